"""The odds as people read them."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import bar, digging, exhausted, laying, rich
from ostraka.games.tutankhamun.knowledge.odds import odds, still_hidden


def test_a_dig_may_gain_or_lose() -> None:
    table = exhausted({"a1": "pectoral", "b1": "scorpion"})
    found = odds(table.view(0))
    assert set(found) == {"a1", "b1"}
    for square in ("a1", "b1"):
        assert found[square]["cards"] == {"pectoral": 0.5, "scorpion": 0.5}
        assert found[square]["danger"] == 0.5
        assert found[square]["coins"] == pytest.approx((4 - 3) / 2)
        assert found[square]["ruin"] == 0


def test_a_scarab_and_coins_laid_aside_are_at_stake() -> None:
    table = exhausted({"a1": "pectoral", "b1": "scorpion", "c1": "bracelet"})
    table.say("scarab", "dig c1", "uncover bracelet")
    assert odds(table.view(0))["a1"]["coins"] == pytest.approx((8 - (4 + 6)) / 2)


def test_nobody_loses_more_than_they_have_but_it_is_said() -> None:
    table = rich(exhausted({"a1": "pectoral", "b1": "scorpion"}), 10, 2)
    assert odds(table.view(0))["a1"]["ruin"] == 0.5
    assert odds(table.view(0))["a1"]["coins"] == pytest.approx((4 - 2) / 2)


def test_a_card_worth_nothing_is_no_danger() -> None:
    found = odds(exhausted({"a1": "earth", "b1": "pectoral"}).view(0))["a1"]
    assert (found["danger"], found["coins"]) == (0, 2)


def test_paying_the_last_coin_is_no_ruin() -> None:
    table = rich(exhausted({"a1": "scorpion", "b1": "earth"}), 10, 3)
    assert odds(table.view(0))["a1"]["ruin"] == 0


def test_every_seat_is_told_the_same_and_barred_squares_nothing() -> None:
    table = bar(digging(3), {"c3": 1})
    assert odds(table.view(0)) == odds(table.view(1))
    assert "c3" not in odds(table.view(0))
    assert len(odds(table.view(0))) == 15


def test_there_are_no_odds_while_layers_are_laid() -> None:
    assert odds(laying().view(0)) == {}


def test_what_is_still_down_there() -> None:
    table = digging()
    assert sum(still_hidden(table.view(0))[4].values()) == 16
    table.say("dig a1", "uncover mosquito")
    assert still_hidden(table.view(0))[4]["mosquito"] == 1
    table.say("bar none", "dig b1", "uncover mosquito")
    assert still_hidden(table.view(0))[4]["mosquito"] == 0
    assert len(odds(table.view(0))) == 16, "also when only the barricade is left to decide"
