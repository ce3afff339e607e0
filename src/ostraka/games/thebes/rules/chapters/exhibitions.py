"""Holding an exhibition. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat
from ostraka.games.thebes.rules.box import CARDS, CITY, EXHIBITION, NEEDS, NONE, SITES, VALUE, WEEKS
from ostraka.games.thebes.rules.chapters.order import end_turn
from ostraka.games.thebes.rules.chapters.travel import go, in_time, tell_action
from ostraka.games.thebes.rules.notation import HOLD
from ostraka.games.thebes.rules.seats import OBJECTS, OWN, gain_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.thebes.rules.position import Board


def exhibitions_to_hold(s: Board, used: int) -> list[Action]:
    """Return the exhibitions in the row, each in its city (96), for which the player has the
    objects (97)."""
    ways: list[Action] = []
    for place, card in enumerate(s.row):
        if (
            card != NONE
            and has_objects(s, s.turn, card)
            and in_time(s, CITY[card], WEEKS[card], used)
        ):
            ways.append(HOLD + place)
    return ways


def objects_needed(card: int) -> list[int]:
    """The objects that an exhibition asks for, by site (97)."""
    first = (card - EXHIBITION) * len(SITES)
    return NEEDS[first : first + len(SITES)]


def has_objects(s: Board, seat: Seat, card: int) -> bool:
    """Whether a seat has enough objects of every site, whatever their value; only objects count
    (rulings 97 and 98)."""
    own = s.own
    at: i64 = seat * OWN + OBJECTS
    first: i64 = (card - EXHIBITION) * len(SITES)
    return all(own[at + site] >= NEEDS[first + site] for site in range(len(SITES)))


def hold(s: Board, place: int, notes: Notes) -> None:
    """Show the objects and keep them (99); own the card and its points (100), for the trip and the
    weeks on it (101). Its place stays empty (102)."""
    card = s.row[place]
    if notes is not None:
        what, points = CARDS[card], VALUE[card]
        tell_action(notes, "held", s, CITY[card], WEEKS[card], card=what, points=points)
    go(s, CITY[card], WEEKS[card], notes)
    s.row[place] = NONE
    gain_card(s, s.turn, card)
    end_turn(s, notes)
