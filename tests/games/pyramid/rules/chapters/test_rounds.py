"""Rulings 17 to 20, 103 and 104: the round, the order of seats, passing the ankh."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    at,
    entered,
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
)


@pytest.mark.rule("pyramid/17")
def test_the_six_phases_of_a_round() -> None:
    table = at(person("gore", "c2", "necklace 1"), person("rice", "c2", "", 1), turn=2)
    table.say("end")
    assert everything(table)["phase"] == "mummies"
    table.say("walk 2")
    assert everything(table)["task"] == "fall"
    table.say("fall 36")
    assert (everything(table)["phase"], everything(table)["round"]) == ("load", 4)
    assert everything(table)["keeper"] == 1
    table.say("done")
    assert everything(table)["phase"] == "dice"
    roll(table, "6,6,1,1,1")
    assert everything(table)["phase"] == "actions" and seat(table) == 2
    assert [step.split()[0] for _, step in table.journal.steps] == (
        ["end", "walk", "fall", "done"] + ["roll"] * 5
    )


@pytest.mark.rule("pyramid/18")
def test_several_at_once_are_served_from_the_keeper_clockwise() -> None:
    full = "11 mummy, necklace 1"
    people = [person("gore", "c1"), person("rice", "a7", full)]
    people += [person("wahab", "c1", "", 1), person("ardila", "a7", full)]
    table = at(*people, turn=3, keeper=3)
    table.say("end", "walk 1")
    assert seat(table) == 4
    table.say("discard necklace 1")
    assert seat(table) == 2
    table.say("discard necklace 1")
    assert [load(table, number) for number in (2, 4)] == [12, 12]


@pytest.mark.rule("pyramid/18")
def test_so_are_those_who_stay_with_mummies_and_those_who_are_cut_off() -> None:
    full = "11 mummy, necklace 1"
    people = [person("gore", "d10", full), person("rice", "b1", "", 1)]
    people.append(person("ardila", "a8", full))
    table = at(*people, turn=2, keeper=2)
    table.say("end", "walk 0", "fall 36")
    assert seat(table) == 3, "now the keeper"
    table.say("discard necklace 1")
    assert seat(table) == 1
    table = at(*people, turn=2, keeper=2, blocks=(10, 13, 16))
    table.say("end", "walk 0", "fall 15")
    assert [note.seat + 1 for note in table.notes if note.kind == "trapped"] == [3, 1]


@pytest.mark.rule("pyramid/19")
def test_a_player_who_is_out_is_asked_nothing_more() -> None:
    table = at(
        person("rasputin", "out", "udjat, necklace 1"),
        person("chartier", "out"),
        person("sarti", "trapped", "antidote, snake"),
        person("gore", "c2", "", 1),
        turn=4,
    )
    table.say("end", "walk 0", "fall 36")
    roll(table, "6,6,1,1,1")
    assert seat(table) == 4, "no question at phase 5, 1 or 2, and no turn"


@pytest.mark.rule("pyramid/20")
def test_cards_never_change_hands() -> None:
    table = at(person("gore", "c3", "antidote, necklace 1", 2), person("rice", "c3", "snake"))
    words = {text.split()[0] for text in legal(table)}
    assert words == {"move", "search", "end"}
    table.say("end", "walk 0", "fall 36")
    assert seat(table) == 1
    assert {text.split()[0] for text in legal(table)} == {"discard", "done"}
    assert faces(table, 2) == {} and load(table, 2) == 1


@pytest.mark.rule("pyramid/103")
def test_the_ankh_goes_to_the_left() -> None:
    table = entered("gore", "rice", "wahab")
    keepers = []
    for block in (33, 34, 35, 36):
        keepers.append(view(table)["keeper"] + 1)
        roll(table, "6,1,1,1,1")
        assert seat(table) == keepers[-1], "the keeper is first player"
        finish_round(table, block=block)
    assert keepers == [1, 2, 3, 1]


@pytest.mark.rule("pyramid/104")
def test_a_player_who_is_out_still_becomes_keeper() -> None:
    table = at(person("gore", "c2", "", 1), person("rice", "out"), person("wahab", "c2"))
    table.say("end", "walk 0", "fall 36")
    assert view(table)["keeper"] == 1
    roll(table, "6,1,1,1,1")
    assert told(table, "rolled", 1) and table.notes[-1].seat == 1, "the keeper rolls the dice"
    assert seat(table) == 3


@pytest.mark.rule("pyramid/104")
def test_a_keeper_who_leaves_serves_on_until_the_end_of_the_round() -> None:
    table = at(person("gore", "c1", "", 2), person("rice", "c2", "", 1))
    table.say("leave")
    assert player(table)["fate"] == "out" and view(table)["keeper"] == 0
    table.say("end", "walk 0", "fall 36")
    assert view(table)["keeper"] == 1
