"""What may have to happen next in a position."""

from __future__ import annotations

from typing import Final

TASKS: Final = [
    "stack",
    "fill",
    "draw",
    "look",
    "act",
    "permit",
    "assist",
    "weeks",
    "keep",
    "give",
    "over",
]

STACKING: Final = 0  # chance stacks the markers on space 0
FILLING: Final = 1  # chance takes cards off the deck until the row is full
DRAWING: Final = 2  # chance draws from a pile, for all to see
LOOKING: Final = 3  # chance shows a pile to one player
LAST_OF_CHANCE: Final = LOOKING

ACTING: Final = 4  # a player begins a turn
PERMITTING: Final = 5  # they dig, and choose the permit
ASSISTING: Final = 6  # and how many assistants
DIGGING: Final = 7  # and for how many weeks
KEEPING: Final = 8  # they have looked, and choose a find
GIVING: Final = 9  # they choose what a museum is given
FINISHED: Final = 10
