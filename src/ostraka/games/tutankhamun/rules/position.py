"""A position: what lies in the tray, what the players own, and who must do what next."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, OVER, Action, Notes, Options, Seat, State
from ostraka.games.tutankhamun.rules import dispatch
from ostraka.games.tutankhamun.rules.box import (
    CARD_SETS,
    CardSet,
)
from ostraka.games.tutankhamun.rules.chapters import memory
from ostraka.games.tutankhamun.rules.chapters.layouts import Fit, Layouts, layouts
from ostraka.games.tutankhamun.rules.scoring import score
from ostraka.games.tutankhamun.rules.steps import FINISHED, TURNING, UNCOVERING
from ostraka.games.tutankhamun.rules.view import TrayView, view_of


class Terms:
    """What a table's options settle for the whole game; shared by all its positions."""

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
    """Return the terms for a table's options."""
    return Terms(
        options,
        next(cards for cards in CARD_SETS if cards.name == options["cards"]),
        layouts(options["snake"] == "bent"),
        options["laying"] == "shuffled",
        options["refusal"] == "on",
    )


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
        self.aside = aside  # coins set aside in this turn
        self.passes = passes  # in immediate succession
        self.hidden = hidden  # cards with points still covered
        self.quarters = quarters  # quarter turns of the tray, which nobody sees
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
        return dispatch.choices(self)

    def outcomes(self) -> list[tuple[Action, int]]:
        return dispatch.outcomes(self)

    def sample(self, rng: Random) -> Action:
        return dispatch.sample(self, rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        dispatch.play(self, action, notes)

    def scores(self) -> list[tuple[int, ...]]:
        return [score(money, out) for money, out in zip(self.money, self.out, strict=True)]

    def ending(self) -> str:
        return self.why

    def view(self, seat: Seat) -> TrayView:
        return view_of(self, seat)
