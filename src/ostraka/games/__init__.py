"""The games: every folder here is one, found by looking; there is no list to edit."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ostraka.core.errors import NoSuchGame
from ostraka.core.play import Game


def known() -> list[str]:
    """The keys of all games."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


def game(key: str) -> Game:
    """The game of that key."""
    found = part(key).GAME
    assert isinstance(found, Game)
    return found


def has(key: str, name: str) -> bool:
    """Whether a game has such a module, as in `part`."""
    try:
        return find_spec(f"{__name__}.{key}.{name}") is not None
    except ModuleNotFoundError:  # not even the folder of it
        return False


def part(key: str, name: str = "") -> ModuleType:
    """A game's package, or one of the modules in it for people and learners: `ui.text.words`,
    `ui.terminal`, `knowledge.odds`, `knowledge.vector`."""
    if key not in known():
        raise NoSuchGame(key, known())
    return import_module(f"{__name__}.{key}" + (f".{name}" if name else ""))
