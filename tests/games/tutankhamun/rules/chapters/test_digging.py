"""Rulings 30 to 42: the dig."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import (
    bar,
    digging,
    digs,
    exhausted,
    lay_all,
    laying,
    money,
    rich,
    seat,
    view,
)
from ostraka.games.tutankhamun.rules.box import SQUARES


@pytest.mark.rule("tutankhamun/30")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 3), (4, 2), (5, 1), (6, 6)])
def test_the_left_neighbour_of_the_cover_digs_first(seats: int, first: int) -> None:
    laid = laying(seats)
    lay_all(laid)
    laid.say("turn 3")
    assert seat(laid) == seat(digging(seats)) == first
    laid.say("pass", "bar none")
    assert seat(laid) == first % seats + 1


@pytest.mark.rule("tutankhamun/31")
def test_a_dig_lowers_one_square_by_one_card() -> None:
    table = digging()
    table.say("dig c2", "uncover bracelet")
    heights = {
        name: shown["layer"] for name, shown in zip(SQUARES, view(table)["squares"], strict=True)
    }
    assert heights.pop("c2") == 5
    assert set(heights.values()) == {6}


@pytest.mark.rule("tutankhamun/32")
def test_the_order_of_a_turn() -> None:
    table = digging()
    assert "scarab" in table.legal_texts()
    table.say("dig a1", "uncover bracelet")
    assert "scarab" not in table.legal_texts()
    table.say("stop")
    assert {text.split()[0] for text in table.legal_texts()} == {"bar"}
    table.say("bar a1")
    assert seat(table) == 1


@pytest.mark.rule("tutankhamun/33")
def test_one_digs_at_any_visible_layer() -> None:
    table = digging()
    table.say("dig b1", "uncover bracelet", "dig b1", "uncover bracelet", "dig b1")
    table.say("uncover bracelet", "stop", "bar c1")
    assert view(table)["squares"][SQUARES.index("b1")]["layer"] == 3
    assert {"a1", "b1"} <= set(digs(table))
    assert "c1" not in digs(table)


@pytest.mark.rule("tutankhamun/34")
def test_digging_shows_the_next_card_and_removes_the_one_above() -> None:
    table = digging()
    table.say("dig a1")
    assert view(table)["square"] == 0
    table.say("uncover pectoral")
    told = table.notes[-1]
    assert told.kind == "uncovered" and told.seat == 1
    assert told.details == {"square": "a1", "card": "pectoral", "layer": 5, "points": 4}
    assert view(table)["squares"][0] == {"layer": 5, "card": "pectoral", "barred": None}
    assert view(table)["hidden"] == 79


@pytest.mark.rule("tutankhamun/35")
def test_a_player_digs_as_often_as_they_like() -> None:
    table = digging()
    for square, card in (("a1", "bracelet"), ("a1", "bracelet"), ("c4", "alabaster")):
        table.say(f"dig {square}", f"uncover {card}")
    table.say("dig a1", "uncover bracelet")
    assert seat(table) == 2 and view(table)["aside"] == 7


@pytest.mark.rule("tutankhamun/36")
def test_the_turn_ends_by_choice_or_by_a_danger() -> None:
    table = digging()
    table.say("dig a1", "uncover base", "dig b1", "uncover middle", "dig a3", "uncover alabaster")
    table.say("stop")
    assert money(table) == [10, 13]
    table = digging()
    table.say("dig a1", "uncover bracelet", "dig b1", "uncover mosquito")
    assert view(table)["task"] == "bar"


@pytest.mark.rule("tutankhamun/37")
def test_passing_costs_three() -> None:
    table = digging()
    table.say("pass")
    assert money(table) == [10, 7]


@pytest.mark.rule("tutankhamun/38")
def test_a_turn_is_a_pass_or_at_least_one_dig() -> None:
    table = digging()
    assert table.legal_texts() == [f"dig {square}" for square in SQUARES] + ["pass", "scarab"]
    table.say("dig a1", "uncover bracelet")
    assert table.legal_texts() == [f"dig {square}" for square in SQUARES] + ["stop"]


@pytest.mark.rule("tutankhamun/39")
def test_no_pass_with_less_than_three() -> None:
    assert "pass" not in rich(digging(), 10, 2).legal_texts()
    table = rich(digging(), 10, 3)
    table.say("pass")
    assert money(table) == [10, 0]
    assert not view(table)["players"][1]["out"]


@pytest.mark.rule("tutankhamun/40")
def test_a_bottom_card_cannot_be_lifted() -> None:
    table = digging()
    for card in ("bracelet", "bracelet", "bracelet", "bracelet", "pectoral"):
        assert "a1" in digs(table)
        table.say("dig a1", f"uncover {card}")
    assert view(table)["squares"][0]["layer"] == 1
    assert "a1" not in digs(table)
    assert view(table)["hidden"] == 75


@pytest.mark.rule("tutankhamun/41")
def test_a_player_who_finds_every_square_barred_is_skipped_without_fee() -> None:
    table = exhausted({"c3": "bracelet", "a1": "earth"}, seats=3)
    assert seat(table) == 3
    table = bar(table, {"c3": 2})
    table.say("dig a1", "uncover earth")
    assert "skipped" in [note.kind for note in table.notes]
    assert seat(table) == 2, "seat 1 was skipped, seat 2 takes its own barricade off"
    assert money(table) == [10, 10, 10]
    assert view(table)["passes"] == 0


@pytest.mark.rule("tutankhamun/42")
def test_with_nowhere_left_to_dig_the_turn_ends_as_if_stopped() -> None:
    table = bar(exhausted({"c3": "bracelet", "a1": "pectoral"}, seats=3), {"c3": 1})
    table.say("dig a1", "uncover pectoral")
    assert money(table) == [10, 10, 14]
    assert seat(table) == 1
