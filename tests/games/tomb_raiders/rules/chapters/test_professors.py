"""Rulings 78 to 84: professors."""

from __future__ import annotations

import pytest

from games.tomb_raiders.position import (
    at_weeks,
    begun,
    everything,
    holding,
    learned,
    left,
    points,
    written,
)
from ostraka.core.table import Table

EGYPT, CRETE, WORLD = 1, 3, 4


def professors(table: Table) -> list[int | None]:
    """Who holds them, counted from 1."""
    return [owner + 1 if owner is not None else None for owner in everything(table)["professors"]]


def takes(table: Table, card: str) -> Table:
    """The player to act takes a card."""
    with written(table) as whole:
        whole["row"][0] = card
    table.say("take 1")
    return table


def held(table: Table, professor: int, seat: int) -> Table:
    with written(table) as whole:
        whole["professors"][professor] = seat - 1
    return table


@pytest.mark.rule("tomb_raiders/78")
def test_from_four_points_of_expertise() -> None:
    table = takes(learned(begun(), egypt=2), "expertise-egypt-1")
    assert professors(table) == [None] * 5
    table = takes(learned(begun(), egypt=3), "expertise-egypt-1")
    assert professors(table)[EGYPT] == 1
    assert [note.kind for note in table.notes[-2:]] == ["took", "professor"]


@pytest.mark.rule("tomb_raiders/79")
@pytest.mark.parametrize(("card", "holder"), [("expertise-egypt-1", 2), ("expertise-egypt-2", 1)])
def test_it_passes_on_strictly_more(card: str, holder: int) -> None:
    table = held(learned(learned(begun(), egypt=4), 2, egypt=5), EGYPT, 2)
    assert professors(takes(table, card))[EGYPT] == holder


@pytest.mark.rule("tomb_raiders/80")
def test_the_professor_of_the_world_needs_ten_points_of_any_kind() -> None:
    table = learned(begun(), egypt=3, crete=2, greece=1, mesopotamia=1, general=2)
    assert professors(takes(table, "general-1"))[WORLD] == 1
    table = learned(begun(), egypt=3, crete=2, greece=1, mesopotamia=1, general=1)
    assert professors(takes(table, "general-1"))[WORLD] is None


@pytest.mark.rule("tomb_raiders/81")
@pytest.mark.parametrize(("card", "holder"), [("general-1", 2), ("general-2", 1)])
def test_the_professor_of_the_world_passes_on_strictly_more(card: str, holder: int) -> None:
    table = learned(learned(begun(), general=11), 2, general=12)
    assert professors(takes(held(table, WORLD, 2), card))[WORLD] == holder


@pytest.mark.rule("tomb_raiders/82")
def test_the_points_go_to_the_owner_at_the_end() -> None:
    table = held(learned(learned(begun(), egypt=4), 2, egypt=5), EGYPT, 2)
    assert points(table) == [0, 5]
    table = takes(left(table, ["congress"]), "expertise-egypt-2")
    table.say("turn up congress")
    assert table.state.ending() and points(table) == [5, 0]


@pytest.mark.rule("tomb_raiders/83")
def test_all_open_books_count_and_nothing_else() -> None:
    table = learned(begun(), egypt=1, general=8)
    assert professors(takes(table, "general-1"))[WORLD] == 1
    table = holding(learned(begun(), egypt=1, general=7), "assistant", "assistant")
    assert professors(takes(table, "general-1"))[WORLD] is None


@pytest.mark.rule("tomb_raiders/84")
def test_one_card_may_win_two_professors() -> None:
    table = takes(learned(begun(), crete=2, general=6), "expertise-crete-3")
    assert professors(table) == [None, None, None, 1, 1]


@pytest.mark.rule("tomb_raiders/84")
def test_only_the_taker_is_checked_and_no_professor_goes_back() -> None:
    table = learned(learned(at_weeks(begun(), 0, 0), egypt=3), 2, crete=9)
    table = takes(table, "expertise-egypt-1")
    assert professors(table) == [None, 1, None, None, None]
    table.say("turn up congress", "green next")
    table = takes(learned(table, 2, egypt=4, crete=9), "expertise-egypt-1")
    assert professors(table)[EGYPT] == 2
