"""Rulings 21 to 27: length and order of play."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import kit
from games.thebes.position import GAME, begun, date, everything, markers, seat, show, stand
from ostraka.core.play import OVER
from ostraka.core.table import Table, settle
from ostraka.games.thebes.knowledge.odds import odds
from ostraka.games.thebes.rules.chapters.order import plays_after
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.seats import OWN, TIME
from ostraka.games.thebes.rules.steps import PLANNING


@pytest.mark.rule("thebes/21")
@pytest.mark.parametrize(("seats", "weeks"), [(2, 156), (3, 141), (4, 104)])
def test_everybody_has_the_same_time(seats: int, weeks: int) -> None:
    assert odds(begun(seats).view(0))["left"] == [weeks] * seats


@pytest.mark.rule("thebes/22")
def test_the_top_of_the_stack_begins() -> None:
    table = Table(GAME, 3)
    table.say(*(f"open congress {city}" for city in ("paris", "berlin", "vienna", "moscow")))
    table.say("stack 1-2-3")  # from bottom to top
    assert seat(table) == 3
    table.say("take 2", "open car rome")
    assert seat(table) == 2
    table.say("take 3", "open shovel rome")
    assert seat(table) == 1


@pytest.mark.rule("thebes/23")
def test_the_rearmost_plays_and_years_count_first() -> None:
    assert seat(markers(begun(), "1901/52", "1902/1")) == 1
    assert seat(markers(begun(), "1902/1", "1901/52")) == 2
    table = markers(begun(3), "1901/20", "1901/19", "1901/21")
    assert seat(table) == 2
    table.say("take 1", "open car rome")  # two weeks to Paris, two for the congress
    assert date(table, 2) == "1901/23"
    assert seat(table) == 1


@pytest.mark.rule("thebes/23")
def test_a_marker_comes_to_stand_between_others() -> None:
    table = markers(begun(4), "1902/1", "1902/3", "1902/6", "1902/9")
    table.say("take 1", "open car rome")  # four weeks
    assert date(table, 1) == "1902/5"
    assert everything(table)["track"] == [1, 0, 2, 3]


@pytest.mark.rule("thebes/23", "thebes/24", "thebes/25")
@pytest.mark.parametrize("seats", GAME.seats)
def test_who_plays_after_a_step_is_known_before_it(seats: int) -> None:
    for seed in range(5):
        state = cast(Board, GAME.setup(seats, settle(GAME, {})))
        expected = None
        for actor, action in kit.walk(state, Random(seed)):
            if actor >= 0 and state.task == PLANNING:
                assert expected in (actor, None)
            if actor >= 0:
                after = state.clone()
                after.apply(action)
                before, week = (each.own[actor * OWN + TIME] for each in (state, after))
                expected = plays_after(state, week) if week > before else None


@pytest.mark.rule("thebes/24")
def test_on_a_shared_space_the_topmost_plays() -> None:
    table = markers(begun(4), "1902/8", "1902/8", "1902/9", "1902/10")
    assert seat(table) == 2, "seat 2 lies on seat 1"
    table.say("take 1", "open car rome")
    assert seat(table) == 1


@pytest.mark.rule("thebes/25")
def test_a_marker_that_arrives_goes_on_top() -> None:
    table = stand(markers(begun(3), "1901/21", "1901/24", "1901/30"), 1, "vienna")
    table = show(table, "greece 2 rome", "car moscow", "shovel rome", "shovel london")
    table.say("take 1", "open zeppelin rome")
    assert date(table, 1) == date(table, 2) == "1901/24"
    assert everything(table)["track"] == [0, 1, 2]
    assert seat(table) == 1


@pytest.mark.rule("thebes/26")
def test_a_player_goes_on_until_they_have_overtaken_another() -> None:
    table = stand(markers(begun(), "1901/10", "1901/12"), 1, "paris")
    table.say("take 1", "open car rome")  # two weeks: level with the other
    assert date(table, 1) == "1901/12"
    assert seat(table) == 1
    table = stand(markers(begun(), "1901/10", "1901/12"), 1, "london")
    table.say("take 1", "open car rome")  # three weeks
    assert seat(table) == 2


@pytest.mark.rule("thebes/27")
def test_a_finished_marker_never_plays() -> None:
    table = markers(begun(3), "1904/1", "1903/40", "1904/1")
    assert seat(table) == 2
    table.say("take 2", "open car rome")
    assert date(table, 2) == "1903/43"
    assert seat(table) == 2
    table.say("give up")
    assert date(table, 2) == "1904/1"
    assert table.actor == OVER
