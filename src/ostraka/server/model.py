"""The data of tables, chairs and players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ostraka.core import play

State: TypeAlias = Literal["waiting", "playing", "over", "unfinished"]
"""State of a table; an unfinished game ended early, without a result."""
UNFINISHED = "unfinished"
"""Ending of a game that ended early."""
CLOSED = "closed"
"""Ending of a table that was closed before its game began."""
Stage: TypeAlias = Literal["", "promises", "numbers"]
"""What a full table waits for before its game begins: promises of numbers, or the numbers."""
Viewer: TypeAlias = str | None
"""The id of a player, or None for somebody without a name. It never equals the `player` of an open
chair, which is the empty string."""

KINDS = ("person", "screen", "bot", "open")
DAY = 86400.0


@dataclass(frozen=True)
class Clock:
    """Time limits, in seconds."""

    move: float = 0.0  # for every move; unused time is lost
    bank: float = 0.0  # for the whole game, used when the time of a move is up
    increment: float = 0.0  # added to the bank after every move

    @property
    def runs(self) -> bool:
        """Whether there is any limit."""
        return self.move + self.bank > 0


CLOCKS = {
    "none": Clock(),
    "live": Clock(120),
    "bank": Clock(45, 600),
    "slow": Clock(2 * DAY),
}
"""The clock of each pace, unless the host changes it."""
LIVE = ("live", "bank")
"""The paces that expect everybody to stay at the table."""
Late: TypeAlias = Literal["", "late", "back", "out", "missed"]
"""State of a player whose time ran out. `late`: a bot makes the move; `back`: they returned before
it did; `out`: time ran out again, so a bot makes it after all; `missed`: a bot has made it."""
Vote: TypeAlias = Literal["", "asks", "agrees"]
"""A player's vote on ending the game here: none yet, asking for it, or agreeing."""


@dataclass(frozen=True)
class Player:
    """A person with a name on this server."""

    id: str
    name: str
    language: str = ""  # empty: as the browser says
    theme: str = ""  # "light", "dark", or empty: as the browser says
    confirm: bool = False  # whether steps must be confirmed


@dataclass(frozen=True)
class Chair:
    """A seat at a table, and who has it."""

    seat: int
    kind: str  # person, screen (on the host's device), bot or open
    name: str = ""
    player: str = ""  # id of its player; the host's for "screen"
    level: str = ""  # of a bot
    away: bool = False  # a bot plays for the person until they return
    promise: str = ""  # imprint of the number that the player adds to the seal
    number: str = ""  # the number itself, once told
    bank: float = 0.0  # seconds in the time bank when the current move began
    used: float = 0.0  # seconds that the latest finished move took
    late: Late = ""
    grace: float = 0.0  # seconds left for which the clock may stop while disconnected
    lost: float = 0.0  # when the clock stopped; 0: it has not
    moves: int = 0  # moves made at this seat, by anybody
    since: float = 0.0  # when a bot took over
    helped: int = 0  # moves that the bot has made since
    vote: Vote = ""
    proposed: int = -1  # count of moves at the table when they last asked to end the game

    @property
    def human(self) -> bool:
        """Whether the seat is a person's, even if a bot plays for them now."""
        return self.kind in ("person", "screen")

    @property
    def by_hand(self) -> bool:
        """Whether a person plays here now, and no bot for them."""
        return self.human and not self.away and self.late not in ("late", "out")


@dataclass(frozen=True)
class TableSettings:
    """What the host decides besides the options of the game; called `house` in the API."""

    odds: bool = True
    undo: bool = True
    hints: bool = True
    watchers: bool = True
    listed: bool = False  # on the front page, where anybody may take an open chair
    pace: str = "none"
    move: float | None = None  # seconds; these three change the clock of the pace
    bank: float | None = None
    increment: float | None = None

    @property
    def clock(self) -> Clock:
        """The time limits."""
        usual = CLOCKS[self.pace]
        return Clock(
            usual.move if self.move is None else self.move,
            usual.bank if self.bank is None else self.bank,
            usual.increment if self.increment is None else self.increment,
        )

    @property
    def live(self) -> bool:
        """Whether the pace expects everybody to stay at the table."""
        return self.pace in LIVE


@dataclass(frozen=True)
class Remark:
    """Something said at a table, among its players or among its watchers."""

    number: int
    name: str
    seat: int  # -1: a watcher
    text: str  # empty once its author has deleted it
    at: float
    player: str = ""  # the author's id; empty if unknown


@dataclass(frozen=True)
class Frame:
    """A position on the way, and how many steps and notes led to it."""

    seat_steps: int
    state: play.State
    notes: int


@dataclass(frozen=True)
class TableSummary:
    """A table as lists show it."""

    id: str
    game: str
    title: str
    names: tuple[str, ...]  # empty for an open chair
    turn: int  # index of the name that acts, or -1
    yours: bool  # it is the turn of the player who asked
    state: State
    ending: str  # why the game is over
    winners: tuple[int, ...]  # indices of names
    changed: float
    stopped: bool = False  # the rules have changed since the game began
