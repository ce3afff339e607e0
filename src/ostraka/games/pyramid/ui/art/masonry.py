"""The mass of the pyramid around the rooms: hatched stone, steps, niches, walls and torches."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from random import Random
from typing import Final

from ostraka.games.pyramid.rules.board import SARCOPHAGI, SPACES
from ostraka.games.pyramid.rules.box import GODS
from ostraka.games.pyramid.ui.art.pen import closed, paint, pebble, ragged, shape, wavering
from ostraka.games.pyramid.ui.art.places import (
    ALCOVE_WALL,
    CELL,
    HIGH,
    LEFT,
    STEPS,
    TOP,
    TURN,
    WIDE,
    alcove_niche,
    alcove_spaces,
    beside,
    crossable,
    edge,
    grave_niche,
    grave_space,
    grave_wall,
    is_entrance,
)
from ostraka.ui.svg import Point, line, short

OUTLINE: Final[list[Point]] = [
    (28, 28), (838, 28), (838, 852), (670, 852), (670, 1164), (194, 1164), (194, 852), (28, 852),
]  # fmt: skip
STONE: Final = ((28, 28, 838, 852), (194, 852, 670, 1164))
"""The same as boxes: left, top, right, bottom."""
ROOMS: Final = (
    (LEFT, TOP, LEFT + 6 * CELL, TOP + 6 * CELL),
    (LEFT + CELL, TOP + 6 * CELL, LEFT + 5 * CELL, TOP + 10 * CELL),
)
DOOR: Final = TOP + 10 * CELL
"""The height of the way out."""
PILLARS: Final = (
    (232, 546), (232, 446), (232, 346), (632, 546), (632, 446), (632, 346), (332, 246), (532, 246),
)  # fmt: skip
TORCHES: Final = (
    (232, 346, 158), (632, 346, 158), (232, 546, 168), (632, 546, 168), (332, 246, 150),
    (532, 246, 150), (214, 946, 190), (650, 946, 190), (213, 1136, 165), (651, 1136, 165),
    (328, 76, 118), (536, 76, 118),
)  # fmt: skip
"""Where they burn, and how far they shine."""
FLAME: Final = "M0 9C-7 9-9 3-7-2C-6-5-3-6-3-11C1-9 3-6 3-3C4-4 5-6 5-8C8-4 9 0 8 3C7 7 4 9 0 9Z"
CORE: Final = "M0 4C-3.5 4-4 0-2.5-2.5C-1.5-4 0-5 0-7C3-4 4.5-1 3.5 1.5C3 3 2 4 0 4Z"
SHADE: Final = 20
"""How wide the shadow along a wall is."""


def mass() -> str:
    """The stone with its hatching, and the steps before the entrance."""
    rng = Random(1904)
    outline = closed(ragged(rng, OUTLINE, 5, 24))
    ink = paint("plan-ink")
    return "".join(
        [
            shape(outline, paint("mass")),
            shape(_hatching(rng), stroke=paint("hatch"), stroke_width=1.35, opacity=0.85),
            shape(outline, stroke=ink, stroke_width=1.6, stroke_dasharray="9 4 3 4", opacity=0.7),
            shape(
                _debris(rng), paint("rock"), stroke=ink, stroke_width=0.8, stroke_opacity=0.6
            ),
            _steps(rng),
        ]
    )  # fmt: skip


def _hatching(rng: Random) -> str:
    """Slanting lines through the stone, lifted now and then like a pen; none under the floors."""
    drawn = ""
    for offset in range(0, WIDE + HIGH, 7):
        for start, end in _in_stone(offset):
            at = start
            while at < end:
                stop = min(end, at + rng.uniform(60, 190))
                y1, y2 = offset - at + rng.uniform(-0.7, 0.7), offset - stop
                drawn += f"M{short(at)} {short(y1)}L{short(stop)} {short(y2)}"
                at = stop + rng.uniform(2, 9)
    return drawn


def _in_stone(offset: float) -> list[tuple[float, float]]:
    """Where the line x + y = offset runs through stone, as stretches of x."""
    found = [_crossing(offset, box) for box in STONE]
    for room in ROOMS:
        gap = _crossing(offset, room)
        left = []
        for start, end in found:
            left += [(start, min(end, gap[0])), (max(start, gap[1]), end)]
        found = left
    return [(start, end) for start, end in found if end - start > 2]


def _crossing(offset: float, box: tuple[int, int, int, int]) -> tuple[float, float]:
    left, top, right, bottom = box
    start, end = max(left, offset - bottom), min(right, offset - top)
    return (start, end) if start < end else (offset, offset)


def _debris(rng: Random) -> str:
    """Stray stones around the edge."""
    sides = list(pairwise([*OUTLINE, OUTLINE[0]]))
    drawn = ""
    for _ in range(54):
        (x1, y1), (x2, y2) = rng.choice(sides)
        share = rng.random()
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        spot = (x + rng.uniform(-7, 7), y + rng.uniform(-7, 7))
        drawn += closed(pebble(rng, *spot, rng.uniform(2, 6)))
    return drawn


def _steps(rng: Random) -> str:
    left, right = LEFT + CELL, LEFT + 5 * CELL
    lines = ""
    for step in range(4):
        out, down = step * 9, DOOR + 14 + step * 16
        lines += line(wavering(rng, (left + 8 - out, down), (right - 8 + out, down), 1, 40))
    sides = f"M{left} {DOOR}L{left - 32} {DOOR + 68}M{right} {DOOR}L{right + 32} {DOOR + 68}"
    tread = f"M{left} {DOOR}H{right}L{right + 32} {DOOR + 68}H{left - 32}Z"
    return shape(tread, paint("floor-den"), opacity=0.7) + shape(
        lines + sides, stroke=paint("plan-ink"), stroke_width=1.4, opacity=0.55
    )


# --- Niches and shadows -----------------------------------------------------------------------


def niches() -> str:
    """For sarcophagi and idols."""
    outer = inner = ""
    for sarcophagus in SARCOPHAGI:
        place = _turned(grave_niche(sarcophagus), grave_wall(sarcophagus))
        outer += f'<path d="M-37 50V-40Q-37-46-31-46H31Q37-46 37-40V50Z" transform="{place}"/>'
        inner += f'<path d="M-31 50V-34Q-31-40-25-40H25Q31-40 31-34V50Z" transform="{place}"/>'
    for god in GODS:
        place = _turned(alcove_niche(god), ALCOVE_WALL[god])
        half = 94 if len(alcove_spaces(god)) > 1 else 40
        outer += f'<path d="{_apse(half, -46)}" transform="{place}"/>'
        inner += f'<path d="{_apse(half - 7, -39)}" transform="{place}"/>'
    rim = f'fill="{paint("niche-out")}" stroke="{paint("plan-ink")}" stroke-width="2"'
    return f'<g {rim}>{outer}</g><g fill="{paint("niche-in")}" fill-opacity=".7">{inner}</g>'


def _apse(half: int, top: int) -> str:
    knee = short(0.55 * half)
    return f"M{-half} 50V-4C{-half} -30 -{knee} {top} 0 {top}C{knee} {top} {half} -30 {half} -4V50Z"


def _turned(place: Point, wall: str) -> str:
    return f"translate({short(place[0])} {short(place[1])}) rotate({TURN[wall]})"


def shadows(spaces: Sequence[str] = SPACES) -> str:
    """Along northern and western walls: three strips, one over the other."""
    drawn = ""
    for part in (1, 2, 3):
        deep = ceil(SHADE * part / 3)
        strips = ""
        for space in spaces:
            for side in ("north", "west"):
                if not _open(space, side):
                    x, y, right, down = edge(space, side)
                    across, along = (deep, down - y) if side == "west" else (right - x, deep)
                    strips += f"M{x} {y}h{across}v{along}h{-across}Z"
        drawn += shape(strips, paint("shadow-ink"), opacity=0.13)
    return drawn


def _open(space: str, side: str) -> bool:
    other = beside(space, side)
    return other is not None and crossable(space, other)


# --- Lines ------------------------------------------------------------------------------------


def lines(spaces: Sequence[str] = SPACES, bottom: int = HIGH) -> str:
    """Dotted crossings, sills of niches, the way out, outer walls, walls with their pillars."""
    return "".join(
        [
            shape(
                _crossings(spaces), stroke=paint("cross"), stroke_width=3.2,
                stroke_dasharray="0 8.4", stroke_linecap="round", opacity=0.62,
            ),
            shape(_sills(), stroke=paint("wall-line"), stroke_width=2.2),
            shape(
                f"M{LEFT + CELL + 6} {DOOR}H{LEFT + 5 * CELL - 6}", stroke=paint("way-out"),
                stroke_width=5, stroke_dasharray="0 10", stroke_linecap="round",
            ),
            shape(
                _outer(spaces), stroke=paint("wall-line"), stroke_width=5, stroke_linecap="square"
            ),
            _inner(),
            *(_torch(x, y) for x, y, _ in TORCHES if y < bottom),
        ]
    )  # fmt: skip


def _crossings(spaces: Sequence[str]) -> str:
    drawn = ""
    for space in spaces:
        for side in ("north", "west"):
            if _open(space, side):
                x1, y1, x2, y2 = edge(space, side)
                right, down = (6, 0) if side == "north" else (0, 6)
                drawn += f"M{x1 + right} {y1 + down}L{x2 - right} {y2 - down}"
    return drawn


def _niched() -> list[tuple[str, str]]:
    """Every space with a niche, and the wall that it is in."""
    found = [(grave_space(each), grave_wall(each)) for each in SARCOPHAGI]
    return found + [(space, ALCOVE_WALL[god]) for god in GODS for space in alcove_spaces(god)]


def _part(space: str, side: str, start: float, end: float) -> str:
    """A part of the line on a side."""
    x1, y1, x2, y2 = edge(space, side)
    ends = [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (start, end)]
    return line(ends)


def _sills() -> str:
    return "".join(_part(space, side, 0.13, 0.87) for space, side in _niched())


def _outer(spaces: Sequence[str]) -> str:
    """The walls towards the stone, with gaps where niches are."""
    rng = Random(1905)
    niched = _niched()
    drawn = ""
    for space in spaces:
        for side in STEPS:
            if beside(space, side) or (side == "south" and is_entrance(space)):
                continue
            if (space, side) in niched:
                drawn += _part(space, side, 0, 0.13) + _part(space, side, 0.87, 1)
            else:
                x1, y1, x2, y2 = edge(space, side)
                drawn += line(wavering(rng, (x1, y1), (x2, y2), 0.8, 30))
    return drawn


def _inner() -> str:
    """Walls between neighbours (ruling 42), and pillars where they end."""
    walls = marks = ""
    for space in SPACES:
        for side in ("north", "west"):
            other = beside(space, side)
            if other is None or crossable(space, other):
                continue
            x, y, _, _ = edge(space, side)
            if side == "west":
                walls += f"M{x - 8} {y}h16v{CELL}h-16Z"
                marks += "".join(f"M{x - 8} {y + at + 8}l16-12" for at in range(4, CELL, 6))
            else:
                walls += f"M{x} {y - 8}h{CELL}v16h{-CELL}Z"
                marks += "".join(f"M{x + at - 4} {y + 8}l12-16" for at in range(4, CELL, 6))
    outer = "".join(f"M{x - 13} {y - 13}h26v26h-26Z" for x, y in PILLARS)
    inner = "".join(f"M{x - 8} {y - 8}h16v16h-16Z" for x, y in PILLARS)
    rim = paint("wall-line")
    return "".join(
        [
            shape(walls, paint("wall-fill"), stroke=rim, stroke_width=2.6),
            shape(marks, stroke=paint("rock-hi"), stroke_width=1.2, opacity=0.5),
            shape(outer, paint("rock"), stroke=rim, stroke_width=2.2),
            shape(inner, paint("rock-hi"), stroke=rim),
        ]
    )


def _torch(x: float, y: float) -> str:
    flame = shape(
        FLAME, paint("flame"), stroke=paint("flame-line"), stroke_width=1.1,
        transform="translate(0 -4) scale(1.25)",
    )  # fmt: skip
    bracket = shape("M-7 6H7L4 14H-4Z", paint("rock-dark"))
    core = shape(CORE, paint("flame-core"))
    return f'<g transform="translate({x} {y})">{bracket}{flame}{core}</g>'
