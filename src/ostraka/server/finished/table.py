"""Games as the store knows them without their rules: results, replays and journals of what is over,
and what can be said of a game that cannot go on."""

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

REMEMBERED = 16
"""Games that somebody looked at last are held in memory."""
RETRY = 1.0
"""Seconds before a store that failed is asked again."""

A = TypeVar("A")
B = TypeVar("B")

log = logging.getLogger("ostraka.past")


@dataclass(frozen=True)
class FinishedTable:
    """A game that is over, or that cannot go on."""

    row: tables.TableRow
    journal: Journal | None  # none before the game
    archive: Archive | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def key(self) -> str:
        """Of the game."""
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
        """The numbers that the players added to the seal, as the journal has them."""
        return self.chance.partition(" with ")[2]

    @property
    def stage(self) -> Stage:
        """What it waited for before its game."""
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
    def steps(self) -> int:
        """How many steps seats have made."""
        return sum(who >= 0 for who, _ in self.journal.steps) if self.journal else 0

    @property
    def known(self) -> bool:
        """Whether there is still such a game."""
        return self.key in games.known()

    @property
    def outdated(self) -> bool:
        """Whether it was played under other rules than those of now."""
        if self.journal is None:
            return False
        return not self.known or games.game(self.key).rules != self.journal.header.rules

    def seats_of(self, player: Viewer) -> list[Seat]:
        """A player's own seat and those on their screen."""
        return [chair.seat for chair in self.chairs if chair.player == player]

    def check_access(self, player: Viewer) -> None:
        """Complain if somebody may not even look."""
        begun = self.journal is not None
        check_access(self.seats_of(player), player, begun, self.settings, self.row.removed)

    def require_closing(self) -> Closing:
        """How it ended; complain if it did not."""
        if self.journal is None:
            raise NotBegun
        if self.closing is None:
            raise NotOver
        return self.closing

    def text(self) -> str:
        """The journal, as it was written."""
        return "".join(line + "\n" for line in self.row.journal_lines)


class FinishedTables:
    """Finds past games, and sees to it that every game that ends is archived: at once in the
    background, at the next start if the server was killed before, or when somebody asks for it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, FinishedTable] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "archive")

    def stop(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def get(self, table: str) -> FinishedTable:
        """A game as the store knows it."""
        known = self._known.get(table)
        lines = len(known.row.journal_lines) if known else 0
        row = await self._hub.store.do(lambda c: tables.load(c, table, lines))
        if row is None:
            raise NoSuchTable(table)
        if row.ending == CLOSED:
            raise Closed
        if known is None or known.row.revision != row.revision:
            known = await self._read(row.id)
        if known.closing:
            self._remember(known)
        return known

    def add(self, table: str, game: Game, journal: Journal) -> None:
        """A game has just ended: archive it in the background."""
        self._hub.run_to_completion(self._insist(table, game, journal))

    async def catch_up(self) -> None:
        """Archive what ended without it: before there were archives, or when a server was killed.
        It rests as long as it works, so that tables go on."""
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
        """All that the store knows of a game; an archive that is missing is made now."""
        row, data = await self._hub.store.do(
            lambda c: (tables.load(c, table), tables.load_archive(c, table))
        )
        if row is None:
            raise NoSuchTable(table)
        past = FinishedTable(
            row,
            parse("".join(line + "\n" for line in row.journal_lines))
            if row.journal_lines
            else None,
        )
        if past.state != "over":
            return past
        if data is None and past.journal and not past.outdated:
            data = await self._made(table, games.game(past.key), past.journal)
            if data is not None:
                await self._keep(table, data)
        if data is None:
            return past
        return replace(past, archive=await self._beside(unpacked, data))

    async def _insist(self, table: str, game: Game, journal: Journal) -> None:
        """Archive a game, however long the store is down; a server that stops leaves it to the
        next."""
        data = await self._made(table, game, journal)
        while data is not None:
            try:
                await self._keep(table, data)
                return
            except StoreDown:
                if self._hub.stopping:
                    return
                await asyncio.sleep(RETRY)

    async def _made(self, table: str, game: Game, journal: Journal) -> bytes | None:
        """The archive of a game; none if it cannot be played once more."""
        try:
            return await self._beside(lambda journal: packed(archived(game, journal)), journal)
        except Exception:  # whatever is wrong with old steps or new rules, its journal stays
            log.exception("table %s cannot be archived", table)
            return None

    async def _keep(self, table: str, data: bytes) -> None:
        # Another process may have been faster; its archive is as good.
        with suppress(Conflict):
            await self._hub.store.do(lambda c: tables.store_archive(c, table, data))

    async def _beside(self, work: Callable[[A], B], what: A) -> B:
        """Work that takes a while, in a thread, so that tables go on."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, what)

    def _remember(self, past: FinishedTable) -> None:
        self._known[past.id] = past
        self._known.move_to_end(past.id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
