"""What may have to happen next in a position."""

from __future__ import annotations

from typing import Final

TASKS: Final = ["deal", "stack", "plan", "dig", "draw", "open", "over"]

DEALING: Final = 0  # chance opens the first display
STACKING: Final = 1  # chance stacks the time markers
PLANNING: Final = 2  # a player says where to go and what to do there
DIGGING: Final = 3  # that player uses helpers and announces the weeks of a dig
DRAWING: Final = 4  # chance draws tokens from the bag
OPENING: Final = 5  # chance turns up cards until the display is full
FINISHED: Final = 6
