"""What weeks, digs and majorities are worth to a player, in points and by what lies open to all:
the common ground of `judge` and `habit`."""

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
"""Points that a week brings to a sensible player."""
BUSY: Final = 40
"""Weeks before the end from which on a week is worth less: soon there is nothing left to do."""


def calm(left: int) -> float:
    """How much a week still counts with so many left, from 0 to 1."""
    return left / BUSY if left < BUSY else 1.0


def rate(left: int) -> float:
    """Points that a week is worth with so many left."""
    return RATE * calm(left)


# --- Digs ---------------------------------------------------------------------------------------

TOUR: Final = 2
"""Weeks of travel that a dig usually costs."""
NOTE_WORTH: Final = 0.75  # points that a token with a book brings, later on
FINENESS: Final = 10  # steps of a point in the worth of a token
RICHEST: Final = 16
"""Steps that are told apart; no bag is ever worth as much a token."""
MOST_EXTRA: Final = 2  # tokens by shovels
LEVELS: Final = 17
"""How many cases of weeks left are told apart: each of the last twelve, and wider ones before."""
DIGS: Final[list[float]] = []
"""Points of the best dig beyond what its weeks are worth, at ((level * knowledges + knowledge) *
RICHEST + worth of a token) * extras + extra tokens."""
KNOWLEDGES: Final = MOST_KNOWLEDGE + 1
EXTRAS: Final = MOST_EXTRA + 1


def level(left: int) -> int:
    """The case of so many weeks left."""
    if left <= MOST_WEEKS:
        return left
    return min(MOST_WEEKS + (left - MOST_WEEKS) // 7, LEVELS - 1)


def _weeks_of(case: int) -> int:
    return case if case <= MOST_WEEKS else MOST_WEEKS + 7 * (case - MOST_WEEKS) + 3


def best_dig(left: int, knowledge: int, token: float, extra: int) -> float:
    """Points of the best dig beyond what its weeks are worth, journey included; never below 0."""
    best = 0.0
    each = rate(left)
    for weeks in range(1, min(MOST_WEEKS, left - 1) + 1):
        tokens = WHEEL[knowledge * SPAN + weeks]
        if tokens:
            best = max(best, (tokens + extra) * token - each * (weeks + TOUR))
    return best


for _case in range(LEVELS):
    for _knowledge in range(KNOWLEDGES):
        for _worth in range(RICHEST):
            for _extra in range(EXTRAS):
                DIGS.append(best_dig(_weeks_of(_case), _knowledge, _worth / FINENESS, _extra))


def dig_worth(case: int, knowledge: int, token: float, extra: int) -> float:
    """The same by table; knowledge above 12 counts as 12."""
    if knowledge > MOST_KNOWLEDGE:
        knowledge = MOST_KNOWLEDGE
    step = min(int(token * FINENESS + 0.5), RICHEST - 1)
    return DIGS[((case * KNOWLEDGES + knowledge) * RICHEST + step) * EXTRAS + extra]


def token_worth(board: Board, site: int) -> float:
    """Points that a token of a site's bag brings on average."""
    bags = board.bags
    first = site * KINDS_OF_TOKEN
    points = 0
    tokens = 0
    for value in range(BEST):
        count = bags[first + value]
        tokens += count
        points += count * (value + 1)
    notes = bags[first + BEST] + bags[first + BEST + 1]
    tokens += notes + bags[first + BEST + 2] + (board.blanks if site == board.site else 0)
    return (points + notes * NOTE_WORTH) / tokens


# --- Majorities ---------------------------------------------------------------------------------

FAR: Final = 8  # leads beyond it are alike
AGES: Final = 14
"""Cases of weeks left: none, then every twelve."""
STUDY: Final = 0.02  # how much wider a lead may still change for each week left
MAJORITIES: Final[list[float]] = []
"""Points that a lead in books may expect, at age * (2 * FAR + 1) + FAR + lead."""


def _majority(age: int, lead: int) -> float:
    if age == 0:
        if lead:
            return float(SOLE_MAJORITY) if lead > 0 else 0.0
        return float(SHARED_MAJORITY)
    return SOLE_MAJORITY / (1.0 + exp(-lead / (0.3 + STUDY * 12 * age)))


for _age in range(AGES):
    for _lead in range(-FAR, FAR + 1):
        MAJORITIES.append(_majority(_age, _lead))


def age(board: Board) -> int:
    """The case of weeks in which books may still be gathered."""
    own = board.own
    first = END
    for seat in range(len(board.track)):
        if own[seat * OWN + TIME] < first:
            first = own[seat * OWN + TIME]
    return (END - first + 11) // 12


def majority(case: int, lead: int) -> float:
    """Points that a lead of so many books may be expected to bring at a site; a negative lead is
    how many books are lacking."""
    return MAJORITIES[case * (2 * FAR + 1) + FAR + max(-FAR, min(FAR, lead))]


def lead(board: Board, seat: Seat, site: int) -> int:
    """Books about a site beyond those of the next best."""
    own = board.own
    most = 0
    for other in range(len(board.track)):
        if other != seat and own[other * OWN + BOOKS + site] > most:
            most = own[other * OWN + BOOKS + site]
    return own[seat * OWN + BOOKS + site] - most


# --- Knowledge ----------------------------------------------------------------------------------

STUDIES: Final = 3
"""Points of knowledge about a site that a year usually adds."""


def years_after(board: Board, seat: Seat) -> int:
    """Years to come in which all permits are valid again."""
    return max(0, END - 1 - board.terms.renewed - board.own[seat * OWN + TIME]) // YEAR
