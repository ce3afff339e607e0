"""What people can do about each other's words: delete their own, report those of others, and as the
host remove somebody who watches. Whom somebody mutes is theirs alone; see people.py."""

from __future__ import annotations

from ostraka.server.errors import BadMessage, NoSuchRemark, NotYours
from ostraka.server.finished.table import FinishedTable
from ostraka.server.live.stored import Draft
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player, Remark, Viewer
from ostraka.server.people.talk import readable


def remark_of(table: LiveTable | FinishedTable, reader: Viewer, number: int) -> Remark:
    """A remark that somebody can read."""
    table.check_access(reader)
    for remark in readable(table, reader):
        if remark.number == number and remark.text:
            return remark
    raise NoSuchRemark


def check_own_remark(table: LiveTable | FinishedTable, player: Player, number: int) -> None:
    """Complain if a remark is not a player's own."""
    if remark_of(table, player.id, number).player != player.id:
        raise NotYours("Only your own remarks can be deleted.")


async def delete_remark(live: LiveTable, player: Player, number: int) -> None:
    """Delete a remark of one's own, for everybody."""

    def plan() -> Draft:
        check_own_remark(live, player, number)
        return Draft(live.chairs, deleted=number)

    await live.change(plan)


async def report(live: LiveTable, player: Player, number: int) -> None:
    """Report a remark to whoever runs this server."""
    remark = remark_of(live, player.id, number)
    if remark.player == player.id:
        raise BadMessage("This remark is your own.")
    live.spend("reports", player)
    await live.players.report(player.id, live.id, remark)


def author(live: LiveTable, reader: Player, number: int) -> str:
    """Who said a remark that somebody wants to mute."""
    said = remark_of(live, reader.id, number).player
    if said in ("", reader.id):
        raise BadMessage("Nobody can be muted for this remark.")
    return said


async def remove_watcher(live: LiveTable, host: Viewer, number: int) -> None:
    """Remove a watcher for good; with somebody who has no name all of those, and from then on
    nobody watches without one."""
    live.check_host(host)
    found = next((each for each in live.watchers if each.number == number), None)
    if found is None:
        return  # gone already
    removed = found.player
    if removed == host:
        raise BadMessage("You are the host of this table.")

    def plan() -> Draft | None:
        live.check_host(host)
        if live.seats_of(removed) or (removed or "") in live.removed:
            return None
        return Draft(live.chairs, removed=removed or "")

    await live.change(plan)
