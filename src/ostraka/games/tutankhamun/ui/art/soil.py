"""What never moves in the drawing of the dig: earth, the timber frame, dunes, strings, gauges."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final

from ostraka.games.tutankhamun.rules.box import COVER, SIZE
from ostraka.ui.svg import Point, line, short

EARTH: Final = "var(--earth,#d9b77a)"
DARK: Final = "var(--earth-lo,#b8935a)"
LIGHT: Final = "var(--earth-hi,#ecd3a0)"
LINE: Final = "#26160a"

# The pit in its drawing of 1000 by 1000.
EDGE: Final = 64
CELL: Final = 218
FAR: Final = EDGE + SIZE * CELL


def floor(seed: int) -> str:
    """The earth of one square: patches, grains and pebbles."""
    rng = Random(seed)
    drawn = [f'<rect width="100" height="100" fill="{EARTH}"/>']
    for _ in range(5):
        x, y = rng.uniform(0, 100), rng.uniform(0, 100)
        drawn.append(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rng.uniform(12, 26):.0f}" '
            f'ry="{rng.uniform(6, 14):.0f}" fill="{rng.choice([DARK, LIGHT])}" opacity=".16"/>'
        )
    for _ in range(44):
        x, y, size = rng.uniform(1, 99), rng.uniform(1, 99), rng.uniform(0.35, 1.15)
        colour = rng.choice([DARK, DARK, LIGHT])
        drawn.append(_dot(x, y, size, colour, ".65"))
    for _ in range(4):
        x, y = rng.uniform(6, 94), rng.uniform(6, 94)
        drawn.append(_pebble(x, y, rng.uniform(1.6, 3.4), rng.uniform(1.2, 2.2)))
    return "".join(drawn)


def cover() -> str:
    """The plain layer on top: sand in ripples."""
    rng = Random(7)
    drawn = [f'<rect width="100" height="100" fill="{EARTH}"/>']
    for row in range(9):
        height, phase = rng.uniform(1.6, 3.2), rng.uniform(0, 6)
        ripple: list[Point] = [
            (x, 4 + row * 11.6 + height * sin(x / 13 + phase) + 0.7 * sin(x / 5 + phase))
            for x in range(-2, 104, 3)
        ]
        below = [(x, y + 1.9) for x, y in ripple]
        drawn.append(_stroke(line(ripple), DARK, ".55") + _stroke(line(below), LIGHT, ".9"))
    for _ in range(40):
        x, y = rng.uniform(0, 100), rng.uniform(0, 100)
        drawn.append(_dot(x, y, rng.uniform(0.3, 0.8), DARK, ".6"))
    return "".join(drawn)


def brushed(seed: int) -> str:
    """The patch that was brushed clean round a find."""
    rng = Random(seed)

    def patch(share: float) -> str:
        points = []
        for step in range(22):
            angle = step * 2 * pi / 22
            x = 50 + 39 * share * rng.uniform(0.9, 1.05) * cos(angle)
            points.append((x, 50 + 36 * share * rng.uniform(0.9, 1.05) * sin(angle)))
        return line(points) + "Z"

    return "".join(
        f'<path d="{patch(share)}" fill="{LIGHT}" opacity="{opacity}" stroke="{LIGHT}" '
        f'stroke-width="5" stroke-linejoin="round" stroke-opacity="{edge}"/>'
        for share, opacity, edge in ((1, ".26", ".35"), (0.8, ".42", ".6"))
    )


def rubble() -> str:
    """A bottom card without anything: stones and a sherd."""
    stones = ((37, 42, 13, 9, -14), (60, 52, 9, 7, 22), (43, 60, 6.4, 5, 5))
    small = ((65, 36, 4.6, 3.6, 0), (28, 58, 4, 3, 30))
    sherd = "M58 66L75 61L79 74L67 81Z"
    return "".join(_stone(*stone) for stone in stones + small) + (
        f'<path d="{sherd}" transform="translate(1.4 2)" fill="#000" opacity=".24"/>'
        f'<path d="{sherd}" fill="#bf4b2c" fill-opacity=".75" stroke="{LINE}"/>'
        f'<path d="M61 69L76 65M63.4 73.4L78 69.4" stroke="{LINE}" stroke-width="1.1" '
        'opacity=".6"/>'
    )


def frame() -> str:
    """The timber round the tray, and the sand that drifts over its outer edge."""
    rng = Random(5)
    high, low = "var(--timber-hi,#b3854f)", "var(--timber,#8d6236)"
    deep = "var(--timber-lo,#5f3e1e)"
    beams = (
        ("26,26 974,26 936,64 64,64", high),
        ("26,26 64,64 64,936 26,974", high),
        ("974,26 974,974 936,936 936,64", low),
        ("26,974 974,974 936,936 64,936", low),
    )
    drawn = [f'<polygon points="{corners}" fill="{colour}"/>' for corners, colour in beams]
    drawn.append(
        f'<path d="{_grain(rng)}" fill="none" stroke="{deep}" stroke-width="1.2" opacity=".4"/>'
        f'<path d="M26 26L64 64M974 26L936 64M26 974L64 936M974 974L936 936" stroke="{deep}" '
        'stroke-width="2"/>'
        f'<path d="M26 26H974V974H26ZM64 64H936V936H64Z" fill="none" stroke="{deep}" '
        'stroke-width="3"/>'
    )
    drawn.append(_drift(rng))
    return "".join(drawn)


def _grain(rng: Random) -> str:
    """The grain of the four beams."""
    drawn = []
    for at in (34, 44, 54):
        far = 1000 - at
        bows = [f"{at + rng.uniform(-4, 4):.0f}", f"{far + rng.uniform(-4, 4):.0f}"]
        for across, bow in ((at, bows[0]), (far, bows[1])):
            drawn.append(f"M{at + 8} {across}Q300 {bow} 500 {across}T{992 - at} {across}")
            drawn.append(f"M{across} {at + 8}Q{bow} 300 {across} 500T{across} {992 - at}")
    return "".join(drawn)


def _drift(rng: Random) -> str:
    sand, ripple = "var(--site-sand,#e3ca95)", "var(--ripple,#d3b67f)"
    bright = "var(--ripple-hi,#f4e2b8)"
    inner = _shore(28, 3)

    def outline(path: str, colour: str, width: float, opacity: str) -> str:
        return (
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'opacity="{opacity}"/>'
        )

    drawn = [
        outline(inner, "#2a1704", 26, ".16"),
        outline(inner, "#2a1704", 11, ".2"),
        f'<path d="{_shore(1, 3.8)}{inner}" fill="{sand}" fill-rule="evenodd"/>',
        outline(inner, bright, 5, "1"),
        outline(_shore(19, 3.4), ripple, 2.2, "1"),
        outline(_shore(10, 3.8), ripple, 2.2, ".6"),
    ]
    for _ in range(200):
        along, off = rng.uniform(6, 994), rng.uniform(3, 24)
        x, y = rng.choice([(along, off), (1000 - off, along), (along, 1000 - off), (off, along)])
        drawn.append(_dot(x, y, rng.uniform(0.7, 1.9), rng.choice([ripple, ripple, bright]), "1"))
    return "".join(drawn)


def _shore(base: float, swing: float) -> str:
    """A closed wavy line, so far from the edge of the drawing."""
    points: list[Point] = []
    for side in range(4):
        for step in range(60):
            t = step / 60
            off = base + swing * (sin(t * 9.4 + side * 1.7) + 0.55 * sin(t * 21 + side * 2.9))
            corner = min(t, 1 - t) * 60 / 7
            if corner < 1:
                off += (1 - corner) ** 2 * 11
            at = 26 + t * 948
            ways = ((at, off), (1000 - off, at), (1000 - at, 1000 - off), (off, 1000 - at))
            points.append(ways[side])
    first = _between(points[-1], points[0])
    path = f"M{short(first[0])} {short(first[1])}"
    for here, there in zip(points, points[1:] + points[:1], strict=True):
        to = _between(here, there)
        path += f"Q{short(here[0])} {short(here[1])} {short(to[0])} {short(to[1])}"
    return path + "Z"


def _between(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def strings() -> str:
    """The strings that part the squares, on their pegs."""
    shadow, twine, pegs = "", "", []
    for at in range(EDGE + CELL, FAR, CELL):
        shadow += f"M{at + 3} {EDGE}V{FAR}M{EDGE} {at + 4}H{FAR}"
        twine += f"M{at} 45V955M45 {at}H955"
        for x, y in ((at, 45), (at, 955), (45, at), (955, at)):
            pegs.append(
                f'<circle cx="{x}" cy="{y}" r="7.5" fill="var(--timber-lo,#5f3e1e)" '
                'stroke="var(--twine,#fff6de)" stroke-width="1.6"/>'
                + _dot(x - 2, y - 2, 2.6, "var(--twine,#fff6de)", ".7")
            )
    return (
        f'<path d="{shadow}" fill="none" stroke="#1a0c02" stroke-opacity=".34" '
        f'stroke-width="3.4"/><path d="{twine}" fill="none" stroke="var(--twine,#fff6de)" '
        f'stroke-width="3"/>{"".join(pegs)}'
    )


def dunes() -> str:
    """Ripples in the sand round the site. Each is a path of its own, so that a browser that
    repaints a part of the sand need not look at all of them."""
    rng = Random(9)
    paths = ""
    for row in range(58):
        y, swing, phase = -6 + row * 17, rng.uniform(3, 7), rng.uniform(0, 6)
        start, end = 0.0, 1500.0
        if rng.random() >= 0.5:
            start, end = sorted((rng.uniform(-100, 1000), rng.uniform(300, 1600)))
        ripple: list[Point] = [
            (x, y + swing * sin(x / 95 + phase) + 2.4 * sin(x / 31 + phase * 2))
            for x in range(int(start), int(end) + 1, 18)
        ]
        if len(ripple) > 4:
            paths += f'<path d="{line(ripple)}"/>'
    return (
        '<g fill="none" stroke="var(--ripple,#d3b67f)" stroke-width="2.4" stroke-opacity=".7">'
        f"{paths}</g>"
    )


def gauge(height: int) -> str:
    """How many layers of a square are gone and how many are left."""
    drawn = '<rect width="14" height="45" rx="3" fill="var(--plate,#fffaf0)"/>'
    for row in range(COVER):
        layer, y = COVER - row, 2 + row * 7
        if layer > height:
            drawn += (
                f'<rect x="2.5" y="{y}" width="9" height="5.2" rx="1" fill="none" '
                'stroke="#8d7a5c" stroke-width=".7" stroke-dasharray="1.3 1.1"/>'
            )
        elif layer == height:
            drawn += (
                f'<rect x=".8" y="{y}" width="12.4" height="5.8" rx="1" '
                f'fill="var(--earth-{layer},#c59555)" stroke="#1e1206" stroke-width="1.1"/>'
            )
        else:
            drawn += (
                f'<rect x="2.5" y="{y}" width="9" height="5.2" rx="1" '
                f'fill="var(--earth-{layer},#c59555)"/>'
            )
    return drawn


def brackets() -> str:
    """The corners of a square where something may be done."""
    path = "M11 36V11H36M182 11H207V36M207 182V207H182M36 207H11V182"
    shape = f'<path d="{path}" fill="none" stroke-linecap="round" stroke-linejoin="round" '
    return (
        f'{shape}stroke="#fff6dc" stroke-width="9.5"/>'
        f'{shape}stroke="var(--dig,#1d4f7c)" stroke-width="5"/>'
    )


def _dot(x: float, y: float, r: float, colour: str, opacity: str) -> str:
    return (
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(r, 2)}" fill="{colour}" '
        f'opacity="{opacity}"/>'
    )


def _stroke(path: str, colour: str, opacity: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.5" opacity="{opacity}"/>'
    )


def _ellipse(x: float, y: float, rx: float, ry: float, colour: str, opacity: str) -> str:
    return (
        f'<ellipse cx="{short(x)}" cy="{short(y)}" rx="{short(rx)}" ry="{short(ry)}" '
        f'fill="{colour}" opacity="{opacity}"/>'
    )


def _pebble(x: float, y: float, rx: float, ry: float) -> str:
    return (
        _ellipse(x, y + 0.8, rx, ry, LINE, ".28")
        + _ellipse(x, y, rx, ry, DARK, "1")
        + _ellipse(x - rx * 0.2, y - ry * 0.3, rx * 0.55, ry * 0.45, LIGHT, ".7")
    )


def _stone(x: float, y: float, rx: float, ry: float, turn: float) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        + _ellipse(1.4, 2, rx, ry, "#000", ".24")
        + _ellipse(0, 0, rx, ry, DARK, "1")
        + _ellipse(-rx * 0.18, -ry * 0.25, rx * 0.62, ry * 0.5, LIGHT, ".75")
        + "</g>"
    )
