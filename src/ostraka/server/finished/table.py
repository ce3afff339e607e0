"""Tables as the store knows them, without their rules: results, replays and journals of finished
games, and what can be shown of a game that cannot go on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from ostraka import games
from ostraka.core.chance import sealed
from ostraka.core.errors import OstrakaError
from ostraka.core.journal import Closing, Journal, parse
from ostraka.core.play import Game, Seat
from ostraka.server.errors import Closed, NoSuchTable, NotBegun, NotOver, StoreDown
from ostraka.server.finished.archive import Archive, packed, unpacked
from ostraka.server.finished.archiving import archived
from ostraka.server.model import (
    CLOSED,
    UNFINISHED,
    Chair,
    Remark,
    Stage,
    State,
    TableSettings,
    Viewer,
)
from ostraka.server.people.chairs import check_access
from ostraka.server.store import tables
from ostraka.server.store.database import Conflict

if TYPE_CHECKING:
    from ostraka.server.live.hub import Hub

CACHED = 16
"""Recently viewed games that stay in memory."""
RETRY_SECONDS = 1.0
"""How long to wait before writing again to a store that failed."""

A = TypeVar("A")
B = TypeVar("B")

log = logging.getLogger("ostraka.past")


@dataclass(frozen=True)
class FinishedTable:
    """A table whose game is over or cannot go on."""

    row: tables.TableRow
    journal: Journal | None  # None before the game
    archive: Archive | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def key(self) -> str:
        """Key of the game."""
        return self.row.game

    @property
    def options(self) -> dict[str, str]:
        return self.row.options

    @property
    def talk(self) -> tuple[Remark, ...]:
        return self.row.talk

    @property
    def chance(self) -> str:
        """The seal of chance, as the journal names it or would have named it."""
        return self.journal.header.chance if self.journal else sealed(self.row.secret).label

    @property
    def imprint(self) -> str:
        """The imprint of its secret."""
        return self.chance.split(" ")[1]

    @property
    def added(self) -> str:
        """The numbers that players added to the seal, as the journal writes them."""
        return self.chance.partition(" with ")[2]

    @property
    def stage(self) -> Stage:
        """What it waits for before its game."""
        return self.row.stage

    @property
    def settings(self) -> TableSettings:
        return self.row.settings

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.row.chairs

    @property
    def rematch(self) -> str:
        return self.row.rematch

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.row.chairs)

    @property
    def closing(self) -> Closing | None:
        return self.journal.closing if self.journal else None

    @property
    def state(self) -> State:
        if self.journal is None:
            return "waiting"
        if self.row.ending == UNFINISHED:
            return "unfinished"
        return "over" if self.closing else "playing"

    @property
    def seat_steps(self) -> int:
        """Count of the steps of seats."""
        return sum(who >= 0 for who, _ in self.journal.steps) if self.journal else 0

    @property
    def known(self) -> bool:
        """Whether the game still exists."""
        return self.key in games.known()

    @property
    def outdated(self) -> bool:
        """Whether it was played under other rules than the current ones."""
        if self.journal is None:
            return False
        return not self.known or games.game(self.key).rules != self.journal.header.rules

    def seats_of(self, player: Viewer) -> list[Seat]:
        """Return a player's own seat and those on their screen."""
        return [chair.seat for chair in self.chairs if chair.player == player]

    def check_access(self, player: Viewer) -> None:
        """Raise if this player may not even look at the table."""
        begun = self.journal is not None
        check_access(self.seats_of(player), player, begun, self.settings, self.row.removed)

    def require_closing(self) -> Closing:
        """Return how the game ended; raise if it has not."""
        if self.journal is None:
            raise NotBegun
        if self.closing is None:
            raise NotOver
        return self.closing

    def text(self) -> str:
        """Return the journal as it was written."""
        return "".join(line + "\n" for line in self.row.journal_lines)


class FinishedTables:
    """Finds finished tables, and archives every game that ends.

    That happens in the background at once, at the next start if the server was killed before, or
    when somebody looks at the game.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._cached: OrderedDict[str, FinishedTable] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "archive")

    def stop(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def get(self, table: str) -> FinishedTable:
        """Return a table as the store knows it."""
        known = self._cached.get(table)
        lines = len(known.row.journal_lines) if known else 0
        row = await self._hub.store.do(lambda c: tables.load(c, table, lines))
        if row is None:
            raise NoSuchTable(table)
        if row.ending == CLOSED:
            raise Closed
        if known is None or known.row.revision != row.revision:
            known = await self._read(row.id)
        if known.closing:
            self._cache(known)
        return known

    def add(self, table: str, game: Game, journal: Journal) -> None:
        """Archive a game that has just ended, in the background."""
        self._hub.tasks.run_to_completion(self._archive_until_stored(table, game, journal))

    async def catch_up(self) -> None:
        """Archive games that ended without it: before there were archives, or when a server was
        killed.

        It rests as long as it works, so that tables stay responsive.
        """
        try:
            missing = await self._hub.store.do(tables.unarchived)
        except OstrakaError:  # the store has logged it
            return
        for table in missing:
            began = time.monotonic()
            try:
                await self._read(table)
            except OstrakaError as wrong:
                log.error("table %s: %s", table, wrong)
            await asyncio.sleep(time.monotonic() - began)

    async def _read(self, table: str) -> FinishedTable:
        """Read all that the store knows of a table; make its archive now if it is missing."""
        row, data = await self._hub.store.do(
            lambda c: (tables.load(c, table), tables.load_archive(c, table))
        )
        if row is None:
            raise NoSuchTable(table)
        finished = FinishedTable(
            row,
            parse("".join(line + "\n" for line in row.journal_lines))
            if row.journal_lines
            else None,
        )
        if finished.state != "over":
            return finished
        if data is None and finished.journal and not finished.outdated:
            data = await self._make(table, games.game(finished.key), finished.journal)
            if data is not None:
                await self._store(table, data)
        if data is None:
            return finished
        return replace(finished, archive=await self._in_thread(unpacked, data))

    async def _archive_until_stored(self, table: str, game: Game, journal: Journal) -> None:
        """Archive a game, however long the store is down; if the server stops, the next one does
        it."""
        data = await self._make(table, game, journal)
        while data is not None:
            try:
                await self._store(table, data)
                return
            except StoreDown:
                if self._hub.stopping:
                    return
                await asyncio.sleep(RETRY_SECONDS)

    async def _make(self, table: str, game: Game, journal: Journal) -> bytes | None:
        """Make the archive of a game; None if it cannot be replayed."""
        try:
            return await self._in_thread(lambda journal: packed(archived(game, journal)), journal)
        except Exception:  # old steps or new rules may fail in any way; the journal stays
            log.exception("table %s cannot be archived", table)
            return None

    async def _store(self, table: str, data: bytes) -> None:
        # Another process may have been faster; its archive is the same.
        with suppress(Conflict):
            await self._hub.store.do(lambda c: tables.store_archive(c, table, data))

    async def _in_thread(self, work: Callable[[A], B], what: A) -> B:
        """Run slow work in a thread, so that tables stay responsive."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, what)

    def _cache(self, finished: FinishedTable) -> None:
        self._cached[finished.id] = finished
        self._cached.move_to_end(finished.id)
        while len(self._cached) > CACHED:
            self._cached.popitem(last=False)
