"""Taking a card, and the professors that books win (rulings 27 to 38, 78 to 84)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    BOOK_SIZES,
    BOOKS_ON,
    CONGRESS,
    EXCAVATION,
    GENERAL,
    GREENS,
    NONE,
    PROFESSOR,
    REGIONS,
    SPACES,
    TAKE_WEEKS,
    WORLD_PROFESSOR,
)
from ostraka.games.tomb_raiders.rules.chapters.order import advance
from ostraka.games.tomb_raiders.rules.notation import TAKE
from ostraka.games.tomb_raiders.rules.seats import CONGRESSES, EXPERTISE, FIELDS, KNOWLEDGE
from ostraka.games.tomb_raiders.rules.steps import FILLING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tomb_raiders.rules.position import Tombs

WORLD: Final = AREAS
"""The professor of the world comes behind those of the regions."""


def cards_to_take(s: Tombs) -> list[Action]:
    """Any card of the row; a pile is never taken from (rulings 27 and 29)."""
    row = s.row
    return [TAKE + space for space in range(SPACES) if row[space] != NONE]


def take(s: Tombs, space: int, notes: Notes) -> None:
    """The card is laid down, professors are checked, the marker moves, the row is filled (37)."""
    kind = s.row[space]
    s.row[space] = NONE
    if notes is not None:
        tell(notes, "took", s.turn, card=GREENS[kind], weeks=TAKE_WEEKS[kind])
    if kind < GENERAL:
        add_expertise(s, s.turn, kind // BOOK_SIZES, BOOKS_ON[kind], notes)
    elif kind < CONGRESS:
        s.players[s.turn * FIELDS + KNOWLEDGE] += BOOKS_ON[kind]
        call_world_professor(s, s.turn, notes)
    elif kind == CONGRESS:
        s.players[s.turn * FIELDS + CONGRESSES] += 1
    else:  # an action card goes into the hidden hand (30)
        s.hands[s.turn * ACTIONS + kind - EXCAVATION] += 1
    advance(s, TAKE_WEEKS[kind])
    s.task = FILLING


def add_expertise(s: Tombs, seat: Seat, region: int, books: int, notes: Notes) -> None:
    """Books of a region, laid open; both professors are checked, for this player only (84)."""
    s.players[seat * FIELDS + EXPERTISE + region] += books
    call_professor(s, seat, region, notes)
    call_world_professor(s, seat, notes)


def call_professor(s: Tombs, seat: Seat, region: int, notes: Notes) -> None:
    """From 4 points of expertise (78); from another player only on strictly more (79)."""
    own = s.players[seat * FIELDS + EXPERTISE + region]
    holder = s.professors[region]
    if own < PROFESSOR or holder == seat:
        return
    if holder == NONE or own > s.players[holder * FIELDS + EXPERTISE + region]:
        appoint(s, seat, region, notes)


def call_world_professor(s: Tombs, seat: Seat, notes: Notes) -> None:
    """From 10 points of all open books together (80, 83), else on strictly more (81)."""
    own = all_books(s, seat)
    holder = s.professors[WORLD]
    if own < WORLD_PROFESSOR or holder == seat:
        return
    if holder == NONE or own > all_books(s, holder):
        appoint(s, seat, WORLD, notes)


def all_books(s: Tombs, seat: Seat) -> int:
    """Expertise of all regions and general knowledge, nothing capped (ruling 83)."""
    players = s.players
    at: i64 = seat * FIELDS
    books: i64 = players[at + KNOWLEDGE]
    region: i64
    for region in range(AREAS):
        books += players[at + EXPERTISE + region]
    return books


def appoint(s: Tombs, seat: Seat, professor: int, notes: Notes) -> None:
    """The professor is laid open before the player; his points count at the end (ruling 82)."""
    s.professors[professor] = seat
    if notes is not None:
        region = REGIONS[professor] if professor != WORLD else "world"
        tell(notes, "professor", seat, region=region)
