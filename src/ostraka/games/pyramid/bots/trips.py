"""A player's trip: what they have, how fast they are, and what they may expect to bring out if they
do so much before turning home.

All of it is what the seat itself knows: its own cards and whatever lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ostraka.games.pyramid.bots.rivals import Mark
from ostraka.games.pyramid.bots.ways import FAR, Ways, ways_over
from ostraka.games.pyramid.knowledge.odds import CHEST, mean_actions
from ostraka.games.pyramid.rules.board import LENGTH, ON_LINE, PATH, SPACES
from ostraka.games.pyramid.rules.box import (
    ALL_CARDS,
    CHESTS,
    GOD,
    GODS,
    IDOL,
    NONE,
    POCKETS,
    SATCHEL,
    SATCHELS,
    TREASURE,
    VALUE,
)
from ostraka.games.pyramid.rules.chapters.equipment import curable
from ostraka.games.pyramid.rules.chapters.locks import helped
from ostraka.games.pyramid.rules.chapters.mummies import (
    FACING,
    GAIT,
    LYING,
    PLACE,
    STRETCH,
    STRIDES,
    step,
)
from ostraka.games.pyramid.rules.seats import ACTIONS, HELD, LOAD, SPACE, WIDE
from ostraka.games.pyramid.rules.steps import IN_ACTIONS, IN_DICE, IN_LOAD, IN_MUMMIES, IN_START

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.core.play import Seat
    from ostraka.games.pyramid.rules.position import Pyramid

TOUCHED: Final = 0.6
"""Mummy cards that a player takes in a round in the corridor."""
TOUCHED_EACH_ROUND: Final = 0.75
"""The same where mummies also touch players who begin a round with them (78)."""
DALLYING: Final = 3.0
"""Rounds that a trip takes beyond what the dice give on average: blocks lengthen the way, and a
round is seldom used up to the last action."""
LINGERING: Final = 0.004
"""What every block takes off, even where nothing threatens to shut."""
LONG: Final = 12.0
"""Actions of a trip that is not a short one."""
LAST_ROWS: Final = 4
"""Actions before the end from which on only barriers in the den matter."""
ROW: Final = [int(space[1:]) for space in SPACES]
IN_DEN: Final = [0.0, 0.06, 0.21, 0.58, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
BEHIND_DEN: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.45, 0.75, 1.0, 1.0, 1.0, 1.0]
"""The part of the barriers in the den and behind it that can shut in a player in each row."""
LAST_ROW: Final = 10
"""Where the corridor ends; all barriers can shut in a player there."""
ANY_LOAD: Final = 31
"""More than a player can carry."""
PACE: Final = [
    max(0.3, mean_actions(load, idols))
    for idols in range(len(GODS) + 1)
    for load in range(ANY_LOAD + 1)
]
"""Actions in a round on average, by idols and load (33, 34)."""


@mypyc_attr(acyclic=True)
class Haul:
    """The result of a trip: actions before turning home and on the way, and what is brought out."""

    __slots__ = ("acts", "gods", "idols", "load", "out", "picks", "row", "worth")

    def __init__(
        self,
        acts: float,
        out: int,
        worth: float,
        gods: int,
        load: float,
        idols: int,
        picks: int,
        row: int,
    ) -> None:
        self.acts = acts
        self.out = out
        self.worth = worth  # points, the bonus for gods left out
        self.gods = gods  # as bits
        self.load = load
        self.idols = idols
        self.picks = picks  # the idols to try for, as bits
        self.row = row  # the last row reached


@mypyc_attr(acyclic=True)
class Trip:
    """A player and what they have, as plans see them."""

    __slots__ = (
        "adept",
        "gods",
        "idols",
        "load",
        "mark",
        "now",
        "place",
        "pockets",
        "space",
        "touched",
        "ways",
        "worth",
    )

    def __init__(self, s: Pyramid, seat: Seat, mark: Mark | None) -> None:
        self.mark = mark  # what to beat; None to go for points alone
        party = s.party
        at: i64 = seat * WIDE
        first: i64 = at + HELD
        self.ways: Ways = ways_over(s.fallen)
        self.space = party[at + SPACE] if party[at + SPACE] != NONE else 1
        self.place = ON_LINE[self.space]  # in the corridor, or NONE
        self.touched = TOUCHED_EACH_ROUND if s.terms.each_round else TOUCHED
        self.worth = 0.0
        self.gods = 0
        self.idols = 0
        treasures = 0
        start: i64 = IDOL
        end: i64 = ALL_CARDS
        for card in range(start, end):
            number = party[first + card]
            if number:
                self._add(card, number)
                if card < TREASURE:
                    self.idols += 1
                else:
                    treasures += number
        self.pockets = 0
        for satchel in range(SATCHELS):
            if party[first + SATCHEL + satchel]:
                for pocket in range(satchel * POCKETS, (satchel + 1) * POCKETS):
                    if s.pockets[pocket] == NONE:
                        self.pockets += 1
                    else:
                        self._add(s.pockets[pocket], 1)
        # Satchels and remedies cost nothing to use, so they are as good as used.
        cured = curable(s, seat)
        packed = min(self.pockets, treasures)
        self.pockets -= packed
        self.load = float(party[at + LOAD] - packed - 2 * cured)
        self.adept = helped(s, seat)
        # The actions left before the next block.
        if s.phase == IN_ACTIONS:
            self.now = float(party[at + ACTIONS])
        elif s.phase == IN_START or s.phase == IN_LOAD or s.phase == IN_DICE:
            self.now = pace(self.load, self.idols)
        else:
            self.now = 0.0
        if self.now == 0.0 and (s.phase == IN_ACTIONS or s.phase == IN_MUMMIES):
            self.load += touches(s, self.space)

    def _add(self, card: int, number: int) -> None:
        self.worth += VALUE[card] * number
        if GOD[card] != NONE:
            self.gods |= 1 << GOD[card]
        elif card in CHESTS:
            self.worth += CHEST * number


def _passings(each_round: bool) -> list[float]:
    """How often a mummy is expected to touch a player who stays on a place of its stretch until the
    next round begins, by its place, its facing and that place, for both options of ruling 78: it
    comes upon the place, or stays there."""
    found = []
    rolls = sum(STRIDES)
    for start in range(LENGTH):
        for turned in range(2):
            for mine in range(LENGTH):
                touches = STRIDES[0] / rolls if start == mine else 0.0
                facing = 1 - 2 * turned
                if not 0 <= start + facing < LENGTH:
                    facing = -facing  # a mummy at the end of its stretch has faced about (72)
                mummy = [0, 0, start, facing, 0]
                for steps in range(1, len(STRIDES)):
                    step(mummy, 0)
                    if mummy[PLACE] == mine:
                        touches += sum(STRIDES[steps:]) / rolls
                        touches += STRIDES[steps] / rolls if each_round else 0.0
                found.append(touches)
    return found


PASSING: Final = _passings(each_round=False)
PASSING_EACH_ROUND: Final = _passings(each_round=True)


def pace(load: float, idols: i64) -> float:
    """Actions in a round on average, by load and idols."""
    cards: i64 = int(load + 0.5)
    if cards > ANY_LOAD:
        cards = ANY_LOAD
    return PACE[idols * (ANY_LOAD + 1) + cards]


def touches(s: Pyramid, space: i64) -> float:
    """How often the mummies are expected to touch a player who stays here this round."""
    if ON_LINE[space] == NONE:
        return 0.0
    found = 0.0
    mummies = s.mummies
    each_round = s.terms.each_round
    passing = PASSING_EACH_ROUND if each_round else PASSING
    risen = 2.0 if each_round else 1.0  # it gets up, and is still there when the round begins
    for at in range(0, len(mummies), GAIT):
        stretch = mummies[at + STRETCH] * LENGTH
        for mine in range(LENGTH):
            if PATH[stretch + mine] == space:
                if mummies[at + LYING]:
                    found += risen if mummies[at + PLACE] == mine else 0.0
                else:
                    turned = 0 if mummies[at + FACING] > 0 else 1
                    found += passing[(mummies[at + PLACE] * 2 + turned) * LENGTH + mine]
    return found


# --- What it comes to -------------------------------------------------------------------------


def outcome(
    trip: Trip, points: float, acts: float, out: i64, load: float, idols: i64, row: i64
) -> float:
    """How many of these points come out of the pyramid on average, by the actions before turning
    home and on the way home, the load and idols then, and the last row reached. With a mark to
    beat, the chance to win with them."""
    if out >= FAR:
        return 0.0
    if trip.mark is not None:
        points = trip.mark.win(points)
    later = acts - trip.now
    home = float(out)
    rounds = 0.0
    if later > 0.0:
        rounds = later / pace((trip.load + load) / 2, trip.idols)
        if trip.place != NONE or acts > 6.0:
            load += trip.touched * rounds
    else:
        home += later
        later = 0.0
    if home <= 0.0:
        return points
    speed = pace(load, idols)
    blocks = rounds + home / speed + DALLYING * min(1.0, (later + home) / LONG)
    if blocks < 1.0:
        blocks = 1.0
    ways = trip.ways
    risk = LINGERING * blocks
    if row == LAST_ROW:
        risk += ways.near(blocks)
        risk += ways.behind(blocks - LAST_ROWS / speed)
    else:
        risk += ways.near(blocks) * IN_DEN[row]
        if row < LAST_ROWS:
            risk += ways.below(row, blocks)
        elif row > LAST_ROWS:
            risk += ways.behind(blocks - LAST_ROWS / speed) * BEHIND_DEN[row]
    return points * (1.0 - risk) if risk < 1.0 else 0.0
