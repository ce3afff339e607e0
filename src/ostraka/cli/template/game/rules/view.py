"""What a seat may know of a position, built from nothing. Numbers as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ostraka.core.play import EVERYONE, Seat
from ostraka.games.lantern.rules.steps import NONE, TASKS

if TYPE_CHECKING:
    from ostraka.games.lantern.rules.position import Night


class NightView(TypedDict):
    """What a seat may know: its own lamp, and those that were lit (rulings 1 and 3)."""

    you: Seat
    gale: bool
    task: str
    turn: Seat
    lamps: list[int]
    lit: list[bool]
    points: list[int]


def view_of(s: Night, seat: Seat) -> NightView:
    """A lamp that was never lit stays its owner's secret (ruling 4)."""
    return {
        "you": seat,
        "gale": s.gale,
        "task": TASKS[s.task],
        "turn": s.turn,
        "lamps": [
            lamp if seat in (owner, EVERYONE) or s.lit[owner] else NONE
            for owner, lamp in enumerate(s.lamps)
        ],
        "lit": s.lit[:],
        "points": s.points[:],
    }
