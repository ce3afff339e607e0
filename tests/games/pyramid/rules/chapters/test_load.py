"""Rulings 21 to 32: load, levels, discards and the limit of twelve."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from games.pyramid.position import (
    actions,
    at,
    everything,
    faces,
    finish_round,
    legal,
    load,
    person,
    player,
    roll,
    seat,
    told,
    view,
    wounds,
)
from ostraka.core.table import Table
from ostraka.games.pyramid.rules.view import PyramidView


def loading(cards: str) -> Table:
    """Seat 1 in its step of phase 1; nobody else has a card."""
    return at(person("gore", "c2", cards), person("rice", "c2"), task="load")


def level(cards: str) -> int:
    """The level that so many cards make."""
    table = at(person("gore", "c2", cards), person("rice", "c2", "", 1), turn=2, keeper=2)
    finish_round(table, block=36)
    if everything(table)["task"] == "load":
        table.say("done")
    return player(table)["level"]


@pytest.mark.rule("pyramid/21")
def test_treasures_idols_equipment_and_wounds_count_the_ankh_does_not() -> None:
    table = loading("sand 1, sobek idol, snake")
    assert view(table)["keeper"] == 0 and load(table) == 3
    assert load(loading("water chest, antidote, 2 mummy, block")) == 5


@pytest.mark.rule("pyramid/22")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("4 necklace 1, 2 snake", 3),  # Gore in the rulebook
        ("5 sand 2, antidote, medikit, scorpion", 4),  # Sarti
        ("necklace 1, sobek idol, snake", 2),  # Chartier
        ("", 2),
        ("4 mummy", 3),
        ("7 mummy", 4),
        ("9 mummy", 4),
        ("10 mummy", 5),
        ("12 mummy", 5),
    ],
)
def test_the_load_sets_the_level(cards: str, expected: int) -> None:
    assert level(cards) == expected


@pytest.mark.rule("pyramid/23")
def test_five_kinds_of_wound_each_one_card() -> None:
    table = loading("snake, 2 mummy, necklace 1")
    assert wounds(table) == {"snake": 1, "mummy": 2} and load(table) == 4
    table = loading("snake, scorpion, crocodile, mummy, block, necklace 1")
    assert len(wounds(table)) == 5 and load(table) == 6


@pytest.mark.rule("pyramid/24")
def test_each_may_discard_any_number_before_their_level_is_set() -> None:
    table = loading("2 necklace 1, 5 mummy")
    assert legal(table) == ["discard necklace 1", "done"]
    table.say("discard necklace 1", "done")
    assert (load(table), player(table)["level"]) == (6, 3)
    table = loading("necklace 1, sobek idol, udjat")
    table.say("discard necklace 1", "discard sobek idol", "discard udjat")
    assert load(table) == 0 and everything(table)["phase"] == "dice"


@pytest.mark.rule("pyramid/24")
def test_the_keeper_is_first_and_who_has_only_wounds_is_not_asked() -> None:
    people = [person("gore", "c2", "necklace 1"), person("rice", "c2", "2 mummy", 1)]
    table = at(*people, person("ardila", "c2", "necklace 1"), turn=2, keeper=2)
    table.say("end", "walk 0", "fall 36")
    assert view(table)["keeper"] == 2
    assert seat(table) == 3
    table.say("done")
    assert seat(table) == 1
    table.say("done")
    assert everything(table)["phase"] == "dice"


@pytest.mark.rule("pyramid/24")
def test_a_treasure_may_go_out_of_a_satchel() -> None:
    table = loading("satchel 1 [sand 2; sand 1], sand 2, 10 mummy")
    table.say("discard sand 2")
    assert (load(table), faces(table)) == (11, {}), "the loose one goes first"
    table.say("discard sand 2")
    assert load(table) == 11 and view(table)["players"][0]["packed"] == {"satchel 1": ["sand 1"]}


@pytest.mark.rule("pyramid/25")
def test_wounds_go_by_a_remedy_alone() -> None:
    table = loading("scorpion, antidote, mummy, block")
    assert legal(table) == ["discard antidote", "cure scorpion", "done"]
    table.say("cure scorpion")
    assert load(table) == 2 and everything(table)["phase"] == "dice"
    assert player(table)["level"] == 2
    assert legal(loading("scorpion, necklace 1")) == ["discard necklace 1", "done"]


@pytest.mark.rule("pyramid/26")
def test_discards_lie_open_and_never_come_back() -> None:
    table = loading("sobek idol, sand 1, 2 mummy")
    table.say("discard sobek idol", "discard sand 1")
    for number in (1, 2):
        assert view(table, number)["pile"] == {"sobek idol": 1, "sand 1": 1}
        assert "sobek" not in [idol["god"] for idol in view(table, number)["idols"]]
    assert everything(table)["decks"]["sand"] == 17
    table = at(person("gore", "a7", "", 1), person("rice", "c1"), pile="sobek idol")
    assert legal(table, "pick") == []


@pytest.mark.rule("pyramid/27")
def test_twelve_cards_are_the_limit() -> None:
    assert level("11 mummy, necklace 1") == 5
    table = at(person("gore", "a7", "12 mummy"), person("rice", "c1", "", 1), turn=2)
    table.say("end", "walk 1")
    assert load(table) == 12, "a touch turns the player, but makes no thirteenth card"


@pytest.mark.rule("pyramid/28")
def test_for_a_thirteenth_card_another_must_go() -> None:
    table = at(person("gore", "c3", "12 mummy", 2), person("rice", "c1"))
    assert "search" not in legal(table)
    table = at(person("gore", "c3", "11 mummy, necklace 1", 2), person("rice", "c1"))
    table.say("search", "find necklace 2")
    assert legal(table) == ["discard necklace 1", "discard necklace 2"]
    table.say("discard necklace 1")
    assert load(table) == 12 and faces(table) == {"necklace 2": 1}
    graves = {"anubis-3": "anubis 7"}
    table = at(person("gore", "a8", "12 mummy", 2), person("rice", "c1"), graves=graves)
    assert legal(table, "take") == []
    table = at(person("gore", "a8", "11 mummy, sand 1", 2), person("rice", "c1"), graves=graves)
    table.say("take anubis-3", "discard sand 1")
    assert faces(table) == {"anubis 7": 1} and load(table) == 12


@pytest.mark.rule("pyramid/29")
def test_in_a_search_a_card_must_go_once_the_next_is_drawn() -> None:
    people = person("rice", "c7", "11 mummy, water 4", 1), person("gore", "c1", "", 1)
    table = at(*people)
    table.say("search", "find water 3")
    assert (seat(table), legal(table)) == (1, ["discard water 3", "discard water 4"])
    assert load(table) == 13
    table.say("discard water 3")
    assert load(table) == 12 and faces(table) == {"water 4": 1} and seat(table) == 2
    table = at(*people)
    table.say("search", "find crocodile", "decline")
    assert legal(table) == ["discard water 4"], "the wound just drawn must stay"


@pytest.mark.rule("pyramid/29")
def test_what_an_ability_throws_off_needs_no_room() -> None:
    table = at(person("rice", "c7", "11 mummy, water 4", 1), person("gore", "c1", "", 1))
    table.say("search", "find crocodile", "swimming")
    assert load(table) == 12 and faces(table) == {"water 4": 1} and seat(table) == 2


@pytest.mark.rule("pyramid/29")
@pytest.mark.parametrize("secrecy", ["shown", "total"])
def test_others_do_not_see_which_thirteenth_card_lies_face_down(secrecy: str) -> None:
    people = person("gore", "c7", "11 mummy, water 4", 1), person("rice", "c1")
    table = at(*people, secrecy=secrecy)
    table.say("search", "find water 3")
    assert view(table, 1)["fresh"] == {"deck": "water", "card": "water 3"}
    assert view(table, 2)["fresh"] == {"deck": "water", "card": None}
    draw = table.game.determinize(table.view(1))
    fresh = set()
    for number in range(99):
        drawn = cast(PyramidView, draw(Random(number)).view(0))["fresh"]
        assert drawn is not None
        fresh.add(drawn["card"])
    wounds = {"crocodile"} if secrecy == "total" else set()
    treasures = {"water 1", "water 2", "water 3", "water 4", "water chest"}
    assert fresh == treasures | wounds


@pytest.mark.rule("pyramid/29")
def test_before_the_draw_the_discard_comes_first_and_stands() -> None:
    people = person("rice", "c7", "11 mummy, water 4", 1), person("gore", "c1", "", 1)
    table = at(*people, thirteenth="before_draw")
    table.say("search", "discard water 4", "find crocodile", "swimming")
    assert load(table) == 11 and everything(table)["pile"] == {"water 4": 1, "crocodile": 1}


@pytest.mark.rule("pyramid/30")
def test_only_a_discard_that_makes_room_makes_room() -> None:
    table = at(
        person("gore", "c3", "11 mummy, satchel 1 [horus 8; sand 2]", 1), person("rice", "c1")
    )
    table.say("search", "find snake")
    assert legal(table) == ["discard satchel 1"]
    table.say("discard satchel 1")
    assert load(table) == 12
    assert everything(table)["pile"] == {"satchel 1": 1, "horus 8": 1, "sand 2": 1}


@pytest.mark.rule("pyramid/31")
def test_for_an_idol_the_discard_falls_due_when_the_lock_opens() -> None:
    table = at(person("gore", "a7", "10 mummy, crowbar, sand 1", 1), person("rice", "c1", "", 1))
    table.say("pick sobek")
    roll(table, "1,2,2,5,6")
    table.say("crowbar")
    assert load(table) == 12 and player(table)["idols"] == ["sobek"], "the crowbar made the room"
    table = at(person("gore", "a7", "11 mummy, sand 1", 1), person("rice", "c1", "", 1))
    table.say("pick sobek")
    roll(table, "1,2,3,5,6")
    assert legal(table) == ["discard sand 1"]
    table.say("discard sand 1")
    assert load(table) == 12 and player(table)["idols"] == ["sobek"]
    table = at(person("gore", "a7", "12 mummy", 1), person("rice", "c1"))
    assert legal(table, "pick") == []


@pytest.mark.rule("pyramid/32")
def test_level_and_actions_stay_for_the_round() -> None:
    table = at(person("gore", "c2", "", 1), person("rice", "c2"), keeper=2)
    finish_round(table, block=36)
    roll(table, "2,2,2,2,2")
    assert actions(table) == 5
    for card in ("necklace 1", "necklace 1", "snake", "crowbar"):
        table.say("search", f"find {card}")
    assert (load(table), actions(table), player(table)["level"]) == (4, 1, 2)
    table.say("end")
    finish_round(table, block=35)
    assert told(table, "fell")[-1]["block"] == 35
    table.say("done")
    assert player(table)["level"] == 3
