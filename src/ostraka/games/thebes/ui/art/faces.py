"""What the cards show: a window with books, people or things, without a word."""

from __future__ import annotations

from math import sqrt

from ostraka.games.thebes.rules.box import SITES
from ostraka.games.thebes.ui.art.glyphs import SIGNS, THINGS, set_in
from ostraka.games.thebes.ui.art.paint import INK, colour, site_colour
from ostraka.games.thebes.ui.art.parts import book, open_book
from ostraka.ui.svg import symbol

BOX = "0 0 116 66"


def symbols() -> list[str]:
    drawn = []
    for site in SITES:
        paint = site_colour(site)
        behind = f'<g fill-opacity=".25">{set_in(SIGNS[site], 58, 36, 54, paint)}</g>'
        drawn += [
            _face(f"{site}-{count}", paint, behind + _books(site, count)) for count in (1, 2, 3)
        ]
        people = "".join(
            set_in("figure", x, 38, 54, INK) + set_in("figure", x, 38, 50, paint) for x in (39, 77)
        )
        drawn.append(_face(f"figures-{site}", paint, behind + people))
    drawn += [_face(f"general-{n}", colour("lapis"), _open_books(n)) for n in (1, 2)]
    for name, paint, size in (
        ("assistant", "turquoise", 54),
        ("shovel", "turquoise", 54),
        ("car", "turquoise", 62),
        ("zeppelin", "turquoise", 70),
        ("congress", "gold", 54),
    ):
        drawn.append(_face(name, colour(paint), set_in(THINGS[name], 58, 37, size, INK)))
    drawn.append(_face("permission", colour("terracotta"), _letter()))
    drawn.append(symbol("thebes-card-back", _card_back(), "0 0 140 170"))
    return drawn


def _face(name: str, paint: str, inside: str) -> str:
    """A window with an arch, hatched."""
    hatch = "".join(f"M{58 - _half(y):.0f} {y}H{58 + _half(y):.0f}" for y in range(4, 64, 3))
    window = (
        f'<path d="M1 65V24C1 8 26 1 58 1s57 7 57 23v41z" fill="{colour("paper-sunk")}" '
        f'stroke="{INK}"/><path d="{hatch}" stroke="{paint}" stroke-width=".6" opacity=".28"/>'
    )
    return symbol(f"thebes-face-{name}", window + inside, BOX)


def _half(y: float) -> float:
    """How far the window reaches to each side, so far from its top."""
    return 57 if y > 24 else 57 * sqrt(max(0.0, 1 - ((24 - y) / 23) ** 2)) - 1


def _books(site: str, count: int) -> str:
    wide, scale = (36, 1.28) if count == 3 else (40, 1.45)
    drawn = ""
    for at in range(count):
        x = 58 - wide * count / 2 + wide * at + (wide - 25 * scale) / 2
        place = f"translate({x:.1f} {35 - 15.8 * scale:.1f}) scale({scale})"
        drawn += f'<g transform="{place}">{book(site)}</g>'
    return drawn


def _open_books(count: int) -> str:
    return "".join(
        f'<g transform="translate({61 - 27 * count + 54 * at} 14) scale(1.42)">{open_book()}</g>'
        for at in range(count)
    )


def _letter() -> str:
    return (
        f'<rect x="36" y="9" width="44" height="54" rx="2" fill="#fffaf0" stroke="{INK}"/>'
        '<path d="M42 19h32M42 26h32M42 33h24" stroke="#6a5842" stroke-width="1.2"/>'
        f"{set_in('wax-seal', 68, 49, 26, colour('terracotta'))}"
    )


def _card_back() -> str:
    return (
        f'<rect x="1" y="1" width="138" height="168" rx="9" fill="#1d3f5e" stroke="{INK}"/>'
        '<g fill="none" stroke="#d9b45c"><rect x="8" y="8" width="124" height="154" rx="5" '
        'stroke-width="1.6"/><rect x="12" y="12" width="116" height="146" rx="3"/>'
        '<circle cx="70" cy="85" r="36" stroke-width="1.6"/><circle cx="70" cy="85" r="31" '
        'stroke-width="3" stroke-dasharray="1 4"/></g>'
        f"{set_in('scarab-beetle', 70, 85, 44, '#d9b45c')}"
    )
