"""Counting points. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Note, Seat, tell
from ostraka.games.thebes.rules.box import CONGRESS_POINTS, SHARED_MAJORITY, SITES, SOLE_MAJORITY
from ostraka.games.thebes.rules.seats import BOOKS, CONGRESSES, FAME, OWN, WORTH

if TYPE_CHECKING:
    from ostraka.games.thebes.rules.position import Board


def points(s: Board, seat: Seat) -> int:
    """Objects, exhibitions, congresses and majorities; nothing else scores (rulings 112 to 118)."""
    own, at = s.own, seat * OWN
    return own[at + WORTH] + own[at + FAME] + congress_points(s, seat) + majority_points(s, seat)


def congress_points(s: Board, seat: Seat) -> int:
    """All congresses count together; more than seven count as seven (ruling 114)."""
    return CONGRESS_POINTS[min(s.own[seat * OWN + CONGRESSES], len(CONGRESS_POINTS) - 1)]


def majority_points(s: Board, seat: Seat) -> int:
    """For each site 5 to the player with the most closed books, 3 to each of those who share that
    (115, 116), none where no player has any (117)."""
    own = s.own
    total = 0
    for site in range(len(SITES)):
        books = own[seat * OWN + BOOKS + site]
        if books == 0:
            continue
        worth = SOLE_MAJORITY
        for other in range(len(s.track)):
            theirs = own[other * OWN + BOOKS + site]
            if other == seat or theirs < books:
                continue
            if theirs > books:
                worth = 0
                break
            worth = SHARED_MAJORITY
        total += worth
    return total


def tell_scores(notes: list[Note], s: Board) -> None:
    """Tell how each player's points come about."""
    for seat in range(len(s.track)):
        tell(
            notes,
            "scored",
            seat,
            objects=s.own[seat * OWN + WORTH],
            exhibitions=s.own[seat * OWN + FAME],
            congresses=congress_points(s, seat),
            majorities=majority_points(s, seat),
            points=points(s, seat),
        )
