"""Sarcophagi: opening, taking, and reading what is in them. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, Seat, tell, whisper
from ostraka.games.pyramid.rules.board import GRAVE_BACK, GRAVES_AT, SARCOPHAGI
from ostraka.games.pyramid.rules.box import BACK, BACKS, BEHIND, CARDS, NONE
from ostraka.games.pyramid.rules.notation import OPEN, READ, TAKE
from ostraka.games.pyramid.rules.seats import (
    full,
    gain,
    has_room,
    make_room,
    pocket,
    space_of,
    spend,
    use_ability,
)
from ostraka.games.pyramid.rules.steps import FETCH, NEXT, OPENING, READING, job

if TYPE_CHECKING:
    from ostraka.games.pyramid.rules.position import Pyramid

EMPTY: Final = -2
"""A sarcophagus from which the treasure was taken; NONE is one not looked into yet."""


def ways_to_open(s: Pyramid, seat: Seat) -> list[Action]:
    """Open one that is closed (54), or take what lies open (56) if there is room for it (28, 119);
    on a corner the player says which (57)."""
    ways: list[Action] = []
    for grave in GRAVES_AT[space_of(s, seat)]:
        if not s.opened >> grave & 1:
            ways.append(OPEN + grave)
        elif s.graves[grave] != EMPTY and (has_room(s, seat) or pocket(s, seat) != NONE):
            ways.append(TAKE + grave)
    return ways


def open_grave(s: Pyramid, grave: int) -> None:
    """Open a sarcophagus for one action; its card is turned up (rulings 54 and 55)."""
    spend(s, s.turn)
    s.grave = grave
    s.task = OPENING


def contents(s: Pyramid, first: Action) -> list[tuple[Action, int]]:
    """Return what was seen there before, or any card of that god not seen yet (ruling 12)."""
    known = s.graves[s.grave]
    if known != NONE:
        return [(first + known, 1)]
    back = GRAVE_BACK[s.grave]
    return [(first + card, s.left[card]) for card in BEHIND[back] if s.left[card]]


def settle_contents(s: Pyramid, card: int) -> None:
    """Fix which card it is."""
    if s.graves[s.grave] == NONE:
        s.graves[s.grave] = card
        s.left[card] -= 1
    s.task = NEXT


def reveal(s: Pyramid, card: int, notes: Notes) -> None:
    """Turn the card up for all; any player may take it (ruling 55)."""
    settle_contents(s, card)
    s.opened |= 1 << s.grave
    if notes is not None:
        tell(notes, "opened", s.turn, sarcophagus=SARCOPHAGI[s.grave], card=CARDS[card])
    s.grave = NONE


def take(s: Pyramid, grave: int, notes: Notes) -> None:
    """Take the treasure with a second action (56)."""
    spend(s, s.turn)
    s.task = NEXT
    fetch(s, s.turn, grave, notes)


def fetch(s: Pyramid, seat: Seat, grave: int, notes: Notes) -> None:
    """Take the treasure face down (56). With twelve cards it goes straight into a satchel (119), or
    another card is discarded for it (28)."""
    card = s.graves[grave]
    if not full(s, seat):
        gain(s, seat, card)
    elif pocket(s, seat) != NONE:
        s.pockets[pocket(s, seat)] = card
        s.packed = True
    else:
        make_room(s, seat, job(FETCH, seat, grave))
        return
    s.graves[grave] = EMPTY
    if notes is not None:
        tell(notes, "took", seat, sarcophagus=SARCOPHAGI[grave], back=BACKS[BACK[card]])


# --- Linguistics ------------------------------------------------------------------------------


def ways_to_read(s: Pyramid, seat: Seat) -> list[Action]:
    """Return the closed sarcophagi beside Wahab, which he may read for no action (rulings 132 and
    133)."""
    return [READ + grave for grave in GRAVES_AT[space_of(s, seat)] if not s.opened >> grave & 1]


def read(s: Pyramid, grave: int, notes: Notes) -> None:
    """Read a sarcophagus in secret (132)."""
    use_ability(s, s.turn)
    s.grave = grave
    s.task = READING
    if notes is not None:
        tell(notes, "reads", s.turn, sarcophagus=SARCOPHAGI[grave])


def see(s: Pyramid, card: int, notes: Notes) -> None:
    """Tell only the reader what is in it; it stays closed (ruling 132)."""
    settle_contents(s, card)
    if notes is not None:
        whisper(notes, "saw", s.turn, sarcophagus=SARCOPHAGI[s.grave], card=CARDS[card])
    s.grave = NONE
