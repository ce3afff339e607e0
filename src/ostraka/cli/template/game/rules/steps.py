"""What may have to happen next in a position."""

from __future__ import annotations

from typing import Final

TASKS: Final = ["deal", "choose", "roll", "over"]

DEALING: Final = 0  # chance deals the next player a lamp
CHOOSING: Final = 1  # a player lights their lamp or waits
ROLLING: Final = 2  # chance rolls the die of the storm
FINISHED: Final = 3

ENDING: Final = "all have had their turn"

NONE: Final = 0
"""Stands where no lamp is known."""
