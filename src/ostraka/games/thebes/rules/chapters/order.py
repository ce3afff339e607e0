"""Order of play, the years and the end of the game. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, tell
from ostraka.games.thebes.rules.box import END, FIRST_YEAR, NONE, YEAR
from ostraka.games.thebes.rules.notation import ORDERS, STACK
from ostraka.games.thebes.rules.scoring import tell_scores
from ostraka.games.thebes.rules.seats import ALL_PERMITS, OWN, PERMITS, TIME
from ostraka.games.thebes.rules.steps import FINISHED, PLANNING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.thebes.rules.position import Board

ENDINGS: Final = ("time is up",)


def year_of(week: int) -> int:
    """The year of a week that is counted from the start of 1901."""
    return FIRST_YEAR + week // YEAR


def space_of(week: int) -> int:
    """The space of a week on the track, 1 to 52 (ruling 2)."""
    return week % YEAR + 1


def year_of_permits(s: Board, week: int) -> int:
    """The year whose permits a player holds in that week (ruling 104)."""
    return year_of(week + s.terms.renewed)


def new_permits(s: Board, week: int) -> bool:
    """Whether the player will hold a later year's permits in that week; those that return after the
    end do not matter."""
    now = s.own[s.turn * OWN + TIME]
    return week < END and year_of_permits(s, week) > year_of_permits(s, now)


def year_left(s: Board, week: int) -> int:
    """Weeks until permits are valid again (104), counted from a week."""
    return YEAR - (week + s.terms.renewed) % YEAR


def plays_after(s: Board, week: int) -> int:
    """Return who plays once the acting player's marker stands on that week: the rearmost other
    player if further back, else the same player, who arrives on top (23 to 25)."""
    for seat in s.track:
        if seat != s.turn:  # the rearmost of the others
            return seat if s.own[seat * OWN + TIME] < week else s.turn
    return s.turn


def orders_of_markers(s: Board) -> list[tuple[Action, int]]:
    """Return every order of the start stack; all are equally likely (ruling 17)."""
    seats = len(s.track)
    return [(STACK + at, 1) for at, order in enumerate(ORDERS) if len(order) == seats]


def stack_markers(s: Board, order: tuple[int, ...], notes: Notes) -> None:
    """Stack the markers on one space; the top one plays first (rulings 15 and 22)."""
    s.track = list(reversed(order))
    if notes is not None:
        tell(notes, "stacked", s.track[0], order="-".join([str(seat + 1) for seat in s.track]))
    begin_turn(s, notes)


def move_marker(s: Board, weeks: int, notes: Notes) -> None:
    """Move the marker on top of any on its space (25), so before all that are not further back:
    `track` is always in the order of play (23, 24). At the end of a year the player's permits are
    renewed (103): on its last space or beyond it (104)."""
    own, track, seat = s.own, s.track, s.turn
    before: i64 = own[seat * OWN + TIME]
    now: i64 = before + weeks
    own[seat * OWN + TIME] = now
    # Those that now stand further back each move up a place; they are few.
    at: i64 = 0
    last: i64 = len(track) - 1
    while at < last:
        ahead: i64 = track[at + 1]
        if own[ahead * OWN + TIME] >= now:
            break
        track[at] = ahead
        at += 1
    track[at] = seat
    renewed: i64 = s.terms.renewed
    if (now + renewed) // YEAR != (before + renewed) // YEAR:
        own[seat * OWN + PERMITS] = ALL_PERMITS
        if notes is not None and now < END:  # permits do not matter after the end
            if renewed:
                tell(notes, "renewed", seat, year=year_of_permits(s, now) - 1)
            else:
                tell(notes, "year", seat, year=year_of(now))


def end_turn(s: Board, notes: Notes) -> None:
    """Give the next turn to the rearmost player, who may be the same (rulings 23 and 26)."""
    s.used = 0
    s.site = NONE
    begin_turn(s, notes)


def begin_turn(s: Board, notes: Notes) -> None:
    """Begin a turn. Another player's turn ends the run in which each change costs more (57). When
    even the rearmost marker stands on 1904/1, the game is over (27, 110)."""
    seat = s.track[0]
    if seat != s.turn:
        s.changes = 0
        s.turn = seat
    s.task = PLANNING
    if s.own[seat * OWN + TIME] == END:
        s.task = FINISHED
        if notes is not None:
            tell_scores(notes, s)
            tell(notes, "over", seat, why=ENDINGS[0])


def may_give_up(s: Board) -> bool:
    """Whether the player may stop for good: near the end, and not with a zeppelin ready to leave
    (rulings 107 and 108)."""
    return s.own[s.turn * OWN + TIME] >= s.terms.may_stop and not s.used


def give_up(s: Board, notes: Notes) -> None:
    """Put the marker on 1904/1 at once (ruling 107)."""
    if notes is not None:
        tell(notes, "retired", s.turn)
    move_marker(s, END - s.own[s.turn * OWN + TIME], notes)
    end_turn(s, notes)
