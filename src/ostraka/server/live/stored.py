"""A table in memory that never runs ahead of the store.

Whatever changes is planned on a copy, committed, and only then shown. If another process was
faster, its changes are read and the plan is made anew.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ostraka import games
from ostraka.core.chance import imprint, sealed
from ostraka.core.play import OVER, Action, Seat
from ostraka.core.table import Table
from ostraka.server.errors import Closed, Ended, NoSuchTable, NotBegun, Stale, StoreDown
from ostraka.server.live import steps
from ostraka.server.model import CLOSED, UNFINISHED, Frame, Remark, Stage
from ostraka.server.people import chairs as seats
from ostraka.server.people import clocks
from ostraka.server.store import tables
from ostraka.server.store.database import Conflict

if TYPE_CHECKING:
    from ostraka.server.live.hub import Hub
    from ostraka.server.live.table import Live

FRAMES = 12
"""Positions on the way that a window can be shown."""
TRIES = 20
"""How often a plan is made anew because another process was faster."""


@dataclass
class Draft:
    """What a table is to become."""

    chairs: seats.Chairs
    table: Table | None = None  # a copy that has gone on
    lines: int = 0
    frames: list[Frame] = field(default_factory=list)
    remark: Remark | None = None
    deleted: int | None = None  # the number of a remark
    removed: str | None = None  # who may watch no more; "" is everybody without a name
    host: str | None = None  # who is host from now on
    names: str = ""  # a player whose name this writes down
    rematch: Live | None = None
    also: Callable[[Connection], None] | None = None  # in the same transaction
    stage: Stage | None = None  # of the sealing; None: as before
    ending: str = ""  # the game or its table ends, without a result
    listed: bool | None = None  # whether it is on the front page from now on
    until: float | None = None  # how long that lasts; in a game, a deadline that is another now

    def step(self, seat: Seat, said: Action | str) -> None:
        """One more step of a seat."""
        assert self.table is not None
        self.lines += 1
        self.frames += steps.step(self.table, seat, said, self.lines)


class Kept:
    """What is known of a table, and how it changes."""

    def __init__(self, hub: Hub, row: tables.Row) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._behind = False  # the store may know more than we do
        self._frames: deque[Frame] = deque(maxlen=FRAMES)
        self._stepped = 0.0  # when, on the clock of the event loop
        self.id = row.id
        self.game = games.game(row.game)
        # What is played if it begins now; a row may be older than some of the options.
        usual = {option.name: option.values[0] for option in self.game.options}
        self.options = usual | row.options
        self.house = row.house
        self.created = row.created
        self.secret = row.secret
        self.table: Table | None = None  # none until it has begun
        self.lines = 0  # steps that seats have made; see steps.done_by_seats
        self.talk: list[Remark] = []
        self.removed: frozenset[str] = frozenset()  # who may not watch
        self.stage: Stage = ""
        self.deadline: float | None = None
        self.ending = ""
        self.touched = row.changed  # where nobody knows better, all were here then
        self.seen: dict[str, float] = {}  # when players were here last
        self.waits: dict[str, float] = {}  # until when they wait for others
        self._adopt(row)
        self.version = row.revision  # grows with everything that is shown

    @property
    def asks(self) -> bool:
        """Whether players add numbers to the seal; where tests name the luck they cannot."""
        return not self._hub.settings.luck

    @property
    def collect(self) -> float:
        """Seconds that players have to promise a number, and once more to tell it."""
        return self._hub.settings.collect

    @property
    def now(self) -> float:
        """What time it is."""
        return self._hub.settings.now()

    @property
    def imprint(self) -> str:
        """What the secret is sealed with. A journal's own word counts, once there is one."""
        if self.table is None:
            return imprint(self.secret)
        return self.table.journal.header.chance.split(" ")[1]

    @property
    def gone(self) -> bool:
        """Whether it has ended without a result: nothing happens here any more."""
        return self.ending in (UNFINISHED, CLOSED)

    def check_open(self) -> None:
        """Complain if it is gone."""
        if self.ending == CLOSED:
            raise Closed
        if self.ending == UNFINISHED:
            raise Ended

    def publish(self) -> None:
        """Something that is shown has changed."""
        self.version += 1

    def drive(self) -> None:
        """See to it that bots act when they are to."""

    def told(self) -> None:
        """Another process has changed this table, and we know it now, however we came to know."""
        self.publish()

    @property
    def latest(self) -> Frame:
        """The position as it is now."""
        return self._frames[-1]

    def behind(self, seen: Frame | None) -> list[Frame]:
        """The positions that came after one, the latest last; a step that chance follows has
        several. Whoever has seen none is shown the latest."""
        frames = list(self._frames)
        if seen is None:
            return frames[-1:]
        place = next((place for place, frame in enumerate(frames) if frame is seen), -1)
        return frames[place + 1 :]

    def begun(self, at: int | None = None) -> Table:
        """The table in play, if it is still where somebody saw it."""
        if self.table is None:
            raise NotBegun
        if at is not None and at != self.lines:
            raise Stale
        return self.table

    def beginning(self, chairs: seats.Chairs) -> Draft:
        """The game begins with these people."""
        names = [chair.name for chair in chairs]
        chance = sealed(self.secret, [chair.number for chair in chairs])
        table = Table(self.game, len(chairs), self.options, names, chance)
        return Draft(chairs, table, frames=steps.begin(table), stage="")

    async def store(self, work: Callable[[Connection], None]) -> None:
        """Write something beside the table."""
        await self._hub.store.do(work)

    def notice(self, player: str | None) -> None:
        """A player is here."""
        if player is not None and (player == self.host or self._sits(player)):
            self.seen[player] = self._hub.noticed[self.id, player] = self.now

    async def attend(self) -> None:
        """Read who was here, from this process or another one."""
        seen, waits = await self._hub.store.do(lambda c: tables.attendance_of(c, self.id))
        self._attended(seen, waits)

    def _attended(self, seen: dict[str, float], waits: dict[str, float]) -> None:
        self.seen |= {player: max(at, self.seen.get(player, 0.0)) for player, at in seen.items()}
        self.waits |= waits

    def _sits(self, player: str) -> bool:
        return any(chair.player == player for chair in self.chairs)

    async def refresh(self) -> None:
        """Read what another process may have changed."""
        async with self._lock:
            await self._catch_up()

    async def change(self, plan: Callable[[], Draft | None]) -> None:
        """Carry out a plan. Once begun it is finished, even if whoever asked for it is gone."""
        await asyncio.shield(self._hub.finish(self._carry_out(plan)))

    async def _carry_out(self, plan: Callable[[], Draft | None]) -> None:
        async with self._lock:
            if self._behind:
                await self._catch_up()
            for _ in range(TRIES):
                self.check_open()
                draft = plan()
                if draft is None:
                    return
                change = self.written(draft)
                try:
                    await self._hub.store.do(partial(self._write, draft, change))
                except Conflict:
                    await self._catch_up()
                    continue
                except StoreDown:
                    self._behind = True
                    raise
                break
            else:
                raise Stale
            self.revision += 1
            self.take(draft, change)
        if draft.table is not None and draft.table.journal.closing is not None:
            self._hub.pasts.add(self.id, self.game, draft.table.journal)
        self.publish()
        self.drive()

    def _write(self, draft: Draft, change: tables.Change, c: Connection) -> None:
        if draft.also is not None:
            draft.also(c)
        tables.write(c, self.id, self.revision, change, self._hub.name)

    def written(self, draft: Draft) -> tables.Change:
        """A draft as it is kept."""
        change = tables.Change(
            self.now,
            remark=draft.remark,
            deleted=draft.deleted,
            removed=draft.removed,
            names=draft.names,
        )
        if draft.host is not None:
            change.values["host"] = draft.host
        if draft.rematch is not None:
            change.values["rematch"] = draft.rematch.id
        if draft.stage is not None:
            change.values["stage"] = draft.stage
            change.values["deadline"] = draft.until
        self._time(draft, change)
        if draft.ending:
            change.values |= {"ended": change.at, "result": json.dumps({"ending": draft.ending})}
            change.values |= {"actor": OVER, "deadline": None, "listed": False}
        if draft.listed is not None:
            change.values["listed"] = draft.listed
        if draft.chairs != self.chairs:
            change.chairs = draft.chairs
        if draft.table is not None:
            change.lines = steps.gained(self.table, draft.table)
            change.first = steps.kept(self.table)
            change.values["actor"] = draft.table.actor
            if self.table is None:
                change.values["begun"] = change.at
                change.values["rules"] = self.game.rules  # newer perhaps than when it was set up
                change.values["listed"] = self.house.listed and self.house.watchers
            if closing := draft.table.journal.closing:
                change.values["ended"] = change.at
                result = {"ending": closing.ending, "places": closing.places}
                change.values["result"] = json.dumps(result)
        return change

    def _time(self, draft: Draft, change: tables.Change) -> None:
        """What a draft does to the clocks."""
        old, new, clock, now = self.table, draft.table, self.house.clock, change.at
        if new is not None and old is None:
            draft.chairs = clocks.dealt(draft.chairs, clock)
            until = clocks.deadline(draft.chairs, new.actor, clock, now)
        elif new is not None and old is not None:
            made = new.journal.steps[len(old.journal.steps) :]
            draft.chairs, until = clocks.stepped(
                self.chairs, draft.chairs, made, old.actor, new.actor, clock, self.deadline, now
            )
        elif old is None:
            return
        elif draft.until is not None:
            until = draft.until
        else:
            until = clocks.reseated(self.chairs, draft.chairs, old.actor, clock, self.deadline, now)
        if until != self.deadline:
            change.values["deadline"] = until

    def take(self, draft: Draft, change: tables.Change) -> None:
        """What is kept now is what is shown from now on."""
        self.chairs = draft.chairs
        self.ending = draft.ending or self.ending
        if draft.stage is not None:
            self.stage = draft.stage
        if draft.table is not None:
            self.table = draft.table
            self.lines = draft.frames[-1].lines
            self._frames.extend(draft.frames)
            self._stepped = asyncio.get_running_loop().time()
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
        if draft.rematch is not None:
            self.rematch = draft.rematch.id
            self._hub.adopt(draft.rematch)
        if "deadline" in change.values:
            self._set_deadline(change.values["deadline"])

    def _set_deadline(self, deadline: object) -> None:
        assert deadline is None or isinstance(deadline, float)
        self.deadline = deadline
        if deadline is not None:
            self._hub.hurry(deadline)

    async def _catch_up(self) -> None:
        """Read what others have changed."""
        lines = steps.kept(self.table)
        row = await self._hub.store.do(lambda c: tables.load(c, self.id, lines))
        if row is None:
            raise NoSuchTable(self.id)
        self._behind = False
        if row.revision != self.revision:
            self._adopt(row)
            self.told()

    def _adopt(self, row: tables.Row) -> None:
        """Become what a row says, which holds the lines that are new here."""
        if row.lines:
            if self.table is None:
                self.table = steps.rebuild(self.game, row.lines, row.secret)
                self.options = dict(self.table.journal.header.options)
                self.lines = steps.done_by_seats(self.table)
                frames = [Frame(self.lines, self.table.state, len(self.table.notes))]
            else:
                table = self.table.copy()
                frames = steps.follow(table, row.lines, self.lines)
                self.table = table
                self.lines = frames[-1].lines
            self._frames.extend(frames)
            self._stepped = asyncio.get_running_loop().time()
        self.revision = row.revision
        self.chairs = row.chairs
        self.ending = row.ending
        self.host = row.host
        self._attended(row.seen, row.waits)
        self.rematch = row.rematch
        self.stage = row.stage
        self.talk = list(row.talk)
        self.removed = row.removed
        if self.table is not None:  # whoever deletes themselves loses their name here too
            self.table = steps.renamed(self.table, [chair.name for chair in row.chairs])
        self._set_deadline(row.deadline)
