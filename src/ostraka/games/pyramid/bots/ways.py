"""What the fallen blocks mean for everybody, from what everybody sees: how far it is to the way out
and to the doors of the corridor, and how likely the way out is to be shut after some rounds."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ostraka.games.pyramid.rules.board import ALL_SPACES, AROUND, ENTRANCES, LINE, SPACES
from ostraka.games.pyramid.rules.box import BLOCKS

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 99
"""The distance where there is no way."""
ROUNDS: Final = 18
"""How many rounds to look ahead."""
COLUMNS: Final = 4  # of spaces on which blocks fall
DEEP: Final = 7  # rows in which blocks can shut in a player in corridor or pool
NEAR: Final = 3  # the same for a player in the den
RAISED: Final = 1.1
CLUMP: Final = 0.6
TAIL: Final = 0.12
"""Barriers share blocks, so together they are not as likely as they look one by one."""
DOORS: Final = [SPACES.index(space) for space in ("b7", "e7", "b9", "e9")]
"""The spaces next to the corridor."""


@mypyc_attr(acyclic=True)
class Threat:
    """The chance that a number of blocks shut the way out, from deep inside and from the far end of
    the den, and the same for one block more. In compiled code the numbers of an object are read
    several times as fast as those of a list."""

    __slots__ = ("deep", "deeper", "near", "nearer")

    def __init__(self, deep: float, deeper: float, near: float, nearer: float) -> None:
        self.deep = deep
        self.deeper = deeper
        self.near = near
        self.nearer = nearer


@mypyc_attr(acyclic=True)
class Ways:
    """The ways through the pyramid over a set of fallen blocks."""

    __slots__ = ("along", "deep", "doors", "fallen", "out", "rows", "threats")

    def __init__(self, fallen: int) -> None:
        self.fallen = fallen
        self.out = distances(fallen, (1 << ENTRANCES) - 1, 1)
        """From every space the actions that it takes to be outside."""
        self.along = [self.out[space] for space in LINE]
        """The same from every place on the line of the corridor."""
        self.doors: list[list[int]] = [distances(fallen, 1 << door, 0) for door in DOORS]
        """From every space the steps to each of the doors."""
        self.deep = deep = closing(fallen, DEEP)
        """The chance that 0, 1, 2, ... more blocks shut the way out from deep inside."""
        near = closing(fallen, NEAR)
        self.threats: list[Threat] = [
            Threat(deep[more], deep[more + 1], near[more], near[more + 1]) for more in range(ROUNDS)
        ]
        self.rows: list[list[float]] = []
        """The same for barriers below each of the first rows of the den; filled on demand."""

    def near(self, rounds: float) -> float:
        """The chance of being shut in at the far end of the den, also between two rounds."""
        if rounds <= 0.0:
            return 0.0
        whole = int(rounds)
        if whole >= ROUNDS:
            return 1.0
        threat = self.threats[whole]
        return threat.near + (threat.nearer - threat.near) * (rounds - whole)

    def behind(self, rounds: float) -> float:
        """How much more likely that is deep inside."""
        if rounds <= 0.0:
            return 0.0
        whole = int(rounds)
        if whole >= ROUNDS:
            return 0.0
        threat = self.threats[whole]
        part = rounds - whole
        deep = threat.deep + (threat.deeper - threat.deep) * part
        return deep - (threat.near + (threat.nearer - threat.near) * part)

    def below(self, row: i64, rounds: float) -> float:
        """The chance that one of the first rows is shut off, also between two rounds."""
        if rounds <= 0.0:
            return 0.0
        whole = int(rounds)
        if whole >= ROUNDS:
            return 1.0
        if not self.rows:
            first = closing(self.fallen, 1)
            self.rows = [first, first, first, closing(self.fallen, 2)]
        chance = self.rows[row][whole]
        return chance + (self.rows[row][whole + 1] - chance) * (rounds - whole)


_known: dict[int, Ways] = {}


def ways_over(fallen: int) -> Ways:
    """Return the ways over a set of fallen blocks; the last few thousand are cached, since all
    players thinking about a round ask for the same."""
    found = _known.get(fallen)
    if found is None:
        if len(_known) > 4000:
            _known.clear()
        found = _known[fallen] = Ways(fallen)
    return found


def distances(fallen: i64, starts: i64, first: int) -> list[int]:
    """Distance from every space to the nearest of `starts`, counting from `first`; spaces are
    bits."""
    found = [FAR] * ALL_SPACES
    spaces: i64 = ALL_SPACES
    done: i64 = fallen
    new: i64 = starts & ~done
    steps = first
    while new:
        done |= new
        around: i64 = 0
        for space in range(spaces):
            if new >> space & 1:
                found[space] = steps
                around |= AROUND[space]
        new = around & ~done
        steps += 1
    return found


# --- Being shut in ----------------------------------------------------------------------------

# How many barriers lack no block, one block, and so on up to five is one number: the digits to the
# base of 1024, those that lack least first. So what is larger is more of a barrier, and a place
# where a block is lacking moves all digits down by one.
DIGIT: Final = 10
DIGITS: Final = 6
COMPLETE: Final = 1 << DIGIT * (DIGITS - 1)
"""One barrier that lacks nothing."""


def closing(fallen: int, rows: int) -> list[float]:
    """The chance that 0, 1, 2, ... more blocks make a barrier from wall to wall in the first rows,
    from the number of barriers that lack one block, two blocks, and so on."""
    lacking = barriers(fallen, rows)
    if lacking >= COMPLETE:
        return [1.0] * (ROUNDS + 1)
    one, two, three, four, five = [
        float(lacking >> DIGIT * (DIGITS - 1 - blocks) & (1 << DIGIT) - 1)
        for blocks in range(1, DIGITS)
    ]
    left = max(float(BLOCKS - fallen.bit_count()), float(DIGITS))
    found = [0.0]
    for rounds in range(1, ROUNDS + 1):
        more = min(float(rounds), left)
        each = more / left
        expected = five * max(0.0, (more - 4.0) / (left - 4.0)) + four
        expected = expected * max(0.0, (more - 3.0) / (left - 3.0)) + three
        expected = expected * max(0.0, (more - 2.0) / (left - 2.0)) + two
        expected = (expected * (more - 1.0) / (left - 1.0) + one) * each
        found.append(1.0 - exp(-expected * (TAIL + RAISED / (1.0 + CLUMP * expected))))
    return found


def barriers(fallen: i64, rows: i64) -> int:
    """How many barriers from wall to wall, side by side or at an angle, lack how many blocks.
    Fallen blocks that make the same barrier count once."""
    last = [COMPLETE if fallen >> row * COLUMNS & 1 else COMPLETE >> DIGIT for row in range(rows)]
    _along(fallen, rows, 0, last)
    for column in range(1, COLUMNS):
        found = []
        for row in range(rows):
            low = row - 1 if row else row
            high = row + 2 if row + 2 < rows else rows
            ended = _together(fallen, column - 1, last, low, high)
            found.append(ended if fallen >> row * COLUMNS + column & 1 else ended >> DIGIT)
        _along(fallen, rows, column, found)
        last = found
    return _together(fallen, COLUMNS - 1, last, 0, rows)


def _along(fallen: i64, rows: i64, column: i64, found: list[int]) -> None:
    """A barrier may also run along the fallen blocks of a column."""
    for row in range(1, rows):
        if fallen >> row * COLUMNS + column & 1 and found[row - 1] > found[row]:
            found[row] = found[row - 1]
    for row in range(rows - 2, -1, -1):
        if fallen >> row * COLUMNS + column & 1 and found[row + 1] > found[row]:
            found[row] = found[row + 1]


def _together(fallen: i64, column: i64, last: list[int], low: i64, high: i64) -> int:
    """Barriers that end in any of some rows of a column."""
    ended: i64 = 0
    alike: i64 = 0
    for row in range(low, high):
        ending: i64 = last[row]
        if not fallen >> row * COLUMNS + column & 1:
            ended += ending
        elif ending > alike:
            alike = ending
    return ended + alike
