"""Order of play: the time track. Numbers as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.tomb_raiders.rules.box import NONE
from ostraka.games.tomb_raiders.rules.notation import STACK
from ostraka.games.tomb_raiders.rules.seats import FIELDS, WEEK
from ostraka.games.tomb_raiders.rules.steps import ACTING, FILLING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tomb_raiders.rules.position import Tombs


def markers_to_stack(s: Tombs) -> list[tuple[Action, int]]:
    """The markers are stacked on space 0, from the bottom up, in random order (ruling 8)."""
    return [(STACK + seat, 1) for seat in range(s.seats()) if seat not in s.stack]


def stack(s: Tombs, seat: Seat, notes: Notes) -> None:
    """One more marker on the stack; when all are there the row is filled (ruling 14)."""
    s.stack.append(seat)
    if notes is not None:
        tell(notes, "stacked", seat)
    if len(s.stack) == s.seats():
        s.turn = seat
        s.task = FILLING


def rearmost(s: Tombs) -> Seat:
    """The marker furthest back plays (19), of several on a space the topmost (18, 20)."""
    players = s.players
    last = s.stack[0]
    week: i64 = players[last * FIELDS + WEEK]
    for seat in s.stack:
        there: i64 = players[seat * FIELDS + WEEK]
        if there <= week:
            last = seat
            week = there
    return last


def advance(s: Tombs, weeks: int) -> None:
    """The marker moves by the weeks spent (23) and arrives on top of any other (21)."""
    stack, seat = s.stack, s.turn
    players = s.players
    players[seat * FIELDS + WEEK] = players[seat * FIELDS + WEEK] + weeks
    at: i64 = 0
    while stack[at] != seat:
        at += 1
    stack.append(stack.pop(at))


def next_turn(s: Tombs) -> None:
    """The player furthest back is next, even the same one again (ruling 22)."""
    s.turn = rearmost(s)
    s.region = NONE
    s.permit = NONE
    s.card = NONE
    s.museum = NONE
    s.task = ACTING
