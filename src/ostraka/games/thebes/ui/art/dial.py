"""The digging wheel as a watch: the discs that turn, and where things lie on them."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from ostraka.games.thebes.rules.box import MOST_KNOWLEDGE
from ostraka.games.thebes.ui.art.paint import INK
from ostraka.ui.svg import Point, short, spokes, symbol

MIDDLE: Final = 260
BOX: Final = "0 0 520 526"
BRASS: Final = "var(--brass,#b98a34)"
PAPER: Final = "var(--paper-raised,#fbf5e6)"
TURN: Final = 30
"""Degrees from one number to the next."""


def polar(radius: float, degrees: float) -> Point:
    """A point of the dial; 0 degrees is above the middle."""
    angle = radians(degrees - 90)
    return MIDDLE + radius * cos(angle), MIDDLE + radius * sin(angle)


def sector(start: float, end: float, inner: float, outer: float) -> str:
    """The path of a piece of a ring."""
    large = 1 if end - start > 180 else 0
    corners = [polar(outer, start), polar(outer, end), polar(inner, end), polar(inner, start)]
    one, two, three, four = (f"{short(x)} {short(y)}" for x, y in corners)
    return (
        f"M{one}A{outer:g} {outer:g} 0 {large} 1 {two}L{three}"
        f"A{inner:g} {inner:g} 0 {large} 0 {four}z"
    )


def symbols() -> list[str]:
    return [
        symbol("thebes-knowledge", _knowledge(), "0 0 520 520"),
        symbol("thebes-dial", _face(), "0 0 520 520"),
    ]


def _knowledge() -> str:
    """The lower disc: knowledge from 1 to 12, each upright when it is on top."""
    drawn = (
        '<circle cx="260" cy="260" r="252" fill="var(--wheel-low,#1d4f7c)" '
        f'stroke="{BRASS}" stroke-width="4"/><circle cx="260" cy="260" r="247" fill="none" '
        'stroke="var(--brass-soft,#e7cd92)" stroke-width=".8"/>'
    )
    numbers = ""
    for knowledge in range(1, MOST_KNOWLEDGE + 1):
        turn = f'transform="rotate({knowledge * TURN} 260 260)"'
        numbers += f'<text x="260" y="33" {turn}>{knowledge}</text>'
    ticks = spokes((260, 260), 224, 246, [at * TURN + 15 for at in range(MOST_KNOWLEDGE)])
    return (
        f'{drawn}<path d="{ticks}" stroke="#dfe8f0" stroke-opacity=".4"/>'
        '<g fill="#dfe8f0" fill-opacity=".8" '
        f'font-family="Marcellus, serif" font-size="19" text-anchor="middle">{numbers}</g>'
    )


def _face() -> str:
    """The upper disc with its rings and minutes."""
    ticks = spokes((260, 260), 210, 215, range(0, 360, 6))
    ticks += spokes((260, 260), 206, 215, range(0, 360, 30))
    return (
        f'<circle cx="260" cy="260" r="220" fill="{PAPER}" stroke="{BRASS}" stroke-width="3"/>'
        f'<g fill="none" stroke="{BRASS}"><circle cx="260" cy="260" r="215"/>'
        '<circle cx="260" cy="260" r="160"/></g>'
        f'<path d="{ticks}" stroke="{INK}" stroke-width="1.2"/>'
    )
