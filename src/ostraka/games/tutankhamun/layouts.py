"""How two columns and a snake can lie in a layer, and which of these layouts fit what is known.

All layouts of a kind are listed once. What is known of a layer selects some of them: a set kept
as the bits of one integer, so that another known card is a single `&` (rulings 17 to 24).
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from ostraka.core.play import below
from ostraka.games.tutankhamun.components import (
    ALL,
    BASE,
    BODY,
    HEAD,
    MIDDLE,
    OTHER,
    SIZE,
    TAIL,
    TOP,
    UNKNOWN,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

FORMS: Final = OTHER + 1
"""What a layout says of a square: one of six parts, or OTHER."""
FEW: Final = 6
"""So many layouts are looked at one by one sooner than counted as sets."""


class Layouts:
    """All layouts of one rule: `forms[layout]` is the form on every square."""

    def __init__(self, forms: list[bytes]) -> None:
        self.forms = forms
        self.everything = (1 << len(forms)) - 1
        self.having = _having(forms)
        """The layouts that have a form on a square, at form * ALL + square."""
        self._shorter: list[Layouts | None] = [None] * (OTHER * ALL)
        self._counts: dict[int, list[int]] = {}

    def within(self, known: list[int]) -> Layouts:
        """A shorter list that has all layouts which agree with the known kinds, in the same order:
        those with one known part of the snake or, failing that, of a column. Sets of them are as
        much smaller, and so is the work."""
        at: i64 = -1
        square: i64
        for square in range(ALL):
            part: i64 = known[square]
            if UNKNOWN < part < OTHER:
                at = part * ALL + square
                if part >= HEAD:  # the fewest layouts have it there
                    break
        if at < 0:
            return self
        shorter = self._shorter[at]
        if shorter is None:
            agreed, there = at // ALL, at % ALL
            shorter = Layouts([one for one in self.forms if one[there] == agreed])
            self._shorter[at] = shorter
        return shorter

    def fitting(self, known: list[int]) -> int:
        """The layouts that agree with the known kinds of a layer's squares."""
        fits, having = self.everything, self.having
        square: i64
        for square in range(ALL):
            kind = known[square]
            if kind != UNKNOWN:
                fits &= having[form_of(kind) * ALL + square]
        return fits

    def counts(self, known: list[int], square: int) -> list[int]:
        """How many of the layouts that agree with the known kinds have each form on a square. As
        long as no part of a column or the snake is known the sets are large and the cases few, so
        these counts are kept."""
        layouts = self.within(known)
        if layouts is not self:
            return layouts.count(known, square)
        others: i64 = 0
        at: i64
        for at in range(ALL):
            if known[at] != UNKNOWN:
                others |= 1 << at
        case = others * ALL + square
        if case not in self._counts:
            self._counts[case] = self.count(known, square)
        return self._counts[case]

    def count(self, known: list[int], square: int) -> list[int]:
        """The same, counted."""
        fits, having = self.fitting(known), self.having
        counts = [0] * FORMS
        rest = fits.bit_count()
        if rest <= FEW:
            while fits:
                last = fits.bit_length() - 1
                form = self.forms[last][square]
                counts[form] = counts[form] + 1
                fits ^= 1 << last
            return counts
        form = OTHER
        while rest:  # others first, they are the most
            counts[form] = (fits & having[form * ALL + square]).bit_count()
            rest -= counts[form]
            form = (form + 1) % FORMS
        return counts

    def draw(self, fits: int, rng: Random) -> bytes:
        """One of the fitting layouts, each equally likely."""
        return self.forms[nth_bit(fits, below(rng, fits.bit_count()), len(self.forms))]


def form_of(kind: int) -> int:
    """All other objects are alike to a layout."""
    return kind if kind < OTHER else OTHER


def nth_bit(bits: int, n: int, width: int) -> int:
    """Where the n-th set bit lies, counted from 0, by halving."""
    if bits == (1 << width) - 1:
        return n
    low = 0
    while width > 1:
        half = width // 2
        lower = bits & ((1 << half) - 1)
        count = lower.bit_count()
        if n < count:
            bits = lower
            width = half
        else:
            n -= count
            bits >>= half
            low += half
            width -= half
    return low


@cache
def layouts(bent: bool) -> Layouts:
    """Every way to lay two columns and one snake without overlap (ruling 22)."""
    lying = snakes(bent)
    found: list[bytes] = []
    for pair in _column_pairs():
        for snake in lying:
            if not pair.keys() & snake.keys():
                both = pair | snake
                found.append(bytes([both.get(square, OTHER) for square in range(ALL)]))
    return Layouts(found)


def _column_pairs() -> list[dict[int, int]]:
    """Two columns of three, or one of two and one of four (ruling 18)."""
    threes = columns(3)
    fours = columns(4)
    pairs = [(one, two) for at, one in enumerate(threes) for two in threes[at + 1 :]]
    pairs += [(one, two) for one in columns(2) for two in fours]
    return [one | two for one, two in pairs if not one.keys() & two.keys()]


def columns(length: int) -> list[dict[int, int]]:
    """A column is straight: base at one end, top at the other, middles between (ruling 19)."""
    parts = [BASE] + [MIDDLE] * (length - 2) + [TOP]
    return [dict(zip(run, parts, strict=True)) for run in _runs(length)]


def snakes(bent: bool) -> list[dict[int, int]]:
    """Head and tail prolong the body in one line (ruling 20) or touch two sides (ruling 21)."""
    if not bent:
        return [dict(zip(run, (HEAD, BODY, TAIL), strict=True)) for run in _runs(3)]
    return [
        {head: HEAD, body: BODY, tail: TAIL}
        for body in range(ALL)
        for head in _neighbours(body)
        for tail in _neighbours(body)
        if head != tail
    ]


def _runs(length: int) -> list[list[int]]:
    """Straight lines of squares, in each of the four directions."""
    found = []
    for square in range(ALL):
        column, row = square % SIZE, square // SIZE
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            last_column, last_row = column + right * (length - 1), row + down * (length - 1)
            if 0 <= last_column < SIZE and 0 <= last_row < SIZE:
                found.append([square + (right + down * SIZE) * step for step in range(length)])
    return found


def _neighbours(square: int) -> list[int]:
    return [run[1] for run in _runs(2) if run[0] == square]


def _having(forms: list[bytes]) -> list[int]:
    """The sets of layouts that have a form on a square."""
    every = b"".join(reversed(forms))
    sets: list[int] = []
    for form in range(FORMS):
        flags = bytes([ord("1") if each == form else ord("0") for each in range(256)])
        sets += [int(every[square::ALL].translate(flags), 2) for square in range(ALL)]
    return sets
