"""Players who are away: how that is known, and what the others can do about it.

When somebody was here last is kept beside the tables, once a minute and without a revision, so it
outlives the server and is known to every process without waking anybody. An open window is enough
to be here, unless all wait for its player and no clock runs: then only what they do counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ostraka.core.play import OVER
from ostraka.server.errors import NotYours, StillHere, Taken
from ostraka.server.live.stored import Draft
from ostraka.server.model import DAY, Chair, House, Viewer
from ostraka.server.people import chairs as seats
from ostraka.server.store import tables

if TYPE_CHECKING:
    from ostraka.server.live.table import Live

PATIENCE = 300.0
"""Seconds after which a player is away from a table where everybody stays; a day elsewhere."""


def patience(house: House) -> float:
    """Seconds after which somebody who was not seen is away; never less than a clock gives them."""
    return max(PATIENCE if house.live else DAY, house.clock.move)


def last_seen(live: Live, player: str) -> float:
    """When a player was here last, as far as this process knows."""
    if live.audience.here(player) and not waited_for(live, player):
        return live.now
    return live.seen.get(player, live.touched)


def waited_for(live: Live, player: Viewer) -> bool:
    """Whether all wait for a player, for as long as they like."""
    table = live.table
    return table is not None and not live.house.clock.runs and table.actor in live.seats_of(player)


def away(live: Live, chair: Chair) -> bool:
    """Whether a person has been away so long that a bot may have their seat."""
    if not chair.human or chair.away:
        return False
    return live.now - last_seen(live, chair.player) >= patience(live.house)


def present(live: Live, chairs: Iterable[Chair]) -> list[str]:
    """Everybody who plays and is not away."""
    found = [chair.player for chair in chairs if chair.human and not chair.away]
    return [each for each in dict.fromkeys(found) if not _gone(live, each)]


def asked_about(live: Live, player: Viewer) -> Chair | None:
    """The chair for which this player is asked whether a bot is to play: that of somebody away for
    whom all wait."""
    if live.table is None or live.table.actor < 0 or not takes_part(live, player):
        return None
    chair = live.chairs[live.table.actor]
    if chair.player == player or not away(live, chair):
        return None
    return None if live.waits.get(player or "", 0) > live.now else chair


def takes_part(live: Live, player: Viewer) -> bool:
    """Whether somebody may decide about others' absence."""
    return player is not None and (player == live.host or bool(live.seats_of(player)))


async def stand_in(live: Live, player: Viewer, seat: int) -> None:
    """Let a bot play for somebody away, until they return."""
    if not takes_part(live, player):
        raise NotYours
    await live.attend()

    def plan() -> Draft | None:
        if live.begun().actor == OVER:
            return None
        if seat not in range(len(live.chairs)) or not live.chairs[seat].human:
            raise Taken
        chair = live.chairs[seat]
        if chair.away:
            return None  # somebody else was faster
        if not away(live, chair):
            raise StillHere
        return Draft(seats.replaced(live.chairs, live.seats_of(chair.player), live.now))

    await live.change(plan)


async def wait(live: Live, player: Viewer) -> None:
    """Do not ask this player again for a while."""
    if player is None or not takes_part(live, player):
        raise NotYours
    until = live.now + patience(live.house)
    await live.store(lambda c: tables.attend(c, "waits", [(live.id, player, until)]))
    live.waits[player] = until
    live.publish()


def _gone(live: Live, player: str) -> bool:
    return live.now - last_seen(live, player) >= patience(live.house)
