"""Collect random numbers from the players for the seal of chance, before the first draw.

Windows add theirs without being asked; programs may. First all players promise a number by sending
its imprint, then all tell it. Nobody can choose a number once they know another one, and the server
cannot choose its secret once it knows a number, so nobody can choose what chance will do.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ostraka.core.chance import NONE, imprint, is_number
from ostraka.server.errors import BadMessage
from ostraka.server.live.stored import Draft
from ostraka.server.model import Chair, Stage, Viewer
from ostraka.server.people.chairs import Chairs, with_chair

if TYPE_CHECKING:
    from ostraka.server.live.table import LiveTable

COMING_FACTOR: Final = 5
"""How many times longer to wait while a player is still opening a window."""


@dataclass(frozen=True)
class Seal:
    """What a window is told about the seal before the first step."""

    imprint: str
    stage: Stage  # what the window is asked for: a promise, a number or nothing
    seat: int | None  # where this player's number goes
    promises: tuple[str, ...]
    numbers: tuple[str, ...]


def seal_for(table: LiveTable, player: Viewer) -> Seal | None:
    """The seal as a player's window shows it; None once a step was made."""
    if table.seat_steps:
        return None
    chair = _first_chair(table.chairs, player)
    stage: Stage = ""
    if table.table is None and table.collects_numbers:
        stage = table.stage or "promises"
    return Seal(
        table.imprint,
        stage,
        chair.seat if chair else None,
        tuple(chair.promise for chair in table.chairs),
        tuple(chair.number for chair in table.chairs),
    )


def begin_or_collect(table: LiveTable, chairs: Chairs, coming: Viewer = None) -> Draft:
    """Draft the beginning of a game whose chairs are all taken.

    If a player has promised a number, or is `coming` to a window, numbers are collected first.
    """
    if not table.collects_numbers or not (coming or any(chair.promise for chair in chairs)):
        return table.first_draft(chairs)
    until = table.now + table.collect_seconds * (COMING_FACTOR if coming else 1)
    return _advanced(table, Draft(chairs, stage="promises", until=until))


async def promise(table: LiveTable, player: Viewer, promise: str) -> None:
    """Promise a player's number; too late, it is ignored."""

    def plan() -> Draft | None:
        if table.table is not None or table.stage == "numbers" or not table.collects_numbers:
            return None
        chairs = with_promise(table.chairs, player, promise)
        return advance(table, chairs) if chairs != table.chairs else None

    await table.change(plan)


async def tell(table: LiveTable, player: Viewer, number: str) -> None:
    """Tell a player's number, once promises are closed."""

    def plan() -> Draft | None:
        if table.table is not None or table.stage != "numbers":
            return None
        chairs = with_number(table.chairs, player, number)
        return advance(table, chairs) if chairs != table.chairs else None

    await table.change(plan)


def advance(table: LiveTable, chairs: Chairs, late: bool = False) -> Draft:
    """Draft the next stage with these numbers; if `late`, without those that are missing."""
    return _advanced(table, Draft(chairs, stage=table.stage, until=table.deadline), late)


def shorten_wait(table: LiveTable) -> Draft | None:
    """Draft a shorter wait: a player's window is open, and the others get no more time than it."""
    soon = table.now + table.collect_seconds
    if table.deadline is None or table.deadline <= soon:
        return None
    return Draft(table.chairs, stage=table.stage, until=soon)


def _advanced(table: LiveTable, draft: Draft, late: bool = False) -> Draft:
    """Go on to the numbers when all are promised, and to the game when all are told."""
    if draft.stage == "promises" and (late or not promises_missing(draft.chairs)):
        draft, late = (
            Draft(draft.chairs, stage="numbers", until=table.now + table.collect_seconds),
            False,
        )
    if draft.stage == "numbers" and (late or not numbers_missing(draft.chairs)):
        return table.first_draft(draft.chairs)
    return draft


def with_promise(chairs: Chairs, player: Viewer, promise: str) -> Chairs:
    """Note at a player's first chair the number they promise, or that none will come.

    Only the first promise counts.
    """
    chair = _first_chair(chairs, player)
    if promise != NONE and not (is_number(promise[:32]) and is_number(promise[32:])):
        raise BadMessage("A promise is the SHA-256 of a number, in 64 hexadecimal digits.")
    if chair is None or chair.promise:
        return chairs
    return with_chair(chairs, replace(chair, promise=promise))


def with_number(chairs: Chairs, player: Viewer, number: str) -> Chairs:
    """Note the number that a player promised."""
    chair = _first_chair(chairs, player)
    if not is_number(number):
        raise BadMessage("A number has 32 hexadecimal digits.")
    if chair is None or chair.promise != imprint(bytes.fromhex(number)):
        raise BadMessage("This is not the number that you promised.")
    return with_chair(chairs, replace(chair, number=number))


def promises_missing(chairs: Chairs) -> bool:
    """Whether a player has not answered yet."""
    return any(not chair.promise for chair in _first_chairs(chairs))


def numbers_missing(chairs: Chairs) -> bool:
    """Whether a promised number has not been told yet."""
    return any(chair.promise not in ("", NONE) and not chair.number for chair in chairs)


def without_numbers(chairs: Chairs) -> Chairs:
    """Forget all numbers after somebody left: some are known, so all promise new ones."""
    return tuple(replace(chair, promise="", number="") for chair in chairs)


def _first_chairs(chairs: Chairs) -> list[Chair]:
    """The first chair of every player."""
    players = {chair.player for chair in chairs if chair.player}
    return [chair for player in players if (chair := _first_chair(chairs, player))]


def _first_chair(chairs: Chairs, player: Viewer) -> Chair | None:
    return next((chair for chair in chairs if chair.player == player), None)
