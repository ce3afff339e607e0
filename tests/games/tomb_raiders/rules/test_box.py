"""Rulings 1 to 4, 73 to 77: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tomb_raiders.invariants import GREENS
from games.tomb_raiders.position import (
    REGIONS,
    at_weeks,
    begun,
    everything,
    learned,
    legal,
    lying,
    owning,
    player,
    presenting,
    view,
    written,
)
from ostraka.core.errors import BadSeats
from ostraka.core.table import Table
from ostraka.games.tomb_raiders import GAME
from ostraka.games.tomb_raiders.ui.text import words


@pytest.mark.rule("tomb_raiders/1")
def test_two_to_four_may_play_in_four_regions() -> None:
    for seats in (2, 3, 4):
        assert Table(GAME, seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            Table(GAME, seats)
    assert list(everything(Table(GAME, 2))["piles"]) == list(REGIONS)


@pytest.mark.rule("tomb_raiders/2")
def test_168_cards() -> None:
    fresh = everything(Table(GAME, 2))
    sites = [len(pile["missing"]) for pile in fresh["piles"].values()]
    assert (len(fresh["professors"]), sites, sum(fresh["left"].values())) == (5, [20] * 4, 83)
    assert fresh["left"] == GREENS
    assert 5 + sum(sites) + 83 == 168


@pytest.mark.rule("tomb_raiders/3")
def test_what_site_cards_exist_is_known_to_everybody() -> None:
    table = lying(begun(), "crete-5a")
    for seat in (1, 2):
        missing = view(table, seat)["piles"]["crete"]["missing"]
        values = sorted(int(words.face(name)) for name in missing if "rubble" not in name)
        assert values == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5]
        assert len(missing) == 20


@pytest.mark.rule("tomb_raiders/4")
def test_everyone_has_a_marker_and_the_chart() -> None:
    table = begun(3)
    assert sorted(view(table)["stack"]) == [0, 1, 2]
    assert all(view(table, seat)["options"]["chart"] == "inferred" for seat in (1, 2, 3))


@pytest.mark.rule("tomb_raiders/73")
def test_finds_bring_points_and_belong_to_the_region_of_their_pile() -> None:
    table = lying(learned(begun(), greece=12), "greece-6a")
    table.say("dig greece", "weeks 1", "draw greece-6a")
    assert player(table)["finds"] == ["greece-6a"] and player(table)["points"] == 6


@pytest.mark.rule("tomb_raiders/73")
def test_with_knowledge_among_the_finds_two_books_replace_a_1_and_a_2() -> None:
    for region in REGIONS:
        plain = view(begun())["piles"][region]["missing"]
        table = begun(finds="knowledge")
        mixed = view(table)["piles"][region]["missing"]
        assert Counter(map(words.face, plain)) - Counter(map(words.face, mixed)) == {
            "1": 1,
            "2": 1,
        }
        assert set(mixed) - set(plain) == {f"{region}-book-a", f"{region}-book-b"}


@pytest.mark.rule("tomb_raiders/73")
def test_a_book_counts_as_expertise_at_once() -> None:
    table = lying(learned(begun(finds="knowledge"), greece=3), "greece-book-a", "greece-book-b")
    table.say("dig greece", "weeks 3", "draw greece-book-a")
    assert player(table)["expertise"]["greece"] == 4
    assert everything(table)["professors"][2] == 0
    assert player(table)["points"] == 5  # the professor's; the book has none


@pytest.mark.rule("tomb_raiders/73")
def test_a_book_is_neither_shown_nor_given_away() -> None:
    table = presenting(begun(finds="knowledge"), exhibitions=(5,), museums=(1, 2))
    table = at_weeks(owning(table, "greece-1b", "greece-2b"), 0, 50)
    table = lying(learned(table, greece=5), "greece-book-a")
    table.say("dig greece", "weeks 1", "draw greece-book-a")
    assert len(player(table)["finds"]) == 3
    assert legal(table, "museum", "exhibition") == ["museum 1"]
    table.say("museum 1")
    assert table.legal_texts() == ["give greece 1", "give greece 2"]


@pytest.mark.rule("tomb_raiders/74")
def test_some_site_cards_are_rubble() -> None:
    for pile in view(begun())["piles"].values():
        assert sum("rubble" in name for name in pile["missing"]) == 6
    table = lying(learned(begun(), egypt=12), "egypt-rubble-a")
    table.say("dig egypt", "weeks 1", "draw egypt-rubble-a")
    assert player(table)["finds"] == [] and player(table)["points"] == 0


@pytest.mark.rule("tomb_raiders/75")
def test_expertise_comes_with_one_two_and_three_books() -> None:
    for region in REGIONS:
        for books in (1, 2, 3):
            card = f"expertise-{region}-{books}"
            table = begun(row=(card, "congress", "congress", "congress"))
            table.say("take 1")
            assert player(table)["expertise"][region] == books


@pytest.mark.rule("tomb_raiders/76")
def test_general_knowledge_holds_everywhere_and_stays() -> None:
    table = learned(begun(), general=2, greece=2, crete=2)
    table = lying(table, "greece-1a", "crete-1a")
    table.say("dig greece")
    assert legal(table, "weeks")[0] == "weeks 2"  # knowledge 4
    table.say("weeks 2", "draw greece-1a", "take 1", "turn up congress", "green next", "take 1")
    table.say("turn up congress", "green next", "dig crete")
    assert legal(table, "weeks")[0] == "weeks 2"


@pytest.mark.rule("tomb_raiders/77")
@pytest.mark.parametrize(
    ("congresses", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)]
)
def test_congresses_count_together(congresses: int, points: int) -> None:
    assert table_of(congresses) == points


@pytest.mark.rule("tomb_raiders/77")
def test_more_than_seven_congresses_stay_at_28() -> None:
    assert table_of(8) == 28


def table_of(congresses: int) -> int:
    """What so many congresses are worth."""
    table = begun()
    with written(table) as whole:
        whole["players"][0]["congresses"] = congresses
    return table.state.scores()[0][0]
