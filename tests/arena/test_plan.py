"""Who plays whom: every player has every seat equally often, and a plan is its games."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from ostraka import game
from ostraka.arena.plan import Plan, Series, ladder, simulation
from ostraka.core.errors import OstrakaError

GAME = game("tutankhamun")


def pairing(
    bots: str, seats: tuple[int, ...] = (2,), games: int = 4, pairs: str = "neighbours"
) -> Plan:
    return ladder(GAME, {}, bots.split(","), pairs, seats, games, "7")


@pytest.mark.parametrize("seats", GAME.seats)
def test_two_bots_fill_a_table_evenly(seats: int) -> None:
    series = Series(("a", "b"), seats, 1000, "")
    for number in range(0, 60, 2):
        one, other = series.seating(number), series.seating(number + 1)
        assert [1 - player for player in one] == list(other), (
            "the second game is the first, swapped"
        )
        assert abs(one.count(0) - one.count(1)) == seats % 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_way_to_sit_comes_equally_often(seats: int) -> None:
    ways = comb(seats, seats // 2) * (2 if seats % 2 else 1)
    found = Counter(Series(("a", "b"), seats, 0, "").seating(number) for number in range(3 * ways))
    assert len(found) == ways and set(found.values()) == {3}


def test_with_a_player_for_each_seat_they_move_up_one_seat_a_game() -> None:
    series = Series(("a", "b", "c"), 3, 6, "")
    seatings = [series.seating(number) for number in range(3)]
    assert seatings == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_games_of_a_round_have_the_same_chance_and_others_do_not() -> None:
    two = [match.seed for match in pairing("random,student", (2, 3)).matches()]
    assert (
        two
        == ["7/2/random student/0"] * 2
        + ["7/2/random student/1"] * 2
        + ["7/3/random student/0"] * 2
        + ["7/3/random student/1"] * 2
    )
    three = simulation(GAME, {}, ["random"] * 3, 6, "7").matches()
    assert [(match.seed, match.turn) for match in three] == [
        ("7/0", 0), ("7/0", 1), ("7/0", 2), ("7/1", 0), ("7/1", 1), ("7/1", 2),
    ]  # fmt: skip


def test_neighbours_or_all() -> None:
    some = [series.players for series in pairing("random,student,digger").series]
    assert some == [("random", "student"), ("student", "digger")]
    all_ = [series.players for series in pairing("random,student,digger", pairs="all").series]
    assert all_ == [("random", "student"), ("random", "digger"), ("student", "digger")]


def test_a_pair_plays_the_same_games_whoever_else_is_there() -> None:
    alone = [(match.bots, match.seed, match.turn) for match in pairing("student,digger").matches()]
    among = pairing("random,student,digger").matches()
    assert alone == [(match.bots, match.seed, match.turn) for match in among][4:]


def test_a_bot_does_not_climb_alone() -> None:
    for bots in ("random", "random,random"):
        with pytest.raises(OstrakaError, match="two or more bots"):
            pairing(bots)
