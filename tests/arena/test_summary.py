"""What results add up to, against answers that are known."""

from __future__ import annotations

from math import exp, log10, sqrt

import pytest

from ostraka import game
from ostraka.arena import ratings, summary
from ostraka.arena.match import Result
from ostraka.arena.plan import Plan, Series, ladder
from ostraka.arena.summary import Tally, rate_of, wilson

GAME = game("tutankhamun")

BASEBALL: list[list[int]] = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
]
"""The American League of 1987, eastern division: the textbook example of Bradley–Terry (Agresti,
Categorical Data Analysis), from Milwaukee to Baltimore."""


def result(number: int, places: tuple[int, ...], points: tuple[int, ...] = ()) -> Result:
    return Result(number, points or tuple(10 - place for place in places), places, "one left", 5)


def test_ratings_are_those_of_the_textbook() -> None:
    from_baltimore: list[list[int]] = [row[::-1] for row in BASEBALL[::-1]]
    found = ratings.fit(from_baltimore)
    logs = [rating / ratings.POINTS for rating in found[::-1]]
    assert logs == pytest.approx([1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0], abs=6e-4)
    errors = [error / ratings.POINTS for error in ratings.errors(from_baltimore, found)[::-1]]
    assert errors == pytest.approx([0.343, 0.340, 0.337, 0.336, 0.334, 0.332, 0], abs=6e-4)


def test_a_chain_is_rated_step_by_step_however_steep() -> None:
    wins: list[list[float]] = [[0, 0.5, 0], [200.5, 0, 25], [0, 75, 0]]
    steep, step = 400 * log10(401), 400 * log10(3)
    assert ratings.fit(wins) == pytest.approx([0, steep, steep + step], abs=1e-3)
    one, two = 1 / (201 * (0.5 / 201) * (200.5 / 201)), 1 / (100 * 0.25 * 0.75)
    errors = ratings.errors(wins, ratings.fit(wins))
    assert errors == pytest.approx(
        [0, ratings.POINTS * sqrt(one), ratings.POINTS * sqrt(one + two)], rel=1e-4
    )


def test_three_quarters_is_191_points() -> None:
    assert ratings.fit([[0, 1], [3, 0]])[1] == pytest.approx(190.85, abs=0.01)
    assert 1 / (1 + exp(-190.85 / ratings.POINTS)) == pytest.approx(0.75, abs=1e-4)


def test_wilson_by_hand() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_rounds_that_go_the_same_way_are_worth_less() -> None:
    apart = rate_of([(1, 2)] * 20 + [(2, 2)] * 10 + [(0, 2)] * 10)  # as independent games would
    alike = rate_of([(2, 2)] * 20 + [(0, 2)] * 20)
    split = rate_of([(1, 2)] * 39 + [(2, 2), (0, 2)])
    assert apart[0] == alike[0] == split[0] == 0.5
    assert apart[1:] == pytest.approx(wilson(0.5, 78), abs=1e-9)  # 80 but for the estimated mean
    assert alike[1:] == pytest.approx(wilson(0.5, 39), abs=1e-9)
    assert split[1:] == wilson(0.5, 82), "balance is not claimed as knowledge"


def test_where_all_rounds_went_alike_each_counts_once() -> None:
    assert rate_of([(2, 2)] * 50)[1:] == wilson(1.0, 50)
    assert rate_of([(1, 2)] * 50)[1:] == wilson(0.5, 50)
    assert rate_of([]) == (0.0, 0.0, 1.0)


def test_a_shared_win_counts_in_parts_and_is_counted_apart() -> None:
    series = Series(("a", "b"), 3, 4, "")
    assert [series.seating(number) for number in range(2)] == [(0, 1, 1), (1, 0, 0)]
    tally = Tally(series, {0: result(0, (1, 1, 1)), 1: result(1, (3, 1, 1), (0, 6, 7))})
    a, b = tally.players()
    assert (a["wins"], a["shared"], b["wins"], b["shared"]) == (1.3333, 1, 0.6667, 1)
    assert a["mean_score"] == pytest.approx((9 + 6 + 7) / 3, abs=1e-4)


def test_games_that_nobody_won_count_for_nobody() -> None:
    series = Series(("a", "b"), 2, 4, "")
    results = {0: result(0, (2, 1)), 1: result(1, (2, 2)), 2: result(2, (2, 2))}
    tally = Tally(series, results)
    assert tally.nobody == 2 and tally.rate(1, won_only=True)[0] == 1
    assert tally.rate(1, won_only=False)[0] == pytest.approx(1 / 3)
    assert Tally(series, {1: result(1, (2, 2))}).compared() == 0


def test_places_are_compared_seat_by_seat() -> None:
    """Player 0 has one of three seats and comes second: better than one of two."""
    tally = Tally(Series(("a", "b"), 3, 1, ""), {0: result(0, (2, 1, 3))})
    assert tally.compared() == 0.5
    assert Tally(tally.series, {0: result(0, (1, 1, 3))}).compared() == 0.75


def test_a_bot_that_nobody_has_met_yet_has_no_rating() -> None:
    plan = ladder(GAME, {}, ["random", "student", "digger"], "neighbours", [2], 2, "1")
    found = summary.ladder(plan, {0: result(0, (1, 2)), 1: result(1, (1, 2))}, 10, 0.5)
    assert [pair["players"][1]["bot"] for pair in found["pairs"]] == ["student"]
    assert [(each["bot"], each["rating"]) for each in found["ratings"]] == [
        ("random", 0), ("student", 0), ("digger", None),
    ]  # fmt: skip
    assert found["decisions_per_second"] == 20


def test_the_order_in_which_games_end_does_not_matter() -> None:
    series = Series(("a", "b"), 3, 200, "")
    results = {at: result(at, (1, 1, 1) if at % 3 else (2, 1, 1)) for at in range(200)}
    plan = Plan(GAME, {}, (Series(("random", "student"), 3, 200, "1"),))
    backwards = dict(reversed(results.items()))
    assert summary.ladder(plan, results, 1, 1) == summary.ladder(plan, backwards, 1, 1)
    assert Tally(series, results).players() == Tally(series, backwards).players()
