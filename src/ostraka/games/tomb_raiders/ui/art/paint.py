"""Brushes for the cards and signs: shapes as text, in colours that follow the page's theme.

Drawings are used from another document, so they are made of paths, plain colours and `var()` with
a fallback; what repeats is a symbol of its own."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from ostraka.ui.icons import reference
from ostraka.ui.svg import short

CARD: Final = "var(--card, #fdf7e7)"
INK: Final = "var(--card-ink, #2a2018)"
SOFT: Final = "var(--card-soft, #6a5842)"
LINE: Final = "var(--card-line, #cbb688)"
HOLE: Final = "var(--card-hole, #cdbb92)"
PAPER: Final = "var(--permit, #f7ecd0)"
BRASS: Final = "var(--brass, #a9781f)"
GREEN: Final = "var(--back, #2d5b48)"
TURQUOISE: Final = "var(--turquoise, #1f7d75)"
LEAF: Final = "#f0d48c"
CREAM: Final = "#fdf7e7"
DARK: Final = "#2a2018"
WOOD: Final = "#7b5530"
WAX: Final = "#a3302a"

EMBLEMS: Final = {
    "mesopotamia": "lion",
    "egypt": "great-pyramid",
    "greece": "greek-temple",
    "crete": "bull-horns",
    "world": "compass",
}
"""The icon of every region, the same as in the other game of Thebes; and of the whole world."""

_COLOURS: Final = {
    "mesopotamia": "var(--mesopotamia, #2b6ca8)",
    "egypt": "var(--egypt, #d9a514)",
    "greece": "var(--greece, #d2741f)",
    "crete": "var(--crete, #7a4fa0)",
    "general": WAX,
    "world": "#5c4430",
}
_ON: Final = {"egypt": "#2a1c06", "greece": "#2a1606", "general": "#ffe9c9"}


def colour(place: str) -> str:
    """The colour of a region."""
    return _COLOURS[place]


def on(place: str) -> str:
    """What is drawn on it."""
    return _ON.get(place, "#fff8e6")


def rect(
    x: float, y: float, width: float, height: float, fill: str, rx: float = 0, more: str = ""
) -> str:
    round_ = f' rx="{short(rx)}"' if rx else ""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}"'
        f'{round_} fill="{fill}"{_more(more)}/>'
    )


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return (
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" fill="{fill}"{_more(more)}/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    place = f'cx="{short(x)}" cy="{short(y)}" rx="{short(rx, 2)}" ry="{short(ry, 2)}"'
    return f'<ellipse {place} fill="{fill}"{_more(more)}/>'


def shape(d: str, fill: str, more: str = "") -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"{_more(more)}/>'


def stroke(d: str, colour_: str, width: float, more: str = "") -> str:
    """A drawn line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour_}" stroke-width="{short(width, 2)}"'
        f"{_more(more)}/>"
    )


def words(
    x: float, y: float, size: float, said: str, fill: str = INK, more: str = 'text-anchor="middle"'
) -> str:
    """A numeral in the type of headings."""
    family = 'font-family="var(--display, Marcellus, serif)"'
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" {family} fill="{fill}"'
        f"{_more(more)}>{said}</text>"
    )


def figure(x: float, y: float, size: float, said: str, fill: str = INK) -> str:
    """A bold numeral in the type of text."""
    family = "font-family=\"var(--text, 'Alegreya Sans', sans-serif)\""
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" {family} fill="{fill}" '
        f'font-weight="700" text-anchor="middle">{said}</text>'
    )


def at(x: float, y: float, body: str, scale: float = 1, more: str = "") -> str:
    """A drawing moved and scaled."""
    scaled = f" scale({short(scale, 3)})" if scale != 1 else ""
    return f'<g transform="translate({short(x)} {short(y)}){scaled}"{_more(more)}>{body}</g>'


def icon(name: str, x: float, y: float, size: float, fill: str, more: str = "") -> str:
    """An icon of the shared sprite."""
    return _use(reference(name), x, y, size, size, f'color="{fill}" {more}'.strip())


def emblem(place: str, x: float, y: float, size: float, fill: str = "") -> str:
    """The icon of a region."""
    return icon(EMBLEMS[place], x, y, size, fill or on(place))


def part(name: str, x: float, y: float, width: float, height: float, more: str = "") -> str:
    """Another drawing of ours inside this one."""
    return _use(f"#tr-{name}", x, y, width, height, more)


def chip(place: str, x: float, y: float, width: float, height: float, size: float) -> str:
    """A region as a small coloured tile."""
    middle = (x + (width - size) / 2, y + (height - size) / 2)
    return rect(x, y, width, height, colour(place), 2.5) + emblem(place, *middle, size)


def watch(x: float, y: float, weeks: int, radius: float) -> str:
    """Weeks on a pocket watch, centred on a point."""
    face = part("watch", x - radius * 1.25, y - radius * 1.63, radius * 2.5, radius * 2.83)
    return face + figure(x, y + radius * 0.39, radius * 1.12, str(weeks))


def wreath(x: float, y: float, points: int, radius: float) -> str:
    """Points in a laurel wreath, centred on a point."""
    leaves = part("wreath", x - radius * 1.39, y - radius * 1.31, radius * 2.77, radius * 2.54)
    return leaves + words(x, y + radius * 0.36, radius * 1.05, str(points))


def seal(x: float, y: float, radius: float, fill: str, inner: str = "") -> str:
    """A drop of wax with something pressed into it."""
    points = []
    for step in range(40):
        angle = step * pi / 20
        out = radius * (1 + 0.06 * sin(angle * 5 + 1) + 0.045 * sin(angle * 9))
        points.append(f"{short(x + out * cos(angle))} {short(y + out * sin(angle))}")
    drop = "M" + "L".join(points) + "Z"
    light = (
        f"M{short(x - radius * 0.7)} {short(y - radius * 0.35)}"
        f"A{short(radius * 0.8)} {short(radius * 0.8)} 0 0 1 "
        f"{short(x + radius * 0.2)} {short(y - radius * 0.78)}"
    )
    return (
        shape(drop, fill)
        + shape(drop, "#000", f'opacity=".14" transform="translate(0 {short(radius * 0.07)})"')
        + shape(drop, fill, f'transform="translate(0 {short(-radius * 0.05)})"')
        + circle(x, y, radius * 0.72, "#000", 'opacity=".16"')
        + circle(x + radius * 0.03, y + radius * 0.04, radius * 0.69, fill)
        + stroke(light, "#fff", radius * 0.1, 'opacity=".4"')
        + inner
    )


def lattice(x: float, y: float, width: float, height: float, step: float) -> str:
    """Crossing slanted lines that fill a rectangle, as a path."""
    lines = []
    for number in range(-int(height // step) - 1, int(width // step) + 2):
        start = x + number * step
        first, last = max(0.0, x - start), min(height, x + width - start)
        if last > first:
            lines.append(_slant(start, y, first, last, 1))
        start = x + width - number * step
        first, last = max(0.0, start - x - width), min(height, start - x)
        if last > first:
            lines.append(_slant(start, y, first, last, -1))
    return "".join(lines)


def leaves(radius: float) -> str:
    """A wreath of laurel around the origin."""
    bow = (
        f"M{short(-radius * 0.32)} {short(radius * 0.98)}Q0 {short(radius * 1.1)} "
        f"{short(radius * 0.32)} {short(radius * 0.98)}"
    )
    drawn = [stroke(bow, BRASS, radius * 0.1)]
    for side in (-1, 1):
        for leaf in range(6):
            drawn += _leaf(radius, side, leaf)
    return "".join(drawn)


def clock(radius: float) -> str:
    """A pocket watch around the origin, without hands."""
    ticks = ""
    for hour in range(12):
        x, y = sin(hour * pi / 6) * radius, -cos(hour * pi / 6) * radius
        ticks += f"M{short(x * 0.78)} {short(y * 0.78)}L{short(x * 0.9)} {short(y * 0.9)}"
    ring = f'stroke="{BRASS}" stroke-width="{short(radius * 0.12, 2)}"'
    return (
        circle(0, -radius * 1.42, radius * 0.22, "none", ring)
        + rect(-radius * 0.17, -radius * 1.24, radius * 0.34, radius * 0.3, BRASS)
        + circle(0, 0, radius, CARD, f'stroke="{BRASS}" stroke-width="{short(radius * 0.19, 2)}"')
        + stroke(ticks, SOFT, 0.8)
    )


def open_book(x: float, y: float, width: float, cover: str = TURQUOISE) -> str:
    """A book of general knowledge, centred on a point."""
    lines = "".join(
        f"M{-25 * side} {row}C{-18 * side} {row - 3} {-9 * side} {row - 2.5} {-4 * side} {row + 1}"
        for row in (-13, -7.5, -2, 3.5, 9)
        for side in (1, -1)
    )
    edge = f'stroke="{SOFT}" stroke-width=".9"'
    body = (
        shape(
            "M-32-16C-22-22-8-21 0-15 8-21 22-22 32-16V20C22 14 8 15 0 21-8 15-22 14-32 20Z", cover
        )
        + shape("M-29-19C-20-24-8-23 0-17V17C-8 11-20 10-29 15Z", "#fffaf0", edge)
        + shape("M29-19C20-24 8-23 0-17V17C8 11 20 10 29 15Z", "#f4e8cc", edge)
        + stroke(lines, SOFT, 1.3, 'opacity=".7"')
    )
    return at(x, y, body, width / 64)


def book(x: float, bottom: float, width: float, height: float, region: str) -> str:
    """A book of a region, standing on its edge."""
    top = bottom - height
    drawn = rect(x, top, width, height, colour(region), 1.6)
    drawn += rect(x, top, width * 0.16, height, "#fff", 1.2, 'opacity=".28"')
    drawn += rect(x + width * 0.8, top, width * 0.2, height, "#000", 1.2, 'opacity=".22"')
    for band in (0.1, 0.15, 0.8, 0.85):
        drawn += rect(x, top + height * band, width, height * 0.018 + 0.5, LEAF)
    drawn += rect(
        x + width * 0.08,
        top + height * 0.33,
        width * 0.84,
        width * 0.96,
        "#000",
        1,
        'opacity=".18"',
    )
    gilt = "#fff3cf" if region in ("mesopotamia", "crete") else "#2a1806"
    return drawn + emblem(
        region, x + width * 0.13, top + height * 0.33 + width * 0.1, width * 0.74, gilt
    )


def _leaf(radius: float, side: int, leaf: int) -> list[str]:
    """Two blades at the same place of a wreath."""
    turn = 90 - side * (20 + leaf * 25)
    x, y = radius * cos(radians(turn)), radius * sin(radians(turn))
    blades = []
    for out, tilt in ((1.0, -62), (1.16, -20)):
        angle = turn - side * (90 + tilt) + (0 if side > 0 else 180)
        middle = f"{short(x * out)} {short(y * out)}"
        blades.append(
            ellipse(
                x * out,
                y * out,
                radius * (0.36 - 0.02 * leaf),
                radius * 0.12,
                BRASS,
                f'transform="rotate({short(angle)} {middle})"',
            )
        )
    return blades


def _slant(start: float, y: float, first: float, last: float, side: int) -> str:
    return (
        f"M{short(start + side * first)} {short(y + first)}"
        f"L{short(start + side * last)} {short(y + last)}"
    )


def _use(href: str, x: float, y: float, width: float, height: float, more: str = "") -> str:
    return (
        f'<use href="{href}" x="{short(x)}" y="{short(y)}" width="{short(width)}" '
        f'height="{short(height)}"{_more(more)}/>'
    )


def _more(attributes: str) -> str:
    return f" {attributes}" if attributes else ""
