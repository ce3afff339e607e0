"""Where the bots need a form of a rule of their own, it says what the rule says."""

from __future__ import annotations

from itertools import product

import pytest

from games.tomb_raiders.position import begun
from ostraka.games.tomb_raiders.knowledge.promise import (
    DIG_CARDS,
    LEVELS,
    chart_at,
    level_of,
    points_in,
)
from ostraka.games.tomb_raiders.rules.box import (
    AREAS,
    CHART_NAMES,
    LONGEST_DIG,
    MOST_KNOWLEDGE,
    POINTS,
    SITE_CARDS,
)
from ostraka.games.tomb_raiders.rules.chapters.digging import cards_due, usable_knowledge
from ostraka.games.tomb_raiders.rules.chapters.piles import CARDS_A_HEIGHT, height, number_in
from ostraka.games.tomb_raiders.rules.position import Tombs

BOOKS = range(25)
"""More books of one kind than there are in the box."""


def test_whole_levels_are_the_knowledge_of_the_rules() -> None:
    for expertise, general in product(BOOKS, BOOKS):
        points = usable_knowledge(expertise, general, 0, False)
        assert level_of(expertise, general) == 2 * points, (expertise, general)


@pytest.mark.parametrize("chart", CHART_NAMES)
def test_a_usual_dig_brings_what_the_chart_gives(chart: str) -> None:
    state = begun(chart=chart).state
    assert isinstance(state, Tombs)
    first = chart_at(state)
    for points in range(MOST_KNOWLEDGE + 1):
        due = [cards_due(state.terms.chart, points, weeks + 1) for weeks in range(LONGEST_DIG)]
        assert DIG_CARDS[first + 2 * points] in due
    assert first + LEVELS <= len(DIG_CARDS)


def test_a_pile_of_a_height_has_the_cards_that_the_bots_suppose() -> None:
    for size in range(SITE_CARDS + 1):
        most = height(size) * CARDS_A_HEIGHT
        assert size == 0 == most or most - CARDS_A_HEIGHT < size <= most


def test_sets_of_cards_are_counted_as_they_are() -> None:
    for region, cards in product(range(AREAS), [(1 << SITE_CARDS) - 1, 0x2A55A5, 0x155A5A, 0]):
        points = [
            POINTS[region * SITE_CARDS + card] for card in range(SITE_CARDS) if cards >> card & 1
        ]
        assert (number_in(cards), points_in(region, cards)) == (len(points), sum(points))
