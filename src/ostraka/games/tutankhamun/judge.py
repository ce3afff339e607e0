"""What a position is worth and what a sensible digger does, by what lies open to everybody."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import Action, State
from ostraka.games.tutankhamun.components import ALL, ANY, LAYERS, PASS_FEE
from ostraka.games.tutankhamun.notation import BAR, DIG, PASS, REFUSE, SCARAB, STOP
from ostraka.games.tutankhamun.state import Tray
from ostraka.games.tutankhamun.tasks import BARRING, BEGINNING, DIGGING

SCARAB_WORTH: Final = 1.5  # coins that an unused scarab brings, later on
RUIN_WORTH: Final = -4.0  # who is out ranks behind one who owns nothing
RARELY: Final = 0.02
"""How much a sensible player leans to what he thinks a mistake."""


class Prospect:
    """What the cards that a layer still hides promise to a digger: how many they are, how many
    are dangers, what the treasures bring and what the dangers cost together."""

    __slots__ = ("cards", "cost", "dangers", "gain")

    def __init__(self) -> None:
        self.cards = 0
        self.dangers = 0
        self.gain = 0
        self.cost = 0

    def gamble(self, stake: int, aside: int, money: int) -> float:
        """Coins that a dig here wins on average, the coins laid aside being at risk."""
        if self.cards == 0:
            return 0.0
        danger = self.dangers / self.cards
        loss = self.cost * stake / self.cards
        fear = (
            RUIN_WORTH * danger
            if self.dangers and self.cost * stake > money * self.dangers
            else 0.0
        )
        return self.gain * stake / self.cards - loss - danger * aside + fear


def prospects(tray: Tray) -> list[Prospect]:
    """The prospect of every layer, layer 1 first."""
    found = []
    height = tray.height
    ground = tray.ground
    for layer in range(LAYERS):
        prospect = Prospect()
        value = tray.terms.cards.value
        count = tray.terms.cards.count
        for kind in range(layer * ANY, (layer + 1) * ANY):
            _count(prospect, value[kind], count[kind])
        for square in range(ALL):
            if height[square] <= layer + 1:
                _count(prospect, value[layer * ANY + ground[layer * ALL + square]], -1)
        found.append(prospect)
    return found


def _count(prospect: Prospect, value: int, cards: int) -> None:
    prospect.cards += cards
    if value > 0:
        prospect.gain += value * cards
    elif value < 0:
        prospect.dangers += cards
        prospect.cost -= value * cards


def judge(state: State) -> list[float]:
    """Money, coins laid aside, and what unused scarabs may still bring."""
    tray = cast(Tray, state)
    expected = []
    for seat in range(len(tray.money)):
        own = float(tray.money[seat]) + SCARAB_WORTH * tray.scarabs[seat]
        if tray.out[seat]:
            own = RUIN_WORTH
        elif seat == tray.turn:
            own += tray.aside
        expected.append(own)
    return expected


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
    promise = [p.gamble(tray.stake, tray.aside, tray.money[tray.turn]) for p in prospects(tray)]
    weights = []
    for action in legal:
        if action == PASS:
            gain = float(-PASS_FEE)
        elif action in (STOP, REFUSE):
            gain = 0.0
        elif action == SCARAB:
            gain = max(promise) - SCARAB_WORTH
        else:
            gain = promise[tray.height[action - DIG] - 2]
        weights.append(_weight(gain))
    return weights


def _lean_to_bar(tray: Tray, legal: list[Action]) -> list[float]:
    """Keep from the others what promises most, late in the game."""
    promise = [p.gamble(1, 0, 10) for p in prospects(tray)]
    weights = []
    for action in legal:
        open_square = BAR <= action < BAR + ALL
        gain = promise[tray.height[action - BAR] - 2] - 1.5 if open_square else 0.0
        weights.append(_weight(gain))
    return weights


def _weight(gain: float) -> float:
    """Twice the coins, several times the leaning."""
    return max(RARELY, 1.0 + gain) ** 4
