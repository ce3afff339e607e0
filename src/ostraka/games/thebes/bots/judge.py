"""The points that each seat can expect at the end, from what everybody sees."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import Seat, State
from ostraka.games.thebes.knowledge.worth import (
    books_bucket,
    dig_worth,
    lead,
    majority,
    rate,
    token_worth,
    weeks_bucket,
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

# How much of each prospect comes true on average. The figures were fitted to games played on by
# habit from positions that searching players reached; those by time are for a whole game of two.
WHOLE_GAME: Final = 23.0  # points that all weeks bring to any player
BAGS_SHARE: Final = 0.16  # of the points that are left in the bags, for two seats
CONGRESS_WORTH: Final = 2.0  # points of a congress still to come, beside those attended before
BEST_DIG: Final = 0.41  # of the best dig that may be begun
OTHER_DIGS: Final = 0.24  # of all others, at the beginning of a year
LATER_DIGS: Final = 0.16  # of the digs of each year to come
BOOK_WORTH: Final = 0.65
OPEN_BOOK_WORTH: Final = 2.7
ASSISTANT_WORTH: Final = 2.0
SHOVEL_WORTH: Final = 2.9
CAR_WORTH: Final = 3.0
ZEPPELIN_WORTH: Final = 0.9
PERMISSION_WORTH: Final = 1.3
EXHIBITION_SHARE: Final = 0.6  # of what an exhibition brings that can be held
OBJECT_WORTH: Final = 0.04  # points of an object for each exhibition still to be announced
DISTANCE_COST: Final = 0.86  # points that a week of distance from the cities costs
INITIATIVE: Final = 0.7  # points of being the one to act
LATER_KNOWLEDGE: Final = 2  # points of knowledge that a year will add to every site

MIN_WEEKS_TO_FLY: Final = 5  # with fewer left a zeppelin is useless
MIN_WEEKS_FOR_PERMISSION: Final = 10  # with fewer left a special permission is useless
MOST_OBJECTS: Final = 3  # objects of a site beyond which no exhibition asks for more
CONGRESS_CARDS: Final = sum(
    COUNT[card] for card in range(EXHIBITION) if KIND[card] == KINDS.index("congress")
)
MEAN_DISTANCE: Final = [
    sum(DISTANCE[place * len(PLACES) + city] for city in range(GROUND)) / GROUND
    for place in range(len(PLACES))
]
"""Mean distance from each place to the cities, in weeks."""


def judge(state: State) -> list[float]:
    """Add to the points of each seat what its knowledge, objects and weeks may still bring."""
    board = cast(Board, state)
    seats = len(board.track)
    if board.task == FINISHED:
        return [float(points(board, seat)) for seat in range(seats)]
    tokens = [token_worth(board, site) for site in range(len(SITES))]
    ground = BAGS_SHARE * 2.0 / seats * points_left(board)
    to_come = exhibitions_to_come(board)
    bucket = books_bucket(board)
    expected: list[float] = []
    for seat in range(seats):
        own = points_secured(board, seat) + from_majorities(board, seat, bucket)
        left = END - board.own[seat * OWN + TIME]
        if left:
            own += (WHOLE_GAME + ground) * left / END
            own += congresses_to_come(board, seat, left / END)
            own += from_digs(board, seat, tokens, left)
            own += from_cards(board, seat, left)
            own += from_exhibitions(board, seat, to_come, left)
        expected.append(own)
    if board.own[board.turn * OWN + TIME] < END:
        expected[board.turn] += INITIATIVE
    return expected


def points_secured(board: Board, seat: Seat) -> float:
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
    """How many exhibitions are still face down; 0 as long as none can be turned up."""
    if board.first:
        return 0
    return len(board.deck) - where(board.deck, EXHIBITION)


def from_majorities(board: Board, seat: Seat, bucket: int) -> float:
    """Points to expect from majorities of books."""
    own, at = board.own, seat * OWN + BOOKS
    expected = 0.0
    for site in range(len(SITES)):
        if bucket or own[at + site]:
            expected += majority(bucket, lead(board, seat, site))
    return expected


def congresses_to_come(board: Board, seat: Seat, ahead: float) -> float:
    """Points to expect from a fair share of the congress cards to come. The more congresses a seat
    has, the more each adds."""
    own, seats = board.own, len(board.track)
    left = CONGRESS_CARDS
    for other in range(seats):
        left -= own[other * OWN + CONGRESSES]
    return (CONGRESS_WORTH + own[seat * OWN + CONGRESSES]) * left * ahead / seats


def knowledge_with_figures(board: Board, seat: Seat, site: int) -> int:
    """Knowledge for the next dig, with the site's figures; 0 if no dig can be opened there."""
    if not opens(board, seat, site):
        return 0
    figures = board.own[seat * OWN + FIGURES + site] * FIGURE_POINTS
    known = specific_points(board, seat, site, 0) + figures
    return with_general(known, board.own[seat * OWN + GENERAL])


def from_digs(board: Board, seat: Seat, tokens: list[float], left: int) -> float:
    """Points to expect from digs: the best one this year, the others if there is time, and those of
    later years with more knowledge."""
    own, at = board.own, seat * OWN
    permits, bucket, extra = own[at + PERMITS], weeks_bucket(left), SHOVEL_TOKENS[own[at + SHOVELS]]
    years = years_after(board, seat)
    best = others = later = 0.0
    for site in range(len(SITES)):
        known = knowledge_with_figures(board, seat, site)
        if permits >> site & 1:
            worth = dig_worth(bucket, known, tokens[site], extra)
            others += worth
            if worth > best:
                best = worth
        if years:
            later += dig_worth(bucket, known + LATER_KNOWLEDGE, tokens[site], extra)
    ahead = year_left(board, own[at + TIME]) / YEAR
    return BEST_DIG * best + OTHER_DIGS * ahead * (others - best) + LATER_DIGS * years * later


def from_cards(board: Board, seat: Seat, left: int) -> float:
    """Points to expect from cards beyond those digs, less the cost of being far from the cities."""
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
    if left > MIN_WEEKS_TO_FLY:
        total += ZEPPELIN_WORTH * own[at + ZEPPELINS]
    if left > MIN_WEEKS_FOR_PERMISSION:
        total += PERMISSION_WORTH * own[at + PERMISSIONS]
    travel = left / 10.0 if left < 10 else 1.0
    return total - DISTANCE_COST * MEAN_DISTANCE[own[at + PLACE]] * travel


def from_exhibitions(board: Board, seat: Seat, to_come: int, left: int) -> float:
    """Points to expect from exhibitions: those in the row if the seat can hold them, and later ones
    by its objects."""
    own, at = board.own, seat * OWN
    objects = 0
    for site in range(len(SITES)):
        count = own[at + OBJECTS + site]
        objects += count if count < MOST_OBJECTS else MOST_OBJECTS
    total = OBJECT_WORTH * to_come * objects * (left / 60.0 if left < 60 else 1.0)
    for card in board.row:
        if card != NONE and has_objects(board, seat, card):
            weeks: int = WEEKS[card] + routes(board, seat, CITY[card])
            if weeks <= left:
                total += EXHIBITION_SHARE * (VALUE[card] - weeks * rate(left) / 2.0)
    return total
