"""What a live table is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ostraka.core import play

State: TypeAlias = Literal["waiting", "playing", "over", "unfinished"]
"""How far a table is; an unfinished game has ended without a result."""
UNFINISHED = "unfinished"
"""The ending of such a game."""
CLOSED = "closed"
"""The ending of a table that was closed before its game began."""
Stage: TypeAlias = Literal["", "promises", "numbers"]
"""What a table with a person on every chair waits for before its game begins."""
Viewer: TypeAlias = str | None
"""The id of a player, or None for somebody without a name. It never equals the player of a chair
that nobody has, which is empty."""

KINDS = ("person", "screen", "bot", "open")
DAY = 86400.0


@dataclass(frozen=True)
class Clock:
    """How long players may take, in seconds."""

    move: float = 0.0  # for every move; what is left of it is lost
    bank: float = 0.0  # for the whole game, used once the time of a move is up
    increment: float = 0.0  # added to the bank after every move

    @property
    def runs(self) -> bool:
        """Whether there is a limit at all."""
        return self.move + self.bank > 0


CLOCKS = {
    "none": Clock(),
    "live": Clock(120),
    "bank": Clock(45, 600),
    "slow": Clock(2 * DAY),
}
"""The clock of each pace, unless the host says otherwise."""
LIVE = ("live", "bank")
"""The paces at which everybody stays at the table."""
Late: TypeAlias = Literal["", "late", "back", "out", "missed"]
"""What became of a player whose time ran out: a bot makes the move, they are back before it has
done so, a bot makes it although they were back once, or a bot has made it."""
Vote: TypeAlias = Literal["", "asks", "agrees"]
"""What a player says to ending the game here: nothing yet, that they ask for it, or yes."""


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
    away: bool = False  # a bot plays for the person until they return
    promise: str = ""  # the imprint of the number that the person's window will add to the seal
    number: str = ""  # that number
    bank: float = 0.0  # seconds in the time bank, when the move in progress began
    used: float = 0.0  # seconds that the latest finished move took
    late: Late = ""
    grace: float = 0.0  # seconds for which the clock may still stop while the connection is lost
    lost: float = 0.0  # since when it stands still; 0: it does not
    moves: int = 0  # made in this game, by whomever
    since: float = 0.0  # when a bot took over from somebody away
    helped: int = 0  # moves that it has made since then
    vote: Vote = ""
    proposed: int = -1  # moves made at the table when this player last asked to end the game

    @property
    def human(self) -> bool:
        """Whether it is a person's, whoever plays for them now."""
        return self.kind in ("person", "screen")

    @property
    def by_hand(self) -> bool:
        """Whether a person plays here, and not a bot for them."""
        return self.human and not self.away and self.late not in ("late", "out")


@dataclass(frozen=True)
class TableSettings:
    """The rules of the house, beside those of the game."""

    odds: bool = True
    undo: bool = True
    hints: bool = True
    watchers: bool = True
    listed: bool = False  # on the front page: anyone may take an open chair
    pace: str = "none"
    move: float | None = None  # these three: of its clock, in seconds; None: as the pace says
    bank: float | None = None
    increment: float | None = None

    @property
    def clock(self) -> Clock:
        """How long players may take."""
        usual = CLOCKS[self.pace]
        return Clock(
            usual.move if self.move is None else self.move,
            usual.bank if self.bank is None else self.bank,
            usual.increment if self.increment is None else self.increment,
        )

    @property
    def live(self) -> bool:
        """Whether everybody stays at the table, as its clock makes them."""
        return self.pace in LIVE


@dataclass(frozen=True)
class Remark:
    """Something said at a table, among its players or among those who watch."""

    number: int
    name: str
    seat: int  # -1: somebody who watches
    text: str  # empty once its author has deleted it
    at: float
    player: str = ""  # who said it; empty if that is not known


@dataclass(frozen=True)
class Frame:
    """A position on the way: after so many steps of seats, with the notes told until then."""

    seat_steps: int
    state: play.State
    notes: int


@dataclass(frozen=True)
class TableSummary:
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
    stopped: bool = False  # the rules have changed since the game began
