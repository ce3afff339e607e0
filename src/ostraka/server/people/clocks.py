"""Clocks: how long a move may take, and how much of the time bank it costs.

A move is what one seat decides until chance or another seat acts: the steps it could take back. Its
clock runs through all of them, and an undo does not reset it, so nobody gains time by hesitating.
The stored deadline is the end of the move's time and the bank together. The time used follows from
it, so a new server goes on where the last one stopped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ostraka.core.journal import UNDO
from ostraka.core.play import CHANCE, Seat
from ostraka.server.errors import BadChairs
from ostraka.server.model import Chair, Clock
from ostraka.server.people.chairs import Chairs, with_chair

GRACE = 60.0
"""Seconds per game for which a player's clock stops while their connection is lost."""
BORROWED = 30.0
"""Seconds for a player who returns before a bot has made their move."""
MIN_SECONDS = 5.0
"""Seconds that a clock must give for every move."""
LONGEST_PAUSED = 3600.0
"""A clock with more seconds per move does not stop: nobody stays connected for so long."""


def check_clock(clock: Clock) -> None:
    """Raise if a clock would leave no time to look at the board."""
    if clock.runs and clock.move + clock.increment < MIN_SECONDS:
        raise BadChairs(f"A clock must give at least {MIN_SECONDS:.0f} seconds for every move.")


def fill_banks(chairs: Chairs, clock: Clock) -> Chairs:
    """Give every person a full bank as the game begins."""
    grace = GRACE if clock.move <= LONGEST_PAUSED else 0.0
    return tuple(
        replace(chair, bank=clock.bank, grace=grace) if chair.human and clock.runs else chair
        for chair in chairs
    )


def next_deadline(chairs: Chairs, seat: Seat, clock: Clock, now: float) -> float | None:
    """Return when the time of a seat that moves now runs out; None if no clock runs."""
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
    """Chairs and deadline after steps: `before` was to move, now `actor` is."""
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
    """The deadline after people left or came back; it changes only with the seat that acts."""
    if actor >= 0 and old[actor].by_hand and chairs[actor].by_hand:
        return until
    return next_deadline(chairs, actor, clock, now)


def after_timeout(chairs: Chairs, seat: Seat, clock: Clock) -> Chairs:
    """Let a bot make the move of a seat whose time ran out.

    The bank still gets its increment, or there would be no time for any later move.
    """
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
    """Stop the clock of the seat that acts, which has lost its connection."""
    chair = chairs[seat]
    if chair.lost or not chair.grace:
        return chairs, until
    return with_chair(chairs, replace(chair, lost=now)), until + chair.grace


def resume(chairs: Chairs, seat: Seat, until: float, now: float) -> tuple[Chairs, float]:
    """Let the clock of the seat that acts run on once it is connected again."""
    chair, until = _resumed(chairs[seat], until, now)
    return with_chair(chairs, chair), until


def count_moves(chairs: Chairs) -> int:
    """Count the moves made in a game."""
    return sum(chair.moves for chair in chairs)


def _resumed(chair: Chair, until: float, now: float) -> tuple[Chair, float]:
    if not chair.lost:
        return chair, until
    left = max(0.0, chair.grace - max(0.0, now - chair.lost))
    return replace(chair, lost=0.0, grace=left), until - left


def _ended(chair: Chair, clock: Clock, until: float | None, now: float) -> Chair:
    """Return the chair after its move, no matter who made it."""
    helped = chair.helped + chair.away
    chair = replace(chair, moves=chair.moves + 1, helped=helped)
    if chair.late:
        return replace(chair, used=clock.move, late="" if chair.late == "back" else "missed")
    if until is None:
        return chair
    chair, until = _resumed(chair, until, now)
    used = clock.move + chair.bank - (until - now)
    bank = max(0.0, chair.bank - max(0.0, used - clock.move)) + clock.increment
    return replace(chair, used=used, bank=bank)


def _reopened(
    chairs: Chairs, seat: Seat, missed: bool, clock: Clock, now: float
) -> tuple[Chairs, float | None]:
    """Chairs and deadline after a seat took back the step that ended its move.

    Its clock goes on where it stood. A move that a bot made for lack of time can be made again in
    borrowed time.
    """
    chair = replace(chairs[seat], moves=chairs[seat].moves - 1)
    if not clock.runs:
        return with_chair(chairs, chair), None
    if missed:
        return with_chair(chairs, replace(chair, late="back")), now + BORROWED
    bank = max(0.0, chair.bank - clock.increment) + max(0.0, chair.used - clock.move)
    chair = replace(chair, bank=bank)
    return with_chair(chairs, chair), now + max(0.0, clock.move + bank - chair.used)
