"""Every sentence that the game can say."""

from __future__ import annotations

from typing import Final

from ostraka.core.notation import Notation
from ostraka.games.pyramid.rules.board import ENTRANCE, MUMMIES, SARCOPHAGI, SPACES
from ostraka.games.pyramid.rules.box import (
    ADVENTURERS,
    ANTIDOTE,
    BACK,
    BLOCKS,
    CARDS,
    DECKS,
    DICE,
    GODS,
    MUMMY,
    NONE,
    TREASURE,
)

NOTATION: Final = Notation()

# Where a block tells of cards or pips, its number is such that DISCARD + card, LIFT + pips and the
# like are its sentences, whichever of them comes first.

# Before the first round.
CHOOSE: Final = NOTATION.block("choose {adventurer}", adventurer=ADVENTURERS)
ENTER: Final = NOTATION.block("enter {space}", space=[SPACES[space] for space in ENTRANCE])

# Cards, in the first phase, on one's turn or to make room.
DISCARD: Final = NOTATION.block("discard {card}", card=CARDS[ANTIDOTE:]) - ANTIDOTE
CURE: Final = NOTATION.block("cure {wound}", wound=CARDS[:MUMMY])
PACK: Final = NOTATION.block("pack {treasure}", treasure=CARDS[TREASURE:]) - TREASURE
UNPACK: Final = NOTATION.block("unpack {treasure}", treasure=CARDS[TREASURE:]) - TREASURE
DONE: Final = NOTATION.block("done")

# Abilities and equipment at their moments.
STAMINA: Final = NOTATION.block("stamina")
REFLEXES: Final = NOTATION.block("reflexes")
SWIMMING: Final = NOTATION.block("swimming")
DODGE: Final = NOTATION.block("dodge")
LOCKPICK: Final = NOTATION.block("lockpick")
CROWBAR: Final = NOTATION.block("crowbar")
UDJAT: Final = NOTATION.block("udjat")
CLAIRVOYANCE: Final = NOTATION.block("clairvoyance")
KEEP: Final = NOTATION.block("keep")
CHANGE: Final = NOTATION.block("change")
SHOOT: Final = NOTATION.block("shoot {mummy}", mummy=MUMMIES + ADVENTURERS)
READ: Final = NOTATION.block("read {sarcophagus}", sarcophagus=SARCOPHAGI)
DECLINE: Final = NOTATION.block("decline")
JUMP: Final = NOTATION.block("jump {space}", space=SPACES)

# A turn.
END: Final = NOTATION.block("end")
PICK: Final = NOTATION.block("pick {god}", god=GODS)
LIFT: Final = NOTATION.block("lift {pips}", pips=range(1, 7)) - 1
THROW: Final = NOTATION.block("throw")
TAKE: Final = NOTATION.block("take {sarcophagus}", sarcophagus=SARCOPHAGI)
OPEN: Final = NOTATION.block("open {sarcophagus}", sarcophagus=SARCOPHAGI)
LEAVE: Final = NOTATION.block("leave")
SEARCH: Final = NOTATION.block("search")
MOVE: Final = NOTATION.block("move {space}", space=SPACES)

# Chance.
FOUND: Final = [card for card in range(len(CARDS)) if NONE < BACK[card] < len(DECKS)]
"""The cards of the search decks."""
BURIED: Final = next(card for card in range(len(CARDS)) if BACK[card] >= len(DECKS))
"""First of the cards in sarcophagi, which are all that follow."""
FIND: Final = NOTATION.chance("find {card}", card=[CARDS[card] for card in FOUND])
REVEAL: Final = NOTATION.chance("reveal {treasure}", treasure=CARDS[BURIED:]) - BURIED
SEE: Final = NOTATION.chance("see {treasure}", treasure=CARDS[BURIED:]) - BURIED
SEE_BLOCK: Final = NOTATION.chance("see block {block}", block=range(1, BLOCKS + 1))
FALL: Final = NOTATION.chance("fall {block}", block=range(1, BLOCKS + 1))
WALK: Final = NOTATION.chance("walk {steps}", steps=range(len(DICE) + 1))
CHEST: Final = NOTATION.chance("chest {pips}", pips=range(1, 7)) - 1
ROLL: Final = NOTATION.chance("roll {die} {pips}", die=DICE, pips=range(1, 7)) - 1
"""ROLL + 6 * die + pips."""

FIND_CARD: Final = [
    FIND + FOUND.index(card) if card in FOUND else NONE for card in range(len(CARDS))
]
"""The sentence by which chance finds a card."""
