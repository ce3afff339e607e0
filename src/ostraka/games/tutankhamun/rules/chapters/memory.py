"""What a seat remembers of the laying, and how the tray may have been turned since. Numbers as in
RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostraka.core.play import EVERYONE, Note, Seat, State
from ostraka.games.tutankhamun.rules.box import ALL, LAYERS, SQUARES, UNKNOWN
from ostraka.games.tutankhamun.rules.chapters.laying import quarter_turn, who_lays
from ostraka.games.tutankhamun.rules.steps import TURNING

if TYPE_CHECKING:
    from ostraka.games.tutankhamun.rules.position import Tray

NONE: Final = "none"
OPEN: Final = "open"
"""Everything laid stays known, as at tables from before the option."""
OWN: Final = "own"

QUARTERS: Final = 4


def _turned() -> list[list[int]]:
    """List where every square goes with each number of quarter turns."""
    found = [list(range(ALL))]
    for _ in range(QUARTERS - 1):
        found.append([quarter_turn(square) for square in found[-1]])
    return found


TURNED: Final = _turned()


def remembers(s: Tray, seat: Seat, layer: int) -> bool:
    """Return whether a seat remembers how a layer was laid, the bottom one as 0 (ruling 25).
    Watchers laid none."""
    if not s.terms.remembered:
        return False
    memory = s.terms.options["memory"]
    return memory == OPEN or (memory == OWN and seat == who_lays(layer, len(s.money)))


def remembers_something(s: Tray, seat: Seat) -> bool:
    """Return whether a seat has a layer to remember, or will have one."""
    return any(remembers(s, seat, layer) for layer in range(LAYERS))


def still_told(state: State, note: Note, seat: Seat) -> bool:
    """A laid card is told until another one covers it (ruling 25)."""
    if note.kind != "laid":
        return True
    s = cast("Tray", state)
    layer = int(note.details["layer"])
    if s.layer < LAYERS and s.height[SQUARES.index(str(note.details["square"]))] <= layer:
        return True
    return seat == EVERYONE or remembers(s, seat, layer - 1)


def as_laid(s: Tray, seat: Seat) -> list[list[int]]:
    """The cards of every layer that a seat remembers, on the squares where they were laid: nobody
    knows where the tray has been turned to (ruling 27)."""
    now_at = TURNED[s.quarters]
    return [
        [s.ground[layer * ALL + now_at[square]] for square in range(ALL)]
        if remembers(s, seat, layer)
        else [UNKNOWN] * ALL
        for layer in range(LAYERS)
    ]


def possible_turns(s: Tray, laid: list[list[int]]) -> list[int]:
    """The quarter turns after which remembered cards agree with those that came to light; all are
    equally likely (ruling 28). While layers are laid the tray has not been turned."""
    if s.layer < LAYERS or s.task == TURNING:
        return [0]
    return [quarters for quarters in range(QUARTERS) if _agrees(s, laid, TURNED[quarters])]


class Remembered:
    """What a seat remembers, compared with how the tray lies now."""

    def __init__(self, s: Tray, laid: list[list[int]]) -> None:
        self.s = s
        self.laid = laid
        self.turns = possible_turns(s, laid) if laid else []

    def holds(self, layer: int) -> bool:
        """Whether a layer is remembered, the bottom one as 0."""
        return bool(self.laid) and self.laid[layer][0] != UNKNOWN

    def kinds(self, square: int) -> list[int]:
        """The card beneath the open one of a square, after each possible turn; none if its layer is
        not remembered."""
        layer = self.s.height[square] - 2
        if layer < 0 or not self.holds(layer):
            return []
        return [turned(self.laid[layer], quarters)[square] for quarters in self.turns]


def turned(row: list[int], quarters: int) -> list[int]:
    """A layer after a number of quarter turns of the tray."""
    found = row[:]
    for square, kind in enumerate(row):
        found[TURNED[quarters][square]] = kind
    return found


def _agrees(s: Tray, laid: list[list[int]], now_at: list[int]) -> bool:
    for layer, row in enumerate(laid):
        for square, kind in enumerate(row):
            at = now_at[square]
            came_to_light = s.height[at] <= layer + 1
            if kind != UNKNOWN and came_to_light and s.ground[layer * ALL + at] != kind:
                return False
    return True
