"""Rulings 58 to 62: the scarab."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import bar, digging, digs, money, rich, seat, view
from ostraka.core.table import Table


def mask_beneath(*coins: int) -> Table:
    """Three players; the third has laid down a scarab and dug a1 down to Tutankhamun's layer."""
    table = rich(digging(3), *coins)
    table.say("scarab")
    for card in ("bracelet", "bracelet", "bracelet", "bracelet"):
        table.say("dig a1", f"uncover {card}")
    return table


@pytest.mark.rule("tutankhamun/58")
def test_a_scarab_doubles_the_whole_turn_losses_too() -> None:
    table = digging()
    table.say("scarab", "dig a1", "uncover bracelet", "dig b2", "uncover middle")
    table.say("dig a4", "uncover pectoral", "stop")
    assert money(table) == [10, 22]
    table = digging()
    table.say("scarab", "dig a1", "uncover bracelet", "dig a2", "uncover scorpion")
    assert money(table) == [10, 4]


@pytest.mark.rule("tutankhamun/59")
@pytest.mark.parametrize("card", ["pectoral", "middle", "mosquito"])
def test_the_scarab_is_gone_after_the_turn_whatever_it_brought(card: str) -> None:
    table = digging()
    table.say("scarab", "dig b1", f"uncover {card}")
    if card != "mosquito":
        table.say("stop")
    assert view(table)["players"][1]["scarabs"] == 1
    assert (view(table)["task"], view(table)["stake"]) == ("bar", 1)
    assert view(table)["square"] is None


@pytest.mark.rule("tutankhamun/60")
def test_one_scarab_in_a_turn_and_only_before_the_first_dig() -> None:
    table = digging()
    table.say("scarab")
    assert [note.kind for note in table.notes] == ["scarab"]
    assert "scarab" not in table.legal_texts()
    table = digging()
    table.say("dig a1", "uncover bracelet")
    assert "scarab" not in table.legal_texts()
    table = bar(digging(), {"c2": 1})
    table.say("pass", "bar none")
    assert seat(table) == 1 and "scarab" in table.legal_texts() and "c2" in digs(table)


@pytest.mark.rule("tutankhamun/61")
def test_the_pass_is_not_doubled_and_the_scarab_is_gone() -> None:
    table = digging()
    table.say("scarab", "pass")
    assert money(table) == [10, 7]
    assert view(table)["players"][1]["scarabs"] == 1
    table.say("bar none", "scarab", "pass")
    assert table.state.ending() == "all passed" and view(table)["stake"] == 1


@pytest.mark.rule("tutankhamun/62")
def test_a_doubled_loss_is_paid_as_a_whole() -> None:
    table = mask_beneath(10, 10, 10)
    table.say("dig a1", "uncover tutankhamun")
    assert view(table)["players"][2]["out"]
    table = mask_beneath(10, 10, 20)
    table.say("dig a1", "uncover tutankhamun")
    assert money(table) == [10, 10, 0]
    assert not view(table)["players"][2]["out"]
