"""What a sensible player does without thinking ahead, from what everybody sees.

A choice attracts by what it brings, less what its weeks are worth.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import mypyc_attr

from ostraka.core.play import Action, State
from ostraka.games.thebes.knowledge.worth import (
    TOUR,
    YEARLY_STUDY,
    books_bucket,
    dig_worth,
    lead,
    majority,
    token_worth,
    week_weight,
    weeks_bucket,
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

# How much each thing attracts. The figures were fitted to the choices of a long search, so they are
# not points; only their ratios matter. SHARPNESS, HOLD_POINT and DIG_WEEK were set by hand, from
# games of one habit against another.
SHARPNESS: Final = 2.0  # how strictly the most attractive choice is preferred
WEEK: Final = 0.51
MAJORITY: Final = 1.9  # a point that a majority may bring
AT_ONCE: Final = 0.16  # a point that a dig brings with the present knowledge
SOON: Final = 0.55  # the same with the knowledge at the end of the year
LATER: Final = 0.2  # and in each year to come
BOOK_LEAN: Final = 0.65  # a book, at the beginning of the game
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
POOR: Final = 4  # with less knowledge, even many weeks bring few tokens
GIFT: Final = 0.5
HOLD_LEAN: Final = 1.4
HOLD_POINT: Final = 0.8
GIVE_UP_LEAN: Final = -1.8
KEEP_FLIGHT: Final = 1.5  # the attraction of keeping a zeppelin for another trip
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
    """Prefer knowledge first, then long digs before the year ends, and congresses in numbers."""
    board = cast(Board, state)
    if board.task == DIGGING:
        return _weigh_preparations(board, legal)
    return _weigh_actions(board, legal)


# --- A dig is prepared --------------------------------------------------------------------------


def _weigh_preparations(board: Board, legal: list[Action]) -> list[float]:
    """Weigh weeks and helpers: as many weeks as pay, and every helper that brings another token."""
    site = board.site
    left = END - board.own[board.turn * OWN + TIME]
    each = DIG_WEEK * week_weight(left)
    token = token_worth(board, site)
    most = left - trip(board, GROUND + site, board.used)
    within = weeks_within(board, END - most)
    weights = []
    for action in legal:
        if FIRST_OF[action] == WEEKS:
            weeks = action - WEEKS + 1
            gain = tokens_due(board, site, weeks, board.used) * token - each * weeks
            if weeks > within:
                gain -= NEXT_DIG * _dig_next_year(board, site, token)
        else:
            used = board.used | 1 << action - USE
            gain = _best_weeks(board, site, used, most, token, each)
        weights.append(exp(gain))
    return weights


def weeks_within(board: Board, begin: int) -> int:
    """Weeks that a dig may last without spending next year's permit (ruling 95)."""
    if board.terms.old_year or board.used & WITH_PERMISSION or not years_after(board, board.turn):
        return SPAN
    now = board.own[board.turn * OWN + TIME]
    return now + year_left(board, now) - 1 - begin


def _dig_next_year(board: Board, site: int, token: float) -> float:
    """What the site may bring next year, with more knowledge."""
    own, at = board.own, board.turn * OWN
    known = knowledge(board, site, 0) + YEARLY_STUDY
    left = END - own[at + TIME]
    return dig_worth(weeks_bucket(left), known, token, shovel_tokens(board, 0))


def _best_weeks(board: Board, site: int, used: int, most: int, token: float, each: float) -> float:
    """What a dig of the best number of weeks brings."""
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
    """The prospects of the player to act at every site: the worth of a token, their knowledge, and
    digs in this year and later ones."""

    __slots__ = ("ahead", "board", "bucket", "extra", "general", "now", "soon", "specific", "token",
                 "years")  # fmt: skip

    def __init__(self, board: Board) -> None:
        own, at = board.own, board.turn * OWN
        time = own[at + TIME]
        self.board = board
        self.ahead = (END - time) / END
        self.bucket = weeks_bucket(END - time)
        self.extra = shovel_tokens(board, 0)
        self.general = own[at + GENERAL]
        self.years = years_after(board, board.turn)
        self.soon = YEARLY_STUDY * year_left(board, time) // YEAR
        self.specific = [
            int(specific_points(board, board.turn, site, 0)) for site in range(len(SITES))
        ]
        self.token = [token_worth(board, site) for site in range(len(SITES))]
        self.now = [own[at + PERMITS] >> site & 1 for site in range(len(SITES))]

    def digs(self, site: int, specific: int, general: int, extra: int) -> float:
        """How much digs at a site attract with this knowledge."""
        known = with_general(specific, general)
        token, bucket = self.token[site], self.bucket
        total = 0.0
        if self.now[site]:
            total = AT_ONCE * dig_worth(bucket, known, token, extra)
            total += SOON * dig_worth(bucket, known + self.soon, token, extra)
        if self.years:
            total += LATER * self.years * dig_worth(bucket, known + YEARLY_STUDY, token, extra)
        return total


def _weigh_actions(board: Board, legal: list[Action]) -> list[float]:
    """Weigh the actions of a turn: what each brings, less what its weeks are worth."""
    own, at = board.own, board.turn * OWN
    outlook = Outlook(board)
    each = WEEK * week_weight(END - own[at + TIME])
    leans: list[float] = []
    flight = GIVE_UP_LEAN
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
            leans.append(GIVE_UP_LEAN if block == GIVE_UP else flight - KEEP_FLIGHT)
            continue
        flight = max(flight, lean + each * way)
        leans.append(lean)
    return [exp(SHARPNESS * lean) for lean in leans]


def _dig(outlook: Outlook, site: int) -> float:
    """What a dig brings now, less what it might bring with more knowledge before the year ends."""
    board = outlook.board
    own, at = board.own, board.turn * OWN
    specific = outlook.specific[site] + own[at + FIGURES + site] * FIGURE_POINTS
    known = with_general(specific, outlook.general)
    token, bucket, extra = outlook.token[site], outlook.bucket, outlook.extra
    lean = DIG_LEAN + DIG_POINT * dig_worth(bucket, known, token, extra)
    lean -= DIG_YEAR * year_left(board, own[at + TIME]) / YEAR
    if known < POOR:
        lean -= POOR_DIG
    if board.gifts >> site & 1:
        lean += GIFT
    if outlook.soon and outlook.now[site]:
        lean -= DIG_WAITS * dig_worth(bucket, known + outlook.soon, token, extra)
    return lean


def _card(outlook: Outlook, card: int) -> float:
    """What a development card brings by the end."""
    kind = KIND[card]
    board = outlook.board
    own, at = board.own, board.turn * OWN
    if kind == _BOOK:
        return _book_card(outlook, ABOUT[card], VALUE[card])
    if kind == _GENERAL:
        return OPEN_BOOK * VALUE[card] * outlook.ahead + _better_digs(outlook, 0, VALUE[card], 0)
    if kind == _FIGURES:
        return _figure_card(outlook, ABOUT[card])
    if kind == _ASSISTANT:
        have = own[at + ASSISTANTS]
        more = board.terms.assistants[have + 1] - board.terms.assistants[have]
        return HELPER_FLOOR + HELPER * outlook.ahead + _better_digs(outlook, more, 0, 0)
    if kind == _SHOVEL:
        have = own[at + SHOVELS]
        more = SHOVEL_TOKENS[have + 1] - SHOVEL_TOKENS[have]
        return HELPER_FLOOR + HELPER * outlook.ahead + _better_digs(outlook, 0, 0, more)
    if kind == _CAR:
        return 0.0 if own[at + CARS] else CAR * outlook.ahead
    if kind == _ZEPPELIN:
        return ZEPPELIN
    if kind == _PERMISSION:
        return PERMISSION + SECOND_DIG * _best_dig(outlook)
    return CONGRESS + CONGRESS_HELD * own[at + CONGRESSES] + CONGRESS_AHEAD * outlook.ahead


def _book_card(outlook: Outlook, site: int, value: int) -> float:
    """Better digs, and the majority."""
    board = outlook.board
    specific, general, extra = outlook.specific[site], outlook.general, outlook.extra
    better = outlook.digs(site, specific + value, general, extra)
    better -= outlook.digs(site, specific, general, extra)
    bucket = books_bucket(board)
    ahead = lead(board, board.turn, site)
    better += MAJORITY * (majority(bucket, ahead + value) - majority(bucket, ahead))
    return better + BOOK_LEAN * value * outlook.ahead


def _figure_card(outlook: Outlook, site: int) -> float:
    """One better dig, now or later."""
    specific, general = outlook.specific[site], outlook.general
    better = outlook.digs(site, specific + FIGURE_POINTS, general, outlook.extra)
    return better - outlook.digs(site, specific, general, outlook.extra)


def _better_digs(outlook: Outlook, specific: int, general: int, extra: int) -> float:
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


def _best_dig(outlook: Outlook) -> float:
    """Points of the best dig that can be opened by books."""
    own, at = outlook.board.own, outlook.board.turn * OWN
    best = 0.0
    for site in range(len(SITES)):
        if own[at + BOOKS + site]:
            known = with_general(outlook.specific[site], outlook.general)
            best = max(best, dig_worth(outlook.bucket, known, outlook.token[site], outlook.extra))
    return best
