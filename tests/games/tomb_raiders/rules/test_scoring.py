"""Rulings 64 to 72: the end of the game, and counting."""

from __future__ import annotations

import pytest

from games.tomb_raiders.position import (
    ROW,
    at_weeks,
    begun,
    everything,
    holding,
    learned,
    left,
    owning,
    permits,
    points,
    presenting,
    weeks,
    written,
)
from ostraka.core.play import OVER, places


@pytest.mark.rule("tomb_raiders/64")
def test_the_game_ends_at_once_when_the_deck_is_empty() -> None:
    table = left(begun(), ["congress"], crete=1)
    table.say("take 1", "turn up congress")
    before = everything(table)["hidden"]["under"][3]
    table.say("lay crete")
    assert table.actor == OVER and table.state.ending() == "deck empty"
    assert everything(table)["hidden"]["under"][3] == before + 1
    assert None not in everything(table)["row"]


@pytest.mark.rule("tomb_raiders/64")
def test_empty_spaces_stay_empty() -> None:
    table = left(begun(), ["museum-1"])
    table.say("take 2", "turn up museum-1")
    assert table.actor == OVER
    assert everything(table)["row"] == [ROW[0], None, *ROW[2:]]
    assert everything(table)["museums"] == [1]


@pytest.mark.rule("tomb_raiders/65")
def test_nothing_else_ends_the_game() -> None:
    table = begun()
    for number in (1, 2):
        table = permits(table, number)
    table = at_weeks(table, 200, 300)
    table.say("take 1", "turn up congress", "green next")
    assert table.actor == 0


@pytest.mark.rule("tomb_raiders/66")
def test_finds_exhibitions_professors_and_museums_count() -> None:
    table = owning(begun(), "crete-3a", "crete-1a")
    with written(table) as whole:
        whole["players"][0]["exhibitions"] = [1]
        whole["professors"][0] = 0
    assert points(table) == [14, 0]
    with written(table) as whole:
        whole["players"][1]["museums"] = [4]
    assert points(table) == [14, 12]


@pytest.mark.rule("tomb_raiders/67")
def test_four_congresses_count_ten() -> None:
    table = begun()
    with written(table) as whole:
        whole["players"][1]["congresses"] = 4
    assert points(table) == [0, 10]


@pytest.mark.rule("tomb_raiders/68")
def test_every_full_three_weeks_behind_the_foremost_count_a_point() -> None:
    assert points(at_weeks(begun(4), 100, 98, 91, 88)) == [0, 0, 3, 4]


@pytest.mark.rule("tomb_raiders/69")
def test_most_points_win_and_among_equals_the_one_furthest_back() -> None:
    table = at_weeks(owning(begun(), "crete-4a"), 99, 98)
    assert places(table.state.scores()) == [1, 2]
    table = owning(table, "greece-4a", seat=2)
    assert points(table) == [4, 4] and places(table.state.scores()) == [2, 1]


@pytest.mark.rule("tomb_raiders/70")
def test_equal_in_points_and_week_share_the_win() -> None:
    table = owning(at_weeks(begun(3), 97, 97, 97), "crete-4a")
    table = owning(table, "greece-4a", seat=2)
    assert places(table.state.scores()) == [1, 1, 3]


@pytest.mark.rule("tomb_raiders/71")
def test_counting_changes_no_position() -> None:
    table = at_weeks(owning(begun(), "egypt-6a"), 9, 3)
    assert points(table) == [6, 2] and points(table) == [6, 2]
    assert weeks(table) == [9, 3]


@pytest.mark.rule("tomb_raiders/72")
def test_cards_in_hand_permits_and_books_score_nothing() -> None:
    table = holding(learned(begun(), egypt=3), "assistant")
    assert points(presenting(table, exhibitions=(1,))) == [0, 0]
