"""A table in memory that never runs ahead of the store.

A change is planned on a copy, committed, and only then adopted. If another process was faster, its
changes are read and the plan is made again.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from sqlalchemy import Connection

from ostraka import games
from ostraka.core.chance import imprint, sealed
from ostraka.core.play import OVER, Action, Seat
from ostraka.core.table import Table
from ostraka.server.errors import Closed, Ended, NoSuchTable, NotBegun, NotYours, Stale, StoreDown
from ostraka.server.live import steps
from ostraka.server.model import CLOSED, UNFINISHED, Frame, Remark, Stage, State, Viewer
from ostraka.server.people import clocks
from ostraka.server.people.chairs import Chairs, check_access
from ostraka.server.store import tables
from ostraka.server.store.database import Conflict, Store

FRAMES_KEPT = 12
"""Positions on the way that a window can still be shown."""
MAX_TRIES = 20
"""How often a plan is made again because another process was faster."""


@dataclass
class Draft:
    """A planned change of a table; what is left out stays as it is."""

    chairs: Chairs
    table: Table | None = None  # a copy with the new steps
    seat_steps: int = 0
    frames: list[Frame] = field(default_factory=list)
    remark: Remark | None = None
    deleted: int | None = None  # number of the remark to delete
    removed: str | None = None  # who may no longer watch; "" is everybody without a name
    host: str | None = None
    names: str = ""  # a player whose name this writes into the store
    rematch: str = ""  # id of the next table
    also: Callable[[Connection], None] | None = None  # written in the same transaction
    after: Callable[[], None] | None = None  # called once this is committed
    stage: Stage | None = None  # of collecting numbers for the seal
    ending: str = ""  # set if the table ends without a result
    listed: bool | None = None  # on the front page
    until: float | None = None  # when the stage ends; in a game, a new deadline

    def step(self, seat: Seat, said: Action | str) -> None:
        """Make one more step of a seat."""
        assert self.table is not None
        self.seat_steps += 1
        self.frames += steps.step(self.table, seat, said, self.seat_steps)


@dataclass
class Outcome:
    """The result of a plan."""

    committed: Draft | None = None  # None if the plan changed nothing
    caught_up: bool = False  # another process had changed the table, and its changes were read
    error: Exception | None = None  # why the plan was not carried out

    @property
    def game_ended(self) -> bool:
        """Whether the plan ended the game with a result."""
        table = self.committed.table if self.committed else None
        return table is not None and table.journal.closing is not None


class StoredTable:
    """What the store holds of one table, and how it changes."""

    def __init__(
        self, row: tables.TableRow, store: Store, process: str, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._process = process  # its name among those that share the store
        self._now = now
        self._lock = asyncio.Lock()
        self._may_be_stale = False  # a commit failed, so the store may know more
        self._frames: deque[Frame] = deque(maxlen=FRAMES_KEPT)
        self.last_step_at = 0.0  # on the clock of the event loop
        self.id = row.id
        self.game = games.game(row.game)
        # The options if the game begins now; the row may be older than some of them.
        defaults = {option.name: option.values[0] for option in self.game.options}
        self.options = defaults | row.options
        self.settings = row.settings
        self.created = row.created
        self.secret = row.secret
        self.table: Table | None = None  # None until the game begins
        self.seat_steps = 0  # see `steps.count_seat_steps`
        self.talk: list[Remark] = []
        self.removed: frozenset[str] = frozenset()  # who may not watch
        self.stage: Stage = ""
        self.deadline: float | None = None
        self.ending = ""
        self.changed = row.changed  # counts as last seen where nothing better is known
        self.seen: dict[str, float] = {}  # when each player was last here
        self.waits: dict[str, float] = {}  # until when each player waits for somebody away
        self._read(row)

    # Looking

    @property
    def now(self) -> float:
        """The current time."""
        return self._now()

    @property
    def key(self) -> str:
        """Key of the game."""
        return self.game.key

    @property
    def state(self) -> State:
        """Whether the table waits, plays, is over or ended early."""
        if self.table is None:
            return "waiting"
        if self.ended_early:
            return "unfinished"
        return "over" if self.table.actor == OVER else "playing"

    @property
    def ended_early(self) -> bool:
        """Whether the table was closed, or its game ended without a result."""
        return self.ending in (UNFINISHED, CLOSED)

    @property
    def imprint(self) -> str:
        """Imprint of the secret, as the journal has it once the game has begun."""
        if self.table is None:
            return imprint(self.secret)
        return self.table.journal.header.chance.split(" ")[1]

    @property
    def chance(self) -> str:
        """The seal of chance, as the journal names it or will name it."""
        return self.table.journal.header.chance if self.table else f"sealed {self.imprint}"

    @property
    def latest(self) -> Frame:
        """The current position."""
        return self._frames[-1]

    def frames_since(self, seen: Frame | None) -> list[Frame]:
        """Return the positions after `seen`, the latest last; only the latest if nothing was seen.

        A step that chance follows has several.
        """
        frames = list(self._frames)
        if seen is None:
            return frames[-1:]
        place = next((place for place, frame in enumerate(frames) if frame is seen), -1)
        return frames[place + 1 :]

    def seats_of(self, player: Viewer) -> list[Seat]:
        """Return a player's own seat and those on their screen."""
        return [chair.seat for chair in self.chairs if chair.player == player]

    # Checking

    def in_play(self, at: int | None = None) -> Table:
        """Return the table in play; raise unless it has made exactly `at` steps, if given."""
        if self.table is None:
            raise NotBegun
        if at is not None and at != self.seat_steps:
            raise Stale
        return self.table

    def check_open(self) -> None:
        """Raise if the table was closed or its game ended early."""
        if self.ending == CLOSED:
            raise Closed
        if self.ending == UNFINISHED:
            raise Ended

    def check_access(self, player: Viewer) -> None:
        """Raise if this player may not even look at the table."""
        begun = self.table is not None
        check_access(self.seats_of(player), player, begun, self.settings, self.removed)

    def check_host(self, player: Viewer) -> str:
        """Return the id of the player; raise unless they are the host."""
        if player is None or player != self.host:
            raise NotYours("Only the host of this table can do that.")
        return player

    # Changing

    def first_draft(self, chairs: Chairs) -> Draft:
        """Draft the beginning of the game with these chairs."""
        names = [chair.name for chair in chairs]
        chance = sealed(self.secret, [chair.number for chair in chairs])
        table = Table(self.game, len(chairs), self.options, names, chance)
        return Draft(chairs, table, frames=steps.begin(table), stage="")

    async def carry_out(self, plan: Callable[[], Draft | None]) -> Outcome:
        """Commit what a plan drafts and adopt it; plan again if another process was faster."""
        outcome = Outcome()
        async with self._lock:
            try:
                outcome.committed = await self._commit(plan, outcome)
            except Exception as error:
                outcome.error = error
        return outcome

    async def catch_up(self) -> bool:
        """Read what another process may have changed; return whether it has."""
        async with self._lock:
            return await self._read_changes()

    async def write_beside(self, work: Callable[[Connection], None]) -> None:
        """Write something that is not part of the table's revision."""
        await self._store.do(work)

    async def read_attendance(self) -> None:
        """Read when players were last here, in this process or another one."""
        seen, waits = await self._store.do(lambda c: tables.attendance_of(c, self.id))
        self._merge_attendance(seen, waits)

    async def _commit(self, plan: Callable[[], Draft | None], outcome: Outcome) -> Draft | None:
        if self._may_be_stale:
            outcome.caught_up |= await self._read_changes()
        for _ in range(MAX_TRIES):
            self.check_open()
            draft = plan()
            if draft is None:
                return None
            change = self.change_for(draft)
            try:
                await self._store.do(partial(self._write, draft, change))
            except Conflict:
                outcome.caught_up |= await self._read_changes()
            except StoreDown:
                self._may_be_stale = True
                raise
            else:
                self.revision += 1
                self.adopt(draft, change)
                return draft
        raise Stale

    def _write(self, draft: Draft, change: tables.TableChange, c: Connection) -> None:
        if draft.also is not None:
            draft.also(c)
        tables.write(c, self.id, self.revision, change, self._process)

    def change_for(self, draft: Draft) -> tables.TableChange:
        """Translate a draft into what is written to the store; set its clocks."""
        change = tables.TableChange(
            self.now,
            remark=draft.remark,
            deleted=draft.deleted,
            removed=draft.removed,
            names=draft.names,
        )
        if draft.host is not None:
            change.values["host"] = draft.host
        if draft.rematch:
            change.values["rematch"] = draft.rematch
        if draft.stage is not None:
            change.values["stage"] = draft.stage
            change.values["deadline"] = draft.until
        self._set_clocks(draft, change)
        if draft.ending:
            change.values |= {"ended": change.at, "result": json.dumps({"ending": draft.ending})}
            change.values |= {"actor": OVER, "deadline": None, "listed": False}
        if draft.listed is not None:
            change.values["listed"] = draft.listed
        if draft.chairs != self.chairs:
            change.chairs = draft.chairs
        if draft.table is not None:
            change.journal_lines = steps.new_journal_lines(self.table, draft.table)
            change.first_line = steps.count_journal_lines(self.table)
            change.values["actor"] = draft.table.actor
            if self.table is None:
                change.values["begun"] = change.at
                change.values["rules"] = self.game.rules  # may be newer than when it was set up
                change.values["listed"] = self.settings.listed and self.settings.watchers
            if closing := draft.table.journal.closing:
                change.values["ended"] = change.at
                result = {"ending": closing.ending, "places": closing.places}
                change.values["result"] = json.dumps(result)
        return change

    def _set_clocks(self, draft: Draft, change: tables.TableChange) -> None:
        """Work out chairs and deadline after a draft."""
        old, new, clock, now = self.table, draft.table, self.settings.clock, change.at
        if new is not None and old is None:
            draft.chairs = clocks.fill_banks(draft.chairs, clock)
            until = clocks.next_deadline(draft.chairs, new.actor, clock, now)
        elif new is not None and old is not None:
            made = new.journal.steps[len(old.journal.steps) :]
            draft.chairs, until = clocks.after_steps(
                self.chairs, draft.chairs, made, old.actor, new.actor, clock, self.deadline, now
            )
        elif old is None:
            return
        elif draft.until is not None:
            until = draft.until
        else:
            until = clocks.after_seat_changes(
                self.chairs, draft.chairs, old.actor, clock, self.deadline, now
            )
        if until != self.deadline:
            change.values["deadline"] = until

    def adopt(self, draft: Draft, change: tables.TableChange) -> None:
        """Take over a committed draft."""
        self.chairs = draft.chairs
        self.ending = draft.ending or self.ending
        if draft.stage is not None:
            self.stage = draft.stage
        if draft.table is not None:
            self.table = draft.table
            self._add_frames(draft.frames)
        if draft.remark is not None:
            self.talk.append(draft.remark)
        if draft.deleted is not None:
            deleted = draft.deleted
            self.talk = [
                replace(each, text="") if each.number == deleted else each for each in self.talk
            ]
        if draft.removed is not None:
            self.removed |= {draft.removed}
        if draft.host is not None:
            self.host = draft.host
        if draft.rematch:
            self.rematch = draft.rematch
        if "deadline" in change.values:
            deadline = change.values["deadline"]
            assert deadline is None or isinstance(deadline, float)
            self.deadline = deadline

    async def _read_changes(self) -> bool:
        """Read what others have changed; return whether they have."""
        lines = steps.count_journal_lines(self.table)
        row = await self._store.do(lambda c: tables.load(c, self.id, lines))
        if row is None:
            raise NoSuchTable(self.id)
        self._may_be_stale = False
        if row.revision == self.revision:
            return False
        self._read(row)
        return True

    def _read(self, row: tables.TableRow) -> None:
        """Take over a row, which holds the journal lines that are new here."""
        if row.journal_lines:
            if self.table is None:
                self.table = steps.rebuild(self.game, row.journal_lines, row.secret)
                self.options = dict(self.table.journal.header.options)
                made = steps.count_seat_steps(self.table)
                frames = [Frame(made, self.table.state, len(self.table.notes))]
            else:
                table = self.table.copy()
                frames = steps.follow(table, row.journal_lines, self.seat_steps)
                self.table = table
            self._add_frames(frames)
        self.revision = row.revision
        self.chairs = row.chairs
        self.ending = row.ending
        self.host = row.host
        self._merge_attendance(row.seen, row.waits)
        self.rematch = row.rematch
        self.stage = row.stage
        self.talk = list(row.talk)
        self.removed = row.removed
        self.deadline = row.deadline
        if self.table is not None:  # a player who deletes themselves loses their name here too
            self.table = steps.renamed(self.table, [chair.name for chair in row.chairs])

    def _add_frames(self, frames: list[Frame]) -> None:
        self._frames.extend(frames)
        self.seat_steps = frames[-1].seat_steps
        self.last_step_at = asyncio.get_running_loop().time()

    def _merge_attendance(self, seen: dict[str, float], waits: dict[str, float]) -> None:
        self.seen |= {player: max(at, self.seen.get(player, 0.0)) for player, at in seen.items()}
        self.waits |= waits
