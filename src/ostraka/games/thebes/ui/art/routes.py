"""Where the places lie on the sheet, and how the routes between them run."""

from __future__ import annotations

from collections import deque
from math import hypot
from typing import Final

from ostraka.games.thebes.rules.box import CITIES, PLACES, ROUTES, SITES
from ostraka.games.thebes.ui.art.globe import project
from ostraka.ui.svg import Point

_LIES: Final = {
    "london": (-1.2, 52.3),
    "paris": (2.3, 48.3),
    "berlin": (12.2, 52.4),
    "rome": (12.3, 42.1),
    "vienna": (15.6, 47.9),
    "warsaw": (21.6, 52.4),
    "moscow": (36.8, 55.6),
    "greece": (21.8, 40.9),
    "crete": (24.8, 32.85),
    "egypt": (29.4, 26.9),
    "palestine": (36.9, 31.7),
    "mesopotamia": (43.8, 34.1),
}
"""Readable rather than exact."""

SPOTS: Final[dict[str, Point]] = {}
for _name in PLACES:
    _x, _y = project(*_LIES[_name])
    SPOTS[_name] = (round(_x), round(_y))

RADIUS: Final = dict.fromkeys(CITIES, 20.0) | dict.fromkeys(SITES, 27.5)
_GAP: Final = 1.5

KINDS: Final = {
    "sea": ("london-paris", "london-berlin", "rome-greece", "rome-crete", "greece-crete",
            "crete-egypt", "crete-palestine"),
    "caravan": ("greece-mesopotamia", "egypt-palestine", "palestine-mesopotamia"),
}  # fmt: skip
"""Routes not travelled by rail."""

_BENDS: Final = {
    "london-paris": 8,
    "london-berlin": -16,
    "paris-berlin": -6,
    "paris-vienna": 8,
    "paris-rome": 14,
    "berlin-warsaw": -8,
    "vienna-warsaw": -6,
    "vienna-rome": 8,
    "warsaw-moscow": -12,
    "warsaw-greece": -16,
    "rome-greece": -10,
    "rome-crete": 26,
    "greece-crete": -8,
    "greece-mesopotamia": -34,
    "crete-egypt": 12,
    "crete-palestine": -12,
    "egypt-palestine": 10,
    "palestine-mesopotamia": 12,
}
"""How far a route swings to the side."""


def kind_of(one: str, two: str) -> str:
    """Whether a route goes by sea, by caravan or by rail."""
    return next((kind for kind, names in KINDS.items() if f"{one}-{two}" in names), "rail")


def route(one: str, two: str) -> str:
    """The path of a route, from rim to rim of its places."""
    (x, y), (to_x, to_y) = SPOTS[one], SPOTS[two]
    bend = _BENDS[f"{one}-{two}"]
    far = hypot(to_x - x, to_y - y)
    middle = ((x + to_x) / 2 - (to_y - y) / far * bend, (y + to_y) / 2 + (to_x - x) / far * bend)
    start, end = _rim(one, middle), _rim(two, middle)
    bow = [m + (m - (s + e) / 2) * 0.6 for m, s, e in zip(middle, start, end, strict=True)]
    return f"M{start[0]:.0f} {start[1]:.0f}Q{bow[0]:.0f} {bow[1]:.0f} {end[0]:.0f} {end[1]:.0f}"


def _rim(name: str, towards: Point) -> Point:
    x, y = SPOTS[name]
    far = hypot(towards[0] - x, towards[1] - y)
    part = (RADIUS[name] + _GAP) / far
    return x + (towards[0] - x) * part, y + (towards[1] - y) * part


PATHS: Final = {(one, two): route(one, two) for one, two in ROUTES}

_NEXT: Final[dict[str, list[str]]] = {name: [] for name in PLACES}
for _one, _two in ROUTES:
    _NEXT[_one].append(_two)
    _NEXT[_two].append(_one)


def way(start: str, end: str) -> str:
    """The path of a shortest journey."""
    before = {start: start}
    ahead = deque([start])
    while end not in before:
        here = ahead.popleft()
        for there in _NEXT[here]:
            if there not in before:
                before[there] = here
                ahead.append(there)
    path = ""
    while end != start:
        here = before[end]
        path += PATHS.get((here, end)) or PATHS[end, here]
        end = here
    return path


def flight(start: str, end: str) -> str:
    """The path of a zeppelin: high over everything."""
    (x, y), (to_x, to_y) = SPOTS[start], SPOTS[end]
    lift = 30 + hypot(to_x - x, to_y - y) / 5
    return (
        f"M{x:.0f} {y:.0f}Q{(x + to_x) / 2:.0f} {(y + to_y) / 2 - lift:.0f} {to_x:.0f} {to_y:.0f}"
    )
