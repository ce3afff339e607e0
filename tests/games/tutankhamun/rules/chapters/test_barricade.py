"""Rulings 63 to 69: the barricade."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import bar, digging, digs, exhausted, seat, view
from ostraka.games.tutankhamun.rules.box import SQUARES


@pytest.mark.rule("tutankhamun/63")
def test_a_barricade_goes_on_any_square_at_the_end_of_a_turn() -> None:
    table = digging()
    table.say("dig a1", "uncover bracelet", "stop")
    assert table.legal_texts() == [f"bar {square}" for square in SQUARES] + ["bar none"]
    table.say("bar none")
    assert view(table)["players"][1]["barricades"] == 1


@pytest.mark.rule("tutankhamun/64")
def test_nobody_digs_there_until_its_owners_next_turn() -> None:
    table = digging(4)
    table.say("dig a1", "uncover bracelet", "stop", "bar c2")
    for number in (3, 4, 1):
        assert seat(table) == number
        assert "c2" not in digs(table)
        table.say("pass", "bar none")


@pytest.mark.rule("tutankhamun/65")
@pytest.mark.rule("tutankhamun/67")
def test_it_comes_off_first_in_its_owners_turn_and_is_out_of_the_game() -> None:
    table = digging(2)
    table.say("pass", "bar c2", "dig a1", "uncover bracelet", "stop", "bar none")
    assert seat(table) == 2
    told = [(note.kind, note.details) for note in table.notes if "barred" in note.kind]
    assert told == [("barred", {"square": "c2"}), ("unbarred", {"square": "c2"})]
    assert "c2" in digs(table)
    assert view(table)["players"][1]["barricades"] == 0
    assert view(table)["squares"][SQUARES.index("c2")]["barred"] is None
    table.say("dig a1", "uncover bracelet", "stop")
    assert seat(table) == 1, "no second barricade"


@pytest.mark.rule("tutankhamun/66")
def test_it_may_follow_a_danger_or_a_pass() -> None:
    table = digging()
    table.say("dig a1", "uncover mosquito", "bar d4")
    assert "d4" not in digs(table)
    table.say("pass", "bar a1")
    assert "a1" not in digs(table) and "d4" in digs(table)


@pytest.mark.rule("tutankhamun/68")
def test_not_where_nothing_is_hidden_nor_where_one_lies() -> None:
    table = bar(exhausted({"b1": "earth", "c1": "bracelet", "d1": "bracelet"}, seats=3), {"b1": 1})
    table.say("dig c1", "uncover bracelet", "stop")
    assert table.legal_texts() == ["bar d1", "bar none"]


@pytest.mark.rule("tutankhamun/69")
def test_a_barred_square_stays_visible_and_others_bar_other_squares() -> None:
    table = digging(3)
    table.say("dig a1", "uncover pectoral", "stop", "bar a1", "pass", "bar a2")
    assert seat(table) == 2
    assert view(table)["squares"][0] == {"layer": 5, "card": "pectoral", "barred": 2}
    assert len(digs(table)) == 14
