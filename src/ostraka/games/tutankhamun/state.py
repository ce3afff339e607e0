"""A position: what lies in the tray, what the players own, and who must do what next."""

from __future__ import annotations

from random import Random
from typing import Final, NotRequired, TypedDict

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, EVERYONE, OVER, Action, Notes, Options, Seat, State
from ostraka.games.tutankhamun import memory, rules
from ostraka.games.tutankhamun.components import (
    ALL,
    ANY,
    CARD_SETS,
    EARTH,
    KINDS,
    LAYERS,
    UNKNOWN,
    CardSet,
)
from ostraka.games.tutankhamun.layouts import Fit, Layouts, layouts
from ostraka.games.tutankhamun.tasks import FINISHED, TASKS, TURNING, UNCOVERING

COVER: Final = LAYERS + 1
"""The number of the plain layer on top, and the height of a square that nobody touched."""


class Terms:
    """What the options settle for a whole game; shared by all its positions."""

    def __init__(
        self, options: Options, cards: CardSet, layouts: Layouts, shuffled: bool, refusal: bool
    ) -> None:
        self.options = options
        self.cards = cards
        self.layouts = layouts
        self.shuffled = shuffled
        self.refusal = refusal
        self.remembered = not shuffled and options["memory"] != memory.NONE
        """Whether any seat is told a covered layer again."""


def terms_of(options: Options) -> Terms:
    """The terms that a table's options mean."""
    return Terms(
        options,
        next(cards for cards in CARD_SETS if cards.name == options["cards"]),
        layouts(options["snake"] == "bent"),
        options["laying"] == "shuffled",
        options["refusal"] == "on",
    )


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


@mypyc_attr(acyclic=True)
class Tray(State):
    """A position. `ground` holds the card of every layer and square, at layer * ALL + square
    with layer 1 as 0; UNKNOWN where none was laid, or where chance has not decided yet."""

    __slots__ = (
        "aside",
        "barricades",
        "bars",
        "fits",
        "ground",
        "hand",
        "height",
        "hidden",
        "layer",
        "left",
        "money",
        "out",
        "passes",
        "quarters",
        "scarabs",
        "square",
        "stake",
        "task",
        "terms",
        "turn",
        "why",
    )

    def __init__(
        self,
        terms: Terms,
        task: int,
        turn: Seat,
        layer: int,
        hand: int,
        fits: list[Fit],
        left: list[int],
        ground: list[int],
        height: list[int],
        money: list[int],
        scarabs: list[int],
        barricades: list[int],
        bars: list[int],
        out: list[bool],
        square: int,
        stake: int,
        aside: int,
        passes: int,
        hidden: int,
        quarters: int,
        why: str,
    ) -> None:
        self.terms = terms
        self.task = task  # what must happen next; nothing else decides who is to act
        self.turn = turn
        self.layer = layer  # being laid, layer 1 as 0
        self.hand = hand  # kind taken up to be laid
        self.fits = fits  # what each layer can be, by the cards laid or uncovered in it
        self.left = left  # cards of that layer still to be laid, by kind
        self.ground = ground
        self.height = height  # cards lying on each square
        self.money = money
        self.scarabs = scarabs
        self.barricades = barricades
        self.bars = bars  # square barred by each seat, or UNKNOWN
        self.out = out
        self.square = square  # where the shovel is
        self.stake = stake  # what points count: once, or twice with a scarab
        self.aside = aside  # coins laid aside in this turn
        self.passes = passes  # in immediate succession
        self.hidden = hidden  # cards with points still covered
        self.quarters = quarters  # so often the tray was turned, unseen by all
        self.why = why

    def clone(self) -> Tray:
        return Tray(
            self.terms,
            self.task,
            self.turn,
            self.layer,
            self.hand,
            self.fits[:],
            self.left[:],
            self.ground[:],
            self.height[:],
            self.money[:],
            self.scarabs[:],
            self.barricades[:],
            self.bars[:],
            self.out[:],
            self.square,
            self.stake,
            self.aside,
            self.passes,
            self.hidden,
            self.quarters,
            self.why,
        )

    def actor(self) -> Seat:
        if self.task == UNCOVERING or self.task == TURNING:
            return CHANCE
        return OVER if self.task == FINISHED else self.turn

    def legal(self) -> list[Action]:
        return rules.choices(self)

    def outcomes(self) -> list[tuple[Action, int]]:
        return rules.outcomes(self)

    def sample(self, rng: Random) -> Action:
        return rules.sample(self, rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        rules.play(self, action, notes)

    def scores(self) -> list[tuple[int, ...]]:
        """Money; who went out ranks behind one who owns nothing (rulings 75 to 77)."""
        return [(money, 0 if out else 1) for money, out in zip(self.money, self.out, strict=True)]

    def ending(self) -> str:
        return self.why

    def view(self, seat: Seat) -> TrayView:
        """What lies open and what was uncovered; a covered card is in nobody's view (25)."""
        view: TrayView = {
            "you": seat,
            "options": dict(self.terms.options),
            "task": TASKS[self.task],
            "turn": self.turn,
            "laying": self.layer + 1 if self.layer < LAYERS else 0,
            "hand": _name(self.hand),
            "left": {KINDS[kind]: count for kind, count in enumerate(self.left) if count},
            "squares": [self._square(square) for square in range(ALL)],
            "uncovered": [
                [self._uncovered(layer, square) for square in range(ALL)] for layer in range(LAYERS)
            ],
            "contents": [contents(self.terms.cards, layer) for layer in range(LAYERS)],
            "players": [
                {
                    "money": self.money[player],
                    "scarabs": self.scarabs[player],
                    "barricades": self.barricades[player],
                    "out": self.out[player],
                }
                for player in range(len(self.money))
            ],
            "square": self.square if self.square != UNKNOWN else None,
            "stake": self.stake,
            "aside": self.aside,
            "passes": self.passes,
            "hidden": self.hidden,
            "ending": self.why,
        }
        if seat == EVERYONE:
            view["ground"] = [
                [_name(self.ground[layer * ALL + square]) for square in range(ALL)]
                for layer in range(LAYERS)
            ]
            view["quarters"] = self.quarters
        elif memory.remembers_something(self, seat):
            view["laid"] = [[_name(kind) for kind in row] for row in memory.as_laid(self, seat)]
        return view

    def _square(self, square: int) -> SquareView:
        height = self.height[square]
        if height == COVER:
            card = _name(EARTH)
        else:
            card = _name(self.ground[(height - 1) * ALL + square]) if height else None
        return {
            "layer": height,
            "card": card,
            "barred": self.bars.index(square) if square in self.bars else None,
        }

    def _uncovered(self, layer: int, square: int) -> str | None:
        """The open tally of the digging (ruling 79); while laying nothing is uncovered."""
        if self.layer < LAYERS or self.height[square] > layer + 1:
            return None
        return _name(self.ground[layer * ALL + square])


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
