"""Positions drawn from a view are as likely as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from random import Random

import pytest

from games.tomb_raiders.position import (
    GAME,
    REGIONS,
    begun,
    everything,
    holding,
    laid,
    learned,
    left,
    lying,
    owning,
    returned,
    view,
    watcher,
)
from kit import chi_square_limit
from ostraka.core.table import Table
from ostraka.games.tomb_raiders.rules.view import TombView

DRAWS = 6000


def few_missing(*missing: str, sites: int) -> Table:
    """All artifacts are seat 2's and all rubble is known to lie in the piles, but for some cards;
    so many of these are in the deck, with four congresses, the others in the piles."""
    table = begun()
    cards = [card for pile in view(table)["piles"].values() for card in pile["missing"]]
    table = owning(
        table, *(card for card in cards if "rubble" not in card and card not in missing), seat=2
    )
    rubble = [card for card in cards if "rubble" in card and card not in missing]
    table = returned(table, *rubble)
    regions = [card.split("-")[0] for card in missing]
    in_deck = Counter(regions[:sites])
    return left(table, ["congress"] * 4, **in_deck)


def height(cards: int) -> int:
    """By hand: nothing, up to 5, up to 10."""
    return 0 if cards == 0 else 1 if cards <= 5 else 2


def chi_square(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[each] - n) ** 2 / n for each, n in expected.items())


@pytest.mark.parametrize(
    ("missing", "sites"),
    [
        (("egypt-1a", "egypt-2a", "egypt-6a", "greece-1a", "greece-5a"), 2),
        (("crete-1a", "crete-rubble-a", "greece-1a", "greece-5a", "egypt-2a", "egypt-3a"), 3),
    ],
)
def test_all_ways_to_split_the_missing_cards_are_equally_likely(
    missing: tuple[str, ...], sites: int
) -> None:
    """Only the split is drawn; which card lies where is settled here, as when all are dug out."""
    table = few_missing(*missing, sites=sites)
    heights = {region: pile["height"] for region, pile in view(table)["piles"].items()}
    rubble = {region: len(pile["seen"]) for region, pile in view(table)["piles"].items()}
    possible = [
        deck
        for deck in combinations(sorted(missing), sites)
        if all(
            height(
                rubble[region]
                + sum(card.startswith(region) and card not in deck for card in missing)
            )
            == heights[region]
            for region in REGIONS
        )
    ]
    assert len(possible) > 3
    rng = Random(1)
    draw = GAME.determinize(view(table))
    found = Counter(settled(everything(draw(rng)), missing, rng) for _ in range(DRAWS))
    expected = dict.fromkeys(possible, DRAWS / len(possible))
    assert chi_square(found, expected) < chi_square_limit(len(possible) - 1)


def settled(whole: TombView, missing: tuple[str, ...], rng: Random) -> tuple[str, ...]:
    """Which of the missing cards are in the deck, when each place is drawn as the rules do."""
    deck = []
    for at, region in enumerate(REGIONS):
        here = [card for card in missing if card.startswith(region)]
        lying = set(rng.sample(here, whole["hidden"]["under"][at]))
        deck += [card for card in here if card not in lying]
    return tuple(sorted(deck))


def test_hands_of_others_are_any_of_the_action_cards_that_are_not_placed() -> None:
    table = begun(3)
    table = holding(table, "scientist", "thief-egypt", seat=2)
    table = holding(table, "assistant", seat=3)
    table = left(table, ["congress", "scientist", "assistant", "museum-1"], crete=3)
    pool = ["scientist a", "thief-egypt a", "assistant a", "scientist b", "assistant b"]
    ways = [
        (sorted(pool[at].split()[0] for at in hand), [pool[other].split()[0]])
        for hand, other in product(combinations(range(5), 2), range(5))
        if other not in hand
    ]
    expected = {
        (*hand, "/", *other): DRAWS * n / len(ways)
        for (hand, other), n in Counter((tuple(a), tuple(b)) for a, b in ways).items()
    }
    rng = Random(2)
    draw = GAME.determinize(view(table))
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(DRAWS):
        whole = everything(draw(rng))
        two, three = whole["hidden"]["hands"][1:]
        found[(*sorted(two), "/", *three)] += 1
        assert sum(whole["left"].values()) == 4 and whole["left"]["congress"] == 1
    assert chi_square(found, expected) < chi_square_limit(len(expected) - 1)


def test_own_hand_and_open_cards_stay() -> None:
    table = owning(holding(begun(), "thief-crete"), "egypt-6a")
    whole = everything(GAME.determinize(view(table))(Random(3)))
    assert whole["hidden"]["hands"] == [["thief-crete"], []]
    assert whole["players"][0]["finds"] == ["egypt-6a"]


def asked_to_keep() -> Table:
    table = lying(holding(begun(), "raiders-egypt"), "egypt-6a")
    table.say("raiders egypt", "see egypt-6a")
    return table


def asked_for_assistants() -> Table:
    table = laid(holding(begun(assistants="expertise"), "assistant"), egypt=5)
    table.say("dig egypt")
    return table


def asked_for_the_permit() -> Table:
    table = learned(laid(holding(begun(), "excavation"), egypt=5), egypt=5)
    table.say("dig egypt")
    return table


@pytest.mark.parametrize("asked", [asked_to_keep, asked_for_assistants, asked_for_the_permit])
def test_a_player_who_is_asked_something_has_a_choice(asked: Callable[[], Table]) -> None:
    table = asked()
    for seen in (view(table), view(table, 2), watcher(table)):
        draw, rng = GAME.determinize(seen), Random(4)
        assert all(draw(rng).legal() for _ in range(100))
