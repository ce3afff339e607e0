"""How two columns and a snake can lie in a layer, and which of these layouts fit what is known.

All layouts of a kind are listed once. Every known card leaves some of them (rulings 17 to 24):
as long as they are many they are the bits of one integer, so that another known card is a single
`&`; when they are few they are looked at one by one.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from functools import cache
from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import mypyc_attr

from ostraka.core.play import below
from ostraka.games.tutankhamun.rules.box import (
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
OTHERS: Final = 7
"""Squares of a layer that columns and snake leave to other cards."""
FEW: Final = 128
"""Up to this number, layouts are looked at one by one, which is then faster than as sets."""
KEPT: Final = 3
"""Counts are cached while no part and at most this number of other cards are known: they recur."""


Column = TypeVar("Column")


@mypyc_attr(acyclic=True)
class Fit(metaclass=ABCMeta):
    """The layouts that agree with what is known of a layer. Never changed once it is made, so that
    positions can share it."""

    def __init__(self, number: int, others: int, known: int) -> None:
        self.number = number
        self.others = others  # how many of the cards that are not parts are still unknown
        self.known = known  # the squares whose forms are known, as bits
        self._tally: list[int] = []

    def tally(self) -> list[int]:
        """How many have each form on each square, at square * FORMS + form; kept once counted."""
        if not self._tally:
            self._tally = self._counted()
        return self._tally

    def _counted(self) -> list[int]:
        return [self.count(square, form) for square in range(ALL) for form in range(FORMS)]

    @abstractmethod
    def knowing(self, square: int, form: int) -> Fit:
        """What is left when a form is known to lie on a square, too."""

    @abstractmethod
    def allows(self, square: int, form: int) -> bool:
        """Whether any has this form there."""

    @abstractmethod
    def count(self, square: int, form: int) -> int:
        """How many have this form there."""

    @abstractmethod
    def draw(self, rng: Random) -> bytes:
        """One of them, each equally likely."""


@mypyc_attr(acyclic=True)
class Few(Fit):
    """Some layouts, one by one."""

    def __init__(self, forms: list[bytes], others: int, known: int) -> None:
        super().__init__(len(forms), others, known)
        self.forms = forms

    def knowing(self, square: int, form: int) -> Fit:
        at: i64 = square
        wanted: i64 = form
        forms = [each for each in self.forms if each[at] == wanted]
        return Few(forms, self.others - (form == OTHER), self.known | 1 << square)

    def allows(self, square: int, form: int) -> bool:
        return any(each[square] == form for each in self.forms)

    def count(self, square: int, form: int) -> int:
        found: i64 = 0
        at: i64 = square
        wanted: i64 = form
        for each in self.forms:
            if each[at] == wanted:
                found += 1
        return found

    def _counted(self) -> list[int]:
        tally = [0] * (ALL * FORMS)
        square: i64
        for each in self.forms:
            for square in range(ALL):
                tally[square * FORMS + each[square]] += 1
        return tally

    def draw(self, rng: Random) -> bytes:
        return self.forms[below(rng, self.number)]


@mypyc_attr(acyclic=True)
class Many(Fit):
    """Layouts of a list, as a set of bits."""

    def __init__(self, layouts: Layouts, bits: int, number: int, others: int, known: int) -> None:
        super().__init__(number, others, known)
        self.layouts = layouts
        self.bits = bits

    def knowing(self, square: int, form: int) -> Fit:
        bits = self.having(square, form)
        return self.layouts.some(bits, self.others - (form == OTHER), self.known | 1 << square)

    def allows(self, square: int, form: int) -> bool:
        return self.having(square, form) != 0

    def count(self, square: int, form: int) -> int:
        return self.having(square, form).bit_count()

    def having(self, square: int, form: int) -> int:
        """Those with a form on a square."""
        return self.bits & self.layouts.having[form * ALL + square]

    def draw(self, rng: Random) -> bytes:
        forms = self.layouts.forms
        return forms[nth_bit(self.bits, below(rng, self.number), len(forms))]


class Bare(Many):
    """Layouts while no part of a column or the snake is known, only some other cards. The sets are
    large and the cases few, so counts are kept. The first part leads to a shorter list."""

    def __init__(self, layouts: Layouts, bits: int, free: list[int]) -> None:
        known: i64 = 0
        square: i64
        for square in free:
            known |= 1 << square
        super().__init__(layouts, bits, bits.bit_count(), OTHERS - len(free), known)
        self.free = free  # the squares where those cards lie
        self._counts = [UNKNOWN] * (FORMS * ALL)

    def knowing(self, square: int, form: int) -> Fit:
        if form != OTHER:
            shorter = self.layouts.shorter(square, form)
            bits = shorter.leaving(self.free)
            return shorter.some(bits, self.others, self.known | 1 << square)
        if len(self.free) < KEPT:
            return self.layouts.bare([*self.free, square])
        return super().knowing(square, form)

    def allows(self, square: int, form: int) -> bool:
        return self.count(square, form) > 0

    def count(self, square: int, form: int) -> int:
        at = form * ALL + square
        if self._counts[at] == UNKNOWN:
            self._counts[at] = super().count(square, form)
        return self._counts[at]


class Layouts:
    """A list of layouts: all of one rule, or those with one part on one square; `forms[layout]`
    is the form on every square."""

    def __init__(self, forms: list[bytes]) -> None:
        self.forms = forms
        self.having = _having(forms)
        """The layouts that have a form on a square, at form * ALL + square."""
        self._shorter: dict[int, Layouts] = {}
        self._bare: dict[int, Fit] = {}

    def everything(self) -> Fit:
        """Return all of them, as nothing is known."""
        return self.bare([])

    def bare(self, free: list[int]) -> Fit:
        """Return those with other cards on some squares, while nothing else is known."""
        squares: i64 = 0
        square: i64
        for square in free:
            squares |= 1 << square
        if squares not in self._bare:
            self._bare[squares] = Bare(self, self.leaving(free), free)
        return self._bare[squares]

    def leaving(self, free: list[int]) -> int:
        """Return those that have no part on some squares, as bits."""
        bits = (1 << len(self.forms)) - 1
        for square in free:
            bits &= self.having[OTHER * ALL + square]
        return bits

    def shorter(self, square: int, part: int) -> Layouts:
        """The list of those that have a part on a square, at most a fifth of them, in the same
        order: sets of them are as much smaller, and so is the work."""
        at = part * ALL + square
        if at not in self._shorter:
            self._shorter[at] = Layouts([each for each in self.forms if each[square] == part])
        return self._shorter[at]

    def some(self, bits: int, others: int, known: int) -> Fit:
        """Return the layouts in a set, which leave `others` other cards unknown."""
        number = bits.bit_count()
        if number <= FEW:
            return Few(self._each(bits), others, known)
        return Many(self, bits, number, others, known)

    def _each(self, bits: int) -> list[bytes]:
        """List those in a set, in their order, skipping eight at once where none is in it."""
        found = []
        eights = bits.to_bytes(len(self.forms) // 8 + 1, "little")
        eight: i64
        for eight in range(len(eights)):
            among: i64 = eights[eight]
            at: i64 = eight * 8
            while among:
                if among & 1:
                    found.append(self.forms[at])
                among >>= 1
                at += 1
        return found

    def fitting(self, known: list[int]) -> Fit:
        """Return those that agree with the known kinds of a layer's squares."""
        fit = self.everything()
        for square, kind in enumerate(known):
            if kind != UNKNOWN:
                fit = fit.knowing(square, form_of(kind))
        return fit


def form_of(kind: int) -> int:
    """Return what a card is to a layout, which tells no other cards apart."""
    return kind if kind < OTHER else OTHER


def nth_bit(bits: int, n: int, width: int) -> int:
    """Return where the n-th set bit lies, counted from 0, by halving."""
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
    """Return every way to lay two columns without overlap."""
    pairs = column_pairs(columns(2), columns(3), columns(4))
    return [one | two for one, two in pairs if not one.keys() & two.keys()]


def column_pairs(
    twos: list[Column], threes: list[Column], fours: list[Column]
) -> list[tuple[Column, Column]]:
    """Pair columns of each length: two of three, or one of two and one of four (ruling 18)."""
    return [*combinations(threes, 2), *product(twos, fours)]


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
