"""The engraved map: sea with water lines round the coast, land, rivers, hills, ornaments, routes
and places. Colours are custom properties with light fallbacks, so a page themes them."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from random import Random
from typing import Final

from ostraka.games.thebes.rules.box import CITIES, ROUTES, SITES
from ostraka.games.thebes.ui.art.coast import CASPIAN, COAST
from ostraka.games.thebes.ui.art.globe import HIGH, WIDE, project, shore, stream
from ostraka.games.thebes.ui.art.glyphs import SIGNS, set_in
from ostraka.games.thebes.ui.art.nature import (
    DEAD_SEA,
    DESERTS,
    GREAT_RIVERS,
    ISLETS,
    MOUNTAINS,
    REGIONS,
    RIVERS,
    WOODS,
)
from ostraka.games.thebes.ui.art.paint import on, site_colour
from ostraka.games.thebes.ui.art.routes import PATHS, SPOTS, kind_of
from ostraka.ui.svg import Point, line, short, spokes, symbol

SEA: Final = "var(--map-sea,#dde4d6)"
LAND: Final = "var(--map-land,#f4e7c8)"
INK: Final = "var(--map-ink,#4a3722)"
SOFT: Final = "var(--map-soft,#8b7350)"
WATER: Final = "var(--map-water,#54808f)"
HALO: Final = "var(--map-halo,#f9f0da)"
HILL: Final = "var(--map-hill,#a98f63)"

BOX: Final = f"0 0 {WIDE} {HIGH}"
WATER_LINES: Final = ((21, 0.3), (16, 0.42), (11, 0.6), (6.5, 0.85))
"""Widths round the coast, and how strong each line is."""
ROSE: Final = (48, 150)
ORNAMENTS: Final = (
    ("paddle-steamer", 366, 432, 24),
    ("sea-serpent", 92, 192, 22),
    ("camel", 400, 520, 26),
    ("camel", 376, 524, 22),
    ("palm-tree", 526, 520, 15),
    ("galley", 196, 322, 26),
)


def symbols() -> list[str]:
    """The sheet in three layers, so that journeys can be drawn between them, and the ground under a
    dig, which is seen close and faint."""
    return [
        symbol("thebes-land", f'<path d="{_land()}" stroke-linejoin="round"/>', BOX),
        symbol("thebes-map", _map(), BOX),
        symbol("thebes-ground", _sea() + _country() + _rivers() + _hills(), BOX),
        symbol("thebes-routes", _routes(), BOX),
        symbol("thebes-places", _cities() + _sites(), BOX),
    ]


def _land() -> str:
    shores = [shore(COAST["main"], 3), shore(COAST["scandinavia"], 5)]
    isles = [places for name, places in COAST.items() if name not in ("main", "scandinavia")]
    shores += [shore(places, at, 0.05) for at, places in enumerate([*isles, *ISLETS.values()])]
    return "".join(shores)


def _map() -> str:
    parts = [
        _sea(),
        *(_water_line(width, strength) for width, strength in WATER_LINES),
        f'<path d="{_grid()}" fill="none" stroke="{SOFT}" stroke-width=".5" opacity=".4"/>',
        _country(),
        _sand(),
        _lake(shore(CASPIAN, 9, 0.04)),
        _lake(shore(DEAD_SEA, 9, 0.04)),
        _rivers(),
        _hills(),
        _woods(),
        _rose(),
        _ornaments(),
    ]
    return "".join(parts)


def _sea() -> str:
    return f'<rect width="{WIDE}" height="{HIGH}" fill="{SEA}"/>'


def _country() -> str:
    """The land with its regions."""
    return "".join(
        [
            _coast(f'fill="{LAND}"'),
            *(_tint(name) for name in SITES),
            _coast(f'fill="none" stroke="{INK}" stroke-width="1.15"'),
        ]
    )


def _coast(paint: str) -> str:
    return f'<use href="#thebes-land" width="{WIDE}" height="{HIGH}" {paint}/>'


def _water_line(width: float, strength: float) -> str:
    """A broad stroke in the colour of water under a narrower one in that of the sea."""
    edge = _coast(
        f'fill="none" stroke="{WATER}" stroke-width="{width + 0.9:g}" opacity="{strength:g}"'
    )
    return edge + _coast(f'fill="none" stroke="{SEA}" stroke-width="{width - 0.4:g}"')


def _grid() -> str:
    meridians = [[project(at, north) for north in range(14, 73, 4)] for at in range(-40, 81, 10)]
    circles = [[project(east, at) for east in range(-45, 86, 5)] for at in range(15, 71, 5)]
    return "".join(line(points) for points in meridians + circles)


def _tint(site: str) -> str:
    if site == "crete":
        path, strength = shore(COAST["crete"], 5, 0.05), ".45"
    else:
        path, strength = shore(REGIONS[site], 4, 0.03), "var(--map-tint,.24)"
    return f'<path d="{path}" fill="{site_colour(site)}" opacity="{strength}"/>'


def _sand() -> str:
    rng = Random(11)
    grains = ""
    for west, east, south, north, count in DESERTS:
        for _ in range(count):
            x, y = project(rng.uniform(west, east), rng.uniform(south, north))
            if 0 < x < WIDE and 0 < y < HIGH:
                grains += f"M{x:.0f} {y:.0f}h.01"
    paint = f'stroke="{HILL}" stroke-width="1.5" stroke-linecap="round" opacity=".65"'
    return f'<path d="{grains}" {paint}/>'


def _lake(path: str) -> str:
    return f'<path d="{path}" fill="{SEA}" stroke="{INK}" stroke-width="1"/>'


def _rivers() -> str:
    great = "".join(stream(places, len(name)) for name, places in GREAT_RIVERS.items())
    rest = "".join(stream(places, len(name)) for name, places in RIVERS.items())
    ink = f'fill="none" stroke="{WATER}" stroke-linecap="round"'
    return (
        f'<path d="{great}" {ink} stroke-width="1.9"/>'
        f'<path d="{rest}" {ink} stroke-width=".95" opacity=".75"/>'
    )


def _hills() -> str:
    """Little mountains along every ridge, those in the north behind those in the south."""
    rng = Random(7)
    drawn = ""
    for ridge in MOUNTAINS:
        for x, y in sorted(_along([project(*place) for place in ridge]), key=lambda spot: spot[1]):
            size = rng.uniform(4, 6.4)
            drawn += _hill(x + rng.uniform(-2.5, 2.5), y + rng.uniform(-2.5, 2.5), size)
    return drawn


def _along(corners: list[Point]) -> list[Point]:
    """A point about every nine steps."""
    found = []
    for (x, y), (to_x, to_y) in pairwise(corners):
        steps = max(1, int(hypot(to_x - x, to_y - y) // 9))
        found += [(x + (to_x - x) * n / steps, y + (to_y - y) * n / steps) for n in range(steps)]
    return [*found, corners[-1]]


def _hill(x: float, y: float, size: float) -> str:
    def at(right: float, down: float) -> str:
        return f"{short(x + size * right)} {short(y + size * down)}"

    outline = f"M{at(-1, 0.55)}Q{at(-0.4, -0.2)} {at(0, -1)}Q{at(0.35, -0.1)} {at(1, 0.55)}"
    shade = f"M{at(0.1, -0.6)}L{at(0.45, 0.4)}M{at(0.3, -0.25)}L{at(0.6, 0.45)}"
    return (
        f'<path d="{outline}" fill="{LAND}" stroke="{HILL}" stroke-width=".9"/>'
        f'<path d="{shade}" fill="none" stroke="{HILL}" stroke-width=".7"/>'
    )


def _woods() -> str:
    trees = ""
    for place in WOODS:
        x, y = project(*place)
        trees += f"M{x:.0f} {y:.0f}v-3m-3 0 3-6 3 6zm5 2v-3m-2.6 0 2.6-5 2.6 5z"
    return f'<path d="{trees}" fill="{LAND}" stroke="{HILL}" stroke-width=".8"/>'


def _rose() -> str:
    """The compass."""
    x, y = ROSE
    drawn = (
        f'<g stroke="{INK}" stroke-width=".8" fill="none"><circle cx="{x}" cy="{y}" r="21"/>'
        f'<circle cx="{x}" cy="{y}" r="18.5" stroke-dasharray="1 2.23"/></g>'
    )
    for turn in range(8):
        tip = y - (19 if turn % 2 else 33)
        drawn += (
            f'<g transform="rotate({turn * 45} {x} {y})">'
            f'<path d="M{x} {tip}L{x + 4.2} {y - 5}L{x} {y}z" fill="{INK}"/>'
            f'<path d="M{x} {tip}L{x - 4.2} {y - 5}L{x} {y}z" fill="{HALO}" stroke="{INK}" '
            'stroke-width=".7"/></g>'
        )
    north = f"M{x - 4} {y - 37}v-9l8 9v-9"
    return drawn + f'<path d="{north}" fill="none" stroke="{INK}" stroke-width="1.4"/>'


def _ornaments() -> str:
    drawn = "".join(set_in(name, x, y, size, INK) for name, x, y, size in ORNAMENTS)
    return f'<g fill-opacity=".55">{drawn}</g>'


# --- Routes and places ------------------------------------------------------------------------


def _routes() -> str:
    every = "".join(PATHS.values())
    by_kind = {"rail": "", "sea": "", "caravan": ""}
    for one, two in ROUTES:
        by_kind[kind_of(one, two)] += PATHS[one, two]
    ink = f'fill="none" stroke="{INK}"'
    rail, sea, caravan = by_kind["rail"], by_kind["sea"], by_kind["caravan"]
    return (
        f'<path d="{every}" fill="none" stroke="{HALO}" stroke-width="6.5" opacity=".85"/>'
        f'<path d="{rail}" {ink} stroke-width="1.5"/>'
        f'<path d="{rail}" {ink} stroke-width="6" stroke-dasharray="1.5 5"/>'
        f'<path d="{sea}" {ink} stroke-width="2.4" stroke-dasharray="7 4.5"/>'
        f'<path d="{caravan}" {ink} stroke-width="3.6" stroke-dasharray=".1 6.4" '
        'stroke-linecap="round"/>'
    )


def _cities() -> str:
    drawn = ""
    for name in CITIES:
        x, y = SPOTS[name]
        drawn += (
            f'<circle cx="{x}" cy="{y}" r="20" fill="{HALO}" stroke="{INK}" stroke-width="1.6"/>'
            f'<circle cx="{x}" cy="{y}" r="17.2" fill="none" stroke="{INK}" stroke-width=".7" '
            f'stroke-dasharray="1.2 1.2"/>{set_in(SIGNS[name], x, y - 0.5, 24, INK)}'
        )
    return drawn


def _sites() -> str:
    drawn = ""
    for name in SITES:
        x, y = SPOTS[name]
        ticks = spokes((x, y), 23.6, 27, range(0, 360, 15))
        drawn += (
            f'<circle cx="{x}" cy="{y}" r="27.5" fill="{HALO}" stroke="{INK}" stroke-width="1.6"/>'
            f'<path d="{ticks}" stroke="{INK}" stroke-width=".8"/>'
            f'<circle cx="{x}" cy="{y}" r="22.6" fill="{site_colour(name)}" stroke="{INK}" '
            f'stroke-width="1.2"/><circle cx="{x}" cy="{y}" r="19.8" fill="none" '
            f'stroke="{on(name)}" stroke-width=".8" opacity=".65"/>'
            f"{set_in(SIGNS[name], x, y - 0.5, 27, on(name))}"
        )
    return drawn
