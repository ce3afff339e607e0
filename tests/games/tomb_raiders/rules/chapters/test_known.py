"""Ruling 98: what one knows of a pile, as cards come and go."""

from __future__ import annotations

from random import Random

import pytest

from games.tomb_raiders.position import (
    GAME,
    at_weeks,
    begun,
    everything,
    holding,
    laid,
    learned,
    lying,
    view,
    watcher,
)
from ostraka.core.table import Table

EGYPT = ("egypt-4a", "egypt-1a", "egypt-rubble-a")


def studied() -> Table:
    """Seat 1 has looked through the pile of Egypt, three cards; it is seat 2's turn."""
    table = lying(holding(begun(), "scientist"), *EGYPT)
    table = learned(learned(table, egypt=12), 2, egypt=12)
    table.say("scientist egypt", *(f"see {card}" for card in EGYPT))
    return table


@pytest.mark.rule("tomb_raiders/98")
def test_a_seen_card_is_known_to_lie_there_until_it_is_taken_out() -> None:
    table = studied()
    pile = view(table)["piles"]["egypt"]
    assert (sorted(pile["seen"]), pile["unknown"]) == (sorted(EGYPT), 0)
    table.say("take 1", "turn up congress", "lay egypt", "green next")
    assert view(table)["piles"]["egypt"]["unknown"] == 1
    table = at_weeks(table, 9, 1)
    table.say("dig egypt", "weeks 1", "draw egypt-4a", "draw egypt-2a", "draw egypt-rubble-a")
    pile = view(table)["piles"]["egypt"]
    assert (sorted(pile["seen"]), pile["unknown"]) == (["egypt-1a", "egypt-rubble-a"], 0)
    assert view(table, 2)["piles"]["egypt"]["seen"] == ["egypt-rubble-a"]
    assert view(table, 2)["piles"]["egypt"]["unknown"] is None


@pytest.mark.rule("tomb_raiders/98")
def test_rubble_that_went_back_is_known_to_all() -> None:
    table = learned(laid(begun(3), egypt=4), egypt=12)
    table.say("dig egypt", "permit region", "weeks 1", "draw egypt-rubble-b", "draw egypt-rubble-c")
    table.say("draw egypt-1a")
    back = ["egypt-rubble-b", "egypt-rubble-c"]
    for seen in (view(table, 1), view(table, 2), view(table, 3), watcher(table)):
        assert seen["piles"]["egypt"]["seen"] == back
    drawn = everything(GAME.determinize(view(table, 3))(Random(0)))
    assert drawn["hidden"]["known"] == [[[], back, [], []]] * 3


@pytest.mark.rule("tomb_raiders/98")
def test_of_a_pile_that_was_drawn_out_all_know_that_only_rubble_lies_there() -> None:
    table = studied()
    assert view(table, 2)["piles"]["egypt"]["looked"] == [0]
    table.say("dig egypt", "weeks 1", "draw egypt-4a", "draw egypt-rubble-a", "draw egypt-1a")
    for seen in (view(table), view(table, 2), watcher(table)):
        pile = seen["piles"]["egypt"]
        assert (pile["seen"], pile["unknown"], pile["looked"]) == (["egypt-rubble-a"], 0, [0, 1])
    table.say("take 1", "turn up congress", "lay egypt", "green next")
    assert watcher(table)["piles"]["egypt"]["unknown"] == 1


@pytest.mark.rule("tomb_raiders/98")
def test_a_player_who_looked_into_a_pile_that_is_empty_now_counts_no_more() -> None:
    table = learned(lying(holding(begun(), "scientist"), "egypt-4a"), 2, egypt=12)
    table.say("scientist egypt", "see egypt-4a", "dig egypt", "weeks 1", "draw egypt-4a")
    for seen in (view(table), view(table, 2)):
        pile = seen["piles"]["egypt"]
        assert (pile["height"], pile["unknown"], pile["looked"]) == (0, None, [])


@pytest.mark.rule("tomb_raiders/90")
def test_a_vain_search_shows_the_rubble_to_all() -> None:
    table = lying(holding(begun(3), "raiders-egypt"), "egypt-rubble-a", "egypt-rubble-b")
    table.say("raiders egypt", "see egypt-rubble-b", "see egypt-rubble-a")
    rubble = ["egypt-rubble-a", "egypt-rubble-b"]
    for seen in (view(table, 2), view(table, 3), watcher(table)):
        assert seen["piles"]["egypt"]["seen"] == rubble
        assert seen["piles"]["egypt"]["unknown"] == 0
    assert table.heard(2)[-1].details["cards"] == " ".join(rubble)


def test_positions_drawn_for_the_scientist_hold_what_that_seat_saw_and_no_more() -> None:
    table = studied()
    draw = GAME.determinize(view(table))
    for seed in range(50):
        whole = everything(draw(Random(seed)))
        assert sorted(whole["hidden"]["lying"][1]) == sorted(EGYPT)
        assert whole["hidden"]["under"][1] == 0


def test_positions_drawn_for_others_let_the_scientist_know_what_lies_there() -> None:
    table = studied()
    draw = GAME.determinize(view(table, 2))
    piles = set()
    for seed in range(50):
        whole = everything(draw(Random(seed)))
        lies = tuple(whole["hidden"]["lying"][1])
        assert whole["hidden"]["known"][0][1] == list(lies)
        assert whole["hidden"]["known"][1][1] == []
        piles.add(lies)
    assert len(piles) > 40
