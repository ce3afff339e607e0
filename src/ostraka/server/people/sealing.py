"""Before the first draw players add numbers of their own to the sealed secret.

Their windows do it by themselves; programs may. First everybody promises a number by showing its
imprint, then all numbers are told. Nobody can choose a number once they know another one, and the
server cannot choose a secret once it knows a number: so nobody can choose what chance will do.
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

COMING: Final = 5
"""How much longer all may take where somebody is still on the way to a window."""


@dataclass(frozen=True)
class Seal:
    """What a window is told of the seal before the first step."""

    imprint: str
    stage: Stage  # what is asked of it: a promise, a number or nothing
    seat: int | None  # where a number of this player stands
    promises: tuple[str, ...]
    numbers: tuple[str, ...]


def seal_for(table: LiveTable, player: Viewer) -> Seal | None:
    """The seal as a player's window is shown it; nothing once somebody has made a step."""
    if table.seat_steps:
        return None
    chair = _first(table.chairs, player)
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
    """Nobody is missing: the game begins, once players have added numbers to the seal. Somebody may
    be coming to a window; if nobody is, nor has promised a number, nobody waits."""
    if not table.collects_numbers or not (coming or any(chair.promise for chair in chairs)):
        return table.first_draft(chairs)
    until = table.now + table.collect_seconds * (COMING if coming else 1)
    return _advanced(table, Draft(chairs, stage="promises", until=until))


async def promise(table: LiveTable, player: Viewer, promise: str) -> None:
    """A player promises a number; later than that it counts as nothing."""

    def plan() -> Draft | None:
        if table.table is not None or table.stage == "numbers" or not table.collects_numbers:
            return None
        chairs = with_promise(table.chairs, player, promise)
        return advance(table, chairs) if chairs != table.chairs else None

    await table.change(plan)


async def tell(table: LiveTable, player: Viewer, number: str) -> None:
    """A player tells their number, once nobody can promise one any more."""

    def plan() -> Draft | None:
        if table.table is not None or table.stage != "numbers":
            return None
        chairs = with_number(table.chairs, player, number)
        return advance(table, chairs) if chairs != table.chairs else None

    await table.change(plan)


def advance(table: LiveTable, chairs: Chairs, late: bool = False) -> Draft:
    """With what has been promised and told; or when it is too late for the rest."""
    return _advanced(table, Draft(chairs, stage=table.stage, until=table.deadline), late)


def shorten_wait(table: LiveTable) -> Draft | None:
    """A player's window is open now: those who are missing have no longer than it has."""
    soon = table.now + table.collect_seconds
    if table.deadline is None or table.deadline <= soon:
        return None
    return Draft(table.chairs, stage=table.stage, until=soon)


def _advanced(table: LiveTable, draft: Draft, late: bool = False) -> Draft:
    """The numbers follow when all have promised one, the game when all are told."""
    if draft.stage == "promises" and (late or not promises_missing(draft.chairs)):
        draft, late = (
            Draft(draft.chairs, stage="numbers", until=table.now + table.collect_seconds),
            False,
        )
    if draft.stage == "numbers" and (late or not numbers_missing(draft.chairs)):
        return table.first_draft(draft.chairs)
    return draft


def with_promise(chairs: Chairs, player: Viewer, promise: str) -> Chairs:
    """A player promises a number, or says that none will come; their first word counts. A number
    stands at the first of their chairs."""
    chair = _first(chairs, player)
    if promise != NONE and not (is_number(promise[:32]) and is_number(promise[32:])):
        raise BadMessage("A promise is the SHA-256 of a number, in 64 hexadecimal digits.")
    if chair is None or chair.promise:
        return chairs
    return with_chair(chairs, replace(chair, promise=promise))


def with_number(chairs: Chairs, player: Viewer, number: str) -> Chairs:
    """A player tells the number that they promised."""
    chair = _first(chairs, player)
    if not is_number(number):
        raise BadMessage("A number has 32 hexadecimal digits.")
    if chair is None or chair.promise != imprint(bytes.fromhex(number)):
        raise BadMessage("This is not the number that was promised.")
    return with_chair(chairs, replace(chair, number=number))


def promises_missing(chairs: Chairs) -> bool:
    """Whether somebody has promised nothing yet."""
    return any(not chair.promise for chair in _asked(chairs))


def numbers_missing(chairs: Chairs) -> bool:
    """Whether a promise was not kept yet."""
    return any(chair.promise not in ("", NONE) and not chair.number for chair in chairs)


def without_numbers(chairs: Chairs) -> Chairs:
    """The chairs when somebody left meanwhile: all promise anew, for numbers told are known."""
    return tuple(replace(chair, promise="", number="") for chair in chairs)


def _asked(chairs: Chairs) -> list[Chair]:
    """The first chair of everybody who plays."""
    players = {chair.player for chair in chairs if chair.player}
    return [chair for player in players if (chair := _first(chairs, player))]


def _first(chairs: Chairs, player: Viewer) -> Chair | None:
    return next((chair for chair in chairs if chair.player == player), None)
