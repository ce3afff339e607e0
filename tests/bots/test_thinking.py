"""Bots find what is best where that is known, and say what they thought."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random
from typing import cast

import pytest

from bots.toys import BOXES, OPEN, Boxes, careless, first_wins, lazy, leaning_to
from ostraka import bots
from ostraka.bots.flat import FlatBot, sure_shares
from ostraka.bots.thinker import Thinker
from ostraka.core.play import Game, State, points

THINKING = ("flat:60", "search:400")


def choice(name: str, state: Boxes, game: Game = BOXES, clock: float = inf) -> int:
    """The number of the box that a bot opens."""
    bot = bots.make(name, game, Random(name))
    return bot.choose(state.view(0), state.legal(), clock) - OPEN


@pytest.mark.parametrize("name", ["greedy:60", *THINKING, "digger", "scholar", "professor"])
def test_a_sure_thing_and_a_better_gamble_are_told_apart(name: str) -> None:
    assert choice(name, Boxes([4, 5, 20], [20, 8, 1], [0, 0])) == 0
    assert choice(name, Boxes([4, 16, 20], [20, 19, 1], [0, 0])) == 1


@pytest.mark.parametrize("name", THINKING)
def test_a_player_behind_gambles_where_a_safe_gain_would_lose(name: str) -> None:
    assert choice(name, Boxes([8, 20, 0], [20, 6, 20], [0, 13])) == 1
    assert choice(name, Boxes([8, 20, 0], [20, 6, 20], [13, 0])) == 0


@pytest.mark.parametrize("name", ["greedy:4", "greedy:16", "flat:8"])
def test_habit_breaks_ties(name: str) -> None:
    """All boxes hold the same; nothing is gained by another than the usual one."""
    alike = Boxes([5, 5, 5], [20, 20, 20], [0, 0])
    for usual in range(3):
        assert choice(name, alike, replace(BOXES, habit=leaning_to(usual))) == usual


def test_a_lead_that_may_be_luck_does_not_outweigh_habit() -> None:
    usual = [0.2] * 8
    lucky, better = [1.0, 0.8, *[0.0] * 6], [0.25, 0.3, 0.2, 0.25, 0.3, 0.25, 0.2, 0.3]
    seldom = [0.01, 1.0]
    assert min(sum(lucky), sum(better)) > sum(usual)
    for gains, leanings, best in (
        ([lucky, usual], seldom, usual),
        ([better, usual], seldom, better),
        ([lucky, usual], [1.0, 1.0], lucky),
    ):
        sure = sure_shares(gains, leanings)
        assert gains[sure.index(max(sure))] == best


@pytest.mark.parametrize("name", THINKING)
def test_nothing_legal_is_left_out_whatever_habit_says(name: str) -> None:
    wide = Boxes([1] * 19 + [20], [20] * 20, [0, 0])
    assert choice(name, wide, replace(BOXES, habit=lazy)) == 19


def test_a_game_can_tell_who_wins_where_points_do_not() -> None:
    """The second box has more in it, but who opens the first has as good as won."""
    state = Boxes([4, 9, 1], [20, 20, 20], [0, 0])
    for game, best in ((BOXES, 1), (replace(BOXES, chances=first_wins), 0)):
        bot = FlatBot(game, 20, 0, Random(1))
        assert bot.choose(state.view(0), state.legal(), inf) == OPEN + best


@pytest.mark.parametrize("name", ["flat:8", "search:4", "professor"])
def test_a_game_says_how_far_to_play_on_before_it_judges(name: str) -> None:
    judged = []

    def judge(state: State) -> list[float]:
        judged.append(len(cast(Boxes, state).opened))
        return points(state)

    state = Boxes([4, 9, 1, 5, 5, 5, 5], [20] * 7, [0] * 6)
    for depth in (0, 2):
        choice(name, state, replace(BOXES, judge=judge, rollout_depth=depth))
        assert min(judged) == 1 + depth, "after the first choice and what is played on"
        judged.clear()


def test_each_seat_is_taken_to_play_for_itself() -> None:
    """Seat 1 can leave the big box to seat 2 or to seat 3; both would take it."""
    state = Boxes([10, 10, 3], [20, 20, 20], [0, 0, 0])
    thoughts = Thinker(BOXES, 600, 4, Random(1)).explain(state.view(0), state.legal(), inf)
    best = thoughts[0]
    assert best["action"] in (OPEN, OPEN + 1)
    assert best["points"] == pytest.approx([10, 10, 3], abs=1.5)


def test_an_explanation_adds_up() -> None:
    state = Boxes([4, 9, 1], [20, 20, 20], [0, 2])
    for bot in (Thinker(BOXES, 300, 4, Random(1)), FlatBot(BOXES, 100, 4, Random(1))):
        thoughts = bot.explain(state.view(0), state.legal(), inf)
        assert sum(thought["visits"] for thought in thoughts) == 300
        assert sorted(thought["action"] for thought in thoughts) == state.legal()
        assert all(0 <= thought["share"] <= 1 for thought in thoughts)
        first = max(thoughts, key=lambda thought: thought["visits"] * thought["share"])
        assert first["action"] == OPEN + 1
        assert first["points"][0] == 9 and first["points"][1] > 4
        assert bot.choose(state.view(0), state.legal(), inf) == OPEN + 1


def test_where_it_makes_no_difference_nobody_thinks() -> None:
    game = replace(BOXES, habit=careless)
    state = Boxes([4, 9, 1], [20, 20, 20], [0, 2])
    for bot in (Thinker(game, 300, 4, Random(1)), FlatBot(game, 100, 4, Random(1))):
        assert bot.explain(state.view(0), state.legal(), inf) == []
        chosen = {bot.choose(state.view(0), state.legal(), inf) for _ in range(60)}
        assert chosen == set(state.legal())


@pytest.mark.parametrize("name", ["flat:1000000000", "search:1000000000"])
def test_a_clock_ends_any_thinking(name: str) -> None:
    assert choice(name, Boxes([1, 20, 1], [20, 20, 20], [0, 0]), clock=0.0) in (0, 1, 2)


def test_a_search_stops_when_more_could_not_change_its_mind() -> None:
    state = Boxes([1, 20, 1], [20, 20, 20], [0, 0])
    hurried, patient = Random(1), Random(1)
    assert Thinker(BOXES, 2000, 4, hurried).choose(state.view(0), state.legal(), inf) == OPEN + 1
    thoughts = Thinker(BOXES, 2000, 4, patient).explain(state.view(0), state.legal(), inf)
    assert sum(thought["visits"] for thought in thoughts) == 2000
    assert thoughts[0]["action"] == OPEN + 1
    assert hurried.getstate() != patient.getstate(), "it drew as often as one who has time"
