"""Discards, remedies and satchels: what costs no action. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.pyramid.rules.box import (
    ALL_CARDS,
    ANTIDOTE,
    BACK,
    BACKS,
    BLOCK,
    CARDS,
    CROCODILE,
    MEDIKIT,
    NONE,
    POCKETS,
    REMEDY,
    RUBBLE,
    SAND,
    SATCHEL,
    SATCHELS,
    SCORPION,
    SNAKE,
    TREASURE,
    WATER,
)
from ostraka.games.pyramid.rules.notation import CURE, DISCARD, PACK, UNPACK
from ostraka.games.pyramid.rules.seats import (
    HELD,
    LOAD,
    WIDE,
    face_down,
    full,
    gain,
    held,
    lose,
    pocket,
    pocketed,
    sure_wounds,
)
from ostraka.games.pyramid.rules.steps import NEXT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid


# --- Discards ---------------------------------------------------------------------------------


def loose_cards(s: Pyramid, seat: Seat) -> list[Action]:
    """Return what may be discarded to make room: treasure, idol or equipment (28, 83), never a
    wound (25), and nothing from a satchel, since that would make no room (30)."""
    party = s.party
    first: i64 = seat * WIDE + HELD
    return [DISCARD + card for card in range(ANTIDOTE, ALL_CARDS) if party[first + card]]


def ways_to_make_room(s: Pyramid) -> list[Action]:
    """Discard a card (28, 83), or put a treasure just drawn into a satchel (119)."""
    ways = loose_cards(s, s.asked)
    if s.fresh >= TREASURE and pocket(s, s.asked) != NONE:
        ways.append(PACK + s.fresh)
    return ways


def cards_to_drop(s: Pyramid, seat: Seat) -> list[Action]:
    """Return what may be discarded freely in the first phase: also a treasure from a satchel
    (ruling 24)."""
    ways = loose_cards(s, seat)
    for card in pocketed(s, seat):
        if DISCARD + card not in ways:
            ways.append(DISCARD + card)
    return ways


def discard(s: Pyramid, card: int, notes: Notes) -> None:
    """Discard a card for good (26); a satchel takes along what is in it (118). Of two alike the
    loose one goes, which makes the load lighter."""
    seat = s.asked
    s.fresh = NONE
    s.task = NEXT
    if not held(s, seat, card):
        empty_pocket(s, where_packed(s, seat, card))
        if notes is not None:
            tell(notes, "emptied", seat, card=CARDS[card])
        return
    lose(s, seat, card)
    if notes is not None:
        tell(notes, "discarded", seat, card=CARDS[card])
    if SATCHEL <= card < SATCHEL + SATCHELS:
        first = (card - SATCHEL) * POCKETS
        for at in range(first, first + POCKETS):
            if s.pockets[at] != NONE and notes is not None:
                tell(notes, "emptied", seat, card=CARDS[s.pockets[at]])
            s.pockets[at] = NONE


# --- Remedies and satchels --------------------------------------------------------------------


def add_free_ways(s: Pyramid, seat: Seat, ways: list[Action]) -> None:
    """Add remedies and satchels, in the first phase and on the player's turn (rulings 115 and
    119)."""
    party = s.party
    first: i64 = seat * WIDE + HELD
    if party[first + ANTIDOTE] or party[first + MEDIKIT]:
        ways += [
            CURE + wound
            for wound in range(len(REMEDY))
            if party[first + wound] and party[first + REMEDY[wound]]
        ]
    if party[first + SATCHEL] or party[first + SATCHEL + 1]:
        if pocket(s, seat) != NONE:  # for treasures, never an idol (116)
            ways += [PACK + card for card in range(TREASURE, ALL_CARDS) if party[first + card]]
        if may_unpack(s, seat):
            for card in pocketed(s, seat):
                if UNPACK + card not in ways:
                    ways.append(UNPACK + card)


def curable(s: Pyramid, seat: Seat) -> int:
    """How many wounds the remedies of a seat can heal (113, 114)."""
    party = s.party
    first: i64 = seat * WIDE + HELD
    bites: i64 = party[first + SNAKE] + party[first + SCORPION]
    others: i64 = party[first + CROCODILE] + party[first + BLOCK]
    antidotes: i64 = party[first + ANTIDOTE]
    medikits: i64 = party[first + MEDIKIT]
    return min(antidotes, bites) + min(medikits, others)


def free_ways_seem_open(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat may have one of those ways, for all that others can know (ruling 153)."""
    first = seat * WIDE + HELD
    total = s.terms.total
    if s.party[first + ANTIDOTE]:
        if s.party[first + SNAKE] or s.party[first + SCORPION]:
            return True
        if total and (face_down(s, seat, RUBBLE) or face_down(s, seat, SAND)):
            return True
    if s.party[first + MEDIKIT]:
        if s.party[first + BLOCK] or s.party[first + CROCODILE]:
            return True
        if total and face_down(s, seat, WATER):
            return True
    if s.party[first + SATCHEL] or s.party[first + SATCHEL + 1]:
        if may_unpack(s, seat) and pocketed(s, seat):
            return True
        if pocket(s, seat) != NONE:
            return any(face_down(s, seat, back) for back in range(len(BACKS)))
    return False


def may_unpack(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat may unpack: that must not make a thirteenth card (27). Until the next action
    unpacking comes before packing, so that packing comes to an end (119)."""
    return not s.packed and not full(s, seat)


def cure(s: Pyramid, wound: int, notes: Notes) -> None:
    """Discard the remedy and the wound (112 to 114), for all to see (152)."""
    seat = s.asked
    lose(s, seat, wound)
    lose(s, seat, REMEDY[wound])
    s.task = NEXT
    if notes is not None:
        tell(notes, "cured", seat, card=CARDS[REMEDY[wound]], wound=CARDS[wound])


def pack(s: Pyramid, card: int, notes: Notes) -> None:
    """Put a treasure into a satchel, which counts as one card whatever it holds (rulings 116 and
    117)."""
    seat = s.asked
    s.pockets[pocket(s, seat)] = card
    lose(s, seat, card)
    s.packed = True
    s.fresh = NONE
    s.task = NEXT
    if notes is not None:
        tell(notes, "packed", seat, back=BACKS[BACK[card]])


def unpack(s: Pyramid, card: int, notes: Notes) -> None:
    """Take a treasure out of its satchel (ruling 119)."""
    seat = s.asked
    empty_pocket(s, where_packed(s, seat, card))
    gain(s, seat, card)
    s.task = NEXT
    if notes is not None:
        tell(notes, "unpacked", seat, back=BACKS[BACK[card]])


def where_packed(s: Pyramid, seat: Seat, card: int) -> int:
    """Return where in a seat's satchels a treasure is; the last place of several."""
    for at in range(SATCHELS * POCKETS - 1, -1, -1):
        if s.pockets[at] == card and held(s, seat, SATCHEL + at // POCKETS):
            return at
    raise AssertionError("it is in none of the seat's satchels")


def empty_pocket(s: Pyramid, at: int) -> None:
    """Empty a place; what is behind it in the same satchel moves up."""
    for place in range(at, at - at % POCKETS + POCKETS - 1):
        s.pockets[place] = s.pockets[place + 1]
        at = place + 1
    s.pockets[at] = NONE


# --- Phase 1 ----------------------------------------------------------------------------------


def may_load(s: Pyramid, seat: Seat) -> bool:
    """Whether there may be anything to decide in the first phase: the seat has a card that others
    do not know to be a wound. A remedy or a satchel is such a card."""
    return s.party[seat * WIDE + LOAD] > sure_wounds(s, seat)
