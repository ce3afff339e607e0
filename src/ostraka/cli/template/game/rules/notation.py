"""Every sentence that the game can say."""

from __future__ import annotations

from typing import Final

from ostraka.core.notation import Notation
from ostraka.games.lantern.rules.box import LAMPS, PIPS

NOTATION: Final = Notation()

# Chance.
DEAL: Final = NOTATION.chance("deal {lamp}", lamp=LAMPS)
ROLL: Final = NOTATION.chance("roll {pips}", pips=PIPS)

# A player's turn.
LIGHT: Final = NOTATION.block("light")
WAIT: Final = NOTATION.block("wait")

FIRST_OF: Final = NOTATION.first_of
"""For every action, the first sentence of its block, by which the block is known."""
