"""Rulings 27 to 38: taking a card."""

from __future__ import annotations

import pytest

from games.tomb_raiders.position import (
    at_weeks,
    begun,
    everything,
    expert,
    holding,
    laid,
    learned,
    left,
    legal,
    lying,
    owning,
    player,
    points,
    presenting,
    seat,
    view,
    watcher,
    weeks,
)
from ostraka.core.play import OVER

THREE = ("mesopotamia-1a", "mesopotamia-1b", "mesopotamia-1c")


@pytest.mark.rule("tomb_raiders/27")
def test_any_card_of_the_row_can_be_taken() -> None:
    assert begun().legal_texts() == ["take 1", "take 2", "take 3", "take 4"]


@pytest.mark.rule("tomb_raiders/28")
def test_presentations_are_taken_from_their_own_areas() -> None:
    table = owning(presenting(begun(), exhibitions=(1, 2)), *THREE)
    assert legal(table, "take", "exhibition") == [
        *("take 1", "take 2", "take 3", "take 4"),
        *("exhibition 1", "exhibition 2"),
    ]
    assert not [card for card in view(table)["row"] if "exhibition" in str(card)]


@pytest.mark.rule("tomb_raiders/29")
def test_site_cards_cannot_be_taken_from_the_piles() -> None:
    table = laid(begun(), egypt=9)
    assert table.legal_texts() == ["take 1", "take 2", "take 3", "take 4"]


@pytest.mark.rule("tomb_raiders/30")
def test_an_action_card_goes_into_the_hidden_hand() -> None:
    table = begun(row=("thief-egypt", "congress", "congress", "congress"))
    table.say("take 1")
    assert view(table, 1)["hand"] == ["thief-egypt"]
    assert view(table, 2)["players"][0]["hand"] == 1
    assert "thief-egypt" not in [*view(table, 2)["hand"], *watcher(table)["hand"]]


@pytest.mark.rule("tomb_raiders/31")
def test_every_other_card_lies_open() -> None:
    table = begun(row=("expertise-egypt-2", "general-2", "congress", "congress"))
    table = presenting(owning(table, *THREE), exhibitions=(2,), museums=(2,))
    table.say("take 1", "turn up scientist", "green next")
    table = at_weeks(table, 2, 20)
    table.say("take 2", "turn up scientist", "green next", "take 3", "turn up scientist")
    table.say("green next", "exhibition 2", "museum 2")
    table.say(*["give mesopotamia 1"] * 3)
    for open_to in (view(table, 2), watcher(table)):
        shown = open_to["players"][0]
        assert (shown["expertise"]["egypt"], shown["general"], shown["congresses"]) == (2, 2, 1)
        assert (shown["exhibitions"], shown["museums"]) == ([2], [2])


@pytest.mark.rule("tomb_raiders/32")
def test_a_presentation_needs_its_conditions_and_is_kept() -> None:
    table = owning(presenting(begun(), exhibitions=(1,)), *THREE[:2])
    assert not legal(table, "exhibition")
    table = owning(table, THREE[2])
    table.say("exhibition 1")
    assert player(table)["exhibitions"] == [1] and everything(table)["exhibitions"] == []


@pytest.mark.rule("tomb_raiders/33")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("expertise-crete-1", 1),
        ("expertise-crete-2", 2),
        ("expertise-crete-3", 4),
        ("general-1", 3),
        ("general-2", 6),
        ("congress", 2),
        ("excavation", 3),
        ("thief-crete", 1),
        ("raiders-crete", 3),
        ("scientist", 1),
        ("assistant", 2),
    ],
)
def test_the_marker_moves_by_the_weeks_of_the_card(card: str, cost: int) -> None:
    table = begun(row=(card, "congress", "congress", "congress"))
    table.say("take 1")
    assert weeks(table) == [cost, 0]


@pytest.mark.rule("tomb_raiders/34")
def test_a_card_serves_from_the_next_turn_on_which_may_follow_at_once() -> None:
    table = begun(row=("assistant", "congress", "congress", "congress"))
    table = at_weeks(learned(laid(table, egypt=4), egypt=1), 0, 9)
    table.say("take 1", "turn up congress", "green next")
    assert seat(table) == 1
    table.say("dig egypt")
    assert legal(table, "assistants") == ["assistants 0", "assistants 1"]


@pytest.mark.rule("tomb_raiders/35")
def test_the_row_is_filled_as_in_the_set_up() -> None:
    table = begun()
    table.say("take 1", "turn up exhibition-1", "lay crete", "turn up expertise-crete-1")
    table.say("lay egypt", "green next")
    shown = everything(table)
    assert shown["row"][0] == "expertise-crete-1" and shown["exhibitions"] == [1]
    assert shown["hidden"]["under"] == [0, 1, 0, 1]


@pytest.mark.rule("tomb_raiders/36")
def test_nothing_is_drawn_after_other_actions() -> None:
    table = owning(presenting(begun(), exhibitions=(1,)), *THREE)
    before = view(table)["deck"]
    table.say("exhibition 1")
    assert view(table)["deck"] == before and seat(table) == 2
    table = at_weeks(holding(lying(expert(), "egypt-1a"), "thief-crete"), 0, 1)
    before = view(table)["deck"]
    table.say("thief crete", "draw crete-1a", "dig egypt", "weeks 1", "draw egypt-1a")
    assert view(table)["deck"] == before and table.actor >= 0


@pytest.mark.rule("tomb_raiders/37")
def test_the_take_that_empties_the_deck_still_wins_its_professor_and_costs_its_weeks() -> None:
    table = begun(row=("expertise-egypt-3", "congress", "congress", "congress"))
    table = left(learned(table, egypt=1), ["scientist"])
    table.say("take 1")
    assert everything(table)["professors"][1] == 0 and weeks(table) == [4, 0]
    table.say("turn up scientist")
    assert table.actor == OVER and points(table) == [5, 1]
    assert [note.kind for note in table.notes[-4:]] == ["took", "professor", "turned", "over"]


@pytest.mark.rule("tomb_raiders/38")
def test_hands_are_private_and_everything_else_is_public() -> None:
    table = holding(begun(), "thief-egypt", "scientist")
    other = view(table, 2)
    assert other["players"][0]["hand"] == 2 and other["hand"] == []
    assert "hidden" not in other
    assert other["left"]["thief-egypt"] == 1 and other["left"]["scientist"] == 4
    assert (view(table)["left"].get("thief-egypt"), view(table)["left"]["scientist"]) == (None, 3)
    assert other["deck"] == view(table)["deck"] == 157
    table.say("thief egypt")
    assert "thief-egypt" not in view(table, 2)["left"]


@pytest.mark.rule("tomb_raiders/38")
@pytest.mark.parametrize("hand", [("excavation",), ("assistant",), ("scientist",)])
def test_what_a_digger_is_asked_does_not_betray_their_hand(hand: tuple[str, ...]) -> None:
    table = learned(laid(holding(begun(), *hand), egypt=5), egypt=5)
    table.say("dig egypt")
    told = learned(laid(holding(begun(), "thief-crete"), egypt=5), egypt=5)
    told.say("dig egypt")
    assert view(table, 2) == view(told, 2) and watcher(table) == watcher(told)
    while len(table.legal()) < 12:
        table.say(table.legal_texts()[-1])
        assert view(table, 2) == view(told, 2)
    table.say("weeks 1")
    assert view(table, 2)["permit"] == ("card" if hand == ("excavation",) else "region")
    assert view(table, 2)["helpers"] == (hand == ("assistant",))
