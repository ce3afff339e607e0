"""The levels of computer opponents, and kinds of bots with a budget of your choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from random import Random
from typing import cast

from ostraka.bots.flat import FlatBot
from ostraka.bots.habit import HabitBot
from ostraka.bots.random import RandomBot
from ostraka.bots.thinker import Thinker
from ostraka.core.errors import NoSuchBot
from ostraka.core.play import Bot, Game

SCHOLAR_DEPTH = 6
"""Decisions that a scholar plays out by habit before it asks the judge. Stronger bots play out the
game's `rollout_depth`."""
PROFESSOR_ITERATIONS = 1000
"""Positions that a professor draws for one decision."""
LONGEST_TURN = 40
"""Decisions after which a greedy bot stops even if its turn goes on."""

NAMES = ("Petrie", "Carter", "Mariette", "Belzoni", "Lepsius", "Edwards")
"""What opponents are called at a table."""

Maker = Callable[[Game, Random], Bot]

LEVELS: dict[str, Maker] = {
    "random": lambda game, rng: RandomBot(rng),
    "student": lambda game, rng: HabitBot(game, 0.1, rng),
    "digger": lambda game, rng: FlatBot(game, 16, LONGEST_TURN, rng, greedy=True),
    "scholar": lambda game, rng: Thinker(game, 160, SCHOLAR_DEPTH, rng),
    "professor": lambda game, rng: adviser(game, rng),
}
"""From the weakest to the strongest, the same in all games."""

BUDGETED: dict[str, Callable[[Game, int, Random], Bot]] = {
    "greedy": lambda game, n, rng: FlatBot(game, n, LONGEST_TURN, rng, greedy=True),
    "flat": lambda game, n, rng: FlatBot(game, n, game.rollout_depth, rng),
    "search": lambda game, n, rng: Thinker(game, n, game.rollout_depth, rng),
}
"""Kinds of bots with a budget, as in `search:500`: positions drawn for each decision."""


def check(names: Iterable[str]) -> None:
    """Raise `NoSuchBot` for an unknown name."""
    for name in names:
        _maker(name)


def make(name: str, game: Game, rng: Random) -> Bot:
    """Make a bot from the name of its level or kind, with its own random stream."""
    return _maker(name)(game, rng)


def adviser(game: Game, rng: Random) -> Thinker:
    """Make the strongest bot, which also explains its choices."""
    return Thinker(game, PROFESSOR_ITERATIONS, game.rollout_depth, rng)


def _maker(name: str) -> Maker:
    if name in LEVELS:
        return LEVELS[name]
    kind, _, budget = name.partition(":")
    if kind in BUDGETED and budget.isascii() and budget.isdigit() and int(budget) > 0:
        return lambda game, rng: BUDGETED[kind](game, int(budget), rng)
    if kind and kind not in BUDGETED and budget.isidentifier():
        found = _imported_maker(kind, budget)
        if found is not None:
            return found
    raise NoSuchBot(name, (*LEVELS, *(f"{kind}:N" for kind in BUDGETED), "module:maker"))


def _imported_maker(module: str, maker: str) -> Maker | None:
    """Return a function of another module, `module:maker`, that makes a bot for a game."""
    try:
        found = getattr(import_module(module), maker, None)
    except ImportError:
        return None
    return cast(Maker, found) if callable(found) else None
