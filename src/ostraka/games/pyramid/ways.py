"""What the fallen blocks mean for everybody: how far it is to the way out and to the doors of the
corridor, and how likely the way out is to be shut in so many rounds. All of it is open to all."""

from __future__ import annotations

from math import exp
from typing import Final

from ostraka.games.pyramid.board import ALL_SPACES, ENTRANCES, NEIGHBOURS, SPACES
from ostraka.games.pyramid.components import BLOCKS

FAR: Final = 99
"""A distance that nobody walks."""
ROUNDS: Final = 24
"""As far as one looks ahead."""
COLUMNS: Final = 4  # of spaces on which blocks fall
DEEP: Final = 7  # rows in which blocks can shut in who is in corridor or pool
NEAR: Final = 3  # the same for who is in the den
MOST: Final = 6  # blocks more than that are not counted on
CLUMP: Final = 0.35
"""Barriers share blocks, so together they are not as likely as they look one by one."""
DOORS: Final = [SPACES.index(space) for space in ("b7", "e7", "b9", "e9")]
"""The spaces from which one steps into the corridor."""


class Ways:
    """The ways through the pyramid over a set of fallen blocks."""

    __slots__ = ("deep", "doors", "near", "out")

    def __init__(self, fallen: int) -> None:
        self.out = distances(fallen, list(range(ENTRANCES)), 1)
        """From every space the actions that it takes to be outside."""
        self.doors: list[list[int]] = [distances(fallen, [door], 0) for door in DOORS]
        """From every space the steps to each of the doors."""
        self.deep = closing(fallen, DEEP)
        self.near = closing(fallen, NEAR)
        """The chance that 0, 1, 2, ... more blocks shut the way out, from deep inside and from the
        far end of the den."""


_known: dict[int, Ways] = {}


def ways_over(fallen: int) -> Ways:
    """The ways over a set of fallen blocks; the last few thousand are remembered, since all who
    think about a round ask for the same."""
    found = _known.get(fallen)
    if found is None:
        if len(_known) > 4000:
            _known.clear()
        found = _known[fallen] = Ways(fallen)
    return found


def distances(fallen: int, starts: list[int], first: int) -> list[int]:
    """How many steps every space is away from the nearest of some, which are so many away."""
    found = [FAR] * ALL_SPACES
    line: list[int] = []
    for space in starts:
        if not fallen >> space & 1:
            found[space] = first
            line.append(space)
    at = 0
    while at < len(line):
        space = line[at]
        at += 1
        step = found[space] + 1
        for there in NEIGHBOURS[space]:
            if found[there] == FAR and not fallen >> there & 1:
                found[there] = step
                line.append(there)
    return found


# --- Being shut in ----------------------------------------------------------------------------


def closing(fallen: int, rows: int) -> list[float]:
    """The chance that so many more blocks make a barrier from wall to wall in the first rows, from
    the number of barriers that lack one block, two blocks, and so on."""
    lacking = barriers(fallen, rows)
    left = BLOCKS - fallen.bit_count()
    found = [1.0 if lacking[0] else 0.0] * (ROUNDS + 1)
    if lacking[0]:
        return found
    for more in range(1, ROUNDS + 1):
        expected = 0.0
        chance = 1.0
        for blocks in range(1, MOST):
            if blocks > more or blocks > left:
                break
            chance *= min(1.0, (more - blocks + 1) / (left - blocks + 1))
            expected += lacking[blocks] * chance
        expected **= 0.9
        found[more] = 1.0 - exp(-expected / (1.0 + CLUMP * expected))
    return found


def barriers(fallen: int, rows: int) -> list[float]:
    """How many barriers from wall to wall, side by side or at an angle, lack so many blocks. Fallen
    blocks that would serve alike count once."""
    last = _first_column(fallen, rows)
    for column in range(1, COLUMNS):
        last = _next_column(fallen, rows, column, last)
    return _together(fallen, COLUMNS - 1, last, 0, rows)


def _first_column(fallen: int, rows: int) -> list[float]:
    found = [0.0] * (rows * MOST)
    for row in range(rows):
        found[row * MOST + (0 if fallen >> row * COLUMNS & 1 else 1)] = 1.0
    _along(fallen, rows, 0, found)
    return found


def _next_column(fallen: int, rows: int, column: int, last: list[float]) -> list[float]:
    """Barriers that end in each row of a column, from those of the column before."""
    found = [0.0] * (rows * MOST)
    for row in range(rows):
        before = _together(fallen, column - 1, last, max(row - 1, 0), min(row + 2, rows))
        at = row * MOST
        if fallen >> row * COLUMNS + column & 1:
            for lacking in range(MOST):
                found[at + lacking] = before[lacking]
        else:
            for lacking in range(1, MOST):
                found[at + lacking] = before[lacking - 1]
    _along(fallen, rows, column, found)
    return found


def _along(fallen: int, rows: int, column: int, found: list[float]) -> None:
    """A barrier may also run along the fallen blocks of a column."""
    for row in range(1, rows):
        if fallen >> row * COLUMNS + column & 1:
            _widen(found, row * MOST, (row - 1) * MOST)
    for row in range(rows - 2, -1, -1):
        if fallen >> row * COLUMNS + column & 1:
            _widen(found, row * MOST, (row + 1) * MOST)


def _widen(found: list[float], at: int, beside: int) -> None:
    for lacking in range(MOST):
        if found[beside + lacking] > found[at + lacking]:
            found[at + lacking] = found[beside + lacking]


def _together(fallen: int, column: int, last: list[float], low: int, high: int) -> list[float]:
    """Barriers that end in any of some rows of a column."""
    found = [0.0] * MOST
    for lacking in range(MOST):
        alike = 0.0
        for row in range(low, high):
            number = last[row * MOST + lacking]
            if not fallen >> row * COLUMNS + column & 1:
                found[lacking] += number
            elif number > alike:
                alike = number
        found[lacking] += alike
    return found
