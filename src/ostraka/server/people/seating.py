"""Take, leave and assign the chairs of a table, and begin or close it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import OVER
from ostraka.server.errors import Begun, Taken
from ostraka.server.live.stored import Draft, StoredTable
from ostraka.server.model import CLOSED, Player, Viewer
from ostraka.server.people import sealing
from ostraka.server.people.chairs import (
    Chairs,
    fill_with_bots,
    hand_back,
    hand_back_noticed,
    hand_to_bots,
    make_chair,
    take_chair,
    with_chair,
    without_person,
    without_player,
)

if TYPE_CHECKING:
    from ostraka.server.live.table import LiveTable


async def sit(
    live: LiveTable, player: Player, seat: int, coming: bool = False, promise: str = ""
) -> None:
    """Take an open chair, or return to one that a bot kept.

    The last chair begins the game, or the collection of numbers for the seal: one may be promised
    here, and a player who is `coming` to a window will promise one there. At a table that its host
    has left, the player becomes the host.
    """
    live.check_access(player.id)

    def plan() -> Draft | None:
        if seat not in range(len(live.chairs)):
            raise Taken
        if live.table is not None:
            if seat not in live.seats_of(player.id):
                raise Begun
            return returning(live, player.id)
        if live.chairs[seat].kind != "open":
            raise Taken
        chairs = take_chair(live.chairs, player, seat)
        if promise:
            chairs = sealing.with_promise(chairs, player.id, promise)
        draft = Draft(chairs)
        if all(chair.kind != "open" for chair in chairs):
            draft = sealing.begin_or_collect(live, chairs, player.id if coming else None)
        elif not live.host:
            draft.listed = live.settings.listed
        draft.names = player.id
        if not live.host:
            draft.host = player.id
        return draft

    await live.change(plan)
    live.mark_seen(player.id)


async def come_back(live: LiveTable, player: Viewer) -> None:
    """Say "I am back": a bot makes no more moves for this player."""

    def plan() -> Draft | None:
        live.in_play()
        chairs = hand_back_noticed(live.chairs, live.seats_of(player))
        return Draft(chairs) if chairs != live.chairs else None

    await live.change(plan)


async def leave(live: LiveTable, player: Viewer) -> None:
    """Leave the table.

    Before the game the chair opens, and a host hands the table to the next player. During the game
    a bot plays until the player returns.
    """

    def plan() -> Draft | None:
        if live.table is None:
            chairs = without_player(live.chairs, player)
            if chairs == live.chairs and (player is None or player != live.host):
                return None
            draft = _reseated(live, chairs)
            if player == live.host:
                draft.host = next((chair.player for chair in chairs if chair.player), "")
                if not draft.host:
                    draft.listed = False
            return draft
        if live.table.actor != OVER:
            chairs = hand_to_bots(live.chairs, live.seats_of(player), live.now)
            return Draft(chairs) if chairs != live.chairs else None
        return None

    await live.change(plan)


async def close(live: LiveTable, player: Viewer) -> None:
    """Close a table whose game has not begun, as its host."""
    await _load_host(live, player)

    def plan() -> Draft:
        if live.table is not None:
            raise Begun
        return Draft(live.chairs, stage="", ending=CLOSED)

    await live.change(plan)


async def set_chair(
    live: LiveTable, player: Viewer, seat: int, kind: str, level: str, name: str
) -> None:
    """Decide as the host who a chair is for, before the game."""
    host = await _load_host(live, player)

    def plan() -> Draft:
        if live.table is not None:
            raise Begun
        if seat not in range(len(live.chairs)):
            raise Taken
        chairs = live.chairs
        if kind == "person":
            chairs = without_person(chairs, player)
        others = [chair for chair in chairs if chair.seat != seat]
        chair = make_chair(others, seat, kind, level, name, host)
        return _reseated(live, with_chair(chairs, chair), host.id)

    await live.change(plan)


async def begin(live: LiveTable, player: Viewer) -> None:
    """Begin the game as the host; bots take the open chairs."""
    host = await _load_host(live, player)

    def plan() -> Draft | None:
        if live.table is not None:
            raise Begun
        if live.stage:
            return None
        return sealing.begin_or_collect(live, fill_with_bots(live.chairs, host))

    await live.change(plan)


def returning(table: StoredTable, player: Viewer) -> Draft | None:
    """Draft the return of a player whose seats a bot has; None if there are none."""
    if table.table is None:
        return None
    chairs = hand_back(table.chairs, table.seats_of(player))
    return Draft(chairs) if chairs != table.chairs else None


def _reseated(table: StoredTable, chairs: Chairs, names: str = "") -> Draft:
    """Draft other chairs before the game; numbers collected for the seal no longer count."""
    kept = sealing.without_numbers(chairs) if table.stage else chairs
    return Draft(kept, names=names, stage="")


async def _load_host(live: LiveTable, player: Viewer) -> Player:
    return await live.players.get(live.check_host(player))
