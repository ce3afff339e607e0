"""The computer opponents, by level."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ostraka.bots.random import RandomBot
from ostraka.core.errors import NoSuchBot
from ostraka.core.play import Bot, Game

LEVELS = ("random", "student", "digger", "scholar", "professor")


def check(names: Iterable[str]) -> None:
    """Complain about bots that there are none of."""
    for name in names:
        if name not in LEVELS:
            raise NoSuchBot(name, LEVELS)


def make(name: str, game: Game, rng: Random) -> Bot:
    """A bot of that name, with a stream of chance of its own."""
    check([name])
    return RandomBot(rng)
