"""What a dig may bring a seat and what a card promises it, from what that seat knows.

The odds are exact for a player who has not counted the piles: every card that they cannot place is
equally likely to lie in a pile, and heights are all they know of the sizes (ruling 63).
"""

from __future__ import annotations

from math import comb
from typing import TypedDict, cast

from ostraka.core.play import Seat, View
from ostraka.games.tomb_raiders.knowledge.determinize import Splits, visible
from ostraka.games.tomb_raiders.knowledge.promise import WEEK_PRICE, Outlook
from ostraka.games.tomb_raiders.knowledge.worth import take_worth
from ostraka.games.tomb_raiders.rules.box import (
    LONGEST_DIG,
    POINTS,
    REGIONS,
    RUBBLE,
    SITE_CARDS,
    SITE_NUMBER,
    TAKE_WEEKS,
)
from ostraka.games.tomb_raiders.rules.chapters.digging import cards_due, knowledge
from ostraka.games.tomb_raiders.rules.dispatch import ways_to_act
from ostraka.games.tomb_raiders.rules.notation import FIRST_OF, NOTATION, TAKE
from ostraka.games.tomb_raiders.rules.position import Tombs
from ostraka.games.tomb_raiders.rules.seats import EXPERTISE, FIELDS
from ostraka.games.tomb_raiders.rules.steps import ACTING
from ostraka.games.tomb_raiders.rules.view import TombView

MOST = 10
"""Cards that a dig can bring."""


# --- What a dig may bring ---------------------------------------------------------------------


class Dig(TypedDict):
    """What drawing a number of cards from a pile may bring."""

    cards: int
    """Cards that the chart gives."""
    points: float
    """Points on average."""
    nothing: float
    """Chance that no find is among them."""
    chances: list[float]
    """Chance of 0, 1, 2, ... points."""


class Odds(TypedDict):
    """A region for the seat: its knowledge there, and the dig for every number of weeks that adds
    a card."""

    knowledge: int
    weeks: dict[int, Dig]


def odds(view: View) -> dict[str, Odds]:
    """Return the odds of a dig in every region where the seat has expertise and cards lie, with the
    assistants it sends along if it is digging already."""
    seen = cast(TombView, view)
    found = {}
    for name in REGIONS:
        digging = seen["region"] == name and player(seen) == seen["turn"]
        helpers = seen["helpers"] if digging else 0
        each = odds_of(view, name, helpers)
        if each is not None:
            found[name] = each
    return found


def odds_of(view: View, name: str, helpers: int) -> Odds | None:
    """Return the odds of a dig in one region with these assistants, if a dig is possible."""
    seen = cast(TombView, view)
    tombs, region = visible(seen), REGIONS.index(name)
    seat = player(seen)
    own = tombs.players[seat * FIELDS + EXPERTISE + region]
    if seen["piles"][name]["height"] == 0 or not own + (helpers if tombs.terms.experts else 0):
        return None
    points = knowledge(tombs, seat, region, helpers)
    return {"knowledge": points, "weeks": digs(seen, tombs, region, points)}


def digs(seen: TombView, tombs: Tombs, region: int, points: int) -> dict[int, Dig]:
    """Return the digs in a region, by weeks, leaving out weeks that add no card."""
    pile = PileOdds(seen, tombs, region)
    chart = tombs.terms.chart
    return {
        weeks: pile.dig(cards_due(chart, points, weeks)) for weeks in useful_weeks(chart, points)
    }


def useful_weeks(chart: list[int], points: int) -> list[int]:
    """Return the weeks that each add a card, with so much knowledge."""
    weeks = range(1, LONGEST_DIG + 1)
    cards = [0, *(cards_due(chart, points, each) for each in weeks)]
    return [each for each in weeks if cards[each] > cards[each - 1]]


def player(view: TombView) -> Seat:
    """Return whose hints these are: the viewer's, or for watchers the active player's."""
    return view["you"] if 0 <= view["you"] < len(view["players"]) else view["turn"]


class PileOdds:
    """What a seat knows of a pile: `here` has the points of cards that lie there, `maybe` those of
    cards that may, and `sizes` the chance of each number of these lying there."""

    def __init__(self, seen: TombView, tombs: Tombs, region: int) -> None:
        pile = seen["piles"][REGIONS[region]]
        self.here = [points_on(name) for name in pile["seen"]]
        self.maybe = [points_on(name) for name in pile["missing"]]
        splits = Splits(tombs, seen)
        self.sizes: dict[int, float] = {}
        for under, ways in zip(splits.under, splits.ways, strict=True):
            size = under[region]
            self.sizes[size] = self.sizes.get(size, 0.0) + ways / splits.total
        self._rubble_here = sum(is_rubble(name) for name in pile["seen"])
        self._rubble_maybe = sum(is_rubble(name) for name in pile["missing"])
        self._here = Sums(self.here)
        self._maybe = Sums(self.maybe)

    def dig(self, cards: int) -> Dig:
        """Return the odds of drawing these cards, or all if there are fewer: some of those that are
        known to lie there, others of those that may."""
        chances = [0.0] * (1 + sum(sorted(self.here + self.maybe)[-cards:]))
        nothing = 0.0
        for known in range(min(cards, len(self.here)) + 1):
            for other in range(min(cards - known, len(self.maybe)) + 1):
                chance = self.share(cards, known, other)
                if chance:
                    self._add(chances, known, other, chance)
                    ways = comb(self._rubble_here, known) * comb(self._rubble_maybe, other)
                    drawn = comb(len(self.here), known) * comb(len(self.maybe), other)
                    nothing += chance * ways / drawn
        mean = sum(points * chance for points, chance in enumerate(chances))
        return {"cards": cards, "points": mean, "nothing": nothing, "chances": chances}

    def share(self, cards: int, known: int, other: int) -> float:
        """Return the chance that `known` of the cards drawn are known to lie there."""
        chance = 0.0
        for size, likely in self.sizes.items():
            drawn = min(cards, len(self.here) + size)
            if known + other == drawn:
                ways = comb(len(self.here), known) * comb(size, other)
                chance += likely * ways / comb(len(self.here) + size, drawn)
        return chance

    def mean(self) -> float:
        """Points of one card on average."""
        cards = self.here + self.maybe
        return sum(cards) / len(cards) if cards else 0.0

    def best(self) -> float:
        """Points of the best card there, as if each unseen card lay there independently."""
        likely = sum(size * chance for size, chance in self.sizes.items()) / max(len(self.maybe), 1)
        cards = [(points, 1.0) for points in self.here] + [(each, likely) for each in self.maybe]
        best, still = 0.0, 1.0
        for points, chance in sorted(cards, reverse=True):
            best += still * chance * points
            still *= 1 - chance
        return best

    def _add(self, chances: list[float], known: int, other: int, chance: float) -> None:
        for one, first in self._here.of(known).items():
            for two, second in self._maybe.of(other).items():
                chances[one + two] += chance * first * second


class Sums:
    """The sums of points of all choices among some cards, each choice equally likely."""

    def __init__(self, cards: list[int]) -> None:
        counts: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(MOST)]
        for points in cards:
            for number in range(MOST, 0, -1):
                for total, ways in counts[number - 1].items():
                    at = total + points
                    counts[number][at] = counts[number].get(at, 0) + ways
        self._chances = [
            {total: ways / comb(len(cards), number) for total, ways in sorted(each.items())}
            for number, each in enumerate(counts)
        ]

    def of(self, number: int) -> dict[int, float]:
        """Return the chance of each sum for a number of cards."""
        return self._chances[number]


def points_on(name: str) -> int:
    return POINTS[SITE_NUMBER[name]]


def is_rubble(name: str) -> bool:
    """A book has no points either, but is a find (ruling 73)."""
    return bool(RUBBLE >> SITE_NUMBER[name] % SITE_CARDS & 1)


# --- What a card of the row is worth ----------------------------------------------------------


class Worth(TypedDict):
    """What taking a card promises, and the same less the price of its weeks."""

    points: float
    net: float


def worth(view: View) -> dict[str, Worth]:
    """Return what the bots expect of every card of the row at the start of a turn; else nothing."""
    tombs = visible(cast(TombView, view))
    if tombs.task != ACTING:
        return {}
    outlook = Outlook(tombs)
    found = {}
    for action in ways_to_act(tombs):
        if FIRST_OF[action] == TAKE:
            kind = tombs.row[action - TAKE]
            points = take_worth(tombs, tombs.turn, kind, outlook)
            net = points - TAKE_WEEKS[kind] * WEEK_PRICE
            found[NOTATION.text(action)] = Worth(points=points, net=net)
    return found
