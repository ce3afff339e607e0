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
    """Any card of the row may be taken, never one from a pile (rulings 27 and 29)."""
    row = s.row
    return [TAKE + space for space in range(SPACES) if row[space] != NONE]


def take(s: Tombs, space: int, notes: Notes) -> None:
    """Take a card: it is laid down, professors are checked, the marker moves, the row is filled
    (37)."""
    kind = s.row[space]
    s.row[space] = NONE
    if notes is not None:
        tell(notes, "took", s.turn, card=GREENS[kind], weeks=TAKE_WEEKS[kind])
    if kind < GENERAL:
        add_expertise(s, s.turn, kind // BOOK_SIZES, BOOKS_ON[kind], notes)
    elif kind < CONGRESS:
        s.players[s.turn * FIELDS + KNOWLEDGE] += BOOKS_ON[kind]
        call_professor(s, s.turn, WORLD, notes)
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
    call_professor(s, seat, WORLD, notes)


def call_professor(s: Tombs, seat: Seat, professor: int, notes: Notes) -> None:
    """A player with enough books gets the professor, even from another player (79)."""
    holds = s.professors[professor] == seat
    if not holds and books_for(s, seat, professor) >= books_to_win(s, professor):
        appoint(s, seat, professor, notes)


def books_to_win(s: Tombs, professor: int) -> int:
    """Books that win a professor now: 4 of its region (78), or 10 in all for the world (80); from
    the player who holds it, strictly more than that player has (79, 81)."""
    holder = s.professors[professor]
    if holder != NONE:
        return books_for(s, holder, professor) + 1
    return WORLD_PROFESSOR if professor == WORLD else PROFESSOR


def books_for(s: Tombs, seat: Seat, professor: int) -> int:
    """A player's books that count for a professor: those of its region, or all (83)."""
    if professor == WORLD:
        return all_books(s, seat)
    return s.players[seat * FIELDS + EXPERTISE + professor]


def all_books(s: Tombs, seat: Seat) -> int:
    """Return expertise in all regions plus general knowledge, nothing capped (ruling 83)."""
    players = s.players
    at: i64 = seat * FIELDS
    books: i64 = players[at + KNOWLEDGE]
    region: i64
    for region in range(AREAS):
        books += players[at + EXPERTISE + region]
    return books


def appoint(s: Tombs, seat: Seat, professor: int, notes: Notes) -> None:
    """The player holds the professor, whose points count at the end (ruling 82)."""
    s.professors[professor] = seat
    if notes is not None:
        region = REGIONS[professor] if professor != WORLD else "world"
        tell(notes, "professor", seat, region=region)
