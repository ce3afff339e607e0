"""Rulings 54 to 57, 132 and 133: sarcophagi, and reading them."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
    at,
    everything,
    faces,
    legal,
    outcomes,
    person,
    player,
    told,
    view,
)
from ostraka.core.play import WATCHER
from ostraka.core.table import Table


def grave(table: Table, name: str, seat: int = 1) -> tuple[str, str | None]:
    """What a seat sees of a sarcophagus."""
    shown = {each["sarcophagus"]: each for each in view(table, seat)["sarcophagi"]}[name]
    return shown["state"], shown["card"]


@pytest.mark.rule("pyramid/54")
def test_opening_costs_an_action_from_the_space_beside() -> None:
    table = at(person("gore", "a8", "", 2), person("rice", "c1"))
    assert legal(table, "open") == ["open anubis-3"]
    table.say("open anubis-3", "reveal anubis 6")
    assert actions(table) == 1
    assert legal(at(person("gore", "a7", "", 1), person("rice", "c1")), "open") == []


@pytest.mark.rule("pyramid/55")
def test_an_open_card_is_for_all_to_see_and_to_take() -> None:
    table = at(
        person("gore", "a8", "", 1), person("rice", "a8", "", 1), mummies="a5 n, d10 w, f6 n"
    )
    table.say("open anubis-3", "reveal anubis 6")
    assert grave(table, "anubis-3", 2) == ("open", "anubis 6")
    table.say("take anubis-3")
    assert faces(table, 2) == {"anubis 6": 1}


@pytest.mark.rule("pyramid/56")
def test_taking_is_a_second_action() -> None:
    """Chantal Sarti in the rulebook: two actions, open and take."""
    table = at(person("sarti", "a9", "", 2), person("rice", "c1", "", 1))
    assert legal(table, "take") == [], "a closed card cannot be taken"
    table.say("open anubis-4", "reveal anubis 7", "take anubis-4")
    assert actions(table) == 0 and faces(table) == {"anubis 7": 1}
    assert view(table, 2)["players"][0]["hidden"] == {"anubis": 1}


@pytest.mark.rule("pyramid/57")
def test_on_a_corner_one_says_which_and_open_or_empty_is_for_good() -> None:
    table = at(person("gore", "a10", "", 4), person("rice", "c1"))
    assert legal(table, "open") == ["open anubis-5", "open horus-1"]
    table.say("open horus-1", "reveal horus 5")
    assert legal(table, "open", "take") == ["open anubis-5", "take horus-1"]
    table.say("take horus-1")
    assert legal(table, "open", "take") == ["open anubis-5"]
    assert grave(table, "horus-1") == ("empty", None)


@pytest.mark.rule("pyramid/132")
def test_only_the_player_of_wahab_learns_what_is_read() -> None:
    table = at(
        person("wahab", "a8", "", 1), person("rice", "c1", "", 1), mummies="a5 n, d10 w, f6 n"
    )
    table.say("read anubis-3")
    assert outcomes(table) == {
        "see anubis 4": 1, "see anubis 5": 2, "see anubis 6": 1, "see anubis 7": 1,
    }  # fmt: skip
    before = view(table, 2)["sarcophagi"]
    table.say("see anubis 5")
    assert grave(table, "anubis-3", 1) == ("read", "anubis 5")
    assert grave(table, "anubis-3", 2) == grave(table, "anubis-3", WATCHER + 1) == ("read", None)
    assert view(table, 2)["sarcophagi"] == [
        {**each, "state": "read"} if each["sarcophagus"] == "anubis-3" else each for each in before
    ]
    assert told(table, "saw", 1) == [{"sarcophagus": "anubis-3", "card": "anubis 5"}]
    assert told(table, "saw", 2) == []
    assert player(table)["used"]


@pytest.mark.rule("pyramid/132")
def test_what_was_read_is_what_is_found() -> None:
    table = at(person("wahab", "a8", "", 2), person("rice", "c1"), mummies="a5 n, d10 w, f6 n")
    table.say("read anubis-3", "see anubis 5", "move a9", "open anubis-4")
    assert outcomes(table)["reveal anubis 5"] == 1, "of two, one was seen"
    table = at(person("wahab", "a8", "", 2), person("rice", "c1"), mummies="a5 n, d10 w, f6 n")
    table.say("read anubis-3", "see anubis 5", "open anubis-3")
    assert outcomes(table) == {"reveal anubis 5": 1}


@pytest.mark.rule("pyramid/133")
def test_the_look_costs_nothing_and_saves_nothing() -> None:
    table = at(person("wahab", "a10", "", 2), person("rice", "c1"), mummies="a5 n, d10 w, f6 n")
    assert legal(table, "read") == ["read anubis-5", "read horus-1"]
    table.say("read horus-1", "see horus 8")
    assert actions(table) == 2 and legal(table, "read") == []
    table.say("open horus-1", "reveal horus 8", "take horus-1")
    assert actions(table) == 0 and faces(table) == {"horus 8": 1}


@pytest.mark.rule("pyramid/133")
def test_only_on_their_own_turn_and_only_what_is_closed() -> None:
    graves = {"anubis-3": "anubis 4"}
    table = at(person("wahab", "a8", "", 1), person("rice", "c1"), graves=graves)
    assert legal(table, "read") == []
    table = at(person("gore", "a9", "", 1), person("wahab", "a8"))
    assert legal(table, "read") == []
    table.say("end")
    assert everything(table)["asked"] == 1 and legal(table) == ["read anubis-3", "end"]
