"""Rulings 69 to 74, 138 and 139: how mummies walk, and how one stops them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.pyramid.position import (
    at,
    everything,
    legal,
    mummies,
    outcomes,
    person,
    player,
    seat,
    told,
    wounds,
)
from ostraka.core.table import Table


def walking(places: str, space: str = "c1", blocks: tuple[int, ...] = ()) -> Table:
    """Mummies on such places, about to walk; a player on a space, Rice in the den."""
    people = person("ardila", space), person("rice", "b1", "", 1)
    table = at(*people, turn=2, keeper=2, mummies=places, blocks=blocks)
    table.say("end")
    return table


@pytest.mark.rule("pyramid/69")
def test_one_space_for_each_die_of_four_or_more() -> None:
    rolls = Counter(sum(pips >= 4 for pips in dice) for dice in product(range(1, 7), repeat=5))
    assert sum(pips >= 4 for pips in (1, 2, 4, 5, 6)) == 3
    assert sum(pips >= 4 for pips in (1, 2, 3, 3, 3)) == 0
    table = walking("a8 s, d10 w, f6 n")
    assert outcomes(table) == {f"walk {steps}": rolls[steps] for steps in range(6)}
    table.say("walk 3")
    assert mummies(table) == {"initkaes": "a5 n", "sanakht": "a10 e", "imhotep": "f9 n"}


@pytest.mark.rule("pyramid/70")
def test_straight_on_and_back_at_a_wall() -> None:
    """Imhotep in the rulebook: into the wall with the first of three steps, then away from it."""
    table = walking("a8 s, d10 w, f6 s")
    table.say("walk 3")
    assert mummies(table)["imhotep"] == "f7 n"
    assert "imhotep f5 f6 f7" in str(told(table, "walked")[0]["ways"])


@pytest.mark.rule("pyramid/71")
def test_never_out_of_its_stretch_but_two_may_meet_on_a_corner() -> None:
    table = walking("a8 n, c10 w, f6 n")
    table.say("walk 2")
    assert mummies(table) == {"initkaes": "a10 s", "sanakht": "a10 e", "imhotep": "f8 n"}
    table = walking("a10 s, f10 w, f10 s")
    table.say("walk 5")
    assert mummies(table) == {"initkaes": "a5 n", "sanakht": "a10 e", "imhotep": "f5 n"}


@pytest.mark.rule("pyramid/72")
def test_it_faces_about_as_soon_as_it_reaches_the_end() -> None:
    table = walking("a8 s, d10 w, f6 s")
    table.say("walk 1")
    assert mummies(table)["imhotep"] == "f5 n"


@pytest.mark.rule("pyramid/73")
def test_in_order_each_all_its_steps_touches_on_the_way() -> None:
    table = walking("a8 s, d10 w, f6 n", space="a6")
    table.say("walk 2")
    walks = told(table, "walked")[0]
    assert walks["ways"] == "initkaes a7 a6, sanakht c10 b10, imhotep f7 f8"
    people = person("ardila", "a7", "11 mummy, sand 1"), person("rice", "f7", "11 mummy, sand 1", 1)
    table = at(*people, turn=2, keeper=2)
    table.say("end", "walk 1")
    assert seat(table) == 1 and mummies(table)["imhotep"] == "f6 n", "it has not walked yet"
    table.say("discard sand 1")
    assert seat(table) == 2 and mummies(table)["imhotep"] == "f7 n"


@pytest.mark.rule("pyramid/74")
def test_no_block_stops_a_mummy() -> None:
    table = walking("a8 s, d10 w, f6 n", blocks=tuple(range(17, 37)))
    table.say("walk 1")
    assert mummies(table)["initkaes"] == "a7 s"
    assert {int(text.split()[1]) for text in outcomes(table)} <= set(range(1, 37))


@pytest.mark.rule("pyramid/138")
def test_gore_shoots_at_an_adjacent_mummy_across_a_dotted_line() -> None:
    def targets(space: str, places: str) -> list[str]:
        table = at(person("gore", space), person("rice", "c1", "", 1), turn=1, mummies=places)
        return legal(table, "shoot")

    assert targets("b7", "a7 s, d10 w, f6 n") == ["shoot initkaes"]
    assert targets("b8", "a8 s, d10 w, f6 n") == [], "there is a wall between"
    assert targets("a7", "a7 s, d10 w, f6 n") == [], "not on the same space"
    assert targets("a9", "a10 s, a10 e, f6 n") == ["shoot initkaes", "shoot sanakht"]
    table = at(
        person("rice", "b7"), person("wahab", "c1", "", 1), turn=1, mummies="a7 s, d10 w, f6 n"
    )
    assert legal(table, "shoot") == []


@pytest.mark.rule("pyramid/139")
def test_a_mummy_on_the_floor_touches_nobody_and_gets_up_instead_of_walking() -> None:
    table = at(
        person("gore", "b7", "", 1),
        person("rice", "a8", "", 2),
        person("wahab", "b7", "", 1),
        mummies="a7 s, d10 w, f6 n",
    )
    table.say("shoot initkaes", "end")
    assert mummies(table)["initkaes"] == "a7 s lying"
    table.say("move a7", "move b7", "move a7")
    assert wounds(table, 2) == wounds(table, 3) == {}
    table.say("walk 2")
    assert mummies(table)["initkaes"] == "a7 s", "no step, the same facing"
    assert wounds(table, 3) == {"mummy": 1} and wounds(table, 2) == {}
    table.say("fall 36")
    for die in ("green", "red", "blue", "black", "yellow"):
        table.say(f"roll {die} 1")
    table.say("walk 1")
    assert mummies(table)["initkaes"] == "a6 s", "the next round it walks as usual"


@pytest.mark.rule("pyramid/139")
def test_one_card_even_if_nobody_walks() -> None:
    table = at(
        person("gore", "b7", "", 1), person("rice", "c1"), person("wahab", "b7", "", 1),
        mummies="a7 s, d10 w, f6 n",
    )  # fmt: skip
    table.say("shoot initkaes", "end", "move a7", "walk 0")
    assert wounds(table, 3) == {"mummy": 1} and len(told(table, "rose")) == 1


@pytest.mark.rule("pyramid/139")
def test_it_rises_at_its_place_in_the_order() -> None:
    full = "11 mummy, sand 1"
    table = at(
        person("gore", "c10", "", 1), person("rice", "d10", full), person("wahab", "a7", full),
        mummies="a8 s, d10 w, f6 n",
    )  # fmt: skip
    table.say("shoot sanakht", "end", "walk 1")
    assert seat(table) == 3 and mummies(table)["sanakht"].endswith("lying")
    table.say("discard sand 1")
    assert seat(table) == 2 and not mummies(table)["sanakht"].endswith("lying")
    table.say("discard sand 1")
    assert everything(table)["task"] == "fall" and player(table, 2)["wounds"] == {"mummy": 12}
