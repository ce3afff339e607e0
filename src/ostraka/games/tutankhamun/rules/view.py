"""What a seat may know of a position, built from nothing. Numbers as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ostraka.core.play import EVERYONE, Options, Seat
from ostraka.games.tutankhamun.rules.box import (
    ALL,
    ANY,
    COVER,
    EARTH,
    KINDS,
    LAYERS,
    UNKNOWN,
    CardSet,
)
from ostraka.games.tutankhamun.rules.chapters import memory
from ostraka.games.tutankhamun.rules.steps import TASKS

if TYPE_CHECKING:
    from ostraka.games.tutankhamun.rules.position import Tray


class SquareView(TypedDict):
    """What lies open on a square: the layer that is visible there (0: none), its card, and the
    seat whose barricade bars it."""

    layer: int
    card: str | None
    barred: Seat | None


class CardView(TypedDict):
    """One kind of card in a layer."""

    card: str
    count: int
    value: int


class PlayerView(TypedDict):
    """What a player owns."""

    money: int
    scarabs: int
    barricades: int
    out: bool


class TrayView(TypedDict):
    """What a seat may know. All views are alike (ruling 78), but for the cards that the option
    `memory` lets a seat remember: `laid` holds them where they were laid, before the tray was
    turned (ruling 80). `ground` and `quarters` are for EVERYONE."""

    you: Seat
    options: Options
    task: str
    turn: Seat
    laying: int
    hand: str | None
    left: dict[str, int]
    squares: list[SquareView]
    uncovered: list[list[str | None]]
    contents: list[list[CardView]]
    players: list[PlayerView]
    square: int | None
    stake: int
    aside: int
    passes: int
    hidden: int
    ending: str
    laid: NotRequired[list[list[str | None]]]
    ground: NotRequired[list[list[str | None]]]
    quarters: NotRequired[int]


def view_of(s: Tray, seat: Seat) -> TrayView:
    """What lies open and what was uncovered; a covered card is in nobody's view (25)."""
    view: TrayView = {
        "you": seat,
        "options": dict(s.terms.options),
        "task": TASKS[s.task],
        "turn": s.turn,
        "laying": s.layer + 1 if s.layer < LAYERS else 0,
        "hand": _name(s.hand),
        "left": {KINDS[kind]: count for kind, count in enumerate(s.left) if count},
        "squares": [_square(s, square) for square in range(ALL)],
        "uncovered": [
            [_uncovered(s, layer, square) for square in range(ALL)] for layer in range(LAYERS)
        ],
        "contents": [contents(s.terms.cards, layer) for layer in range(LAYERS)],
        "players": [
            {
                "money": s.money[player],
                "scarabs": s.scarabs[player],
                "barricades": s.barricades[player],
                "out": s.out[player],
            }
            for player in range(len(s.money))
        ],
        "square": s.square if s.square != UNKNOWN else None,
        "stake": s.stake,
        "aside": s.aside,
        "passes": s.passes,
        "hidden": s.hidden,
        "ending": s.why,
    }
    if seat == EVERYONE:
        view["ground"] = [
            [_name(s.ground[layer * ALL + square]) for square in range(ALL)]
            for layer in range(LAYERS)
        ]
        view["quarters"] = s.quarters
    elif memory.remembers_something(s, seat):
        view["laid"] = [[_name(kind) for kind in row] for row in memory.as_laid(s, seat)]
    return view


def _square(s: Tray, square: int) -> SquareView:
    height = s.height[square]
    if height == COVER:
        card = _name(EARTH)
    else:
        card = _name(s.ground[(height - 1) * ALL + square]) if height else None
    return {
        "layer": height,
        "card": card,
        "barred": s.bars.index(square) if square in s.bars else None,
    }


def _uncovered(s: Tray, layer: int, square: int) -> str | None:
    """The open tally of the digging (ruling 79); while laying nothing is uncovered."""
    if s.layer < LAYERS or s.height[square] > layer + 1:
        return None
    return _name(s.ground[layer * ALL + square])


def contents(cards: CardSet, layer: int) -> list[CardView]:
    """The lost picture of the layers, open to everybody (ruling 16)."""
    return [
        {
            "card": KINDS[kind],
            "count": cards.count[layer * ANY + kind],
            "value": cards.value[layer * ANY + kind],
        }
        for kind in range(ANY)
        if cards.count[layer * ANY + kind]
    ]


def _name(kind: int) -> str | None:
    return KINDS[kind] if kind != UNKNOWN else None
