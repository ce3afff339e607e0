"""Rulings 92 to 97: exhibitions and museums."""

from __future__ import annotations

import pytest

from games.tomb_raiders.position import (
    at_weeks,
    begun,
    everything,
    legal,
    owning,
    player,
    points,
    presenting,
    seat,
    weeks,
)

THREE = ("mesopotamia-1a", "mesopotamia-1b", "mesopotamia-1c")


@pytest.mark.rule("tomb_raiders/92")
def test_artifacts_are_shown_and_kept_and_serve_again() -> None:
    table = at_weeks(owning(presenting(begun(), exhibitions=(1, 2)), *THREE), 0, 50)
    table.say("exhibition 1", "exhibition 2")
    assert player(table)["finds"] == list(THREE) and player(table)["exhibitions"] == [1, 2]
    assert weeks(table) == [18, 50]


@pytest.mark.rule("tomb_raiders/93")
@pytest.mark.parametrize("finds", [THREE, ("mesopotamia-5a", "mesopotamia-5b", "mesopotamia-4a")])
def test_values_do_not_matter(finds: tuple[str, ...]) -> None:
    table = owning(presenting(begun(), exhibitions=(1,)), *finds)
    table.say("exhibition 1")
    assert weeks(table) == [9, 0]


@pytest.mark.rule("tomb_raiders/94")
@pytest.mark.parametrize(
    ("more", "cost"),
    [
        ((), 9),
        (("egypt-1a",), 9),
        (("crete-1a",), 9),
        (("crete-1a", "crete-1b"), 5),
        (("crete-1a", "crete-1b", "egypt-1a"), 3),
    ],
)
def test_steps_add_up(more: tuple[str, ...], cost: int) -> None:
    table = owning(presenting(begun(), exhibitions=(1,)), *THREE, *more)
    table.say("exhibition 1")
    assert weeks(table) == [cost, 0]


@pytest.mark.rule("tomb_raiders/94")
def test_without_the_first_step_there_is_no_exhibition() -> None:
    finds = ("mesopotamia-1a", "mesopotamia-1b", "crete-1a", "crete-1b", "egypt-1a")
    table = owning(presenting(begun(), exhibitions=(1,)), *finds)
    assert not legal(table, "exhibition")


@pytest.mark.rule("tomb_raiders/95")
def test_the_cheapest_step_is_the_only_price() -> None:
    finds = (*THREE, "crete-1a", "crete-1b", "egypt-1a")
    table = owning(presenting(begun(), exhibitions=(1,)), *finds)
    assert legal(table, "exhibition") == ["exhibition 1"]
    table.say("exhibition 1")
    assert weeks(table) == [3, 0] and points(table)[0] == 6 + 5


@pytest.mark.rule("tomb_raiders/96")
def test_a_museum_costs_artifacts_of_any_region() -> None:
    table = owning(presenting(begun(), museums=(2,)), "crete-1a", "egypt-4a")
    assert not legal(table, "museum")
    table = owning(table, "greece-2a")
    table.say("museum 2", "give egypt 4", "give crete 1", "give greece 2")
    assert player(table)["finds"] == [] and player(table)["museums"] == [2]
    assert everything(table)["museums"] == []
    assert sorted(everything(table)["donated"]) == ["crete-1a", "egypt-4a", "greece-2a"]


@pytest.mark.rule("tomb_raiders/97")
def test_the_player_chooses_the_gifts_and_loses_their_points() -> None:
    finds = ("crete-1a", "crete-1b", "greece-2a", "egypt-6a")
    table = owning(presenting(begun(), museums=(2,)), *finds)
    before = points(table)[0]
    table.say("museum 2")
    assert table.legal_texts() == ["give egypt 6", "give greece 2", "give crete 1"]
    table.say("give crete 1", "give crete 1", "give greece 2")
    assert points(table)[0] - before == 3
    assert weeks(table) == [3, 0] and seat(table) == 2
    assert player(table)["finds"] == ["egypt-6a"]


@pytest.mark.rule("tomb_raiders/97")
def test_gifts_no_longer_count_but_exhibitions_held_stay() -> None:
    table = owning(presenting(begun(), exhibitions=(1, 2), museums=(1,)), *THREE)
    table = at_weeks(table, 0, 99)
    table.say("exhibition 1", "museum 1", "give mesopotamia 1", "give mesopotamia 1")
    assert player(table)["exhibitions"] == [1] and not legal(table, "exhibition")


def test_choosing_gifts_can_be_taken_back() -> None:
    table = owning(presenting(begun(), museums=(1,)), "crete-1a", "egypt-4a")
    table.say("museum 1", "give egypt 4")
    table.undo(0)
    table.undo(0)
    assert legal(table, "museum") == ["museum 1"] and player(table)["finds"] != []
