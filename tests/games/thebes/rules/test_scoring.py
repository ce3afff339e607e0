"""Rulings 112 to 121: counting points."""

from __future__ import annotations

import pytest

from games.thebes.position import (
    begun,
    date,
    everything,
    find,
    give,
    markers,
    player,
    told,
    write,
)
from ostraka.core.play import places
from ostraka.core.table import Table

CONGRESSES = [*["congress paris"] * 2, *["congress berlin"] * 2, *["congress vienna"] * 2]
CONGRESSES += [*["congress moscow"] * 2, "congress london"]


def empty(seats: int = 2) -> Table:
    """A table with nothing on the display, so that all cards can be given."""
    written = everything(begun(seats))
    written["face_down"] += [card for card in written["display"] if card is not None]
    written["display"] = [None] * 4
    return write(begun(seats), written)


def points(table: Table) -> list[int]:
    return [score[0] for score in table.state.scores()]


def majorities(table: Table) -> list[int]:
    """What the end would bring for knowledge."""
    table = markers(table, *["1903/52"] * table.seats)
    table.say(*["give up"] * table.seats)
    return [int(each["majorities"]) for each in told(table, "scored")]


@pytest.mark.rule("thebes/112")
def test_objects_count_their_value() -> None:
    table = find(find(begun(), 1, "palestine", 1, 7), 1, "greece", 1)
    assert points(table) == [9, 0]


@pytest.mark.rule("thebes/113")
def test_exhibitions_count_their_points() -> None:
    assert points(give(begun(), 2, "small london", "small paris", "large moscow")) == [0, 13]


@pytest.mark.rule("thebes/114")
@pytest.mark.parametrize(
    ("count", "worth"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 28), (9, 28)],
)
def test_congresses_count_together(count: int, worth: int) -> None:
    assert points(give(empty(), 1, *CONGRESSES[:count])) == [worth, 0]


@pytest.mark.rule("thebes/115")
def test_most_books_of_a_site_are_worth_five_or_three_each() -> None:
    table = give(begun(3), 1, "greece 3 london", "greece 2 rome")
    table = give(table, 3, "greece 2 london")
    assert majorities(give(table, 2, "greece 3 berlin", "greece 1 rome")) == [5, 0, 0]
    table = give(begun(3), 1, "greece 3 london", "greece 2 rome")
    table = give(give(table, 2, "greece 3 berlin", "greece 2 rome"), 3, "greece 2 london")
    assert majorities(table) == [3, 3, 0]
    table = give(begun(2), 1, "greece 1 rome", "crete 1 paris", "egypt 1 rome")
    table = find(give(table, 2, "egypt 1 moscow"), 2, "greece", 4)
    assert points(table) == [13, 7], "with an object of 4"
    assert majorities(table) == [13, 3]


@pytest.mark.rule("thebes/116")
def test_only_closed_books_on_cards_and_tokens_count() -> None:
    table = give(begun(), 1, "greece 3 london", "figures greece moscow", "general 2 paris")
    table = give(table, 1, "assistant rome", "assistant vienna", "assistant paris")
    table = find(give(table, 2, "greece 3 berlin"), 2, "crete", "book")
    assert majorities(table) == [0, 5]
    table = find(begun(), 1, "greece", "book", "general")
    assert majorities(table) == [5, 0], "a book about Crete"


@pytest.mark.rule("thebes/117")
def test_nobody_scores_where_nobody_knows_anything() -> None:
    assert majorities(begun(4)) == [0, 0, 0, 0]
    assert majorities(give(begun(2), 1, "figures palestine vienna")) == [0, 0]


@pytest.mark.rule("thebes/118")
def test_nothing_else_scores() -> None:
    table = give(begun(), 1, "car rome", "car moscow", "zeppelin rome", "permission london")
    table = give(table, 1, "shovel rome", "assistant rome", "general 2 paris")
    table = find(table, 1, "egypt", "general")
    assert points(table) == [0, 0]


@pytest.mark.rule("thebes/119")
def test_the_highest_total_wins_and_equal_totals_share() -> None:
    table = find(find(begun(3), 1, "greece", 6), 2, "egypt", 6)
    table = find(table, 3, "crete", 5)
    table = markers(table, *["1903/52"] * 3)
    table.say("give up", "give up", "give up")
    assert points(table) == [6, 6, 5]
    assert places(table.state.scores()) == [1, 1, 3]
    assert table.journal.closing is not None
    assert table.journal.closing.places == (1, 1, 3)


def worked_example(seat: int) -> Table:
    """The rulebook's player: 13 objects, three exhibitions, five congresses, no majority."""
    table = find(empty(), seat, "palestine", 1, 1, 7)
    table = find(find(table, seat, "mesopotamia", 4), seat, "egypt", 1, 2, 3, 3, 4)
    table = find(find(table, seat, "crete", 2, 5), seat, "greece", 1, 5)
    return give(table, seat, "small london", "small paris", "large moscow", *CONGRESSES[:5])


@pytest.mark.rule("thebes/120")
def test_points_are_no_laps() -> None:
    """67 points would be one lap and 15 spaces; no marker moves for them here."""
    table = worked_example(2)
    before = date(table, 1), date(table, 2)
    assert points(table)[1] == 52 + 15
    assert (date(table, 1), date(table, 2)) == before == ("1901/1", "1901/1")


@pytest.mark.rule("thebes/121")
def test_the_worked_example() -> None:
    table = markers(worked_example(1), "1903/52", "1903/52")
    table.say("give up", "give up")
    assert sum(len(tokens) for tokens in player(table, 1)["tokens"].values()) == 13
    assert told(table, "scored")[0] == {
        "objects": 39, "exhibitions": 13, "congresses": 15, "majorities": 0, "points": 67,
    }  # fmt: skip
