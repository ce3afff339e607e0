"""Rulings 8 to 26: laying the layers."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

from games.tutankhamun.position import (
    GAME,
    LAYER_1,
    MIDDLE,
    digging,
    everything,
    lay_all,
    lay_layer,
    laying,
    seat,
    view,
)
from ostraka.core.errors import IllegalAction
from ostraka.core.play import CHANCE
from ostraka.core.table import Table
from ostraka.games.tutankhamun.rules.box import OTHER, SQUARES
from ostraka.games.tutankhamun.rules.chapters.layouts import layouts
from ostraka.games.tutankhamun.rules.notation import LAY, TAKE
from ostraka.games.tutankhamun.rules.position import Tray


def built(**options: str) -> Table:
    """A table whose second layer, the first with columns and snake, is about to be laid."""
    table = laying(2, **options)
    lay_layer(table, LAYER_1)
    return table


def lay(table: Table, **cards: str) -> None:
    """Lay cards as square = card."""
    for square, card in cards.items():
        table.say(f"take {card}", f"lay {square}")


def refused(table: Table, card: str, square: str) -> bool:
    """Whether this card may not go to this square; the card stays in the box."""
    table.say(f"take {card}")
    legal = f"lay {square}" in table.legal_texts()
    table.undo(table.actor)
    return not legal


@pytest.mark.rule("tutankhamun/8")
@pytest.mark.parametrize("seats", range(2, 7))
def test_seat_1_lays_first(seats: int) -> None:
    assert seat(laying(seats)) == 1


@pytest.mark.rule("tutankhamun/9")
@pytest.mark.rule("tutankhamun/10")
@pytest.mark.parametrize(
    ("seats", "layers", "cover"),
    [
        (2, [1, 2, 1, 2, 1], 1),
        (3, [1, 2, 3, 1, 2], 2),
        (4, [1, 2, 3, 4, 1], 1),
        (5, [1, 2, 3, 4, 5], 5),
        (6, [1, 2, 3, 4, 5], 5),
    ],
)
def test_the_left_neighbour_goes_on_round_and_round(
    seats: int, layers: list[int], cover: int
) -> None:
    table = laying(seats)
    laid_by = []
    for layer in range(5):
        laid_by.append(seat(table))
        lay_layer(table, LAYER_1 if layer == 0 else MIDDLE.split())
    assert laid_by == layers
    assert [note.seat + 1 for note in table.notes if note.kind == "covered"] == [cover]


@pytest.mark.rule("tutankhamun/11")
def test_the_cover_needs_no_choice() -> None:
    table = laying()
    lay_all(table)
    assert table.actor == CHANCE
    assert all(
        shown == {"layer": 6, "card": "earth", "barred": None} for shown in view(table)["squares"]
    )


@pytest.mark.rule("tutankhamun/12")
def test_each_layer_uses_only_its_own_cards() -> None:
    table = laying()
    assert Counter(view(table)["left"]) == Counter(LAYER_1)
    lay_layer(table, LAYER_1)
    assert Counter(view(table)["left"]) == Counter(MIDDLE.split())
    with pytest.raises(IllegalAction):
        table.say("take tutankhamun")


@pytest.mark.rule("tutankhamun/13")
def test_a_layer_covers_every_square_once() -> None:
    table = laying()
    lay(table, a1="earth")
    assert [(note.kind, note.details) for note in table.notes] == [
        ("laid", {"card": "earth", "square": "a1", "layer": 1})
    ]
    assert refused(table, "bracelet", "a1")
    lay_layer(table := laying(), LAYER_1)
    for _ in range(2):
        lay_layer(table, MIDDLE.split())
    assert [shown["layer"] for shown in view(table)["squares"]] == [3] * 16


@pytest.mark.rule("tutankhamun/14")
def test_the_bottom_layer_is_laid_at_will() -> None:
    for square in SQUARES:
        assert not refused(laying(), "tutankhamun", square)
    assert not {"base", "head"} & set(view(laying())["left"])


@pytest.mark.rule("tutankhamun/15")
def test_built_layers_hold_columns_and_snake() -> None:
    rising = laying(cards="rising")
    assert refused(rising, "middle", "a1")
    assert "middle" not in view(laying())["left"]
    assert refused(built(), "middle", "a1")


@pytest.mark.rule("tutankhamun/16")
def test_everybody_may_look_up_the_contents_of_the_layers() -> None:
    for table in (laying(), digging()):
        for number in (1, 2):
            contents = view(table, number)["contents"]
            assert [sum(card["count"] for card in layer) for layer in contents] == [16] * 5
            assert {"card": "pectoral", "count": 1, "value": 4} in contents[4]


@pytest.mark.rule("tutankhamun/17")
def test_all_six_column_cards_belong_to_a_column() -> None:
    table = built()
    left = view(table)["left"]
    assert (left["base"], left["middle"], left["top"]) == (2, 2, 2)
    lay(table, a1="base", b1="middle", c1="top", a2="base")
    table.say("take middle")
    assert table.legal_texts() == ["lay b2", "lay a3"]


@pytest.mark.rule("tutankhamun/18")
def test_columns_are_three_and_three_or_two_and_four() -> None:
    table = built()
    lay(table, a1="base", b1="middle", c1="middle", d1="top", a3="base", a2="top")
    assert refused(table, "head", "b1")
    table = built()
    lay(table, a1="base", a2="top", c1="base")
    assert refused(table, "top", "d1"), "two columns of two would leave two middles over"


@pytest.mark.rule("tutankhamun/19")
def test_columns_lie_straight_either_way_round() -> None:
    for top, bottom in (("base", "top"), ("top", "base")):
        table = built()
        lay(table, a1=top, a2="middle")
        assert not refused(table, bottom, "a3")
    table = built()
    lay(table, d1="base", d2="middle", d3="top", a1="base", a2="middle")
    table.say("take top")
    assert table.legal_texts() == ["lay a3"]


@pytest.mark.rule("tutankhamun/20")
def test_the_snake_is_straight() -> None:
    table = built()
    lay(table, a1="head", a2="body")
    assert not refused(table, "tail", "a3")
    assert refused(table, "tail", "b2")
    for corner in ("a1", "d1", "a4", "d4"):
        assert refused(built(), "body", corner)


@pytest.mark.rule("tutankhamun/21")
def test_the_snake_may_be_bent_by_option() -> None:
    table = built(snake="bent")
    lay(table, a1="head", a2="body")
    assert not refused(table, "tail", "b2")
    table = built(snake="bent")
    lay(table, a1="head")
    assert refused(table, "body", "b2")


def finished_structures(table: Table) -> int:
    """How many different layers of columns and snake legal laying can reach, counted by laying
    every square in turn, with the other objects alike."""
    total = 0
    state = table.state
    assert isinstance(state, Tray)
    waiting: list[tuple[Tray, int]] = [(state, 0)]
    while waiting:
        tray, square = waiting.pop()
        if square == len(SQUARES):
            total += 1
            continue
        others = 0
        for action in tray.legal():
            kind = action - TAKE
            if kind >= OTHER and others:
                continue
            taken = tray.clone()
            taken.apply(action)
            if LAY + square in taken.legal():
                taken.apply(LAY + square)
                waiting.append((taken, square + 1))
            others += kind >= OTHER
    return total


@pytest.mark.rule("tutankhamun/22")
@pytest.mark.parametrize(("snake", "count"), [("straight", 8064), ("bent", 23808)])
def test_legal_laying_reaches_every_structure_and_no_other(snake: str, count: int) -> None:
    assert finished_structures(built(snake=snake)) == count
    forms = layouts(snake == "bent").forms
    assert len(set(forms)) == len(forms) == count
    assert layouts(snake == "bent").everything().number == count


@pytest.mark.rule("tutankhamun/22")
def test_there_are_784_pairs_of_columns() -> None:
    pairs = {bytes(form if form < 3 else OTHER for form in each) for each in layouts(True).forms}
    assert len(pairs) == 784


@pytest.mark.rule("tutankhamun/23")
def test_the_other_cards_go_anywhere_on_the_squares_left() -> None:
    table = built()
    lay(table, a1="base", b1="middle", c1="top", a2="base", b2="middle", c2="top")
    lay(table, a3="head", b3="body", c3="tail")
    free = ["d1", "d2", "d3", "a4", "b4", "c4", "d4"]
    others = ["alabaster", "bracelet", "pectoral", "mosquito", "scorpion"]
    for card in others:
        table.say(f"take {card}")
        assert table.legal_texts() == [f"lay {square}" for square in free]
        table.undo(table.actor)
    ways = factorial(7)
    for count in view(table)["left"].values():
        ways //= factorial(count)
    assert ways == 1260


@pytest.mark.rule("tutankhamun/24")
def test_every_card_must_leave_a_way_to_finish() -> None:
    assert refused(built(), "middle", "a1")
    straight, bent = built(), built(snake="bent")
    for table in (straight, bent):
        lay(table, a1="alabaster", b2="bracelet", c3="pectoral")
    assert refused(straight, "mosquito", "d4")
    assert not refused(bent, "mosquito", "d4")


@pytest.mark.rule("tutankhamun/25")
def test_a_covered_card_is_in_nobodys_view() -> None:
    table = built()
    before = view(table)["squares"][SQUARES.index("b2")]
    assert before == {"layer": 1, "card": LAYER_1[5], "barred": None}
    lay(table, b2="bracelet")
    for number in (1, 2):
        shown = view(table, number)
        assert "ground" not in shown
        assert shown["squares"][SQUARES.index("b2")]["card"] == "bracelet"
        assert all(name is None for row in shown["uncovered"] for name in row)


@pytest.mark.rule("tutankhamun/25")
def test_what_lies_covered_makes_no_difference_to_any_view() -> None:
    one, two = laying(), laying()
    lay_layer(one, LAYER_1)
    lay_layer(two, LAYER_1[::-1])
    for table in (one, two):
        for _ in range(4):
            lay_layer(table, MIDDLE.split())
        table.say("turn 0")
    assert everything(one) != everything(two)
    assert [view(one, number) for number in (1, 2)] == [view(two, number) for number in (1, 2)]


@pytest.mark.rule("tutankhamun/26")
def test_chance_may_lay_the_layers_unseen() -> None:
    table = digging()
    assert seat(table) == 2 and "dig a1" in table.legal_texts()
    assert all(name is None for row in everything(table)["ground"] for name in row)
    table.say("dig a1")
    weights = {GAME.notation.text(action): n for action, n in table.state.outcomes()}
    total = sum(weights.values())
    forms = layouts(False).forms
    for kind, name in enumerate(("base", "middle", "top", "head", "body", "tail")):
        lying = sum(form[0] == kind for form in forms)
        assert weights.get(f"uncover {name}", 0) * len(forms) == lying * total
    free = sum(form[0] == OTHER for form in forms)
    assert weights["uncover mosquito"] * 7 * len(forms) == 2 * free * total
