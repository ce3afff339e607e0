"""A live table: what people do there, windows that want to know of every change, and bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import SystemRandom
from typing import TYPE_CHECKING

from ostraka.bots.thought import Thought
from ostraka.core.errors import GameOver, NothingToUndo, NotYourTurn
from ostraka.core.journal import UNDO
from ostraka.core.play import OVER, Seat, View, below
from ostraka.core.table import Table
from ostraka.server import rows, seats
from ostraka.server.errors import (
    Begun,
    NotHere,
    NotOver,
    NotYours,
    Stale,
    StoreDown,
    Taken,
)
from ostraka.server.kept import Draft, Kept
from ostraka.server.records import Chair, Frame, House, Player, Remark, State, Summary, Viewer

if TYPE_CHECKING:
    from ostraka.server.hub import Hub

__all__ = ["Chair", "Frame", "House", "Live", "Player", "Remark", "Summary", "Watch"]

LONGEST_SHORTCUT = 500
RETRY = 1.0
"""Seconds before a bot tries again to have its step kept."""
LONGEST_REMARK = 500
MOMENT = 0.1
"""Seconds in which windows paint a step before more are drawn for them."""

log = logging.getLogger("ostraka.live")


class Watch:
    """A window on a table."""

    def __init__(self, slowly: bool) -> None:
        self.slowly = slowly  # bots are to wait until what they did was seen
        self._event = asyncio.Event()

    async def changed(self) -> None:
        """Wait until something has changed since the last time; many changes count as one."""
        await self._event.wait()
        self.seen()

    def seen(self) -> None:
        self._event.clear()

    def wake(self) -> None:
        self._event.set()


class Live(Kept):
    """A table that people sit at."""

    def __init__(self, hub: Hub, row: rows.Row) -> None:
        super().__init__(hub, row)
        self.watching: Counter[Viewer] = Counter()  # windows by player
        self._watches: set[Watch] = set()
        self._hurried = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None

    @property
    def moment(self) -> float:
        """Seconds for which the first of several steps is shown before the next one is drawn."""
        return min(MOMENT, self._hub.settings.pace)

    @property
    def state(self) -> State:
        """How far it is: waiting, playing or over."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.actor == OVER else "playing"

    @property
    def bot_acts(self) -> bool:
        """Whether it is a bot's turn."""
        return bool(self._level())

    def seats_of(self, player: Viewer) -> list[Seat]:
        """A player's own seat and those on his screen."""
        return [chair.seat for chair in self.chairs if chair.player == player]

    def admit(self, player: Viewer) -> None:
        """Complain if somebody may not even look."""
        if self.table is not None and not self.house.watchers and not self.seats_of(player):
            raise NotHere("Only those who play may see this table.")

    def journal(self) -> str:
        """The whole journal, when nothing in it is secret any more."""
        table = self.begun()
        if table.actor != OVER:
            raise NotOver
        return table.journal.text()

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

    # Sitting down and getting up

    async def sit(self, player: Player, seat: int) -> None:
        """Take an open chair, or return to one that a bot kept. With the last chair it begins."""

        def plan() -> Draft | None:
            if seat not in range(len(self.chairs)):
                raise Taken
            if self.table is not None:
                if seat not in self.seats_of(player.id):
                    raise Begun
                return self._returning(player.id)
            if self.chairs[seat].kind != "open":
                raise Taken
            chairs = seats.seated(self.chairs, player, seat)
            full = all(chair.kind != "open" for chair in chairs)
            return self.beginning(chairs) if full else Draft(chairs)

        await self.change(plan)

    async def leave(self, player: Viewer) -> None:
        """Before the game the chair opens; later a bot plays on until the player returns."""

        def plan() -> Draft | None:
            if self.table is None:
                chairs = seats.without(self.chairs, player)
            elif self.table.actor != OVER:
                chairs = seats.away(self.chairs, self.seats_of(player), True)
            else:
                return None
            return Draft(chairs) if chairs != self.chairs else None

        await self.change(plan)

    async def set_chair(self, player: Viewer, seat: int, kind: str, level: str, name: str) -> None:
        """The host decides who a chair is for, before the game."""
        host = await self._named_host(player)

        def plan() -> Draft:
            if self.table is not None:
                raise Begun
            if seat not in range(len(self.chairs)):
                raise Taken
            chairs = self.chairs
            if kind == "person":
                chairs = seats.without(chairs, player)
            others = [chair for chair in chairs if chair.seat != seat]
            return Draft(seats.put(chairs, seats.placed(others, seat, kind, level, name, host)))

        await self.change(plan)

    async def begin(self, player: Viewer) -> None:
        """The host begins; bots take the chairs that are still open."""
        host = await self._named_host(player)

        def plan() -> Draft:
            if self.table is not None:
                raise Begun
            return self.beginning(seats.filled(self.chairs, host))

        await self.change(plan)

    async def remark(self, player: Player, text: str) -> None:
        """Say something to all at the table."""
        self.admit(player.id)
        said = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not said:
            return
        self._hub.guard.spend("remarks", player.id)

        def plan() -> Draft:
            seat = next((c.seat for c in self.chairs if c.player == player.id), -1)
            name = self.chairs[seat].name if seat >= 0 else player.name
            number = len(self.talk)
            remark = Remark(number, name, seat, said[:LONGEST_REMARK], time.time())
            return Draft(self.chairs, remark=remark)

        await self.change(plan)

    async def again(self, player: Viewer) -> Live:
        """A rematch with the same people, everybody one seat further."""
        if player is None or not self.seats_of(player):
            raise NotYours

        def plan() -> Draft | None:
            if self.begun().actor != OVER:
                raise NotOver
            if self.rematch:
                return None
            chairs = seats.moved_on(self.chairs)
            live, work = self._hub.prepare(self.host, self.game, self.options, self.house, chairs)
            return Draft(self.chairs, rematch=live, also=work)

        self._hub.guard.spend("tables", player)
        await self.change(plan)
        return await self._hub.open(self.rematch)

    @asynccontextmanager
    async def watch(self, player: Viewer, slowly: bool = True) -> AsyncIterator[Watch]:
        """A window on this table. A person wants to follow what bots do, so they go slowly; a new
        window of somebody who was away brings him back."""
        watch = Watch(slowly)
        self._watches.add(watch)
        self.watching[player] += 1
        try:
            await self.change(lambda: self._returning(player))
            if self.watching[player] == 1:
                self.publish()
            watch.seen()
            self.drive()
            yield watch
        finally:
            self._watches.remove(watch)
            self.watching[player] -= 1
            if not self.watching[player]:
                del self.watching[player]
                self.publish()

    def hurry(self, watch: Watch, yes: bool) -> None:
        """For this window bots need not wait, or are to again. They go as slowly as anybody who
        watches wants."""
        watch.slowly = not yes
        self._hurried.set()

    # What happens by itself

    async def lapse(self) -> None:
        """If the seat that acts took too long, a bot plays on for it."""

        def plan() -> Draft | None:
            if self.deadline is None or self.deadline > time.time():
                return None
            return Draft(seats.away(self.chairs, [self.begun().actor], True))

        await self.change(plan)

    def told(self) -> None:
        super().told()
        if self._watches:  # else whoever has changed it also drives the bots
            self.drive()

    def publish(self) -> None:
        """Wake every window."""
        super().publish()
        for watch in self._watches:
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
        now = asyncio.get_running_loop().time
        while any(watch.slowly for watch in self._watches):
            left = self._stepped + self._hub.settings.pace - now()
            if left <= 0:
                break
            self._hurried.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), left)

    def _level(self) -> str:
        """The bot that is to act; empty if a person is, or nobody."""
        if self.table is None or self.table.actor < 0:
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
        back = seats.away(self.chairs, self.seats_of(player), False)
        return Draft(back, self.begun().copy(), self.lines)

    def _returning(self, player: Viewer) -> Draft | None:
        chairs = seats.away(self.chairs, self.seats_of(player), False)
        return Draft(chairs) if chairs != self.chairs else None

    async def _named_host(self, player: Viewer) -> Player:
        if player is None or player != self.host:
            raise NotYours("Only the host of this table can do that.")
        return await self._hub.people.get(player)
