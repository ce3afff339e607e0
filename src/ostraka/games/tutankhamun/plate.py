"""The front page's picture: the tray of sand, four by four, dug down to the mask."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from markupsafe import Markup

from ostraka.draw.icons import reference
from ostraka.draw.scene import Facts, Translate
from ostraka.draw.svg import circle, emblem, path, picture, rect

FACTS: Final = Facts(minutes=(20, 60), bots=3, quick={"laying": "shuffled"}, icon="scarab-beetle")

STACKS: Final = {
    (0, 0): (6, ""),
    (0, 1): (5, "scarab-beetle"),
    (0, 2): (6, ""),
    (0, 3): (4, "ankh"),
    (1, 0): (4, "jug"),
    (1, 3): (5, "ionic-column"),
    (2, 0): (6, ""),
    (2, 3): (3, "cobra"),
    (3, 0): (5, "eye-of-horus"),
    (3, 1): (3, "anubis"),
    (3, 2): (6, ""),
    (3, 3): (5, "amphora"),
}
"""Row and column of a square: how many cards lie there and what the open one shows."""

DEFS: Final = (
    '<defs><radialGradient id="tr-glow"><stop offset="0" class="s-glow0"/>'
    '<stop offset=".55" class="s-glow1"/><stop offset="1" class="s-glow2"/></radialGradient>'
    '<linearGradient id="tr-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="s-gold0"/>'
    '<stop offset=".5" class="s-gold1"/><stop offset="1" class="s-gold2"/></linearGradient>'
)
FRAME: Final = (
    rect(48, 15, 304, 236, "cast", 5)
    + rect(46, 11, 308, 238, "wood", 5)
    + path("M52 15.5h296M52 18.5h230M120 21h228M52 245h296M80 242h250", "grainline")
    + path("M50 30v200M53 50v150M350 30v200M347 60v140", "grainline")
    + path("M46 11l14 14M354 11l-14 14M46 249l14-14M354 249l-14-14", "joint")
    + rect(60, 25, 280, 210, "bed")
)


def plate(icons: str = "", t: Translate = str) -> Markup:
    rng = Random(7)
    body = DEFS + _mask(icons) + "</defs>" + _sand(rng) + FRAME + _pit()
    body += '<rect x="151" y="80" width="98" height="98" class="mask" mask="url(#tr-mask)"/>'
    for (row, column), (cards, shown) in STACKS.items():
        body += _stack(95 + 70 * column, 51.5 + 52.5 * row, cards, shown, icons, rng)
    brush = emblem("paint-brush", 337, 200, 92, icons, "brushcast")
    brush += emblem("paint-brush", 340, 204, 92, icons)
    body += f'<g class="brush" transform="rotate(184 346 206)">{brush}</g>'
    return picture("tray", body)


def _mask(icons: str) -> str:
    """The icon of the mask as a stencil, so that gold can shine through it."""
    pharaoh = f'<use href="{reference("pharoah", icons)}" x="151" y="80" width="98" height="98"/>'
    return f'<mask id="tr-mask" class="stencil">{pharaoh}</mask>'


def _sand(rng: Random) -> str:
    waves = " t 60 0" * 7
    ripples = "".join(path(f"M-10 {y} q 30 -7 60 0{waves}", "ripple") for y in range(12, 270, 17))
    grains = "".join(
        circle(
            round(rng.uniform(0, 400)),
            round(rng.uniform(0, 260)),
            rng.choice([0.6, 0.8, 1.1]),
            rng.choice(["d1", "d2", "d2"]),
        )
        for _ in range(150)
    )
    return rect(0, 0, 400, 260, "ground") + ripples + grains


def _pit() -> str:
    """Four steps down, and light from below."""
    steps = "".join(
        rect(128 + 5.5 * i, 76 + 5 * i, 144 - 11 * i, 108 - 10 * i, f"l{5 - i} step", 2)
        for i in range(5)
    )
    angles = [pi * i / 12 for i in range(24)]
    rays = "".join(
        f"M{200 + 50 * cos(a):.1f} {128 + 44 * sin(a):.1f}"
        f"L{200 + 66 * cos(a):.1f} {128 + 58 * sin(a):.1f}"
        for a in angles
    )
    glow = circle(200, 129, 74, "glow")
    return steps + rect(150, 96, 100, 68, "deep") + glow + path(rays, "rays")


def _stack(x: float, y: float, cards: int, shown: str, icons: str, rng: Random) -> str:
    below = "".join(
        rect(x - 30 + 1.6 * k, y - 21.5 + 1.8 * k, 60, 43, f"l{max(cards - k, 1)} edge", 3)
        for k in range(cards - 1, 0, -1)
    )
    face = rect(x - 30, y - 21.5, 60, 43, f"l{cards} edge", 3)
    face += rect(x - 27, y - 18.5, 54, 37, "inner", 2)
    if shown:
        face += emblem(shown, x, y, 30, icons, "glyph" if cards > 3 else "glyph pale")
    else:
        face += path(f"M{x - 8} {y}l8 -6 8 6 -8 6Z", "plain")
    return f'<g transform="rotate({rng.uniform(-2.6, 2.6):.1f} {x} {y})">{below}{face}</g>'
