"""Every layer that agrees with some known cards, found by trying: slow, and nothing in common
with how the game counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence


def complete(known: Sequence[str | None], left: Counter[str], bent: bool) -> list[tuple[str, ...]]:
    """All legal built layers with these cards on their squares and the rest somewhere."""
    return [cards for cards in arrangements(list(known), left) if is_legal(cards, bent)]


def arrangements(known: list[str | None], left: Counter[str]) -> Iterator[tuple[str, ...]]:
    """All ways to put the cards left on the open squares."""
    if None not in known:
        yield tuple(card for card in known if card is not None)
        return
    at = known.index(None)
    for card in sorted(left):
        if left[card]:
            left[card] -= 1
            yield from arrangements([*known[:at], card, *known[at + 1 :]], left)
            left[card] += 1


def is_legal(cards: Sequence[str], bent: bool) -> bool:
    """Whether sixteen cards show one whole snake and two whole columns."""
    return has_snake(cards, bent) and has_columns(cards)


def has_snake(cards: Sequence[str], bent: bool) -> bool:
    head, body, tail = (place(cards.index(part)) for part in ("head", "body", "tail"))
    if abs(head - body) != 1 or abs(tail - body) != 1:
        return False
    return bent or head + tail == 2 * body


def has_columns(cards: Sequence[str]) -> bool:
    bases, middles, tops = (
        [place(at) for at, card in enumerate(cards) if card == part]
        for part in ("base", "middle", "top")
    )
    return any(covers(bases[0], one, middles, bases[1], two) for one, two in (tops, reversed(tops)))


def covers(
    base: complex, top: complex, middles: list[complex], other_base: complex, other_top: complex
) -> bool:
    """Whether the middles are exactly what lies between each base and its top."""
    one, two = between(base, top), between(other_base, other_top)
    return one is not None and two is not None and Counter(one + two) == Counter(middles)


def between(base: complex, top: complex) -> list[complex] | None:
    """The squares between two ends on one line; None where they are not on one."""
    way = top - base
    if way == 0 or (way.real and way.imag):
        return None
    step = way / abs(way)
    return [base + step * number for number in range(1, round(abs(way)))]


def place(square: int) -> complex:
    """A square as a point: column and row."""
    return complex(square % 4, square // 4)
