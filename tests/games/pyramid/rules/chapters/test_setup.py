"""Rulings 9 to 16: set-up."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    GAME,
    actions,
    at,
    entered,
    everything,
    finish_round,
    legal,
    mummies,
    outcomes,
    person,
    player,
    roll,
    seat,
    view,
)
from ostraka.core.table import Table


@pytest.mark.rule("pyramid/9")
def test_the_mummies_start_on_their_spaces_with_their_facing() -> None:
    table = entered("gore", "rice")
    assert mummies(table) == {"initkaes": "a8 s", "sanakht": "c10 e", "imhotep": "f7 n"}
    roll(table, "1,1,1,1,1")
    table.say("walk 1")
    assert mummies(table) == {"initkaes": "a7 s", "sanakht": "d10 e", "imhotep": "f8 n"}


@pytest.mark.rule("pyramid/10")
def test_five_idols_lie_open_beside_their_alcoves() -> None:
    idols = {idol["god"]: idol for idol in view(Table(GAME, 2))["idols"]}
    assert idols["sobek"] == {"god": "sobek", "value": 6, "die": "green", "needs": [1, 2, 3]}
    assert {god: idol["needs"][-1] for god, idol in idols.items()} == {
        "sobek": 3, "hededet": 3, "thoth": 4, "anubis": 4, "horus": 5,
    }  # fmt: skip


@pytest.mark.rule("pyramid/11")
def test_a_deck_is_a_set_until_a_card_is_drawn() -> None:
    table = at(person("gore", "b6", actions=3), person("rice", "c1"))
    assert everything(table)["decks"] == {"rubble": 18, "sand": 18, "water": 18}
    table.say("search")
    before = outcomes(table)
    table.say("find sand 3", "search")
    assert outcomes(table) == {**before, "find sand 3": before["find sand 3"] - 1}
    assert sum(before.values()) == 18


@pytest.mark.rule("pyramid/12")
def test_each_sarcophagus_holds_a_card_of_its_god() -> None:
    table = at(person("gore", "a10", actions=2), person("rice", "c1"))
    table.say("open horus-1")
    assert outcomes(table) == {f"reveal horus {value}": 1 for value in (5, 6, 7, 8)}
    table.say("reveal horus 7", "open anubis-5")
    assert outcomes(table) == {
        "reveal anubis 4": 1, "reveal anubis 5": 2, "reveal anubis 6": 1, "reveal anubis 7": 1,
    }  # fmt: skip


@pytest.mark.rule("pyramid/13")
def test_any_block_may_fall_in_the_first_round() -> None:
    table = entered("gore", "rice")
    roll(table, "1,1,1,1,1")
    table.say("walk 0")
    assert outcomes(table) == {f"fall {block}": 1 for block in range(1, 37)}


@pytest.mark.rule("pyramid/14")
def test_seat_one_keeps_the_dice_first() -> None:
    table = entered("gore", "rice", "wahab", "sarti")
    assert view(table)["keeper"] == 0
    roll(table, "6,1,1,1,1")
    assert seat(table) == 1
    finish_round(table, block=36)
    assert view(table)["keeper"] == 1
    roll(table, "6,1,1,1,1")
    assert seat(table) == 2


@pytest.mark.rule("pyramid/15")
def test_from_the_keeper_on_each_picks_and_enters_at_once() -> None:
    table = Table(GAME, 3)
    assert seat(table) == 1
    table.say("choose rice")
    assert seat(table) == 1 and legal(table) == [f"enter {c}1" for c in "bcde"]
    table.say("enter c1")
    assert player(table, 1)["space"] == "c1" and player(table, 2)["fate"] == "waiting"
    assert seat(table) == 2
    table.say("choose gore")
    assert "enter c1" in legal(table), "figures may share a space"
    table.say("enter c1")
    assert seat(table) == 3


@pytest.mark.rule("pyramid/16")
def test_level_and_actions_left_are_open_to_all() -> None:
    table = at(person("gore", "c2", "4 block", 0), person("rice", "c2", "", 1), turn=2)
    finish_round(table, block=36)
    roll(table, "3,3,2,1,1")
    for number in (1, 2):
        shown = [(each["level"], each["actions"]) for each in view(table, number)["players"]]
        assert shown == [(3, 2), (2, 3)]
    table.say("search", "find necklace 1")
    assert view(table, 1)["players"][1]["actions"] == actions(table, 2) == 2
