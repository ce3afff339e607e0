"""Falling blocks and what they seal. Rulings as in RULES.md."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell, weighted
from ostraka.games.pyramid.rules.board import AROUND, ENTRANCES, SPACES, open_beside
from ostraka.games.pyramid.rules.box import BLOCK, BLOCKS, NONE, SARTI
from ostraka.games.pyramid.rules.chapters.foresight import (
    CHANGED,
    KEPT,
    STIRRED,
    UNUSED,
    any_in_box,
    fulfil,
    in_box,
)
from ostraka.games.pyramid.rules.chapters.mummies import meet
from ostraka.games.pyramid.rules.notation import DECLINE, DODGE, FALL, JUMP
from ostraka.games.pyramid.rules.scoring import depart
from ostraka.games.pyramid.rules.seats import (
    SPACE,
    TRAPPED,
    WIDE,
    able,
    can_make_room,
    full,
    gain,
    has_room,
    in_order,
    inside,
    make_room,
    seats_at,
    space_of,
    spaces_taken,
    use_ability,
)
from ostraka.games.pyramid.rules.steps import (
    BRUISE,
    DODGING,
    FALLING,
    HIT,
    IN_ACTIONS,
    JUMPING,
    LEAP,
    NEXT,
    SEAL,
    job,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid


def drop(s: Pyramid) -> None:
    """Let a block fall, unless none is left (102). The one that Horus sends is in addition to that
    of phase 5 and is never the one set aside (110, 111)."""
    left = BLOCKS - s.fallen.bit_count()
    if s.phase == IN_ACTIONS and (s.omen == KEPT or s.omen == CHANGED):
        left -= 1
    s.task = FALLING if left else NEXT


def blocks_to_fall(s: Pyramid) -> list[tuple[Action, int]]:
    """In phase 5 the block set aside falls (89), else any in the box (88)."""
    if s.phase == IN_ACTIONS:
        return blocks_of_horus(s)
    if s.omen == KEPT:
        return [(FALL + s.aside, 1)]
    return [(FALL + block, 1) for block in in_box(s) if block != s.returned]


def any_block(s: Pyramid, rng: Random) -> Action:
    """Draw one of `blocks_to_fall`, nearly always without listing them."""
    if s.omen != UNUSED:
        return weighted(blocks_to_fall(s), rng)
    return FALL + any_in_box(s, rng)


def blocks_of_horus(s: Pyramid) -> list[tuple[Action, int]]:
    """Any block but the one set aside (111). If that was changed, it is unknown: each block but the
    one put back may be it, so each of these comes a little less often."""
    box = in_box(s)
    if s.omen != CHANGED:
        return [(FALL + block, 1) for block in box if block != s.aside]
    found = []
    for block in box:
        weight = len(box) - (1 if block == s.returned else 2)
        if weight:
            found.append((FALL + block, weight))
    return found


def fall(s: Pyramid, block: int, notes: Notes) -> None:
    """The block lies on the space of its number (88) to the end of the game (96). Then, keeper
    first, all players on that space, then those who are cut off (94)."""
    s.fallen |= 1 << block
    s.task = NEXT
    if notes is not None:
        tell(notes, "fell", s.keeper, block=block + 1, space=SPACES[block])
    if s.phase != IN_ACTIONS:
        fulfil(s)
    elif s.omen == CHANGED:
        s.omen = STIRRED
        if block == s.returned:
            s.returned = NONE
    s.agenda.append(job(SEAL))
    for seat in reversed(seats_at(s, block)):
        s.agenda.append(job(HIT, seat))


def ways_to_jump(s: Pyramid, seat: Seat) -> list[Action]:
    """Return the neighbouring spaces, by lines and blocks, never out (rulings 90 and 93)."""
    return [JUMP + there for there in open_beside(space_of(s, seat), s.fallen)]


def hit(s: Pyramid, seat: Seat, notes: Notes) -> None:
    """With nowhere to jump the player is trapped (92). Else Sarti may dodge (131), others take a
    block card (91); then the player jumps (90, 94)."""
    if not inside(s, seat):
        return
    if not ways_to_jump(s, seat):
        trap(s, seat, notes)
        return
    s.agenda.append(job(LEAP, seat))
    if able(s, seat, SARTI) and has_room(s, seat):
        s.task = DODGING
        s.asked = seat
    else:
        s.agenda.append(job(BRUISE, seat))


def ways_to_dodge() -> list[Action]:
    """Dodge, once in a game, or not now (rulings 128 and 131)."""
    return [DODGE, DECLINE]


def dodge(s: Pyramid, notes: Notes) -> None:
    """Take no block card; the player still jumps (131)."""
    use_ability(s, s.asked)
    s.task = NEXT
    if notes is not None:
        tell(notes, "dodged", s.asked)


def brave(s: Pyramid) -> None:
    """Keep the dodge for another time (128)."""
    s.agenda.append(job(BRUISE, s.asked))
    s.task = NEXT


def bruise(s: Pyramid, seat: Seat, notes: Notes) -> None:
    """Take a block card, a wound that can be healed (91), even if the cards have run out (87). With
    twelve cards another is discarded; with twelve wounds none is taken (95)."""
    if not full(s, seat):
        s.left[BLOCK] -= 1
        gain(s, seat, BLOCK)
        if notes is not None:
            tell(notes, "bruised", seat)
    elif can_make_room(s, seat):
        make_room(s, seat, job(BRUISE, seat))
    elif notes is not None:
        tell(notes, "spared", seat)


def leap(s: Pyramid, seat: Seat) -> None:
    """Ask the player to jump at once, for no action (90)."""
    s.task = JUMPING
    s.asked = seat


def jump(s: Pyramid, space: int, notes: Notes) -> None:
    """Jump; a mummy where the player lands touches them (79)."""
    s.party[s.asked * WIDE + SPACE] = space
    s.task = NEXT
    if notes is not None:
        tell(notes, "jumped", s.asked, space=SPACES[space])
    meet(s, s.asked)


# --- Sealing ----------------------------------------------------------------------------------


def cut_off(fallen: i64, spaces: i64) -> int:
    """Of some spaces, as bits, return those from which no dotted lines lead over open spaces to an
    open entrance; figures and mummies do not matter (ruling 99)."""
    fresh: i64 = ~fallen & ((1 << ENTRANCES) - 1)
    reached = fresh
    while fresh and spaces & ~reached:
        around: i64 = 0
        space: i64 = 0
        while fresh:
            if fresh & 1:
                around |= AROUND[space]
            fresh >>= 1
            space += 1
        fresh = around & ~fallen & ~reached
        reached |= fresh
    return spaces & ~reached


def seal(s: Pyramid, notes: Notes) -> None:
    """After every block: players with a way out play on (98), others are trapped (99)."""
    shut: i64 = cut_off(s.fallen, spaces_taken(s))
    if shut:
        for seat in in_order(s):
            if shut >> space_of(s, seat) & 1:
                trap(s, seat, notes)


def trap(s: Pyramid, seat: Seat, notes: Notes) -> None:
    """Trap a player for ever: out of the round, without points (ruling 100)."""
    if notes is not None:
        tell(notes, "trapped", seat)
    depart(s, seat, TRAPPED)
