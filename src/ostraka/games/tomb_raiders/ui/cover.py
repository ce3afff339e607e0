"""The front page's picture: a brass rule of weeks and real cards on the leather of a desk."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from markupsafe import Markup

from ostraka.games.tomb_raiders.ui.art.cards import cards
from ostraka.games.tomb_raiders.ui.art.signs import signs
from ostraka.ui.marks import mark_at
from ostraka.ui.scene import Facts, Translate
from ostraka.ui.svg import path, picture, rect, symbol, text

FACTS: Final = Facts(minutes=(45, 60), bots=2, icon="sands-of-time")

CARDS: Final = (
    "expertise-crete-3",
    "raiders-mesopotamia",
    "find-egypt-6",
    "exhibition-5",
    "scientist",
)
PARTS: Final = ("watch", "wreath")
"""Drawings that cards are made of."""

PAWNS: Final = ((1, 13.5), (0, 21), (2, 37))
"""Seat, week."""

DEFS: Final = (
    '<defs><linearGradient id="cd-brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0"'
    ' class="s-brass0"/><stop offset=".5" class="s-brass1"/><stop offset="1" class="s-brass2"/>'
    '</linearGradient><radialGradient id="cd-lamp" cx=".5" cy=".35" r=".75">'
    '<stop offset="0" class="s-lamp0"/><stop offset="1" class="s-lamp1"/></radialGradient></defs>'
)


def cover(icons: str = "", art: str = "", t: Translate = str) -> Markup:
    desk = rect(0, 0, 400, 260, "ground") + rect(0, 0, 400, 260, "lamp")
    desk += rect(9, 9, 382, 242, "tool", 3) + rect(13, 13, 374, 234, "tool thin", 2)
    faces = cards()
    row = "".join(_card(place, faces[name]) for place, name in enumerate(CARDS, -2))
    row = (_parts() + row).replace('href="#i-', f'href="{icons}#i-')
    pawns = "".join(_pawn(seat, week) for seat, week in PAWNS)
    return picture("cards", DEFS + desk + _rule() + row + pawns)


def _at(week: float, out: float = 0) -> tuple[float, float]:
    """Where a week lies on the rule, which is bent like a bow; `out` leads away from its middle."""
    angle = radians(_turn(week) - 90)
    return 200 + (424 + out) * cos(angle), 470 + (424 + out) * sin(angle)


def _turn(week: float) -> float:
    return -24.2 + week * 48.4 / 52


def _rule() -> str:
    def arc(out: int) -> str:
        (x, y), (to_x, to_y) = _at(0, out), _at(52, out)
        radius = 424 + out
        return f"M{x:.1f} {y:.1f} A{radius} {radius} 0 0 1 {to_x:.1f} {to_y:.1f}"

    ticks = ""
    for week in range(1, 52):
        (x, y), (to_x, to_y) = _at(week, 12), _at(week, 2 if week % 4 == 0 else 7)
        ticks += f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
    brass = path(arc(-3), "rulecast") + path(arc(0), "rule") + path(arc(13) + arc(-13), "ruleline")
    numbers = ""
    for week in range(8, 52, 8):
        x, y = _at(week, -8.5)
        turned = f'transform="rotate({_turn(week):.1f} {x:.1f} {y:.1f})"'
        numbers += f"<g {turned}>{text(x, y, str(week), 'week')}</g>"
    return brass + path(ticks, "ticks") + numbers


def _parts() -> str:
    drawn = signs()
    return f"<defs>{''.join(symbol(f'tr-{name}', *drawn[name]) for name in PARTS)}</defs>"


def _card(place: int, face: str) -> str:
    x, y = 200 + 70 * place, 166 + 4.2 * place * place - (0 if place else 10)
    shadow = rect(-35, -53, 74, 112, "cast", 6)
    card = f'<g transform="translate(-38 -57) scale(.76)">{face}</g>'
    return f'<g transform="translate({x} {y:.1f}) rotate({4.6 * place:.1f})">{shadow}{card}</g>'


def _pawn(seat: int, week: float) -> str:
    x, y = _at(week, 12)
    shadow = f'<ellipse cx="{x + 1:.1f}" cy="{y + 11:.1f}" rx="10" ry="3.5" class="cast"/>'
    return f"{shadow}{mark_at(seat, x, y, 24)}"
