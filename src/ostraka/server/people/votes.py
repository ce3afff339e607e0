"""End a game early: one player asks, and everybody present must agree."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ostraka.core.errors import GameOver
from ostraka.core.play import OVER
from ostraka.server.errors import AskedBefore, NotYours
from ostraka.server.live.stored import Draft
from ostraka.server.model import UNFINISHED, Chair, Viewer, Vote
from ostraka.server.people import absence, clocks
from ostraka.server.people.chairs import Chairs, hand_back, with_chair

if TYPE_CHECKING:
    from ostraka.server.live.table import LiveTable

MOVES_BETWEEN = 10
"""Moves at the table before the same player may ask again."""


def asker(chairs: Chairs) -> Chair | None:
    """The chair that asks to end the game, if one does."""
    return next((chair for chair in chairs if chair.vote == "asks"), None)


def voters(live: LiveTable) -> list[Chair]:
    """The first chair of every player whose vote counts: those who are not away."""
    here = absence.present(live, live.chairs)
    return [_first_chair(live.chairs, player) for player in here]


async def vote(live: LiveTable, player: Viewer, end: bool) -> None:
    """Ask to end the game unfinished, agree to it, or play on."""
    await live.read_attendance()

    def plan() -> Draft | None:
        chairs = _with_voter_back(live, player)
        if not end:
            return Draft(_without_votes(chairs)) if asker(chairs) else None
        mine = _first_chair(chairs, player or "")
        if asker(chairs) is None:
            made = clocks.count_moves(chairs)
            if mine.proposed >= 0 and made - mine.proposed < MOVES_BETWEEN:
                raise AskedBefore
            chairs = with_chair(chairs, replace(mine, vote="asks", proposed=made))
        elif not mine.vote:
            agrees: Vote = "agrees"
            chairs = with_chair(chairs, replace(mine, vote=agrees))
        return counted(live, chairs)

    await live.change(plan)


def counted(live: LiveTable, chairs: Chairs) -> Draft:
    """Draft the table with these votes; the game ends if everybody present has agreed."""
    here = absence.present(live, chairs)
    if asker(chairs) and all(_first_chair(chairs, player).vote for player in here):
        return Draft(_without_votes(chairs), ending=UNFINISHED)
    return Draft(chairs)


def _with_voter_back(live: LiveTable, player: Viewer) -> Chairs:
    """The chairs with a player who votes back at their seats; raise if they have no vote."""
    mine = live.seats_of(player)
    if not mine:
        raise NotYours
    if live.in_play().actor == OVER:
        raise GameOver
    return hand_back(live.chairs, mine)


def _without_votes(chairs: Chairs) -> Chairs:
    return tuple(replace(chair, vote="") for chair in chairs)


def _first_chair(chairs: Chairs, player: str) -> Chair:
    return next(chair for chair in chairs if chair.player == player)
