"""Rulings 36 to 46: turns, moving, leaving."""

from __future__ import annotations

import pytest

from games.pyramid.position import (
    actions,
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
    wounds,
)
from ostraka.core.errors import IllegalAction


def moves(space: str, blocks: tuple[int, ...] = ()) -> set[str]:
    """Where one may go from a space."""
    table = at(person("rice", space, "", 1), person("gore", "b1"), blocks=blocks)
    return {text.split()[1] for text in legal(table, "move")}


@pytest.mark.rule("pyramid/36")
def test_turns_go_from_the_keeper_clockwise_in_one_go() -> None:
    table = entered("gore", "rice", "wahab")
    roll(table, "6,6,1,1,1")
    finish_round(table, block=36)
    roll(table, "6,6,1,1,1")
    order = []
    while everything(table)["phase"] == "actions":
        order.append(seat(table))
        table.say("move c2" if player(table, order[-1])["space"] == "c1" else "move c1")
    assert order == [2, 2, 3, 3, 1, 1]


@pytest.mark.rule("pyramid/37")
def test_actions_in_any_order_as_often_as_there_are() -> None:
    table = at(person("gore", "c2", "", 4), person("rice", "c1", "", 1))
    for card in ("necklace 1", "crowbar", "snake"):
        table.say("search", f"find {card}")
    table.say("move c3")
    assert seat(table) == 2 and actions(table) == 0, "a fifth is not offered"


@pytest.mark.rule("pyramid/38")
def test_a_player_who_stops_early_loses_the_rest() -> None:
    table = at(person("gore", "c2", "", 2), person("rice", "c1", "", 1))
    table.say("end")
    assert (seat(table), actions(table)) == (2, 0)
    finish_round(table, block=36)
    roll(table, "6,1,1,1,1")
    assert actions(table) == 1


@pytest.mark.rule("pyramid/39")
def test_what_each_area_offers() -> None:
    def kinds(space: str) -> set[str]:
        graves = {"anubis-1": "anubis 5"}
        table = at(person("rice", space, "", 1), person("gore", "b1"), graves=graves)
        return {text.split()[0] for text in legal(table)}

    for space in ("c3", "b6", "d7"):
        assert kinds(space) == {"move", "search", "end"}
    assert kinds("a8") == {"move", "open", "end"}
    assert kinds("a5") == {"move", "take", "pick", "end"}


@pytest.mark.rule("pyramid/40")
def test_what_costs_no_action_may_come_after_the_last() -> None:
    table = at(
        person("gore", "b6", "", 1), person("rice", "c1", "", 1), mummies="a7 s, d10 w, f6 n"
    )
    table.say("move b7")
    assert actions(table) == 0 and legal(table) == ["shoot initkaes", "end"]
    table.say("end")
    assert seat(table) == 2
    table = at(person("gore", "b5", "", 1), person("rice", "c1", "", 1))
    table.say("move b6")
    assert seat(table) == 2, "with nothing left to decide the turn ends by itself"


@pytest.mark.rule("pyramid/41")
def test_one_space_across_a_dotted_line() -> None:
    assert moves("c4") == {"b4", "d4", "c3", "c5"}
    table = at(person("rice", "c4", "", 2), person("gore", "b1"))
    table.say("move c5")
    assert (player(table)["space"], actions(table)) == ("c5", 1)


@pytest.mark.rule("pyramid/42")
def test_never_through_a_wall_nor_at_an_angle() -> None:
    assert moves("a8") == {"a7", "a9"}
    assert "d5" not in moves("c4")
    assert moves("c10") == {"b10", "d10"} and moves("b8") == {"b7", "b9", "c8"}


@pytest.mark.rule("pyramid/43")
def test_figures_and_mummies_do_not_bar_the_way() -> None:
    table = at(person("rice", "c3", "", 1), person("gore", "c4"), person("wahab", "c4"))
    table.say("move c4")
    assert player(table)["space"] == "c4"
    table = at(person("rice", "a6", "", 2), person("gore", "b1"), mummies="a7 s, d10 w, f6 n")
    table.say("move a7", "move a8")
    assert player(table)["space"] == "a8" and wounds(table) == {"mummy": 1}


@pytest.mark.rule("pyramid/44")
def test_no_step_onto_a_block() -> None:
    assert moves("c3", blocks=(14,)) == {"b3", "d3", "c2"}


@pytest.mark.rule("pyramid/45")
def test_leaving_is_one_move_off_an_entrance_space_for_good() -> None:
    table = at(person("rice", "c1", "", 3), person("gore", "c2", "", 1))
    assert "leave" in legal(table)
    table.say("leave")
    assert player(table)["fate"] == "out" and player(table)["space"] is None
    assert (actions(table), seat(table)) == (0, 2)
    assert "leave" not in legal(table), "not from c2"
    finish_round(table, block=36)
    roll(table, "6,6,6,6,6")
    assert seat(table) == 2, "nobody returns"


@pytest.mark.rule("pyramid/46")
def test_the_cards_of_someone_who_is_out_are_fixed() -> None:
    table = at(person("rice", "c1", "antidote, snake, 9 mummy", 1), person("gore", "c2", "", 1))
    table.say("leave")
    before = player(table)
    assert before["equipment"] == {"antidote": 1} and wounds(table) == {"snake": 1, "mummy": 9}
    finish_round(table, block=2)
    roll(table, "6,6,6,6,6")
    assert player(table) == before and load(table) == 11 and faces(table) == {}
    with pytest.raises(IllegalAction):
        table.say("cure snake")
