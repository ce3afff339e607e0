"""Detect steps that a player may want to take back because they ended something for good."""

from __future__ import annotations

from ostraka.core.journal import UNDO
from ostraka.core.table import Table
from ostraka.server.html.scenes import scene_of
from ostraka.server.people.chairs import Chairs
from ostraka.ui.scene import Look


def may_come(table: Table, chairs: Chairs) -> bool:
    """Whether the latest step is a person's, ended something for good, and can be taken back."""
    before = table.before_last_step()
    if before is None or not chairs[before[0]].by_hand:
        return False
    seat, state = before
    said = table.journal.steps[-1][1]
    if said == UNDO:
        return False
    text = table.game.notation.text
    legal = tuple(text(action) for action in state.legal())
    look = Look(state.view(seat), seat, seat, legal, table.names, odds=False)
    return any(tell.final and tell.say == said for tell in scene_of(table.game.key).tells(look))
