"""Rulings 1 to 8: the game, its parts and its board."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from games.pyramid.invariants import BONUS, DECKS, IDOLS, WALLS, beside, free_spaces
from games.pyramid.position import GAME, at, entered, legal, outcomes, person, view
from ostraka import games
from ostraka.core.errors import BadSeats
from ostraka.core.play import places
from ostraka.core.table import Table
from ostraka.games.pyramid.rules.board import (
    ALCOVE_AT,
    AREA,
    GRAVES_AT,
    NEIGHBOURS,
    NUMBERED,
    PATH,
    SARCOPHAGI,
    SPACES,
    STARTS,
)
from ostraka.games.pyramid.rules.box import CARDS, COUNT, GODS, VALUE

BOX = tomllib.loads(
    (Path(str(games.part("pyramid").__file__)).parent / "components.toml").read_text("utf-8")
)


@pytest.mark.rule("pyramid/1")
def test_two_to_six_players_and_no_adventurer_twice() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(BadSeats):
            Table(GAME, seats)
    table = Table(GAME, 6)
    for number in range(6):
        free = legal(table)
        assert len(free) == 8 - number
        table.say(free[0], "enter b1")
        assert free[0] not in legal(table)
    assert len({player["adventurer"] for player in view(table)["players"]}) == 6


@pytest.mark.rule("pyramid/2")
def test_worth_wins_not_the_number_of_treasures() -> None:
    table = at(
        person("gore", "c1", "horus 7, horus 8", 1),
        person("rice", "c1", "4 necklace 1, necklace 2", 1),
    )
    table.say("leave", "leave")
    assert [score[0] for score in table.state.scores()] == [16, 6]
    assert places(table.state.scores()) == [1, 2]


@pytest.mark.rule("pyramid/3")
def test_the_box_holds_what_its_lid_says() -> None:
    box = BOX["box"]
    assert [box["blocks"], box["mummies"], box["dice"]] == [36, 3, 5]
    kinds = ("search_cards", "sarcophagus_cards", "idols", "mummy_cards", "block_cards", "ankh")
    parts = [box[key] for key in kinds]
    assert parts == [54, 14, 5, 18, 8, 1] and sum(parts) == box["cards"] == 100
    assert sum(COUNT) + 1 == 100
    assert {len(starts) for starts in STARTS.values()} == {3 * 5}
    assert Counter(name.split("-")[0] for name in SARCOPHAGI) == {
        "anubis": 5, "thoth": 5, "horus": 4,
    }  # fmt: skip


@pytest.mark.rule("pyramid/4")
def test_the_search_decks_and_their_chances() -> None:
    for deck in ("rubble", "sand", "water"):
        assert sum(DECKS[deck].values()) == 18
        assert view(entered("gore", "rice"))["decks"][deck] == 18
    for space, deck in (("c1", "rubble"), ("b6", "sand"), ("c7", "water")):
        table = at(person("gore", space, actions=1), person("rice", "c1"))
        table.say("search")
        assert outcomes(table) == {f"find {card}": count for card, count in DECKS[deck].items()}
    equipment = ("antidote", "medikit", "crowbar", "udjat", "satchel 1", "satchel 2")
    assert sum(DECKS["rubble"][card] for card in equipment) == 10


@pytest.mark.rule("pyramid/5")
def test_every_adventurer_has_an_ability() -> None:
    abilities = {each["name"]: each["ability"] for each in BOX["adventurers"]}
    assert abilities == {
        "gore": "shooting", "sarti": "dodge", "chartier": "stamina", "wahab": "linguistics",
        "rasputin": "clairvoyance", "watanabe": "reflexes", "ardila": "lockpick",
        "rice": "swimming",
    }  # fmt: skip
    table = at(person("rice", "b6", actions=2), person("gore", "c1"))
    table.say("search", "find scorpion")
    assert view(table)["task"] == "act", "Rice is never asked about scorpions"


@pytest.mark.rule("pyramid/6")
def test_the_values_are_the_reconstructed_ones_and_say_so() -> None:
    value = dict(zip(CARDS, VALUE, strict=True))
    for deck in DECKS.values():
        for card in deck:
            if card[-1].isdecimal() and not card.startswith("satchel"):
                assert value[card] == int(card.split()[1])
    assert {god: value[f"{god} idol"] for god in GODS} == IDOLS
    graves = ("anubis", "thoth", "horus")
    worth = [sum(value[card] * n for card, n in DECKS[god].items()) for god in graves]
    assert worth == [27, 27, 26]
    for entry in (*BOX["decks"], *BOX["stretches"]):
        assert entry["values_from"] == "reconstructed"
    assert {god["value_from"] for god in BOX["gods"]} == {"reconstructed"}


@pytest.mark.rule("pyramid/7")
def test_the_board_is_the_reconstructed_one() -> None:
    assert Counter(AREA) == {"den": 16, "sand": 14, "pool": 6, "corridor": 16}
    assert len(SPACES) == 52 and len(NUMBERED) == 36
    assert NUMBERED[:4] == ["b1", "c1", "d1", "e1"] and NUMBERED[14] == "d4"
    assert [area for area, space in zip(AREA, SPACES, strict=True) if space in NUMBERED].count(
        "corridor"
    ) == 0
    assert legal(table_entering()) == ["enter b1", "enter c1", "enter d1", "enter e1"]
    assert BOX["board"]["from"] == "reconstructed"


def table_entering() -> Table:
    table = Table(GAME, 2)
    table.say("choose gore")
    return table


@pytest.mark.rule("pyramid/7")
def test_neighbours_walls_and_ways() -> None:
    names = {
        space: sorted(SPACES[other] for other in NEIGHBOURS[number])
        for number, space in enumerate(SPACES)
    }
    assert names == {space: sorted(beside(space)) for space in SPACES}
    assert sum(map(len, names.values())) == 2 * 80 and len(WALLS) == 8
    assert free_spaces([]) == set(SPACES), "every space can be reached"


@pytest.mark.rule("pyramid/8")
def test_the_corridor_has_three_stretches_with_sarcophagi_and_alcoves() -> None:
    stretches = [[SPACES[space] for space in PATH[at : at + 6]] for at in (0, 6, 12)]
    assert [stretch[0] for stretch in stretches] == ["a5", "f5", "a10"]
    assert set(stretches[0]) & set(stretches[2]) == {"a10"}
    assert set(stretches[1]) & set(stretches[2]) == {"f10"}
    assert not set(stretches[0]) & set(stretches[1])
    assert {space for stretch in stretches for space in stretch} == {
        space for space, area in zip(SPACES, AREA, strict=True) if area == "corridor"
    }
    gods = [*GODS, ""]  # -1: no alcove
    found = {
        space: ([SARCOPHAGI[grave] for grave in GRAVES_AT[number]], gods[ALCOVE_AT[number]])
        for number, space in enumerate(SPACES)
    }
    assert found["a7"] == ([], "sobek")
    assert found["a5"] == (["anubis-1"], "anubis")
    assert sum(bool(alcove) for _, alcove in found.values()) == 6, "that of Horus has two spaces"
    assert all(not graves and not alcove for space, (graves, alcove) in found.items()
               if space in NUMBERED)  # fmt: skip


def test_the_bonus_is_that_of_the_box() -> None:
    assert BOX["bonus"]["by_gods"] == BONUS
