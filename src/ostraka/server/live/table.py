"""A live table: what people do there, windows that want to know of every change, and bots."""

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
from ostraka.server.errors import (
    NotHere,
    NotOver,
    NotYours,
    Stale,
    StoreDown,
)
from ostraka.server.live.stored import Draft
from ostraka.server.model import CLOSED, Chair, Frame, House, Player, Remark, State, Summary, Viewer
from ostraka.server.people import absence, clocks, sealing, second_thoughts, votes
from ostraka.server.people import chairs as seats
from ostraka.server.people.audience import Audience, Watch, Watcher
from ostraka.server.people.seating import Seating
from ostraka.server.people.talk import next_number
from ostraka.server.store import tables

if TYPE_CHECKING:
    from ostraka.server.live.hub import Hub
    from ostraka.server.store.players import People

__all__ = ["Chair", "Frame", "House", "Live", "Player", "Remark", "Summary", "Watch"]

LONGEST_SHORTCUT = 500
RETRY = 1.0
"""Seconds before a bot tries again to have its step kept."""
LONGEST_REMARK = 500
MOMENT = 0.1
"""Seconds in which windows paint a step before more are drawn for them."""

log = logging.getLogger("ostraka.live")


class Live(Seating):
    """A table that people sit at."""

    def __init__(self, hub: Hub, row: tables.Row) -> None:
        super().__init__(hub, row)
        self.audience = Audience()
        self._hurried = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None

    @property
    def people(self) -> People:
        """Everybody who has a name here."""
        return self._hub.people

    def spend(self, kind: str, player: Player) -> None:
        """Complain if a player does something too often."""
        self._hub.guard.spend(kind, player.id)

    @property
    def moment(self) -> float:
        """Seconds for which the first of several steps is shown before the next one is drawn."""
        return min(MOMENT, self._hub.settings.pace)

    @property
    def state(self) -> State:
        """How far it is: waiting, playing or over."""
        if self.table is None:
            return "waiting"
        if self.gone:
            return "unfinished"
        return "over" if self.table.actor == OVER else "playing"

    @property
    def key(self) -> str:
        """Of the game."""
        return self.game.key

    @property
    def chance(self) -> str:
        """The seal of chance, as the journal names it or will name it."""
        return self.table.journal.header.chance if self.table else f"sealed {self.imprint}"

    @property
    def bot_acts(self) -> bool:
        """Whether it is a bot's turn."""
        return bool(self._level())

    def admits(self, watch: Watch) -> bool:
        """Whether a window may go on looking."""
        with suppress(OstrakaError):
            self.admit(watch.player)
            return not watch.ended
        return False

    @property
    def watchers(self) -> list[Watcher]:
        """Those who watch and have no seat."""
        return self.audience.watchers(self.seats_of)

    # Playing

    async def say(self, player: Viewer, text: str, at: int) -> None:
        """The step of the seat that acts, if it is one of this player's."""

        def plan() -> Draft:
            seat = self._turn(player, at)
            draft = self._going_on(player)
            draft.step(seat, self.game.notation.parse(text))
            return draft

        await self.change(plan)

    async def shortcut(self, player: Viewer, goes_on: Callable[[View], bool], at: int) -> None:
        """Random choices for the seat that acts, as long as it is its turn and this goes on."""

        def plan() -> Draft | None:
            seat = self._turn(player, at)
            draft = self._going_on(player)
            table = draft.table
            assert table is not None
            while table.actor == seat and draft.lines < at + LONGEST_SHORTCUT:
                if not goes_on(table.view(seat)):
                    break
                legal = table.legal()
                draft.step(seat, legal[below(SystemRandom(), len(legal))])
            if draft.lines == at:
                return None
            return draft

        await self.change(plan)

    async def undo(self, player: Viewer, at: int) -> None:
        """Take this player's last step back."""
        if not self.house.undo:
            raise NotHere("At this table no step is taken back.")

        def plan() -> Draft:
            table = self.begun(at)
            mine = self.seats_of(player)
            if not mine:
                raise NotYours
            seat = next((seat for seat in mine if table.can_undo(seat)), None)
            if seat is None:
                raise NothingToUndo
            draft = self._going_on(player)
            draft.step(seat, UNDO)
            return draft

        await self.change(plan)

    async def advise(self, player: Viewer) -> list[Thought]:
        """What the professor thinks of the choices of the seat that acts, the best first."""
        if not self.house.hints:
            raise NotHere("At this table nobody gives advice.")
        seat = self._turn(player, self.lines)
        table = self.begun()
        assert player is not None, "a seat is a player's"
        self._hub.guard.spend("advice", player)
        return await self._hub.thinkers.explain(self.game, table.view(seat), table.legal())

    # Around the game

    async def forget(self) -> None:
        """Close a listed table that nobody came to."""

        def plan() -> Draft | None:
            if self.table is not None or self.audience.watches:
                return None
            return Draft(self.chairs, stage="", ending=CLOSED)

        await self.change(plan)

    async def remark(self, player: Player, text: str) -> None:
        """Say something: among the players, or among those who watch."""
        self.admit(player.id)
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

    def expel(self, player: str) -> None:
        """Close the windows of somebody who has deleted themselves."""
        for watch in self.audience.watches:
            if watch.player == player:
                watch.ended = True
                watch.wake()

    async def resume(self) -> None:
        """Go on with what another has changed, bots included."""
        await self.refresh()
        self.drive()

    async def again(self, player: Viewer, coming: bool = False) -> Live:
        """A rematch with the same people and options, everybody one seat further. What is offered
        no more gives way to the default."""
        if player is None or not self.seats_of(player):
            raise NotYours
        options = {
            option.name: self.options[option.name]
            for option in self.game.options
            if self.options[option.name] in option.values
        }

        def plan() -> Draft | None:
            if self.begun().actor != OVER:
                raise NotOver
            if self.rematch:
                return None
            chairs = sealing.forgotten(seats.moved_on(seats.without_gone(self.chairs)))
            host, visitor = self.host or player, player if coming else None
            live, work = self._hub.prepare(
                host, self.game, settle(self.game, options), self.house, chairs, visitor
            )
            return Draft(self.chairs, rematch=live, also=work)

        self._hub.guard.spend("tables", player)
        await self.change(plan)
        return await self._hub.open(self.rematch)

    @asynccontextmanager
    async def watch(
        self, player: Viewer, slowly: bool = True, name: str = ""
    ) -> AsyncIterator[Watch]:
        """A window on this table. A person wants to follow what bots do, so they go slowly; a new
        window of somebody who was away brings them back."""
        watch = Watch(player, slowly, name)
        before = self._company()
        self.audience.add(watch)
        self.notice(player)
        try:
            await self.change(lambda: self._arriving(player))
            if self._company() != before:
                self.publish()
            watch.seen()
            self.drive()
            yield watch
        finally:
            before = self._company()
            self.audience.remove(watch)
            self.notice(player)
            if self._company() != before:
                self.publish()
                if not self._hub.stopping and self._timed(player) is not None:
                    self._hub.spawn(self.change(lambda: self._losing(player)))

    def hurry(self, watch: Watch, yes: bool) -> None:
        """For this window bots need not wait, or are to again. They go as slowly as anybody who
        watches wants."""
        watch.slowly = not yes
        self._hurried.set()

    # What happens by itself

    async def lapse(self) -> None:
        """If the seat that acts took too long, a bot makes its move; if numbers for the seal did,
        it does without them."""

        def plan() -> Draft | None:
            if self.deadline is None or self.deadline > self.now:
                return None
            if self.table is None:
                return sealing.go_on(self, self.chairs, late=True)
            actor, clock = self.table.actor, self.house.clock
            if self.house.live and self.deadline < self._hub.started:
                # It ran out while no server ran, when nobody could move: it starts again.
                until = clocks.deadline(self.chairs, actor, clock, self.now)
                return Draft(self.chairs, until=until)
            return Draft(clocks.lapsed(self.chairs, actor, clock))

        await self.change(plan)

    async def settle_absence(self) -> None:
        """Show who is away now, and count the votes without them."""

        def plan() -> Draft | None:
            if self.table is None or self.table.actor == OVER:
                return None
            draft = votes.settled(self, self.chairs)
            return draft if draft.ending else None

        if not self.gone:
            await self.change(plan)
        if any(absence.away(self, chair) for chair in self.chairs):
            self.publish()

    def told(self) -> None:
        super().told()
        if self.audience.watches:  # else whoever has changed it also drives the bots
            self.drive()

    def publish(self) -> None:
        """Wake every window."""
        super().publish()
        for watch in self.audience.watches:
            watch.wake()

    def drive(self) -> None:
        """See to it that bots act when they are to."""
        if self._hub.stopping or not self._level():
            return
        if self._driver is None or self._driver.done():
            self._driver = self._hub.spawn(self._drive())

    async def _drive(self) -> None:
        while level := self._level():
            try:
                await self._bot_step(level, self.begun(), self.lines)
            except Stale:
                continue  # somebody came back, or another process was faster
            except StoreDown:
                await asyncio.sleep(RETRY)

    async def _bot_step(self, level: str, table: Table, at: int) -> None:
        await self._seen()
        self.begun(at)
        chosen = await self._hub.thinkers.choose(self.game, level, table)

        def plan() -> Draft:
            self.begun(at)
            if not self._level():
                raise Stale
            draft = self._going_on()
            draft.step(table.actor, chosen)
            return draft

        await self.change(plan)

    async def _seen(self) -> None:
        """Wait until people could follow the latest step, if there are any who want to."""
        now, settings = asyncio.get_running_loop().time, self._hub.settings
        while any(watch.slowly for watch in self.audience.watches):
            pace = settings.pace
            if self.house.undo and second_thoughts.may_come(self.begun(), self.chairs):
                pace = max(pace, settings.second_thoughts)
            left = self._stepped + pace - now()
            if left <= 0:
                break
            self._hurried.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), left)

    def _level(self) -> str:
        """The bot that is to act; empty if a person is, or nobody."""
        if self.table is None or self.table.actor < 0 or self.gone:
            return ""
        chair = self.chairs[self.table.actor]
        return "" if chair.by_hand else chair.level or seats.FILLER

    # Plans

    def _turn(self, player: Viewer, at: int) -> Seat:
        """The seat that acts, which must be one of this player's."""
        table = self.begun(at)
        mine = self.seats_of(player)
        if not mine:
            raise NotYours
        if table.actor == OVER:
            raise GameOver
        if table.actor not in mine:
            raise NotYourTurn(table.names[mine[0]], table.names[table.actor])
        return table.actor

    def _going_on(self, player: Viewer = None) -> Draft:
        """The table with steps to come; a player who acts is back."""
        chairs = seats.acting(self.chairs, self.seats_of(player))
        return Draft(chairs, self.begun().copy(), self.lines)

    def _arriving(self, player: Viewer) -> Draft | None:
        """A player's window opens: they are back, and whoever is still missing must hurry."""
        if self.stage == "promises" and self.seats_of(player):
            return sealing.hurry(self)
        seat = self._timed(player)
        if seat is None:
            return self._returning(player)
        assert self.deadline is not None
        chairs, until = clocks.resumed(self.chairs, seat, self.deadline, self.now)
        return Draft(chairs, until=until) if chairs != self.chairs else None

    def _company(self) -> tuple[list[Watcher], list[bool]]:
        """Who watches and which players are here, as windows show it."""
        return self.watchers, [self.audience.here(chair.player) for chair in self.chairs]

    def _losing(self, player: Viewer) -> Draft | None:
        """A player's last window is gone: the clock stands still for a while if it is theirs."""
        seat = self._timed(player)
        if seat is None or self.audience.here(player):
            return None
        assert self.deadline is not None
        chairs, until = clocks.paused(self.chairs, seat, self.deadline, self.now)
        return Draft(chairs, until=until) if chairs != self.chairs else None

    def _timed(self, player: Viewer) -> Seat | None:
        """The seat of this player whose clock runs, if one does."""
        if self.table is None or self.deadline is None:
            return None
        return self.table.actor if self.table.actor in self.seats_of(player) else None
