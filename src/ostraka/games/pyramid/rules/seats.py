"""The party: where every adventurer is, how he fares and what he carries.

`party` holds WIDE numbers for each seat, one after another: first those named here, then how many
of each card lie before him, the contents of satchels left out."""

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
LOAD: Final = 6  # cards before him that count (ruling 21)
WOUNDS: Final = 7  # those of them that are wounds
PRISED: Final = 8  # what his chests turned out to be worth
HELD: Final = 9  # where the cards begin
WIDE: Final = HELD + ALL_CARDS

FATES: Final = ["waiting", "inside", "out", "trapped", "mummy"]
INSIDE: Final = 1
OUT: Final = 2
TRAPPED: Final = 3
TURNED: Final = 4


def inside(s: Pyramid, seat: Seat) -> bool:
    """Whoever is out, trapped or turned is asked nothing more (ruling 19)."""
    return s.party[seat * WIDE + FATE] == INSIDE


def space_of(s: Pyramid, seat: Seat) -> int:
    return s.party[seat * WIDE + SPACE]


def load_of(s: Pyramid, seat: Seat) -> int:
    return s.party[seat * WIDE + LOAD]


def actions_of(s: Pyramid, seat: Seat) -> int:
    return s.party[seat * WIDE + ACTIONS]


def held(s: Pyramid, seat: Seat, card: int) -> int:
    """How many of a card lie before a seat, satchels unopened."""
    return s.party[seat * WIDE + HELD + card]


def able(s: Pyramid, seat: Seat, adventurer: int) -> bool:
    """Whether a seat runs this adventurer and may still use the ability (ruling 127)."""
    at = seat * WIDE
    return s.party[at + WHO] == adventurer and not s.party[at + USED]


def use_ability(s: Pyramid, seat: Seat) -> None:
    """Once in a game (ruling 127)."""
    s.party[seat * WIDE + USED] = 1


def in_order(s: Pyramid) -> list[Seat]:
    """The seats inside, the keeper first, then clockwise (ruling 18)."""
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
    """Those of them who stand on a space."""
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
    """The spaces where anybody stands, as bits."""
    party = s.party
    spaces: i64 = 0
    seats: i64 = s.seats
    for seat in range(seats):
        if party[seat * WIDE + FATE] == INSIDE:
            spaces |= 1 << party[seat * WIDE + SPACE]  # by an int: see the traps of performance.md
    return spaces


# --- Cards ------------------------------------------------------------------------------------


def gain(s: Pyramid, seat: Seat, card: int) -> None:
    """One card more before a seat."""
    at = seat * WIDE
    s.party[at + HELD + card] += 1
    s.party[at + LOAD] += 1
    if card < ANTIDOTE:
        s.party[at + WOUNDS] += 1


def lose(s: Pyramid, seat: Seat, card: int) -> None:
    """One card less before a seat."""
    at = seat * WIDE
    s.party[at + HELD + card] -= 1
    s.party[at + LOAD] -= 1
    if card < ANTIDOTE:
        s.party[at + WOUNDS] -= 1


def full(s: Pyramid, seat: Seat) -> bool:
    """Nobody may hold more than twelve cards, but for one just drawn (rulings 27 and 29)."""
    return s.party[seat * WIDE + LOAD] >= MOST


def can_make_room(s: Pyramid, seat: Seat) -> bool:
    """Whether he has anything but wounds: whatever else lies before him may go (ruling 28)."""
    at = seat * WIDE
    return s.party[at + LOAD] > s.party[at + WOUNDS]


def has_room(s: Pyramid, seat: Seat) -> bool:
    """Whether he can take one more card, be it for another (ruling 28)."""
    return not full(s, seat) or can_make_room(s, seat)


def make_room(s: Pyramid, seat: Seat, then: int) -> None:
    """He must discard a card; then the job that needed the room is taken up again."""
    s.agenda.append(then)
    s.task = MAKING_ROOM
    s.asked = seat


def pocket(s: Pyramid, seat: Seat) -> int:
    """The first empty place in his satchels, or NONE (ruling 116)."""
    for satchel in range(SATCHELS):
        if held(s, seat, SATCHEL + satchel):
            for at in range(satchel * POCKETS, (satchel + 1) * POCKETS):
                if s.pockets[at] == NONE:
                    return at
    return NONE


def pocketed(s: Pyramid, seat: Seat) -> list[int]:
    """The treasures in his satchels."""
    found: list[int] = []
    party = s.party
    satchels: i64 = SATCHELS
    first: i64 = seat * WIDE + HELD + SATCHEL
    for satchel in range(satchels):
        if party[first + satchel]:
            start = int(satchel * POCKETS)
            found += [card for card in s.pockets[start : start + POCKETS] if card != NONE]
    return found


# --- What others can see of them --------------------------------------------------------------


def hidden_cards(s: Pyramid, back: int) -> list[int]:
    """Those with this back that their owner keeps face down (rulings 49 and 151)."""
    return SECRET[back] if s.terms.total else FACE_DOWN[back]


def face_down(s: Pyramid, seat: Seat, back: int) -> int:
    """How many cards with this back lie face down before a seat (rulings 49 and 151); the chests
    of someone who is out lie open (145)."""
    first = seat * WIDE + HELD
    out = s.party[seat * WIDE + FATE] == OUT
    total = 0
    for card in hidden_cards(s, back):
        if not (out and card in CHESTS):
            total += s.party[first + card]
    return total


def sure_wounds(s: Pyramid, seat: Seat) -> int:
    """Those cards that everybody knows to be wounds (rulings 49 and 152). Whether a seat is asked
    must not depend on more than that: the question alone would tell."""
    if s.terms.total:
        return held(s, seat, BLOCK) + held(s, seat, MUMMY)
    return s.party[seat * WIDE + WOUNDS]


def spend(s: Pyramid, seat: Seat) -> None:
    """One action (37). It ends an attempt at a lock (66); satchels may be unpacked anew (119)."""
    s.party[seat * WIDE + ACTIONS] -= 1
    s.attempt = NONE
    s.packed = False
