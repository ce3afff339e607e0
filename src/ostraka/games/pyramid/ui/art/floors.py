"""The floors of the four areas, as textures: stones, ripples, water lines, flags."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot
from random import Random
from typing import Final

from ostraka.games.pyramid.rules.board import AREA, SPACES
from ostraka.games.pyramid.ui.art.pen import closed, paint, pebble, shape, wavering
from ostraka.games.pyramid.ui.art.places import CELL, corner
from ostraka.ui.svg import Point, line, short

GROUND: Final = {
    "den": "floor-den",
    "sand": "floor-sand",
    "pool": "floor-pool",
    "corridor": "floor-flag",
}
SHORE: Final = (9, 15, 22, 30, 39, 50, 63, 78)
"""How far from the edge of the pool its lines run, as on old charts."""
LEAVES: Final = (
    (23, 270, 10, 20),
    (39, 280, 7, 80),
    (176, 20, 9, 200),
    (163, 13, 6, 140),
    (72, 19, 8, 320),
    (179, 279, 8, 30),
)
"""Lotus leaves from the corner of the pool: where, how large, how turned."""

Texture = dict[str, str]
"""Paths, by the kind of line they are."""


def floors(spaces: Sequence[str] = SPACES, fine: bool = True) -> str:
    """Some spaces with their ground; a small picture needs no single grains."""
    rng = Random(1903)
    ground = dict.fromkeys(GROUND, "")
    texture: Texture = {}
    for space in spaces:
        area = AREA[SPACES.index(space)]
        x, y = corner(space)
        ground[area] += f"M{x} {y}h{CELL}v{CELL}h{-CELL}Z"
        if area in DRAW:
            DRAW[area](rng, x, y, texture)
    drawn = [shape(path, paint(GROUND[area])) for area, path in ground.items()]
    if not fine:
        texture["grain"] = texture["crack"] = ""
    return "".join(drawn) + _pool(rng, SHORE if fine else SHORE[2::3]) + _lines(texture)


def _lines(texture: Texture) -> str:
    ink = paint("plan-ink")
    rim = {"stroke": ink, "stroke_width": 1, "stroke_opacity": 0.65}
    round_ends = {"stroke_linecap": "round"}
    return "".join(
        [
            shape(texture.get("worn", ""), paint("rock-mid"), opacity=0.18),
            shape(texture.get("pale", ""), paint("flag-pale"), opacity=0.45),
            shape(texture.get("joint", ""), stroke=paint("flag-line"), opacity=0.42),
            shape(
                texture.get("ripple", ""), stroke=paint("dune"), stroke_width=1.3, opacity=0.75,
                **round_ends,
            ),
            shape(
                texture.get("grain", ""), stroke=paint("sand-grain"), stroke_width=1.9,
                opacity=0.55, **round_ends,
            ),
            shape(texture.get("light stone", ""), paint("rock"), **rim),
            shape(texture.get("dark stone", ""), paint("rock-mid"), **rim),
            shape(texture.get("crack", ""), stroke=ink, stroke_width=0.8, opacity=0.5),
        ]
    )  # fmt: skip


def _add(texture: Texture, kind: str, path: str) -> None:
    texture[kind] = texture.get(kind, "") + path


def _den(rng: Random, x: int, y: int, texture: Texture) -> None:
    """Rubble, but for the middle, where figures stand, and the corner of the number."""
    for _ in range(26):
        right, down = rng.uniform(9, 91), rng.uniform(9, 91)
        if hypot(right - 50, down - 50) <= 30 or (right < 36 and down < 30):
            continue
        size = rng.choice([3, 3, 4, 5, 6, 8, 10, 12])
        kind = rng.choice(["light stone", "dark stone"])
        _add(texture, kind, closed(pebble(rng, x + right, y + down, size)))
        if size > 5:
            left, above = short(x + right - size * 0.45), short(y + down - size * 0.1)
            crack = f"l{short(size * 0.5)} {short(-size * 0.25)}l{short(size * 0.45)} "
            _add(texture, "crack", f"M{left} {above}{crack}{short(size * 0.3)}")
    for _ in range(8):
        spot = f"M{short(x + rng.uniform(8, 92))} {short(y + rng.uniform(8, 92))}"
        _add(texture, "crack", f"{spot}l{short(rng.uniform(-5, 5))} {short(rng.uniform(-3, 3))}")


def _sand(rng: Random, x: int, y: int, texture: Texture) -> None:
    """Ripples with grains below them."""
    for row in range(4):
        down = y + 22 + row * 20 + rng.uniform(-5, 5)
        right, width, height = x + rng.uniform(6, 34), rng.uniform(26, 52), rng.uniform(3, 8)
        _add(
            texture,
            "ripple",
            f"M{short(right)} {short(down)}q{short(width * 0.35)} {short(-height)} "
            f"{short(width * 0.6)} {short(-height * 0.3)}t{short(width * 0.4)} "
            f"{short(height * 0.2)}",
        )
        for _ in range(6):
            grain = (right + rng.uniform(0, width), down + 2 + abs(rng.gauss(0, 5)))
            _add(texture, "grain", _dot(*grain))
    for _ in range(22):
        _add(texture, "grain", _dot(x + rng.uniform(4, 96), y + rng.uniform(4, 96)))


def _dot(x: float, y: float) -> str:
    return f"M{short(x)} {short(y)}h.1"


def _flags(rng: Random, x: int, y: int, texture: Texture) -> None:
    """Three rows of flagstones, some worn, some pale."""

    def near(place: float) -> float:
        return place + rng.uniform(-3, 3)

    cuts = [sorted((near(38), near(74))), [near(55)], sorted((near(28), near(66)))]
    rng.shuffle(cuts)
    rows = [0, near(33), near(67), 100]
    for (above, below), places in zip(pairwise(rows), cuts, strict=True):
        if below < 100:
            joint = wavering(rng, (x, y + below), (x + CELL, y + below), 0.9, 25)
            _add(texture, "joint", line(joint))
        for cut in places:
            foot = (x + cut + rng.uniform(-2, 2), y + below)
            _add(texture, "joint", line(wavering(rng, (x + cut, y + above), foot, 0.6, 15)))
        for left, right in pairwise([0, *places, 100]):
            if rng.random() < 0.34:
                stone = [(left, above), (right, above), (right, below), (left, below)]
                moved = [(x + across, y + down) for across, down in stone]
                _add(texture, rng.choice(["worn", "pale"]), closed(moved))


DRAW: Final[dict[str, Callable[[Random, int, int, Texture], None]]] = {
    "den": _den,
    "sand": _sand,
    "corridor": _flags,
}


# --- The pool ---------------------------------------------------------------------------------


def _pool(rng: Random, shore: Sequence[int]) -> str:
    """Deeper towards the middle, with water lines, lotus leaves and a kerb."""
    pool = [corner(space) for space, area in zip(SPACES, AREA, strict=True) if area == "pool"]
    left, top = min(x for x, _ in pool), min(y for _, y in pool)
    right, bottom = max(x for x, _ in pool) + CELL, max(y for _, y in pool) + CELL
    drawn = []
    for inset in (14, 30, 48, 68):
        box = _box(left + inset, top + inset, right - inset, bottom - inset)
        drawn.append(shape(closed(box), paint("pool-deep"), opacity=0.26))
    for inset in shore:
        box = _box(left + inset, top + inset, right - inset, bottom - inset)
        opacity = short(0.68 - inset * 0.0064, 2)
        water = paint("water-ink")
        drawn.append(shape(_shore(rng, box), stroke=water, stroke_width=1.3, opacity=opacity))
    for across, down, size, angle in LEAVES:
        leaf = f"M0 0L{size} {short(-size * 0.35)}A{size} {size} 0 1 1 {size} {short(size * 0.35)}Z"
        place = f"translate({left + across} {top + down}) rotate({angle})"
        drawn.append(
            shape(leaf, paint("lotus"), stroke=paint("plan-ink"), stroke_width=0.8, transform=place)
        )
    return "".join(drawn) + _kerb(left, top, right, bottom)


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _shore(rng: Random, box: list[Point]) -> str:
    """A line around, its corners smoothed."""
    points: list[Point] = []
    for one, two in pairwise([*box, box[0]]):
        points += wavering(rng, one, two, 1.6, 17)[:-1]
    halves = [
        ((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in pairwise([*points, points[0]])
    ]
    path = f"M{short(halves[-1][0])} {short(halves[-1][1])}"
    for (x, y), (right, down) in zip(points, halves, strict=True):
        path += f"Q{short(x)} {short(y)} {short(right)} {short(down)}"
    return path + "Z"


def _kerb(left: int, top: int, right: int, bottom: int) -> str:
    ring = closed(_box(left, top, right, bottom))
    ring += closed(_box(left - 7, top - 7, right + 7, bottom + 7))
    joints = "".join(f"M{x} {top}v-7M{x} {bottom}v7" for x in range(left + 20, right, 22))
    joints += "".join(f"M{left} {y}h-7M{right} {y}h7" for y in range(top + 18, bottom, 24))
    ink = paint("plan-ink")
    return shape(ring, paint("rock-hi"), stroke=ink, stroke_width=1.1, fill_rule="evenodd") + shape(
        joints, stroke=ink, stroke_width=0.9
    )
