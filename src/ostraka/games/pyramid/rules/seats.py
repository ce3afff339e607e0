"""The party: where every adventurer is, in what state, and what they carry.

`party` holds WIDE numbers for each seat, one after another: first those named here, then how many
of each card the seat has, not counting what is in satchels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Seat
from ostraka.games.pyramid.rules.box import (
    ALL_CARDS,
    ANTIDOTE,
    BLOCK,
    CHESTS,
    FACE_DOWN,
    MOST,
    MUMMY,
    NONE,
    POCKETS,
    SATCHEL,
    SATCHELS,
    SECRET,
)
from ostraka.games.pyramid.rules.steps import MAKING_ROOM

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid

WHO: Final = 0  # the adventurer
SPACE: Final = 1
FATE: Final = 2
USED: Final = 3  # 1 once the ability is used
LEVEL: Final = 4
ACTIONS: Final = 5  # left on this turn, or for it
LOAD: Final = 6  # cards that count towards the load (ruling 21)
WOUNDS: Final = 7  # those of them that are wounds
PRISED: Final = 8  # what the seat's chests turned out to be worth
HELD: Final = 9  # where the cards begin
WIDE: Final = HELD + ALL_CARDS

FATES: Final = ["waiting", "inside", "out", "trapped", "mummy"]
INSIDE: Final = 1
OUT: Final = 2
TRAPPED: Final = 3
TURNED: Final = 4


def inside(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat is still inside; all others are asked nothing more (ruling 19)."""
    return s.party[seat * WIDE + FATE] == INSIDE


def space_of(s: Pyramid, seat: Seat) -> int:
    return s.party[seat * WIDE + SPACE]


def load_of(s: Pyramid, seat: Seat) -> int:
    return s.party[seat * WIDE + LOAD]


def actions_of(s: Pyramid, seat: Seat) -> int:
    return s.party[seat * WIDE + ACTIONS]


def held(s: Pyramid, seat: Seat, card: int) -> int:
    """How many of a card a seat has, not counting what is in satchels."""
    return s.party[seat * WIDE + HELD + card]


def able(s: Pyramid, seat: Seat, adventurer: int) -> bool:
    """Whether a seat has this adventurer and may still use the ability (ruling 127)."""
    at = seat * WIDE
    return s.party[at + WHO] == adventurer and not s.party[at + USED]


def use_ability(s: Pyramid, seat: Seat) -> None:
    """Use up the ability, once in a game (ruling 127)."""
    s.party[seat * WIDE + USED] = 1


def in_order(s: Pyramid) -> list[Seat]:
    """Return the seats inside, the keeper first, then clockwise (ruling 18)."""
    found: list[Seat] = []
    party = s.party
    seats: i64 = s.seats
    seat: i64 = s.keeper
    for _ in range(seats):
        if party[seat * WIDE + FATE] == INSIDE:
            found.append(seat)
        seat = seat + 1 if seat + 1 < seats else 0
    return found


def seats_at(s: Pyramid, space: i64) -> list[Seat]:
    """Return the seats on a space, in the same order."""
    found: list[Seat] = []
    party = s.party
    seats: i64 = s.seats
    seat: i64 = s.keeper
    for _ in range(seats):
        if party[seat * WIDE + SPACE] == space and party[seat * WIDE + FATE] == INSIDE:
            found.append(seat)
        seat = seat + 1 if seat + 1 < seats else 0
    return found


def spaces_taken(s: Pyramid) -> int:
    """Return the spaces where an adventurer stands, as bits."""
    party = s.party
    spaces: i64 = 0
    seats: i64 = s.seats
    for seat in range(seats):
        if party[seat * WIDE + FATE] == INSIDE:
            spaces |= 1 << party[seat * WIDE + SPACE]  # by an int: see the traps of performance.md
    return spaces


# --- Cards ------------------------------------------------------------------------------------


def gain(s: Pyramid, seat: Seat, card: int) -> None:
    """Give a seat one card."""
    at = seat * WIDE
    s.party[at + HELD + card] += 1
    s.party[at + LOAD] += 1
    if card < ANTIDOTE:
        s.party[at + WOUNDS] += 1


def lose(s: Pyramid, seat: Seat, card: int) -> None:
    """Take one card from a seat."""
    at = seat * WIDE
    s.party[at + HELD + card] -= 1
    s.party[at + LOAD] -= 1
    if card < ANTIDOTE:
        s.party[at + WOUNDS] -= 1


def full(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat holds twelve cards, the most allowed but for one just drawn (rulings 27 and
    29)."""
    return s.party[seat * WIDE + LOAD] >= MOST


def can_make_room(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat has anything but wounds; anything else may be discarded (ruling 28)."""
    at = seat * WIDE
    return s.party[at + LOAD] > s.party[at + WOUNDS]


def has_room(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat can take one more card, if need be for another (ruling 28)."""
    return not full(s, seat) or can_make_room(s, seat)


def make_room(s: Pyramid, seat: Seat, then: int) -> None:
    """Ask a seat to discard a card; then take up the job again that needed the room."""
    s.agenda.append(then)
    s.task = MAKING_ROOM
    s.asked = seat


def pocket(s: Pyramid, seat: Seat) -> int:
    """Return the first empty place in a seat's satchels, or NONE (ruling 116)."""
    for satchel in range(SATCHELS):
        if held(s, seat, SATCHEL + satchel):
            for at in range(satchel * POCKETS, (satchel + 1) * POCKETS):
                if s.pockets[at] == NONE:
                    return at
    return NONE


def pocketed(s: Pyramid, seat: Seat) -> list[int]:
    """Return the treasures in a seat's satchels."""
    found: list[int] = []
    party = s.party
    satchels: i64 = SATCHELS
    first: i64 = seat * WIDE + HELD + SATCHEL
    for satchel in range(satchels):
        if party[first + satchel]:
            start = int(satchel * POCKETS)
            found += [card for card in s.pockets[start : start + POCKETS] if card != NONE]
    return found


# --- What the others can see ------------------------------------------------------------------


def hidden_cards(s: Pyramid, back: int) -> list[int]:
    """Return the cards with this back that their owner keeps face down (rulings 49 and 151)."""
    return SECRET[back] if s.terms.total else FACE_DOWN[back]


def face_down(s: Pyramid, seat: Seat, back: int) -> int:
    """How many cards with this back a seat keeps face down (rulings 49 and 151); the chests of a
    player who is out lie open (145)."""
    first = seat * WIDE + HELD
    out = s.party[seat * WIDE + FATE] == OUT
    total = 0
    for card in hidden_cards(s, back):
        if not (out and card in CHESTS):
            total += s.party[first + card]
    return total


def sure_wounds(s: Pyramid, seat: Seat) -> int:
    """How many of a seat's cards all players know to be wounds (rulings 49 and 152). Whether a seat
    is asked must not depend on more than that: the question alone would give it away."""
    if s.terms.total:
        return held(s, seat, BLOCK) + held(s, seat, MUMMY)
    return s.party[seat * WIDE + WOUNDS]


def spend(s: Pyramid, seat: Seat) -> None:
    """Spend one action (37). This ends an attempt at a lock (66), and satchels may be unpacked
    again (119)."""
    s.party[seat * WIDE + ACTIONS] -= 1
    s.attempt = NONE
    s.packed = False
