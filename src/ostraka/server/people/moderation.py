"""Delete one's own remarks, report those of others, and remove watchers as the host.

Mutes concern one player alone; see `store/players.py`.
"""

from __future__ import annotations

from ostraka.server.errors import BadMessage, NoSuchRemark, NotYours
from ostraka.server.finished.table import FinishedTable
from ostraka.server.live.stored import Draft
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player, Remark, Viewer
from ostraka.server.people.talk import readable


def remark_of(table: LiveTable | FinishedTable, reader: Viewer, number: int) -> Remark:
    """Return a remark; raise unless this reader can read it."""
    table.check_access(reader)
    for remark in readable(table, reader):
        if remark.number == number and remark.text:
            return remark
    raise NoSuchRemark


def check_own_remark(table: LiveTable | FinishedTable, player: Player, number: int) -> None:
    """Raise if a remark is not a player's own."""
    if remark_of(table, player.id, number).player != player.id:
        raise NotYours("Only your own remarks can be deleted.")


async def delete_remark(live: LiveTable, player: Player, number: int) -> None:
    """Delete a player's own remark, for everybody."""

    def plan() -> Draft:
        check_own_remark(live, player, number)
        return Draft(live.chairs, deleted=number)

    await live.change(plan)


async def report(live: LiveTable, player: Player, number: int) -> None:
    """Report a remark to the people who run this server."""
    remark = remark_of(live, player.id, number)
    if remark.player == player.id:
        raise BadMessage("You cannot report your own remark.")
    live.spend("reports", player)
    await live.players.report(player.id, live.id, remark)


def author(live: LiveTable, reader: Player, number: int) -> str:
    """Return the author of a remark, whom the reader wants to mute."""
    said = remark_of(live, reader.id, number).player
    if said in ("", reader.id):
        raise BadMessage("The author of this remark cannot be muted.")
    return said


async def remove_watcher(live: LiveTable, host: Viewer, number: int) -> None:
    """Remove a watcher for good.

    Removing somebody without a name removes all of them, and from then on watching takes a name.
    """
    live.check_host(host)
    found = next((each for each in live.watchers if each.number == number), None)
    if found is None:
        return  # has left already
    removed = found.player
    if removed == host:
        raise BadMessage("You are the host and cannot remove yourself.")

    def plan() -> Draft | None:
        live.check_host(host)
        if live.seats_of(removed) or (removed or "") in live.removed:
            return None
        return Draft(live.chairs, removed=removed or "")

    await live.change(plan)
