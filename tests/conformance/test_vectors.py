"""Numbers for learners: every one named, none beyond its bounds, all from the view alone."""

from __future__ import annotations

import json
from random import Random

import pytest

import kit
from ostraka import games
from ostraka.core.play import Game
from ostraka.rl import Coding

TABLES = [(game, seats) for game, seats in kit.TABLES if games.has(game.key, "knowledge.vector")]
NAMES = [f"{game.key}-{seats}" for game, seats in TABLES]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_every_number_has_its_name_and_its_bounds(game: Game, seats: int) -> None:
    coding = Coding(game, seats)
    assert len(set(coding.names)) == len(coding.names), "no name twice"
    assert sum(size for _, size in coding.blocks) == len(coding.names)
    rng = Random(seats)
    every = kit.every_option(game)
    for options in every[:: 1 + len(every) // 4]:
        state = game.setup(seats, options)
        for _ in kit.walk(state, rng):
            if rng.random() < 0.05:
                for seat in range(seats):
                    vector = coding.vector(state.view(seat), named=True)
                    assert vector.names == coding.names, "a name must keep its place"
                    assert len(vector.values) == len(coding.names)
                    assert all(-1 <= value <= 1 for value in vector.values)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_they_come_from_the_view_alone(game: Game, seats: int) -> None:
    """From a view that went over the wire the numbers are the same, and every position that a seat
    thinks possible gives them too: nothing else can be behind them."""
    coding = Coding(game, seats)
    rng = Random(seats)
    every = kit.every_option(game)
    for options in every[:: 1 + len(every) // 2]:
        state = game.setup(seats, options)
        for actor, _ in kit.walk(state, rng):
            if actor >= 0 and rng.random() < 0.03:
                for seat in range(seats):
                    view = state.view(seat)
                    text = json.dumps(view)
                    values = coding.vector(view).values
                    assert json.dumps(view) == text, "a view is read, not written"
                    assert coding.vector(json.loads(text)).values == values
                    possible = game.determinize(view)(rng)
                    assert coding.vector(possible.view(seat)).values == values
