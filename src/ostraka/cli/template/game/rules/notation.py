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
