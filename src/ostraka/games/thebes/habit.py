"""What a sensible archaeologist does without thinking ahead, by what lies open to all.

Every choice is weighed in points: what it brings, less what its weeks are worth."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ostraka.core.play import Action, State
from ostraka.games.thebes.cards import change_weeks
from ostraka.games.thebes.components import (
    ABOUT,
    CITY,
    END,
    FIGURE_POINTS,
    GROUND,
    KIND,
    KINDS,
    LONE,
    SHOVEL_TOKENS,
    SITES,
    SPAN,
    VALUE,
    WARSAW,
    WHEEL,
    YEAR,
)
from ostraka.games.thebes.components import WEEKS as WEEKS_OF
from ostraka.games.thebes.digging import knowledge, tokens_due
from ostraka.games.thebes.holdings import (
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
    WITH_SHOVEL,
)
from ostraka.games.thebes.notation import CHANGE, DIG, GIVE_UP, HOLD, TAKE, USE, WEEKS
from ostraka.games.thebes.state import Board
from ostraka.games.thebes.tasks import DIGGING
from ostraka.games.thebes.travel import trip
from ostraka.games.thebes.worth import (
    STUDIES,
    TOUR,
    age,
    dig_worth,
    lead,
    level,
    majority,
    rate,
    token_worth,
    years_after,
)

WARMTH: Final = 0.6  # points that make a choice about three times as likely
LATER: Final = 0.4  # of the worth of a dig in a year to come
RIVALRY: Final = 1.5  # a book counts for its owner, and against the others
WAITING: Final = 0.8  # of the worth of a dig with more knowledge, lost by who digs now
SPARE: Final = 0.15  # points of knowledge for which there is no dig in sight
CAR_WORTH: Final = 0.02  # points a week left
FLIGHT: Final = 1.5  # points that a zeppelin is kept for
PERMISSION: Final = 0.5  # of the best dig, that a second one at its site brings
CHANGING: Final = 0.2
NOT_YET: Final = -3.0
MEETINGS: Final = 0.2
GIFT: Final = 1.0
HELP: Final = 0.3

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
    """As many weeks as pay, with helpers that bring more than they would later."""
    site = board.site
    left = END - board.own[board.turn * OWN + TIME]
    each = rate(left)
    token = token_worth(board, site)
    most = left - trip(board, GROUND + site, board.used)
    weights = []
    for action in legal:
        if action >= WEEKS:
            weeks = action - WEEKS + 1
            gain = tokens_due(board, site, weeks, board.used) * token - each * weeks
        else:
            used = board.used | 1 << action - USE
            gain = _longest(board, site, used, most, token, each) - HELP
        weights.append(exp(gain / WARMTH))
    return weights


def _longest(board: Board, site: int, used: int, most: int, token: float, each: float) -> float:
    """What the best number of weeks brings."""
    first = knowledge(board, site, used) * SPAN
    extra = LONE if used & WITH_SHOVEL else SHOVEL_TOKENS[board.own[board.turn * OWN + SHOVELS]]
    best = 0.0
    for weeks in range(1, min(most, SPAN - 1) + 1):
        tokens = WHEEL[first + weeks]
        if tokens:
            best = max(best, (tokens + extra) * token - each * weeks)
    return best


# --- A turn is planned --------------------------------------------------------------------------


class Outlook:
    """What the player to act may hope for at every site: the worth of a token, his knowledge, the
    digs of this year and of later ones."""

    __slots__ = ("board", "case", "extra", "general", "later", "now", "open", "soon", "specific",
                 "token")  # fmt: skip

    def __init__(self, board: Board) -> None:
        own, at = board.own, board.turn * OWN
        time = own[at + TIME]
        self.board = board
        self.case = level(END - time)
        self.extra = SHOVEL_TOKENS[own[at + SHOVELS]]
        self.general = own[at + GENERAL]
        self.later = LATER * years_after(board, board.turn)
        self.soon = STUDIES * (YEAR - time % YEAR) // YEAR
        helping = board.terms.assistants[own[at + ASSISTANTS]]
        self.specific = [own[at + BOOKS + site] + helping for site in range(len(SITES))]
        self.token = [token_worth(board, site) for site in range(len(SITES))]
        self.now = [own[at + PERMITS] >> site & 1 for site in range(len(SITES))]

    def worth(self, site: int, specific: int, general: int, extra: int) -> float:
        """Points that the digs of a site promise to who knows so much."""
        known = specific + (general if general < specific else specific)
        token, case = self.token[site], self.case
        total = 0.0
        if self.now[site]:
            total = dig_worth(case, known + self.soon, token, extra)
        if self.later:
            total += self.later * dig_worth(case, known + STUDIES, token, extra)
        return total


def _plan(board: Board, legal: list[Action]) -> list[float]:
    """The gain of every choice, less what its weeks are worth."""
    own, at = board.own, board.turn * OWN
    outlook = Outlook(board)
    left = END - own[at + TIME]
    each = rate(left)
    gains: list[float] = []
    flight = NOT_YET
    for action in legal:
        if action < CHANGE:
            card = board.display[action - TAKE]
            way = trip(board, CITY[card], board.used)
            gain = _card(outlook, card) - each * (way + WEEKS_OF[card])
        elif action == CHANGE:
            way = trip(board, WARSAW, board.used)
            gain = CHANGING - each * (way + change_weeks(board))
        elif action < HOLD:
            site = action - DIG
            way = trip(board, GROUND + site, board.used)
            gain = _dig(outlook, site) + each * (TOUR - way)
        elif action < GIVE_UP:
            card = board.row[action - HOLD]
            way = trip(board, CITY[card], board.used)
            gain = VALUE[card] - each * (way + WEEKS_OF[card])
        else:
            gains.append(flight - FLIGHT if action == USE else NOT_YET)
            continue
        flight = max(flight, gain + each * way)
        gains.append(gain)
    return [exp(gain / WARMTH) for gain in gains]


def _dig(outlook: Outlook, site: int) -> float:
    """What a dig brings now, less what it might bring with more knowledge before the year ends."""
    board = outlook.board
    own, at = board.own, board.turn * OWN
    specific = outlook.specific[site] + own[at + FIGURES + site] * FIGURE_POINTS
    known = specific + min(outlook.general, specific)
    token = outlook.token[site]
    gain = dig_worth(outlook.case, known, token, outlook.extra)
    if board.gifts >> site & 1:
        gain += GIFT
    if outlook.soon and outlook.now[site]:
        gain -= WAITING * dig_worth(outlook.case, known + outlook.soon, token, outlook.extra)
    return gain


def _card(outlook: Outlook, card: int) -> float:
    """What a development card brings in the end."""
    kind = KIND[card]
    board = outlook.board
    own, at = board.own, board.turn * OWN
    if kind == _BOOK:
        return _book(outlook, ABOUT[card], VALUE[card])
    if kind == _GENERAL:
        return _knowledge(outlook, 0, VALUE[card], 0)
    if kind == _FIGURES:
        site = ABOUT[card]
        known = outlook.specific[site]
        general = outlook.general
        if not outlook.now[site] and not outlook.later:
            return 0.0
        before = dig_worth(outlook.case, known + min(general, known), outlook.token[site], 0)
        known += FIGURE_POINTS
        return dig_worth(outlook.case, known + min(general, known), outlook.token[site], 0) - before
    if kind == _ASSISTANT:
        have = own[at + ASSISTANTS]
        worth = board.terms.assistants
        more = worth[have + 1] - worth[have]
        return _knowledge(outlook, more, 0, 0) if more else HELP
    if kind == _SHOVEL:
        have = own[at + SHOVELS]
        more = SHOVEL_TOKENS[have + 1] - SHOVEL_TOKENS[have]
        return _knowledge(outlook, 0, 0, more) if more else HELP
    if kind == _CAR:
        return 0.0 if own[at + CARS] else CAR_WORTH * (END - own[at + TIME])
    if kind == _ZEPPELIN:
        return FLIGHT
    if kind == _PERMISSION:
        best = 0.0
        for site in range(len(SITES)):
            if own[at + BOOKS + site]:
                best = max(best, outlook.worth(site, outlook.specific[site], outlook.general, 0))
        return PERMISSION * best
    return 1.0 + own[at + CONGRESSES] + MEETINGS * (END - own[at + TIME]) / 52


def _book(outlook: Outlook, site: int, value: int) -> float:
    """Better digs, and the majority."""
    board = outlook.board
    specific, general, extra = outlook.specific[site], outlook.general, outlook.extra
    better = outlook.worth(site, specific + value, general, extra)
    better -= outlook.worth(site, specific, general, extra)
    case = age(board)
    ahead = lead(board, board.turn, site)
    better += RIVALRY * (majority(case, ahead + value) - majority(case, ahead))
    return better + SPARE * value


def _knowledge(outlook: Outlook, specific: int, general: int, extra: int) -> float:
    """Better digs at every site."""
    better = SPARE * (specific + general)
    for site in range(len(SITES)):
        known = outlook.specific[site]
        better += outlook.worth(
            site, known + specific, outlook.general + general, outlook.extra + extra
        )
        better -= outlook.worth(site, known, outlook.general, outlook.extra)
    return better
