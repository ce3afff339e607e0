"""Exact odds."""

from __future__ import annotations

from typing import cast

from ostraka.core.play import View
from ostraka.games.lantern.rules.box import PIPS
from ostraka.games.lantern.rules.chapters.lamps import blows_out
from ostraka.games.lantern.rules.view import NightView


def odds(view: View) -> float:
    """The chance that a lamp stays alight in the storm."""
    return stays_alight(cast(NightView, view)["gale"])


def stays_alight(gale: bool) -> float:
    """The same from the rules alone."""
    spared = 0
    for pips in PIPS:
        if not blows_out(pips, gale):
            spared += 1
    return spared / len(PIPS)
