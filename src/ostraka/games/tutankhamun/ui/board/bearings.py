"""Which way columns and snake lie, as far as it can be told from what lies open.

A view has no directions (ruling 29), so they are worked out: a part is turned if it lies the same
way in all layouts that agree with what is known, else it is drawn upright.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from ostraka.games.tutankhamun.rules.box import (
    ALL,
    BODY,
    HEAD,
    KINDS,
    LAYERS,
    MIDDLE,
    OTHER,
    SIZE,
    TAIL,
    UNKNOWN,
)
from ostraka.games.tutankhamun.rules.chapters.layouts import column_pairs, columns, snakes
from ostraka.games.tutankhamun.rules.view import TrayView

ANGLES: Final = {-SIZE: 0, 1: 90, SIZE: 180, -1: 270}
"""The way to each neighbour, clockwise from above."""

Lie: TypeAlias = tuple[str, int]
"""The picture of a part and how far it is turned."""


class Form(NamedTuple):
    """A column or a snake in its place."""

    parts: dict[int, int]
    lies: dict[int, Lie]
    squares: int  # the same as bits


def bearings(view: TrayView) -> list[dict[int, Lie]]:
    """For every layer, how the known parts lie on their squares."""
    bent = view["options"]["snake"] == "bent"
    return [_told(tuple(known(view, layer)), bent) for layer in range(LAYERS)]


def known(view: TrayView, layer: int) -> list[int]:
    """What is known of a layer: what was uncovered there, and what lies open while laying."""
    names = list(view["uncovered"][layer])
    for square, shown in enumerate(view["squares"]):
        if shown["layer"] == layer + 1:
            names[square] = shown["card"]
    return [KINDS.index(name) if name is not None else UNKNOWN for name in names]


@lru_cache(maxsize=512)
def _told(known: tuple[int, ...], bent: bool) -> dict[int, Lie]:
    parts = {square: kind for square, kind in enumerate(known) if UNKNOWN < kind < OTHER}
    if not parts:
        return {}
    first: dict[int, Lie] = {}
    seen: dict[int, set[Lie]] = {square: set() for square in parts}
    for layout in _layouts(known, parts, bent):
        lies = {square: lie for form in layout for square, lie in form.lies.items()}
        first = first or lies
        for square in parts:
            seen[square].add(_unsided(known[square], lies[square]))
    if UNKNOWN not in known and first:  # all lies open: what fits is as good as what was meant
        return {square: first[square] for square in parts}
    return {
        square: next(iter(lies)) if len(lies) == 1 else (KINDS[parts[square]], 0)
        for square, lies in seen.items()
    }


def _layouts(known: tuple[int, ...], parts: dict[int, int], bent: bool) -> list[list[Form]]:
    """Every way to lay two columns and the snake that agrees with what is known."""
    in_columns = sum(1 << square for square, kind in parts.items() if kind < HEAD)
    in_snake = sum(1 << square for square, kind in parts.items() if kind >= HEAD)

    pairs = column_pairs(*(_fitting(_columns(length), known) for length in (2, 3, 4)))
    both = [
        (one, two, one.squares | two.squares)
        for one, two in pairs
        if not one.squares & two.squares and not in_columns & ~(one.squares | two.squares)
    ]
    rest = [snake for snake in _fitting(_snakes(bent), known) if not in_snake & ~snake.squares]
    return [
        [one, two, snake] for one, two, taken in both for snake in rest if not taken & snake.squares
    ]


def _fitting(forms: list[Form], known: tuple[int, ...]) -> list[Form]:
    return [
        form
        for form in forms
        if all(known[square] in (UNKNOWN, kind) for square, kind in form.parts.items())
    ]


@cache
def _columns(length: int) -> list[Form]:
    """A column's parts all point from its base to its top."""
    forms = []
    for parts in columns(length):
        squares = list(parts)
        angle = ANGLES[squares[1] - squares[0]]
        lies = {square: (KINDS[kind], angle) for square, kind in parts.items()}
        forms.append(Form(parts, lies, _bits(parts)))
    return forms


@cache
def _snakes(bent: bool) -> list[Form]:
    """Head and tail point as the snake crawls; a body that turns has a picture of its own, which
    joins the squares above and to the right."""
    forms = []
    for parts in snakes(bent):
        head, body, tail = parts
        to_head, from_tail = ANGLES[head - body], ANGLES[body - tail]
        to_tail = ANGLES[tail - body]
        turned = (KINDS[BODY], to_head)
        if to_head != from_tail:
            clockwise = (to_tail - to_head) % 360 == 90
            turned = ("bend", to_head if clockwise else to_tail)
        lies = {head: (KINDS[HEAD], to_head), body: turned, tail: (KINDS[TAIL], from_tail)}
        forms.append(Form(parts, lies, _bits(parts)))
    return forms


def _bits(parts: dict[int, int]) -> int:
    return sum(1 << square for square in range(ALL) if square in parts)


def _unsided(kind: int, lie: Lie) -> Lie:
    """Shaft and body look alike from both ends, so half a turn tells nothing."""
    name, angle = lie
    return (name, angle % 180) if kind in (MIDDLE, BODY) and name != "bend" else lie
