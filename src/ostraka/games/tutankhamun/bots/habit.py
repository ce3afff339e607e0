"""What a sensible digger leans to, by what they can know."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ostraka.core.play import Action, State
from ostraka.games.tutankhamun.bots.judge import scarab_worth
from ostraka.games.tutankhamun.knowledge.prospects import promises
from ostraka.games.tutankhamun.rules.box import PASS_FEE, SCARAB_TIMES, START_MONEY
from ostraka.games.tutankhamun.rules.chapters.digging import open_squares
from ostraka.games.tutankhamun.rules.notation import BAR, BAR_NONE, DIG, FIRST_OF, PASS, SCARAB
from ostraka.games.tutankhamun.rules.position import Tray
from ostraka.games.tutankhamun.rules.steps import BARRING, BEGINNING, DIGGING

BARRICADE_WORTH: Final = 1.0
"""Coins that a barricade may bring later in the game."""
SHARPNESS: Final = 3.0
"""How strictly a sensible player goes by what a choice promises."""


def habit(state: State, legal: list[Action]) -> list[float]:
    """Dig where most can be expected, stop or pass where it is too little; lay layers at random, as
    a player who forgets them anyway."""
    tray = cast(Tray, state)
    if tray.task == BEGINNING or tray.task == DIGGING:
        return _lean_to_dig(tray, legal)
    if tray.task == BARRING:
        return _lean_to_bar(tray, legal)
    return []


def _lean_to_dig(tray: Tray, legal: list[Action]) -> list[float]:
    """Weigh all digs together by the best of them, so that equally good squares count as one
    choice."""
    squares = open_squares(tray)
    money = tray.money[tray.turn]
    promise = promises(tray, squares, tray.stake, tray.aside, money)
    best = max(promise)
    weights = []
    together = 0.0
    for action in legal:
        weight = 0.0
        if FIRST_OF[action] == DIG:
            weight = exp(SHARPNESS * (promise[action - DIG] - best))
            together += weight
        elif action == PASS:
            weight = _weight(float(-PASS_FEE))
        elif action == SCARAB:
            doubled = max(promises(tray, squares, SCARAB_TIMES, 0, money))
            weight = _weight(doubled - scarab_worth(tray))
        else:
            weight = 1.0
        weights.append(weight)
    if together > 0.0:
        times = _weight(best) / together
        for at, action in enumerate(legal):
            if FIRST_OF[action] == DIG:
                weights[at] *= times
    return weights


def _lean_to_bar(tray: Tray, legal: list[Action]) -> list[float]:
    """Bar the best square if its lead over the next is worth more than the barricade later."""
    promise = promises(tray, open_squares(tray), 1, 0, START_MONEY)
    ranked = sorted(promise)
    second = max(ranked[-2], float(-PASS_FEE))
    weights = []
    for action in legal:
        if action == BAR_NONE:
            weights.append(float(len(legal)))
        else:
            weights.append(_weight(2.0 * (promise[action - BAR] - second) - BARRICADE_WORTH))
    return weights


def _weight(gain: float) -> float:
    """Return the weight of a gain in coins; stopping, which gains nothing, weighs 1."""
    return exp(SHARPNESS * gain)
