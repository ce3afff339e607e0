"""All live tables of this process."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from re import compile
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from ostraka.core.errors import OstrakaError
from ostraka.core.play import OVER, Game
from ostraka.core.table import settle
from ostraka.server.errors import (
    BadChairs,
    BadMessage,
    CannotGoOn,
    Closed,
    Ended,
    NoSuchTable,
    NotOver,
    NotYours,
    Stale,
)
from ostraka.server.finished.past import Past, Pasts
from ostraka.server.live.bot_pool import Thinkers
from ostraka.server.live.stored import Draft
from ostraka.server.live.table import Live
from ostraka.server.model import (
    CLOCKS,
    CLOSED,
    DAY,
    UNFINISHED,
    Chair,
    House,
    Player,
    Summary,
    Viewer,
)
from ostraka.server.people import absence, erasure, moderation, sealing
from ostraka.server.people import chairs as seats
from ostraka.server.rate_limit import Guard
from ostraka.server.settings import Settings, check
from ostraka.server.store import tables as rows
from ostraka.server.store.database import Conflict, Store
from ostraka.server.store.notify import listen
from ostraka.server.store.players import People

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
GODS = (
    *("amun", "anubis", "apis", "aten", "atum", "bastet", "bes", "geb", "hapi", "hathor", "heka"),
    *("heket", "horus", "isis", "khepri", "khnum", "khonsu", "maat", "meretseger", "min", "montu"),
    *("mut", "neith", "nephthys", "nut", "osiris", "ptah", "ra", "sekhmet", "serket", "seshat"),
    *("set", "shu", "sobek", "tawaret", "tefnut", "thoth", "wadjet"),
)
ID = compile(f"[{LETTERS}]{{6}}-[a-z]{{2,12}}")

UNTOUCHED = 7 * DAY
"""Seconds after which a listed table that nobody came to is closed; it is off the list after a
day."""
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
        self.pasts = Pasts(self)
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
        self.started = settings.now()
        self.noticed: dict[tuple[str, str], float] = {}  # who was where, not kept yet

    async def start(self) -> None:
        """Clocks run, news are listened to, and bots go on where they were stopped."""
        if not self.store.lonely:
            self.spawn(listen(self.store.url, self._heard, self._missed))
        self.spawn(self._sweep())
        self.spawn(self._attend())
        self.spawn(self._wake())
        self.spawn(self.pasts.catch_up())

    async def stop(self) -> None:
        """Finish what was begun, and let nothing run on."""
        self.stopping = True
        while self._running or self._finishing:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, *self._finishing, return_exceptions=True)
        with suppress(OstrakaError):  # the store has logged it
            await self._keep_noticed()
        self.pasts.stop()
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
        live.check_open()
        self._keep(live)
        return live

    async def create(
        self,
        host: Player,
        game: Game,
        options: Mapping[str, str],
        house: House,
        chairs: Sequence[Chair],
        coming: bool = False,
        promise: str = "",
    ) -> Live:
        """A new table. If no chair is open it begins at once, or when the host has added a number
        to the seal: one that they promise, or one of the window that they are coming to."""
        if house.pace not in CLOCKS:
            raise BadChairs(f"A pace is one of {', '.join(CLOCKS)}.")
        if house.clock.runs == (house.pace == "none"):
            raise BadChairs("A table has a clock if its pace is not none.")
        placed = seats.set_up(game, host, chairs)
        if promise:
            placed = sealing.promised(placed, host.id, promise)
        self.guard.spend("tables", host.id)
        visitor = host.id if coming else None
        live, work = self.prepare(host.id, game, settle(game, options), house, placed, visitor)
        await self.store.do(work)
        self.adopt(live)
        return live

    async def past(self, table: str) -> Past:
        """A table whose game is over or cannot go on, whatever became of its rules."""
        if not ID.fullmatch(table):
            raise NoSuchTable(table)
        return await self.pasts.of(table)

    async def stopped(self, past: Past) -> bool:
        """Whether a game that has begun can no longer go on."""
        if past.state != "playing":
            return past.state == "unfinished"
        try:
            await self.open(past.id)
        except CannotGoOn:
            return True
        return False

    async def journal(self, table: str, player: Viewer) -> str:
        """A whole journal, when nothing in it is secret any more; its players alone have that of a
        game that was not played to its end."""
        past = await self.past(table)
        past.admit(player)
        if past.closing is None:
            if not await self.stopped(past):
                past.finished()  # it is not
            if not past.seats_of(player):
                raise NotYours
        return past.text()

    async def end(self, table: str, player: Viewer) -> Past:
        """A player ends a game that cannot go on; it is left without a result."""
        past = await self.past(table)
        past.admit(player)
        if not past.seats_of(player):
            raise NotYours
        if not await self.stopped(past):
            raise BadMessage("This game can go on.")
        if past.state == "playing":
            unfinished = {
                "ended": self.settings.now(),
                "result": json.dumps({"ending": UNFINISHED}),
                "actor": OVER,
                "deadline": None,
            }
            change = rows.Change(self.settings.now(), unfinished)
            revision = past.row.revision
            with suppress(Conflict):  # another player has just done so
                await self.store.do(lambda c: rows.write(c, table, revision, change, self.name))
        return await self.past(table)

    async def of(self, player: Viewer, put_away: bool = False) -> list[Summary]:
        """A player's tables, newest first, on their list or put away; somebody without a name has
        none."""
        if player is None:
            return []
        return await self.store.do(lambda c: rows.of(c, player, LONGEST_LIST, put_away))

    async def put_away(self, table: str, player: Viewer, yes: bool = True) -> Past:
        """Take a game that has ended off a player's list, or put it back."""
        past = await self.past(table)
        past.admit(player)
        if player is None or (player != past.row.host and not past.seats_of(player)):
            raise NotYours
        if past.state not in ("over", "unfinished"):
            raise NotOver
        await self.store.do(lambda c: rows.attend(c, "put_away", [(table, player, yes)]))
        return past

    async def listed(self, player: Viewer = None) -> list[Summary]:
        """Tables on the front page: open chairs anyone may take, games that may be watched."""
        since = self.settings.now() - DAY
        return await self.store.do(lambda c: rows.listed(c, player, since, LONGEST_LIST))

    async def delete_remark(self, table: str, player: Player, number: int) -> None:
        """Delete a remark of a player's own, wherever it stands."""
        try:
            live = await self.open(table)
        except CannotGoOn:
            past = await self.past(table)
            moderation.own_remark(past, player, number)
            change = rows.Change(self.settings.now(), deleted=number)
            revision = past.row.revision
            try:
                await self.store.do(lambda c: rows.write(c, table, revision, change, self.name))
            except Conflict:  # another remark was deleted at this moment
                raise Stale from None
        else:
            await moderation.delete_remark(live, player, number)

    async def erase(self, player: Player) -> None:
        """A player deletes themselves: they are erased everywhere, their windows close, and bots
        play on for them."""
        tables = await self.store.do(lambda c: erasure.erase(c, player.id, player.name, self.name))
        self._expel(player.id)
        for table in tables:
            if (live := self._live.get(table)) is not None:
                await live.refresh()
        self.spawn(self._each(lambda c: erasure.waiting_for_bots(c, tables), Live.resume))

    def _expel(self, player: str) -> None:
        for live in list(self._live.values()):
            live.expel(player)

    # For the tables

    def prepare(
        self,
        host: str,
        game: Game,
        options: Mapping[str, str],
        house: House,
        chairs: seats.Chairs,
        coming: Viewer = None,
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
            created=(now := self.settings.now()),
            changed=now,
            deadline=None,
            rematch="",
            stage="",
            chairs=chairs,
        )
        live = Live(self, row)
        draft = Draft(chairs)
        if all(chair.kind != "open" for chair in chairs):
            draft = sealing.ready(live, chairs, coming)
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
        if row.ending == CLOSED:
            raise Closed
        if row.ending == UNFINISHED:
            raise Ended
        try:
            live = self._live[table] = Live(self, row)
        except Exception as wrong:  # rules that have changed may fail in any way
            if not isinstance(wrong, OstrakaError):
                log.warning("table %s cannot go on", table, exc_info=wrong)
            if row.deadline is not None:
                await self.store.do(lambda c: rows.stop_clock(c, table))
            raise CannotGoOn from None
        live.drive()
        return live

    def _keep(self, live: Live) -> None:
        self._kept[live.id] = live
        self._kept.move_to_end(live.id)
        while len(self._kept) > self.settings.kept:
            self._kept.popitem(last=False)

    def _heard(self, table: str, teller: str) -> None:
        """Another process has changed a table, or erased a player."""
        if table.startswith(erasure.EVERYWHERE):
            self._expel(table.removeprefix(erasure.EVERYWHERE))
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
            now = self.settings.now()
            deadlines = [live.deadline for live in self._live.values() if live.deadline is not None]
            self._next = min([now + self.settings.sweep, *deadlines])
            self._sooner.clear()
            try:
                # `wait_for` would swallow being stopped if a clock is set at the same moment.
                async with asyncio.timeout(max(0.0, self._next - now)):
                    await self._sooner.wait()
                continue
            except TimeoutError:
                pass
            await self._each(lambda c: rows.overdue(c, self.settings.now()), Live.lapse)

    async def _attend(self) -> None:
        """Keep who is here, and show at the tables who is not."""
        while True:
            try:
                await self.attend()
                await self._each(
                    lambda c: rows.forgotten(c, self.settings.now() - UNTOUCHED), Live.forget
                )
            except OstrakaError:  # the store has logged it
                pass
            await asyncio.sleep(self.settings.attend)

    async def attend(self) -> None:
        """Tell the store who is here, learn of it who is elsewhere, and show it."""
        tables = [live for live in list(self._live.values()) if live.audience.windows]
        for live in tables:
            for player in live.audience.windows:
                if not absence.waited_for(live, player):
                    live.notice(player)
        await self._keep_noticed()
        for live in tables:
            await live.attend()
            await live.settle_absence()

    async def _keep_noticed(self) -> None:
        noticed, self.noticed = self.noticed, {}
        facts: list[tuple[str, str, float | bool]] = [
            (*who, at)
            for who, at in sorted(noticed.items())  # in one order, or processes would block
        ]
        try:
            await self.store.do(lambda c: rows.attend(c, "seen", facts))
        except OstrakaError:
            self.noticed = noticed | self.noticed
            raise

    async def _wake(self) -> None:
        """Bots go on at the tables of the last day."""
        await self._each(lambda c: rows.asleep(c, self.settings.now() - DAY))

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
