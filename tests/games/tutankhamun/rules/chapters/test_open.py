"""Rulings 78 and 79: what is open and what is not."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import digging, view


@pytest.mark.rule("tutankhamun/78")
def test_all_views_are_alike() -> None:
    table = digging(3)
    table.say("scarab", "dig a1", "uncover bracelet", "dig b1", "uncover mosquito", "bar a1")
    one, two = view(table, 1), view(table, 2)
    assert (one.pop("you"), two.pop("you")) == (0, 1)  # type: ignore[misc]
    assert one == two
    assert one["squares"][0] == {"layer": 5, "card": "bracelet", "barred": 2}
    assert one["players"][2] == {"money": 8, "scarabs": 1, "barricades": 0, "out": False}
    assert one["turn"] == 0


@pytest.mark.rule("tutankhamun/79")
def test_what_was_uncovered_stays_in_an_open_tally() -> None:
    table = digging()
    for square, card in (
        ("a1", "bracelet"),
        ("b1", "alabaster"),
        ("a2", "pectoral"),
        ("d4", "alabaster"),
        ("c4", "mosquito"),
    ):
        table.say(f"dig {square}", f"uncover {card}")
    table.say("bar none", "dig a1", "uncover head")
    told = [note.details["card"] for note in table.heard(0) if note.kind == "uncovered"]
    assert told == ["bracelet", "alabaster", "pectoral", "alabaster", "mosquito", "head"]
    for number in (1, 2):
        top = [name for name in view(table, number)["uncovered"][4] if name is not None]
        assert sorted(top) == ["alabaster", "alabaster", "bracelet", "mosquito", "pectoral"]
        assert view(table, number)["uncovered"][3][0] == "head"
