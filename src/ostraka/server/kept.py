"""A table in memory that never runs ahead of the store.

Whatever changes is planned on a copy, committed, and only then shown. If another process was
faster, its changes are read and the plan is made anew.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ostraka import games
from ostraka.core.chance import sealed
from ostraka.core.play import Action, Seat
from ostraka.core.table import Table
from ostraka.server import rows, seats, steps
from ostraka.server.errors import NoSuchTable, NotBegun, Stale, StoreDown
from ostraka.server.records import Frame, Remark
from ostraka.server.store import Conflict

if TYPE_CHECKING:
    from ostraka.server.hub import Hub
    from ostraka.server.live import Live

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
    rematch: Live | None = None
    also: Callable[[Connection], None] | None = None  # in the same transaction

    def step(self, seat: Seat, said: Action | str) -> None:
        """One more step of a seat."""
        assert self.table is not None
        self.lines += 1
        self.frames += steps.step(self.table, seat, said, self.lines)


class Kept:
    """What is known of a table, and how it changes."""

    def __init__(self, hub: Hub, row: rows.Row) -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._behind = False  # the store may know more than we do
        self._frames: deque[Frame] = deque(maxlen=FRAMES)
        self._stepped = 0.0  # when, on the clock of the event loop
        self.id = row.id
        self.game = games.game(row.game)
        self.options = row.options
        self.house = row.house
        self.host = row.host
        self.created = row.created
        self.secret = row.secret
        self.table: Table | None = None  # none until it has begun
        self.lines = 0  # steps that seats have made; see steps.done_by_seats
        self.talk: list[Remark] = []
        self._adopt(row)
        self.version = row.revision  # grows with everything that is shown

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
        table = Table(self.game, len(chairs), self.options, names, sealed(self.secret))
        return Draft(chairs, table, frames=steps.begin(table))

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
        self.publish()
        self.drive()

    def _write(self, draft: Draft, change: rows.Change, c: Connection) -> None:
        if draft.also is not None:
            draft.also(c)
        rows.write(c, self.id, self.revision, change, self._hub.name)

    def written(self, draft: Draft) -> rows.Change:
        """A draft as it is kept."""
        change = rows.Change(time.time(), remark=draft.remark)
        table = draft.table or self.table
        if draft.chairs != self.chairs:
            change.chairs = draft.chairs
        if draft.rematch is not None:
            change.values["rematch"] = draft.rematch.id
        if draft.table is not None:
            change.lines = steps.gained(self.table, draft.table)
            change.first = steps.kept(self.table)
            change.values["actor"] = draft.table.actor
            if self.table is None:
                change.values["begun"] = change.at
                change.values["listed"] = self.house.listed and self.house.watchers
            if closing := draft.table.journal.closing:
                change.values["ended"] = change.at
                result = {"ending": closing.ending, "places": closing.places}
                change.values["result"] = json.dumps(result)
        if table is not None and (draft.table is not None or change.chairs is not None):
            allowed = self._hub.settings.paces[self.house.pace]
            waits = table.actor >= 0 and draft.chairs[table.actor].by_hand
            change.values["deadline"] = change.at + allowed if allowed and waits else None
        return change

    def take(self, draft: Draft, change: rows.Change) -> None:
        """What is kept now is what is shown from now on."""
        self.chairs = draft.chairs
        if draft.table is not None:
            self.table = draft.table
            self.lines = draft.frames[-1].lines
            self._frames.extend(draft.frames)
            self._stepped = asyncio.get_running_loop().time()
        if draft.remark is not None:
            self.talk.append(draft.remark)
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
        lines, talk = steps.kept(self.table), len(self.talk)
        row = await self._hub.store.do(lambda c: rows.load(c, self.id, lines, talk))
        if row is None:
            raise NoSuchTable(self.id)
        self._behind = False
        if row.revision != self.revision:
            self._adopt(row)
            self.told()

    def _adopt(self, row: rows.Row) -> None:
        """Become what a row says, which holds the lines and remarks that are new here."""
        if row.lines:
            if self.table is None:
                self.table = steps.rebuild(self.game, row.lines, row.secret)
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
        self.rematch = row.rematch
        self.talk.extend(row.talk)
        self._set_deadline(row.deadline)
