"""The front page's picture: a blueprint of passages, lit by torches."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from ostraka.draw.marks import mark_at
from ostraka.draw.scene import Facts, Translate
from ostraka.draw.svg import circle, emblem, path, picture, rect, text

FACTS: Final = Facts(minutes=(45, 45), bots=3, icon="eye-of-horus")

X, Y = 244, 130  # the middle of the pyramid
HALF: Final = 116

WAYS: Final = (
    f"M{X} {Y + 120}V{Y + 76}M{X - 76} {Y + 76}H{X + 76}M{X - 76} {Y + 76}V{Y - 78}"
    f"M{X + 76} {Y + 76}V{Y - 40}M{X - 76} {Y - 78}H{X + 22}M{X - 76} {Y}H{X - 26}"
    f"M{X + 26} {Y + 6}H{X + 76}M{X + 22} {Y - 78}V{Y - 30}"
)
ROOMS: Final = (
    (X - 30, Y - 30, 60, 60),
    (X + 56, Y - 92, 46, 56),
    (X - 98, Y - 98, 48, 40),
    (X - 104, Y + 52, 48, 48),
    (X + 56, Y + 54, 48, 44),
    (X - 104, Y - 20, 40, 40),
)
TORCHES: Final = (
    (X, Y + 98),
    (X - 80, Y + 76),
    (X + 80, Y + 76),
    (X - 84, Y),
    (X - 74, Y - 78),
    (X + 79, Y - 64),
    (X + 22, Y - 76),
)
BLOCKS: Final = ((X - 36, Y + 69.5), (X - 51, Y + 69.5), (X + 69.5, Y + 20))
FLAME: Final = (
    "M0 7c-4.2 0-5.6-3.2-4.3-6.2C-3-2.2-.4-3.6 0-8c3 2.6 5.4 5.6 5.4 9.2C5.4 5 3.2 7 0 7Z"
)
CORE: Final = "M.2 5.4c-2 0-2.7-1.5-2-3C-1.2 1 0 .4.2-1.6 1.7-.4 2.7 1 2.7 2.6c0 1.8-1 2.8-2.5 2.8Z"

DEFS: Final = (
    '<defs><pattern id="pn-grid" width="20" height="20" patternUnits="userSpaceOnUse">'
    '<path d="M20 0H0V20" class="grid"/></pattern>'
    '<pattern id="pn-hatch" width="5" height="5" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path d="M0 0V5" class="hatch"/></pattern>'
    '<radialGradient id="pn-torch"><stop offset="0" class="s-t0"/>'
    '<stop offset=".35" class="s-t1"/><stop offset="1" class="s-t2"/></radialGradient></defs>'
)
SECTION: Final = (
    '<g class="ink"><path d="M14 214 66 138 118 214Z"/><path d="M14 214h104" class="bold"/>'
    '<path d="M66 214v-22h-16v-18h16v-14" class="thinline"/>'
    '<rect x="60" y="153" width="12" height="9" class="thinline"/>'
    '<path d="M14 226h104M14 222v8M66 223v6M118 222v8" class="thinline"/>'
    '<path d="M34 92V34m-6 11 6-14 6 14M24 78a10 10 0 1 0 20 0 10 10 0 1 0-20 0"'
    ' class="thinline"/></g>'
)
"""The pyramid cut open, and an arrow to the north."""


def plate(icons: str = "", t: Translate = str) -> Markup:
    body = DEFS + rect(0, 0, 400, 260, "ground") + rect(0, 0, 400, 260, "squared")
    body += _passages() + "".join(_torch(x, y) for x, y in TORCHES)
    body += emblem("eye-of-horus", X, Y + 2, 50, icons, "eye")
    body += "".join(path(f"M{x} {y}h13v13h-13z", "block") for x, y in BLOCKS)
    body += f"{mark_at(0, X + 34, Y + 76, 15)}{mark_at(3, X - 76, Y - 40, 15)}"
    return picture("plan", body + SECTION + _lettering())


def _passages() -> str:
    """Thick strokes, first for the walls, then for the floor."""
    mass = "".join(
        rect(X - HALF, Y - HALF, 2 * HALF, 2 * HALF, look) for look in ("mass", "hatched")
    )
    left, right, top, bottom = X - HALF, X + HALF, Y - HALF, Y + HALF
    hips = path(f"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}", "hip")
    walls = path(WAYS, "wall") + "".join(rect(*room, "roomwall") for room in ROOMS)
    floors = path(WAYS, "floor") + "".join(rect(*room, "room") for room in ROOMS)
    glow = circle(X, Y, 58, "glow") + "".join(circle(x, y, 36, "glow") for x, y in TORCHES)
    return mass + hips + walls + floors + glow


def _torch(x: float, y: float) -> str:
    fire = path(FLAME, "flame") + path(CORE, "core")
    return f'<g transform="translate({x} {y})">{fire}</g>'


def _lettering() -> str:
    return (
        text(34, 26, "N", "lettering")
        + text(66, 243, "A – A′", "lettering")
        + text(X - 92, Y - 86, "I", "lettering", "start")
        + text(X + 91, Y - 42, "II", "lettering", "end")
        + text(X - 99, Y + 95, "III", "lettering", "start")
        + text(X + 99, Y + 93, "IV", "lettering", "end")
    )
