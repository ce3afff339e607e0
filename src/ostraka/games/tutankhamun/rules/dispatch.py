"""Who may do what, and which rule each step is; the rules stand in `laying` and `digging`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, below
from ostraka.games.tutankhamun.rules.box import UNKNOWN
from ostraka.games.tutankhamun.rules.chapters import digging, laying
from ostraka.games.tutankhamun.rules.notation import (
    BAR,
    BAR_NONE,
    DIG,
    LAY,
    PASS,
    REFUSE,
    SCARAB,
    SKIP,
    STOP,
    TAKE,
    TURN,
    UNCOVER,
)
from ostraka.games.tutankhamun.rules.steps import (
    BARRING,
    BEGINNING,
    DIGGING,
    LAYING,
    TAKING,
    TURNING,
    UNCOVERING,
)

if TYPE_CHECKING:
    from ostraka.games.tutankhamun.rules.position import Tray


def choices(s: Tray) -> list[Action]:
    """What the player to act may do."""
    if s.task == TAKING:
        return laying.cards_to_take(s)
    if s.task == LAYING:
        return laying.squares_to_lay(s)
    if s.task == BEGINNING:
        return digging.ways_to_begin(s)
    if s.task == DIGGING:
        return [*digging.squares_to_dig(s), STOP]
    assert s.task == BARRING, "nobody is to act"
    return [*digging.squares_to_bar(s), BAR_NONE]


def outcomes(s: Tray) -> list[tuple[Action, int]]:
    """What chance may do."""
    if s.task == TURNING:
        return laying.ways_to_turn()
    assert s.task == UNCOVERING, "chance has nothing to do"
    return digging.cards_beneath(s)


def sample(s: Tray, rng: Random) -> Action:
    """One of the outcomes, drawn as from the list of them."""
    if s.task == TURNING:
        return TURN + below(rng, 4)
    return digging.card_beneath(s, rng)


def play(s: Tray, action: Action, notes: Notes) -> None:
    """One step: each sentence of the notation has its rule."""
    if action >= BAR:
        digging.bar(s, action - BAR if action != BAR_NONE else UNKNOWN, notes)
    elif action == REFUSE:
        digging.refuse(s, notes)
    elif action == SKIP:
        digging.skip(s, notes)
    elif action == PASS:
        digging.pass_turn(s, notes)
    elif action == STOP:
        digging.stop(s, notes)
    elif action >= DIG:
        digging.dig(s, action - DIG)
    elif action == SCARAB:
        digging.scarab(s, notes)
    elif action >= UNCOVER:
        digging.uncover(s, action - UNCOVER, notes)
    elif action >= TURN:
        laying.turn_tray(s, action - TURN, notes)
    elif action >= LAY:
        laying.lay(s, action - LAY, notes)
    else:
        laying.take(s, action - TAKE)
