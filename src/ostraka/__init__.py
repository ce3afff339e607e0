"""Ostraka: four archaeology board games to play, to learn and to study."""

from ostraka.core.chance import sealed, seeded
from ostraka.core.journal import parse
from ostraka.core.play import CHANCE, EVERYONE, OVER, WATCHER
from ostraka.core.table import Table, replay
from ostraka.games import game

__all__ = [
    "CHANCE",
    "EVERYONE",
    "OVER",
    "WATCHER",
    "Table",
    "game",
    "parse",
    "replay",
    "sealed",
    "seeded",
]
__version__ = "0.1.0"
