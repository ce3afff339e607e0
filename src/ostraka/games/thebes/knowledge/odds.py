"""The exact odds of digs, and what a player lacks for exhibitions, from what everybody sees."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TypedDict, cast

from ostraka.core.play import View
from ostraka.games.thebes.knowledge.determinize import visible
from ostraka.games.thebes.rules.box import (
    BEST,
    BLANK,
    CARDS,
    END,
    GROUND,
    KINDS_OF_TOKEN,
    NONE,
    SITES,
)
from ostraka.games.thebes.rules.chapters.digging import knowledge, sites_to_dig, tokens_due
from ostraka.games.thebes.rules.chapters.exhibitions import objects_needed
from ostraka.games.thebes.rules.chapters.travel import trip
from ostraka.games.thebes.rules.notation import FIRST_OF, WEEKS
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.seats import OBJECTS, OWN, TIME, USED
from ostraka.games.thebes.rules.steps import DIGGING, PLANNING
from ostraka.games.thebes.rules.view import BoardView

Bag = tuple[int, ...]
"""How many tokens of each kind a bag holds."""


class WeekOdds(TypedDict):
    """What a dig may bring in a number of weeks."""

    weeks: int
    tokens: int
    average: float
    """Points of the objects on average, with the gift for the first dig."""
    nothing: float
    """Chance that the bag gives nothing but blanks."""
    points: list[float]
    """Chance of 0, 1, 2 … points."""
    completes: dict[str, float]
    """Chance to have, after the dig, all objects that each exhibition in the row asks for."""


class DigOdds(TypedDict):
    """A dig at one site; `used` are the helpers that it counts with."""

    trip: int
    knowledge: int
    used: list[str]
    weeks: list[WeekOdds]


class Odds(TypedDict):
    """The odds of the player whose turn it is; `left` has the weeks left of every player."""

    left: list[int]
    digs: dict[str, DigOdds]
    missing: dict[str, dict[str, int]]
    """Objects that the player lacks for each exhibition in the row."""


def odds(view: View) -> Odds:
    """Return the odds of the dig being prepared, or of every dig that the player may begin: without
    using anything up, except where no dig is possible without it."""
    board = visible(cast(BoardView, view))
    digs = {}
    if board.task == DIGGING:
        digs[SITES[board.site]] = _dig(board)
    elif board.task == PLANNING:
        for action in sites_to_dig(board, board.used):
            begun = board.clone()
            begun.apply(action)
            digs[SITES[begun.site]] = _dig(begun)
    left = [END - board.own[seat * OWN + TIME] for seat in range(len(board.track))]
    lacking = {CARDS[card]: missing(board, card) for card in board.row if card != NONE}
    return {"left": left, "digs": digs, "missing": lacking}


def missing(board: Board, card: int) -> dict[str, int]:
    """How many objects the player lacks for an exhibition, by site."""
    own = board.own[board.turn * OWN + OBJECTS :]
    needs = objects_needed(card)
    return {name: needs[at] - own[at] for at, name in enumerate(SITES) if needs[at] > own[at]}


def _dig(board: Board) -> DigOdds:
    """The odds of a dig whose site is chosen."""
    # Weeks come first in the list. If there are none, a helper must be used first.
    while FIRST_OF[board.legal()[0]] != WEEKS:
        board = board.clone()
        board.apply(board.legal()[0])
    weeks = [action - WEEKS + 1 for action in board.legal() if FIRST_OF[action] == WEEKS]
    return {
        "trip": trip(board, GROUND + board.site, board.used),
        "knowledge": knowledge(board, board.site, board.used),
        "used": [name for at, name in enumerate(USED) if board.used >> at & 1],
        "weeks": [_weeks(board, each) for each in weeks],
    }


def _weeks(board: Board, weeks: int) -> WeekOdds:
    site = board.site
    tokens = tokens_due(board, site, weeks, board.used)
    bag = tuple(board.bags[site * KINDS_OF_TOKEN : (site + 1) * KINDS_OF_TOKEN])
    gift = board.gifts >> site & 1
    points = [0.0] * gift + chances_of_points(bag, tokens)
    completes = {}
    for card in board.row:
        if card != NONE:
            lacking = missing(board, card)
            here = lacking.pop(SITES[site], 0) - gift
            completes[CARDS[card]] = 0.0 if lacking else chance_of_objects(bag, tokens, here)
    return {
        "weeks": weeks,
        "tokens": tokens,
        "average": sum(worth * chance for worth, chance in enumerate(points)),
        "nothing": comb(bag[BLANK], tokens) / comb(sum(bag), tokens),
        "points": points,
        "completes": completes,
    }


def chance_of_objects(bag: Bag, tokens: int, wanted: int) -> float:
    """The chance to draw at least the wanted number of objects, without putting tokens back."""
    objects = sum(bag[:BEST])
    rest = sum(bag) - objects
    fewer = sum(comb(objects, n) * comb(rest, tokens - n) for n in range(min(wanted, tokens + 1)))
    return 1 - fewer / comb(sum(bag), tokens)


@lru_cache(1024)
def chances_of_points(bag: Bag, tokens: int) -> list[float]:
    """The chance of 0, 1, 2 … points in a number of tokens, drawn without putting back."""
    sums = ways_to_sum(bag)
    rest = sum(bag) - sum(bag[:BEST])
    ways = sum(sums[n] * comb(rest, tokens - n) for n in range(min(tokens, len(sums) - 1) + 1))
    worth = sum((value + 1) * count for value, count in enumerate(bag[:BEST]))
    total = comb(sum(bag), tokens)
    return [(ways >> DIGIT * points & (1 << DIGIT) - 1) / total for points in range(worth + 1)]


DIGIT = 32
"""Bits of a digit: more than the ways to draw 12 of 30 tokens need."""


@lru_cache(1024)
def ways_to_sum(bag: Bag) -> list[int]:
    """Count the ways to choose n of the bag's objects, for each n.

    Each count is one large number, whose digit p is the number of choices worth p points. Adding an
    object of value v shifts it by v digits.
    """
    sums = [1]
    for value in range(1, BEST + 1):
        for _ in range(bag[value - 1]):
            longer = [chosen << DIGIT * value for chosen in sums]
            sums = [
                without + with_it for without, with_it in zip([*sums, 0], [0, *longer], strict=True)
            ]
    return sums
