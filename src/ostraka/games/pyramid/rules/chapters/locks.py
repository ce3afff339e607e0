"""Picking a lock for an idol. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.pyramid.rules.board import ALCOVE_AT
from ostraka.games.pyramid.rules.box import (
    ABILITIES,
    ARDILA,
    CARDS,
    CROWBAR,
    GODS,
    HORUS,
    IDOL,
    NEEDS,
    NONE,
)
from ostraka.games.pyramid.rules.notation import CROWBAR as USE_CROWBAR
from ostraka.games.pyramid.rules.notation import DECLINE, LIFT, LOCKPICK, PICK, THROW
from ostraka.games.pyramid.rules.seats import (
    able,
    full,
    gain,
    has_room,
    held,
    lose,
    make_room,
    space_of,
    spend,
    use_ability,
)
from ostraka.games.pyramid.rules.steps import DROP, FORCING, LIFTING, NEXT, ROLLING, WIN, job

if TYPE_CHECKING:
    from ostraka.games.pyramid.rules.position import Pyramid


def ways_to_pick(s: Pyramid, seat: Seat) -> list[Action]:
    """Pick from the space before an alcove (58), while its idol is there (68) and the player has
    room for it (31). An attempt goes on by lifting dice (63)."""
    if s.attempt != NONE:
        return dice_to_lift(s)
    god = ALCOVE_AT[space_of(s, seat)]
    if god != NONE and s.left[IDOL + god] and has_room(s, seat):
        return [PICK + god]
    return []


def pick(s: Pyramid, god: int, notes: Notes) -> None:
    """Roll all five dice for one action (rulings 59 and 65)."""
    spend(s, s.turn)
    s.attempt = god
    s.dice = [0, 0, 0, 0, 0]
    s.task = ROLLING
    if notes is not None:
        tell(notes, "picks", s.turn, god=GODS[god])


def dice_to_lift(s: Pyramid) -> list[Action]:
    """Return the dice that may be lifted; those that show the same are alike (ruling 63)."""
    return [LIFT + pips for pips in range(1, 7) if pips in s.dice]


def ways_to_throw(s: Pyramid) -> list[Action]:
    """Lift another die, or roll those in hand: at least one (ruling 63)."""
    return [*dice_to_lift(s), THROW]


def lift(s: Pyramid, pips: int) -> None:
    """Lift a die to roll it again (ruling 63)."""
    s.dice[s.dice.index(pips)] = 0
    s.task = LIFTING


def throw(s: Pyramid, notes: Notes) -> None:
    """Roll the lifted dice again for a further action of the same turn (ruling 63)."""
    god = s.attempt
    spend(s, s.turn)
    s.attempt = god
    s.task = ROLLING
    if notes is not None:
        tell(notes, "throws", s.turn, dice=s.dice.count(0))


def missing(s: Pyramid) -> list[int]:
    """Return the numbers on the idol card that no die shows (rulings 59 to 62)."""
    return [number for number in NEEDS[s.attempt] if number not in s.dice]


def try_lock(s: Pyramid, notes: Notes) -> None:
    """Open the lock if every number is there (64); if one is missing, a crowbar or the lockpick may
    stand in for it, now or never (121, 129)."""
    seat = s.turn
    s.task = NEXT
    lacking = missing(s)
    if lacking and notes is not None:
        tell(notes, "lacks", seat, numbers=", ".join([str(number) for number in lacking]))
    if not lacking:
        unlock(s)
    elif len(lacking) == 1 and helped(s, seat):
        s.task = FORCING
        s.asked = seat


def helped(s: Pyramid, seat: Seat) -> bool:
    """Whether a crowbar (120) or the lockpick (129) can stand in for the last missing number."""
    return held(s, seat, CROWBAR) > 0 or able(s, seat, ARDILA)


def ways_to_force(s: Pyramid) -> list[Action]:
    """Use a crowbar (120) or the lockpick (129), never both (121), or neither (128)."""
    ways: list[Action] = []
    if held(s, s.asked, CROWBAR):
        ways.append(USE_CROWBAR)
    if able(s, s.asked, ARDILA):
        ways.append(LOCKPICK)
    ways.append(DECLINE)
    return ways


def force(s: Pyramid, notes: Notes) -> None:
    """Use up a crowbar for the missing number (112, 120)."""
    lose(s, s.asked, CROWBAR)
    if notes is not None:
        tell(notes, "forced", s.asked, by=CARDS[CROWBAR])
    unlock(s)


def lockpick(s: Pyramid, notes: Notes) -> None:
    """Open a lock that lacks one number, as Ardila (129)."""
    use_ability(s, s.asked)
    if notes is not None:
        tell(notes, "forced", s.asked, by=ABILITIES[ARDILA])
    unlock(s)


def unlock(s: Pyramid) -> None:
    """Take the idol at once, for no further action (64)."""
    s.agenda.append(job(WIN, s.turn, s.attempt))
    s.attempt = NONE
    s.task = NEXT


def win(s: Pyramid, seat: Seat, god: int, notes: Notes) -> None:
    """Take the idol. With twelve cards another is discarded first (31). It lies open (105), can be
    won once (68), and that of Horus brings a block down at once (110, 111)."""
    if full(s, seat):
        make_room(s, seat, job(WIN, seat, god))
        return
    s.left[IDOL + god] -= 1
    gain(s, seat, IDOL + god)
    if notes is not None:
        tell(notes, "won", seat, god=GODS[god])
    if god == HORUS:
        s.agenda.append(job(DROP))
