"""Numbers for learners: a view written down as a row of figures, each with a name."""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.play import Seat

PLAYERS = ["you", "second", "third", "fourth", "fifth", "sixth"]
"""The seats as a vector names them: one's own first, then clockwise."""


class Vector:
    """A row of numbers between -1 and 1, written block by block.

    A game's `vector.fill` is the only description of its vectors: if names are wanted, the
    calls that write the numbers write them too, so the two cannot disagree. Numbers beyond −1 and
    1 are cut.
    """

    def __init__(self, you: Seat, seats: int, named: bool = False) -> None:
        assert 0 <= you < seats, "only a seat has a vector"
        self.you = you
        self.seats = seats
        self.named = named
        self.values: list[float] = []
        self.names: list[str] = []
        self.blocks: list[tuple[str, int]] = []
        self._whose = ""

    def players(self) -> list[Seat]:
        """All seats, one's own first, then clockwise."""
        return [(self.you + ahead) % self.seats for ahead in range(self.seats)]

    def about(self, seat: Seat) -> None:
        """Name the following blocks after this player, until `about_all`."""
        if self.named:
            self._whose = PLAYERS[(seat - self.you) % self.seats] + " "

    def about_all(self) -> None:
        """Name the following blocks after nobody: they are about the table."""
        self._whose = ""

    def number(self, name: str, value: float, most: float = 1.0) -> None:
        """Write a number as a share of `most`."""
        self.values.append(_cut(value / most))
        if self.named:
            self._name(name, [])

    def numbers(self, name: str, labels: list[str], values: Sequence[float], most: float) -> None:
        """Write a number for each label."""
        assert len(values) == len(labels), name
        for value in values:
            self.values.append(_cut(value / most))
        if self.named:
            self._name(name, labels)

    def counts(self, name: str, labels: list[str], counts: dict[str, int], most: float) -> None:
        """Write a number for each label, from a dictionary without the zeros."""
        first = self._zeros(len(labels))
        for label, count in counts.items():
            self.values[first + labels.index(label)] = _cut(count / most)
        if self.named:
            self._name(name, labels)

    def flags(self, name: str, labels: list[str], chosen: list[str]) -> None:
        """Write 1 for each label that is chosen, else 0."""
        first = self._zeros(len(labels))
        for label in chosen:
            self.values[first + labels.index(label)] = 1.0
        if self.named:
            self._name(name, labels)

    def choice(self, name: str, labels: list[str], chosen: str | None) -> None:
        """Write 1 for the label that is chosen, if any, else 0."""
        first = self._zeros(len(labels))
        if chosen is not None:
            self.values[first + labels.index(chosen)] = 1.0
        if self.named:
            self._name(name, labels)

    def choices(
        self, name: str, rows: list[str], labels: list[str], chosen: list[str | None]
    ) -> None:
        """Write a choice for each row."""
        assert len(chosen) == len(rows), name
        first = self._zeros(len(rows) * len(labels))
        for label in chosen:
            if label is not None:
                self.values[first + labels.index(label)] = 1.0
            first += len(labels)
        if self.named:
            self._name(name, [f"{row} {label}" for row in rows for label in labels])

    def seat(self, name: str, seat: Seat | None) -> None:
        """Write 1 for one of the players, if any, else 0."""
        self.several(name, [seat] if seat is not None else [])

    def several(self, name: str, seats: list[Seat]) -> None:
        """Write 1 for each of these players, else 0."""
        first = self._zeros(self.seats)
        for seat in seats:
            self.values[first + (seat - self.you) % self.seats] = 1.0
        if self.named:
            self._name(name, PLAYERS[: self.seats])

    def _zeros(self, number: int) -> int:
        """Append zeros and return the index of the first."""
        first = len(self.values)
        self.values.extend([0.0] * number)
        return first

    def _name(self, name: str, labels: list[str]) -> None:
        """Name the block just written. A single number has the name of its block."""
        block = self._whose + name
        self.blocks.append((block, max(len(labels), 1)))
        self.names += [f"{block}: {label}" for label in labels] if labels else [block]


def _cut(share: float) -> float:
    """Limit a number to −1 … 1; written out because it is called for every number."""
    if share > 1.0:
        return 1.0
    return share if share > -1.0 else -1.0
