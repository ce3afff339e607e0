"""Rulings 39 to 42, 85 to 91: action cards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.tomb_raiders.position import (
    at_weeks,
    begun,
    everything,
    expert,
    holding,
    laid,
    learned,
    legal,
    lying,
    permits,
    player,
    seat,
    view,
    watcher,
    weeks,
)
from games.tomb_raiders.rules.test_setup import chances
from ostraka.core.play import CHANCE

EGYPT = ("egypt-4a", "egypt-1a", "egypt-rubble-a", "egypt-rubble-b")


@pytest.mark.rule("tomb_raiders/39")
def test_a_card_is_played_then_its_weeks_are_paid_and_it_is_gone() -> None:
    table = lying(holding(begun(), "scientist"), "egypt-4a")
    table.say("scientist egypt")
    assert weeks(table) == [0, 0] and view(table)["hand"] == []
    table.say("see egypt-4a")
    assert weeks(table) == [1, 0] and seat(table) == 2
    assert view(table)["piles"]["egypt"]["seen"] == ["egypt-4a"]
    assert everything(table)["left"]["scientist"] == 3


@pytest.mark.rule("tomb_raiders/40")
def test_an_action_card_costs_weeks_to_take_and_weeks_to_play() -> None:
    table = begun(row=("thief-egypt", "congress", "congress", "congress"))
    table = at_weeks(table, 0, 9)
    table.say("take 1", "turn up congress", "green next")
    assert weeks(table) == [1, 9]
    table.say("thief egypt")
    assert weeks(table) == [2, 9]


@pytest.mark.rule("tomb_raiders/41")
@pytest.mark.parametrize(
    ("card", "text", "cost"),
    [
        ("raiders-crete", "raiders crete", 4),
        ("thief-crete", "thief crete", 1),
        ("scientist", "scientist crete", 1),
    ],
)
def test_a_card_may_be_played_although_nothing_can_come_of_it(
    card: str, text: str, cost: int
) -> None:
    table = holding(begun(), card)
    table.say(text)
    assert weeks(table) == [cost, 0]
    assert (player(table)["finds"], player(table)["hand"]) == ([], 0)
    assert [note.kind for note in table.notes[-2:]] == ["played", "nothing"]


@pytest.mark.rule("tomb_raiders/42")
def test_assistant_and_general_excavation_are_played_inside_a_dig_only() -> None:
    table = laid(holding(begun(), "assistant", "excavation"), egypt=5)
    assert table.legal_texts() == ["take 1", "take 2", "take 3", "take 4"]


@pytest.mark.rule("tomb_raiders/85")
def test_a_played_card_is_nowhere_any_more() -> None:
    table = lying(holding(begun(), "raiders-egypt"), "egypt-4a")
    table.say("raiders egypt", "see egypt-4a", "keep egypt 4")
    whole = everything(table)
    assert "raiders-egypt" not in [*whole["left"], *whole["row"], *whole["hidden"]["hands"][0]]


@pytest.mark.rule("tomb_raiders/86")
def test_the_general_excavation_card_permits_any_dig_and_costs_no_week() -> None:
    table = permits(holding(expert(), "excavation"))
    assert legal(table, "dig") == ["dig egypt", "dig crete"]
    table.say("dig egypt", "weeks 6")
    assert weeks(table) == [6, 0] and player(table)["hand"] == 0


@pytest.mark.rule("tomb_raiders/87")
def test_the_thief_draws_one_card_at_random() -> None:
    table = lying(holding(begun(), "thief-egypt"), *EGYPT)
    table.say("thief egypt")
    assert chances(table) == dict.fromkeys([f"draw {card}" for card in EGYPT], Fraction(1, 4))
    table.say("draw egypt-4a")
    assert player(table)["finds"] == ["egypt-4a"] and weeks(table) == [1, 0]


@pytest.mark.rule("tomb_raiders/87")
def test_rubble_that_the_thief_draws_goes_back() -> None:
    table = lying(holding(begun(), "thief-egypt"), *EGYPT)
    table.say("thief egypt", "draw egypt-rubble-b")
    assert player(table)["finds"] == []
    assert set(everything(table)["hidden"]["lying"][1]) == set(EGYPT)
    assert view(table, 2)["piles"]["egypt"]["returned"] == ["egypt-rubble-b"]


@pytest.mark.rule("tomb_raiders/87")
def test_a_choosing_thief_searches_the_pile() -> None:
    table = lying(holding(begun(thief="choose"), "thief-egypt"), *EGYPT)
    table.say("thief egypt", *(f"see {card}" for card in EGYPT))
    assert table.legal_texts() == ["keep egypt 1", "keep egypt 4"]
    table.say("keep egypt 1")
    assert player(table)["finds"] == ["egypt-1a"] and weeks(table) == [1, 0]
    table = lying(holding(begun(thief="choose"), "thief-egypt"), "egypt-rubble-a")
    table.say("thief egypt", "see egypt-rubble-a")
    assert seat(table) == 2 and weeks(table) == [1, 0] and table.notes[-1].kind == "nothing"


@pytest.mark.rule("tomb_raiders/88")
def test_a_thief_costs_one_week_and_one_week() -> None:
    table = begun(row=("thief-greece", "congress", "congress", "congress"))
    table.say("take 1")
    assert weeks(table) == [1, 0]
    table = lying(holding(begun(), "thief-greece"), "greece-6a")
    table.say("thief greece", "draw greece-6a")
    assert weeks(table) == [1, 0]


@pytest.mark.rule("tomb_raiders/89")
def test_tomb_raiders_take_a_find_of_their_choice_from_their_region() -> None:
    table = lying(holding(begun(), "raiders-greece"), "greece-6a", "greece-2a", "greece-rubble-a")
    assert legal(table, "raiders") == ["raiders greece"]
    table.say("raiders greece", "see greece-rubble-a", "see greece-2a", "see greece-6a")
    assert table.legal_texts() == ["keep greece 2", "keep greece 6"]
    table.say("keep greece 6")
    assert player(table)["finds"] == ["greece-6a"] and weeks(table) == [4, 0]
    table = lying(holding(begun(), "raiders-greece"), "greece-rubble-a")
    table.say("raiders greece", "see greece-rubble-a")
    assert seat(table) == 2 and player(table)["finds"] == []


@pytest.mark.rule("tomb_raiders/90")
def test_what_a_thief_draws_is_shown_to_all_what_raiders_see_is_not() -> None:
    table = lying(holding(begun(), "thief-egypt"), *EGYPT)
    table.say("thief egypt", "draw egypt-1a")
    assert table.heard(1)[-1].details["card"] == "egypt-1a"
    table = lying(holding(begun(), "raiders-egypt"), *EGYPT)
    told = len(table.heard(1))
    table.say("raiders egypt", *(f"see {card}" for card in EGYPT), "keep egypt 4")
    heard = [(note.kind, note.details.get("card")) for note in table.heard(1)[told:]]
    assert heard == [("played", None), ("found", "egypt-4a")]
    assert "saw" in [note.kind for note in table.heard(0)]
    for other in (view(table, 2), watcher(table)):
        pile = other["piles"]["egypt"]
        assert (pile["seen"], pile["returned"], pile["unknown"]) == ([], [], None)
        assert pile["looked"] == [0] and len(pile["missing"]) == 19
    assert set(view(table)["piles"]["egypt"]["seen"]) == set(EGYPT[1:])


@pytest.mark.rule("tomb_raiders/91")
def test_a_scientist_looks_at_any_pile_alone_and_takes_nothing() -> None:
    table = laid(holding(begun(), "scientist"), crete=2)
    table = lying(table, *EGYPT)
    assert legal(table, "scientist") == [
        *("scientist mesopotamia", "scientist egypt", "scientist greece", "scientist crete")
    ]
    table.say("scientist crete")
    assert table.actor == CHANCE and len(chances(table)) == 20
    table.say("see crete-5a")
    assert view(table)["piles"]["crete"]["seen"] == []  # they are told when they have seen all
    table.say("see crete-rubble-f")
    assert table.heard(0)[-1].details["cards"] == "crete-5a crete-rubble-f"
    assert [note.kind for note in table.heard(1)][-1] == "played"
    assert view(table)["piles"]["crete"]["seen"] == ["crete-5a", "crete-rubble-f"]
    assert view(table, 2)["piles"]["crete"]["seen"] == []
    assert player(table)["finds"] == []


@pytest.mark.rule("tomb_raiders/91")
def test_a_player_who_looks_sees_cards_that_others_saw_before() -> None:
    table = lying(holding(begun(), "scientist"), "egypt-4a")
    table = holding(laid(table, egypt=1), "scientist", seat=2)
    table.say("scientist egypt", "see egypt-1a", "see egypt-4a")
    table.say("scientist egypt")
    assert chances(table) == dict.fromkeys(["see egypt-1a", "see egypt-4a"], Fraction(1, 2))
    table.say("see egypt-4a", "see egypt-1a")
    assert view(table, 2)["piles"]["egypt"]["seen"] == ["egypt-1a", "egypt-4a"]


def test_a_step_back_is_possible_until_the_first_card_is_seen() -> None:
    table = learned(laid(begun(), egypt=3), egypt=12)
    table.say("dig egypt")
    assert table.can_undo(0)
    table.say("weeks 1", "draw egypt-1a")
    assert not table.can_undo(0)
