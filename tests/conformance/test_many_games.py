"""Ten thousand random games of every game, over all seats and options, end and add up; a thousand
on the sources."""

from __future__ import annotations

from random import Random

import pytest

import kit
from contract import LONGEST
from ostraka.core.play import CHANCE, OVER, Game, Note, below


@pytest.mark.parametrize(("game", "seats"), kit.TABLES, ids=kit.TABLE_NAMES)
def test_random_games_end_and_add_up(game: Game, seats: int) -> None:
    invariants = kit.invariants(game)
    options = kit.every_option(game)
    rng = Random(seats)
    endings = set()
    for number in range(-(-kit.many(10_000) // len(game.seats))):
        state = game.setup(seats, options[number % len(options)])
        notes: list[Note] = []
        steps = 0
        while (actor := state.actor()) != OVER:
            legal = [] if actor == CHANCE else state.legal()
            action = legal[below(rng, len(legal))] if legal else state.sample(rng)
            state.apply(action, notes)
            steps += 1
            assert steps < LONGEST, "the game does not end"
        invariants.settle(state, notes)
        endings.add(state.ending())
    assert endings <= set(game.endings)
    assert len(endings) > 1 or len(game.endings) == 1
