"""Rulings 58 to 68, 110, 111, 120, 121 and 129: locks and idols."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
    at,
    everything,
    finish_round,
    legal,
    load,
    outcomes,
    person,
    player,
    roll,
    seat,
    told,
    view,
    wounds,
    write,
)
from ostraka.core.table import Table

AWAY = "a9 n, e10 e, f9 n"
"""Mummies far from every alcove."""


def before(god: str, cards: str = "", actions: int = 3, who: str = "chartier") -> Table:
    """Somebody before an alcove, Rice in the den."""
    space = {"sobek": "a7", "hededet": "f7", "anubis": "a5", "thoth": "f5", "horus": "c10"}[god]
    return at(person(who, space, cards, actions), person("rice", "c2", "", 1), mummies=AWAY)


def opens(god: str, dice: str) -> bool:
    """Whether these dice open a lock."""
    table = before(god)
    table.say(f"pick {god}")
    roll(table, dice)
    return player(table)["idols"] == [god]


@pytest.mark.rule("pyramid/58")
def test_from_the_space_before_the_alcove() -> None:
    found = {}
    for space in ("a5", "a6", "a7", "b7", "f5", "f7", "b10", "c10", "d10", "e10"):
        table = at(person("gore", space, "", 1), person("rice", "c1"))
        found[space] = legal(table, "pick")
    assert {space: ways[0].split()[1] for space, ways in found.items() if ways} == {
        "a5": "anubis", "a7": "sobek", "f5": "thoth", "f7": "hededet", "c10": "horus",
        "d10": "horus",
    }  # fmt: skip


@pytest.mark.rule("pyramid/59")
def test_an_action_rolls_five_dice_and_every_number_must_be_there() -> None:
    table = before("sobek", actions=2)
    table.say("pick sobek")
    assert everything(table)["dice"] == [0, 0, 0, 0, 0] and actions(table) == 1
    roll(table, "3,1,6,2,2")
    assert player(table)["idols"] == ["sobek"]


@pytest.mark.rule("pyramid/60")
@pytest.mark.parametrize("god", ["sobek", "hededet"])
def test_sobek_and_hededet_need_one_two_three(god: str) -> None:
    assert opens(god, "1,2,3,3,6") and not opens(god, "1,2,2,4,5")


@pytest.mark.rule("pyramid/61")
@pytest.mark.parametrize("god", ["thoth", "anubis"])
def test_thoth_and_anubis_need_four_numbers(god: str) -> None:
    assert opens(god, "4,3,2,1,1") and not opens(god, "1,2,3,5,6")


@pytest.mark.rule("pyramid/62")
def test_horus_needs_five() -> None:
    table = before("horus")
    table.say("pick horus")
    roll(table, "5,4,3,2,1")
    assert player(table)["idols"] == ["horus"]
    assert not opens("horus", "1,2,3,4,6")


@pytest.mark.rule("pyramid/63")
def test_each_further_action_throws_any_of_the_dice_again() -> None:
    table = before("sobek")
    table.say("pick sobek")
    roll(table, "2,3,4,4,6")
    assert told(table, "lacks")[-1]["numbers"] == "1"
    assert legal(table, "lift") == ["lift 2", "lift 3", "lift 4", "lift 6"]
    table.say("lift 4", "lift 6", "lift 4")
    assert legal(table) == ["lift 2", "lift 3", "throw"]
    table.say("throw")
    assert outcomes(table) == {f"roll blue {pips}": 1 for pips in range(1, 7)}
    roll(table, "1,5,5")
    assert player(table)["idols"] == ["sobek"] and actions(table) == 1


@pytest.mark.rule("pyramid/63")
def test_all_or_one_but_not_none_may_be_thrown_again() -> None:
    table = before("sobek")
    table.say("pick sobek")
    roll(table, "4,4,4,4,4")
    table.say("lift 4")
    assert "throw" in legal(table) and "end" not in legal(table)
    table.say("lift 4", "lift 4", "lift 4", "lift 4")
    assert legal(table) == ["throw"]
    table.say("throw")
    assert everything(table)["dice"] == [0] * 5


@pytest.mark.rule("pyramid/64")
def test_the_idol_is_taken_for_no_action_and_cannot_be_declined() -> None:
    table = before("sobek", actions=1)
    table.say("pick sobek")
    roll(table, "1,2,3,4,5")
    assert player(table)["idols"] == ["sobek"] and actions(table) == 0
    assert seat(table) == 2


@pytest.mark.rule("pyramid/65")
def test_dice_are_saved_for_nobody() -> None:
    table = at(
        person("gore", "a7", "", 1),
        person("ardila", "a7", "", 1),
        keeper=2,
        mummies="a9 n, e10 e, f9 n",
    )
    table.say("pick sobek")
    roll(table, "1,2,5,5,6")
    finish_round(table, block=36)
    roll(table, "6,1,1,1,1")
    assert seat(table) == 1 and legal(table, "pick", "lift") == ["pick sobek"]
    table = at(person("gore", "a7", "", 1), person("ardila", "a7", "", 1), mummies=AWAY)
    table.say("pick sobek")
    roll(table, "1,2,5,5,6")
    assert seat(table) == 2 and legal(table, "pick", "lift") == ["pick sobek"]
    table.say("pick sobek")
    assert everything(table)["dice"] == [0] * 5


@pytest.mark.rule("pyramid/66")
def test_another_action_ends_the_attempt_a_free_one_does_not() -> None:
    table = before("anubis", "antidote, snake")
    table.say("pick anubis")
    roll(table, "1,2,5,5,6")
    table.say("cure snake")
    assert legal(table, "pick", "lift") == ["lift 1", "lift 2", "lift 5", "lift 6"]
    table.say("open anubis-1", "reveal anubis 4")
    assert legal(table, "pick", "lift") == ["pick anubis"]
    table.say("pick anubis")
    assert everything(table)["dice"] == [0] * 5


@pytest.mark.rule("pyramid/67")
def test_after_success_the_turn_goes_on() -> None:
    """Delroy Chartier in the rulebook: a roll, three dice again, then a step."""
    table = before("sobek")
    table.say("pick sobek")
    roll(table, "2,3,4,4,6")
    table.say("lift 4", "lift 4", "lift 6", "throw")
    roll(table, "1,5,5")
    assert actions(table) == 1
    table.say("move a8")
    assert player(table)["space"] == "a8" and player(table)["idols"] == ["sobek"]
    finish_round(table, block=36)
    table.say("done", "decline")
    roll(table, "6,1,1,1,1")
    assert actions(table, 1) == 0 and actions(table, 2) == 1, "the green die is cursed now"


@pytest.mark.rule("pyramid/68")
def test_each_idol_can_be_won_once() -> None:
    table = at(person("gore", "a7", "", 2), person("ardila", "a7", "", 1), mummies=AWAY)
    table.say("pick sobek")
    roll(table, "1,2,3,4,5")
    assert legal(table, "pick", "lift") == []
    table.say("end")
    assert seat(table) == 2 and legal(table, "pick") == []


@pytest.mark.rule("pyramid/110")
def test_the_idol_of_horus_brings_a_block_down() -> None:
    table = at(person("gore", "c10", "", 1), person("rice", "c6", "", 1), mummies=AWAY)
    table.say("pick horus")
    roll(table, "1,2,3,4,5")
    assert len(outcomes(table)) == 36
    table.say("fall 22")
    assert seat(table) == 2 and wounds(table, 2) == {"block": 1}
    assert legal(table) == ["jump c5", "jump b6", "jump d6", "jump c7"]
    table.say("jump c7")
    assert everything(table)["blocks"] == [22]


@pytest.mark.rule("pyramid/110")
def test_other_idols_bring_none() -> None:
    for god in ("sobek", "hededet", "anubis", "thoth"):
        table = before(god)
        table.say(f"pick {god}")
        roll(table, "1,2,3,4,5")
        assert seat(table) == 1 and everything(table)["blocks"] == []


@pytest.mark.rule("pyramid/111")
def test_that_block_is_never_the_one_set_aside_and_comes_on_top() -> None:
    down = [block for block in range(8, 37) if block not in (20, 31)]
    table = at(person("gore", "c10", "udjat", 2), person("sarti", "d7", "", 1), mummies=AWAY)
    written = everything(table)
    written["blocks"] = sorted({*down, *range(1, 7)} - {7, 20, 31})
    table = write(table, written)
    table.say("udjat", "see block 20", "keep", "pick horus")
    roll(table, "1,2,3,4,5")
    assert outcomes(table) == {"fall 7": 1, "fall 31": 1}
    table.say("fall 31")
    assert everything(table)["omen"]["aside"] == 20


@pytest.mark.rule("pyramid/111")
def test_the_winner_goes_on_with_their_turn_and_dodging_is_possible() -> None:
    table = at(person("gore", "c10", "udjat", 2), person("sarti", "d7", "", 1), mummies=AWAY)
    table.say("udjat", "see block 20", "keep", "pick horus")
    roll(table, "1,2,3,4,5")
    table.say("fall 27")
    assert (seat(table), legal(table)) == (2, ["dodge", "decline"])
    table.say("dodge", "jump d8")
    assert seat(table) == 1 and actions(table) == 1 and load(table, 2) == 0
    table.say("end", "end", "walk 0")
    assert outcomes(table) == {"fall 20": 1}


@pytest.mark.rule("pyramid/120")
def test_a_crowbar_replaces_one_missing_number() -> None:
    table = before("thoth", "crowbar")
    table.say("pick thoth")
    roll(table, "1,2,3,6,6")
    assert legal(table) == ["crowbar", "decline"]
    table.say("crowbar")
    assert player(table)["idols"] == ["thoth"] and player(table)["equipment"] == {}
    assert everything(table)["pile"] == {"crowbar": 1}
    table = before("thoth", "crowbar")
    table.say("pick thoth")
    roll(table, "1,2,5,6,6")
    assert "crowbar" not in legal(table)


@pytest.mark.rule("pyramid/121")
def test_its_moment_is_after_a_roll_and_two_helps_never_go_together() -> None:
    table = before("horus", "2 crowbar", who="ardila")
    table.say("pick horus")
    roll(table, "1,2,3,6,6")
    assert view(table)["task"] == "act" and legal(table, "crowbar", "lockpick") == []
    table = before("sobek", "crowbar", who="ardila")
    table.say("pick sobek")
    roll(table, "1,2,4,6,6")
    assert legal(table) == ["crowbar", "lockpick", "decline"]
    table.say("decline")
    assert legal(table, "crowbar", "lockpick") == [], "not until the dice are thrown again"
    table.say("lift 6", "throw")
    roll(table, "5")
    assert legal(table) == ["crowbar", "lockpick", "decline"]


@pytest.mark.rule("pyramid/129")
def test_the_lockpick_opens_what_lacks_one_number() -> None:
    table = before("horus", who="ardila")
    table.say("pick horus")
    roll(table, "1,2,3,5,5")
    assert legal(table) == ["lockpick", "decline"]
    table.say("lockpick", "fall 36")
    assert player(table)["idols"] == ["horus"] and player(table)["used"]
    table = before("horus", who="ardila")
    table.say("pick horus")
    roll(table, "1,2,2,5,5")
    assert "lockpick" not in legal(table)
    table = before("horus", who="ardila")
    table.say("pick horus")
    roll(table, "1,2,3,5,5")
    table.say("decline", "lift 5", "throw")
    roll(table, "4")
    table.say("fall 36")
    assert player(table)["idols"] == ["horus"] and not player(table)["used"]
