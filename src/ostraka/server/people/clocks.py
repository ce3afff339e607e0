"""Clocks: how long a move may take, and what it costs.

A move is what one seat decides until chance or another seat acts: just what it could take back. Its
clock runs through all of it and an undo does not set it back, so nobody gains time by hesitating.
The deadline that the store keeps is the end of the move's time and the bank together. How much was
used follows from it, so a new server goes on where the last one was stopped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ostraka.core.journal import UNDO
from ostraka.core.play import CHANCE, Seat
from ostraka.server.errors import BadChairs
from ostraka.server.model import Chair, Clock, TableSettings
from ostraka.server.people.chairs import Chairs, with_chair

GRACE = 60.0
"""Seconds for which a player's clock stops in a game while their connection is lost, in all."""
BORROWED = 30.0
"""Seconds for somebody who is back in the middle of a move that a bot was about to make."""
LEAST = 5.0
"""Seconds that a clock must give for every move."""
LONGEST_PAUSED = 3600.0
"""A clock that gives longer than this for a move does not stop: nobody stays connected for it."""


def check_clock(house: TableSettings) -> None:
    """Complain about a clock that would leave no time to look."""
    if house.clock.runs and house.clock.move + house.clock.increment < LEAST:
        raise BadChairs(f"A clock gives at least {LEAST:.0f} seconds for every move.")


def fill_banks(chairs: Chairs, clock: Clock) -> Chairs:
    """The chairs as the game begins, everybody with a full bank."""
    grace = GRACE if clock.move <= LONGEST_PAUSED else 0.0
    return tuple(
        replace(chair, bank=clock.bank, grace=grace) if chair.human and clock.runs else chair
        for chair in chairs
    )


def next_deadline(chairs: Chairs, seat: Seat, clock: Clock, now: float) -> float | None:
    """When the time of a seat that is to move now runs out; None if no clock runs."""
    if seat < 0 or not clock.runs or not chairs[seat].by_hand:
        return None
    chair = chairs[seat]
    return now + (BORROWED if chair.late == "back" else clock.move + chair.bank)


def after_steps(
    old: Chairs,
    chairs: Chairs,
    steps: Sequence[tuple[Seat, str]],
    before: Seat,
    actor: Seat,
    clock: Clock,
    until: float | None,
    now: float,
) -> tuple[Chairs, float | None]:
    """Chairs and deadline after steps: `before` was to move until then, `actor` is now."""
    who, said = steps[-1]
    if said == UNDO and who != before:
        return _reopened(chairs, who, old[who].late == "missed", clock, now)
    if actor == before and all(seat != CHANCE for seat, _ in steps):
        return chairs, until if until is not None else next_deadline(chairs, actor, clock, now)
    chairs = with_chair(chairs, _ended(chairs[before], clock, until, now))
    return chairs, next_deadline(chairs, actor, clock, now)


def after_seat_changes(
    old: Chairs, chairs: Chairs, actor: Seat, clock: Clock, until: float | None, now: float
) -> float | None:
    """The deadline after people left or came back: only the clock of who acts can change."""
    if actor >= 0 and old[actor].by_hand and chairs[actor].by_hand:
        return until
    return next_deadline(chairs, actor, clock, now)


def after_timeout(chairs: Chairs, seat: Seat, clock: Clock) -> Chairs:
    """A seat's time ran out: a bot makes this move. A bank that grows does so now too, or there
    would be no time for any later move."""
    chair = chairs[seat]
    late = replace(
        chair,
        late="out" if chair.late == "back" else "late",
        bank=chair.bank if chair.late == "back" else clock.increment,
        grace=0.0 if chair.lost else chair.grace,
        lost=0.0,
    )
    return with_chair(chairs, late)


def pause(chairs: Chairs, seat: Seat, until: float, now: float) -> tuple[Chairs, float]:
    """Chairs and deadline when the seat that acts has lost its connection."""
    chair = chairs[seat]
    if chair.lost or not chair.grace:
        return chairs, until
    return with_chair(chairs, replace(chair, lost=now)), until + chair.grace


def resume(chairs: Chairs, seat: Seat, until: float, now: float) -> tuple[Chairs, float]:
    """Chairs and deadline when it is connected again."""
    chair, until = _connected(chairs[seat], until, now)
    return with_chair(chairs, chair), until


def count_moves(chairs: Chairs) -> int:
    """How many moves were made in a game."""
    return sum(chair.moves for chair in chairs)


def _connected(chair: Chair, until: float, now: float) -> tuple[Chair, float]:
    if not chair.lost:
        return chair, until
    left = max(0.0, chair.grace - max(0.0, now - chair.lost))
    return replace(chair, lost=0.0, grace=left), until - left


def _ended(chair: Chair, clock: Clock, until: float | None, now: float) -> Chair:
    """A seat has made its move, or a bot has made it for a player."""
    helped = chair.helped + chair.away
    chair = replace(chair, moves=chair.moves + 1, helped=helped)
    if chair.late:
        return replace(chair, used=clock.move, late="" if chair.late == "back" else "missed")
    if until is None:
        return chair
    chair, until = _connected(chair, until, now)
    used = clock.move + chair.bank - (until - now)
    bank = max(0.0, chair.bank - max(0.0, used - clock.move)) + clock.increment
    return replace(chair, used=used, bank=bank)


def _reopened(
    chairs: Chairs, seat: Seat, missed: bool, clock: Clock, now: float
) -> tuple[Chairs, float | None]:
    """A seat has taken back the step that ended its move: its clock goes on where it stood. What a
    bot did when time had run out may be done better, in borrowed time."""
    chair = replace(chairs[seat], moves=chairs[seat].moves - 1)
    if not clock.runs:
        return with_chair(chairs, chair), None
    if missed:
        return with_chair(chairs, replace(chair, late="back")), now + BORROWED
    bank = max(0.0, chair.bank - clock.increment) + max(0.0, chair.used - clock.move)
    chair = replace(chair, bank=bank)
    return with_chair(chairs, chair), now + max(0.0, clock.move + bank - chair.used)
