"""Cards that are decided only when they are turned up come as often as from shuffled piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise, permutations
from math import comb
from random import Random

import pytest

from games.thebes.position import GAME, begun, everything, show, write
from kit import chi_square_limit
from ostraka.core.play import State
from ostraka.games.thebes.rules.box import CARDS, COUNT, EXHIBITION, NONE
from ostraka.games.thebes.rules.notation import OPEN
from ostraka.games.thebes.rules.position import Board

GAMES = 4000
DEVELOPMENTS = [card for card in range(EXHIBITION) for _ in range(COUNT[card])]
SMALL = list(range(EXHIBITION, EXHIBITION + 5))
LARGE = list(range(EXHIBITION + 5, EXHIBITION + 10))
OPTIONS = {option.name: option.values[0] for option in GAME.options}

Order = list[int]


LENGTH = 4 + 59
"""The first display and the draw pile, with two seats its greater part."""


def drawn(seats: int, rng: Random) -> Order:
    """The cards in their order, one by one as the game decides them."""
    state = GAME.setup(seats, OPTIONS)
    assert isinstance(state, Board)
    order = []
    for _ in range(LENGTH):
        action = state.sample(rng)
        order.append(action - OPEN)
        state.apply(action)
        state.display = [NONE] * 4  # so that the next card is turned up at once
    return order


def shuffled(seats: int, rng: Random) -> Order:
    """The same from cards that are shuffled, dealt and shuffled again as the rulebook has it."""
    cards = DEVELOPMENTS[:]
    rng.shuffle(cards)
    half = 40 if seats == 2 else 27
    display, first, rest = cards[:4], cards[4 : 4 + half], cards[4 + half :]
    second = rest + SMALL + LARGE if seats == 2 else rest[:27] + SMALL
    rng.shuffle(second)
    return (display + first + second)[:LENGTH]


def when(card: int) -> Callable[[Order], int]:
    """Which quarter of the order a card comes in, if it comes."""
    return lambda order: order.index(card) * 4 // len(order) if card in order else 4


def shows_at(start: int) -> Callable[[Order], tuple[bool, ...]]:
    """Which of four cards in a row are exhibitions."""
    return lambda order: tuple(card >= EXHIBITION for card in order[start : start + 4])


STATISTICS: dict[str, Callable[[Order], object]] = {
    "a single card": when(CARDS.index("car rome")),
    "a card of three": lambda order: order.count(CARDS.index("palestine 1 vienna")),
    "an exhibition": lambda order: [*order, *SMALL].index(SMALL[0]) // 4,
    "a large exhibition": when(LARGE[2]),
    "the top of the second pile": shows_at(31),
    "the top of the second pile of two": shows_at(44),
    "the last cards": shows_at(59),
    "shovels in the first 31": lambda order: sum("shovel" in CARDS[card] for card in order[:31]),
    "pairs in a row": lambda order: sum(a == b for a, b in pairwise(order)),
}


@pytest.mark.parametrize("seats", [2, 3])
def test_lazy_piles_come_like_shuffled_ones(seats: int) -> None:
    lazy_rng, shuffled_rng = Random(seats), Random(-seats)
    lazy = [drawn(seats, lazy_rng) for _ in range(GAMES)]
    real = [shuffled(seats, shuffled_rng) for _ in range(GAMES)]
    for name, statistic in STATISTICS.items():
        one = Counter(statistic(order) for order in lazy)
        two = Counter(statistic(order) for order in real)
        cells = one.keys() | two.keys()
        rare = {cell for cell in cells if one[cell] + two[cell] < 20}
        one["rare"] = sum(one.pop(cell, 0) for cell in rare)
        two["rare"] = sum(two.pop(cell, 0) for cell in rare)
        common = [(one[cell], two[cell]) for cell in one.keys() | two.keys()]
        common = [(a, b) for a, b in common if a + b]
        chi_square = sum((a - b) ** 2 / (a + b) for a, b in common)
        assert chi_square < chi_square_limit(max(len(common) - 1, 1)), name


def test_small_exhibitions_lie_anywhere_in_the_second_pile() -> None:
    """Against the exact chances: a fifth of 5 places in 32, and no other place."""
    rng = Random(5)
    count = Counter(order.index(SMALL[3]) for order in (drawn(4, rng) for _ in range(GAMES)))
    assert set(count) == set(range(31, 63))
    expected = GAMES / 32
    chi_square = sum((count[at] - expected) ** 2 / expected for at in range(31, 63))
    assert chi_square < chi_square_limit(31)


def test_congresses_spread_over_the_piles_as_they_should() -> None:
    """Against the exact chances of nine cards among 31 + 27 + 27."""
    rng = Random(6)
    count: Counter[tuple[int, int]] = Counter()
    for _ in range(GAMES):
        order = drawn(3, rng)
        held = [at for at, card in enumerate(order) if CARDS[card].startswith("congress")]
        count[sum(at < 31 for at in held), sum(at >= 31 for at in held)] += 1
    chances = {
        (one, two): comb(31, one) * comb(27, two) * comb(27, 9 - one - two) / comb(85, 9)
        for one in range(10)
        for two in range(10 - one)
    }
    usual = [cell for cell, chance in chances.items() if GAMES * chance >= 10]
    chi_square = sum(
        (count[cell] - GAMES * chances[cell]) ** 2 / (GAMES * chances[cell]) for cell in usual
    )
    assert chi_square < chi_square_limit(len(usual))


def sequences(state: State, depth: int) -> dict[tuple[str, ...], Fraction]:
    """Every way the next cards may come, with its chance."""
    if depth == 0:
        return {(): Fraction(1)}
    found: dict[tuple[str, ...], Fraction] = {}
    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        after = state.clone()
        after.apply(action)
        for rest, chance in sequences(after, depth - 1).items():
            text = GAME.notation.text(action).removeprefix("open ")
            found[text, *rest] = chance * Fraction(weight, total)
    return found


def test_the_second_pile_is_exact_while_cards_lie_aside() -> None:
    """Three cards of which one lies aside with the large exhibitions, one small exhibition: the 18
    orders of two cards and an exhibition are equally likely."""
    table = show(begun(3), None, None, None, None)
    written = everything(table)
    cards = ["car rome", "egypt 1 rome", "shovel rome"]
    large = [card for card in written["face_down"] if card.startswith("large")]
    gone = [card for card in written["face_down"] if card not in (*cards, *large, "small london")]
    written["players"][0]["cards"] = [card for card in gone if not card.startswith("small")]
    written["players"][0]["cards"].append("shovel rome")
    written["face_down"] = [*cards, "small london", *large]
    written["first"], written["aside"] = 0, 6
    table = write(table, written)
    assert everything(table)["pile"] == 3
    table.say("change")
    expected = {
        order
        for two in permutations(cards, 2)
        for order in permutations((*two, "small london"))
        if order.index(two[0]) < order.index(two[1])
    }
    assert len(expected) == 18
    assert sequences(table.state, 3) == dict.fromkeys(expected, Fraction(1, 18))
