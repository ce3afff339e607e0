"""A live table: the people at it, the windows that show it, and the bots that play there.

Every change goes the same way: `StoredTable` commits it, then this module wakes the windows and
lets the bots act.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import SystemRandom
from typing import TYPE_CHECKING

from ostraka.bots.thought import Thought
from ostraka.core.errors import GameOver, NothingToUndo, NotYourTurn, OstrakaError
from ostraka.core.journal import UNDO
from ostraka.core.play import OVER, Seat, View, below
from ostraka.core.table import Table, settle
from ostraka.server.errors import NotHere, NotOver, NotYours, Stale, StoreDown
from ostraka.server.live.stored import Draft, StoredTable
from ostraka.server.model import CLOSED, Player, Remark, Viewer
from ostraka.server.people import absence, clocks, final_steps, sealing, seating, votes
from ostraka.server.people.audience import Audience, Subscription, Watcher
from ostraka.server.people.chairs import STAND_IN, bots_for_erased, resume_play, rotate
from ostraka.server.people.talk import next_number
from ostraka.server.store.tables import TableRow

if TYPE_CHECKING:
    from ostraka.server.live.hub import Hub
    from ostraka.server.store.players import Players

LONGEST_SHORTCUT = 500
"""Steps that a shortcut may make."""
LONGEST_REMARK = 500
RETRY_SECONDS = 1.0
"""How long a bot waits before it tries again to store its step."""
PAINT_SECONDS = 0.1
"""How long windows may paint one step before the next is drawn for them."""

log = logging.getLogger("ostraka.live")


class LiveTable(StoredTable):
    """A stored table with its people, windows and bots."""

    def __init__(self, hub: Hub, row: TableRow) -> None:
        super().__init__(row, hub.store, hub.name, hub.settings.now)
        self._hub = hub
        self.audience = Audience()
        self.version = row.revision  # grows with everything that windows show
        self._pauses_changed = asyncio.Event()
        self._bot_driver: asyncio.Task[None] | None = None
        self._schedule_deadline()

    @property
    def players(self) -> Players:
        """Everybody who has a name on this server."""
        return self._hub.players

    @property
    def collects_numbers(self) -> bool:
        """Whether players add numbers to the seal; with a fixed seed they cannot."""
        return not self._hub.settings.seed

    @property
    def collect_seconds(self) -> float:
        """How long players have to promise a number, and again to tell it."""
        return self._hub.settings.collect_seconds

    @property
    def paint_seconds(self) -> float:
        """How long the first of several steps is shown before the next one is drawn."""
        return min(PAINT_SECONDS, self._hub.settings.pace)

    @property
    def watchers(self) -> list[Watcher]:
        """Those who watch without a seat."""
        return self.audience.watchers(self.seats_of)

    @property
    def bot_level(self) -> str:
        """Level of the bot that is to act; empty if a person is, or nobody."""
        if self.table is None or self.table.actor < 0 or self.ended_early:
            return ""
        chair = self.chairs[self.table.actor]
        return "" if chair.by_hand else chair.level or STAND_IN

    def may_stay(self, window: Subscription) -> bool:
        """Whether a window may go on showing this table."""
        with suppress(OstrakaError):
            self.check_access(window.player)
            return not window.ended
        return False

    def spend(self, kind: str, player: Player) -> None:
        """Raise if a player does something too often."""
        self._hub.rate_limit.spend(kind, player.id)

    # Changing

    async def change(self, plan: Callable[[], Draft | None]) -> None:
        """Carry out a plan to the end, even if the caller is cancelled."""
        await asyncio.shield(self._hub.tasks.run_to_completion(self._change(plan)))

    async def _change(self, plan: Callable[[], Draft | None]) -> None:
        outcome = await self.carry_out(plan)
        if outcome.committed is not None:
            if outcome.committed.after is not None:
                outcome.committed.after()
            if outcome.game_ended:
                self._hub.finished_tables.add(self.id, self.game, self.in_play().journal)
            self._schedule_deadline()
            self.wake_windows()
            self.drive_bots()
        elif outcome.caught_up:
            self._show_outside_changes()
        if outcome.error is not None:
            raise outcome.error

    async def refresh(self) -> None:
        """Read and show what another process may have changed."""
        if await self.catch_up():
            self._show_outside_changes()

    def _show_outside_changes(self) -> None:
        """Show what another process has changed."""
        self._schedule_deadline()
        self.wake_windows()
        if self.audience.windows:  # otherwise the process that changed it drives the bots
            self.drive_bots()

    def _schedule_deadline(self) -> None:
        if self.deadline is not None:
            self._hub.schedule_deadline(self.deadline)

    def wake_windows(self) -> None:
        """Tell every window that something it shows has changed."""
        self.version += 1
        self.audience.wake_all()

    # Playing

    async def say(self, player: Viewer, text: str, at: int) -> None:
        """Make the step of the seat that acts, which must be one of this player's."""

        def plan() -> Draft:
            seat = self._acting_seat(player, at)
            draft = self._next_draft(player)
            draft.step(seat, self.game.notation.parse(text))
            return draft

        await self.change(plan)

    async def shortcut(self, player: Viewer, goes_on: Callable[[View], bool], at: int) -> None:
        """Choose at random for the seat that acts, as long as it acts and `goes_on` is true."""

        def plan() -> Draft | None:
            seat = self._acting_seat(player, at)
            draft = self._next_draft(player)
            table = draft.table
            assert table is not None
            while table.actor == seat and draft.seat_steps < at + LONGEST_SHORTCUT:
                if not goes_on(table.view(seat)):
                    break
                legal = table.legal()
                draft.step(seat, legal[below(SystemRandom(), len(legal))])
            if draft.seat_steps == at:
                return None
            return draft

        await self.change(plan)

    async def undo(self, player: Viewer, at: int) -> None:
        """Take back this player's last step."""
        if not self.settings.undo:
            raise NotHere("Steps cannot be taken back at this table.")

        def plan() -> Draft:
            table = self.in_play(at)
            mine = self.seats_of(player)
            if not mine:
                raise NotYours
            seat = next((seat for seat in mine if table.can_undo(seat)), None)
            if seat is None:
                raise NothingToUndo
            draft = self._next_draft(player)
            draft.step(seat, UNDO)
            return draft

        await self.change(plan)

    async def advise(self, player: Viewer) -> list[Thought]:
        """Return what the professor thinks of the choices of the seat that acts, best first."""
        if not self.settings.hints:
            raise NotHere("Hints are off at this table.")
        seat = self._acting_seat(player, self.seat_steps)
        table = self.in_play()
        assert player is not None, "a seat is a player's"
        self._hub.rate_limit.spend("advice", player)
        return await self._hub.bot_pool.explain(self.game, table.view(seat), table.legal())

    def _acting_seat(self, player: Viewer, at: int) -> Seat:
        """Return the seat that acts; raise unless it is one of this player's."""
        table = self.in_play(at)
        mine = self.seats_of(player)
        if not mine:
            raise NotYours
        if table.actor == OVER:
            raise GameOver
        if table.actor not in mine:
            raise NotYourTurn(table.names[mine[0]], table.names[table.actor])
        return table.actor

    def _next_draft(self, player: Viewer = None) -> Draft:
        """Draft the next steps on a copy of the table; a player who acts is back."""
        chairs = resume_play(self.chairs, self.seats_of(player))
        return Draft(chairs, self.in_play().copy(), self.seat_steps)

    # Around the game

    async def remark(self, player: Player, text: str) -> None:
        """Say something among the players or, without a seat, among the watchers."""
        self.check_access(player.id)
        said = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not said:
            return
        self.spend("remarks", player)

        def plan() -> Draft:
            seat = next((c.seat for c in self.chairs if c.player == player.id), -1)
            name = self.chairs[seat].name if seat >= 0 else player.name
            number = next_number(self.talk, seat)
            remark = Remark(number, name, seat, said[:LONGEST_REMARK], self.now, player.id)
            return Draft(self.chairs, remark=remark, names=player.id)

        await self.change(plan)

    async def start_rematch(self, player: Viewer, coming: bool = False) -> LiveTable:
        """Set up a rematch with the same people and options, everybody one seat further.

        An option's value that is no longer offered gives way to the default.
        """
        if player is None or not self.seats_of(player):
            raise NotYours
        options = {
            option.name: self.options[option.name]
            for option in self.game.options
            if self.options[option.name] in option.values
        }

        def plan() -> Draft | None:
            if self.in_play().actor != OVER:
                raise NotOver
            if self.rematch:
                return None
            chairs = sealing.without_numbers(rotate(bots_for_erased(self.chairs)))
            host, visitor = self.host or player, player if coming else None
            live, write = self._hub.prepare(
                host, self.game, settle(self.game, options), self.settings, chairs, visitor
            )
            return Draft(
                self.chairs, rematch=live.id, also=write, after=lambda: self._hub.add(live)
            )

        self._hub.rate_limit.spend("tables", player)
        await self.change(plan)
        return await self._hub.open(self.rematch)

    async def close_if_abandoned(self) -> None:
        """Close a listed table that nobody came to."""

        def plan() -> Draft | None:
            if self.table is not None or self.audience.windows:
                return None
            return Draft(self.chairs, stage="", ending=CLOSED)

        await self.change(plan)

    # Windows

    @asynccontextmanager
    async def watch(
        self, player: Viewer, slowly: bool = True, name: str = ""
    ) -> AsyncIterator[Subscription]:
        """Open a window on this table, to be woken by every change.

        Bots pause for windows that watch `slowly`, so that people can follow. A window of a player
        whose seat a bot has gives the seat back.
        """
        window = Subscription(player, slowly, name)
        before = self._people_shown()
        self.audience.add(window)
        self.mark_seen(player)
        try:
            await self.change(lambda: self._arriving(player))
            if self._people_shown() != before:
                self.wake_windows()
            window.clear()
            self.drive_bots()
            yield window
        finally:
            before = self._people_shown()
            self.audience.remove(window)
            self.mark_seen(player)
            if self._people_shown() != before:
                self.wake_windows()
                if not self._hub.stopping and self._timed_seat(player) is not None:
                    self._hub.tasks.spawn(self.change(lambda: self._disconnecting(player)))

    def skip_pauses(self, window: Subscription, skip: bool) -> None:
        """Let bots play without pauses for this window, or with them again.

        They go as slowly as the most patient window wants.
        """
        window.slowly = not skip
        self._pauses_changed.set()

    def close_windows_of(self, player: str) -> None:
        """Close the windows of a player who has deleted themselves."""
        self.audience.end(player)

    def mark_seen(self, player: Viewer) -> None:
        """Note that a player is here now."""
        if player is not None and (player == self.host or self.seats_of(player)):
            self.seen[player] = self._hub.unsaved_seen[self.id, player] = self.now

    def _people_shown(self) -> tuple[list[Watcher], list[bool]]:
        """Who watches and which players are here, as windows show it."""
        return self.watchers, [self.audience.here(chair.player) for chair in self.chairs]

    def _arriving(self, player: Viewer) -> Draft | None:
        """Draft what changes when a player's window opens: they are back, their clock runs on, and
        others have less time left to promise a number."""
        if self.stage == "promises" and self.seats_of(player):
            return sealing.shorten_wait(self)
        seat = self._timed_seat(player)
        if seat is None:
            return seating.returning(self, player)
        assert self.deadline is not None
        chairs, until = clocks.resume(self.chairs, seat, self.deadline, self.now)
        return Draft(chairs, until=until) if chairs != self.chairs else None

    def _disconnecting(self, player: Viewer) -> Draft | None:
        """Draft a pause of the clock if a player's last window is gone while their clock runs."""
        seat = self._timed_seat(player)
        if seat is None or self.audience.here(player):
            return None
        assert self.deadline is not None
        chairs, until = clocks.pause(self.chairs, seat, self.deadline, self.now)
        return Draft(chairs, until=until) if chairs != self.chairs else None

    def _timed_seat(self, player: Viewer) -> Seat | None:
        """Return the seat of this player whose clock runs, if one does."""
        if self.table is None or self.deadline is None:
            return None
        return self.table.actor if self.table.actor in self.seats_of(player) else None

    # Time

    async def time_out(self) -> None:
        """Go on after a deadline: a bot makes the late move, or the game begins without the missing
        numbers."""

        def plan() -> Draft | None:
            if self.deadline is None or self.deadline > self.now:
                return None
            if self.table is None:
                return sealing.advance(self, self.chairs, late=True)
            actor, clock = self.table.actor, self.settings.clock
            if self.settings.live and self.deadline < self._hub.started:
                # Time ran out while no server ran and nobody could move: the clock starts again.
                until = clocks.next_deadline(self.chairs, actor, clock, self.now)
                return Draft(self.chairs, until=until)
            return Draft(clocks.after_timeout(self.chairs, actor, clock))

        await self.change(plan)

    async def update_absence(self) -> None:
        """Show who is away now, and count the votes without them."""

        def plan() -> Draft | None:
            if self.table is None or self.table.actor == OVER:
                return None
            draft = votes.counted(self, self.chairs)
            return draft if draft.ending else None

        if not self.ended_early:
            await self.change(plan)
        if any(absence.away(self, chair) for chair in self.chairs):
            self.wake_windows()

    # Bots

    async def resume_bots(self) -> None:
        """Read what another process has changed, and let bots go on from there."""
        await self.refresh()
        self.drive_bots()

    def drive_bots(self) -> None:
        """Make sure that bots act while it is their turn."""
        if self._hub.stopping or not self.bot_level:
            return
        if self._bot_driver is None or self._bot_driver.done():
            self._bot_driver = self._hub.tasks.spawn(self._drive_bots())

    async def _drive_bots(self) -> None:
        while level := self.bot_level:
            try:
                await self._bot_step(level, self.in_play(), self.seat_steps)
            except Stale:
                continue  # somebody came back, or another process was faster
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def _bot_step(self, level: str, table: Table, at: int) -> None:
        await self._pause_for_windows()
        self.in_play(at)
        late = self.chairs[table.actor].late
        legal = final_steps.choices_for_late_player(table) if late else table.legal()
        chosen = await self._hub.bot_pool.choose(self.game, level, table, legal)

        def plan() -> Draft:
            self.in_play(at)
            if not self.bot_level:
                raise Stale
            draft = self._next_draft()
            draft.step(table.actor, chosen)
            return draft

        await self.change(plan)

    async def _pause_for_windows(self) -> None:
        """Wait until everybody who watches slowly could follow the latest step."""
        now, settings = asyncio.get_running_loop().time, self._hub.settings
        while self.audience.any_slow:
            pause = settings.pace
            if self.settings.undo and final_steps.may_be_taken_back(self.in_play(), self.chairs):
                pause = max(pause, settings.final_step_seconds)
            left = self.last_step_at + pause - now()
            if left <= 0:
                break
            self._pauses_changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pauses_changed.wait(), left)
