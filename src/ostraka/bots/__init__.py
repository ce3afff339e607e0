"""The computer opponents, by level."""

from __future__ import annotations

from random import Random

from ostraka.bots.random import RandomBot
from ostraka.core.errors import NoSuchBot
from ostraka.core.play import Bot

LEVELS = ("random",)


def make(level: str, rng: Random) -> Bot:
    """An opponent of that level, with a stream of chance of its own."""
    if level not in LEVELS:
        raise NoSuchBot(level, LEVELS)
    return RandomBot(rng)
