"""The rulings about lamps and the storm. Every test names the ruling that it shows."""

from __future__ import annotations

import pytest

from ostraka.core.play import OVER, places
from ostraka.core.table import Table
from ostraka.games import game


def dealt(**options: str) -> Table:
    """Two players with the lamps 8 and 2. Without a source of chance a table waits to be told."""
    table = Table(game("lantern"), 2, options)
    table.say("deal 8", "deal 2")
    return table


@pytest.mark.rule("lantern/1")
def test_only_the_owner_sees_a_lamp() -> None:
    assert dealt().view(0)["lamps"] == [8, 0]
    assert [note.details["lamp"] for note in dealt().heard(1)] == [2]


@pytest.mark.rule("lantern/2")
def test_everyone_lights_or_waits() -> None:
    assert dealt().legal_texts() == ["light", "wait"]


@pytest.mark.rule("lantern/3")
@pytest.mark.parametrize(("storm", "points"), [("gust", [0, 8]), ("gale", [0, 0])])
def test_the_storm_blows_lamps_out(storm: str, points: list[int]) -> None:
    for pips, expected in zip((1, 2), points, strict=True):
        table = dealt(storm=storm)
        table.say("light", f"roll {pips}")
        assert table.state.scores()[0] == (expected,)
        assert table.view(1)["lamps"] == [8, 2]


@pytest.mark.rule("lantern/4")
def test_waiting_keeps_the_lamp_secret_and_brings_three_points() -> None:
    table = dealt()
    table.say("wait")
    assert table.state.scores()[0] == (3,)
    assert table.view(1)["lamps"] == [0, 2]


@pytest.mark.rule("lantern/5")
def test_most_points_win_and_equal_points_share() -> None:
    table = dealt()
    table.say("wait", "wait")
    assert table.actor == OVER
    assert places(table.state.scores()) == [1, 1]
