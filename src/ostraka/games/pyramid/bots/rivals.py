"""What it takes to win: more than the best of the others brings out.

A rival is seen as all players see them: cards by their backs, what lies face down counting as it
was in the box."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ostraka.games.pyramid.bots.ways import ways_over
from ostraka.games.pyramid.knowledge.odds import CHEST
from ostraka.games.pyramid.rules.box import (
    ALL_CARDS,
    BLOCKS,
    BONUS_OF,
    CHESTS,
    COUNT,
    FACE_DOWN,
    GOD,
    GODS,
    IDOL,
    NONE,
    SECRET,
    TREASURE,
    VALUE,
)
from ostraka.games.pyramid.rules.seats import FATE, HELD, INSIDE, OUT, PRISED, SPACE, WIDE, pocketed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.core.play import Seat
    from ostraka.games.pyramid.rules.position import Pyramid

SURPLUS: Final = 0.002
"""What a point counts beside the win, even where it is not needed."""
TIE: Final = 0.25
"""How narrow a lead is enough, where everything lies open."""
BLUR: Final = 0.5
"""How much wider it must be for a treasure that lies face down."""
HOPE: Final = 16.0
"""Points that a player inside may still find before the first block falls."""
FADING: Final = 0.8
"""The part of it that is left after every block."""
HOPES: Final[list[float]] = [HOPE * FADING ** float(blocks) for blocks in range(BLOCKS + 1)]
"""What is left of it, by the blocks that have fallen."""
RUIN: Final = 0.2
"""How likely a player inside is not to come out."""
DOUBT: Final = 4.0
"""How much wider the lead must be over a player inside."""
DEEP: Final = 6.0
"""Actions from the way out at which all of that holds; at the exit only as far as there is hope."""


def mean_worth(cards: list[int]) -> float:
    """What one of some cards is worth on average, as they were in the box."""
    worth = sum((CHEST if card in CHESTS else VALUE[card]) * COUNT[card] for card in cards)
    return worth / sum(COUNT[card] for card in cards)


class Sight:
    """What each card counts for a player who sees only its back, and for which god, as bits. Idols
    lie open; so do the chests of a player who is out, which have been counted."""

    __slots__ = ("gods", "lowest", "worth")

    def __init__(self, total: bool, out: bool) -> None:
        self.worth = [0.0] * ALL_CARDS
        self.gods = [0] * ALL_CARDS
        for god in range(len(GODS)):
            self.worth[IDOL + god] = float(VALUE[IDOL + god])
            self.gods[IDOL + god] = 1 << god
        for cards in SECRET if total else FACE_DOWN:
            alike = [card for card in cards if not (out and card in CHESTS)]
            god = max(GOD[card] for card in alike)
            for card in alike:
                self.worth[card] = mean_worth(alike)
                self.gods[card] = 1 << god if god != NONE else 0
        self.lowest = min(card for card in range(ALL_CARDS) if self.worth[card] > 0.0)


SIGHTS: Final = [Sight(total, out) for total in (False, True) for out in (False, True)]


@mypyc_attr(acyclic=True)
class Mark:
    """The points that a player has to beat."""

    __slots__ = ("lost", "points", "ruin", "width")

    def __init__(self, lost: bool, points: float, width: float, ruin: float) -> None:
        self.lost = lost  # no other player can come out: coming out wins
        self.points = points
        self.width = width  # the lead that makes a win likely
        self.ruin = ruin  # the chance that these points are not brought out

    def chance(self, points: float) -> float:
        """How likely these points win once they are out of the pyramid."""
        if self.lost:
            return 1.0
        lead = (points - self.points) / self.width
        more = 1.0 / (1.0 + exp(-max(-30.0, min(lead, 30.0))))
        return self.ruin + (1.0 - self.ruin) * more

    def win(self, points: float) -> float:
        """The same, and a little for the points themselves, so that plans do not give them up."""
        return 1.0 if self.lost else self.chance(points) + SURPLUS * points


NOBODY: Final = Mark(True, 0.0, TIE, 0.0)


def last_inside(s: Pyramid) -> Seat:
    """Return the seat that is inside while all others are out or lost, or NONE."""
    if s.inside != 1:
        return NONE
    found = NONE
    for seat in range(s.seats):
        fate = s.party[seat * WIDE + FATE]
        if fate == INSIDE:
            found = seat
        elif fate < INSIDE:
            return NONE  # this player has yet to enter
    return found


def mark(s: Pyramid, seat: Seat) -> Mark:
    """Return what a seat has to beat: the best of those who are out or may still come out."""
    found = NOBODY
    hope = hopes(s)
    for other in range(s.seats):
        if other != seat:
            found = harder(found, rival(s, other, hope))
    return found


def marks(s: Pyramid) -> list[Mark]:
    """Return the mark of every seat."""
    hope = hopes(s)
    seats = range(s.seats)
    all_rivals = [rival(s, seat, hope) for seat in seats]
    found = []
    for seat in seats:
        hardest = NOBODY
        for other in seats:
            if other != seat:
                hardest = harder(hardest, all_rivals[other])
        found.append(hardest)
    return found


def harder(one: Mark, two: Mark) -> Mark:
    """Return the mark with more points."""
    return two if not two.lost and (one.lost or two.points > one.points) else one


def hopes(s: Pyramid) -> float:
    """Points that a player inside can hope to find."""
    fallen: i64 = s.fallen
    blocks: i64 = 0
    while fallen:
        fallen &= fallen - 1
        blocks += 1
    return HOPES[blocks]


def rival(s: Pyramid, other: Seat, hope: float) -> Mark:
    """Return the mark that a player sets, by what all can see of their cards; inside they may still
    lose them or find more."""
    party = s.party
    start: i64 = other * WIDE
    fate = party[start + FATE]
    if fate > OUT:
        return NOBODY
    out = fate == OUT
    sight = SIGHTS[(2 if s.terms.total else 0) + (1 if out else 0)]
    seen, gods_seen = sight.worth, sight.gods
    worth = float(party[start + PRISED])
    hidden = 0
    gods: i64 = 0
    lowest: i64 = sight.lowest
    number: i64 = ALL_CARDS
    for card in range(lowest, number):
        held = party[start + HELD + card]
        if held and seen[card] > 0.0:
            worth += seen[card] * held
            gods |= gods_seen[card]
            if card < IDOL or card >= TREASURE:
                hidden += held
    open_sight = SIGHTS[1 if out else 0]  # there are no wounds in a satchel
    for packed in pocketed(s, other):
        worth += open_sight.worth[packed]
        gods |= open_sight.gods[packed]
        hidden += 1
    worth += BONUS_OF[gods]
    width = TIE + BLUR * sqrt(float(hidden))
    if out:
        return Mark(False, worth, width, 0.0)
    unsettled = may_change(s, party[start + SPACE], hope)
    return Mark(False, worth + hope, width + DOUBT * unsettled, RUIN * unsettled)


def may_change(s: Pyramid, space: int, hope: float) -> float:
    """How likely the points of a player inside are to change, from 0 to 1: late in the game one
    at the exit leaves with what they have."""
    if space == NONE:
        return 1.0
    way: float = (ways_over(s.fallen).out[space] - 1) / DEEP
    return min(1.0, max(way, hope / HOPE))
