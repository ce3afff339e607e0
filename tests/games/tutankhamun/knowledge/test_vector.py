"""What learners are told of Toutankhamon."""

from __future__ import annotations

import pytest

import kit
from games.tutankhamun.position import bar, digging, laying, rich


def test_players_stand_from_the_seat_on() -> None:
    table = bar(rich(digging(3), 6, 12, 30), {"b2": 2})
    first, second = kit.numbers(table, 0), kit.numbers(table, 1)
    assert [first[f"{who} money"] for who in ("you", "second", "third")] == [0.1, 0.2, 0.5]
    assert [second[f"{who} money"] for who in ("you", "second", "third")] == [0.2, 0.5, 0.1]
    assert (first["barred: b2"], first["barred by you: b2"]) == (1, 0)
    assert (second["barred: b2"], second["barred by you: b2"]) == (1, 1)
    assert (first["you barricades"], second["you barricades"]) == (1, 0)


def test_what_was_uncovered_is_no_longer_hidden() -> None:
    table = digging()
    before = kit.numbers(table, 0)
    assert before["covered: 5 mosquito"] == 2 / 4 and before["height: b2"] == 1
    table.say("dig b2", "uncover mosquito")
    after = kit.numbers(table, 0)
    assert after["covered: 5 mosquito"] == 1 / 4 and after["height: b2"] == pytest.approx(5 / 6)
    assert after["card: b2 mosquito"] == 1 and after["uncovered: 5 b2"] == -1 / 10
    assert sum(value for name, value in after.items() if name.startswith("card: b2")) == 1


def test_what_may_lie_beneath_is_counted_by_layer() -> None:
    table = rich(digging(), 2, 2)
    seen = kit.numbers(table, 0)
    # Of 16 cards a head costs 2, two mosquitos 1 each, a scorpion 3: more than they have.
    assert seen["danger: a1"] == 4 / 16 and seen["ruin: a1"] == 1 / 16
    table.say("scarab")
    doubled = kit.numbers(table, table.actor)
    assert doubled["double"] == 1 and doubled["ruin: a1"] == 2 / 16


def test_the_player_who_lays_is_told_of_their_hand() -> None:
    table = laying()
    table.say("take pectoral")
    seen = kit.numbers(table, table.actor)
    assert seen["task: lay"] == 1 and seen["hand: pectoral"] == 1 and seen["laying: 1"] == 1
    assert seen["turn: you"] == 1 and kit.numbers(table, 1 - table.actor)["turn: second"] == 1
