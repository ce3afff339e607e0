"""Which way columns and snake are drawn: what can be told from what lies open, and no more."""

from __future__ import annotations

from random import Random
from typing import cast

import kit
from ostraka.core.play import EVERYONE, WATCHER
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.tutankhamun.rules.box import SQUARES
from ostraka.games.tutankhamun.rules.view import TrayView
from ostraka.games.tutankhamun.ui.board.bearings import bearings

GAME = game("tutankhamun")
EMPTY: list[str | None] = [None] * 16


def told(layer: dict[str, str], snake: str = "straight") -> dict[str, tuple[str, int]]:
    """How the parts lie if a layer's known squares are these."""
    view = cast(TrayView, Table(GAME, 2, {"laying": "shuffled", "snake": snake}).view(WATCHER))
    row = EMPTY[:]
    for square, card in layer.items():
        row[SQUARES.index(square)] = card
    view["uncovered"] = [row, *view["uncovered"][1:]]
    return {SQUARES[square]: lie for square, lie in bearings(view)[0].items()}


def test_a_part_alone_is_drawn_upright() -> None:
    assert told({"b2": "base"}) == {"b2": ("base", 0)}
    assert told({"c3": "head"}) == {"c3": ("head", 0)}


def test_a_column_points_from_its_base_to_its_top() -> None:
    lying = told({"a1": "base", "b1": "middle", "c1": "top", "d1": "scorpion"})
    assert lying == {"a1": ("base", 90), "b1": ("middle", 90), "c1": ("top", 90)}
    standing = told({"a1": "top", "a2": "middle", "a3": "base", "b3": "scorpion", "b2": "earth"})
    assert standing["a3"] == ("base", 0)


def test_what_is_ruled_out_tells_too() -> None:
    """A base in a corner with another card beside it can only stand the other way."""
    assert told({"a4": "base"}) == {"a4": ("base", 0)}
    assert told({"a4": "base", "a3": "mosquito"}) == {"a4": ("base", 90)}


def test_a_shaft_has_an_axis_but_no_ends() -> None:
    assert told({"b1": "middle", "b2": "mosquito"}) == {"b1": ("middle", 90)}
    assert told({"b2": "middle"}) == {"b2": ("middle", 0)}


def test_a_snake_crawls_towards_its_head() -> None:
    lying = told({"d2": "head", "c2": "body", "b2": "tail"})
    assert lying == {"d2": ("head", 90), "c2": ("body", 90), "b2": ("tail", 90)}


def test_a_bent_body_joins_its_neighbours() -> None:
    """Its picture comes from above and leaves to the right."""
    layer = {"b1": "head", "b2": "body", "c2": "tail"}
    assert told(layer, "bent") == {"b1": ("head", 0), "b2": ("bend", 0), "c2": ("tail", 270)}
    layer = {"b3": "head", "b2": "body", "a2": "tail"}
    assert told(layer, "bent") == {"b3": ("head", 180), "b2": ("bend", 180), "a2": ("tail", 90)}


def test_a_part_is_turned_only_if_it_joins_its_neighbours_in_every_possible_layer() -> None:
    """Whole layers are drawn behind what lies open, and each must fit the picture."""
    rng = Random("bearings")
    turned = 0
    for options in kit.every_option(GAME):
        state = GAME.setup(2, options)
        for _ in kit.walk(state, rng):
            view = cast(TrayView, state.view(WATCHER))
            if view["laying"] or rng.random() > 0.1:
                continue
            ground = cast(TrayView, GAME.determinize(view)(rng).view(EVERYONE))["ground"]
            for layer, lies in enumerate(bearings(view)):
                for square, (name, angle) in lies.items():
                    if angle:  # upright may also mean that nobody can tell
                        turned += 1
                        assert joined(name, angle, square, ground[layer])
    assert turned > 300


def joined(name: str, angle: int, square: int, layer: list[str | None]) -> bool:
    """Whether what lies ahead and behind of a part continues it."""
    ahead, behind = beside(square, angle, layer), beside(square, angle + 180, layer)
    if name == "bend":
        return {ahead, beside(square, angle + 90, layer)} == {"head", "tail"}
    return {
        "base": ahead in ("middle", "top"),
        "top": behind in ("middle", "base"),
        "middle": {ahead, behind} <= {"base", "middle", "top"},
        "head": behind == "body",
        "tail": ahead == "body",
        "body": {ahead, behind} == {"head", "tail"},
    }[name]


def beside(square: int, angle: int, layer: list[str | None]) -> str | None:
    """What lies next to a square in a direction, clockwise from above."""
    right, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[angle // 90 % 4]
    column, row = square % 4 + right, square // 4 + down
    return layer[row * 4 + column] if 0 <= column < 4 and 0 <= row < 4 else None
