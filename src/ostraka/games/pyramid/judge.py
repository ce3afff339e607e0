"""What a position is worth to everybody: the points that he may expect to bring out alive."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import State
from ostraka.games.pyramid.ending import treasure_of
from ostraka.games.pyramid.party import FATE, OUT, USED, WIDE
from ostraka.games.pyramid.plans import best_plan
from ostraka.games.pyramid.state import Pyramid

ABILITY_WORTH: Final = 0.6
"""Points that an ability brings, later on."""


def judge(state: State) -> list[float]:
    """What those who are out have brought, and what those inside may bring by their best plan."""
    s = cast(Pyramid, state)
    expected = []
    for seat in range(s.seats):
        fate = s.party[seat * WIDE + FATE]
        if fate == OUT:
            own = float(treasure_of(s, seat))
        elif fate > OUT:
            own = 0.0
        else:
            own = best_plan(s, seat).value
            if not s.party[seat * WIDE + USED]:
                own += ABILITY_WORTH
        expected.append(own)
    return expected
