"""Rulings 96 to 102: exhibitions."""

from __future__ import annotations

import pytest

from games.thebes.position import (
    FIRST_CARDS,
    begun,
    date,
    everything,
    find,
    give,
    markers,
    player,
    row,
    seat,
    stand,
    told,
)
from ostraka.core.table import Table


def collector(*cards: str | None) -> Table:
    """Seat 1 has 3 objects of Greece, 3 of Egypt and 2 of Crete; some exhibitions are announced."""
    table = find(row(begun(), *cards), 1, "greece", 5, 2, 1)
    return find(find(table, 1, "egypt", 1, 3, 3), 1, "crete", 1, 4)


def holds(table: Table) -> list[str]:
    return [text.split()[1] for text in table.legal_texts() if text.startswith("hold ")]


@pytest.mark.rule("thebes/96")
def test_an_exhibition_is_held_in_its_city() -> None:
    table = stand(collector("small moscow", "small london", "small berlin"), 1, "paris")
    assert holds(table) == ["b", "c"]
    table.say("hold b")
    assert told(table, "held") == [
        {
            "place": "london", "trip": 1, "weeks": 3, "card": "small london", "points": 4,
            "year": 1901, "week": 5,
        }
    ]  # fmt: skip
    assert player(table, 1)["place"] == "london"
    assert holds(collector(None, None, None)) == [], "only what lies in the row"


@pytest.mark.rule("thebes/97")
def test_the_objects_must_be_there_whatever_their_value() -> None:
    table = row(begun(), "small london", None, None)
    table = find(find(table, 1, "greece", 5), 1, "egypt", 1)
    assert holds(table) == [], "one of Egypt is missing"
    table = find(table, 1, "egypt", 3)
    assert holds(table) == ["a"]
    assert holds(find(table, 1, "egypt", 6)) == ["a"], "more is fine"
    assert holds(collector("large london", "large vienna", "large paris")) == ["a"]


@pytest.mark.rule("thebes/98")
def test_knowledge_is_no_object() -> None:
    table = row(begun(), "small london", None, None)
    table = find(find(table, 1, "greece", 1), 1, "egypt", 1, "book", "general")
    table = give(table, 1, "egypt 3 london", "figures egypt rome")
    assert holds(table) == []
    assert holds(find(table, 1, "egypt", 1)) == ["a"]


@pytest.mark.rule("thebes/99")
def test_objects_are_shown_not_spent() -> None:
    table = markers(collector("small london", "large london", None), "1901/1", "1901/52")
    before = player(table, 1)["tokens"]
    table.say("hold a")
    assert player(table, 1)["tokens"] == before
    assert holds(table) == ["b"]
    table.say("hold b")
    assert player(table, 1)["exhibitions"] == ["small london", "large london"]


@pytest.mark.rule("thebes/100")
@pytest.mark.parametrize(("card", "points"), [("small london", 4), ("large london", 5)])
def test_the_card_and_its_points_are_the_players(card: str, points: int) -> None:
    table = collector(card, None, None)
    before = player(table, 1)["points"]
    table.say("hold a")
    assert player(table, 1)["exhibitions"] == [card]
    assert player(table, 1)["points"] == before + points


@pytest.mark.rule("thebes/101")
@pytest.mark.parametrize(("card", "then"), [("small london", "1901/5"), ("large london", "1901/6")])
def test_an_exhibition_costs_trip_and_weeks(card: str, then: str) -> None:
    table = stand(collector(card, None, None), 1, "berlin")
    table.say("hold a")
    assert date(table, 1) == then


@pytest.mark.rule("thebes/102")
def test_one_exhibition_a_turn_and_its_place_stays_empty() -> None:
    table = collector("small berlin", "small london", "small moscow")
    table.say("hold b")
    assert seat(table) == 2, "no card is drawn, the turn is over"
    assert everything(table)["row"] == ["small berlin", None, "small moscow"]
    assert everything(table)["display"] == FIRST_CARDS
    assert everything(table)["pile"] == 91 - 3, "three of them were put into the row"
