"""Journeys: what a trip costs, with car and zeppelin, and what time is left for. Rulings as in
RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Note, Notes, tell
from ostraka.games.thebes.rules.box import CAR_FROM, CAR_SAVES, DISTANCE, END, PLACES
from ostraka.games.thebes.rules.chapters.order import move_marker, space_of, year_of
from ostraka.games.thebes.rules.seats import (
    CARS,
    OWN,
    PLACE,
    TIME,
    WITH_ZEPPELIN,
    ZEPPELINS,
    use_up,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.thebes.rules.position import Board

LONGEST: Final = max(DISTANCE)


def trip(s: Board, to: i64, used: i64) -> int:
    """Weeks of a trip: one for each route of the shortest way (29, 30), one less with a car from
    three routes on (36), no less with a second car (37), none by zeppelin (38, 39)."""
    if used & WITH_ZEPPELIN:
        return 0
    way = routes(s, s.turn, to)
    return way - CAR_SAVES if way >= CAR_FROM and s.own[s.turn * OWN + CARS] else way


def routes(s: Board, seat: i64, to: i64) -> i64:
    """Routes of the shortest way to a place (29)."""
    here: i64 = s.own[seat * OWN + PLACE]
    return DISTANCE[here * len(PLACES) + to]


def in_time(s: Board, to: i64, weeks: i64, used: i64) -> bool:
    """Whether trip and action end by 1904/1 (106); a zeppelin must have somewhere to go (39)."""
    own = s.own
    at: i64 = s.turn * OWN
    then: i64 = own[at + TIME] + weeks
    if used & WITH_ZEPPELIN:
        return own[at + PLACE] != to and then <= END
    # Until the last weeks there is time for any trip.
    return then + LONGEST <= END or then + trip(s, to, used) <= END


def has_zeppelin(s: Board) -> bool:
    """Whether a zeppelin may be said now: one for one trip, before leaving (ruling 39)."""
    return s.own[s.turn * OWN + ZEPPELINS] > 0 and not s.used


def go(s: Board, to: int, weeks: int, notes: Notes) -> None:
    """Pay trip and action together (32); a zeppelin is discarded with the trip (38)."""
    spent = trip(s, to, s.used) + weeks
    s.own[s.turn * OWN + PLACE] = to
    if s.used & WITH_ZEPPELIN:
        use_up(s, ZEPPELINS, notes)
    move_marker(s, spent, notes)


def tell_action(
    notes: list[Note], kind: str, s: Board, to: int, weeks: int, **details: int | str
) -> None:
    """Tell what a player is about to do: where, for how long, and where their marker will stand."""
    way = trip(s, to, s.used)
    then = s.own[s.turn * OWN + TIME] + way + weeks
    when: dict[str, int | str] = {"year": year_of(then), "week": space_of(then)}
    tell(notes, kind, s.turn, place=PLACES[to], trip=way, weeks=weeks, **details, **when)
