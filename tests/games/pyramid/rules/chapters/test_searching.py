"""Rulings 47 to 53: searching."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
    at,
    everything,
    finish_round,
    legal,
    load,
    outcomes,
    person,
    player,
    told,
    view,
    wounds,
)


@pytest.mark.rule("pyramid/47")
@pytest.mark.parametrize(
    ("space", "deck", "card"),
    [("c3", "rubble", "udjat"), ("b6", "sand", "sand 3"), ("c7", "water", "water 4")],
)
def test_each_area_has_its_deck(space: str, deck: str, card: str) -> None:
    table = at(person("gore", space, "", 2), person("rice", "c1"))
    table.say("search", f"find {card}")
    sizes = {"rubble": 18, "sand": 18, "water": 18}
    assert everything(table)["decks"] == {**sizes, deck: 17}
    assert (actions(table), load(table)) == (1, 1)


@pytest.mark.rule("pyramid/48")
def test_the_card_is_shown_to_all_for_a_moment() -> None:
    table = at(person("rice", "c1"), person("gore", "b6", "", 1), turn=2)
    table.say("search", "find sand 3")
    assert told(table, "found", 1) == [{"card": "sand 3"}]
    shown = view(table, 1)["players"][1]
    assert (shown["hidden"], shown["cards"]) == ({"sand": 1}, None), "later only its back"
    assert view(table, 2)["players"][1]["cards"] == {"sand 3": 1}


@pytest.mark.rule("pyramid/49")
def test_treasures_and_chests_lie_face_down_the_rest_face_up() -> None:
    table = at(person("gore", "c2", "", 3), person("rice", "c1"))
    for card in ("necklace 1", "crowbar", "snake"):
        table.say("search", f"find {card}")
    shown = view(table, 2)["players"][0]
    assert shown["hidden"] == {"rubble": 1}
    assert shown["equipment"] == {"crowbar": 1} and shown["wounds"] == {"snake": 1}
    table = at(person("gore", "c7", "water chest", 1), person("rice", "c1"))
    assert view(table, 2)["players"][0]["hidden"] == {"water": 1}


@pytest.mark.rule("pyramid/50")
def test_no_searching_in_the_corridor() -> None:
    for space in ("f8", "a7", "c10"):
        table = at(person("gore", space, "", 1), person("rice", "c1"))
        assert "search" not in legal(table)


@pytest.mark.rule("pyramid/51")
def test_the_same_space_again_and_again() -> None:
    """David Gore in the rulebook: a necklace, a crowbar, a cobra, then one step."""
    table = at(person("gore", "c3", "", 4), person("rice", "c1"))
    for card in ("necklace 1", "crowbar", "snake"):
        table.say("search", f"find {card}")
    table.say("move c4")
    assert load(table) == 3 and player(table)["space"] == "c4"


@pytest.mark.rule("pyramid/52")
def test_a_bite_stays() -> None:
    table = at(person("gore", "c3", "", 1), person("rice", "b1"))
    table.say("search", "find snake")
    for block in range(30, 37):
        finish_round(table, block=block)
        for die in ("green", "red", "blue", "black", "yellow"):
            table.say(f"roll {die} 1")
    assert wounds(table) == {"snake": 1} and load(table) == 1
    assert told(table, "rolled") != []


@pytest.mark.rule("pyramid/53")
def test_an_empty_deck_cannot_be_searched() -> None:
    necklaces = "4 necklace 1, necklace 2"
    rest = "2 antidote, 2 medikit, 2 crowbar, 2 udjat, satchel 1, satchel 2"
    table = at(person("gore", "b2", necklaces, 1), person("rice", "b2", "2 snake"), pile=rest)
    table.say("search")
    assert outcomes(table) == {"find snake": 1}
    table = at(person("gore", "b2", necklaces, 1), person("rice", "b2", "3 snake"), pile=rest)
    assert everything(table)["decks"]["rubble"] == 0 and "search" not in legal(table)
