"""The table of contents of the rules: what may happen next, and where each step is played.

The rules are in `chapters`: `laying` (with `layouts`), `digging` and `memory`.
"""

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
    FIRST_OF,
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
    """Draw one of the outcomes without listing them."""
    if s.task == TURNING:
        return TURN + below(rng, 4)
    return digging.card_beneath(s, rng)


def play(s: Tray, action: Action, notes: Notes) -> None:
    """One step: each block of the notation has its rule. The most frequent come first."""
    block = FIRST_OF[action]
    if block == UNCOVER:
        digging.uncover(s, action - UNCOVER, notes)
    elif block == DIG:
        digging.dig(s, action - DIG)
    elif block == STOP:
        digging.stop(s, notes)
    elif block == BAR_NONE:
        digging.bar(s, UNKNOWN, notes)
    elif block == BAR:
        digging.bar(s, action - BAR, notes)
    elif block == PASS:
        digging.pass_turn(s, notes)
    elif block == SCARAB:
        digging.scarab(s, notes)
    elif block == TAKE:
        laying.take(s, action - TAKE)
    elif block == LAY:
        laying.lay(s, action - LAY, notes)
    elif block == SKIP:
        digging.skip(s, notes)
    elif block == REFUSE:
        digging.refuse(s, notes)
    else:
        assert block == TURN, "the sentence has no rule"
        laying.turn_tray(s, action - TURN, notes)
