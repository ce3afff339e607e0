"""The front page's picture: the northern half of the plan by torch light, with people in it."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from ostraka.games.pyramid.rules.board import SARCOPHAGI, SPACES
from ostraka.games.pyramid.ui.art import floors, masonry, portraits, relics
from ostraka.games.pyramid.ui.art.places import (
    TURN,
    WIDE,
    alcove_niche,
    grave_niche,
    grave_wall,
    middle,
)
from ostraka.games.pyramid.ui.pieces import GOD_ICONS
from ostraka.ui.icons import reference
from ostraka.ui.marks import mark_at
from ostraka.ui.scene import Facts, Translate
from ostraka.ui.svg import picture

FACTS: Final = Facts(minutes=(45, 45), bots=3, icon="eye-of-horus")

SEEN: Final = [space for space in SPACES if int(space[1:]) >= 6]
"""The spaces in the picture."""
SCALE: Final = 400 / (WIDE - 44)
BOTTOM: Final = 560
OPEN: Final[dict[str, int | str]] = {"horus-2": 7, "anubis-4": 5, "thoth-3": "empty"}
BLOCKS: Final = ("b9", "d8", "e7")
MUMMIES: Final = (("c10", "east"), ("a7", "south"), ("f9", "south"))
PAWNS: Final = (("b10", "sarti", 0), ("c8", "rasputin", 3), ("e9", "rice", 1))


def cover(icons: str = "", art: str = "", t: Translate = str) -> Markup:
    """A position of the kind that games come to in their eighth round."""
    plan = "".join(
        [
            f'<rect class="mass" width="{WIDE}" height="700"/>',
            f'<rect width="{WIDE}" height="700" fill="url(#pn-hatch)"/>',
            floors.floors(SEEN, fine=False),
            masonry.niches(),
            masonry.shadows(SEEN),
            f'<rect class="night" width="{WIDE}" height="700" mask="url(#pn-dark)"/>',
            '<use class="warmth" href="#pn-lights" fill="url(#pn-warm)"/>',
            masonry.lines(SEEN, BOTTOM),
            "".join(_sarcophagus(name) for name in SARCOPHAGI),
            "".join(_idol(god, icons) for god in ("sobek", "hededet", "horus")),
            "".join(_block(space) for space in BLOCKS),
            "".join(_mummy(space, facing, icons) for space, facing in MUMMIES),
            "".join(_pawn(*pawn) for pawn in PAWNS),
        ]
    )
    body = f'{_defs()}<g transform="scale({SCALE:.4f}) translate(-22 -26)">{plan}</g>'
    return picture("plan", body)


def _defs() -> str:
    """What is drawn more than once, and the light."""
    lights = [(x, y, far) for x, y, far in masonry.TORCHES if y < BOTTOM]
    lights += [(*middle(space), 130) for space, _, _ in PAWNS]
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="{far}"/>' for x, y, far in lights)
    drawings = {
        "closed": relics.closed_coffin(),
        "open": relics.open_coffin(),
        "empty": relics.empty_coffin(),
        "coin": relics.coin(),
        "plinth": relics.plinth(),
        "mummy": relics.mummy_base(),
        "block": relics.block(7),
    }
    drawn = "".join(f'<g id="pn-{name}">{body}</g>' for name, body in drawings.items())
    return (
        '<defs><pattern id="pn-hatch" width="7" height="7" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><path class="hatch" d="M0 0V7"/></pattern>'
        '<radialGradient id="pn-warm"><stop offset="0" class="w0"/><stop offset=".35" '
        'class="w1"/><stop offset="1" class="w2"/></radialGradient><radialGradient id="pn-hole">'
        '<stop offset="0"/><stop offset=".28" stop-opacity=".9"/><stop offset=".62" '
        'stop-opacity=".42"/><stop offset="1" stop-opacity="0"/></radialGradient>'
        f'<g id="pn-lights">{circles}</g><mask id="pn-dark"><rect width="{WIDE}" height="700" '
        f'fill="#fff"/><use href="#pn-lights" fill="url(#pn-hole)"/></mask>{drawn}</defs>'
    )


def _at(x: float, y: float, turn: int = 0) -> str:
    """Where something drawn in a square of a hundred has its middle."""
    turned = f" rotate({turn})" if turn else ""
    return f'transform="translate({x:g} {y:g}){turned} translate(-50 -50)"'


def _sarcophagus(name: str) -> str:
    state = OPEN.get(name, "closed")
    x, y = grave_niche(name)
    god, turn = name.partition("-")[0], TURN[grave_wall(name)]
    if state in ("closed", "empty"):
        return f'<use class="g-{god}" href="#pn-{state}" {_at(x, y, turn)}/>'
    return (
        f'<use href="#pn-open" {_at(x, y, turn)}/><use href="#pn-coin" {_at(x, y)}/>'
        f'<text x="{x:g}" y="{y + 9:g}">{state}</text>'
    )


def _idol(god: str, icons: str) -> str:
    x, y = alcove_niche(god)
    drawn = f'<g transform="scale(.084) translate(-256 -256)">{relics.sobek()}</g>'
    if god in GOD_ICONS:
        href = reference(GOD_ICONS[god], icons)
        drawn = f'<use href="{href}" x="-21" y="-21" width="42" height="42"/>'
    return (
        f'<g class="g-{god} idol"><use href="#pn-plinth" {_at(x, y)}/>'
        f'<g transform="translate({x:g} {y:g})">{drawn}</g></g>'
    )


def _block(space: str) -> str:
    x, y = middle(space)
    return f'<use href="#pn-block" {_at(x, y)}/>'


def _mummy(space: str, facing: str, icons: str) -> str:
    x, y = middle(space)
    head = reference("mummy-head", icons)
    return (
        f'<use href="#pn-mummy" {_at(x, y, TURN[facing])}/><use class="wraps" href="{head}" '
        f'x="{x - 19}" y="{y - 19}" width="38" height="38"/>'
    )


def _pawn(space: str, name: str, seat: int) -> str:
    x, y = middle(space)
    face = portraits.portraits()[name]
    return (
        f'<g class="pawn seat-{seat}"><circle class="rim" cx="{x}" cy="{y}" r="31"/>'
        f'<circle class="disc" cx="{x}" cy="{y}" r="25.5"/>'
        f'<g transform="translate({x - 22} {y - 23}) scale(.44)">{face}</g>'
        f"{mark_at(seat, x + 24, y + 24, 20)}</g>"
    )
