"""Lines as a steady hand draws them, and the colours of the plan."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random
from typing import Final

from ostraka.ui.svg import Point, line

LIGHT: Final = {
    "plan-ink": "#3b2a19",
    "mass": "#dcc695",
    "hatch": "#80613a",
    "floor-den": "#dcc9a1",
    "floor-sand": "#efd797",
    "floor-pool": "#a9cfc4",
    "pool-deep": "#6fa9a2",
    "floor-flag": "#f1e8d3",
    "flag-pale": "#f1e6cd",
    "flag-line": "#3b2a19",
    "niche-in": "#6d5436",
    "niche-out": "#a98a5c",
    "rock-hi": "#f1e6cd",
    "rock": "#cdb88f",
    "rock-mid": "#b39c72",
    "rock-lo": "#7d6744",
    "rock-dark": "#5a4a31",
    "lid": "#e5c170",
    "dune": "#a5752c",
    "sand-grain": "#7d5519",
    "water-ink": "#1e6466",
    "lotus": "#6d9c5c",
    "cross": "#3b2a19",
    "wall-line": "#3b2a19",
    "wall-fill": "#7d6744",
    "flame": "#d9701b",
    "flame-line": "#5f2606",
    "flame-core": "#ffd36b",
    "way-out": "#2f7d4a",
    "cloth": "#b08a55",
    "skin": "#efd9b4",
    "coin": "#f3cf6a",
    "coin-lo": "#c58d1e",
    "shadow-ink": "#3b2509",
}
"""The colours of the drawing by day; style/10-plan.css has them too, and those of the night."""

INK: Final = "#3b2a19"
"""Lines that stay dark by night."""


def paint(name: str) -> str:
    """A colour of the plan, as the value of an attribute."""
    return f"var(--{name},{LIGHT[name]})"


def shape(path: str, fill: str = "none", **more: object) -> str:
    """A path; `stroke_width` is written `stroke-width`."""
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<path d="{path}" fill="{fill}"{extra}/>'


def wavering(rng: Random, one: Point, two: Point, swing: float, step: float) -> list[Point]:
    """A straight line by hand: true at its ends, a little off between them."""
    (x1, y1), (x2, y2) = one, two
    parts = max(2, int(hypot(x2 - x1, y2 - y1) / step))
    found = []
    for part in range(parts + 1):
        share = part / parts
        off = swing if 0 < part < parts else 0
        x = x1 + (x2 - x1) * share + rng.uniform(-off, off)
        found.append((x, y1 + (y2 - y1) * share + rng.uniform(-off, off)))
    return found


def ragged(rng: Random, corners: list[Point], swing: float, step: float) -> list[Point]:
    """A closed outline by hand."""
    found: list[Point] = []
    for one, two in pairwise([*corners, corners[0]]):
        found += wavering(rng, one, two, swing, step)[:-1]
    return found


def closed(points: list[Point]) -> str:
    return line(points) + "Z"


def pebble(rng: Random, x: float, y: float, size: float) -> list[Point]:
    """A stone with five to seven corners."""
    corners = rng.randint(5, 7)
    first = rng.random() * 2 * pi
    found = []
    for number in range(corners):
        angle = first + number * 2 * pi / corners
        right = cos(angle) * size * rng.uniform(0.72, 1.12)
        found.append((x + right, y + sin(angle) * size * 0.86 * rng.uniform(0.72, 1.12)))
    return found
