"""All live tables of this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from hashlib import sha256
from re import compile
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from ostraka.core.errors import OstrakaError
from ostraka.core.play import Game
from ostraka.core.table import settle
from ostraka.server import rows, seats
from ostraka.server.errors import BadChairs, NoSuchTable
from ostraka.server.guard import Guard
from ostraka.server.kept import Draft
from ostraka.server.live import Live
from ostraka.server.news import listen
from ostraka.server.people import People
from ostraka.server.records import Chair, House, Player, Summary, Viewer
from ostraka.server.settings import Settings, check
from ostraka.server.store import Store
from ostraka.server.thinkers import Thinkers

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
GODS = (
    *("amun", "anubis", "apis", "aten", "atum", "bastet", "bes", "geb", "hapi", "hathor", "heka"),
    *("heket", "horus", "isis", "khepri", "khnum", "khonsu", "maat", "meretseger", "min", "montu"),
    *("mut", "neith", "nephthys", "nut", "osiris", "ptah", "ra", "sekhmet", "serket", "seshat"),
    *("set", "shu", "sobek", "tawaret", "tefnut", "thoth", "wadjet"),
)
ID = compile(f"[{LETTERS}]{{6}}-[a-z]{{2,12}}")

SWEEP = 30.0
"""Seconds after which even a table that this process never saw is looked at for its pace."""
DAY = 86400.0
LONGEST_LIST = 100

log = logging.getLogger("ostraka.hub")


class Hub:
    """Opens tables, keeps those in memory that somebody needs, and lets bots and clocks run."""

    def __init__(self, settings: Settings, store: Store) -> None:
        check(settings)
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.guard = Guard(settings.limits)
        self.thinkers = Thinkers(settings.thinkers, settings.clock, settings.luck)
        self.name = secrets.token_hex(4)  # of this process, among those that share the store
        # A table is one object as long as anybody has it; the last ones used are held as well.
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self._finishing: set[asyncio.Task[Any]] = set()
        self._next = float("inf")  # when the sweeper wakes
        self._sooner = asyncio.Event()
        self.stopping = False  # bots begin no more steps

    async def start(self) -> None:
        """Clocks run, news are listened to, and bots go on where they were stopped."""
        if not self.store.lonely:
            self.spawn(listen(self.store.url, self._heard, self._missed))
        self.spawn(self._sweep())
        self.spawn(self._wake())

    async def stop(self) -> None:
        """Finish what was begun, and let nothing run on."""
        self.stopping = True
        while self._running or self._finishing:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, *self._finishing, return_exceptions=True)
        await self.thinkers.stop()

    async def open(self, table: str) -> Live:
        """A table, from memory or from the store."""
        live = self._live.get(table)
        if live is None:
            if not ID.fullmatch(table):
                raise NoSuchTable(table)
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = self.finish(self._load(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(opening)
        self._keep(live)
        return live

    async def create(
        self,
        host: Player,
        game: Game,
        options: Mapping[str, str],
        house: House,
        chairs: Sequence[Chair],
    ) -> Live:
        """A new table; it begins at once if no chair is open."""
        if house.pace not in self.settings.paces:
            raise BadChairs(f"A pace is one of {', '.join(self.settings.paces)}.")
        placed = seats.set_up(game, host, chairs)
        self.guard.spend("tables", host.id)
        live, work = self.prepare(host.id, game, settle(game, options), house, placed)
        await self.store.do(work)
        self.adopt(live)
        return live

    async def of(self, player: Viewer) -> list[Summary]:
        """A player's tables, newest first; somebody without a name has none."""
        if player is None:
            return []
        return await self.store.do(lambda c: rows.of(c, player, LONGEST_LIST))

    async def listed(self, player: Viewer = None) -> list[Summary]:
        """Tables on the front page: open chairs anyone may take, games that may be watched."""
        return await self.store.do(lambda c: rows.listed(c, player, LONGEST_LIST))

    # For the tables

    def prepare(
        self,
        host: str,
        game: Game,
        options: Mapping[str, str],
        house: House,
        chairs: seats.Chairs,
    ) -> tuple[Live, Callable[[Connection], None]]:
        """A new table, and what keeps it."""
        row = rows.Row(
            id="".join(secrets.choice(LETTERS) for _ in range(6)) + "-" + secrets.choice(GODS),
            revision=0,
            game=game.key,
            options=dict(options),
            house=house,
            host=host,
            secret=self._secret(),
            created=time.time(),
            deadline=None,
            rematch="",
            chairs=chairs,
        )
        live = Live(self, row)
        draft = Draft(chairs)
        if all(chair.kind != "open" for chair in chairs):
            draft = live.beginning(chairs)
        change = live.written(draft)
        live.take(draft, change)
        return live, lambda c: rows.create(c, row, change)

    def _secret(self) -> bytes:
        """What the chance of a new table is sealed with."""
        luck = self.settings.luck
        return sha256(luck.encode()).digest() if luck else secrets.token_bytes(32)

    def adopt(self, live: Live) -> None:
        """A table that is kept now."""
        self._live[live.id] = live
        self._keep(live)
        if live.deadline is not None:
            self.hurry(live.deadline)
        live.drive()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that runs beside, until the hub stops."""
        return _start(work, self._running)

    def finish(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that must not be left half done."""
        return _start(work, self._finishing)

    def hurry(self, deadline: float) -> None:
        """A clock runs out then."""
        if deadline < self._next:
            self._sooner.set()

    async def _load(self, table: str) -> Live:
        row = await self.store.do(lambda c: rows.load(c, table))
        if row is None:
            raise NoSuchTable(table)
        live = self._live[table] = Live(self, row)
        live.drive()
        return live

    def _keep(self, live: Live) -> None:
        self._kept[live.id] = live
        self._kept.move_to_end(live.id)
        while len(self._kept) > self.settings.kept:
            self._kept.popitem(last=False)

    def _heard(self, table: str, teller: str) -> None:
        """Another process has changed a table."""
        live = self._live.get(table)
        if live is not None and teller != self.name:
            self.spawn(live.refresh())

    def _missed(self) -> None:
        """Something may have changed that nobody told us of."""
        for live in list(self._live.values()):
            self.spawn(live.refresh())

    async def _sweep(self) -> None:
        """Where time runs out, bots play on."""
        while True:
            now = time.time()
            deadlines = [live.deadline for live in self._live.values() if live.deadline is not None]
            self._next = min([now + SWEEP, *deadlines])
            self._sooner.clear()
            try:
                await asyncio.wait_for(self._sooner.wait(), max(0.0, self._next - now))
                continue
            except TimeoutError:
                pass
            await self._each(lambda c: rows.overdue(c, time.time()), Live.lapse)

    async def _wake(self) -> None:
        """Bots go on at the tables of the last day."""
        await self._each(lambda c: rows.asleep(c, time.time() - DAY))

    async def _each(
        self,
        which: Callable[[Connection], list[str]],
        deed: Callable[[Live], Awaitable[None]] | None = None,
    ) -> None:
        """Open some tables and do something there; what fails at one is no matter of others."""
        try:
            found = await self.store.do(which)
        except OstrakaError:  # the store has logged it
            found = []
        for table in found:
            try:
                live = await self.open(table)
                if deed is not None:
                    await deed(live)
            except OstrakaError as wrong:
                log.error("table %s: %s", table, wrong)


def _start(work: Coroutine[Any, Any, Any], among: set[asyncio.Task[Any]]) -> asyncio.Task[Any]:
    task = asyncio.create_task(work)
    among.add(task)

    def done(task: asyncio.Task[Any]) -> None:
        among.discard(task)
        # Whoever waits for it is told; the rest is for the log, if nobody could have caused it.
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None and not isinstance(wrong, OstrakaError):
            log.error("a table failed", exc_info=wrong)

    task.add_done_callback(done)
    return task
