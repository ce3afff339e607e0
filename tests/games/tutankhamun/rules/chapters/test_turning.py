"""Rulings 27 to 29: turning the tray."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import GAME, everything, lay_all, laying, view
from ostraka.core.table import Table
from ostraka.games.tutankhamun.rules.box import SQUARES


def laid() -> Table:
    table = laying()
    lay_all(table)
    return table


def turned(quarters: int) -> Table:
    table = laid()
    table.say(f"turn {quarters}")
    return table


@pytest.mark.rule("tutankhamun/27")
def test_nobody_knows_how_the_tray_lies() -> None:
    views = []
    for table in map(turned, range(4)):
        views.append((view(table, 1), view(table, 2)))
        assert [dict(note.details) for note in table.notes if note.kind == "turned"] == [{}]
    assert all(pair == views[0] for pair in views)


@pytest.mark.rule("tutankhamun/28")
def test_turning_is_one_secret_step_of_chance() -> None:
    table = laid()
    outcomes = {GAME.notation.text(action): n for action, n in table.state.outcomes()}
    assert outcomes == {"turn 0": 1, "turn 1": 1, "turn 2": 1, "turn 3": 1}
    before = everything(table)["ground"]
    table.say("turn 1")
    after = everything(table)["ground"]
    for layer in range(5):
        for source, target in (("a1", "d1"), ("b1", "d2"), ("d4", "a4")):
            assert after[layer][SQUARES.index(target)] == before[layer][SQUARES.index(source)]


@pytest.mark.rule("tutankhamun/28")
def test_four_quarters_are_a_whole_turn() -> None:
    grounds = [everything(turned(quarters))["ground"] for quarters in range(4)]
    for one in range(4):
        for two in range(one):
            assert grounds[one] != grounds[two]
    assert grounds[2][0] == grounds[0][0][::-1]


@pytest.mark.rule("tutankhamun/29")
def test_a_visible_card_shows_its_kind_not_its_direction() -> None:
    table = laid()
    table.say("turn 1", "dig d1")
    table.say("uncover base")
    shown = view(table)["squares"][SQUARES.index("d1")]
    assert shown == {"layer": 5, "card": "base", "barred": None}
