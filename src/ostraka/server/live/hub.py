"""All live tables of this process."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from re import compile
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
from ostraka.server.finished.table import FinishedTable, FinishedTables
from ostraka.server.live.bot_pool import BotPool
from ostraka.server.live.stored import Draft
from ostraka.server.live.table import LiveTable
from ostraka.server.live.tasks import Tasks
from ostraka.server.model import (
    CLOCKS,
    CLOSED,
    DAY,
    UNFINISHED,
    Chair,
    Player,
    TableSettings,
    TableSummary,
    Viewer,
)
from ostraka.server.people import absence, erasure, moderation, sealing
from ostraka.server.people.chairs import Chairs, new_chairs
from ostraka.server.rate_limit import RateLimit
from ostraka.server.settings import Settings, check
from ostraka.server.store import tables
from ostraka.server.store.database import Conflict, Store
from ostraka.server.store.notify import listen
from ostraka.server.store.players import Players

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_WORDS = (
    *("amun", "anubis", "apis", "aten", "atum", "bastet", "bes", "geb", "hapi", "hathor", "heka"),
    *("heket", "horus", "isis", "khepri", "khnum", "khonsu", "maat", "meretseger", "min", "montu"),
    *("mut", "neith", "nephthys", "nut", "osiris", "ptah", "ra", "sekhmet", "serket", "seshat"),
    *("set", "shu", "sobek", "tawaret", "tefnut", "thoth", "wadjet"),
)
ID = compile(f"[{ID_LETTERS}]{{6}}-[a-z]{{2,12}}")

ABANDONED_AFTER = 7 * DAY
"""Seconds after which a listed table that nobody came to is closed; it leaves the list after a
day."""
LONGEST_LIST = 100

log = logging.getLogger("ostraka.hub")


class Hub:
    """Open tables, keep those in use in memory, and let bots and clocks run."""

    def __init__(self, settings: Settings, store: Store) -> None:
        check(settings)
        self.settings = settings
        self.store = store
        self.players = Players(store)
        self.rate_limit = RateLimit(settings.limits)
        self.finished_tables = FinishedTables(self)
        self.bot_pool = BotPool(settings.bot_processes, settings.clock, settings.seed)
        self.name = secrets.token_hex(4)  # of this process, among those that share the store
        # A table is one object as long as anybody holds it; `_recent` holds the last ones used.
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks = Tasks()
        self._next_sweep = float("inf")
        self._sweep_sooner = asyncio.Event()
        self.stopping = False  # bots begin no more steps
        self.started = settings.now()
        self.unsaved_seen: dict[tuple[str, str], float] = {}  # when who was last at which table

    async def start(self) -> None:
        """Start clocks, listening to other processes, and bots that were interrupted."""
        if not self.store.single_process:
            self.tasks.spawn(listen(self.store.url, self._on_notification, self._on_reconnect))
        self.tasks.spawn(self._sweep())
        self.tasks.spawn(self._track_attendance())
        self.tasks.spawn(self._wake_bots())
        self.tasks.spawn(self.finished_tables.catch_up())

    async def stop(self) -> None:
        """Finish what was begun and stop everything else."""
        self.stopping = True
        await self.tasks.stop()
        with suppress(OstrakaError):  # the store has logged it
            await self._save_seen()
        self.finished_tables.stop()
        await self.bot_pool.stop()

    # Tables

    async def open(self, table: str) -> LiveTable:
        """Return a table, from memory or from the store."""
        live = self._live.get(table)
        if live is None:
            if not ID.fullmatch(table):
                raise NoSuchTable(table)
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = self.tasks.run_to_completion(self._load(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(opening)
        live.check_open()
        self._keep_recent(live)
        return live

    async def create(
        self,
        host: Player,
        game: Game,
        options: Mapping[str, str],
        settings: TableSettings,
        chairs: Sequence[Chair],
        coming: bool = False,
        promise: str = "",
    ) -> LiveTable:
        """Create a table.

        If no chair is open, the game begins at once, or when the host has added a number to the
        seal: one that they promise here, or one of the window that they are `coming` to.
        """
        if settings.pace not in CLOCKS:
            raise BadChairs(f"The pace must be one of {', '.join(CLOCKS)}.")
        if settings.clock.runs == (settings.pace == "none"):
            raise BadChairs("A table has a clock exactly if its pace is not none.")
        placed = new_chairs(game, host, chairs)
        if promise:
            placed = sealing.with_promise(placed, host.id, promise)
        self.rate_limit.spend("tables", host.id)
        visitor = host.id if coming else None
        live, write = self.prepare(host.id, game, settle(game, options), settings, placed, visitor)
        await self.store.do(write)
        self.add(live)
        return live

    def prepare(
        self,
        host: str,
        game: Game,
        options: Mapping[str, str],
        settings: TableSettings,
        chairs: Chairs,
        coming: Viewer = None,
    ) -> tuple[LiveTable, Callable[[Connection], None]]:
        """Return a new table, and the function that writes it to the store."""
        row = tables.TableRow(
            id="".join(secrets.choice(ID_LETTERS) for _ in range(6))
            + "-"
            + secrets.choice(ID_WORDS),
            revision=0,
            game=game.key,
            options=dict(options),
            settings=settings,
            host=host,
            secret=self._new_secret(),
            created=(now := self.settings.now()),
            changed=now,
            deadline=None,
            rematch="",
            stage="",
            chairs=chairs,
        )
        live = LiveTable(self, row)
        draft = Draft(chairs)
        if all(chair.kind != "open" for chair in chairs):
            draft = sealing.begin_or_collect(live, chairs, coming)
        change = live.change_for(draft)
        live.adopt(draft, change)
        return live, lambda c: tables.create(c, row, change)

    def add(self, live: LiveTable) -> None:
        """Take over a new table that the store has."""
        self._live[live.id] = live
        self._keep_recent(live)
        if live.deadline is not None:
            self.schedule_deadline(live.deadline)
        live.drive_bots()

    def _new_secret(self) -> bytes:
        """Return the secret that seals the chance of a new table."""
        seed = self.settings.seed
        return sha256(seed.encode()).digest() if seed else secrets.token_bytes(32)

    async def _load(self, table: str) -> LiveTable:
        row = await self.store.do(lambda c: tables.load(c, table))
        if row is None:
            raise NoSuchTable(table)
        if row.ending == CLOSED:
            raise Closed
        if row.ending == UNFINISHED:
            raise Ended
        try:
            live = self._live[table] = LiveTable(self, row)
        except Exception as wrong:  # rules that have changed may fail in any way
            if not isinstance(wrong, OstrakaError):
                log.warning("table %s cannot go on", table, exc_info=wrong)
            if row.deadline is not None:
                await self.store.do(lambda c: tables.stop_clock(c, table))
            raise CannotGoOn from None
        live.drive_bots()
        return live

    def _keep_recent(self, live: LiveTable) -> None:
        self._recent[live.id] = live
        self._recent.move_to_end(live.id)
        while len(self._recent) > self.settings.recent_tables:
            self._recent.popitem(last=False)

    # Games that are over or cannot go on

    async def finished_table(self, table: str) -> FinishedTable:
        """Return a table as the store knows it, whatever became of its rules."""
        if not ID.fullmatch(table):
            raise NoSuchTable(table)
        return await self.finished_tables.get(table)

    async def cannot_go_on(self, finished: FinishedTable) -> bool:
        """Whether a game that has begun can no longer go on."""
        if finished.state != "playing":
            return finished.state == "unfinished"
        try:
            await self.open(finished.id)
        except CannotGoOn:
            return True
        return False

    async def journal(self, table: str, player: Viewer) -> str:
        """Return a whole journal once nothing in it is secret.

        The journal of a game that was not played to its end is only for its players.
        """
        finished = await self.finished_table(table)
        finished.check_access(player)
        if finished.closing is None:
            if not await self.cannot_go_on(finished):
                finished.require_closing()  # raises
            if not finished.seats_of(player):
                raise NotYours
        return finished.text()

    async def end(self, table: str, player: Viewer) -> FinishedTable:
        """End a game that cannot go on, without a result, as one of its players."""
        finished = await self.finished_table(table)
        finished.check_access(player)
        if not finished.seats_of(player):
            raise NotYours
        if not await self.cannot_go_on(finished):
            raise BadMessage("This game can go on, so it cannot be ended here.")
        if finished.state == "playing":
            unfinished = {
                "ended": self.settings.now(),
                "result": json.dumps({"ending": UNFINISHED}),
                "actor": OVER,
                "deadline": None,
            }
            change = tables.TableChange(self.settings.now(), unfinished)
            revision = finished.row.revision
            with suppress(Conflict):  # another player has just done so
                await self.store.do(lambda c: tables.write(c, table, revision, change, self.name))
        return await self.finished_table(table)

    # Lists

    async def tables_of(self, player: Viewer, put_away: bool = False) -> list[TableSummary]:
        """Return the tables on a player's list, or those they have put away, newest first."""
        if player is None:
            return []
        return await self.store.do(lambda c: tables.tables_of(c, player, LONGEST_LIST, put_away))

    async def listed_tables(self, player: Viewer = None) -> list[TableSummary]:
        """Return the tables on the front page: with open chairs, or open to watchers."""
        since = self.settings.now() - DAY
        return await self.store.do(lambda c: tables.listed_tables(c, player, since, LONGEST_LIST))

    async def put_away(self, table: str, player: Viewer, away: bool = True) -> FinishedTable:
        """Take a game that has ended off a player's list, or put it back."""
        finished = await self.finished_table(table)
        finished.check_access(player)
        if player is None or (player != finished.row.host and not finished.seats_of(player)):
            raise NotYours
        if finished.state not in ("over", "unfinished"):
            raise NotOver
        facts = [(table, player, away)]
        await self.store.do(lambda c: tables.record_attendance(c, "put_away", facts))
        return finished

    # People

    async def delete_remark(self, table: str, player: Player, number: int) -> None:
        """Delete a player's own remark, whether the table is live or finished."""
        try:
            live = await self.open(table)
        except CannotGoOn:
            finished = await self.finished_table(table)
            moderation.check_own_remark(finished, player, number)
            change = tables.TableChange(self.settings.now(), deleted=number)
            revision = finished.row.revision
            try:
                await self.store.do(lambda c: tables.write(c, table, revision, change, self.name))
            except Conflict:  # another remark was deleted at this moment
                raise Stale from None
        else:
            await moderation.delete_remark(live, player, number)

    async def erase(self, player: Player) -> None:
        """Erase a player everywhere, close their windows, and let bots play on for them."""
        changed = await self.store.do(lambda c: erasure.erase(c, player.id, player.name, self.name))
        self._close_windows_of(player.id)
        for table in changed:
            if (live := self._live.get(table)) is not None:
                await live.refresh()
        self.tasks.spawn(
            self._for_each(lambda c: erasure.awaiting_bots(c, changed), LiveTable.resume_bots)
        )

    def _close_windows_of(self, player: str) -> None:
        for live in list(self._live.values()):
            live.close_windows_of(player)

    # Time and other processes

    def schedule_deadline(self, deadline: float) -> None:
        """Make sure that the sweeper is awake when this clock runs out."""
        if deadline < self._next_sweep:
            self._sweep_sooner.set()

    async def _sweep(self) -> None:
        """Let tables go on where time has run out."""
        while True:
            now = self.settings.now()
            deadlines = [live.deadline for live in self._live.values() if live.deadline is not None]
            self._next_sweep = min([now + self.settings.sweep_seconds, *deadlines])
            self._sweep_sooner.clear()
            try:
                # `wait_for` would swallow a cancellation if a clock is set at the same moment.
                async with asyncio.timeout(max(0.0, self._next_sweep - now)):
                    await self._sweep_sooner.wait()
                continue
            except TimeoutError:
                pass
            await self._for_each(
                lambda c: tables.overdue(c, self.settings.now()), LiveTable.time_out
            )

    async def _track_attendance(self) -> None:
        """Save regularly who is here, and close tables that nobody came to."""
        while True:
            try:
                await self.update_attendance()
                since = self.settings.now() - ABANDONED_AFTER
                found = partial(tables.abandoned, since=since)
                await self._for_each(found, LiveTable.close_if_abandoned)
            except OstrakaError:  # the store has logged it
                pass
            await asyncio.sleep(self.settings.attendance_seconds)

    async def update_attendance(self) -> None:
        """Save who is here, read who is at other processes, and show both at the tables."""
        watched = [live for live in list(self._live.values()) if live.audience.windows]
        for live in watched:
            for player in live.audience.players:
                if not absence.waited_for(live, player):
                    live.mark_seen(player)
        await self._save_seen()
        for live in watched:
            await live.read_attendance()
            await live.update_absence()

    async def _save_seen(self) -> None:
        unsaved, self.unsaved_seen = self.unsaved_seen, {}
        facts: list[tuple[str, str, float | bool]] = [
            (*where, at)
            for where, at in sorted(unsaved.items())  # in one order, or processes would deadlock
        ]
        try:
            await self.store.do(lambda c: tables.record_attendance(c, "seen", facts))
        except OstrakaError:
            self.unsaved_seen = unsaved | self.unsaved_seen
            raise

    async def _wake_bots(self) -> None:
        """Let bots go on at the tables of the last day."""
        await self._for_each(lambda c: tables.awaiting_bots(c, self.settings.now() - DAY))

    def _on_notification(self, table: str, sender: str) -> None:
        """Follow a change of another process: of a table, or a player erased."""
        if table.startswith(erasure.EVERYWHERE):
            self._close_windows_of(table.removeprefix(erasure.EVERYWHERE))
        live = self._live.get(table)
        if live is not None and sender != self.name:
            self.tasks.spawn(live.refresh())

    def _on_reconnect(self) -> None:
        """Read all tables again after a connection was lost: changes may have been missed."""
        for live in list(self._live.values()):
            self.tasks.spawn(live.refresh())

    async def _for_each(
        self,
        which: Callable[[Connection], list[str]],
        do: Callable[[LiveTable], Awaitable[None]] | None = None,
    ) -> None:
        """Open some tables and do something there; a failure at one does not affect the others."""
        try:
            found = await self.store.do(which)
        except OstrakaError:  # the store has logged it
            found = []
        for table in found:
            try:
                live = await self.open(table)
                if do is not None:
                    await do(live)
            except OstrakaError as wrong:
                log.error("table %s: %s", table, wrong)
