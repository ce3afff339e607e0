"""Rulings 75 to 87: the mummy's touch."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
    at,
    everything,
    faces,
    finish_round,
    legal,
    load,
    mummies,
    person,
    player,
    roll,
    seat,
    told,
    wounds,
)
from ostraka.core.table import Table


def walked(
    space: str,
    steps: int,
    places: str = "a8 s, d10 w, f6 n",
    cards: str = "",
    staying: str = "each_round",
) -> Table:
    """Somebody on a space while the mummies walk; Rice is in the den."""
    people = person("ardila", space, cards), person("rice", "b1", "", 1)
    table = at(*people, turn=2, keeper=2, mummies=places, staying=staying)
    table.say("end", f"walk {steps}")
    return table


@pytest.mark.rule("pyramid/75")
def test_a_touch_is_a_card_and_a_wound() -> None:
    table = walked("a7", 1, cards="3 block")
    assert load(table) == 4 and wounds(table) == {"block": 3, "mummy": 1}
    table.say("fall 36")
    assert player(table)["level"] == 3


@pytest.mark.rule("pyramid/76")
def test_first_way_to_step_onto_a_mummy() -> None:
    table = at(person("ardila", "a7", "", 3), person("rice", "b1"))
    table.say("move a8")
    assert wounds(table) == {"mummy": 1}
    table.say("open anubis-3", "reveal anubis 4", "take anubis-3")
    assert wounds(table) == {"mummy": 1}, "staying adds nothing"


@pytest.mark.rule("pyramid/77")
@pytest.mark.parametrize(("space", "cards"), [("a6", 2), ("a5", 1), ("a7", 2), ("a8", 0)])
def test_second_way_each_time_a_mummy_walks_onto_the_figure(space: str, cards: int) -> None:
    table = walked(space, 5)
    assert load(table) == cards, "a7, a6, a5, a6, a7"


@pytest.mark.rule("pyramid/78")
@pytest.mark.parametrize(
    ("space", "steps", "before", "after"),
    [
        ("d10", 0, 0, 1),  # nobody walks
        ("d10", 1, 0, 0),  # it walks away
        ("c10", 1, 1, 2),  # it comes and stays
        ("c10", 2, 1, 1),  # it passes
        ("c10", 0, 0, 0),
    ],
)
def test_third_way_to_be_together_when_a_round_begins(
    space: str, steps: int, before: int, after: int
) -> None:
    table = walked(space, steps)
    assert load(table) == before
    table.say("fall 36")
    assert load(table) == after
    assert player(table)["level"] == 2, "the card counts for the load of the round"


@pytest.mark.rule("pyramid/78")
def test_a_player_who_stays_with_a_mummy_is_touched_whenever_a_round_begins() -> None:
    table = walked("d10", 0)
    table.say("fall 36")
    roll(table, "1,1,1,1,1")
    table.say("walk 0", "fall 35")
    assert wounds(table) == {"mummy": 2}


@pytest.mark.rule("pyramid/78")
def test_a_card_may_have_to_go_for_it_before_the_loads_are_set() -> None:
    table = walked("d10", 0, cards="11 block, necklace 1")
    table.say("fall 36")
    assert (everything(table)["phase"], legal(table)) == ("start", ["discard necklace 1"])
    table.say("discard necklace 1")
    assert wounds(table) == {"block": 11, "mummy": 1}
    table = walked("d10", 0, cards="12 block")
    table.say("fall 36")
    assert player(table)["fate"] == "mummy" and seat(table) == 0
    assert everything(table)["phase"] == "dice"


@pytest.mark.rule("pyramid/78")
def test_a_mummy_shot_down_touches_once_it_has_got_up_and_the_round_begins() -> None:
    table = walked("d10", 1, "a8 s, d10 w lying, f6 n")
    assert wounds(table) == {"mummy": 1}, "it gets up (139)"
    table.say("fall 36")
    assert wounds(table) == {"mummy": 2}


@pytest.mark.rule("pyramid/78")
def test_by_the_other_reading_only_when_nobody_walks() -> None:
    assert load(walked("d10", 0, staying="no_step")) == 1
    assert load(walked("d10", 1, staying="no_step")) == 0
    assert load(walked("c10", 0, staying="no_step")) == 0
    table = walked("c10", 1, staying="no_step")
    table.say("fall 36")
    assert load(table) == 1


@pytest.mark.rule("pyramid/79")
def test_fourth_way_to_jump_onto_a_mummy() -> None:
    table = at(
        person("ardila", "b7"), person("rice", "b1", "", 1), turn=2, mummies="a7 s, d10 w, f6 n"
    )
    table.say("end", "walk 0", "fall 25", "jump a7")
    assert wounds(table) == {"block": 1, "mummy": 2}, "and the next round begins (78)"


@pytest.mark.rule("pyramid/80")
def test_a_mummy_touches_everyone_on_the_space() -> None:
    people = person("ardila", "f8"), person("watanabe", "f8"), person("rice", "b1", "", 1)
    table = at(*people, turn=3, keeper=3)
    table.say("end", "walk 2")
    assert wounds(table, 1) == wounds(table, 2) == {"mummy": 1}


@pytest.mark.rule("pyramid/81")
def test_each_of_several_mummies_gives_a_card_one_after_another() -> None:
    cards = "10 block, sand 1"
    table = at(person("ardila", "a9", cards, 2), person("rice", "b1"), mummies="a10 s, a10 e, f6 n")
    table.say("move a10")
    assert load(table) == 12 and wounds(table)["mummy"] == 1
    assert legal(table) == ["discard sand 1"]
    table.say("discard sand 1")
    assert load(table) == 12 and wounds(table)["mummy"] == 2
    table = walked("a10", 0, "a10 s, a10 e, f6 n")
    table.say("fall 36")
    assert load(table) == 2


@pytest.mark.rule("pyramid/82")
def test_nothing_heals_it() -> None:
    cards = "antidote, medikit, mummy"
    table = at(person("ardila", "c2", cards), person("rice", "c2"), task="load")
    assert legal(table) == ["discard antidote", "discard medikit", "done"]
    table = at(person("ardila", "c2", cards, 1), person("rice", "c2"))
    assert legal(table, "cure", "discard") == []


@pytest.mark.rule("pyramid/83")
def test_with_twelve_cards_another_must_go_at_once() -> None:
    table = walked("a7", 1, cards="11 block, thoth idol")
    assert (seat(table), legal(table)) == (1, ["discard thoth idol"])
    table.say("discard thoth idol")
    assert load(table) == 12 and wounds(table) == {"block": 11, "mummy": 1}


@pytest.mark.rule("pyramid/84")
def test_with_twelve_wounds_the_player_turns_into_a_mummy() -> None:
    table = walked("a7", 1, cards="12 block")
    assert player(table)["fate"] == "mummy" and len(mummies(table)) == 4
    assert told(table, "turned") == [{"mummy": "initkaes"}]


@pytest.mark.rule("pyramid/85")
def test_the_new_mummy_walks_like_the_one_that_touched_it() -> None:
    table = walked("a6", 2, cards="12 block")
    assert mummies(table)["ardila"] == "a6 s"
    table.say("fall 36")
    roll(table, "6,1,1,1,1")
    table.say("end", "walk 2")
    assert mummies(table)["ardila"] == "a6 n"
    assert "ardila a5 a6" in str(told(table, "walked")[-1]["ways"])


@pytest.mark.rule("pyramid/85")
def test_on_a_corner_it_takes_the_stretch_of_the_one_that_touched_it() -> None:
    table = walked("a10", 1, "a7 n, b10 w, f6 n", cards="12 block")
    assert mummies(table)["ardila"] == "a10 e"
    table.say("fall 36")
    roll(table, "6,1,1,1,1")
    table.say("end", "walk 2")
    assert mummies(table)["ardila"] == "c10 e"


@pytest.mark.rule("pyramid/85")
def test_it_does_not_walk_in_the_phase_that_made_it_nor_touch_by_appearing() -> None:
    people = (
        person("ardila", "a7", "12 block"),
        person("watanabe", "a7"),
        person("rice", "b1", "", 1),
    )
    table = at(*people, turn=3, keeper=3)
    table.say("end", "walk 1")
    assert mummies(table)["ardila"] == "a7 s" and wounds(table, 2) == {"mummy": 1}
    people = (
        person("ardila", "a7", "12 block", 2),
        person("watanabe", "a8"),
        person("rice", "b1", "", 1),
    )
    table = at(*people)
    table.say("move a8")
    assert mummies(table)["ardila"] == "a8 s" and wounds(table, 2) == {}
    table.say("end", "walk 1")
    assert mummies(table)["ardila"] == "a7 s", "turned in phase 3 it walks in phase 4"


@pytest.mark.rule("pyramid/85")
def test_appearing_when_nobody_walks_touches_nobody_either() -> None:
    people = (
        person("ardila", "a8", "12 block"),
        person("watanabe", "a8"),
        person("rice", "b1", "", 1),
    )
    table = at(*people, turn=3, keeper=3)
    table.say("end", "walk 0", "fall 36")
    assert player(table, 1)["fate"] == "mummy"
    assert wounds(table, 2) == {"mummy": 1}, "from Initkaes, none from the new one"


@pytest.mark.rule("pyramid/85")
def test_its_cards_leave_the_game() -> None:
    table = walked("a7", 1, cards="12 block")
    assert everything(table)["pile"] == {} and player(table)["load"] == 12
    table.say("fall 36")
    roll(table, "6,6,6,6,6")
    assert seat(table) == 2


@pytest.mark.rule("pyramid/86")
def test_a_touch_does_not_end_a_turn_turning_does() -> None:
    table = at(person("ardila", "a7", "5 block", 4), person("rice", "b1", "", 1))
    table.say("move a8")
    assert (seat(table), actions(table)) == (1, 3)
    table = at(person("ardila", "a7", "12 block", 4), person("rice", "b1", "", 1))
    table.say("move a8")
    assert seat(table) == 2 and faces(table) == {}


@pytest.mark.rule("pyramid/87")
def test_wounds_are_taken_even_if_the_cards_run_out() -> None:
    people = person("ardila", "a7", "9 mummy"), person("watanabe", "b7", "9 mummy", 1)
    table = at(*people, turn=2, keeper=2)
    table.say("end", "walk 1")
    assert wounds(table, 1) == {"mummy": 10}, "the nineteenth touch of the game"
    people = person("ardila", "c4", "4 block"), person("watanabe", "c4", "4 block", 1)
    table = at(*people, turn=2, keeper=2)
    finish_round(table, block=14)
    table.say("jump c3", "jump c3")
    assert wounds(table, 1) == wounds(table, 2) == {"block": 5}
