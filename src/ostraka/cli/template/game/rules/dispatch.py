"""Who may do what, and which rule each step is; the rules stand in the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes
from ostraka.games.lantern.rules.chapters import lamps
from ostraka.games.lantern.rules.notation import DEAL, FIRST_OF, LIGHT, ROLL, WAIT
from ostraka.games.lantern.rules.steps import CHOOSING, DEALING, ROLLING

if TYPE_CHECKING:
    from ostraka.games.lantern.rules.position import Night


def choices(s: Night) -> list[Action]:
    """What the player to act may do."""
    assert s.task == CHOOSING, "nobody is to act"
    return lamps.ways_to_choose()


def outcomes(s: Night) -> list[tuple[Action, int]]:
    """What chance may do."""
    if s.task == DEALING:
        return lamps.lamps_to_deal(s)
    assert s.task == ROLLING, "chance has nothing to do"
    return lamps.rolls()


def play(s: Night, action: Action, notes: Notes) -> None:
    """One step: each block of the notation has its rule."""
    block = FIRST_OF[action]
    if block == DEAL:
        lamps.deal(s, action - DEAL + 1, notes)
    elif block == ROLL:
        lamps.storm(s, action - ROLL + 1, notes)
    elif block == LIGHT:
        lamps.light(s, notes)
    else:
        assert block == WAIT, "the sentence has no rule"
        lamps.wait(s, notes)
