"""The odds agree with trying every possibility; what an action is worth points the right way."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from math import comb

import pytest

from games.tomb_raiders.knowledge.test_determinize import few_missing
from games.tomb_raiders.position import (
    begun,
    everything,
    expert,
    holding,
    laid,
    learned,
    lying,
    view,
    watcher,
)
from ostraka.core.table import Table
from ostraka.games.tomb_raiders.knowledge.odds import odds, odds_of, worth
from ostraka.games.tomb_raiders.ui.text.words import face


def points(cards: tuple[str, ...]) -> int:
    return sum(int(face(card)) for card in cards if face(card).isdigit())


def by_trying(table: Table, region: str, cards: int) -> dict[int, float]:
    """The chance of every number of points, from all splits and all draws."""
    piles = view(table)["piles"]
    missing = [card for pile in piles.values() for card in pile["missing"]]
    sites = view(table)["deck"] - sum(view(table)["left"].values())
    chance: defaultdict[int, float] = defaultdict(float)
    for deck in combinations(missing, sites):
        there = {
            name: [*pile["seen"], *(card for card in pile["missing"] if card not in deck)]
            for name, pile in piles.items()
        }
        if all(-(-len(there[name]) // 5) == piles[name]["height"] for name in piles):
            draws = list(combinations(there[region], min(cards, len(there[region]))))
            for drawn in draws:
                chance[points(drawn)] += 1 / len(draws)
    total = sum(chance.values())
    return {each: n / total for each, n in chance.items()}


@pytest.mark.parametrize("cards", [1, 2, 4])
def test_the_odds_of_a_dig_are_exact(cards: int) -> None:
    missing = ("egypt-1a", "egypt-2a", "egypt-6a", "egypt-rubble-a", "greece-1a", "greece-5a")
    table = learned(few_missing(*missing, sites=3), egypt=5)
    found = odds(view(table))
    digs = [dig for dig in found["egypt"]["weeks"].values() if dig["cards"] == cards]
    expected = by_trying(table, "egypt", cards)
    for total, chance in enumerate(digs[0]["chances"]):
        assert chance == pytest.approx(expected.get(total, 0.0))
    assert digs[0]["nothing"] == pytest.approx(expected[0])
    mean = sum(total * chance for total, chance in expected.items())
    assert digs[0]["points"] == pytest.approx(mean)


def test_nothing_known_of_a_pile_makes_every_missing_card_equally_likely() -> None:
    table = learned(laid(begun(), egypt=8), egypt=5)
    dig = odds(view(table))["egypt"]["weeks"][3]
    assert dig["cards"] == 2
    assert dig["points"] == pytest.approx(2 * 38 / 20)
    assert dig["nothing"] == pytest.approx(comb(6, 2) / comb(20, 2))


def test_a_book_is_a_find_without_points() -> None:
    table = lying(holding(begun(finds="knowledge"), "scientist"), "egypt-book-a", "egypt-rubble-a")
    table = learned(table, egypt=5)
    table.say("scientist egypt", "see egypt-book-a", "see egypt-rubble-a")
    dig = odds(view(table))["egypt"]["weeks"][1]
    assert (dig["cards"], dig["points"], dig["chances"][0]) == (1, 0, 1)
    assert dig["nothing"] == pytest.approx(1 / 2)
    table = learned(laid(begun(finds="knowledge"), egypt=8), egypt=5)
    dig = odds(view(table))["egypt"]["weeks"][3]
    assert dig["chances"][0] == pytest.approx(comb(8, 2) / comb(20, 2))
    assert dig["nothing"] == pytest.approx(comb(6, 2) / comb(20, 2))


def test_a_player_who_has_looked_knows_better() -> None:
    table = lying(holding(begun(), "scientist"), "egypt-6a", "egypt-5a")
    table = learned(table, egypt=5)
    table.say("scientist egypt", "see egypt-6a", "see egypt-5a")
    dig = odds(view(table))["egypt"]["weeks"][3]
    assert dig["points"] == pytest.approx(11) and dig["nothing"] == 0
    assert odds(view(table, 2)) == {}  # no expertise of their own


def test_only_weeks_that_bring_more_are_listed_and_assistants_count() -> None:
    table = holding(expert(), "assistant")
    alone = odds_of(view(table), "egypt", 0)
    helped = odds_of(view(table), "egypt", 1)
    assert alone is not None and helped is not None
    assert (alone["knowledge"], helped["knowledge"]) == (5, 6)
    assert {weeks: dig["cards"] for weeks, dig in alone["weeks"].items()} == {
        1: 1,
        3: 2,
        5: 3,
        8: 4,
        12: 5,
    }
    table.say("dig egypt", "assistants 1")
    assert odds(view(table))["egypt"]["knowledge"] == 6


def test_assistants_of_a_player_who_digs_are_no_help_to_others() -> None:
    table = learned(holding(expert(), "assistant"), 2, egypt=3)
    table.say("dig egypt", "assistants 1")
    assert odds(view(table))["egypt"]["knowledge"] == 6
    assert odds(view(table, 2))["egypt"]["knowledge"] == 3


def test_there_are_no_odds_without_expertise_or_without_a_pile() -> None:
    assert odds(view(learned(begun(), egypt=5))) == {}
    assert odds(view(laid(begun(), egypt=5))) == {}
    assert odds_of(view(laid(begun(assistants="expertise"), egypt=5)), "egypt", 1) is not None


def test_spectators_see_the_odds_of_the_player_to_act_and_all_see_all() -> None:
    table = expert()
    assert list(odds(watcher(table))) == ["egypt", "crete"]
    assert odds(everything(table)) == odds(watcher(table))


def test_what_only_some_have_seen_is_in_nobody_elses_odds() -> None:
    table = lying(learned(holding(begun(), "scientist"), 2, egypt=5), "egypt-6a", "egypt-5a")
    table.say("scientist egypt", "see egypt-6a", "see egypt-5a")
    dig = odds(everything(table))["egypt"]["weeks"][1]
    assert dig["points"] == pytest.approx(38 / 20) and dig["nothing"] == pytest.approx(6 / 20)
    assert odds(everything(table)) == odds(watcher(table)) == odds(view(table, 2))


def test_every_card_of_the_row_has_its_worth() -> None:
    row = ("expertise-egypt-1", "expertise-egypt-2", "excavation", "congress")
    found = worth(view(begun(row=row)))
    assert list(found) == ["take 1", "take 2", "take 3", "take 4"]
    assert found["take 2"]["points"] > found["take 1"]["points"]  # two books instead of one
    assert found["take 4"]["points"] >= 1  # the first congress, and hope for more
    assert all(each["net"] < each["points"] for each in found.values())


def test_the_book_that_wins_a_professor_is_worth_more_than_others() -> None:
    row = ("expertise-egypt-1", "expertise-crete-1", "congress", "congress")

    def next_book(owned: int) -> float:
        return worth(view(learned(begun(row=row), egypt=owned)))["take 1"]["points"]

    assert next_book(3) > max(next_book(2), next_book(4))


def test_nothing_is_estimated_inside_an_action() -> None:
    table = expert()
    table.say("dig egypt")
    assert worth(view(table)) == {}
