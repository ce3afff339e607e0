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
# like are its sentences; FIRST_DISCARD and the like are then the first of them.

# Before the first round.
CHOOSE: Final = NOTATION.block("choose {adventurer}", adventurer=ADVENTURERS)
ENTER: Final = NOTATION.block("enter {space}", space=[SPACES[space] for space in ENTRANCE])

# Cards, in the first phase, on one's turn or to make room.
FIRST_DISCARD: Final = NOTATION.block("discard {card}", card=CARDS[ANTIDOTE:])
DISCARD: Final = FIRST_DISCARD - ANTIDOTE
CURE: Final = NOTATION.block("cure {wound}", wound=CARDS[:MUMMY])
FIRST_PACK: Final = NOTATION.block("pack {treasure}", treasure=CARDS[TREASURE:])
PACK: Final = FIRST_PACK - TREASURE
FIRST_UNPACK: Final = NOTATION.block("unpack {treasure}", treasure=CARDS[TREASURE:])
UNPACK: Final = FIRST_UNPACK - TREASURE
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
FIRST_LIFT: Final = NOTATION.block("lift {pips}", pips=range(1, 7))
LIFT: Final = FIRST_LIFT - 1
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
FIRST_REVEAL: Final = NOTATION.chance("reveal {treasure}", treasure=CARDS[BURIED:])
REVEAL: Final = FIRST_REVEAL - BURIED
FIRST_SEE: Final = NOTATION.chance("see {treasure}", treasure=CARDS[BURIED:])
SEE: Final = FIRST_SEE - BURIED
SEE_BLOCK: Final = NOTATION.chance("see block {block}", block=range(1, BLOCKS + 1))
FALL: Final = NOTATION.chance("fall {block}", block=range(1, BLOCKS + 1))
WALK: Final = NOTATION.chance("walk {steps}", steps=range(len(DICE) + 1))
FIRST_CHEST: Final = NOTATION.chance("chest {pips}", pips=range(1, 7))
CHEST: Final = FIRST_CHEST - 1
FIRST_ROLL: Final = NOTATION.chance("roll {die} {pips}", die=DICE, pips=range(1, 7))
ROLL: Final = FIRST_ROLL - 1
"""ROLL + 6 * die + pips."""

FIND_CARD: Final = [
    FIND + FOUND.index(card) if card in FOUND else NONE for card in range(len(CARDS))
]
"""The sentence by which chance finds a card."""

FIRST_OF: Final = NOTATION.first_of
"""For every action, the first sentence of its block, by which the block is known."""
OF_CHANCE: Final = NOTATION.of_chance
"""For every action, whether only chance says it."""
