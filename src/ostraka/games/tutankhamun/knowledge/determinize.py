"""From what a seat sees to one position that may lie behind it, every one equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from ostraka.core.play import View, below
from ostraka.games.tutankhamun.rules.box import ALL, ANY, KINDS, LAYERS, OTHER, UNKNOWN
from ostraka.games.tutankhamun.rules.chapters.layouts import Fit
from ostraka.games.tutankhamun.rules.chapters.memory import possible_turns, turned
from ostraka.games.tutankhamun.rules.position import Terms, Tray, terms_of
from ostraka.games.tutankhamun.rules.steps import TASKS
from ostraka.games.tutankhamun.rules.view import TrayView


class Layer:
    """What a view tells of one layer: the known squares, the layouts that fit them, and the
    other cards that must lie somewhere on the rest."""

    def __init__(self, known: list[int], fit: Fit | None, others: list[int]) -> None:
        self.known = known
        self.fit = fit  # None where no columns and no snake belong
        self.others = others


def determinize(view: View) -> Callable[[Random], Tray]:
    """Read a view; each call of the result draws the hidden cards.

    Layers that lie complete are drawn uniformly among those that agree with every card that is
    or was visible; those that the seat remembers are turned in one of the ways that agree. The view
    for EVERYONE hides nothing, so its only position is given back.
    """
    seen = cast(TrayView, view)
    tray = visible(seen)
    if "ground" in seen:
        return lambda rng: tray.clone()
    layers = [read_layer(tray, layer) for layer in range(tray.layer)]
    laid = remembered(seen)
    turns = possible_turns(tray, laid) if laid else []

    def draw(rng: Random) -> Tray:
        drawn = tray.clone()
        if laid:
            drawn.quarters = turns[below(rng, len(turns))]
        for number, layer in enumerate(layers):
            if laid and laid[number][0] != UNKNOWN:
                row = turned(laid[number], drawn.quarters)
            else:
                row = draw_layer(layer, rng)
            drawn.ground[number * ALL : (number + 1) * ALL] = row
        return drawn

    return draw


def remembered(view: TrayView) -> list[list[int]]:
    """The cards of each layer that the seat remembers, where they were laid; nothing at all if
    there are none. A layer is laid by one seat, so it is remembered whole or not at all."""
    return [[_kind(name) for name in row] for row in view.get("laid", [])]


def visible(view: TrayView) -> Tray:
    """The position as far as it lies open."""
    terms = terms_of(view["options"])
    layer = view["laying"] - 1 if view["laying"] else LAYERS
    left = [view["left"].get(name, 0) for name in KINDS] if view["laying"] else []
    ground = [UNKNOWN] * (LAYERS * ALL)
    for square, shown in enumerate(view["squares"]):
        if 0 < shown["layer"] <= LAYERS:
            ground[(shown["layer"] - 1) * ALL + square] = _kind(shown["card"])
    for number, row in enumerate(view["uncovered"]):
        for square, name in enumerate(row):
            if name is not None:
                ground[number * ALL + square] = _kind(name)
    open_ground = ground[:]
    for number, row in enumerate(view.get("ground", [])):
        ground[number * ALL : (number + 1) * ALL] = [_kind(name) for name in row]
    if view["laying"]:
        open_ground = ground
    players = view["players"]
    bars = [UNKNOWN] * len(players)
    for square, shown in enumerate(view["squares"]):
        owner = shown["barred"]
        if owner is not None:
            bars[owner] = square
    return Tray(
        terms=terms,
        task=TASKS.index(view["task"]),
        turn=view["turn"],
        layer=layer,
        hand=_kind(view["hand"]),
        fits=[fit(terms, open_ground, number) for number in range(LAYERS)],
        left=left,
        ground=ground,
        height=[shown["layer"] for shown in view["squares"]],
        money=[player["money"] for player in players],
        scarabs=[player["scarabs"] for player in players],
        barricades=[player["barricades"] for player in players],
        bars=bars,
        out=[player["out"] for player in players],
        square=view["square"] if view["square"] is not None else UNKNOWN,
        stake=view["stake"],
        aside=view["aside"],
        passes=view["passes"],
        hidden=view["hidden"],
        quarters=view.get("quarters", 0),
        why=view["ending"],
    )


def fit(terms: Terms, ground: list[int], layer: int) -> Fit:
    """What a layer can be, by the cards in it that lie open or have done so."""
    if not terms.cards.built[layer]:
        return terms.layouts.everything()
    return terms.layouts.fitting(ground[layer * ALL : (layer + 1) * ALL])


def read_layer(tray: Tray, layer: int) -> Layer:
    """What is known of a layer that lies complete."""
    cards = tray.terms.cards
    known = tray.ground[layer * ALL : (layer + 1) * ALL]
    left = cards.left(layer, known)
    others = [kind for kind in range(OTHER, ANY) for _ in range(left[kind])]
    return Layer(known, tray.fits[layer] if cards.built[layer] else None, others)


def draw_layer(layer: Layer, rng: Random) -> list[int]:
    """One layer that agrees with what is known: a layout, and the others in any order."""
    others = layer.others[:]
    forms = layer.fit.draw(rng) if layer.fit is not None else None
    drawn = layer.known[:]
    for square in range(ALL):
        if drawn[square] == UNKNOWN:
            form = forms[square] if forms is not None else OTHER
            if form == OTHER:
                at = below(rng, len(others))
                form = others[at]
                others[at] = others[-1]
                others.pop()
            drawn[square] = form
    return drawn


def _kind(name: str | None) -> int:
    return KINDS.index(name) if name is not None else UNKNOWN
