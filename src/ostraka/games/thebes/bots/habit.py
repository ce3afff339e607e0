"""What a sensible player does without thinking ahead, by what lies open to all.

Every choice attracts for what it brings, less what its weeks are worth."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import mypyc_attr

from ostraka.core.play import Action, State
from ostraka.games.thebes.knowledge.worth import (
    STUDIES,
    TOUR,
    age,
    calm,
    dig_worth,
    lead,
    level,
    majority,
    token_worth,
    years_after,
)
from ostraka.games.thebes.rules.box import (
    ABOUT,
    CITY,
    END,
    FIGURE_POINTS,
    GROUND,
    KIND,
    KINDS,
    SHOVEL_TOKENS,
    SITES,
    SPAN,
    VALUE,
    WARSAW,
    WHEEL,
    YEAR,
)
from ostraka.games.thebes.rules.box import WEEKS as WEEKS_OF
from ostraka.games.thebes.rules.chapters.cards import change_weeks
from ostraka.games.thebes.rules.chapters.digging import (
    knowledge,
    shovel_tokens,
    specific_points,
    tokens_due,
    with_general,
)
from ostraka.games.thebes.rules.chapters.order import year_left
from ostraka.games.thebes.rules.chapters.travel import trip
from ostraka.games.thebes.rules.notation import (
    CHANGE,
    DIG,
    FIRST_OF,
    GIVE_UP,
    HOLD,
    TAKE,
    USE,
    WEEKS,
)
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.seats import (
    ASSISTANTS,
    BOOKS,
    CARS,
    CONGRESSES,
    FIGURES,
    GENERAL,
    OWN,
    PERMITS,
    SHOVELS,
    TIME,
    WITH_PERMISSION,
)
from ostraka.games.thebes.rules.steps import DIGGING

# How much a choice attracts for what it brings. The figures were fitted to the choices of a patient
# search, so they are no points; only what they are to each other means something. SHARP, HOLD_POINT
# and DIG_WEEK were set by hand: games of one habit against another told them better.
SHARP: Final = 2.0  # how strictly the attraction is followed
WEEK: Final = 0.51
MAJORITY: Final = 1.9  # a point that a majority may bring
AT_ONCE: Final = 0.16  # a point that a dig brings with the knowledge of now
SOON: Final = 0.55  # the same with what will be known before the year is over
LATER: Final = 0.2  # and in each year to come
BOOK_LEAN: Final = 0.65  # a book, the whole game lying ahead
OPEN_BOOK: Final = 2.2
HELPER: Final = 2.0
HELPER_FLOOR: Final = -0.2
CAR: Final = 2.7  # the first
ZEPPELIN: Final = 1.5
PERMISSION: Final = 0.56
SECOND_DIG: Final = 0.23
CONGRESS: Final = 1.3
CONGRESS_HELD: Final = 0.56  # for each congress attended before
CONGRESS_AHEAD: Final = 2.3
CHANGE_LEAN: Final = 0.4
DIG_LEAN: Final = -0.4
POOR_DIG: Final = 0.75  # for a dig with next to no knowledge
DIG_POINT: Final = 0.5
DIG_WAITS: Final = 0.3
DIG_YEAR: Final = 1.05
POOR: Final = 4  # points of knowledge, below which the wheel gives little for many weeks
GIFT: Final = 0.5
HOLD_LEAN: Final = 1.4
HOLD_POINT: Final = 0.8
RESIGNED: Final = -1.8
KEPT: Final = 1.5  # the attraction of keeping a zeppelin for another trip
DIG_WEEK: Final = 0.12  # points: what a week more of digging must bring
NEXT_DIG: Final = 0.25  # of what a dig next year brings, lost with its permit

_BOOK: Final = KINDS.index("books")
_FIGURES: Final = KINDS.index("figures")
_GENERAL: Final = KINDS.index("general")
_ASSISTANT: Final = KINDS.index("assistant")
_SHOVEL: Final = KINDS.index("shovel")
_CAR: Final = KINDS.index("car")
_ZEPPELIN: Final = KINDS.index("zeppelin")
_PERMISSION: Final = KINDS.index("permission")


def habit(state: State, legal: list[Action]) -> list[float]:
    """Knowledge first, then long digs before the year is over; congresses by the number."""
    board = cast(Board, state)
    if board.task == DIGGING:
        return _prepare(board, legal)
    return _plan(board, legal)


# --- A dig is prepared --------------------------------------------------------------------------


def _prepare(board: Board, legal: list[Action]) -> list[float]:
    """As many weeks as pay, with every helper that brings a token more."""
    site = board.site
    left = END - board.own[board.turn * OWN + TIME]
    each = DIG_WEEK * calm(left)
    token = token_worth(board, site)
    most = left - trip(board, GROUND + site, board.used)
    within = weeks_within(board, END - most)
    weights = []
    for action in legal:
        if FIRST_OF[action] == WEEKS:
            weeks = action - WEEKS + 1
            gain = tokens_due(board, site, weeks, board.used) * token - each * weeks
            if weeks > within:
                gain -= NEXT_DIG * _next_dig(board, site, token)
        else:
            used = board.used | 1 << action - USE
            gain = _longest(board, site, used, most, token, each)
        weights.append(exp(gain))
    return weights


def weeks_within(board: Board, begin: int) -> int:
    """Weeks that a dig may last without spending next year's permit (ruling 95)."""
    if board.terms.old_year or board.used & WITH_PERMISSION or not years_after(board, board.turn):
        return SPAN
    now = board.own[board.turn * OWN + TIME]
    return now + year_left(board, now) - 1 - begin


def _next_dig(board: Board, site: int, token: float) -> float:
    """What the site may bring next year, with some more knowledge by then."""
    own, at = board.own, board.turn * OWN
    known = knowledge(board, site, 0) + STUDIES
    left = END - own[at + TIME]
    return dig_worth(level(left), known, token, shovel_tokens(board, 0))


def _longest(board: Board, site: int, used: int, most: int, token: float, each: float) -> float:
    """What the best number of weeks brings."""
    first = knowledge(board, site, used) * SPAN
    extra = shovel_tokens(board, used)
    best = 0.0
    for weeks in range(1, min(most, SPAN - 1) + 1):
        tokens = WHEEL[first + weeks]
        if tokens:
            best = max(best, (tokens + extra) * token - each * weeks)
    return best


# --- A turn is planned --------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Outlook:
    """What the player to act may hope for at every site: the worth of a token, their knowledge, the
    digs of this year and of later ones."""

    __slots__ = ("ahead", "board", "case", "extra", "general", "now", "soon", "specific", "token",
                 "years")  # fmt: skip

    def __init__(self, board: Board) -> None:
        own, at = board.own, board.turn * OWN
        time = own[at + TIME]
        self.board = board
        self.ahead = (END - time) / END
        self.case = level(END - time)
        self.extra = shovel_tokens(board, 0)
        self.general = own[at + GENERAL]
        self.years = years_after(board, board.turn)
        self.soon = STUDIES * year_left(board, time) // YEAR
        self.specific = [
            int(specific_points(board, board.turn, site, 0)) for site in range(len(SITES))
        ]
        self.token = [token_worth(board, site) for site in range(len(SITES))]
        self.now = [own[at + PERMITS] >> site & 1 for site in range(len(SITES))]

    def digs(self, site: int, specific: int, general: int, extra: int) -> float:
        """How much the digs of a site attract with so much knowledge."""
        known = with_general(specific, general)
        token, case = self.token[site], self.case
        total = 0.0
        if self.now[site]:
            total = AT_ONCE * dig_worth(case, known, token, extra)
            total += SOON * dig_worth(case, known + self.soon, token, extra)
        if self.years:
            total += LATER * self.years * dig_worth(case, known + STUDIES, token, extra)
        return total


def _plan(board: Board, legal: list[Action]) -> list[float]:
    """What every choice brings, less what its weeks are worth."""
    own, at = board.own, board.turn * OWN
    outlook = Outlook(board)
    each = WEEK * calm(END - own[at + TIME])
    leans: list[float] = []
    flight = RESIGNED
    for action in legal:
        block = FIRST_OF[action]
        if block == TAKE:
            card = board.display[action - TAKE]
            way = trip(board, CITY[card], board.used)
            lean = _card(outlook, card) - each * (way + WEEKS_OF[card])
        elif block == CHANGE:
            way = trip(board, WARSAW, board.used)
            lean = CHANGE_LEAN - each * (way + change_weeks(board))
        elif block == DIG:
            site = action - DIG
            way = trip(board, GROUND + site, board.used)
            lean = _dig(outlook, site) - each * (way - TOUR)
        elif block == HOLD:
            card = board.row[action - HOLD]
            way = trip(board, CITY[card], board.used)
            lean = HOLD_LEAN + HOLD_POINT * VALUE[card] - each * (way + WEEKS_OF[card])
        else:
            leans.append(RESIGNED if block == GIVE_UP else flight - KEPT)
            continue
        flight = max(flight, lean + each * way)
        leans.append(lean)
    return [exp(SHARP * lean) for lean in leans]


def _dig(outlook: Outlook, site: int) -> float:
    """What a dig brings now, less what it might bring with more knowledge before the year ends."""
    board = outlook.board
    own, at = board.own, board.turn * OWN
    specific = outlook.specific[site] + own[at + FIGURES + site] * FIGURE_POINTS
    known = with_general(specific, outlook.general)
    token, case, extra = outlook.token[site], outlook.case, outlook.extra
    lean = DIG_LEAN + DIG_POINT * dig_worth(case, known, token, extra)
    lean -= DIG_YEAR * year_left(board, own[at + TIME]) / YEAR
    if known < POOR:
        lean -= POOR_DIG
    if board.gifts >> site & 1:
        lean += GIFT
    if outlook.soon and outlook.now[site]:
        lean -= DIG_WAITS * dig_worth(case, known + outlook.soon, token, extra)
    return lean


def _card(outlook: Outlook, card: int) -> float:
    """What a development card brings in the end."""
    kind = KIND[card]
    board = outlook.board
    own, at = board.own, board.turn * OWN
    if kind == _BOOK:
        return _book(outlook, ABOUT[card], VALUE[card])
    if kind == _GENERAL:
        return OPEN_BOOK * VALUE[card] * outlook.ahead + _better(outlook, 0, VALUE[card], 0)
    if kind == _FIGURES:
        return _figures(outlook, ABOUT[card])
    if kind == _ASSISTANT:
        have = own[at + ASSISTANTS]
        more = board.terms.assistants[have + 1] - board.terms.assistants[have]
        return HELPER_FLOOR + HELPER * outlook.ahead + _better(outlook, more, 0, 0)
    if kind == _SHOVEL:
        have = own[at + SHOVELS]
        more = SHOVEL_TOKENS[have + 1] - SHOVEL_TOKENS[have]
        return HELPER_FLOOR + HELPER * outlook.ahead + _better(outlook, 0, 0, more)
    if kind == _CAR:
        return 0.0 if own[at + CARS] else CAR * outlook.ahead
    if kind == _ZEPPELIN:
        return ZEPPELIN
    if kind == _PERMISSION:
        return PERMISSION + SECOND_DIG * _best(outlook)
    return CONGRESS + CONGRESS_HELD * own[at + CONGRESSES] + CONGRESS_AHEAD * outlook.ahead


def _book(outlook: Outlook, site: int, value: int) -> float:
    """Better digs, and the majority."""
    board = outlook.board
    specific, general, extra = outlook.specific[site], outlook.general, outlook.extra
    better = outlook.digs(site, specific + value, general, extra)
    better -= outlook.digs(site, specific, general, extra)
    case = age(board)
    ahead = lead(board, board.turn, site)
    better += MAJORITY * (majority(case, ahead + value) - majority(case, ahead))
    return better + BOOK_LEAN * value * outlook.ahead


def _figures(outlook: Outlook, site: int) -> float:
    """One better dig, now or later."""
    specific, general = outlook.specific[site], outlook.general
    better = outlook.digs(site, specific + FIGURE_POINTS, general, outlook.extra)
    return better - outlook.digs(site, specific, general, outlook.extra)


def _better(outlook: Outlook, specific: int, general: int, extra: int) -> float:
    """Better digs at every site."""
    if specific + general + extra == 0:
        return 0.0
    better = 0.0
    for site in range(len(SITES)):
        known = outlook.specific[site]
        better += outlook.digs(
            site, known + specific, outlook.general + general, outlook.extra + extra
        )
        better -= outlook.digs(site, known, outlook.general, outlook.extra)
    return better


def _best(outlook: Outlook) -> float:
    """Points of the best dig that can be opened by books."""
    own, at = outlook.board.own, outlook.board.turn * OWN
    best = 0.0
    for site in range(len(SITES)):
        if own[at + BOOKS + site]:
            known = with_general(outlook.specific[site], outlook.general)
            best = max(best, dig_worth(outlook.case, known, outlook.token[site], outlook.extra))
    return best
