"""Layout of a position's flat lists: what stands at which offset."""

from __future__ import annotations

from typing import Final

# `players`, at seat * FIELDS + one of these; figures for all regions stand side by side.
WEEK: Final = 0
EXPERTISE: Final = 1
KNOWLEDGE: Final = 5  # general knowledge
CONGRESSES: Final = 6
OWN_PERMITS: Final = 7
ANY_PERMITS: Final = 11  # general permits
LAURELS: Final = 12  # points of artifacts, exhibitions and museums
SHOWN: Final = 13  # exhibitions, as bits
GIVEN: Final = 14  # museums, as bits
FOUND: Final = 15  # artifacts and books of each region, as bits
OWNED: Final = 19  # number of the artifacts among them, needed at every turn
FIELDS: Final = 23

# `sites`, at one of these + region. A card that nobody has seen has no place yet: it is one of
# UNSEEN, and as many of them are in the pile as UNDER says.
UNSEEN: Final = 0  # cards that are in the pile or in the deck, nobody knows which, as bits
LYING: Final = 4  # cards that somebody saw in the pile, as bits
UNDER: Final = 8  # number of unseen cards in the pile
DECK: Final = 12  # number of unseen cards in the deck
LOOKED: Final = 16  # seats that have seen the whole pile since it was last empty, as bits; one more
# bit behind the last seat if everybody has
