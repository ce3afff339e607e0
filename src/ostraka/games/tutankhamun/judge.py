"""What a position is worth and what a sensible digger does, by what lies open to everybody."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import mypyc_attr

from ostraka.core.play import Action, State
from ostraka.games.tutankhamun.components import (
    ALL,
    ANY,
    CARD_SETS,
    LAYERS,
    PASS_FEE,
    START_MONEY,
    CardSet,
)
from ostraka.games.tutankhamun.notation import BAR, BAR_NONE, DIG, PASS, SCARAB
from ostraka.games.tutankhamun.state import Tray
from ostraka.games.tutankhamun.tasks import BARRING, BEGINNING, DIGGING

SCARAB_WORTH: Final = 2.0
"""Coins that an unused scarab brings while nothing is uncovered; the less is hidden, the less."""
BARRICADE_WORTH: Final = 1.0
RUIN: Final = 4.0  # coins: who is out ranks behind one who owns nothing
SHARPNESS: Final = 3.0
"""How strictly a sensible player goes by what a choice promises."""


@mypyc_attr(acyclic=True)
class Prospect:
    """What the cards that a layer still hides promise to a digger: how many they are, how many
    are dangers, what the treasures bring and what the dangers cost together."""

    __slots__ = ("cards", "cost", "dangers", "gain")

    def __init__(self, cards: int, dangers: int, gain: int, cost: int) -> None:
        self.cards = cards
        self.dangers = dangers
        self.gain = gain
        self.cost = cost

    def count(self, value: int, cards: int) -> None:
        self.cards += cards
        if value > 0:
            self.gain += value * cards
        elif value < 0:
            self.dangers += cards
            self.cost -= value * cards

    def gamble(self, stake: int, aside: int, money: int) -> float:
        """Coins that a dig here wins on average, the coins laid aside being at risk."""
        if self.cards == 0:
            return 0.0
        fear = RUIN if self.cost * stake > money * self.dangers else 0.0
        coins = (self.gain - self.cost) * stake - self.dangers * aside
        return (coins - fear * self.dangers) / self.cards


def whole(cards: CardSet) -> list[Prospect]:
    """The prospects of layers that nobody has touched, layer 1 first."""
    found = [Prospect(0, 0, 0, 0) for _ in range(LAYERS)]
    for at, value in enumerate(cards.value):
        found[at // ANY].count(value, cards.count[at])
    return found


WHOLE: Final = {cards.name: whole(cards) for cards in CARD_SETS}


def prospects(tray: Tray) -> list[Prospect]:
    """The prospect of every layer, layer 1 first, after what has been uncovered."""
    found = [Prospect(p.cards, p.dangers, p.gain, p.cost) for p in WHOLE[tray.terms.cards.name]]
    height = tray.height
    ground = tray.ground
    value = tray.terms.cards.value
    for square in range(ALL):
        for layer in range(height[square] - 1, LAYERS):
            found[layer].count(value[layer * ANY + ground[layer * ALL + square]], -1)
    return found


def judge(state: State) -> list[float]:
    """Money, coins laid aside, and what unused scarabs may still bring."""
    tray = cast(Tray, state)
    scarab = scarab_worth(tray)
    expected = []
    for seat in range(len(tray.money)):
        own = tray.money[seat] + scarab * tray.scarabs[seat]
        if tray.out[seat]:
            own = -RUIN
        elif seat == tray.turn:
            own += tray.aside
        expected.append(own)
    return expected


def scarab_worth(tray: Tray) -> float:
    return SCARAB_WORTH * tray.hidden / (LAYERS * ALL)


def habit(state: State, legal: list[Action]) -> list[float]:
    """Dig where it promises most, stop or pass where it promises too little; who has forgotten how
    the layers lie may lay them as he likes."""
    tray = cast(Tray, state)
    if tray.task == BEGINNING or tray.task == DIGGING:
        return _lean_to_dig(tray, legal)
    if tray.task == BARRING:
        return _lean_to_bar(tray, legal)
    return []


def _lean_to_dig(tray: Tray, legal: list[Action]) -> list[float]:
    """Squares that are equally deep promise the same: together they count as one choice."""
    found = prospects(tray)
    height = tray.height
    alike = [0] * LAYERS
    for action in legal:
        if DIG <= action < DIG + ALL:
            alike[height[action - DIG] - 2] += 1
    money = tray.money[tray.turn]
    best = -100.0
    by_layer = [0.0] * LAYERS
    for layer in range(LAYERS):
        if alike[layer]:
            promise = found[layer].gamble(tray.stake, tray.aside, money)
            best = max(best, promise)
            by_layer[layer] = _weight(promise) / alike[layer]
    weights = []
    for action in legal:
        if DIG <= action < DIG + ALL:
            weights.append(by_layer[height[action - DIG] - 2])
        elif action == PASS:
            weights.append(_weight(float(-PASS_FEE)))
        elif action == SCARAB:
            weights.append(_weight(best - scarab_worth(tray)))
        else:
            weights.append(1.0)
    return weights


def _lean_to_bar(tray: Tray, legal: list[Action]) -> list[float]:
    """Keep from the others what promises more than the barricade may be good for later."""
    promise = [prospect.gamble(1, 0, START_MONEY) for prospect in prospects(tray)]
    height = tray.height
    weights = []
    for action in legal:
        if action == BAR_NONE:
            weights.append(float(len(legal)))
        else:
            weights.append(_weight(promise[height[action - BAR] - 2] - BARRICADE_WORTH))
    return weights


def _weight(gain: float) -> float:
    """A coin more, many times the leaning; to stop, which gains nothing, has the weight 1."""
    return exp(SHARPNESS * gain)
