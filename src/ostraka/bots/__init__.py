"""The computer opponents, by level."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ostraka.bots.random import RandomBot
from ostraka.core.errors import NoSuchBot
from ostraka.core.play import Bot

LEVELS = ("random",)


def check(levels: Iterable[str]) -> None:
    """Complain about levels that there are none of."""
    for level in levels:
        if level not in LEVELS:
            raise NoSuchBot(level, LEVELS)


def make(level: str, rng: Random) -> Bot:
    """An opponent of that level, with a stream of chance of its own."""
    check([level])
    return RandomBot(rng)
