"""Rulings 43 to 52: points and money."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import digging, digs, money, rich, seat, view
from ostraka.games.tutankhamun.rules.box import SQUARES


@pytest.mark.rule("tutankhamun/43")
def test_treasures_are_worth_their_number_and_dangers_a_negative_one() -> None:
    worth = {card["card"]: card["value"] for card in view(digging())["contents"][4]}
    assert worth["pectoral"] == 4 and worth["mosquito"] == -1


@pytest.mark.rule("tutankhamun/44")
def test_points_become_coins_laid_aside() -> None:
    table = digging()
    table.say("dig a1", "uncover bracelet", "dig a2", "uncover pectoral")
    assert money(table) == [10, 10] and view(table)["aside"] == 6


@pytest.mark.rule("tutankhamun/45")
def test_coins_laid_aside_belong_to_the_player_who_stops() -> None:
    table = digging()
    table.say("dig a1", "uncover bracelet", "dig a2", "uncover pectoral", "stop")
    assert money(table) == [10, 16] and view(table)["aside"] == 0


@pytest.mark.rule("tutankhamun/46")
def test_a_danger_takes_the_coins_laid_aside_and_costs_its_value() -> None:
    table = digging()
    table.say("dig a1", "uncover bracelet", "dig a2", "uncover pectoral")
    table.say("dig a3", "uncover scorpion")
    assert money(table) == [10, 7] and view(table)["aside"] == 0
    assert digs(table) == []


@pytest.mark.rule("tutankhamun/47")
def test_only_the_card_just_uncovered_counts() -> None:
    table = digging()
    table.say("dig a1", "uncover pectoral", "stop", "bar none")
    table.say("dig a1", "uncover bracelet")
    assert seat(table) == 1 and view(table)["aside"] == 2


@pytest.mark.rule("tutankhamun/48")
def test_a_card_worth_nothing_brings_nothing_and_the_turn_goes_on() -> None:
    table = digging()
    table.say("dig a1", "uncover bracelet", "dig b2", "uncover middle")
    assert seat(table) == 2 and view(table)["aside"] == 2 and "stop" in table.legal_texts()


@pytest.mark.rule("tutankhamun/49")
def test_a_player_who_cannot_pay_hands_over_all_and_leaves() -> None:
    table = rich(digging(3), 10, 10, 2)
    table.say("dig a1", "uncover scorpion")
    assert money(table) == [10, 10, 0]
    assert view(table)["players"][2]["out"]
    assert seat(table) == 1
    table.say("pass", "bar none", "pass")
    assert table.state.ending() == "all passed", "they are asked no more"


@pytest.mark.rule("tutankhamun/50")
def test_paying_down_to_nothing_keeps_a_player_in() -> None:
    table = digging()
    for card in ("bracelet", "bracelet", "bracelet", "bracelet", "tutankhamun"):
        table.say("dig a1", f"uncover {card}")
    assert money(table) == [10, 0]
    assert not view(table)["players"][1]["out"]
    assert view(table)["task"] == "bar"


@pytest.mark.rule("tutankhamun/51")
def test_coins_laid_aside_never_help_to_pay() -> None:
    table = rich(digging(3), 10, 10, 1)
    for square, card in (("a1", "pectoral"), ("b4", "tail"), ("d1", "bracelet")):
        table.say(f"dig {square}", f"uncover {card}")
    assert view(table)["aside"] == 9
    table.say("dig b2", "uncover head")
    assert money(table) == [10, 10, 0]
    assert view(table)["players"][2]["out"]


@pytest.mark.rule("tutankhamun/52")
def test_a_players_special_cards_leave_too_and_the_danger_stays_visible() -> None:
    table = rich(digging(3), 10, 10, 2)
    table.say("scarab", "dig b3", "uncover scorpion")
    assert view(table)["players"][2] == {"money": 0, "scarabs": 0, "barricades": 0, "out": True}
    assert view(table)["squares"][SQUARES.index("b3")]["card"] == "scorpion"
    assert seat(table) == 1 and view(table)["stake"] == 1
    assert "b3" in digs(table)
