"""Ostraka: four archaeology board games to play, to learn and to study."""

from typing import TYPE_CHECKING

from ostraka.core.chance import sealed, seeded
from ostraka.core.journal import parse
from ostraka.core.play import CHANCE, EVERYONE, OVER, WATCHER, Seat
from ostraka.core.table import Table, replay
from ostraka.games import game

if TYPE_CHECKING:
    from ostraka.server.window.snapshot import Snapshot

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
    "show",
]
__version__ = "0.2.0"


def show(table: Table, seat: Seat = WATCHER) -> "Snapshot":
    """A table as a seat sees it, or as all do: notebooks draw what this gives back."""
    # Pages are only loaded by those who want to see.
    from ostraka.server.window.snapshot import snapshot

    return snapshot(table, seat)
