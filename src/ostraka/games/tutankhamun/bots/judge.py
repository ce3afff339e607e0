"""What a position is worth to every seat, by what its player can know."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import State
from ostraka.games.tutankhamun.knowledge.prospects import RUIN
from ostraka.games.tutankhamun.rules.box import ALL, LAYERS
from ostraka.games.tutankhamun.rules.position import Tray

SCARAB_WORTH: Final = 2.0
"""Coins that an unused scarab brings while everything is hidden; it falls with what is hidden."""


def judge(state: State) -> list[float]:
    """Money, coins set aside, and what unused scarabs may still bring."""
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
