"""Small signs, the piles and the lands behind them. What has no colour of its own follows `color`,
or the colour `--r` of the region around it."""

from __future__ import annotations

from typing import Final

from ostraka.games.tomb_raiders.rules.box import (
    EXHIBITION_POINTS,
    LONGEST_DIG,
    MOST_KNOWLEDGE,
    MUSEUM_POINTS,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
)
from ostraka.games.tomb_raiders.ui.art import portraits
from ostraka.games.tomb_raiders.ui.art.cards import facade
from ostraka.games.tomb_raiders.ui.art.paint import (
    BRASS,
    LEAF,
    PAPER,
    SOFT,
    TURQUOISE,
    at,
    chip,
    circle,
    clock,
    colour,
    ellipse,
    emblem,
    figure,
    leaves,
    part,
    rect,
    seal,
    shape,
    stroke,
)
from ostraka.ui.marks import SHAPES
from ostraka.ui.svg import short

REGION: Final = "var(--r, #6b5238)"
ON: Final = "var(--on-r, #fff8e6)"
HEIGHTS: Final = 5
"""Of a pile, in fives; 22 cards at most."""
SEATS: Final = 4
MOST_CARDS: Final = 10
"""That a dig can bring."""

LANDS: Final = {
    "mesopotamia": (
        "M0 62h160V58H140l-3-22h-9V24h-9V13h-20v11h-9v12h-9L78 58H0zM14 62c1-14 0-24-2-32l-9 3 "
        "6-7-10-3 11 0-4-8 8 6 6-7-2 8 10 0-9 4 6 7-8-4c2 9 3 20 1 33z"
    ),
    "egypt": "M0 62h160V56h-8L113 10 86 45 70 24 36 58H0zM20 20a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
    "greece": (
        "M0 62h160v-5h-8v-4h-4V27h5v-4l-43-17-43 17v4h5v26h-4v4H0zM78 53V27h8v26zm17 0V27h8v26zm17 "
        "0V27h8v26zm17 0V27h8v26z"
    ),
    "crete": (
        "M0 62h160V52l-20-20-18 12L96 14 72 40 56 28 24 52 0 56zM120 14c0 10 5 14 12 14s12-4 "
        "12-14c5 10 2 22-6 22h-12c-8 0-11-12-6-22z"
    ),
}

Drawn = tuple[str, str]
"""A drawing and its box."""


def signs() -> dict[str, Drawn]:
    """Every sign by its name."""
    drawn = {
        "watch": (at(15, 19.5, clock(12)), "0 0 30 34"),
        "wreath": (at(18, 17, leaves(13)), "0 0 36 33"),
        "book": (_book(), "0 0 16 24"),
        "open": (_open(), "0 0 30 22"),
        "museum": (facade("currentColor", "var(--museum-dk, #3b2d1a)"), "0 0 80 64"),
        "hand": (_hand(), "0 0 24 24"),
        "card": (_card(), "0 0 16 24"),
        "permit": (_permit(), "0 0 20 24"),
        "seal": (seal(24, 24, 21, "#a3302a"), "0 0 48 48"),
        "again": (
            shape("M12 4a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v3.5L18 5.5 12 .5z", "currentColor"),
            "0 0 24 24",
        ),
        "case": (_case(), "0 0 108 60"),
        "well": (_well(), "0 0 104 134"),
    }
    for seat in range(SEATS):
        drawn[f"disc-{seat}"] = (_disc(seat), "0 0 36 26")
    for weeks in range(LONGEST_DIG + 1):
        face = part("watch", 0, 0, 30, 34) + figure(15, 24.2, 13.5, str(weeks))
        drawn[f"weeks-{weeks}"] = (face, "0 0 30 34")
    for points in sorted({*EXHIBITION_POINTS, *MUSEUM_POINTS}):
        crown = part("wreath", 0, 0, 36, 33) + figure(18, 22, 17, str(points), "currentColor")
        drawn[f"points-{points}"] = (crown, "0 0 36 33")
    for number in range(1, MOST_KNOWLEDGE + 1):
        books = "".join(part("book", at_ * 18, 0, 16, 24) for at_ in range(number))
        drawn[f"books-{number}"] = (books, f"0 0 {number * 18} 24")
        opened = "".join(part("open", at_ * 32, 0, 30, 22) for at_ in range(number))
        drawn[f"opens-{number}"] = (opened, f"0 0 {number * 32} 22")
    for number in range(1, MOST_CARDS + 1):
        drawn[f"cards-{number}"] = (_cards(number), "0 0 58 42")
    for height in range(HEIGHTS + 1):
        drawn[f"pile-{height}"] = (_pile(height), "0 0 100 66")
    for region in REGIONS:
        drawn[f"land-{region}"] = (
            shape(LANDS[region], REGION, 'fill-rule="evenodd"'),
            "0 0 160 62",
        )
    steps = zip(STEP_REGION, STEP_FINDS, STEP_WEEKS, strict=True)
    for number, finds, weeks in sorted(set(steps)):
        for have in range(finds + 1):
            body = _step(REGIONS[number], finds, have, weeks)
            name = f"step-{REGIONS[number]}-{finds}-{have}-{weeks}"
            drawn[name] = (body, f"0 0 {finds * 16 + 28} 30")
    for place in (*REGIONS, "world"):
        drawn[f"bust-{place}"] = (portraits.professor(place), "0 0 60 60")
    return drawn


def _book() -> str:
    shade = "M12 1h2a1 1 0 0 1 1 1v20a1 1 0 0 1-1 1h-2z"
    return (
        rect(1, 1, 14, 22, REGION, 1.5)
        + shape("M1 4.5h14V6H1zM1 18h14v1.5H1z", LEAF)
        + shape(shade, "#000", 'opacity=".22"')
    )


def _open() -> str:
    left = "M5 6.5c3-1 5.5-.7 7.5.5M5 10c3-1 5.5-.7 7.5.5"
    right = "M25 6.5c-3-1-5.5-.7-7.5.5M25 10c-3-1-5.5-.7-7.5.5"
    return (
        shape("M1 4C6 1.5 11 2 15 5c4-3 9-3.5 14-1v16c-5-2.5-10-2-14 1-4-3-9-3.5-14-1z", TURQUOISE)
        + shape("M2.5 3C7 1 11.5 1.6 15 4.3v13.5C11.5 15 7 14.5 2.5 16.3z", "#fffaf0")
        + shape("M27.5 3C23 1 18.5 1.6 15 4.3v13.5c3.5-2.8 8-3.3 12.5-1.5z", "#efe2c4")
        + stroke(left + right, "#6a5842", 1.1)
    )


def _hand() -> str:
    return (
        rect(2.5, 5, 10, 15, "currentColor", 1.6, 'transform="rotate(-14 7 20)" opacity=".55"')
        + rect(7, 4, 10, 15, "currentColor", 1.6, 'opacity=".8"')
        + rect(11.5, 5, 10, 15, "currentColor", 1.6, 'transform="rotate(14 17 20)"')
    )


def _card() -> str:
    edge = 'stroke="#000" stroke-opacity=".3"'
    rim = f'stroke="{LEAF}" stroke-width="1.1"'
    return rect(0.7, 0.7, 14.6, 22.6, REGION, 2.2, edge) + rect(3, 3, 10, 18, "none", 1.2, rim)


def _cards(number: int) -> str:
    """So many cards of a pile, at most five in a row."""
    rows = [number] if number <= 4 else [(number + 1) // 2, number // 2]
    top = 21 - len(rows) * 10.5
    drawn = ""
    for row, count in enumerate(rows):
        left = 29 - (count * 12 - 2) / 2
        for at_ in range(count):
            drawn += part("card", left + at_ * 12, top + row * 21 + 1.5, 10, 18)
    return drawn


def _permit() -> str:
    edge = f'stroke="{SOFT}" stroke-width="1"'
    sheet = shape("M2 1h16v20l-3 2-2.5-2H2z", PAPER, edge)
    return sheet + stroke("M5 5h10M5 8h10M5 11h6", SOFT, 1.2) + circle(13.5, 16, 4.3, REGION)


def _step(region: str, finds: int, have: int, weeks: int) -> str:
    """A step of an exhibition: what is there, what is missing, and its weeks."""
    chips = _have(region, have) + at(have * 16, 0, _lack(region, finds - have))
    return at(0, 6, chips) + part(f"weeks-{weeks}", finds * 16 + 2, 0, 26, 29.5)


def _have(region: str, finds: int) -> str:
    return "".join(chip(region, at_ * 16, 0, 15, 20, 12.5) for at_ in range(finds))


def _lack(region: str, finds: int) -> str:
    rim = f'stroke="{colour(region)}" stroke-width="1.5" stroke-dasharray="2.5 1.5"'
    return "".join(
        rect(at_ * 16 + 0.8, 0.8, 13.4, 18.4, "none", 2.5, rim)
        + emblem(region, at_ * 16 + 2, 4.5, 11, colour(region))
        for at_ in range(finds)
    )


def _pile(height: int) -> str:
    """A pile of backs by its height in fives; nobody may count it."""
    shadow = ellipse(50, 54, 44, 7, "#000", 'opacity=".2"')
    if height == 0:
        empty = 'stroke-dasharray="4 3" opacity=".6"'
        return shadow + stroke("M8 48L50 37 92 48 50 59z", REGION, 1.4, empty)
    drawn = shadow
    layers = 1 + height * 3
    for layer in range(layers):
        rim = shape("M8 48l42 11 42-11v3L50 62 8 51z", REGION)
        rim += shape("M8 48l42 11 42-11v3L50 62 8 51z", "#000", 'opacity=".38"')
        rim += shape("M8 48l42 11 42-11-42-11z", "#e4d4ae" if layer % 2 else "#fdf3da")
        drawn += at(layer * 5 % 3 - 1, -layer * 2.2, rim)
    top = shape("M8 48L50 37 92 48 50 59z", REGION, 'stroke="#000" stroke-opacity=".35"')
    top += stroke("M14.5 48L50 38.7 85.5 48 50 57.3z", LEAF, 1)
    return drawn + at(0, -(layers - 1) * 2.2, top)


def _disc(seat: int) -> str:
    """A player's marker, seen from the side."""
    tint = f"var(--seat-{seat}, #777)"
    edge = 'stroke="#000" stroke-opacity=".45"'
    side = shape("M1 9v8a17 8 0 0 0 34 0v-8z", tint, edge)
    side += shape("M1 9v8a17 8 0 0 0 34 0v-8z", "#000", 'opacity=".28"')
    top = ellipse(18, 9, 17, 8, tint, edge) + ellipse(18, 9, 13, 5.8, "#fff", 'opacity=".14"')
    flat = f'<g transform="translate(12.5 5) scale(.46 .34)" fill="#fdf7e7">{SHAPES[seat]}</g>'
    return side + top + flat


def _case() -> str:
    """The brass case of a surveyor's tape, with its crank."""
    edge = f'stroke="{LEAF}" stroke-width="2"'
    return (
        rect(1, 1, 106, 58, BRASS, 14, 'stroke="#5d3f0c" stroke-width="1.5"')
        + circle(30, 30, 21, "none", edge)
        + circle(30, 30, 5, LEAF)
        + stroke("M30 30L42 18", LEAF, 3, 'stroke-linecap="round"')
        + circle(42, 18, 3.5, LEAF)
    )


def _well() -> str:
    """The shaft of the draw pile, with marks for full, half and end."""
    marks = "".join(f"M64 {short(y)}h7" for y in (6, 67, 128))
    return (
        rect(6, 6, 56, 122, "#000", 3, f'fill-opacity=".35" stroke="{BRASS}" stroke-width="1.5"')
        + rect(62.5, 100, 4, 28, "#e0574b")
        + stroke(marks, LEAF, 1.2)
    )
