"""Who is away from a table, and what the others can do about it.

When a player was last here is saved beside the tables, once a minute and without a new revision, so
it outlives the server and reaches every process without waking any windows. An open window counts
as being here, unless everybody waits for its player and no clock runs: then only actions count.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ostraka.core.play import OVER
from ostraka.server.errors import NotYours, StillHere, Taken
from ostraka.server.live.stored import Draft
from ostraka.server.model import DAY, Chair, TableSettings, Viewer
from ostraka.server.people.chairs import hand_to_bots
from ostraka.server.store import tables

if TYPE_CHECKING:
    from ostraka.server.live.table import LiveTable

LIVE_PATIENCE = 300.0
"""Seconds after which a player is away from a table with a live pace; a day elsewhere."""


def patience(settings: TableSettings) -> float:
    """Seconds after which a player who was not seen counts as away; at least the time of a move."""
    return max(LIVE_PATIENCE if settings.live else DAY, settings.clock.move)


def last_seen(live: LiveTable, player: str) -> float:
    """When a player was last here, as far as this process knows."""
    if live.audience.here(player) and not waited_for(live, player):
        return live.now
    return live.seen.get(player, live.changed)


def waited_for(live: LiveTable, player: Viewer) -> bool:
    """Whether it is this player's turn and no clock limits it."""
    table = live.table
    return (
        table is not None and not live.settings.clock.runs and table.actor in live.seats_of(player)
    )


def away(live: LiveTable, chair: Chair) -> bool:
    """Whether a person has been away so long that a bot may have their seat."""
    if not chair.human or chair.away:
        return False
    return _gone(live, chair.player)


def present(live: LiveTable, chairs: Iterable[Chair]) -> list[str]:
    """Players at these chairs who are not away."""
    found = [chair.player for chair in chairs if chair.human and not chair.away]
    return [each for each in dict.fromkeys(found) if not _gone(live, each)]


def chair_to_hand_over(live: LiveTable, player: Viewer) -> Chair | None:
    """The chair for which to ask this player whether a bot should play: everybody waits for its
    player, who is away."""
    if live.table is None or live.table.actor < 0 or not takes_part(live, player):
        return None
    chair = live.chairs[live.table.actor]
    if chair.player == player or not away(live, chair):
        return None
    return None if live.waits.get(player or "", 0) > live.now else chair


def takes_part(live: LiveTable, player: Viewer) -> bool:
    """Whether somebody may decide about the absence of others."""
    return player is not None and (player == live.host or bool(live.seats_of(player)))


async def stand_in(live: LiveTable, player: Viewer, seat: int) -> None:
    """Let a bot play for somebody away, until they return."""
    if not takes_part(live, player):
        raise NotYours
    await live.read_attendance()

    def plan() -> Draft | None:
        if live.in_play().actor == OVER:
            return None
        if seat not in range(len(live.chairs)) or not live.chairs[seat].human:
            raise Taken
        chair = live.chairs[seat]
        if chair.away:
            return None  # somebody else was faster
        if not away(live, chair):
            raise StillHere
        return Draft(hand_to_bots(live.chairs, live.seats_of(chair.player), live.now))

    await live.change(plan)


async def wait(live: LiveTable, player: Viewer) -> None:
    """Stop asking this player about absence for a while."""
    if player is None or not takes_part(live, player):
        raise NotYours
    until = live.now + patience(live.settings)
    facts = [(live.id, player, until)]
    await live.write_beside(lambda c: tables.record_attendance(c, "waits", facts))
    live.waits[player] = until
    live.wake_windows()


def _gone(live: LiveTable, player: str) -> bool:
    return live.now - last_seen(live, player) >= patience(live.settings)
