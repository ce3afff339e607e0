"""The lamps and the storm. Numbers as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, tell, whisper
from ostraka.games.lantern.rules.box import LAMPS, PIPS, WAITING
from ostraka.games.lantern.rules.notation import DEAL, LIGHT, ROLL, WAIT
from ostraka.games.lantern.rules.steps import CHOOSING, FINISHED, ROLLING

if TYPE_CHECKING:
    from ostraka.games.lantern.rules.position import Night


def lamps_to_deal(s: Night) -> list[tuple[Action, int]]:
    """Any lamp that nobody has (ruling 1)."""
    return [(DEAL + lamp - 1, 1) for lamp in LAMPS if lamp not in s.lamps]


def deal(s: Night, lamp: int, notes: Notes) -> None:
    """Everyone is dealt a lamp that only they see (ruling 1)."""
    s.lamps[s.turn] = lamp
    if notes is not None:
        whisper(notes, "dealt", s.turn, lamp=lamp)
    s.turn = (s.turn + 1) % len(s.lamps)
    if s.turn == 0:
        s.task = CHOOSING


def ways_to_choose() -> list[Action]:
    """Light the lamp or wait (ruling 2)."""
    return [LIGHT, WAIT]


def light(s: Night, notes: Notes) -> None:
    """A player who lights their lamp shows it (ruling 3)."""
    s.lit[s.turn] = True
    if notes is not None:
        tell(notes, "lit", s.turn, lamp=s.lamps[s.turn])
    s.task = ROLLING


def rolls() -> list[tuple[Action, int]]:
    """A fair die (ruling 3)."""
    return [(ROLL + at, 1) for at in range(len(PIPS))]


def blows_out(pips: int, gale: bool) -> bool:
    """On a 1, in a gale also on a 2, the storm blows the lamp out (ruling 3)."""
    return pips == 1 or (gale and pips == 2)


def storm(s: Night, pips: int, notes: Notes) -> None:
    """A lamp that stays alight is worth its number (ruling 3)."""
    s.points[s.turn] = 0 if blows_out(pips, s.gale) else s.lamps[s.turn]
    if notes is not None:
        tell(notes, "rolled", s.turn, pips=pips, points=s.points[s.turn])
    next_turn(s)


def wait(s: Night, notes: Notes) -> None:
    """Waiting is worth 3 points (ruling 4)."""
    s.points[s.turn] = WAITING
    if notes is not None:
        tell(notes, "waited", s.turn, points=WAITING)
    next_turn(s)


def next_turn(s: Night) -> None:
    """When everyone has had their turn, the game is over (ruling 5)."""
    s.turn += 1
    s.task = CHOOSING if s.turn < len(s.lamps) else FINISHED
