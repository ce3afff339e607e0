"""Rulings 122 to 126, 135 and 136: udjat and clairvoyance."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
    at,
    everything,
    finish_round,
    legal,
    outcomes,
    person,
    player,
    roll,
    seat,
    told,
    view,
    write,
)
from ostraka.core.play import WATCHER
from ostraka.core.table import Table


def looking(left: tuple[int, ...] = (), who: str = "ardila", cards: str = "udjat") -> Table:
    """Seat 1 may look at the next block; so many are left in the box, or all but a few."""
    people = person(who, "c2", cards, 2), person("rice", "c2"), person("gore", "c2", "udjat")
    table = at(*people)
    written = everything(table)
    if left:
        written["blocks"] = [block for block in range(1, 37) if block not in left]
    return write(table, written)


@pytest.mark.rule("pyramid/122")
def test_an_udjat_shows_a_block_that_falls_or_is_changed() -> None:
    table = looking()
    table.say("udjat")
    assert outcomes(table) == {f"see block {block}": 1 for block in range(1, 37)}
    assert everything(table)["pile"] == {"udjat": 1} and actions(table) == 2
    table.say("see block 20")
    assert legal(table) == ["keep", "change"]
    kept, changed = table.state.clone(), table.state.clone()
    table.state = kept
    table.say("keep", "end", "walk 0")
    assert outcomes(table) == {"fall 20": 1}
    table.state = changed
    table.say("change", "end", "walk 0")
    assert "fall 20" not in outcomes(table) and len(outcomes(table)) == 35


@pytest.mark.rule("pyramid/123")
def test_one_look_in_a_round_for_the_whole_table() -> None:
    table = looking(cards="2 udjat")
    table.say("udjat", "see block 36", "keep")
    assert legal(table, "udjat") == []
    table.say("end", "walk 0")
    assert everything(table)["task"] == "fall", "seat 3 is asked neither on its turn nor in phase 5"
    table.say("fall 36")
    assert (seat(table), legal(table)) == (3, ["udjat", "decline"]), "the next round it is offered"
    table.say("decline", "decline", "done", "done")
    roll(table, "1,1,1,1,1")
    assert (seat(table), legal(table)) == (3, ["udjat", "end"])


@pytest.mark.rule("pyramid/124")
def test_as_the_round_begins_from_the_keeper_on() -> None:
    people = person("ardila", "c2", "udjat"), person("rasputin", "c2")
    table = at(*people, person("gore", "c2", "udjat, necklace 1", 1), turn=3, keeper=3)
    table.say("end", "end", "end", "walk 0", "decline", "decline", "decline", "fall 36")
    assert (everything(table)["phase"], everything(table)["round"]) == ("start", 4)
    assert (seat(table), legal(table)) == (1, ["udjat", "decline"])
    table.say("decline")
    assert (seat(table), legal(table)) == (2, ["clairvoyance", "decline"])
    table.say("clairvoyance", "see block 20", "keep")
    assert (everything(table)["phase"], seat(table)) == ("load", 1), "seat 3 is not asked any more"
    table.say("done", "done")
    roll(table, "1,1,1,1,1")
    table.say("walk 0")
    assert outcomes(table) == {"fall 20": 1}


@pytest.mark.rule("pyramid/124")
def test_a_player_who_waits_as_the_round_begins_can_look_later() -> None:
    table = at(person("rasputin", "c2"), person("gore", "c2", "", 1), turn=2, keeper=2)
    table.say("end", "end", "walk 0", "decline", "fall 36", "decline")
    roll(table, "1,1,1,1,1")
    assert legal(table) == ["clairvoyance", "end"]
    table.say("end", "walk 0")
    assert legal(table) == ["clairvoyance", "decline"]


@pytest.mark.rule("pyramid/124")
def test_nobody_is_asked_as_the_round_begins_where_only_turns_count() -> None:
    people = person("rasputin", "c2"), person("gore", "c2", "", 1)
    table = at(*people, turn=2, keeper=2, foresight="own_turn")
    table.say("end", "end", "walk 0", "decline", "fall 36")
    assert (everything(table)["phase"], everything(table)["task"]) == ("dice", "roll")


@pytest.mark.rule("pyramid/124")
def test_on_ones_turn_or_before_the_block_from_the_keeper_on() -> None:
    people = person("ardila", "c2", "udjat"), person("rasputin", "c2", "", 1)
    table = at(*people, person("gore", "c2", "udjat"), turn=2, keeper=2)
    assert legal(table, "clairvoyance") == ["clairvoyance"]
    table.say("end", "end", "end", "walk 0")
    assert (seat(table), legal(table)) == (2, ["clairvoyance", "decline"])
    table.say("decline")
    assert (seat(table), legal(table)) == (3, ["udjat", "decline"])
    table.say("udjat", "see block 36", "keep")
    assert everything(table)["task"] == "fall", "seat 1 is not asked any more"


@pytest.mark.rule("pyramid/125")
def test_the_changed_block_is_another_each_equally_likely() -> None:
    table = looking((7, 20, 31))
    table.say("udjat", "see block 20", "change", "end", "walk 0")
    assert outcomes(table) == {"fall 7": 1, "fall 31": 1}
    table = looking((20,))
    table.say("udjat", "see block 20")
    assert legal(table) == ["keep"]


@pytest.mark.rule("pyramid/126")
def test_the_number_is_known_to_the_seer_alone() -> None:
    table = looking()
    table.say("udjat", "see block 20")
    assert told(table, "foresaw", 1) == [{"block": 20}]
    table.say("keep")
    hidden = {"state": "kept", "seer": 0, "aside": None, "returned": None}
    assert view(table, 1)["omen"] == {**hidden, "aside": 20}
    for number in (2, 3, WATCHER + 1):
        assert view(table, number)["omen"] == hidden
        assert told(table, "foresaw", number) == []


@pytest.mark.rule("pyramid/126")
def test_of_a_changed_one_the_seer_knows_what_it_is_not() -> None:
    table = looking()
    table.say("udjat", "see block 20", "change")
    assert view(table, 1)["omen"] == {
        "state": "changed", "seer": 0, "aside": None, "returned": 20,
    }  # fmt: skip
    assert view(table, 2)["omen"]["returned"] is None
    assert everything(table)["omen"]["aside"] is None, "nobody has seen it: it is not decided yet"


@pytest.mark.rule("pyramid/135")
def test_clairvoyance_is_the_same_look_without_a_card() -> None:
    table = looking(who="rasputin", cards="")
    table.say("clairvoyance", "see block 4", "change")
    assert player(table)["used"] and everything(table)["pile"] == {}
    table.say("end", "walk 0")
    assert "fall 4" not in outcomes(table)


@pytest.mark.rule("pyramid/136")
def test_no_clairvoyance_in_a_round_with_an_udjat_nor_the_other_way() -> None:
    people = person("ardila", "c2", "udjat", 1), person("rasputin", "c2", "", 1)
    table = at(*people)
    table.say("udjat", "see block 36", "keep", "end")
    assert legal(table, "clairvoyance") == []
    table.say("end", "walk 0")
    assert everything(table)["task"] == "fall" and not player(table, 2)["used"]
    table = at(*people, turn=2, keeper=2)
    table.say("clairvoyance", "see block 36", "keep")
    finish_round(table, block=36)
    assert player(table)["equipment"] == {"udjat": 1}
