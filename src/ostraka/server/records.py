"""What a live table is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ostraka.core import play

State: TypeAlias = Literal["waiting", "playing", "over"]
Viewer: TypeAlias = str | None
"""The id of a player, or None for somebody without a name. It never equals the player of a chair
that nobody has, which is empty."""

KINDS = ("person", "screen", "bot", "open")
PACES = {"none": 0.0, "live": 120.0, "slow": 2 * 86400.0}
"""Seconds for a step; a bot plays on for who takes longer. None is no limit."""


@dataclass(frozen=True)
class Player:
    """Somebody with a name."""

    id: str
    name: str
    language: str = ""  # empty: as the browser says
    theme: str = ""  # empty: as the browser says; else light or dark
    confirm: bool = False  # whether steps are asked for twice


@dataclass(frozen=True)
class Chair:
    """A place at a table, and who has it."""

    seat: int
    kind: str  # person, screen (on the host's device), bot or open
    name: str = ""
    player: str = ""  # whose it is; the host's for "screen"
    level: str = ""  # of a bot
    away: bool = False  # a bot plays for the person until he returns

    @property
    def by_hand(self) -> bool:
        """Whether a person plays here, and not a bot for him."""
        return self.kind in ("person", "screen") and not self.away


@dataclass(frozen=True)
class House:
    """The rules of the house, beside those of the game."""

    odds: bool = True
    undo: bool = True
    hints: bool = True
    watchers: bool = True
    listed: bool = False  # on the front page: anyone may take an open chair
    pace: str = "none"


@dataclass(frozen=True)
class Remark:
    """Something said across the table."""

    number: int
    name: str
    seat: int  # -1: somebody who watches
    text: str
    at: float


@dataclass(frozen=True)
class Frame:
    """A position on the way: after so many steps of seats, with the notes told until then."""

    lines: int
    state: play.State
    notes: int


@dataclass(frozen=True)
class Summary:
    """A table in a list."""

    id: str
    game: str
    title: str
    names: tuple[str, ...]  # empty for an open chair
    turn: int  # index of the name that acts, or -1
    yours: bool  # the player who asked is waited for
    state: State
    ending: str  # why it is over
    winners: tuple[int, ...]  # indices of names
    changed: float
