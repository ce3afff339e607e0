"""Rulings 5 to 17: set-up, the deck and the row."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.tomb_raiders.position import (
    REGIONS,
    ROW,
    begun,
    everything,
    learned,
    left,
    legal,
    lying,
    owning,
    player,
    presenting,
    view,
    watcher,
)
from ostraka.core.play import CHANCE
from ostraka.core.table import Table
from ostraka.games.tomb_raiders import GAME


def chances(table: Table) -> dict[str, Fraction]:
    """What chance may do now, and how likely it is."""
    outcomes = table.state.outcomes()
    total = sum(weight for _, weight in outcomes)
    return {GAME.notation.text(action): Fraction(weight, total) for action, weight in outcomes}


@pytest.mark.rule("tomb_raiders/5", "tomb_raiders/6", "tomb_raiders/7")
@pytest.mark.parametrize(
    ("seats", "each", "general", "in_play"),
    [(4, 1, 1, (16, 4)), (3, 1, 2, (12, 6)), (2, 2, 0, (16, 0))],
)
def test_permits_by_number_of_players(
    seats: int, each: int, general: int, in_play: tuple[int, int]
) -> None:
    table = begun(seats)
    for number in range(1, seats + 1):
        permits = player(table, number)["permits"]
        assert [permits[region] for region in REGIONS] == [each] * 4
        assert permits["general"] == general
    assert (seats * 4 * each, seats * general) == in_play


@pytest.mark.rule("tomb_raiders/8")
def test_the_markers_are_stacked_on_0_in_random_order() -> None:
    orders = {}

    def go_on(said: tuple[str, ...], chance: Fraction) -> None:
        table = Table(GAME, 3)
        table.say(*said)
        if len(said) == 3:
            orders[said] = chance
            assert [each["week"] for each in everything(table)["players"]] == [0, 0, 0]
            return
        for text, likely in chances(table).items():
            go_on((*said, text), chance * likely)

    go_on((), Fraction(1))
    assert len(orders) == 6 and set(orders.values()) == {Fraction(1, 6)}


@pytest.mark.rule("tomb_raiders/9")
def test_permits_left_are_shown_since_they_follow_from_the_log() -> None:
    table = lying(learned(begun(), egypt=12), "egypt-1a")
    before = view(table, 2)["players"][0]["permits"]["egypt"]
    table.say("dig egypt", "weeks 12", "draw egypt-1a")
    assert (before, view(table, 2)["players"][0]["permits"]["egypt"]) == (2, 1)
    assert [note.details["permit"] for note in table.heard(1) if note.kind == "dug"] == ["region"]


@pytest.mark.rule("tomb_raiders/10")
def test_five_professors_lie_on_the_board() -> None:
    assert view(begun(4))["professors"] == [None] * 5


@pytest.mark.rule("tomb_raiders/11")
def test_163_cards_are_shuffled_into_one_deck() -> None:
    table = Table(GAME, 2)
    table.say("stack 1", "stack 2")
    assert view(table)["deck"] == 163
    assert chances(table)["lay crete"] == Fraction(20, 163)
    assert chances(table)["turn up congress"] == Fraction(7, 163)
    assert chances(table)["turn up thief-egypt"] == Fraction(1, 163)


@pytest.mark.rule("tomb_raiders/12")
def test_presentations_go_to_their_areas_and_other_green_cards_to_the_row() -> None:
    table = Table(GAME, 2)
    table.say("stack 1", "stack 2", "turn up congress", "turn up museum-2", "turn up thief-egypt")
    table.say("turn up exhibition-4")
    shown = watcher(table)
    assert shown["row"] == ["congress", "thief-egypt", None, None]
    assert (shown["museums"], shown["exhibitions"]) == ([2], [4])


@pytest.mark.rule("tomb_raiders/13")
def test_a_site_card_goes_unseen_to_its_pile() -> None:
    table = Table(GAME, 2)
    table.say("stack 1", "stack 2", "lay mesopotamia")
    for seat in (1, 2):
        pile = view(table, seat)["piles"]["mesopotamia"]
        assert (pile["height"], len(pile["missing"]), pile["seen"]) == (1, 20, [])
    assert everything(table)["hidden"]["under"] == [1, 0, 0, 0]
    assert chances(table)["lay mesopotamia"] == Fraction(19, 162)


@pytest.mark.rule("tomb_raiders/14")
def test_drawing_stops_when_the_row_is_full_and_the_next_back_is_green() -> None:
    table = Table(GAME, 2)
    table.say("stack 1", "stack 2", *(f"turn up {card}" for card in ROW))
    assert table.actor == CHANCE
    table.say("lay egypt", "lay crete", "green next")
    assert table.actor == 1
    assert everything(table)["hidden"]["under"] == [0, 1, 0, 1]


@pytest.mark.rule("tomb_raiders/15")
def test_a_space_never_holds_two_cards() -> None:
    table = begun()
    table.say("take 2")
    assert view(table)["row"] == [ROW[0], None, ROW[2], ROW[3]]
    table.say("turn up scientist")
    assert view(table)["row"] == [ROW[0], "scientist", ROW[2], ROW[3]]
    assert not [text for text in chances(table) if text.startswith("turn up")]


@pytest.mark.rule("tomb_raiders/16")
def test_presentation_areas_have_no_limit() -> None:
    table = presenting(begun(), exhibitions=(1, 2, 3, 4, 5, 6), museums=(1, 2, 3, 4))
    finds = [f"{region}-{card}" for region in REGIONS for card in ("1a", "1b", "1c")]
    table = owning(table, *finds)
    assert len(legal(table, "exhibition")) == 6 and len(legal(table, "museum")) == 4


@pytest.mark.rule("tomb_raiders/17")
def test_the_first_card_of_a_refill_is_green_and_then_any_card_is_equally_likely() -> None:
    greens = [f"exhibition-{number}" for number in range(1, 9)] + ["scientist", "assistant"]
    table = left(begun(), greens, mesopotamia=10, egypt=10, greece=5, crete=5)
    assert view(table)["deck"] == 40
    table.say("take 4")
    assert set(chances(table).values()) == {Fraction(1, 10)} and len(chances(table)) == 10
    table.say("turn up scientist")
    assert chances(table)["green next"] == Fraction(9, 39)
    assert chances(table)["lay egypt"] == Fraction(10, 39)


@pytest.mark.rule("tomb_raiders/17")
def test_a_presentation_card_does_not_fill_the_row() -> None:
    table = left(lying(begun(), "egypt-1a"), ["exhibition-1", "congress", "scientist"], greece=2)
    table.say("take 1", "turn up exhibition-1")
    assert chances(table) == {
        "turn up congress": Fraction(1, 4),
        "turn up scientist": Fraction(1, 4),
        "lay greece": Fraction(1, 2),
    }
