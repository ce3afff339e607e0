"""The 52 weeks as a frame round the map: where each lies, and the drawing that never changes."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.rules.box import YEAR
from ostraka.games.thebes.ui.art.chart import INK
from ostraka.games.thebes.ui.art.glyphs import set_in
from ostraka.games.thebes.ui.art.paint import colour
from ostraka.ui.svg import Point, short, symbol

EDGE: Final = 36
"""How broad the frame is."""
WIDE, HIGH = 800, 640
_ACROSS: Final = 16  # weeks along the top, and along the bottom
_DOWN: Final = (YEAR - 2 * _ACROSS) // 2  # weeks along each side
_STEP: Final = WIDE / _ACROSS
_RISE: Final = (HIGH - 2 * EDGE) / _DOWN

Cell = tuple[float, float, float, float]


def cell(week: int) -> Cell:
    """Corner, width and height of a week from 1 to 52, clockwise from the upper left."""
    if week <= _ACROSS:
        return (week - 1) * _STEP, 0, _STEP, EDGE
    if week <= _ACROSS + _DOWN:
        return WIDE - EDGE, EDGE + (week - _ACROSS - 1) * _RISE, EDGE, _RISE
    if week <= 2 * _ACROSS + _DOWN:
        return WIDE - (week - _ACROSS - _DOWN) * _STEP, HIGH - EDGE, _STEP, EDGE
    return 0, HIGH - EDGE - (week - 2 * _ACROSS - _DOWN) * _RISE, EDGE, _RISE


def middle(week: int) -> Point:
    x, y, width, height = cell(week)
    return x + width / 2, y + height / 2


def upright(week: int) -> bool:
    """Whether a week lies along a side, so that a stack of markers grows upwards."""
    return cell(week)[2] == EDGE


def span(first: int, last: int) -> str:
    """The path over weeks that are counted on beyond 52: a strip for each side of the frame."""
    strips: list[Cell] = []
    for week in range(first, last + 1):
        x, y, width, height = cell((week - 1) % YEAR + 1)
        if strips:
            before_x, before_y, before_width, before_height = strips[-1]
            if y == before_y and height == before_height and height == EDGE:
                strips[-1] = min(x, before_x), y, width + before_width, height
                continue
            if x == before_x and width == before_width and width == EDGE:
                strips[-1] = x, min(y, before_y), width, height + before_height
                continue
        strips.append((x, y, width, height))
    return "".join(
        f"M{short(x)} {short(y)}h{short(width)}v{short(height)}h{short(-width)}z"
        for x, y, width, height in strips
    )


def frame() -> str:
    """The symbol of the empty frame."""
    drawn = ""
    for week in range(1, YEAR + 1):
        x, y, width, height = cell(week)
        shade = "var(--track-a,#f7edd6)" if week % 2 else "var(--track-b,#e9d9b6)"
        drawn += (
            f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" '
            f'fill="{shade}" stroke="{INK}" stroke-width=".7"/><text x="{short(x + 4.5)}" '
            f'y="{short(y + 13.5)}">{week}</text>'
        )
    danger = colour("danger")
    return symbol(
        "thebes-frame",
        f'<g font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="12.5" '
        f'fill="{INK}">{drawn}</g><rect x="{EDGE}" y="{EDGE}" width="{WIDE - 2 * EDGE}" '
        f'height="{HIGH - 2 * EDGE}" fill="none" stroke="{INK}" stroke-width="2.4"/>'
        f'<rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" fill="none" stroke="{INK}" '
        f'stroke-width="2"/><path d="M0 {EDGE}h{EDGE}" stroke="{danger}" stroke-width="4"/>'
        f'<g fill-opacity=".8">{set_in("stamper", 18, EDGE + 36, 19, danger)}</g>',
        f"0 0 {WIDE} {HIGH}",
    )
