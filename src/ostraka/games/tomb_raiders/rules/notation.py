"""Every sentence that the game can say."""

from __future__ import annotations

from typing import Final

from ostraka.core.notation import Notation
from ostraka.games.tomb_raiders.rules.box import (
    ASSISTANT,
    BOOK,
    COUNT,
    EXHIBITION,
    FACE_NAMES,
    GREENS,
    LONGEST_DIG,
    MUSEUM,
    REGIONS,
    SITE_NAMES,
    SPACES,
)

PERMITS: Final = ["region", "general", "card"]
"""What a dig may be permitted by."""
BY_REGION: Final = 0
BY_GENERAL: Final = 1
BY_CARD: Final = 2

NOTATION: Final = Notation()

# Chance: the first stack of markers, and what comes off the deck.
STACK: Final = NOTATION.chance("stack {seat}", seat=range(1, 5))
TURN_UP: Final = NOTATION.chance("turn up {card}", card=GREENS)
LAY: Final = NOTATION.chance("lay {region}", region=REGIONS)
GREEN_NEXT: Final = NOTATION.chance("green next")

# A turn: take a card, present, play an action card, or dig.
TAKE: Final = NOTATION.block("take {space}", space=range(1, SPACES + 1))
SHOW: Final = NOTATION.block("exhibition {number}", number=range(1, MUSEUM - EXHIBITION + 1))
DONATE: Final = NOTATION.block("museum {number}", number=range(1, len(GREENS) - MUSEUM + 1))
GIVE: Final = NOTATION.block("give {region} {face}", region=REGIONS, face=FACE_NAMES[:BOOK])
STEAL: Final = NOTATION.block("thief {region}", region=REGIONS)
RAID: Final = NOTATION.block("raiders {region}", region=REGIONS)
STUDY: Final = NOTATION.block("scientist {region}", region=REGIONS)
KEEP: Final = NOTATION.block("keep {region} {face}", region=REGIONS, face=FACE_NAMES)
DIG: Final = NOTATION.block("dig {region}", region=REGIONS)
PERMIT: Final = NOTATION.block("permit {permit}", permit=PERMITS)
ASSIST: Final = NOTATION.block("assistants {number}", number=range(COUNT[ASSISTANT] + 1))
WEEKS: Final = NOTATION.block("weeks {weeks}", weeks=range(1, LONGEST_DIG + 1))

# Chance: what a pile brings to light, for all or for one.
DRAW: Final = NOTATION.chance("draw {card}", card=SITE_NAMES)
SEE: Final = NOTATION.chance("see {card}", card=SITE_NAMES)

FIRST_OF: Final = NOTATION.first_of
"""For every action, the first sentence of its block, by which the block is known."""
OF_CHANCE: Final = NOTATION.of_chance
"""For every action, whether only chance says it."""
