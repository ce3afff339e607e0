"""From what a seat sees to one position that may lie behind it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from ostraka.core.play import EVERYONE, View, below
from ostraka.games.lantern.rules.box import LAMPS
from ostraka.games.lantern.rules.position import Night
from ostraka.games.lantern.rules.steps import DEALING, NONE, TASKS
from ostraka.games.lantern.rules.view import NightView


def determinize(view: View) -> Callable[[Random], Night]:
    """The lamps that a seat does not see are any of those it does not see elsewhere."""
    seen = cast(NightView, view)
    task = TASKS.index(seen["task"])
    dealt = seen["turn"] if task == DEALING else len(seen["lamps"])
    hidden = [seat for seat in range(dealt) if seen["lamps"][seat] == NONE]
    left = [lamp for lamp in LAMPS if lamp not in seen["lamps"]]

    def draw(rng: Random) -> Night:
        lamps, unseen = seen["lamps"][:], left[:]
        if seen["you"] != EVERYONE:
            for seat in hidden:
                lamps[seat] = unseen.pop(below(rng, len(unseen)))
        return Night(
            seen["gale"],
            task,
            seen["turn"],
            lamps,
            seen["lit"][:],
            seen["points"][:],
        )

    return draw
