"""The mummies: how they walk, whom they touch, and how to stop them. Rulings as in RULES.md.

`mummies` holds GAIT numbers for each, in the order in which they walk."""

from __future__ import annotations

from math import comb
from random import Random
from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, Seat, below, tell
from ostraka.games.pyramid.rules.board import LENGTH, MUMMIES, NEIGHBOURS, PATH, SPACES
from ostraka.games.pyramid.rules.box import ADVENTURERS, BLOCKS, DICE, MUMMY, WALKS_AT
from ostraka.games.pyramid.rules.notation import SHOOT, WALK
from ostraka.games.pyramid.rules.scoring import depart
from ostraka.games.pyramid.rules.seats import (
    TURNED,
    WHO,
    WIDE,
    can_make_room,
    full,
    gain,
    in_order,
    inside,
    make_room,
    seats_at,
    space_of,
    spaces_taken,
    use_ability,
)
from ostraka.games.pyramid.rules.steps import NEXT, RISE, STAY, STEP, TOUCH, job

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid

NAME: Final = 0  # in NAMES
STRETCH: Final = 1
PLACE: Final = 2  # within the stretch, 0 to 5
FACING: Final = 3  # 1 towards the end of the stretch, -1 towards its beginning
LYING: Final = 4  # 1 while it lies on the floor
GAIT: Final = 5

NAMES: Final = MUMMIES + ADVENTURERS
"""Those of the box, and the adventurers, who may become one."""

STRIDES: Final = [
    comb(len(DICE), high) * (7 - WALKS_AT) ** high * (WALKS_AT - 1) ** (len(DICE) - high)
    for high in range(len(DICE) + 1)
]
"""In how many rolls of the five dice 0, 1, 2 … of them show 4 or more."""


def name_of(s: Pyramid, mummy: int) -> str:
    return NAMES[s.mummies[mummy * GAIT + NAME]]


def mummy_space(s: Pyramid, mummy: i64) -> int:
    mummies = s.mummies
    at: i64 = mummy * GAIT
    stretch: i64 = mummies[at + STRETCH]
    return PATH[stretch * LENGTH + mummies[at + PLACE]]


def standing(s: Pyramid, space: i64) -> list[int]:
    """Return the mummies that stand on a space; they keep to the corridor."""
    if space < BLOCKS:
        return []
    mummies = s.mummies
    return [
        mummy
        for mummy in range(len(mummies) // GAIT)
        if mummy_space(s, mummy) == space and not mummies[mummy * GAIT + LYING]
    ]


# --- Phase 4 ----------------------------------------------------------------------------------


WALKS: Final = [(WALK + steps, weight) for steps, weight in enumerate(STRIDES)]
"""How many of the five dice show 4 or more (69). Only that number matters, so it is all that chance
says; its weight is the number of rolls that show it."""
ROLLS: Final = sum(STRIDES)


def any_walk(rng: Random) -> Action:
    """Draw one of `WALKS` without listing them."""
    drawn: i64 = below(rng, ROLLS)
    steps: i64 = 0
    while drawn >= STRIDES[steps]:
        drawn -= STRIDES[steps]
        steps += 1
    return WALK + steps


def march(s: Pyramid, steps: int, notes: Notes) -> None:
    """All mummies walk equally far (69), those of the box first, then new ones by age (73); one
    that lies down gets up instead (139). If none moves, an option decides whether those on an
    adventurer's space touch again (78)."""
    standing_still = upright(s)
    errands = []
    ways = []
    for mummy in range(len(s.mummies) // GAIT):
        if s.mummies[mummy * GAIT + LYING]:
            errands.append(job(RISE, mummy))
        elif steps:
            errands.append(job(STEP, mummy, steps))
            if notes is not None:
                ways.append(" ".join([name_of(s, mummy), *way_of(s, mummy, steps)]))
    if not steps and not s.terms.each_round:
        errands.append(job(STAY, 0, standing_still))
    errands.reverse()
    s.agenda += errands
    s.task = NEXT
    if notes is not None:
        tell(notes, "walked", s.keeper, steps=steps, ways=", ".join(ways))


def upright(s: Pyramid) -> int:
    """Return the mummies that stand, as bits."""
    found = 0
    for mummy in range(len(s.mummies) // GAIT):
        if not s.mummies[mummy * GAIT + LYING]:
            found |= 1 << mummy
    return found


def walk(s: Pyramid, mummy: int, steps: int) -> None:
    """Walk step by step straight ahead (70), within the stretch (71), whatever lies on the board
    (74). At the end of it the mummy faces about, which is no step (70, 72). Touches are settled
    before the next step (73)."""
    crowded: i64 = spaces_taken(s)
    for left in range(steps - 1, -1, -1):
        step(s.mummies, mummy)
        if crowded >> mummy_space(s, mummy) & 1:
            if left:
                s.agenda.append(job(STEP, mummy, left))
            touch_all(s, mummy)
            return


def step(mummies: list[int], mummy: int) -> None:
    """Move a mummy to its next place, and turn it round at the end (70, 72)."""
    at: i64 = mummy * GAIT
    place: i64 = mummies[at + PLACE] + mummies[at + FACING]
    mummies[at + PLACE] = place
    if place == 0:
        mummies[at + FACING] = 1
    elif place == LENGTH - 1:
        mummies[at + FACING] = -1


def way_of(s: Pyramid, mummy: int, steps: int) -> list[str]:
    """Return the spaces that a mummy will pass."""
    ahead = s.mummies[:]
    path = []
    for _ in range(steps):
        step(ahead, mummy)
        at = ahead[mummy * GAIT + STRETCH] * LENGTH + ahead[mummy * GAIT + PLACE]
        path.append(SPACES[PATH[at]])
    return path


def rise(s: Pyramid, mummy: int, notes: Notes) -> None:
    """A mummy stands up instead of walking and touches all players there (ruling 139)."""
    s.mummies[mummy * GAIT + LYING] = 0
    if notes is not None:
        tell(notes, "rose", s.keeper, mummy=name_of(s, mummy))
    touch_all(s, mummy)


def stay(s: Pyramid, those: int) -> None:
    """Each mummy on an adventurer's space gives them one card (78, 81), except those that have just
    got up or just appeared in phase 4 (85, 139): `those` are the others, as bits."""
    for seat in reversed(in_order(s)):
        for mummy in reversed(standing(s, space_of(s, seat))):
            if those >> mummy & 1:
                s.agenda.append(job(TOUCH, seat, mummy))


# --- The touch --------------------------------------------------------------------------------


def touch_all(s: Pyramid, mummy: int) -> None:
    """A mummy touches all players on its space (77, 80), the keeper first (18)."""
    for seat in reversed(seats_at(s, mummy_space(s, mummy))):  # what comes last is taken up first
        s.agenda.append(job(TOUCH, seat, mummy))


def meet(s: Pyramid, seat: Seat) -> None:
    """A player who steps (76) or jumps (79) onto standing mummies is touched by each, one by one
    (81)."""
    for mummy in reversed(standing(s, space_of(s, seat))):
        s.agenda.append(job(TOUCH, seat, mummy))


def touch(s: Pyramid, seat: Seat, mummy: int, notes: Notes) -> None:
    """Take one mummy card, a wound (75), even if the cards have run out (87). With twelve cards
    another is discarded (83); with twelve wounds the player turns into a mummy (84)."""
    if not inside(s, seat):
        return
    if not full(s, seat):
        s.left[MUMMY] -= 1
        gain(s, seat, MUMMY)
        if notes is not None:
            tell(notes, "touched", seat, mummy=name_of(s, mummy))
    elif can_make_room(s, seat):
        make_room(s, seat, job(TOUCH, seat, mummy))
    else:
        turn_into_mummy(s, seat, mummy, notes)


def turn_into_mummy(s: Pyramid, seat: Seat, mummy: int, notes: Notes) -> None:
    """The figure goes on as a new mummy in the stretch and with the facing of the one that touched
    it, from the next phase 4 on; it does not touch by appearing (rulings 84 to 86)."""
    at = mummy * GAIT
    name = len(MUMMIES) + s.party[seat * WIDE + WHO]
    s.mummies += [name, s.mummies[at + STRETCH], s.mummies[at + PLACE], s.mummies[at + FACING], 0]
    if notes is not None:
        tell(notes, "turned", seat, mummy=name_of(s, mummy))
    depart(s, seat, TURNED)


# --- Shooting ---------------------------------------------------------------------------------


def ways_to_shoot(s: Pyramid, seat: Seat) -> list[Action]:
    """Return the mummies that stand next to Gore, across a dotted line (ruling 138)."""
    return [
        SHOOT + s.mummies[mummy * GAIT + NAME]
        for space in NEIGHBOURS[space_of(s, seat)]
        for mummy in standing(s, space)
    ]


def shoot(s: Pyramid, name: int, notes: Notes) -> None:
    """The mummy lies down and does not touch until it gets up in phase 4 (rulings 138 and 139)."""
    use_ability(s, s.turn)
    s.task = NEXT
    for mummy in range(len(s.mummies) // GAIT):
        if s.mummies[mummy * GAIT + NAME] == name:
            s.mummies[mummy * GAIT + LYING] = 1
    if notes is not None:
        tell(notes, "shot", s.turn, mummy=NAMES[name])
