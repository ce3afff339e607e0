"""Rulings 127, 128, 130, 134 and 137: abilities at their moments."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
    at,
    everything,
    finish_round,
    legal,
    load,
    person,
    player,
    roll,
    seat,
    view,
    wounds,
)


@pytest.mark.rule("pyramid/127")
def test_once_in_a_game_and_for_all_to_see() -> None:
    people = person("sarti", "c4"), person("rice", "e2", "", 1)
    table = at(*people, turn=2, keeper=2)
    finish_round(table, block=14)
    table.say("dodge", "jump c3")
    assert view(table, 2)["players"][0]["used"]
    roll(table, "6,1,1,1,1")
    finish_round(table, block=10)
    assert wounds(table) == {"block": 1} and seat(table) == 1 and "dodge" not in legal(table)


@pytest.mark.rule("pyramid/128")
def test_an_ability_may_be_declined_and_kept() -> None:
    table = at(person("watanabe", "b6", "", 3), person("gore", "c1"))
    table.say("search", "find scorpion")
    assert legal(table) == ["reflexes", "decline"]
    table.say("decline")
    assert wounds(table) == {"scorpion": 1} and not player(table)["used"]
    table.say("search", "find scorpion", "reflexes")
    assert wounds(table) == {"scorpion": 1} and player(table)["used"]


@pytest.mark.rule("pyramid/130")
def test_stamina_lowers_the_level_for_a_round() -> None:
    people = person("chartier", "c2", "2 mummy"), person("rice", "c2", "", 1)
    table = at(*people, turn=2, keeper=2)
    finish_round(table, block=36)
    assert (seat(table), legal(table)) == (1, ["stamina", "decline"])
    assert everything(table)["dice"] == [0] * 5, "before the dice are rolled"
    table.say("stamina")
    assert player(table)["level"] == 1
    roll(table, "1,1,1,1,1")
    assert (actions(table, 1), actions(table, 2)) == (5, 0)
    finish_round(table, block=35)
    assert everything(table)["task"] == "roll" and player(table)["level"] == 2


@pytest.mark.rule("pyramid/130")
def test_stamina_may_wait_for_another_round() -> None:
    table = at(person("chartier", "c2"), person("rice", "c2", "", 1), turn=2, keeper=2)
    for block in (36, 35):
        finish_round(table, block=block)
        table.say("decline")
        roll(table, "1,1,1,1,1") if block == 35 else roll(table, "1,1,1,1,6")
    assert actions(table, 1) == 0 and not player(table)["used"]


@pytest.mark.rule("pyramid/134")
def test_rice_throws_off_a_crocodile_just_drawn() -> None:
    table = at(person("rice", "c7", "crocodile", 2), person("gore", "c1"))
    assert legal(table, "swimming") == [], "one from an earlier round is not offered"
    table.say("search", "find crocodile")
    assert legal(table) == ["swimming", "decline"]
    table.say("swimming")
    assert load(table) == 1 and everything(table)["pile"] == {"crocodile": 1}
    table.say("search", "find crocodile")
    assert load(table) == 2, "once in a game"
    table = at(person("watanabe", "c7", "", 2), person("gore", "c1"))
    table.say("search", "find crocodile")
    assert view(table)["task"] == "act"


@pytest.mark.rule("pyramid/137")
@pytest.mark.parametrize(("space", "wound"), [("c2", "snake"), ("b6", "scorpion")])
def test_watanabe_throws_off_a_snake_or_a_scorpion(space: str, wound: str) -> None:
    table = at(person("watanabe", space, "", 2), person("gore", "c1"))
    table.say("search", f"find {wound}", "reflexes")
    assert load(table) == 0 and everything(table)["pile"] == {wound: 1}
    table = at(person("watanabe", space, "", 2), person("gore", "c1"))
    treasure = "necklace 1" if wound == "snake" else "sand 1"
    table.say("search", f"find {treasure}")
    assert view(table)["task"] == "act"
