"""Phase 3: a turn and its actions, moving and leaving. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.pyramid.rules.board import DECK_AT, ENTRANCES, SPACES, open_beside
from ostraka.games.pyramid.rules.box import GORE, NONE, WAHAB
from ostraka.games.pyramid.rules.chapters import (
    equipment,
    foresight,
    locks,
    mummies,
    sarcophagi,
    searching,
)
from ostraka.games.pyramid.rules.notation import END, LEAVE, MOVE, SEARCH
from ostraka.games.pyramid.rules.scoring import escape
from ostraka.games.pyramid.rules.seats import (
    SPACE,
    WIDE,
    able,
    actions_of,
    inside,
    load_of,
    space_of,
    spend,
)
from ostraka.games.pyramid.rules.steps import NEXT

if TYPE_CHECKING:
    from ostraka.games.pyramid.rules.position import Pyramid


def may_act(s: Pyramid, seat: Seat) -> bool:
    """Whether a turn goes on: there are actions left (37) or things that cost none (35, 40). It
    ends by itself when nothing is left to decide."""
    if not inside(s, seat):
        return False
    return (
        actions_of(s, seat) > 0
        or equipment.free_ways_seem_open(s, seat)
        or foresight.may_look(s, seat)
        or (able(s, seat, GORE) and len(mummies.ways_to_shoot(s, seat)) > 0)
        or (able(s, seat, WAHAB) and len(sarcophagi.ways_to_read(s, seat)) > 0)
    )


def ways_to_act(s: Pyramid) -> list[Action]:
    """Return moves and searches in den, sand and pool, in the corridor moves, sarcophagi and
    alcoves (39), everything that costs no action (40), and the end of the turn (38)."""
    seat = s.turn
    ways: list[Action] = []
    if actions_of(s, seat) > 0:
        ways = steps(s, seat)
        if DECK_AT[space_of(s, seat)] == NONE:
            ways += sarcophagi.ways_to_open(s, seat)
            ways += locks.ways_to_pick(s, seat)
        elif searching.may_search(s, seat):
            ways.append(SEARCH)
    if load_of(s, seat):
        equipment.add_free_ways(s, seat, ways)
    if foresight.may_look(s, seat):
        ways += foresight.ways_to_look(s, seat)
    if able(s, seat, GORE):
        ways += mummies.ways_to_shoot(s, seat)
    if able(s, seat, WAHAB):
        ways += sarcophagi.ways_to_read(s, seat)
    ways.append(END)
    return ways


def steps(s: Pyramid, seat: Seat) -> list[Action]:
    """Return steps across a dotted line (41), never through a wall or diagonally (42), never onto a
    block (44); other adventurers do not bar the way (43). From an entrance space a player may leave
    (45)."""
    space = space_of(s, seat)
    ways = [MOVE + there for there in open_beside(space, s.fallen)]
    if space < ENTRANCES:
        ways.append(LEAVE)
    return ways


def move(s: Pyramid, space: int, notes: Notes) -> None:
    """Move one space for one action (41); a standing mummy there touches the player (43, 76)."""
    seat = s.turn
    spend(s, seat)
    s.party[seat * WIDE + SPACE] = space
    s.task = NEXT
    if notes is not None:
        tell(notes, "moved", seat, space=SPACES[space])
    mummies.meet(s, seat)


def leave(s: Pyramid, notes: Notes) -> None:
    """Leave from an entrance space for good, as one move (ruling 45)."""
    spend(s, s.turn)
    s.task = NEXT
    escape(s, s.turn, notes)
