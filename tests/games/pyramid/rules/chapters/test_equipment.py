"""Rulings 112 to 119: remedies and satchels."""

from __future__ import annotations

import pytest

from games.pyramid.invariants import DECKS
from games.pyramid.position import (
    actions,
    at,
    everything,
    faces,
    legal,
    load,
    person,
    player,
    seat,
    told,
    view,
)
from ostraka.core.table import Table


def acting(cards: str, space: str = "c2", actions: int = 2) -> Table:
    """Seat 1 on its turn."""
    return at(
        person("ardila", space, cards, actions), person("rice", "c2", "", 1),
        graves={"anubis-3": "anubis 7"}, mummies="a5 n, d10 w, f6 n",
    )  # fmt: skip


def loading(cards: str) -> Table:
    """Seat 1 in its step of phase 1."""
    return at(person("ardila", "c2", cards), person("rice", "c2"), task="load")


@pytest.mark.rule("pyramid/112")
def test_equipment_is_found_in_the_den_alone_and_used_up() -> None:
    for deck in ("sand", "water"):
        assert not {"antidote", "medikit", "crowbar", "udjat", "satchel 1"} & DECKS[deck].keys()
    table = acting("2 antidote, snake")
    table.say("cure snake")
    assert player(table)["equipment"] == {"antidote": 1}
    assert everything(table)["pile"] == {"snake": 1, "antidote": 1}


@pytest.mark.rule("pyramid/113")
def test_an_antidote_heals_a_scorpion_or_a_snake() -> None:
    table = acting("antidote, scorpion, snake, crocodile, block")
    assert legal(table, "cure") == ["cure snake", "cure scorpion"]
    table.say("cure scorpion")
    assert player(table)["wounds"] == {"snake": 1, "crocodile": 1, "block": 1}


@pytest.mark.rule("pyramid/114")
def test_a_medikit_heals_a_crocodile_or_a_block() -> None:
    assert legal(acting("medikit, block, mummy"), "cure") == ["cure block"]
    assert legal(acting("medikit, crocodile, snake"), "cure") == ["cure crocodile"]


@pytest.mark.rule("pyramid/115")
def test_remedies_are_for_ones_own_step_of_phase_one_or_turn() -> None:
    assert "cure scorpion" in legal(loading("antidote, scorpion"))
    table = acting("antidote, scorpion")
    table.say("cure scorpion")
    assert actions(table) == 2, "it costs no action"
    people = person("ardila", "a7", "antidote, scorpion, 10 mummy"), person("rice", "c2", "", 1)
    table = at(*people, turn=2, keeper=2)
    table.say("end", "end", "walk 1")
    assert (seat(table), legal(table)) == (1, ["discard antidote"]), "no cure in answer to a touch"


@pytest.mark.rule("pyramid/116")
def test_a_satchel_holds_two_treasures_and_no_idol() -> None:
    table = acting("satchel 1, horus 8, sand 2, necklace 1, sobek idol")
    assert legal(table, "pack") == ["pack necklace 1", "pack sand 2", "pack horus 8"]
    table.say("pack horus 8", "pack sand 2")
    assert legal(table, "pack") == []
    assert player(table)["packed"] == {"satchel 1": ["horus 8", "sand 2"]}
    assert legal(acting("satchel 1, crowbar, snake"), "pack") == []


@pytest.mark.rule("pyramid/117")
def test_it_counts_as_one_card() -> None:
    assert load(loading("satchel 1 [horus 8; sand 2], 3 mummy")) == 4
    table = acting("satchel 1, horus 8, sand 2, 3 mummy")
    table.say("pack horus 8", "pack sand 2")
    assert load(table) == 4


@pytest.mark.rule("pyramid/118")
def test_it_is_not_used_up_but_goes_with_what_is_in_it() -> None:
    table = loading("satchel 1 [anubis 4; sand 2], mummy")
    table.say("discard satchel 1")
    assert load(table) == 1
    assert everything(table)["pile"] == {"satchel 1": 1, "anubis 4": 1, "sand 2": 1}
    assert [each["card"] for each in told(table, "emptied", 2)] == ["anubis 4", "sand 2"]


@pytest.mark.rule("pyramid/118")
def test_of_two_satchels_each_holds_its_own() -> None:
    table = loading("satchel 1, satchel 2, horus 8, sand 2, sand 1")
    table.say("pack horus 8", "pack sand 1", "pack sand 2")
    assert player(table)["packed"] == {"satchel 1": ["horus 8", "sand 1"], "satchel 2": ["sand 2"]}
    table.say("discard satchel 1")
    assert player(table)["packed"] == {"satchel 2": ["sand 2"]} and load(table) == 1


@pytest.mark.rule("pyramid/119")
def test_packing_is_free_in_phase_one_and_on_ones_turn() -> None:
    table = loading("satchel 1 [necklace 1], water chest")
    assert legal(table, "pack", "unpack") == ["pack water chest", "unpack necklace 1"]
    table = acting("satchel 1 [necklace 1], water chest")
    table.say("unpack necklace 1", "pack water chest")
    assert actions(table) == 2 and faces(table) == {"necklace 1": 1}
    table = at(person("rice", "c2", "", 1), person("ardila", "c2", "satchel 1, sand 1"))
    assert legal(table, "pack") == [], "not on another player's turn"


@pytest.mark.rule("pyramid/119")
def test_with_twelve_cards_a_taken_treasure_goes_straight_in() -> None:
    table = acting("satchel 1 [sand 1], 11 mummy", "a8")
    table.say("take anubis-3")
    assert load(table) == 12 and player(table)["packed"] == {"satchel 1": ["sand 1", "anubis 7"]}
    assert legal(acting("satchel 1 [sand 1; sand 2], 11 mummy", "a8"), "take") == ["take anubis-3"]


@pytest.mark.rule("pyramid/119")
def test_with_twelve_cards_a_found_treasure_may_go_straight_in() -> None:
    table = acting("satchel 1 [sand 1], 11 mummy", "c5")
    table.say("search", "find sand 3")
    assert legal(table) == ["discard satchel 1", "discard sand 3", "pack sand 3"]
    table.say("pack sand 3")
    assert load(table) == 12 and player(table)["packed"] == {"satchel 1": ["sand 1", "sand 3"]}
    assert everything(table)["pile"] == {} and actions(table) == 1
    table = acting("satchel 1 [sand 1], sand 2, 10 mummy", "c5")
    table.say("search", "find scorpion")
    assert legal(table) == ["discard satchel 1", "discard sand 2"], "not for a wound"
    table = acting("satchel 1 [sand 1; sand 2], 11 mummy", "c5")
    table.say("search", "find sand 3")
    assert legal(table) == ["discard satchel 1", "discard sand 3"], "there is no place left"


@pytest.mark.rule("pyramid/119")
def test_number_and_backs_are_open_the_faces_are_not() -> None:
    table = acting("satchel 1 [sand 3; horus 8]")
    shown = view(table, 2)["players"][0]
    assert shown["satchels"] == {"satchel 1": ["sand", "horus"]} and shown["packed"] is None
    table.say("unpack sand 3")
    assert told(table, "unpacked", 2) == [{"back": "sand"}]


@pytest.mark.rule("pyramid/119")
def test_packing_comes_to_an_end() -> None:
    table = acting("satchel 1 [sand 3; horus 8], sand 1")
    table.say("unpack sand 3", "pack sand 3")
    assert legal(table, "unpack") == [], "out before in"
    table.say("search", "find snake")
    assert legal(table, "unpack") == ["unpack horus 8", "unpack sand 3"], "until the next action"
    table = acting("satchel 1 [sand 3], 11 mummy")
    assert legal(table, "unpack") == [], "that would be a thirteenth card"
