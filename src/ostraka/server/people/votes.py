"""Ending a game before its end: somebody asks, and everybody present must agree."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ostraka.core.errors import GameOver
from ostraka.core.play import OVER
from ostraka.server.errors import AskedBefore, NotYours
from ostraka.server.live.stored import Draft
from ostraka.server.model import UNFINISHED, Chair, Viewer, Vote
from ostraka.server.people import absence, clocks
from ostraka.server.people import chairs as seats
from ostraka.server.people.chairs import Chairs, put

if TYPE_CHECKING:
    from ostraka.server.live.table import Live

MOVES = 10
"""Moves at the table before a player may ask again."""


def asker(chairs: Chairs) -> Chair | None:
    """Who asks to end the game, if anybody does."""
    return next((chair for chair in chairs if chair.vote == "asks"), None)


def voters(live: Live) -> list[Chair]:
    """The first chairs of everybody whose word counts: who plays and is not away."""
    here = absence.present(live, live.chairs)
    return [_first(live.chairs, player) for player in here]


async def vote(live: Live, player: Viewer, end: bool) -> None:
    """Ask to end the game unfinished, agree to it, or play on."""
    await live.attend()

    def plan() -> Draft | None:
        chairs = _returned(live, player)
        if not end:
            return Draft(_cleared(chairs)) if asker(chairs) else None
        mine = _first(chairs, player or "")
        if asker(chairs) is None:
            made = clocks.moves(chairs)
            if mine.proposed >= 0 and made - mine.proposed < MOVES:
                raise AskedBefore
            chairs = put(chairs, replace(mine, vote="asks", proposed=made))
        elif not mine.vote:
            agrees: Vote = "agrees"
            chairs = put(chairs, replace(mine, vote=agrees))
        return settled(live, chairs)

    await live.change(plan)


def settled(live: Live, chairs: Chairs) -> Draft:
    """The table with these votes; the game ends if everybody present has agreed."""
    here = absence.present(live, chairs)
    if asker(chairs) and all(_first(chairs, player).vote for player in here):
        return Draft(_cleared(chairs), ending=UNFINISHED)
    return Draft(chairs)


def _returned(live: Live, player: Viewer) -> Chairs:
    mine = live.seats_of(player)
    if not mine:
        raise NotYours
    if live.begun().actor == OVER:
        raise GameOver
    return seats.returned(live.chairs, mine)


def _cleared(chairs: Chairs) -> Chairs:
    return tuple(replace(chair, vote="") for chair in chairs)


def _first(chairs: Chairs, player: str) -> Chair:
    return next(chair for chair in chairs if chair.player == player)
