"""What learners are told of Thebes."""

from __future__ import annotations

import pytest

import kit
from games.thebes.position import begun, find, give, markers, row, show, stand


def test_cards_are_told_by_what_they_are_and_how_far() -> None:
    table = show(begun(), "greece 3 london", "car rome", None, "zeppelin vienna")
    seen = kit.numbers(stand(table, 1, "paris"), 0)
    assert seen["kind: 1 books"] == seen["about: 1 greece"] == seen["city: 1 london"] == 1
    assert seen["value: 1"] == 1 and seen["weeks: 1"] == pytest.approx(4 / 6)
    assert [seen[f"far: {place}"] for place in range(1, 5)] == pytest.approx(
        [1 / 6, 1 / 6, 0, 1 / 6]
    )
    assert not any(seen[f"kind: 3 {kind}"] for kind in ("books", "car", "zeppelin"))


def test_an_exhibition_lacks_what_the_seat_does_not_own() -> None:
    table = row(find(begun(), 2, "egypt", 4, 5), "small london", None, None)
    assert kit.numbers(table, 0)["row lacks: a"] == pytest.approx(3 / 6)
    assert kit.numbers(table, 1)["row lacks: a"] == pytest.approx(1 / 6)


def test_what_players_own_and_bags_have_left() -> None:
    table = find(give(begun(3), 2, "congress london", "egypt 2 london"), 2, "crete", 5, "book")
    seen = kit.numbers(table, 0)
    assert (
        seen["second cards: congress"] == seen["second cards: books egypt"] == pytest.approx(1 / 6)
    )
    assert seen["second books: egypt"] == pytest.approx(2 / 12)
    assert seen["second books: greece"] == pytest.approx(1 / 12), "the book in Crete's bag"
    assert seen["second objects: crete"] == pytest.approx(1 / 13)
    assert seen["second worth: crete"] == 5 / 40 and seen["bags: crete 5"] == 0
    assert kit.numbers(table, 1)["third cards: congress"] == 0, "the third from there is the first"


def test_time() -> None:
    seen = kit.numbers(markers(begun(), "1901/14", "1902/1"), 0)
    assert seen["second lead"] == pytest.approx(39 / 52)
    assert seen["second weeks left"] == pytest.approx(104 / 156)
