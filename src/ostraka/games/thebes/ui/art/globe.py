"""From longitude and latitude to the sheet of the map, and lines that look engraved, not ruled."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import Final

from ostraka.ui.svg import Point, line, short

WIDE, HIGH = 728, 568
"""The sheet inside the frame of weeks."""

_SOUTH, _NORTH = radians(33), radians(52)  # where the map is true
_NARROWING: Final = (cos(_SOUTH) - cos(_NORTH)) / (_NORTH - _SOUTH)
_TOP: Final = cos(_SOUTH) / _NARROWING + _SOUTH
_SCALE: Final = 15.25 * 180 / pi
_MIDDLE: Final = (20.0, 43.0)
_AT: Final = (352.0, 262.0)


def project(longitude: float, latitude: float) -> Point:
    """An equidistant conic map; 20 E 43 N is its middle."""
    angle = _NARROWING * radians(longitude - _MIDDLE[0])
    radius = _TOP - radians(latitude)
    down = _TOP - radians(_MIDDLE[1]) - radius * cos(angle)
    return _AT[0] + _SCALE * radius * sin(angle), _AT[1] - _SCALE * down


def shore(places: Sequence[tuple[float, float]], seed: int, sway: float = 0.07) -> str:
    """A closed line, as the path of an engraver's needle."""
    points = [project(*place) for place in places]
    return line(_roughened(points, seed, sway, closed=True)) + "Z"


def stream(places: Sequence[tuple[float, float]], seed: int, sway: float = 0.12) -> str:
    """An open line that winds."""
    points = _roughened([project(*place) for place in places], seed, sway, closed=False)
    path = f"M{_pair(points[0])}"
    for one, two in pairwise(points[1:]):
        middle = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
        path += f"Q{_pair(one)} {_pair(middle)}"
    return path + f"L{_pair(points[-1])}"


def _roughened(points: list[Point], seed: int, sway: float, closed: bool) -> list[Point]:
    """Two rounds of small steps to the side, halfway between points that are not too close."""
    rng = Random(seed)
    for _ in range(2):
        found: list[Point] = []
        following = points[1:] + points[:1] if closed else points[1:]
        for (x, y), (to_x, to_y) in zip(points, following, strict=False):
            found.append((x, y))
            if 9 < hypot(to_x - x, to_y - y) < 90:
                aside = rng.uniform(-sway, sway) * 1.6
                middle = ((x + to_x) / 2 - (to_y - y) * aside, (y + to_y) / 2 + (to_x - x) * aside)
                found.append(middle)
        points = found if closed else [*found, points[-1]]
    return points


def _pair(point: Point) -> str:
    return f"{short(point[0])} {short(point[1])}"
