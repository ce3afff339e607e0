"""Rulings 33 to 35 and 105 to 109: the number of actions, and the curse."""

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
)
from ostraka.core.table import Table
from ostraka.games.pyramid.rules.box import DICE, GODS

LEVELS = {2: "", 3: "4 mummy", 4: "7 mummy", 5: "10 mummy"}
"""Cards that make a level."""


def rolling(*cards: str) -> Table:
    """Everybody with such cards, before the dice are rolled."""
    names = ("gore", "rice", "wahab", "ardila")
    people = [person(name, "c2", held) for name, held in zip(names, cards, strict=False)]
    table = at(*people, person("sarti", "c2", "", 1), turn=len(people) + 1)
    finish_round(table, block=36)
    while everything(table)["task"] == "load":
        table.say("done")
    return table


@pytest.mark.rule("pyramid/33")
def test_one_roll_for_all_an_action_for_each_die_at_or_above_the_level() -> None:
    table = rolling(*LEVELS.values())
    assert outcomes(table) == {f"roll green {pips}": 1 for pips in range(1, 7)}
    roll(table, "4,3,3,4,2")
    assert [actions(table, number) for number in (1, 2, 3, 4)] == [5, 4, 2, 0]
    assert told(table, "counted")[-1]["actions"] == "0: 5, 1: 4, 2: 2, 3: 0, 4: 5"


@pytest.mark.rule("pyramid/34")
@pytest.mark.parametrize(("cards", "expected"), [("", 4), ("6 mummy", 1)])
def test_a_cursed_die_is_left_out(cards: str, expected: int) -> None:
    table = rolling(", ".join(filter(None, [cards, "sobek idol"])))
    roll(table, "4,3,3,4,2")
    assert actions(table) == expected


@pytest.mark.rule("pyramid/35")
def test_without_an_action_the_turn_comes_for_what_costs_none() -> None:
    table = rolling("8 mummy, antidote, snake")
    roll(table, "4,3,3,4,2")
    table.say("end")
    assert (seat(table), actions(table)) == (1, 0)
    assert legal(table) == ["cure snake", "end"]


@pytest.mark.rule("pyramid/105")
def test_an_idol_lies_open_with_its_cursed_die() -> None:
    table = at(person("gore", "a7", "", 1), person("rice", "c1"))
    table.say("pick sobek")
    roll(table, "1,2,3,3,6")
    for number in (1, 2):
        assert view(table, number)["players"][0]["idols"] == ["sobek"]
        assert "sobek" not in [idol["god"] for idol in view(table, number)["idols"]]
    assert DICE[GODS.index("sobek")] == "green"


@pytest.mark.rule("pyramid/106")
def test_the_curse_bars_the_die_in_the_owners_count_and_nowhere_else() -> None:
    table = rolling("sobek idol", "")
    roll(table, "4,1,1,1,1")
    assert [actions(table, number) for number in (1, 2)] == [0, 1]
    table = at(person("gore", "f7", "sobek idol", 1), person("rice", "c1"))
    table.say("pick hededet")
    roll(table, "1,2,3,6,6")
    assert player(table)["idols"] == ["sobek", "hededet"], "the green 1 serves on a lock"


@pytest.mark.rule("pyramid/107")
@pytest.mark.parametrize(
    ("god", "dice"),
    [
        ("sobek", "1,6,6,6,6"),
        ("hededet", "6,1,6,6,6"),
        ("thoth", "6,6,1,6,6"),
        ("anubis", "6,6,6,1,6"),
        ("horus", "6,6,6,6,1"),
    ],
)
def test_every_god_has_a_die(god: str, dice: str) -> None:
    table = rolling(f"{god} idol", "")
    roll(table, dice)
    assert [actions(table, number) for number in (1, 2)] == [4, 4], "the die cost nothing"
    table = rolling("hededet idol")
    roll(table, "6,6,1,1,1")
    assert actions(table) == 1


@pytest.mark.rule("pyramid/108")
def test_several_idols_bar_all_their_dice() -> None:
    table = rolling("sobek idol, horus idol")
    roll(table, "6,5,2,3,6")
    assert actions(table) == 3


@pytest.mark.rule("pyramid/109")
def test_an_idol_thrown_away_in_phase_one_lifts_its_curse_at_once() -> None:
    table = at(person("gore", "c2", "sobek idol"), person("rice", "c2", "", 1), turn=2)
    finish_round(table, block=36)
    assert "discard sobek idol" in legal(table)
    table.say("discard sobek idol")
    roll(table, "4,3,3,4,2")
    assert (actions(table), load(table)) == (5, 0)
