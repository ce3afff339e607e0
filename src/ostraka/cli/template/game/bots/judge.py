"""What a position is worth to every seat, by what its player can know."""

from __future__ import annotations

from typing import cast

from ostraka.core.play import State
from ostraka.games.lantern.knowledge.odds import stays_alight
from ostraka.games.lantern.rules.box import WAITING
from ostraka.games.lantern.rules.position import Night
from ostraka.games.lantern.rules.steps import DEALING, ROLLING


def judge(state: State) -> list[float]:
    """Points of those who had their turn; what a sensible player expects of their lamp before."""
    night = cast(Night, state)
    expected = []
    for seat in range(len(night.lamps)):
        if night.task != DEALING and seat < night.turn:
            expected.append(float(night.points[seat]))
        elif night.task == ROLLING and seat == night.turn:
            expected.append(promise(night, seat))
        else:
            expected.append(max(promise(night, seat), float(WAITING)))
    return expected


def promise(night: Night, seat: int) -> float:
    """The points that a lamp brings on average if it is lit."""
    return night.lamps[seat] * stays_alight(night.gale)
