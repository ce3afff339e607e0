"""How likely blocks are to cut a space off: counted exactly, for any number of blocks.

The board is built space by space, row by row from the entrance. Of what lies behind, only this
matters: which of the last spaces of the six columns hang together, which of them lead out, and
which lead to the space in question. Sets of blocks that agree in that are counted together, by
size: the numbers are the coefficients of a polynomial, packed into one integer.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ostraka.games.pyramid.rules.board import ALL_SPACES, ENTRANCES, NEIGHBOURS, SPACES
from ostraka.games.pyramid.rules.box import BLOCKS, NONE

COLUMNS: Final = 6
DIGITS: Final = 40
"""Bits for a coefficient; there are fewer than 2 ** 34 sets of one size."""

SHUT: Final = 0
OUTSIDE: Final = 1
HERE: Final = 2

COLUMN: Final = ["abcdef".index(space[0]) for space in SPACES]
ROW: Final = [int(space[1:]) for space in SPACES]
ORDER: Final = sorted(range(ALL_SPACES), key=lambda space: (ROW[space], COLUMN[space]))
"""The spaces row by row, west to east."""
FROM_WEST: Final = [
    any(COLUMN[other] < COLUMN[space] for other in NEIGHBOURS[space]) for space in range(ALL_SPACES)
]
FROM_SOUTH: Final = [
    any(ROW[other] < ROW[space] for other in NEIGHBOURS[space]) for space in range(ALL_SPACES)
]
"""Whether one may come to a space from the west, and from the south."""


@lru_cache(maxsize=64)  # pages ask for the same position several times
def sets_with_a_way(fallen: int, here: int, never: int = NONE) -> list[int]:
    """For each number of blocks out of the box: in how many sets of them a way leads out from a
    space. A block on that space itself only makes one jump aside; `never` is left out."""
    ways: dict[tuple[int, ...], int] = {(SHUT,) * COLUMNS: 1}
    free = 0  # sets in which the way out is found, whatever else falls
    begun = False
    for space in ORDER:
        may_fall = space < BLOCKS and not fallen >> space & 1 and space != never
        down = fallen >> space & 1 == 1 and space != here
        begun = begun or space == here
        if may_fall:
            free += free << DIGITS
        after: dict[tuple[int, ...], int] = {}
        for state, sets in ways.items():
            if down or (may_fall and space != here):
                shut = replaced(state, COLUMN[space], SHUT)
                free += grow(after, shut, sets if down else sets << DIGITS, begun, space)
            if not down:
                gate = space < ENTRANCES and not fallen >> space & 1
                free += grow(after, join(state, space, space == here, gate), sets, begun, space)
                if may_fall and space == here:
                    aside = join(state, space, True, False)
                    free += grow(after, aside, sets << DIGITS, begun, space)
        ways = after
    mask = (1 << DIGITS) - 1
    return [free >> DIGITS * size & mask for size in range(BLOCKS + 1)]


def grow(
    after: dict[tuple[int, ...], int], state: tuple[int, ...], sets: int, begun: bool, space: int
) -> int:
    """Add sets to a state that is still undecided. Return them if they have a way out, else 0."""
    if not state:
        return sets
    if alive(state, begun, space):
        after[state] = after.get(state, 0) + sets
    return 0


def replaced(state: tuple[int, ...], column: int, label: int) -> tuple[int, ...]:
    """The state with another last space in a column, its labels in order again."""
    labels = list(state)
    labels[column] = label
    return in_order(labels)


def in_order(labels: list[int]) -> tuple[int, ...]:
    """Parts that lead nowhere yet are numbered as they come, so that equal states are equal."""
    names: dict[int, int] = {}
    for label in labels:
        if label > HERE and label not in names:
            names[label] = HERE + 1 + len(names)
    return tuple([names[label] if label > HERE else label for label in labels])


def join(state: tuple[int, ...], space: int, here: bool, gate: bool) -> tuple[int, ...]:
    """The state with an open space more, which may be the one in question or lead outside; empty
    if now a way leads from the one to the other."""
    column = COLUMN[space]
    touching = set()
    if FROM_WEST[space]:
        touching.add(state[column - 1])
    if FROM_SOUTH[space]:
        touching.add(state[column])
    if gate:
        touching.add(OUTSIDE)
    if here:
        touching.add(HERE)
    touching.discard(SHUT)
    if OUTSIDE in touching and HERE in touching:
        return ()
    label = min(touching) if touching else COLUMNS + HERE + 1
    labels = [label if old in touching else old for old in state]
    labels[column] = label
    return in_order(labels)


def alive(state: tuple[int, ...], begun: bool, space: int) -> bool:
    """Whether the outside and the space in question can still meet."""
    if begun and HERE not in state:
        return False
    return OUTSIDE in state or space < ENTRANCES
