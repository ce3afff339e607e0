"""The points that every seat may expect to have in the end, by what lies open to all."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import Seat, State
from ostraka.games.thebes.knowledge.worth import (
    age,
    dig_worth,
    lead,
    level,
    majority,
    rate,
    token_worth,
    years_after,
)
from ostraka.games.thebes.rules.box import (
    BEST,
    CITY,
    COUNT,
    DISTANCE,
    END,
    EXHIBITION,
    FIGURE_POINTS,
    GROUND,
    KIND,
    KINDS,
    KINDS_OF_TOKEN,
    NONE,
    PLACES,
    SHOVEL_TOKENS,
    SITES,
    VALUE,
    WEEKS,
    YEAR,
)
from ostraka.games.thebes.rules.chapters.cards import where
from ostraka.games.thebes.rules.chapters.digging import opens, specific_points, with_general
from ostraka.games.thebes.rules.chapters.exhibitions import has_objects
from ostraka.games.thebes.rules.chapters.order import year_left
from ostraka.games.thebes.rules.chapters.travel import routes
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.scoring import congress_points, points
from ostraka.games.thebes.rules.seats import (
    ASSISTANTS,
    BOOKS,
    CARS,
    CONGRESSES,
    FAME,
    FIGURES,
    GENERAL,
    OBJECTS,
    OWN,
    PERMISSIONS,
    PERMITS,
    PLACE,
    SHOVELS,
    TIME,
    WORTH,
    ZEPPELINS,
)
from ostraka.games.thebes.rules.steps import FINISHED

# How much of it comes true on average. The figures were fitted to games played on by habit from
# positions that searching players reached; what counts by time is for a whole game of two.
WHOLE_GAME: Final = 23.0  # points that all weeks bring, whatever one has
GROUND_LEFT: Final = 0.16  # of the points that are left in the bags, for two seats
MEETING: Final = 2.0  # points of a congress still to come, beside those attended before
BEST_DIG: Final = 0.41  # of the best dig that may be begun
OTHER_DIGS: Final = 0.24  # of all others, the whole year lying ahead
LATER_DIGS: Final = 0.16  # of the digs of each year to come
BOOK_WORTH: Final = 0.65
OPEN_BOOK_WORTH: Final = 2.7
ASSISTANT_WORTH: Final = 2.0
SHOVEL_WORTH: Final = 2.9
CAR_WORTH: Final = 3.0
ZEPPELIN_WORTH: Final = 0.9
PERMISSION_WORTH: Final = 1.3
SHOWN: Final = 0.6  # of what an exhibition brings that can be held
EXHIBIT: Final = 0.04  # points of an object for each exhibition still to be announced
REMOTE: Final = 0.86  # points that a week of distance from the cities costs
INITIATIVE: Final = 0.7  # points of being the one to act
STUDIED: Final = 2  # points of knowledge that a year will add to every site

AFOOT: Final = 5  # weeks left, below which a zeppelin is for nothing
SECOND: Final = 10  # weeks left, below which a special permission is for nothing
EXHIBITS: Final = 3  # objects of a site beyond which no exhibition asks for more
CONGRESS_CARDS: Final = sum(
    COUNT[card] for card in range(EXHIBITION) if KIND[card] == KINDS.index("congress")
)
DISTANT: Final = [
    sum(DISTANCE[place * len(PLACES) + city] for city in range(GROUND)) / GROUND
    for place in range(len(PLACES))
]
"""Weeks from every place to a city, on average."""


def judge(state: State) -> list[float]:
    """What a seat has, and what its knowledge, its objects and its weeks may still bring."""
    board = cast(Board, state)
    seats = len(board.track)
    if board.task == FINISHED:
        return [float(points(board, seat)) for seat in range(seats)]
    tokens = [token_worth(board, site) for site in range(len(SITES))]
    ground = GROUND_LEFT * 2.0 / seats * points_left(board)
    to_come = exhibitions_to_come(board)
    case = age(board)
    expected: list[float] = []
    for seat in range(seats):
        own = has(board, seat) + majorities(board, seat, case)
        left = END - board.own[seat * OWN + TIME]
        if left:
            own += (WHOLE_GAME + ground) * left / END
            own += congresses_to_come(board, seat, left / END)
            own += digs(board, seat, tokens, left)
            own += equipment(board, seat, left)
            own += shows(board, seat, to_come, left)
        expected.append(own)
    if board.own[board.turn * OWN + TIME] < END:
        expected[board.turn] += INITIATIVE
    return expected


def has(board: Board, seat: Seat) -> float:
    """Points that cannot be lost."""
    at = seat * OWN
    return float(board.own[at + WORTH] + board.own[at + FAME] + congress_points(board, seat))


def points_left(board: Board) -> int:
    """Points of all objects in the bags."""
    bags = board.bags
    total = 0
    for site in range(len(SITES)):
        for value in range(BEST):
            total += bags[site * KINDS_OF_TOKEN + value] * (value + 1)
    return total


def exhibitions_to_come(board: Board) -> int:
    """Exhibitions that are not announced yet, once they can be any day."""
    if board.first:
        return 0
    return len(board.deck) - where(board.deck, EXHIBITION)


def majorities(board: Board, seat: Seat, case: int) -> float:
    """What the books of a seat may bring in the end."""
    own, at = board.own, seat * OWN + BOOKS
    expected = 0.0
    for site in range(len(SITES)):
        if case or own[at + site]:
            expected += majority(case, lead(board, seat, site))
    return expected


def congresses_to_come(board: Board, seat: Seat, ahead: float) -> float:
    """A fair share of the congress cards still to come; each brings more with every one held."""
    own, seats = board.own, len(board.track)
    left = CONGRESS_CARDS
    for other in range(seats):
        left -= own[other * OWN + CONGRESSES]
    return (MEETING + own[seat * OWN + CONGRESSES]) * left * ahead / seats


def knows(board: Board, seat: Seat, site: int) -> int:
    """Knowledge for the next dig, the site's figures included; none where no dig can be opened."""
    if not opens(board, seat, site):
        return 0
    figures = board.own[seat * OWN + FIGURES + site] * FIGURE_POINTS
    known = specific_points(board, seat, site, 0) + figures
    return with_general(known, board.own[seat * OWN + GENERAL])


def digs(board: Board, seat: Seat, tokens: list[float], left: int) -> float:
    """What the permits of this year promise, of which one dig is sure and time may lack for the
    others, and those of the years to come, with some more knowledge by then."""
    own, at = board.own, seat * OWN
    permits, case, extra = own[at + PERMITS], level(left), SHOVEL_TOKENS[own[at + SHOVELS]]
    years = years_after(board, seat)
    best = others = later = 0.0
    for site in range(len(SITES)):
        known = knows(board, seat, site)
        if permits >> site & 1:
            worth = dig_worth(case, known, tokens[site], extra)
            others += worth
            if worth > best:
                best = worth
        if years:
            later += dig_worth(case, known + STUDIED, tokens[site], extra)
    ahead = year_left(board, own[at + TIME]) / YEAR
    return BEST_DIG * best + OTHER_DIGS * ahead * (others - best) + LATER_DIGS * years * later


def equipment(board: Board, seat: Seat, left: int) -> float:
    """What cards bring beyond the digs in sight, and what it costs to be far from the cities."""
    own, at = board.own, seat * OWN
    books = 0
    for site in range(len(SITES)):
        books += own[at + BOOKS + site]
    total = (
        BOOK_WORTH * books
        + OPEN_BOOK_WORTH * own[at + GENERAL]
        + ASSISTANT_WORTH * own[at + ASSISTANTS]
        + SHOVEL_WORTH * own[at + SHOVELS]
    )
    if own[at + CARS]:
        total += CAR_WORTH
    total *= left / END
    if left > AFOOT:
        total += ZEPPELIN_WORTH * own[at + ZEPPELINS]
    if left > SECOND:
        total += PERMISSION_WORTH * own[at + PERMISSIONS]
    return total - REMOTE * DISTANT[own[at + PLACE]] * (left / 10.0 if left < 10 else 1.0)


def shows(board: Board, seat: Seat, to_come: int, left: int) -> float:
    """What the exhibitions promise: those in the row if the seat can hold them, others if it owns
    objects of all sites."""
    own, at = board.own, seat * OWN
    objects = 0
    for site in range(len(SITES)):
        count = own[at + OBJECTS + site]
        objects += count if count < EXHIBITS else EXHIBITS
    total = EXHIBIT * to_come * objects * (left / 60.0 if left < 60 else 1.0)
    for card in board.row:
        if card != NONE and has_objects(board, seat, card):
            weeks: int = WEEKS[card] + routes(board, seat, CITY[card])
            if weeks <= left:
                total += SHOWN * (VALUE[card] - weeks * rate(left) / 2.0)
    return total
