"""Rulings 18 to 26: order of play, and the three actions."""

from __future__ import annotations

import pytest

from games.tomb_raiders.position import at_weeks, begun, expert, holding, seat, view, weeks
from ostraka.core.chance import seeded
from ostraka.core.play import OVER
from ostraka.core.table import Table
from ostraka.games.tomb_raiders import GAME


def take(table: Table, space: int = 4) -> None:
    """Take a congress, two weeks, and lay out another card."""
    table.say(f"take {space}", "turn up congress", "green next")


@pytest.mark.rule("tomb_raiders/18")
def test_the_top_of_the_first_stack_begins() -> None:
    table = Table(GAME, 3)
    table.say("stack 1", "stack 3", "stack 2")
    table.say(*["turn up congress"] * 4, "green next")
    assert seat(table) == 2


@pytest.mark.rule("tomb_raiders/19")
def test_the_player_furthest_back_plays() -> None:
    assert seat(at_weeks(begun(3), 9, 7, 12)) == 2


@pytest.mark.rule("tomb_raiders/20")
def test_of_several_on_the_rearmost_space_the_top_one_plays() -> None:
    table = at_weeks(begun(3), 0, 0, 0)
    assert view(table)["stack"] == [2, 1, 0]
    take(table)
    assert seat(table) == 2
    take(table)
    assert seat(table) == 3


@pytest.mark.rule("tomb_raiders/21")
def test_a_marker_arrives_on_top() -> None:
    table = at_weeks(begun(row=("congress", "congress", "general-1", "congress")), 5, 8)
    table.say("take 3", "turn up congress", "green next")
    assert weeks(table) == [8, 8]
    assert view(table)["stack"] == [1, 0] and seat(table) == 1


@pytest.mark.rule("tomb_raiders/22")
def test_drawing_level_is_not_overtaking() -> None:
    table = at_weeks(begun(), 10, 12)
    take(table)
    assert weeks(table) == [12, 12] and seat(table) == 1
    take(table)
    assert weeks(table) == [14, 12] and seat(table) == 2


@pytest.mark.rule("tomb_raiders/23")
def test_the_track_has_no_end() -> None:
    table = at_weeks(expert(), 118, 118)
    table.say("dig egypt", "weeks 12")
    assert weeks(table) == [130, 118]


@pytest.mark.rule("tomb_raiders/24")
def test_a_turn_is_one_action() -> None:
    table = at_weeks(holding(expert(), "thief-crete"), 0, 1)
    for action in ("take 4", "thief crete", "dig egypt"):
        assert action in table.legal_texts()
    take(table)
    assert seat(table) == 2 and weeks(table) == [2, 1]


@pytest.mark.rule("tomb_raiders/25")
def test_there_is_always_a_card_to_take_and_no_pass() -> None:
    table = Table(GAME, 4, chance=seeded("25"))
    while table.actor != OVER:
        texts = table.legal_texts()
        if view(table)["task"] == "act":
            assert texts[:4] == ["take 1", "take 2", "take 3", "take 4"]
        assert not [text for text in texts if "pass" in text.split()]
        table.act(table.actor, texts[-1])


@pytest.mark.rule("tomb_raiders/26")
def test_the_game_always_ends_by_an_empty_deck() -> None:
    for number in range(3):
        table = Table(GAME, 2 + number, chance=seeded(f"26/{number}"))
        while table.actor != OVER:
            table.act(table.actor, table.legal()[number * 7 % len(table.legal())])
        assert table.state.ending() == "deck empty" and view(table)["deck"] == 0
