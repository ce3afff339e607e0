"""Things on the plan: coffins, idols' plinths, coins, blocks, mummies, dice, the door of a lock."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from ostraka.games.pyramid.ui.art.pen import INK, closed, paint, pebble, shape
from ostraka.ui.svg import Point, line, short

COFFIN: Final = (
    "M-11-42C-20-42-23-34-22-25C-30-22-32-12-30-2C-28 16-21 36-18 42H18C21 36 28 16 30-2"
    "C32-12 30-22 22-25C23-34 20-42 11-42Z"
)
HOLLOW: Final = (
    "M-9-36C-15-36-17-31-16-22C-23-19-25-11-24-3C-22 14-17 30-14 36H14C17 30 22 14 24-3"
    "C25-11 23-19 16-22C17-31 15-36 9-36Z"
)
NEMES: Final = (
    "M-11-39C-18-39-20-31-19-24C-14-17-12-14-11-9H11C12-14 14-17 19-24C20-31 18-39 11-39Z"
)
COLLAR: Final = "M-27-2C-14 6 14 6 27-2L26 5C14 12-14 12-26 5Z"
FEATURES: Final = (
    "M-3.6-27.5h2.6M1-27.5h2.6M-2-21.6h4M-17-28l6 1M-18-23l6 2M17-28l-6 1M18-23l-6 2"
    "M-15-34l6 3M15-34l-6 3M-22-8L10 3M22-8L-10 3M-6 14V41M6 14V41M-23 18H-6M23 18H6M-21 25H-6"
    "M21 25H6M-19 32H-6M19 32H6"
)
SOBEK: Final = (
    "M22 330C28 290 92 276 158 264C206 256 232 236 250 210C262 192 286 186 306 194C316 172 350 170 "
    "362 196C420 214 470 268 480 348L490 470H300C300 424 280 398 246 392L214 390L206 408L190 388"
    "L160 385L150 404L134 383L106 380L96 398L82 376L62 372C34 366 18 352 22 330ZM300 232A20 20 0 1"
    " 0 300 272A20 20 0 1 0 300 232ZM64 318A9 9 0 1 0 64 336A9 9 0 1 0 64 318ZM70 350L240 366"
    "C290 370 322 400 330 440L342 438C336 388 300 354 244 350L72 338Z"
)
PLUMES: Final = (
    "M300 176C286 120 300 70 330 40C340 80 340 130 332 168Z"
    "M350 172C352 120 372 84 404 62C404 110 394 150 372 184Z"
)
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((30, 30),),
    2: ((18, 18), (42, 42)),
    3: ((17, 17), (30, 30), (43, 43)),
    4: ((18, 18), (42, 18), (18, 42), (42, 42)),
    5: ((17, 17), (43, 17), (30, 30), (17, 43), (43, 43)),
    6: ((18, 16), (42, 16), (18, 30), (42, 30), (18, 44), (42, 44)),
}
CORNERS: Final = ((7, 6), (82, 5), (83, 80), (6, 81))
DEEP: Final = (12, 13)
"""How far a block's sides are seen, right and down."""


def sobek() -> str:
    """The crocodile with its crown of plumes, in a square of 512."""
    return shape(SOBEK, "currentColor", fill_rule="evenodd") + shape(PLUMES, "currentColor")


def _centred(body: str) -> str:
    return f'<g transform="translate(50 50)">{body}</g>'


# --- Sarcophagi -------------------------------------------------------------------------------


def closed_coffin() -> str:
    """Head to the north; bands in the colour of the god."""
    god = "var(--god,#9a6a0c)"
    rim = {"stroke": INK}
    return _centred(
        shape(COFFIN, paint("lid"), stroke_width=1.8, **rim)
        + shape(NEMES, god, **rim)
        + f'<ellipse cx="0" cy="-26" rx="8" ry="9.5" fill="#e9bf73" stroke="{INK}"/>'
        + shape(COLLAR, god, stroke_width=0.9, **rim)
        + shape("M-4 14H4V41H-4Z", god, opacity=0.85)
        + shape(FEATURES, stroke_width=1.1, opacity=0.85, **rim)
    )


def open_coffin() -> str:
    """The lid pushed aside."""
    rim = {"stroke": INK, "stroke_width": 1.8}
    aside, left = "translate(21 5) rotate(11)", "translate(-5 0)"
    return _centred(
        shape(COFFIN, "#a6843f", transform=aside, opacity=0.9, **rim)
        + shape(COFFIN, paint("rock"), transform=left, **rim)
        + shape(HOLLOW, "#22160b", transform=left, stroke=INK)
    )


def empty_coffin() -> str:
    """Nothing left but rags."""
    rags = "M-9-20l5 7M8 4l-7 6M-10 18l8 5M5-28l4 6"
    return _centred(
        shape(COFFIN, paint("rock-mid"), stroke=INK, stroke_width=1.8)
        + shape(HOLLOW, INK, opacity=0.75)
        + shape(rags, stroke="#d9c79c", stroke_width=1.6, opacity=0.55, stroke_linecap="round")
    )


def coin() -> str:
    """A treasure that lies open: a disc in rays, to be lettered with its worth."""
    rays = ""
    for number in range(16):
        angle, far = number * pi / 8, 29 if number % 2 else 33
        near = (cos(angle) * 23, sin(angle) * 23)
        rays += line([near, (cos(angle) * far, sin(angle) * far)])
    return _centred(
        shape(rays, stroke=paint("coin"), stroke_width=2.2, stroke_linecap="round")
        + f'<circle r="20" fill="{paint("coin-lo")}" stroke="#6b4706" stroke-width="1.6"/>'
        + f'<circle cy="-1.5" r="17.6" fill="{paint("coin")}"/>'
        + '<circle r="16.4" fill="none" stroke="#6b4706" stroke-width=".8"'
        ' stroke-dasharray="1.5 2"/>'
    )


def plinth() -> str:
    """What an idol stands on, ringed in the colour of its god."""
    return _centred(
        '<circle r="36" fill="#000" opacity=".28"/>'
        f'<circle r="30" fill="{paint("rock-hi")}" stroke="{INK}" stroke-width="1.6"/>'
        '<circle r="26" fill="#fbf3de" stroke="var(--god,#3c7a3a)" stroke-width="3"/>'
    )


def bare_plinth() -> str:
    """The same once the idol is gone."""
    ring = f'stroke="{INK}" stroke-dasharray="4 4"'
    return _centred(
        '<circle r="36" fill="#000" opacity=".28"/>'
        f'<circle r="30" fill="{paint("rock-mid")}" {ring} stroke-width="1.6"/>'
        f'<circle r="26" fill="{paint("rock-mid")}" {ring} stroke-width="3"/>'
    )


# --- Blocks -----------------------------------------------------------------------------------


def block(seed: int) -> str:
    """Seen from above at a slant: its top up and left, two sides in shadow, edges chipped."""
    rng = Random(seed)
    north_west, north_east, south_east, south_west = (
        (x + rng.uniform(-2, 2), y + rng.uniform(-2, 2)) for x, y in CORNERS
    )
    top = _chipped(rng, [north_west, north_east, south_east, south_west])
    east = [north_east, _down(north_east), _down(south_east), south_east]
    south = [south_west, south_east, _down(south_east), _down(south_west)]
    gleam = [
        south_west, north_west, north_east, (north_east[0] - 5, north_east[1] + 5),
        (north_west[0] + 5, north_west[1] + 5), (south_west[0] + 5, south_west[1] - 5),
    ]  # fmt: skip
    rim = "#2f2113"
    shadow = closed([(12, 16), (104, 18), (106, 106), (14, 104)])
    grain = "".join(
        f"M{short(rng.uniform(11, 78))} {short(rng.uniform(11, 76))}h.1" for _ in range(26)
    )
    outline = closed(top) + closed(east) + closed(south)
    return "".join(
        [
            shape(shadow, "#1d1005", opacity=0.36),
            shape(_crumbs(rng), paint("rock"), stroke=INK, stroke_width=0.8, stroke_opacity=0.6),
            shape(closed(east), paint("rock-dark")),
            shape(closed(south), paint("rock-lo")),
            shape(_strokes(south_west, north_east), stroke="#1d1206", opacity=0.5),
            shape(closed(top), paint("rock")),
            shape(closed(gleam), paint("rock-hi"), opacity=0.75),
            shape(grain, stroke=rim, stroke_width=1.7, stroke_linecap="round", opacity=0.4),
            shape(outline, stroke=rim, stroke_width=1.8, stroke_linejoin="round"),
            shape(_cracks(rng, north_west, south_east), stroke=rim, stroke_width=1.4, opacity=0.7),
        ]
    )


def _down(point: Point) -> Point:
    return point[0] + DEEP[0], point[1] + DEEP[1]


def _chipped(rng: Random, corners: list[Point]) -> list[Point]:
    found: list[Point] = []
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for part in range(3):
            off = 1.6 if part else 0
            x = x1 + (x2 - x1) * part / 3 + rng.uniform(-off, off)
            found.append((x, y1 + (y2 - y1) * part / 3 + rng.uniform(-off, off)))
    return found


def _crumbs(rng: Random) -> str:
    below = [(rng.uniform(2, 98), rng.uniform(93, 99)) for _ in range(6)]
    right = [(rng.uniform(95, 99), rng.uniform(10, 95)) for _ in range(4)]
    return "".join(closed(pebble(rng, x, y, rng.uniform(1.8, 4))) for x, y in below + right)


def _strokes(south_west: Point, north_east: Point) -> str:
    """The hatching of the sides."""
    along = f"l{short(DEEP[0] * 0.8)} {short(DEEP[1] * 0.8)}"
    south = [(south_west[0] + at, south_west[1] + 1) for at in range(4, 76, 5)]
    east = [(north_east[0] + 1, north_east[1] + at) for at in range(4, 74, 5)]
    return "".join(f"M{short(x)} {short(y)}{along}" for x, y in south + east)


def _cracks(rng: Random, north_west: Point, south_east: Point) -> str:
    def near(x: float, y: float) -> Point:
        return x + rng.uniform(-4, 4), y + rng.uniform(-4, 4)

    first = [(north_west[0] + 30, north_west[1]), near(34, 20), near(27, 31), near(31, 40)]
    return line(first) + line([south_east, near(70, 66), near(72, 55), (64, 49)])


# --- Mummies, dice ----------------------------------------------------------------------------


def mummy_base() -> str:
    """What a mummy stands on; it looks to the north."""
    return _centred(
        '<ellipse cx="2" cy="5" rx="31" ry="30" fill="#1d1005" opacity=".4"/>'
        '<path d="M-15-26L0-46L15-26Z" fill="#1c1a10" stroke="#f4ecd2" stroke-width="2.5"'
        ' stroke-linejoin="round"/>'
        '<circle r="29" fill="#1c1a10" stroke="#f4ecd2" stroke-width="2"/>'
        '<circle r="25" fill="#3c4220"/>'
    )


def lying_base() -> str:
    """A mummy on the floor: bandages, no arrow."""
    wraps = "M-30-8q30 10 60 0M-34 4q34 10 68 0M-26 15q26 8 52 0"
    return _centred(
        '<ellipse cx="2" cy="6" rx="38" ry="22" fill="#1d1005" opacity=".4"/>'
        '<ellipse rx="37" ry="21" fill="#3c4220" stroke="#f4ecd2" stroke-width="2"'
        ' stroke-dasharray="5 4"/>' + shape(wraps, stroke="#f4ecd2", stroke_width=2, opacity=0.5)
    )


def die(pips: int) -> str:
    """A face in the colour of the die, in a square of 60; none is a die in the air."""
    gleam = "M14 5H46Q55 5 55 14L50 10Q48 9 44 9H16Q10 9 9 15V44L5 46V14Q5 5 14 5Z"
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="5.2" fill="var(--pips,#fdf6e3)"/>'
        for x, y in PIPS.get(pips, ())
    )
    return (
        '<rect x="2" y="2" width="56" height="56" rx="12" fill="var(--god,#2f6a31)"'
        ' stroke="var(--die-rim,none)" stroke-width="1.5"/>'
        f'<path d="{gleam}" fill="#fff" opacity=".24"/>'
        '<rect x="6.5" y="6.5" width="47" height="47" rx="9" fill="none" stroke="#fff"'
        f' stroke-opacity=".16" stroke-width="1.5"/>{dots}'
    )  # fmt: skip


# --- The door of a lock -----------------------------------------------------------------------


def door() -> str:
    """A stone frame, a slab with a sun and wings, and a wooden bolt, 520 by 236."""
    joints = (
        "M0 60H24M0 112H24M0 168H24M496 60H520M496 112H520M496 168H520M80 0V18M170 0V18M260 0V18"
        "M350 0V18M440 0V18M56 18L40 0M464 18L480 0"
    )
    wings = (
        "M216 70C182 50 150 52 122 64C150 68 180 84 220 86M304 70C338 50 370 52 398 64"
        "C370 68 340 84 300 86M210 70C186 60 164 60 146 66M310 70C334 60 356 60 374 66"
    )
    frame = "M0 0H520V236H0ZM24 236V46Q24 18 56 18H464Q496 18 496 46V236Z"
    grain = "".join(
        f"M44 {138 + row * 9}q108 {4 if row % 2 == 0 else -4} 216 1t216-2" for row in range(9)
    )
    gold = "#e5c170"
    return "".join(
        [
            '<rect width="520" height="236" fill="var(--slab,#52677a)"/>',
            '<ellipse cx="260" cy="76" rx="230" ry="66" fill="#fff" opacity=".1"/>',
            '<ellipse cx="260" cy="76" rx="130" ry="58" fill="#fff" opacity=".1"/>',
            shape("M76 30V128M114 30V128M444 30V128M406 30V128", stroke="#1d2c3a", opacity=0.5),
            shape(frame, "var(--door-stone,#c2ab80)", fill_rule="evenodd", stroke=INK),
            shape(joints, stroke=INK, stroke_width=1.4, opacity=0.7),
            shape(wings, stroke=gold, stroke_width=4, stroke_linecap="round"),
            f'<circle cx="260" cy="72" r="43" fill="{gold}" stroke="{INK}" stroke-width="2.5"/>',
            '<rect x="38" y="128" width="444" height="92" rx="8" fill="#8a5c2f" stroke="#2b1a0a"'
            ' stroke-width="2.5"/>',
            shape("M40 176H480V214Q480 218 474 218H46Q40 218 40 212Z", "#2b1a0a", opacity=0.22),
            shape(grain, stroke="#3a220b", opacity=0.5),
            shape("M60 122H82V226H60ZM438 122H460V226H438Z", "#2c2620", stroke="#0e0b08"),
        ]
    )


def compass() -> str:
    """The arrow to the north, in a square of 100."""
    ink = paint("plan-ink")
    return (
        f'<g transform="translate(50 54)" fill="none" stroke="{ink}" stroke-width="1.2">'
        '<circle r="30"/><circle r="26"/>'
        f'<path d="M0-42L7 0L0-6L-7 0Z" fill="{ink}"/><path d="M0 42L7 0L0 6L-7 0Z"/>'
        '<path d="M-38 0H-30M30 0H38"/></g>'
    )
