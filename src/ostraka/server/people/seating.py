"""Who sits at a table: sitting down, getting up and coming back, and what a host decides."""

from __future__ import annotations

from ostraka.core.play import OVER, Seat
from ostraka.server.errors import Begun, NotYours, Taken
from ostraka.server.live.stored import Draft, Kept
from ostraka.server.model import CLOSED, Player, Viewer
from ostraka.server.people import chairs as seats
from ostraka.server.people import sealing


class Seating(Kept):
    """A table as far as its chairs go."""

    def seats_of(self, player: Viewer) -> list[Seat]:
        """A player's own seat and those on their screen."""
        return [chair.seat for chair in self.chairs if chair.player == player]

    async def sit(self, player: Player, seat: int, coming: bool = False, promise: str = "") -> None:
        """Take an open chair, or return to one that a bot kept. With the last chair it begins, once
        numbers for the seal are in: one promised here, or one of the window they are coming to.
        A table that its host has left has a host again."""
        self.admit(player.id)

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
            if promise:
                chairs = sealing.promised(chairs, player.id, promise)
            draft = Draft(chairs)
            if all(chair.kind != "open" for chair in chairs):
                draft = sealing.ready(self, chairs, player.id if coming else None)
            elif not self.host:
                draft.listed = self.house.listed
            draft.names = player.id
            if not self.host:
                draft.host = player.id
            return draft

        await self.change(plan)
        self.notice(player.id)

    async def back(self, player: Viewer) -> None:
        """A player says that they are here: a bot makes no more moves for them."""

        def plan() -> Draft | None:
            self.begun()
            chairs = seats.told(self.chairs, self.seats_of(player))
            return Draft(chairs) if chairs != self.chairs else None

        await self.change(plan)

    async def leave(self, player: Viewer) -> None:
        """Before the game the chair opens, and a host makes the next player the host; later a bot
        plays on until the player returns."""

        def plan() -> Draft | None:
            if self.table is None:
                chairs = seats.vacated(self.chairs, player)
                if chairs == self.chairs and (player is None or player != self.host):
                    return None
                draft = self._changed(chairs)
                if player == self.host:
                    draft.host = next((chair.player for chair in chairs if chair.player), "")
                    if not draft.host:
                        draft.listed = False
                return draft
            if self.table.actor != OVER:
                chairs = seats.replaced(self.chairs, self.seats_of(player), self.now)
                return Draft(chairs) if chairs != self.chairs else None
            return None

        await self.change(plan)

    async def close(self, player: Viewer) -> None:
        """The host closes a table whose game has not begun."""
        await self._named_host(player)

        def plan() -> Draft:
            if self.table is not None:
                raise Begun
            return Draft(self.chairs, stage="", ending=CLOSED)

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
            placed = seats.placed(others, seat, kind, level, name, host)
            return self._changed(seats.put(chairs, placed), host.id)

        await self.change(plan)

    async def begin(self, player: Viewer) -> None:
        """The host begins; bots take the chairs that are still open."""
        host = await self._named_host(player)

        def plan() -> Draft | None:
            if self.table is not None:
                raise Begun
            return None if self.stage else sealing.ready(self, seats.filled(self.chairs, host))

        await self.change(plan)

    def admit(self, player: Viewer) -> None:
        """Complain if somebody may not even look."""
        seats.admit(self.seats_of(player), player, self.table is not None, self.house, self.removed)

    def must_be_host(self, player: Viewer) -> str:
        """Complain about anybody but the host."""
        if player is None or player != self.host:
            raise NotYours("Only the host of this table can do that.")
        return player

    def _changed(self, chairs: seats.Chairs, names: str = "") -> Draft:
        """Other people than before sit here: whatever was collected for the seal is void."""
        kept = sealing.forgotten(chairs) if self.stage else chairs
        return Draft(kept, names=names, stage="")

    def _returning(self, player: Viewer) -> Draft | None:
        if self.table is None:
            return None
        chairs = seats.returned(self.chairs, self.seats_of(player))
        return Draft(chairs) if chairs != self.chairs else None

    async def _named_host(self, player: Viewer) -> Player:
        return await self._hub.people.get(self.must_be_host(player))
