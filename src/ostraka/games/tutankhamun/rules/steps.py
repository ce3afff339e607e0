"""What may have to happen next in a position."""

from __future__ import annotations

from typing import Final

TASKS: Final = ["take", "lay", "turn", "begin", "dig", "uncover", "bar", "over"]

TAKING: Final = 0  # the layer's player takes up a card
LAYING: Final = 1  # and lays it on a square
TURNING: Final = 2  # chance turns the tray
BEGINNING: Final = 3  # a digger begins a turn
DIGGING: Final = 4  # they have dug and may go on
UNCOVERING: Final = 5  # chance shows what the shovel laid open
BARRING: Final = 6  # all that is left of the turn is the barricade
FINISHED: Final = 7
