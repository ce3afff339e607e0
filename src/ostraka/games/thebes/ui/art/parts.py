"""The parts of the box as drawings: books, permits, sacks, tokens, pawns and time markers."""

from __future__ import annotations

from typing import Final

from ostraka.games.thebes.rules.box import SITES, START
from ostraka.games.thebes.ui.art.glyphs import DRAWN, SIGNS, set_in
from ostraka.games.thebes.ui.art.paint import CREAM, INK, LINE, colour, on, seat_colour, site_colour
from ostraka.ui.marks import SHAPES
from ostraka.ui.svg import spokes, symbol

SAND: Final = "#e4d2a6"
GRAINS: Final = ((40, 44, 2), (72, 36, 1.6), (84, 58, 2.2), (34, 70, 1.6), (52, 84, 2),
                 (78, 82, 1.6), (60, 30, 1.4), (90, 70, 1.2), (28, 56, 1.4))  # fmt: skip


def symbols() -> list[str]:
    drawn = [symbol(f"thebes-{name}", body, "0 0 512 512") for name, body in DRAWN.items()]
    for site in SITES:
        drawn += _of_site(site)
    drawn.append(symbol("thebes-open", open_book(), "0 0 34 30"))
    for seat in range(max(START)):
        drawn += [
            symbol(f"thebes-time-{seat}", _marker(seat), "0 0 32 32"),
            symbol(f"thebes-pawn-{seat}", _pawn(seat), "0 0 40 56"),
        ]
    drawn.append(symbol("thebes-great-sack", _great_sack(), "0 0 302 448"))
    return drawn


def _of_site(site: str) -> list[str]:
    return [
        symbol(f"thebes-book-{site}", book(site), "0 0 26 32"),
        symbol(f"thebes-object-{site}", _object(site), "0 0 24 24"),
        symbol(f"thebes-wanted-{site}", _wanted(site), "0 0 24 24"),
        symbol(f"thebes-permit-{site}", _permit(site), "0 0 24 24"),
        symbol(f"thebes-spent-{site}", _spent(site), "0 0 24 24"),
        symbol(f"thebes-bag-{site}", _bag(site), "0 0 44 48"),
        symbol(f"thebes-figures-{site}", figures(site), "0 0 34 32"),
        symbol(f"thebes-token-{site}", _rim(site, CREAM) + _dashes("#cdb88d"), "0 0 120 120"),
        symbol(f"thebes-back-{site}", _back(site), "0 0 120 120"),
        symbol(f"thebes-blank-{site}", _blank(site), "0 0 120 120"),
    ]


# --- Books, figures, permits ------------------------------------------------------------------


def book(site: str) -> str:
    """A closed book about a site."""
    return (
        '<path d="M3.5 1H23a1.6 1.6 0 0 1 1.6 1.6V29a1.6 1.6 0 0 1-1.6 1.6H4.2A3.2 3.2 0 0 1 1 27.4'
        f'V3.6A2.6 2.6 0 0 1 3.5 1z" fill="{site_colour(site)}" stroke="{INK}" stroke-width="1.3"/>'
        f'<path d="M24 25.2H4.4a1.9 1.9 0 0 0 0 4.2H24z" fill="#fbf3dd" stroke="{INK}" '
        f'stroke-width=".9"/><path d="M5 1.6v23" stroke="{on(site)}" opacity=".55"/>'
        f"{set_in(SIGNS[site], 14.6, 13, 15, on(site))}"
    )


def open_book() -> str:
    """An open book: knowledge for every site."""
    lines = "".join(f"M{x} {y}c3-1.4 6-1.4 9 0" for x in (4.5, 20.5) for y in (9.5, 14, 18.5))
    return (
        '<path d="M1 5c5-3 11-3 16 0 5-3 11-3 16 0v20c-5-3-11-3-16 0-5-3-11-3-16 0z" '
        f'fill="#fffaf0" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="M17 5v20{lines}" fill="none" stroke="#6a5842" stroke-width="1.1"/>'
    )


def figures(site: str) -> str:
    """Two people who know the site."""
    return "".join(
        set_in("figure", x, 16, 28, INK) + set_in("figure", x, 16, 25, site_colour(site))
        for x in (10, 23)
    )


def _permit(site: str) -> str:
    return (
        f'<rect x="1" y="1" width="22" height="22" rx="3" fill="{site_colour(site)}" '
        f'stroke="{INK}"/><rect x="3.2" y="3.2" width="17.6" height="17.6" rx="1.5" fill="none" '
        f'stroke="{on(site)}" stroke-width=".8" stroke-dasharray="1.6 1.2"/>'
        f"{set_in(SIGNS[site], 12, 12, 14, on(site))}"
    )


def _spent(site: str) -> str:
    soft = colour("ink-soft")
    return (
        f'<rect x="1.4" y="1.4" width="21.2" height="21.2" rx="3" fill="{colour("paper-sunk")}" '
        f'stroke="{soft}" stroke-width="1.2"/><g fill-opacity=".6">'
        f'{set_in(SIGNS[site], 12, 12, 14, soft)}</g><path d="M3 3 21 21M21 3 3 21" '
        f'stroke="{colour("danger")}" stroke-width="2.4" stroke-linecap="round"/>'
    )


# --- Objects, tokens, sacks -------------------------------------------------------------------


def _object(site: str) -> str:
    return (
        f'<circle cx="12" cy="12" r="11" fill="{site_colour(site)}" stroke="{INK}"/>'
        f"{set_in(SIGNS[site], 12, 12, 15, on(site))}"
    )


def _wanted(site: str) -> str:
    """An object that is still missing."""
    paint = site_colour(site)
    return (
        f'<circle cx="12" cy="12" r="10.4" fill="none" stroke="{paint}" stroke-width="1.8" '
        f'stroke-dasharray="3 2.2"/>{set_in(SIGNS[site], 12, 12, 14, paint)}'
    )


def _bag(site: str) -> str:
    return (
        f"{set_in('sack', 22, 24, 46, INK)}{set_in('sack', 22, 24, 42, site_colour(site))}"
        f"{set_in(SIGNS[site], 22, 33, 17, on(site))}"
    )


def _rim(site: str, inside: str) -> str:
    teeth = spokes((60, 60), 49, 55, range(0, 360, 12))
    return (
        f'<circle cx="60" cy="60" r="57" fill="{site_colour(site)}" stroke="{LINE}" '
        f'stroke-width="2"/><path d="{teeth}" stroke="{on(site)}" stroke-width="1.6" '
        'stroke-opacity=".6"/>'
        f'<circle cx="60" cy="60" r="46" fill="{inside}" stroke="{LINE}" stroke-width="1.6"/>'
    )


def _dashes(paint: str) -> str:
    return (
        f'<circle cx="60" cy="60" r="42" fill="none" stroke="{paint}" stroke-width="1.2" '
        'stroke-dasharray="2.4 2.4"/>'
    )


def _back(site: str) -> str:
    return (
        f"{_rim(site, site_colour(site))}{_dashes(on(site))}"
        f"{set_in(SIGNS[site], 60, 59, 52, on(site))}"
    )


def _blank(site: str) -> str:
    grains = "".join(
        f'<circle cx="{x}" cy="{y}" r="{size}" fill="#b89b66"/>' for x, y, size in GRAINS
    )
    return (
        f'{_rim(site, SAND)}{grains}<path d="M36 66c8-6 16-6 24 0s16 6 24 0M40 76c7-5 13-5 20 0'
        's13 5 20 0M44 56c6-4 10-4 16 0s10 4 16 0" '
        'fill="none" stroke="#a3844f" stroke-width="2" stroke-linecap="round"/>'
    )


def _great_sack() -> str:
    """The open bag of a dig, in the colour of its site."""
    cloth, fold = "var(--cloth,#c9970f)", "rgb(60 35 0 / .5)"
    edge = 'stroke="#2a1a08" stroke-width="3"'
    body = (
        "M92 120C40 178-4 262 6 340c8 62 66 86 146 86s138-24 144-86c8-78-36-162-90-220"
        " 0 0-20 14-56 14s-58-14-58-14z"
    )
    neck = (
        "M84 122C60 92 66 66 92 56c20 10 36 14 58 14s40-4 60-14c24 10 30 38 6 66"
        "-20 12-42 16-66 16s-46-4-66-16z"
    )
    folds = (
        "M206 130c30 50 50 130 38 230M178 136c14 60 18 150 6 250M122 136c-16 60-22 150-12 250"
        "M96 70c-6 18-4 34 4 48M122 78c-4 16-4 32 0 48M178 78c4 16 4 32 0 48M204 70c6 18 4 34-4 48"
    )
    return (
        '<ellipse cx="151" cy="424" rx="150" ry="20" opacity=".4"/>'
        f'<path d="{body}" fill="{cloth}" {edge}/>'
        '<path d="M92 132C46 190 4 266 14 338c5 38 30 60 66 72-40-70-36-190 12-278z" '
        'opacity=".18"/>'
        f'<path d="{neck}" fill="{cloth}" {edge}/>'
        f'<path d="{folds}" fill="none" stroke="{fold}" stroke-width="2"/>'
        '<ellipse cx="150" cy="66" rx="58" ry="17" fill="#2a1a08"/>'
        '<path d="M82 118c40 22 96 22 136 0" fill="none" stroke="#6b2f12" stroke-width="8" '
        'stroke-linecap="round"/><path d="M210 118c20 10 34 32 30 56M204 122c10 18 10 40-2 56" '
        'fill="none" stroke="#6b2f12" stroke-width="4" stroke-linecap="round"/>'
    )


# --- Seats ------------------------------------------------------------------------------------


def _shape(seat: int, x: float, y: float) -> str:
    return f'<g transform="translate({x} {y}) scale(.667)" fill="#fff">{SHAPES[seat]}</g>'


def _marker(seat: int) -> str:
    return (
        f'<circle cx="16" cy="17.6" r="13.6" opacity=".28"/><circle cx="16" cy="15.6" r="13.6" '
        f'fill="{seat_colour(seat)}" stroke="{LINE}" stroke-width="1.3"/><circle cx="16" cy="15.6" '
        'r="10.6" fill="none" stroke="#fff" stroke-width=".8" opacity=".7"/>'
        f"{_shape(seat, 8, 7.6)}"
    )


def _pawn(seat: int) -> str:
    """An archaeologist in a sun helmet."""
    paint = seat_colour(seat)
    edge = f'stroke="{LINE}" stroke-width="1.4"'
    return (
        '<ellipse cx="20" cy="51" rx="15" ry="4" opacity=".3"/>'
        '<path d="M20 20c-8 0-13 8-14 28 0 3 6 5 14 5s14-2 14-5C33 28 28 20 20 20z" '
        f'fill="{paint}" {edge}/><circle cx="20" cy="17" r="8" fill="#f0cfa2" {edge}/>'
        '<path d="M20 2.5c-7 0-11 5-11.6 10.6C5 13.8 3 15 3 16.3c0 1.4 7.6 2.6 17 2.6s17-1.2 17-2.6'
        f'c0-1.3-2-2.5-5.4-3.2C31 7.5 27 2.5 20 2.5z" fill="#efe0b8" {edge}/>'
        f'<path d="M9 12.8c6-1.4 16-1.4 22 0" fill="none" stroke="{paint}" stroke-width="2.2"/>'
        f"{_shape(seat, 12, 30)}"
    )
