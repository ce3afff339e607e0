"""Perft: how many journals of length n follow a position, chance included.

`perft.toml` beside a game's tests names positions and their counts; a wrong one is reported with
the count below each first step, so that the wrong branch is found by halving.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import kit
from kit import steps_of
from ostraka.core.play import OVER, Game, State
from ostraka.core.table import Table

POSITIONS = [
    (game, each) for game in kit.GAMES for each in kit.data(game, "perft.toml")["position"]
]


def perft(state: State, depth: int) -> int:
    if depth == 0 or state.actor() == OVER:
        return 1 if depth == 0 else 0
    steps = steps_of(state)
    if depth == 1:
        return len(steps)
    total = 0
    for action in steps:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def below_each(game: Game, state: State, depth: int) -> Mapping[str, int]:
    found = {}
    for action in steps_of(state):
        after = state.clone()
        after.apply(action)
        found[game.notation.text(action)] = perft(after, depth - 1)
    return found


@pytest.mark.parametrize(
    ("game", "position"), POSITIONS, ids=[f"{g.key}-{each['name']}" for g, each in POSITIONS]
)
def test_the_number_of_journals(game: Game, position: dict[str, Any]) -> None:
    table = Table(game, position["seats"], position.get("options", {}))
    table.say(*position.get("steps", []))
    for depth, count in enumerate(position["counts"], 1):
        found = perft(table.state, depth)
        assert found == count, f"depth {depth}: {below_each(game, table.state, depth)}"
