"""Every sentence that the game can say."""

from __future__ import annotations

from typing import Final

from ostraka.core.notation import Notation
from ostraka.games.tutankhamun.rules.box import KINDS, SQUARES

NOTATION: Final = Notation()

# Laying a layer, card by card.
TAKE: Final = NOTATION.block("take {card}", card=KINDS)
LAY: Final = NOTATION.block("lay {square}", square=SQUARES)

# Chance: the secret turning of the tray, and what a dig brings to light.
TURN: Final = NOTATION.chance("turn {quarters}", quarters=range(4))
UNCOVER: Final = NOTATION.chance("uncover {card}", card=KINDS)

# A digger's turn.
SCARAB: Final = NOTATION.block("scarab")
DIG: Final = NOTATION.block("dig {square}", square=SQUARES)
STOP: Final = NOTATION.block("stop")
PASS: Final = NOTATION.block("pass")
SKIP: Final = NOTATION.block("skip")
REFUSE: Final = NOTATION.block("refuse")
BAR: Final = NOTATION.block("bar {square}", square=SQUARES)
BAR_NONE: Final = NOTATION.block("bar none")

FIRST_OF: Final = NOTATION.first_of
"""For every action, the first sentence of its block, by which the block is known."""
