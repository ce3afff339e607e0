"""Random play, compiled with the games: measures what search and self-play get out of them."""

from __future__ import annotations

from random import Random

from ostraka.core.play import CHANCE, OVER, State


def random_play(state: State, rng: Random) -> int:
    """Play at random to the end and return the number of decisions, not counting chance."""
    decisions = 0
    while True:
        actor = state.actor()
        if actor == OVER:
            return decisions
        if actor == CHANCE:
            state.apply(state.sample(rng), None)
        else:
            legal = state.legal()
            state.apply(legal[int(rng.random() * float(len(legal)))], None)
            decisions += 1
