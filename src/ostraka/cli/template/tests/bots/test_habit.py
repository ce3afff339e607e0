"""What bots lean to."""

from __future__ import annotations

import pytest

from ostraka.core.table import Table
from ostraka.games import game


@pytest.mark.parametrize(
    ("lamp", "storm", "lights"),
    [(1, "gust", False), (3, "gust", False), (4, "gust", True), (4, "gale", False)],
)
def test_a_lamp_is_lit_if_it_promises_more_than_waiting(
    lamp: int, storm: str, lights: bool
) -> None:
    table = Table(game("lantern"), 2, {"storm": storm})
    table.say(f"deal {lamp}", "deal 8")
    light, wait = table.game.habit(table.state, table.legal())
    assert (light > wait) == lights


def test_the_judge_expects_what_a_sensible_player_would_get() -> None:
    table = Table(game("lantern"), 2)
    table.say("deal 6", "deal 1")
    assert table.game.judge(table.state) == [5.0, 3.0]
    table.say("light")
    assert table.game.judge(table.state) == [5.0, 3.0]
    table.say("roll 1")
    assert table.game.judge(table.state) == [0.0, 3.0]
