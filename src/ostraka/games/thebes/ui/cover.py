"""The front page's picture: the engraved map in its frame of weeks, with people on their way."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from ostraka.games.thebes.ui.art import frame
from ostraka.games.thebes.ui.art.globe import HIGH, WIDE
from ostraka.games.thebes.ui.art.layout import BESIDE
from ostraka.games.thebes.ui.art.routes import SPOTS, way
from ostraka.ui.scene import Facts, Translate
from ostraka.ui.svg import picture

FACTS: Final = Facts(minutes=(60, 90), bots=2, icon="greek-temple")

SEEN: Final = "40 146 760 494"
"""The lower right of the board, where the sites are."""
PAWNS: Final = {0: "egypt", 1: "rome", 2: "mesopotamia"}
WEEKS: Final = {0: 27, 1: 21, 2: 30}
JOURNEY: Final = ("rome", "egypt")


def cover(icons: str = "", art: str = "", t: Translate = str) -> Markup:
    """A position of the kind that games come to in the middle of a year."""
    sheets = "".join(
        f'<use href="{art}#thebes-{sheet}" width="{WIDE}" height="{HIGH}"/>'
        for sheet in ("map", "routes", "places")
    )
    pawns = "".join(_pawn(art, seat, place) for seat, place in PAWNS.items())
    markers = "".join(_marker(art, seat, week) for seat, week in WEEKS.items())
    body = (
        f'<use href="{art}#thebes-frame" width="{frame.WIDE}" height="{frame.HIGH}"/>'
        f'<g transform="translate({frame.EDGE} {frame.EDGE})">{sheets}'
        f'<path class="trip" d="{way(*JOURNEY)}"/>{pawns}</g>{markers}'
    )
    return picture("map", f'<g class="thebes">{body}</g>', SEEN)


def _pawn(art: str, seat: int, place: str) -> str:
    (x, y), (right, down, _) = SPOTS[place], BESIDE[place].pawn
    return _use(art, f"pawn-{seat}", x + right, y + down, 50.4, 70)


def _marker(art: str, seat: int, week: int) -> str:
    x, y = frame.middle(week)
    return _use(art, f"time-{seat}", x - 16, y - 16, 32, 32)


def _use(art: str, name: str, x: float, y: float, wide: float, high: float) -> str:
    return (
        f'<use href="{art}#thebes-{name}" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"/>'
    )
