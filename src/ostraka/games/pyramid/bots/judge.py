"""What a position is worth to each seat: the points it may expect to bring out."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import Seat, State
from ostraka.games.pyramid.bots.plans import best_plan
from ostraka.games.pyramid.bots.rivals import Mark, last_inside, mark, marks
from ostraka.games.pyramid.rules.box import BONUS_OF, NONE
from ostraka.games.pyramid.rules.position import Pyramid
from ostraka.games.pyramid.rules.scoring import treasure_of
from ostraka.games.pyramid.rules.seats import FATE, INSIDE, OUT, USED, WIDE

ABILITY_WORTH: Final = 0.6
"""Points that an ability brings, later on."""
ROLLOUT_DEPTH: Final = 24
"""Decisions after which a patient search asks: a turn takes up to six, and blocks and mummies move
only when all have had theirs."""


def judge(state: State) -> list[float]:
    """Return what those who are out have brought, and what those inside may bring by their best
    plan."""
    s = cast(Pyramid, state)
    expected = []
    for seat in range(s.seats):
        fate = s.party[seat * WIDE + FATE]
        if fate == OUT:
            own = float(treasure_of(s, seat))
        elif fate > OUT:
            own = 0.0
        else:
            own = best_plan(s, seat, None).value
            if not s.party[seat * WIDE + USED]:
                own += ABILITY_WORTH
        expected.append(own)
    return expected


def chances(state: State) -> list[float]:
    """How likely each seat is to win, once all have entered: to come out, and with enough. The last
    player inside leaves the rest to the best of those who are out; before that each has their own
    mark to beat, and the chances need not add up to 1."""
    s = cast(Pyramid, state)
    last = last_inside(s)
    if last != NONE:
        return _against_the_last(s, last)
    fates = [s.party[seat * WIDE + FATE] for seat in range(s.seats)]
    if min(fates) < INSIDE:
        return []  # a player has yet to enter
    to_beat = marks(s)
    return [
        0.0 if fate > OUT else _chance(s, seat, to_beat[seat], fate == OUT)
        for seat, fate in enumerate(fates)
    ]


def _against_the_last(s: Pyramid, last: Seat) -> list[float]:
    own = _chance(s, last, mark(s, last), out=False)
    brought = [
        treasure_of(s, seat) if s.party[seat * WIDE + FATE] == OUT else NONE
        for seat in range(s.seats)
    ]
    best = max(brought)
    rest = (1.0 - own) / brought.count(best) if best != NONE else 0.0
    found = [rest if points == best else 0.0 for points in brought]
    found[last] = own
    return found


def _chance(s: Pyramid, seat: Seat, to_beat: Mark, out: bool) -> float:
    """The chance to win with what a player brought out, or by the plan most likely to win."""
    if out:
        return to_beat.chance(float(treasure_of(s, seat)))
    # What a plan counts for the points themselves is no chance to win. With it a player who has
    # lost would do better to stay inside than to leave.
    plan = best_plan(s, seat, to_beat)
    points = plan.haul.worth + BONUS_OF[plan.haul.gods]
    return min(1.0, plan.value * to_beat.chance(points) / to_beat.win(points))
