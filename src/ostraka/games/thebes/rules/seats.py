"""What a player owns: a list of numbers for each seat, and how cards and tokens change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Notes, Seat, tell
from ostraka.games.thebes.rules.box import (
    ABOUT,
    BEST,
    BLANK,
    BOOK,
    BOOK_ABOUT,
    CARDS,
    EXHIBITION,
    KIND,
    KINDS,
    KINDS_OF_TOKEN,
    SITES,
    VALUE,
    WARSAW,
)

if TYPE_CHECKING:
    from ostraka.games.thebes.rules.position import Board

# Where each number stands; those of a seat begin at seat * OWN.
TIME: Final = 0  # week of the marker
PLACE: Final = 1
PERMITS: Final = 2  # sites whose permit is valid, as bits
WORTH: Final = 3  # points of objects
FAME: Final = 4  # points of exhibitions
BOOKS: Final = 5  # closed books on cards and tokens, by site
FIGURES: Final = 10  # figure cards, by site
OBJECTS: Final = 15  # objects, by site
GENERAL: Final = 20  # open books on cards and tokens
ASSISTANTS: Final = 21
SHOVELS: Final = 22
CARS: Final = 23
ZEPPELINS: Final = 24
PERMISSIONS: Final = 25
CONGRESSES: Final = 26
OWN: Final = 27
"""How many numbers a seat has."""

ALL_PERMITS: Final = (1 << len(SITES)) - 1

# The number that a card raises for its owner, by the card's value.
_RAISES: Final = {
    "books": BOOKS,
    "figures": FIGURES,
    "general": GENERAL,
    "assistant": ASSISTANTS,
    "shovel": SHOVELS,
    "car": CARS,
    "zeppelin": ZEPPELINS,
    "permission": PERMISSIONS,
    "congress": CONGRESSES,
}
RAISES: Final = [
    _RAISES[KINDS[KIND[card]]] + max(ABOUT[card], 0) if card < EXHIBITION else FAME
    for card in range(len(CARDS))
]

HELPERS: Final = ["zeppelin", "figures", "assistant", "shovel"]
"""What a player may use up for a trip or a dig; a special permission needs no sentence."""
WITH_ZEPPELIN: Final = 1
WITH_FIGURES: Final = 2
WITH_ASSISTANT: Final = 4
WITH_SHOVEL: Final = 8
WITH_PERMISSION: Final = 16
USED: Final = [*HELPERS, "permission"]


def at_start(week: int) -> list[int]:
    """Return what each player begins with: five valid permits and nothing else (10), in Warsaw
    (18)."""
    own = [0] * OWN
    own[TIME] = week
    own[PLACE] = WARSAW
    own[PERMITS] = ALL_PERMITS
    return own


def gain_card(s: Board, seat: Seat, card: int) -> None:
    """Lay a card open for its owner (rulings 43 and 100)."""
    s.held.append(seat * len(CARDS) + card)
    s.own[seat * OWN + RAISES[card]] += VALUE[card]


def use_up(s: Board, what: int, notes: Notes) -> None:
    """Discard the player's card that counts as `what` to the common pile (53); of two, the one that
    was taken first."""
    first = s.turn * len(CARDS)
    for at, entry in enumerate(s.held):
        card = entry - first
        if 0 <= card < len(CARDS) and RAISES[card] == what:
            del s.held[at]
            s.own[s.turn * OWN + what] -= VALUE[card]
            s.discards.append(card)
            if notes is not None:
                tell(notes, "discarded", s.turn, card=CARDS[card])
            return
    raise AssertionError("a player can only use up what they own")


def gain_token(s: Board, seat: Seat, site: int, token: int) -> None:
    """Lay a find open for its owner (85): objects count for their site, a closed book for the site
    it is about (63), an open one everywhere (72)."""
    s.found.append((seat * len(SITES) + site) * KINDS_OF_TOKEN + token)
    at = seat * OWN
    if token < BEST:
        s.own[at + OBJECTS + site] += 1
        s.own[at + WORTH] += token + 1
    elif token == BOOK:
        s.own[at + BOOKS + BOOK_ABOUT[site]] += 1
    else:
        assert token != BLANK, "a blank goes back into the bag"
        s.own[at + GENERAL] += 1
