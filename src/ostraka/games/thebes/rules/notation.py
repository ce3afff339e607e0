"""Every sentence that the game can say."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from ostraka.core.notation import Notation
from ostraka.games.thebes.rules.box import CARDS, DISPLAY, MOST_WEEKS, ROW, SITES, START, TOKENS
from ostraka.games.thebes.rules.seats import HELPERS

NOTATION: Final = Notation()

# A turn: where and what, with a zeppelin said before.
TAKE: Final = NOTATION.block("take {place}", place=range(1, DISPLAY + 1))
CHANGE: Final = NOTATION.block("change")
DIG: Final = NOTATION.block("dig {site}", site=SITES)
HOLD: Final = NOTATION.block("hold {place}", place=ROW)
GIVE_UP: Final = NOTATION.block("give up")
USE: Final = NOTATION.block("use {helper}", helper=HELPERS)
WEEKS: Final = NOTATION.block("weeks {weeks}", weeks=range(1, MOST_WEEKS + 1))

# Chance: the markers from bottom to top, cards from the pile, tokens from a bag.
ORDERS: Final = [order for seats in START for order in permutations(range(seats))]
STACK: Final = NOTATION.chance(
    "stack {order}", order=("-".join(str(seat + 1) for seat in order) for order in ORDERS)
)
OPEN: Final = NOTATION.chance("open {card}", card=CARDS)
DRAW: Final = NOTATION.chance("draw {token}", token=TOKENS)

FIRST_OF: Final = NOTATION.first_of
"""For every action, the first sentence of its block, by which the block is known."""
