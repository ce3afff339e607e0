"""What the page shows."""

from __future__ import annotations

import kit
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.lantern.ui import scene


def test_ones_own_lamp_can_be_lit_on_the_board() -> None:
    table = Table(game("lantern"), 2)
    table.say("deal 8", "deal 2")
    mine, other = kit.look(table, 0), kit.look(table, 1)
    assert 'data-say="light"' in scene.board(mine)
    assert "data-say" not in scene.board(other)
    assert [tell.brings for tell in scene.tells(mine)] == [
        "8 points in 83 % of storms",
        "3 points for sure",
    ]


def test_the_result_names_everyone_who_shares_it() -> None:
    table = Table(game("lantern"), 2, names=("Ann", "Ben"))
    table.say("deal 8", "deal 2", "wait", "wait")
    assert scene.question(kit.look(table, 0)).title == "Shared by Ann, Ben"
