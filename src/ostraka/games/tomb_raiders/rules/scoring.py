"""Final scoring, at any time (rulings 66 to 72, 77, 82)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Seat
from ostraka.games.tomb_raiders.rules.box import CONGRESS_POINTS, PROFESSOR_POINTS, WEEKS_PER_POINT
from ostraka.games.tomb_raiders.rules.seats import CONGRESSES, FIELDS, LAURELS, WEEK

if TYPE_CHECKING:
    from ostraka.games.tomb_raiders.rules.position import Tombs


def count(s: Tombs) -> list[tuple[int, ...]]:
    """Points; ties go to the player furthest back (69), else the win is shared (70)."""
    return [(points_of(s, seat), -s.players[seat * FIELDS + WEEK]) for seat in range(s.seats())]


def points_of(s: Tombs, seat: Seat) -> int:
    """Artifacts, exhibitions and museums (66), congresses (67), professors (82), time (68);
    nothing else counts (72)."""
    points = s.players[seat * FIELDS + LAURELS]
    points += congress_points(s.players[seat * FIELDS + CONGRESSES])
    return points + professor_points(s, seat) + time_points(s, seat)


def congress_points(number: int) -> int:
    """Return the points of all congresses together; more than seven count as seven (77)."""
    return CONGRESS_POINTS[min(number, len(CONGRESS_POINTS) - 1)]


def professor_points(s: Tombs, seat: Seat) -> int:
    """Return the points of the professors that a player holds (ruling 82)."""
    return PROFESSOR_POINTS * s.professors.count(seat)


def time_points(s: Tombs, seat: Seat) -> int:
    """Return a point for every full 3 weeks behind the foremost marker (ruling 68)."""
    foremost = 0
    for other in range(s.seats()):
        foremost = max(foremost, s.players[other * FIELDS + WEEK])
    return (foremost - s.players[seat * FIELDS + WEEK]) // WEEKS_PER_POINT
