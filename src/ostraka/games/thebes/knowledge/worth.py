"""What weeks, digs and majorities are worth to a player, in points, from what everybody sees. Both
`judge` and `habit` use it."""

from __future__ import annotations

from math import exp
from typing import Final

from ostraka.core.play import Seat
from ostraka.games.thebes.rules.box import (
    BEST,
    END,
    KINDS_OF_TOKEN,
    MOST_KNOWLEDGE,
    MOST_WEEKS,
    SHARED_MAJORITY,
    SOLE_MAJORITY,
    SPAN,
    WHEEL,
    YEAR,
)
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.seats import BOOKS, OWN, TIME

# --- Weeks --------------------------------------------------------------------------------------

RATE: Final = 0.5
"""Points that a sensible player gains in a week."""
SCARCE: Final = 40
"""With fewer weeks left than this, a week is worth less: soon there is nothing left to do."""


def week_weight(left: int) -> float:
    """Weight of a week, from 0 to 1, by how many are left."""
    return left / SCARCE if left < SCARCE else 1.0


def rate(left: int) -> float:
    """Points that a week is worth, by how many are left."""
    return RATE * week_weight(left)


# --- Digs ---------------------------------------------------------------------------------------

TOUR: Final = 2
"""Weeks of travel that a dig usually costs."""
BOOK_TOKEN_WORTH: Final = 0.75  # points that a token with a book brings, later on
STEPS_PER_POINT: Final = 10  # steps of a point in the worth of a token
TOKEN_STEPS: Final = 16
"""How many steps there are; the tokens of no bag are worth as much on average."""
MOST_EXTRA: Final = 2  # tokens by shovels
WEEKS_BUCKETS: Final = 17
"""Buckets of weeks left: one for each of the last twelve weeks, wider ones before."""
DIGS: Final[list[float]] = []
"""Points of the best dig beyond what its weeks are worth, at ((bucket * knowledges + knowledge) *
TOKEN_STEPS + worth of a token) * extras + extra tokens."""
KNOWLEDGES: Final = MOST_KNOWLEDGE + 1
EXTRAS: Final = MOST_EXTRA + 1


def weeks_bucket(left: int) -> int:
    """The bucket of a number of weeks left."""
    if left <= MOST_WEEKS:
        return left
    return min(MOST_WEEKS + (left - MOST_WEEKS) // 7, WEEKS_BUCKETS - 1)


def _weeks_of(bucket: int) -> int:
    return bucket if bucket <= MOST_WEEKS else MOST_WEEKS + 7 * (bucket - MOST_WEEKS) + 3


def best_dig(left: int, knowledge: int, token: float, extra: int) -> float:
    """Points of the best dig beyond what its weeks are worth, journey included; never below 0."""
    best = 0.0
    each = rate(left)
    for weeks in range(1, min(MOST_WEEKS, left - 1) + 1):
        tokens = WHEEL[knowledge * SPAN + weeks]
        if tokens:
            best = max(best, (tokens + extra) * token - each * (weeks + TOUR))
    return best


for _bucket in range(WEEKS_BUCKETS):
    for _knowledge in range(KNOWLEDGES):
        for _worth in range(TOKEN_STEPS):
            for _extra in range(EXTRAS):
                _token = _worth / STEPS_PER_POINT
                DIGS.append(best_dig(_weeks_of(_bucket), _knowledge, _token, _extra))


def dig_worth(bucket: int, knowledge: int, token: float, extra: int) -> float:
    """`best_dig` looked up in `DIGS`; knowledge above 12 counts as 12."""
    if knowledge > MOST_KNOWLEDGE:
        knowledge = MOST_KNOWLEDGE
    step = min(int(token * STEPS_PER_POINT + 0.5), TOKEN_STEPS - 1)
    return DIGS[((bucket * KNOWLEDGES + knowledge) * TOKEN_STEPS + step) * EXTRAS + extra]


def token_worth(board: Board, site: int) -> float:
    """Mean points of a token in a site's bag."""
    bags = board.bags
    first = site * KINDS_OF_TOKEN
    points = 0
    tokens = 0
    for value in range(BEST):
        count = bags[first + value]
        tokens += count
        points += count * (value + 1)
    books = bags[first + BEST] + bags[first + BEST + 1]
    tokens += books + bags[first + BEST + 2] + (board.blanks if site == board.site else 0)
    return (points + books * BOOK_TOKEN_WORTH) / tokens


# --- Majorities ---------------------------------------------------------------------------------

MOST_LEAD: Final = 8  # larger leads count the same
BOOKS_BUCKETS: Final = 14
"""Buckets of weeks left to gather books: none, then twelve each."""
SPREAD_PER_WEEK: Final = 0.02  # how much less certain a lead is for each week left
MAJORITIES: Final[list[float]] = []
"""Points to expect from a lead in books, at bucket * (2 * MOST_LEAD + 1) + MOST_LEAD + lead."""


def _majority(bucket: int, lead: int) -> float:
    if bucket == 0:
        if lead:
            return float(SOLE_MAJORITY) if lead > 0 else 0.0
        return float(SHARED_MAJORITY)
    return SOLE_MAJORITY / (1.0 + exp(-lead / (0.3 + SPREAD_PER_WEEK * 12 * bucket)))


for _bucket in range(BOOKS_BUCKETS):
    for _lead in range(-MOST_LEAD, MOST_LEAD + 1):
        MAJORITIES.append(_majority(_bucket, _lead))


def books_bucket(board: Board) -> int:
    """The bucket of the weeks in which books may still be gathered."""
    own = board.own
    first = END
    for seat in range(len(board.track)):
        if own[seat * OWN + TIME] < first:
            first = own[seat * OWN + TIME]
    return (END - first + 11) // 12


def majority(bucket: int, lead: int) -> float:
    """Points to expect from a lead in books at a site; a negative lead is how many are lacking."""
    within = max(-MOST_LEAD, min(MOST_LEAD, lead))
    return MAJORITIES[bucket * (2 * MOST_LEAD + 1) + MOST_LEAD + within]


def lead(board: Board, seat: Seat, site: int) -> int:
    """How many more books about a site a seat has than the best of the others."""
    own = board.own
    most = 0
    for other in range(len(board.track)):
        if other != seat and own[other * OWN + BOOKS + site] > most:
            most = own[other * OWN + BOOKS + site]
    return own[seat * OWN + BOOKS + site] - most


# --- Knowledge ----------------------------------------------------------------------------------

YEARLY_STUDY: Final = 3
"""Points of knowledge about a site that a player usually gains in a year."""


def years_after(board: Board, seat: Seat) -> int:
    """How many times all permits will become valid again."""
    return max(0, END - 1 - board.terms.renewed - board.own[seat * OWN + TIME]) // YEAR
