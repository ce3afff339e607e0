"""What a sensible player leans to, by what they can know."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ostraka.core.play import Action, State
from ostraka.games.lantern.bots.judge import promise
from ostraka.games.lantern.rules.box import WAITING
from ostraka.games.lantern.rules.notation import LIGHT
from ostraka.games.lantern.rules.position import Night

SHARPNESS: Final = 2.0
"""How strictly a sensible player goes by what a choice promises."""


def habit(state: State, legal: list[Action]) -> list[float]:
    """Light a lamp that promises more than waiting brings."""
    night = cast(Night, state)
    gain = promise(night, night.turn) - WAITING
    return [exp(SHARPNESS * gain) if action == LIGHT else 1.0 for action in legal]
