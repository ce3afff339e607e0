"""The games: every folder here is one, and so is every package installed beside Ostraka that names
itself in the entry points `ostraka.games`. They are found by looking; there is no list to edit."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from ostraka.core.errors import BrokenGame, GameClash, NoSuchGame
from ostraka.core.play import Game


def known() -> list[str]:
    """The keys of all games."""
    return sorted(_packages())


def game(key: str) -> Game:
    """The game of that key."""
    try:
        found = getattr(part(key), "GAME", None)
    except ImportError as wrong:
        raise BrokenGame(key, package(key), str(wrong)) from wrong
    if not isinstance(found, Game):
        raise BrokenGame(key, package(key), "it has no GAME")
    if found.key != key:
        raise BrokenGame(key, package(key), f"its GAME has the key {found.key}")
    return found


def package(key: str) -> str:
    """The name of the package that holds a game."""
    found = _packages()
    if key not in found:
        raise NoSuchGame(key, sorted(found))
    return found[key]


def has(key: str, name: str) -> bool:
    """Whether a game has such a module, as in `part`."""
    try:
        return find_spec(f"{package(key)}.{name}") is not None
    except (NoSuchGame, ModuleNotFoundError):  # not even the folder of it
        return False


def part(key: str, name: str = "") -> ModuleType:
    """A game's package, or one of the modules in it for people and learners: `ui.text.words`,
    `ui.terminal`, `knowledge.odds`, `knowledge.vector`."""
    return import_module(package(key) + (f".{name}" if name else ""))


def _packages() -> dict[str, str]:
    """The package of every game by its key: first the folders here, then what is installed."""
    folders = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    found = {key: f"{__name__}.{key}" for key in folders}
    for key, name in _installed():
        if found.setdefault(key, name) != name:
            raise GameClash(key, found[key], name)
    return found


@cache
def _installed() -> list[tuple[str, str]]:
    """Key and package of the games that other packages bring; looked up once in a process."""
    return sorted((each.name, each.module) for each in entry_points(group=__name__))
