"""Helpers for drawings in SVG: shapes, numbers, curves, symbols and how to refer to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import TypeAlias

from markupsafe import Markup

from ostraka.ui.icons import reference
from ostraka.ui.markup import html

Point: TypeAlias = tuple[float, float]


def picture(name: str, body: str, box: str = "0 0 400 260") -> Markup:
    """A picture of the front page, in the classes of 20-plates.css. It says nothing that the words
    beside it do not say."""
    drawn = '<svg class="pl pl-{}" viewBox="{}" aria-hidden="true">{}</svg>'
    return html(drawn, name, box, Markup(body))


def emblem(name: str, x: float, y: float, size: float, icons: str, cls: str = "") -> str:
    """An icon inside a drawing, centred on a point; it follows `color`."""
    corner = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}"'
    side = f'width="{size:g}" height="{size:g}"'
    return f'<use href="{reference(name, icons)}" {corner} {side} class="{cls}"/>'


def rect(x: float, y: float, width: float, height: float, cls: str, rx: float = 0) -> str:
    corner = f' rx="{rx:g}"' if rx else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        f'{corner} class="{cls}"/>'
    )


def circle(x: float, y: float, radius: float, cls: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" class="{cls}"/>'


def path(d: str, cls: str) -> str:
    return f'<path class="{cls}" d="{d}"/>'


def text(x: float, y: float, words: str, cls: str, anchor: str = "middle") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return str(html("<text {} class='{}'>{}</text>", Markup(place), cls, words))


@lru_cache(maxsize=1 << 14)
def short(number: float, digits: int = 1) -> str:
    """A number in as few letters as it takes."""
    text = f"{number + 0.0:.{digits}f}"  # -0.0 is 0.0
    return text.rstrip("0").rstrip(".") if "." in text else text


def line(points: list[Point]) -> str:
    """A path from point to point."""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)


def spokes(middle: Point, near: float, far: float, turns: Iterable[float]) -> str:
    """Short lines around a point, by their degrees from the top, as one path: a line that is turned
    by itself is one more thing for browsers to keep in order."""
    x, y = middle
    ways = [(sin(radians(turn)), -cos(radians(turn))) for turn in turns]
    return "".join(
        f"M{short(x + far * right, 2)} {short(y + far * down, 2)}"
        f"L{short(x + near * right, 2)} {short(y + near * down, 2)}"
        for right, down in ways
    )


def bezier(one: Point, two: Point, three: Point, four: Point, steps: int = 14) -> list[Point]:
    """Points along a cubic curve."""
    found = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        corners = zip(weights, (one, two, three, four), strict=True)
        parts = [(weight * x, weight * y) for weight, (x, y) in corners]
        found.append((sum(x for x, _ in parts), sum(y for _, y in parts)))
    return found


def curve(*corners: Point) -> list[Point]:
    """Points along cubic curves that follow each other: first corner, then three for each."""
    found = [corners[0]]
    for at in range(0, len(corners) - 1, 3):
        one, two, three, four = corners[at : at + 4]
        found += bezier(one, two, three, four)[1:]
    return found


def ribbon(points: list[Point], half: Callable[[float], float]) -> str:
    """A band along points; `half` its width at each part of the way, from 0 to 1."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for at, (x, y) in enumerate(points):
        before, after = points[max(0, at - 1)], points[min(last, at + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        width = half(at / last)
        left.append((x - dy / length * width, y + dx / length * width))
        right.append((x + dy / length * width, y - dx / length * width))
    return line(left + right[::-1]) + "Z"


def symbol(name: str, body: str, box: str = "0 0 100 100") -> str:
    """A drawing to be used by its name, from another document too: so it must have no gradients,
    clips or ids inside, and its colours are plain or `var()` with a fallback. A group must not have
    `opacity`, for browsers may make layers of all that is in it and of all that lies above it: its
    `fill-opacity` and `stroke-opacity` go down to the shapes."""
    assert not re.search("<g [^>]*(?<![-a-z])opacity=", body), f"{name}: a group with opacity"
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def sheet(symbols: str, icons: str) -> str:
    """A game's drawings as a file of their own. A drawing that is used from outside can refer to
    nothing outside its file, so the icons that they use are in it too."""
    whole = symbols_for(symbols, icons, symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{whole}</svg>\n'


def symbols_for(symbols: str, icons: str, used: str) -> str:
    """Drawings, with those icons of the sprite that are used."""
    parts = icons.split('<symbol id="')[1:]
    sprites = {part.partition('"')[0]: part.partition("</symbol>")[0] for part in parts}
    wanted = sorted(name for name in sprites if f'href="#{name}"' in used)
    return "".join(f'<symbol id="{sprites[name]}</symbol>' for name in wanted) + symbols
