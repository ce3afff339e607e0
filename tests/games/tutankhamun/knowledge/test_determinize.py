"""Positions drawn from a view are as likely as they should be."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from games.tutankhamun.enumeration import arrangements, complete
from games.tutankhamun.position import GAME
from kit import chi_square_limit
from ostraka.core.play import CHANCE, EVERYONE
from ostraka.core.table import settle
from ostraka.games.tutankhamun.knowledge.odds import odds
from ostraka.games.tutankhamun.rules.box import SQUARES
from ostraka.games.tutankhamun.rules.notation import DIG
from ostraka.games.tutankhamun.rules.position import Tray
from ostraka.games.tutankhamun.rules.view import TrayView

Layer = tuple[str, ...]


def dug(layer: int, known: int, seed: int, **options: str) -> Tray:
    """A position in which so many squares of a layer were uncovered, and all above it."""
    rng = Random(seed)
    state = GAME.setup(2, settle(GAME, {"laying": "shuffled", **options}))
    assert isinstance(state, Tray)
    squares = rng.sample(range(16), known)
    while any(state.height[square] > layer for square in squares):
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            state.money = [99, 99]  # nobody goes out
        else:
            open_squares = [square for square in squares if state.height[square] > layer]
            digs = [DIG + square for square in open_squares if DIG + square in state.legal()]
            state.apply(rng.choice(digs) if digs else state.legal()[-1])
    return state


def consistent(tray: Tray, layer: int) -> list[Layer]:
    """Every way the layer can lie, by trying."""
    view = tray.view(0)
    known = view["uncovered"][layer - 1]
    left = Counter({card["card"]: card["count"] for card in view["contents"][layer - 1]})
    left -= Counter(name for name in known if name is not None)
    if not tray.terms.cards.built[layer - 1]:
        return list(arrangements(list(known), left))
    return complete(known, left, view["options"]["snake"] == "bent")


def drawn_layer(tray: Tray, layer: int) -> Layer:
    row = tray.view(EVERYONE)["ground"][layer - 1]
    return tuple(str(name) for name in row)


POSITIONS = [
    pytest.param(5, 8, 1, {}, id="top layer"),
    pytest.param(4, 8, 6, {}, id="second layer"),
    pytest.param(3, 8, 1, {"snake": "bent"}, id="bent snake"),
    pytest.param(2, 8, 5, {"cards": "rising"}, id="rising cards"),
    pytest.param(1, 8, 2, {"cards": "rising"}, id="built bottom layer"),
    pytest.param(1, 12, 2, {}, id="free bottom layer"),
]


@pytest.mark.parametrize(("layer", "known", "seed", "options"), POSITIONS)
def test_every_possible_layer_is_drawn_equally_often(
    layer: int, known: int, seed: int, options: dict[str, str]
) -> None:
    tray = dug(layer, known, seed, **options)
    possible = consistent(tray, layer)
    assert len(possible) >= 24
    draws = 30 * len(possible)
    draw = GAME.determinize(tray.view(0))
    rng = Random(seed)
    count = Counter(drawn_layer(cast(Tray, draw(rng)), layer) for _ in range(draws))
    assert set(count) <= set(possible)
    chi_square = sum((count[each] - 30) ** 2 / 30 for each in possible)
    assert chi_square < chi_square_limit(len(possible) - 1)


@pytest.mark.parametrize(("layer", "known", "seed", "options"), POSITIONS)
def test_the_odds_are_exact(layer: int, known: int, seed: int, options: dict[str, str]) -> None:
    tray = dug(layer, known, seed, **options)
    while tray.actor() == CHANCE:
        tray.apply(tray.sample(Random(0)))
    possible = consistent(tray, layer)
    found = odds(tray.view(0))
    checked = 0
    for square, name in enumerate(SQUARES):
        if tray.height[square] == layer + 1 and name in found:
            count = Counter(cards[square] for cards in possible)
            expected = {card: n / len(possible) for card, n in count.items()}
            assert found[name]["cards"] == pytest.approx(expected)
            checked += 1
    assert checked or layer < 5


def test_a_wholly_hidden_layer_is_drawn_uniformly_over_the_layouts() -> None:
    """Where the mask's square and the snake's head lie, over all sixteen squares."""
    state = GAME.setup(2, settle(GAME, {"laying": "shuffled"}))
    draw = GAME.determinize(state.view(0))
    rng = Random(9)
    layers = [cast(TrayView, draw(rng).view(EVERYONE))["ground"] for _ in range(3200)]
    masks = Counter(ground[0].index("tutankhamun") for ground in layers)
    assert sum((masks[at] - 200) ** 2 / 200 for at in range(16)) < chi_square_limit(15)
    forms = cast(Tray, state).terms.layouts.forms
    heads = Counter(form.index(3) for form in forms)
    found = Counter(ground[4].index("head") for ground in layers)
    chi_square = sum(
        (found[at] - 3200 * heads[at] / len(forms)) ** 2 / (3200 * heads[at] / len(forms))
        for at in range(16)
        if heads[at]
    )
    assert chi_square < chi_square_limit(sum(n > 0 for n in heads.values()) - 1)
