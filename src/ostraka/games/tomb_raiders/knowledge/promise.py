"""What piles and books may still bring each player, by what lies open to all.

Hands are left out here, for they are hidden; so are the sizes of the piles, of which nobody may
know more than the height (ruling 63).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ostraka.core.play import Seat
from ostraka.games.tomb_raiders.rules.box import (
    AREAS,
    BOOK_SIZES,
    CHARTS,
    EXHIBITION,
    FINDS,
    GENERAL,
    LONGEST_DIG,
    MOST_KNOWLEDGE,
    NONE,
    POINTS,
    SITE_CARDS,
)
from ostraka.games.tomb_raiders.rules.chapters.digging import cards_due
from ostraka.games.tomb_raiders.rules.chapters.piles import number_in
from ostraka.games.tomb_raiders.rules.position import Tombs
from ostraka.games.tomb_raiders.rules.seats import (
    ANY_PERMITS,
    EXPERTISE,
    FIELDS,
    KNOWLEDGE,
    LYING,
    OWN_PERMITS,
    UNSEEN,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

WEEK_PRICE: Final = 0.5
"""Points that a week costs: a third in the final scoring, and a little for what others do in it."""
CARD_WORTH: Final = 1.6
"""Points of a usual site card, by which the weeks of a usual dig are chosen."""
HOPE: Final = 0.3
"""The part of their share in the books to come that players have before they dig."""
PACE: Final = 0.7
"""Digs that there is time for while every player takes a card."""

HALF: Final = 1 << FINDS // 2
LEVELS: Final = 2 * MOST_KNOWLEDGE + 1
"""Steps of expected knowledge, in half points."""


# --- Sets of site cards -----------------------------------------------------------------------


def _sums(first: int) -> list[int]:
    """The points of every set of half of a region's finds."""
    return [
        sum(
            POINTS[region * SITE_CARDS + first + card]
            for card in range(FINDS // 2)
            if cards >> card & 1
        )
        for region in range(AREAS)
        for cards in range(HALF)
    ]


LOW: Final = _sums(0)
HIGH: Final = _sums(FINDS // 2)


def points_in(region: i64, cards: i64) -> int:
    """Return the points of a set of site cards."""
    at: i64 = region * HALF
    return LOW[at + (cards & HALF - 1)] + HIGH[at + (cards >> FINDS // 2 & HALF - 1)]


# --- The usual dig ----------------------------------------------------------------------------


def best_weeks(chart: list[int], points: int, worth: float, most: float) -> int:
    """Return the weeks that pay best with `points` of knowledge, at a pile of at most `most` cards
    that are worth `worth` each."""
    best = 0
    best_net = 0.0
    for weeks in range(1, LONGEST_DIG + 1):
        cards = float(cards_due(chart, points, weeks))
        net = min(cards, most) * worth - weeks * WEEK_PRICE
        if net > best_net:
            best = weeks
            best_net = net
        if cards >= most:
            break  # more weeks bring no more cards
    return best


def _usual(chart: list[int], points: int) -> tuple[float, float]:
    """Cards and weeks of a usual dig."""
    if points == 0:
        return 0.0, 0.0
    weeks = best_weeks(chart, points, CARD_WORTH, 99.0) or LONGEST_DIG
    return float(cards_due(chart, points, weeks)), float(weeks)


def _by_level(which: int) -> list[float]:
    figures = []
    for chart in CHARTS:
        for level in range(LEVELS):
            below = _usual(chart, level // 2)[which]
            above = _usual(chart, (level + 1) // 2)[which]
            figures.append((below + above) / 2)
    return figures


DIG_CARDS: Final = _by_level(0)
"""Cards of a usual dig, at chart * LEVELS + level."""
DIG_WEEKS: Final = _by_level(1)


def chart_at(s: Tombs) -> int:
    """Return where the figures of the table's chart begin."""
    return 0 if s.terms.chart is CHARTS[0] else LEVELS


def level_of(expertise: float, general: float) -> int:
    """Return expected knowledge as a level. General knowledge counts up to expertise (ruling 50);
    a test compares whole levels with the rule."""
    points = expertise + (general if general < expertise else expertise)
    return min(int(points * 2.0 + 0.5), LEVELS - 1)


# --- The rest of the game ---------------------------------------------------------------------


def takes_left(s: Tombs) -> int:
    """Return how many cards of the deck will come into the row (ruling 16)."""
    green = s.green
    left: i64 = s.greens
    first: i64 = EXHIBITION
    kinds: i64 = len(green)
    for kind in range(first, kinds):
        left -= green[kind]
    return left


@mypyc_attr(acyclic=True)
class Outlook:
    """What everybody may expect of the digs to come: `digs` are those of a seat in a region, at
    seat * AREAS + region, `level` is where to look up the knowledge they are made with, `price` the
    points that a card drawn in a region will bring, `used` the part of a seat's permits there is
    time for."""

    __slots__ = ("chart", "digs", "expertise", "general", "level", "price", "takes", "used")

    def __init__(self, s: Tombs) -> None:
        players, green, sites = s.players, s.green, s.sites
        seats = len(players) // FIELDS
        regions: i64 = AREAS
        sizes: i64 = BOOK_SIZES
        at: i64
        own: i64
        self.takes = takes_left(s)
        self.chart = chart_at(s)
        chart: i64 = self.chart
        hope = HOPE / seats
        time = 1.0 + PACE * self.takes / seats
        self.general = hope * (green[GENERAL] + 2 * green[GENERAL + 1])
        self.expertise = expertise = [0.0] * AREAS
        self.digs = digs = [0.0] * (seats * AREAS)
        self.level = level = [0] * (seats * AREAS)
        self.price = price = [0.0] * AREAS
        self.used = used = [1.0] * seats
        spread = [0.0] * seats  # how much a general permit adds to the digs of a card more
        for region in range(regions):
            at = region * sizes
            expertise[region] = hope * (green[at] + 2 * green[at + 1] + 3 * green[at + 2])
        for seat in range(seats):
            at = seat * FIELDS
            own = seat * AREAS
            general = players[at + KNOWLEDGE] + self.general
            permits = players[at + ANY_PERMITS]
            squares = 0.0
            for region in range(regions):
                known: i64 = chart + level_of(
                    players[at + EXPERTISE + region] + expertise[region], general
                )
                level[own + region] = known
                cards = DIG_CARDS[known]
                permits += players[at + OWN_PERMITS + region]
                squares += cards * cards
            if permits:
                used[seat] = min(1.0, time / permits)
            if squares > 0.0:
                spread[seat] = players[at + ANY_PERMITS] / squares
        for region in range(regions):
            there: i64 = sites[UNSEEN + region] | sites[LYING + region]
            number = number_in(there)
            drawn = 0.0
            at = OWN_PERMITS + region
            own = region
            for seat in range(seats):
                cards = DIG_CARDS[level[own]]
                dug = used[seat] * (players[at] + spread[seat] * cards * cards)
                digs[own] = dug
                drawn += dug * cards
                at += FIELDS
                own += regions
            if number:
                tries = drawn / number
                mean = float(points_in(region, there)) / number
                price[region] = mean * ((1.0 - exp(-tries)) / tries if tries > 0.01 else 1.0)

    def dig(self, seat: Seat, region: int) -> float:
        """Points less weeks of one more usual dig."""
        level = self.level[seat * AREAS + region]
        return DIG_CARDS[level] * self.price[region] - DIG_WEEKS[level] * WEEK_PRICE


# --- Professors -------------------------------------------------------------------------------


def professor_chance(
    strength: float, rival: float, held: bool, books: float, needed: float, unsure: float
) -> float:
    """Return the chance to hold a professor in the end, by one's books, the strongest rival's and
    the books still to come; holding it counts as half a book."""
    if books <= 0.0:
        return 1.0 if held and strength > rival else 0.0
    spread = 1.0 + unsure * books
    chance = 0.5 + (strength - rival) / (2.0 * spread)
    if chance <= 0.0:
        return 0.0
    if chance > 1.0:
        chance = 1.0
    if not held:
        if strength + books < needed:
            return 0.0
        reach = (max(strength, rival) + books / 2.0) / needed
        if reach < 1.0:
            chance *= reach
    return chance


def region_books(s: Tombs, region: int) -> int:
    """Return the books of a region that may still be taken, from the deck or the row."""
    green = s.green
    first: i64 = region * BOOK_SIZES
    books: i64 = green[first] + 2 * green[first + 1] + 3 * green[first + 2]
    for kind in s.row:
        if kind != NONE and first <= kind < first + BOOK_SIZES:
            books += kind - first + 1
    return books
