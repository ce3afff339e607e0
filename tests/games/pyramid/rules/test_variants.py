"""Rulings 150 to 153: variants, and what is open."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
    at,
    entered,
    everything,
    legal,
    mummies,
    outcomes,
    person,
    player,
    roll,
    seat,
    told,
    view,
)
from ostraka.core.play import WATCHER


@pytest.mark.rule("pyramid/150")
def test_other_starting_spaces_in_the_same_stretches() -> None:
    table = entered("gore", "rice", mummies="alternative")
    assert mummies(table) == {"initkaes": "a7 n", "sanakht": "d10 w", "imhotep": "f8 s"}
    roll(table, "1,1,1,1,1")
    table.say("walk 1")
    assert mummies(table) == {"initkaes": "a8 n", "sanakht": "c10 w", "imhotep": "f7 s"}


@pytest.mark.rule("pyramid/151")
@pytest.mark.parametrize("card", ["scorpion", "sand 3", "sand chest"])
def test_in_total_secrecy_what_is_found_stays_secret(card: str) -> None:
    table = at(person("rice", "c1"), person("gore", "b6", "", 2), turn=2, secrecy="total")
    table.say("search", f"find {card}")
    assert told(table, "found") == [] and told(table, "drew", 1) == [{"deck": "sand"}]
    assert told(table, "secret", 1) == [] and told(table, "secret", 2) == [{"card": card}]
    for number in (1, WATCHER + 1):
        shown = view(table, number)["players"][1]
        assert (shown["hidden"], shown["wounds"], shown["cards"]) == ({"sand": 1}, {}, None)
    assert view(table, 2)["players"][1]["cards"] == {card: 1}


@pytest.mark.rule("pyramid/151")
def test_equipment_is_shown_as_usual() -> None:
    table = at(person("rice", "c1"), person("gore", "c2", "", 2), turn=2, secrecy="total")
    table.say("search", "find crowbar")
    assert told(table, "found", 1) == [{"card": "crowbar"}]
    assert view(table, 1)["players"][1]["equipment"] == {"crowbar": 1}


@pytest.mark.rule("pyramid/151")
def test_the_question_does_not_tell_what_was_drawn() -> None:
    views = []
    for card, ways in (("scorpion", ["reflexes", "decline"]), ("sand 1", ["decline"])):
        table = at(person("rice", "c1"), person("watanabe", "b6", "", 2), turn=2, secrecy="total")
        table.say("search", f"find {card}")
        assert legal(table) == ways
        views.append(view(table, 1))
    assert views[0] == views[1]
    views = []
    for cards in ("3 scorpion", "3 sand 2"):
        table = at(person("rice", "c1", "", 1), person("gore", "c2", cards), secrecy="total")
        table.say("end", "walk 0", "fall 36")
        assert seat(table) == 2 and "done" in legal(table)
        views.append(view(table, 1))
    assert views[0] == views[1]


@pytest.mark.rule("pyramid/152")
def test_mummy_and_block_wounds_are_known_though_face_down() -> None:
    cards = "2 mummy, block, scorpion"
    table = at(person("rice", "c1"), person("gore", "b6", cards, 1), turn=2, secrecy="total")
    shown = view(table, 1)["players"][1]
    assert shown["wounds"] == {"mummy": 2, "block": 1} and shown["hidden"] == {"sand": 1}


@pytest.mark.rule("pyramid/152")
def test_a_remedy_or_an_ability_shows_the_card_it_removes() -> None:
    cards = "antidote, scorpion"
    table = at(person("rice", "c1"), person("gore", "b6", cards, 1), turn=2, secrecy="total")
    table.say("cure scorpion")
    assert told(table, "cured", 1) == [{"card": "antidote", "wound": "scorpion"}]
    assert view(table, 1)["pile"] == {"scorpion": 1, "antidote": 1}
    table = at(person("rice", "c7", "", 1), person("gore", "b6"), secrecy="total")
    table.say("search", "find crocodile", "swimming")
    assert told(table, "warded", 2) == [{"ability": "swimming", "card": "crocodile"}]


@pytest.mark.rule("pyramid/153")
def test_what_is_open_and_what_is_hidden() -> None:
    table = at(
        person("rice", "c7", "sand 3, water 4, snake", 2),
        person("gore", "b7", "necklace 1, crowbar, sobek idol, satchel 1 [horus 8]", used=True),
        graves={"anubis-3": "anubis 7"},
        mummies="a8 s lying, d10 w, f6 n",
        blocks=(15, 36),
        pile="sand 1, udjat",
    )
    own, other, watcher = view(table, 1), view(table, 2), view(table, WATCHER + 1)
    assert own["players"][0]["cards"] == {"sand 3": 1, "water 4": 1}
    assert own["players"][1]["cards"] is None and own["players"][1]["packed"] is None
    assert own["players"][1]["hidden"] == {"rubble": 1}
    assert other["players"][0]["hidden"] == {"sand": 1, "water": 1}
    for each in (own, other, watcher):
        assert [player["space"] for player in each["players"]] == ["c7", "b7"]
        assert each["mummies"][0]["lying"] and each["mummies"][1]["facing"] == "west"
        assert each["blocks"] == [15, 36] and len(each["idols"]) == 4
        assert each["sarcophagi"][2] == {
            "sarcophagus": "anubis-3", "state": "open", "card": "anubis 7",
        }  # fmt: skip
        assert each["players"][1]["equipment"] == {"crowbar": 1, "satchel 1": 1}
        assert each["players"][1]["used"] and each["players"][0]["wounds"] == {"snake": 1}
        assert (each["players"][0]["level"], each["players"][0]["actions"]) == (2, 2)
        assert each["decks"] == {"rubble": 13, "sand": 16, "water": 17}
        assert each["pile"] == {"sand 1": 1, "udjat": 1}
    for key in own:
        if key not in ("you", "players"):
            assert own[key] == other[key] == watcher[key]  # type: ignore[literal-required]
    assert actions(table) == 2 and player(table)["load"] == 3


@pytest.mark.rule("pyramid/153")
def test_closed_sarcophagi_decks_and_box_are_known_to_nobody() -> None:
    table = at(person("rice", "a8", "", 2), person("gore", "b7"), mummies="a5 n, d10 w, f6 n")
    assert {each["card"] for each in everything(table)["sarcophagi"]} == {None}
    table.say("open anubis-3")
    assert sum(outcomes(table).values()) == 5
