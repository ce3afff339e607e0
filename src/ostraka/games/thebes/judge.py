"""The points that every seat may expect to have in the end, by what lies open to all."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import Seat, State
from ostraka.games.thebes.components import (
    CITY,
    CONGRESS_POINTS,
    DISTANCE,
    END,
    EXHIBITION,
    FIGURE_POINTS,
    NEEDS,
    NONE,
    PLACES,
    SHOVEL_TOKENS,
    SITES,
    VALUE,
    WEEKS,
)
from ostraka.games.thebes.holdings import (
    ASSISTANTS,
    BOOKS,
    CONGRESSES,
    FAME,
    FIGURES,
    GENERAL,
    OBJECTS,
    OWN,
    PERMITS,
    PLACE,
    SHOVELS,
    TIME,
    WORTH,
)
from ostraka.games.thebes.scoring import congress_points, points
from ostraka.games.thebes.state import Board
from ostraka.games.thebes.tasks import FINISHED
from ostraka.games.thebes.worth import (
    STUDIES,
    age,
    dig_worth,
    lead,
    level,
    majority,
    rate,
    token_worth,
    years_after,
)

NOW: Final = 0.8  # of the worth of a dig that may be begun at once
LATER: Final = 0.4  # of the worth of a dig in a year to come
IDLE: Final = 0.75  # of the rate, that weeks bring besides digs that can be foreseen
SHOWN: Final = 0.7  # of what an exhibition that can be held brings
NEARLY: Final = 0.25  # the same for one that lacks a single object


def judge(state: State) -> list[float]:
    """What a seat has, and what its knowledge, its objects and its weeks may still bring."""
    board = cast(Board, state)
    seats = len(board.track)
    if board.task == FINISHED:
        return [float(points(board, seat)) for seat in range(seats)]
    tokens = [token_worth(board, site) for site in range(len(SITES))]
    return [_expected(board, seat, tokens) for seat in range(seats)]


def _expected(board: Board, seat: Seat, tokens: list[float]) -> float:
    own, at = board.own, seat * OWN
    return (
        own[at + WORTH]
        + own[at + FAME]
        + congress_points(board, seat)
        + future_congresses(board, seat)
        + majorities(board, seat)
        + NOW * digs_now(board, seat, tokens)
        + LATER * digs_later(board, seat, tokens)
        + shows(board, seat)
        + IDLE * rate(END - own[at + TIME]) * (END - own[at + TIME])
    )


def future_congresses(board: Board, seat: Seat) -> float:
    """Every congress still to come is worth more to who has attended many."""
    own = board.own
    left = COUNT_OF_CONGRESSES
    for other in range(len(board.track)):
        left -= own[other * OWN + CONGRESSES]
    weeks = END - own[seat * OWN + TIME]
    more = left * weeks / (200.0 * len(board.track))
    most = len(CONGRESS_POINTS) - 1 - own[seat * OWN + CONGRESSES]
    return own[seat * OWN + CONGRESSES] * min(more, float(max(most, 0)))


COUNT_OF_CONGRESSES: Final = 9


def majorities(board: Board, seat: Seat) -> float:
    """What the books of a seat may bring in the end."""
    case = age(board)
    own, at = board.own, seat * OWN + BOOKS
    expected = 0.0
    for site in range(len(SITES)):
        if case or own[at + site]:
            expected += majority(case, lead(board, seat, site))
    return expected


def knows(board: Board, seat: Seat, site: int) -> int:
    """Knowledge for the next dig, the site's figures included; none where no dig can be opened."""
    own, at = board.own, seat * OWN
    figures = own[at + FIGURES + site]
    if not own[at + BOOKS + site] and not (figures and board.terms.figures_open):
        return 0
    specific = own[at + BOOKS + site] + board.terms.assistants[own[at + ASSISTANTS]]
    specific += figures * FIGURE_POINTS
    return specific + min(own[at + GENERAL], specific)


def digs_now(board: Board, seat: Seat, tokens: list[float]) -> float:
    """What the digs promise for which permit and knowledge are there."""
    own, at = board.own, seat * OWN
    case = level(END - own[at + TIME])
    extra = SHOVEL_TOKENS[own[at + SHOVELS]]
    total = 0.0
    for site in range(len(SITES)):
        if own[at + PERMITS] >> site & 1:
            total += dig_worth(case, knows(board, seat, site), tokens[site], extra)
    return total


def digs_later(board: Board, seat: Seat, tokens: list[float]) -> float:
    """What the digs of the years to come promise, with some more knowledge by then."""
    years = years_after(board, seat)
    if years == 0:
        return 0.0
    own, at = board.own, seat * OWN
    case = level(END - own[at + TIME])
    extra = SHOVEL_TOKENS[own[at + SHOVELS]]
    total = 0.0
    for site in range(len(SITES)):
        known = knows(board, seat, site) + STUDIES
        total += dig_worth(case, known, tokens[site], extra)
    return total * years


def shows(board: Board, seat: Seat) -> float:
    """What the exhibitions in the row promise to who has the objects, or nearly."""
    own, at = board.own, seat * OWN
    left = END - own[at + TIME]
    total = 0.0
    for card in board.row:
        if card == NONE:
            continue
        lacking = 0
        first = (card - EXHIBITION) * len(SITES)
        for site in range(len(SITES)):
            if own[at + OBJECTS + site] < NEEDS[first + site]:
                lacking += NEEDS[first + site] - own[at + OBJECTS + site]
        if lacking > 1:
            continue
        weeks = WEEKS[card] + DISTANCE[own[at + PLACE] * len(PLACES) + CITY[card]]
        if weeks <= left:
            gain = VALUE[card] - weeks * rate(left)
            total += gain * (NEARLY if lacking else SHOWN)
    return total
