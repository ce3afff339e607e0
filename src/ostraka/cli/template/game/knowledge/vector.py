"""What a seat sees, as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import View
from ostraka.core.vector import Vector
from ostraka.games.lantern.rules.box import LAMPS
from ostraka.games.lantern.rules.steps import NONE
from ostraka.games.lantern.rules.view import NightView

LAMP_NAMES: Final = [str(lamp) for lamp in LAMPS]


def fill(vector: Vector, view: View) -> None:
    """Everyone's lamp, as far as it is seen, and their points."""
    seen = cast(NightView, view)
    vector.seat("turn", seen["turn"] % vector.seats)
    vector.number("gale", seen["gale"])
    for seat in vector.players():
        lamp = seen["lamps"][seat]
        vector.about(seat)
        vector.choice("lamp", LAMP_NAMES, str(lamp) if lamp != NONE else None)
        vector.number("lit", seen["lit"][seat])
        vector.number("points", seen["points"][seat], len(LAMPS))
