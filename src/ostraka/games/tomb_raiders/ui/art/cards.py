"""The faces and backs of all cards, 100 by 150. They carry numbers and pictures, never words."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ostraka.games.tomb_raiders.rules.box import (
    CONGRESS_POINTS,
    EXHIBITION_POINTS,
    GIFTS,
    GREENS,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    PLAY_WEEKS,
    PROFESSOR,
    PROFESSOR_POINTS,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
    STEPS,
    TAKE_WEEKS,
    WORLD_PROFESSOR,
)
from ostraka.games.tomb_raiders.ui.art import portraits
from ostraka.games.tomb_raiders.ui.art.paint import (
    BRASS,
    CARD,
    CREAM,
    DARK,
    EMBLEMS,
    GREEN,
    HOLE,
    INK,
    LEAF,
    LINE,
    PAPER,
    SOFT,
    WAX,
    WOOD,
    at,
    book,
    chip,
    circle,
    colour,
    ellipse,
    emblem,
    figure,
    icon,
    lattice,
    on,
    open_book,
    part,
    rect,
    seal,
    shape,
    stroke,
    watch,
    words,
    wreath,
)
from ostraka.ui.svg import short

START: Final = 'text-anchor="start"'
PLAIN_HEAD: Final = "#4a3b2a"
"""The head of action cards without a region."""
CORNER: Final = "M.9 40V7.5A6.6 6.6 0 0 1 7.5.9H26V34a6 6 0 0 1-6 6z"

FINDS: Final = {
    "mesopotamia": ("wax-tablet", "ram-profile", "lion", "harp", "griffin-symbol"),
    "egypt": ("scarab-beetle", "egyptian-urns", "ibis", "horus", "sarcophagus", "pharoah"),
    "greece": (
        "covered-jar",
        "painted-pottery",
        "lyre",
        "spartan-helmet",
        "discobolus",
        "greek-sphinx",
    ),
    "crete": ("porcelain-vase", "octopus", "dolphin", "bull-horns", "minotaur"),
}
"""What is worth 1 point, 2 points and so on."""
SHERDS: Final = {
    "mesopotamia": "broken-tablet",
    "egypt": "broken-pottery",
    "greece": "broken-pottery",
    "crete": "rock",
}
GIVEN: Final = ("amphora", "scarab-beetle", "lion", "lyre", "dolphin")


def cards() -> dict[str, str]:
    """Every card by its name."""
    drawn = {name: _green(name) for name in GREENS}
    for region in REGIONS:
        for points in range(1, len(FINDS[region]) + 1):
            drawn[f"find-{region}-{points}"] = _find(region, points)
        drawn[f"find-{region}-book"] = _found_book(region)
        drawn[f"rubble-{region}"] = _rubble(region)
        drawn[f"back-{region}"] = _back(colour(region), EMBLEMS[region])
        drawn[f"permit-{region}"] = _permit(region)
    drawn["permit-general"] = _permit("general")
    drawn["back-green"] = _back(GREEN, "compass")
    for place in (*REGIONS, "world"):
        drawn[f"professor-{place}"] = _professor(place)
    return drawn


def lattices() -> dict[str, str]:
    """What fills backs and rubble, with its box."""
    return {
        "lattice": stroke(lattice(9, 9, 82, 132, 9), "#fff", 0.5, 'opacity=".22"'),
        "hatching": stroke(lattice(8, 20.5, 84, 101, 7), SOFT, 0.5, 'opacity=".35"'),
    }


# --- Green backs ------------------------------------------------------------------------------


def _green(name: str) -> str:
    kind, *about = name.split("-")
    take = TAKE_WEEKS[GREENS.index(name)] if kind not in ("exhibition", "museum") else 0
    play = PLAY_WEEKS[GREENS.index(name)]
    if kind == "expertise":
        return _expertise(about[0], int(about[1]), take)
    if kind == "general":
        return _general(int(about[0]), take)
    if kind == "congress":
        return _congress(take)
    if kind == "exhibition":
        return _exhibition(int(about[0]) - 1)
    if kind == "museum":
        return _museum(int(about[0]) - 1)
    if kind in ("thief", "raiders"):
        picture = _thief() if kind == "thief" else _raiders()
        corner = chip(about[0], 6, 126, 17, 17, 13)
        return _action(colour(about[0]), picture + corner, take, play, about[0])
    picture = {"scientist": _scientist, "assistant": _assistant, "excavation": _excavation}[kind]()
    return _action(PLAIN_HEAD, picture, take, play)


def _blank(fill: str = CARD) -> str:
    return rect(0.7, 0.7, 98.6, 148.6, fill, 7, f'stroke="{LINE}" stroke-width="1.2"')


def _index(head: str, picture: str, hole: bool = True) -> str:
    """A catalogue card: coloured head, red rule, blue lines, punched hole."""
    band = "M.9 24V7.5A6.6 6.6 0 0 1 7.5.9h85A6.6 6.6 0 0 1 99.1 7.500V24z"
    drawn = _blank() + shape(band, head) + stroke("M1 26.500H99", "#b4402b", 0.9, 'opacity=".65"')
    drawn += stroke("M6 122H94M6 130H94M6 138H94", "#3c6a94", 0.55, 'opacity=".28"')
    if hole:
        drawn += circle(50, 141.5, 3.4, HOLE, f'stroke="{LINE}" stroke-width=".7"')
    return drawn + picture


def _letter(letter: str) -> str:
    """The mark of action cards (A) and presentations (P)."""
    ring = circle(12.5, 12.5, 8.2, CREAM, f'stroke="{BRASS}" stroke-width="1.2"')
    return ring + words(12.5, 16.5, 11.5, letter, DARK)


def _expertise(region: str, books: int, take: int) -> str:
    width = {1: 31.0, 2: 27.0, 3: 23.5}[books]
    heights = (74, 66, 70) if books < 3 else (74, 64, 70)
    left = 50 - (books * width + (books - 1) * 2.2) / 2
    shelf = rect(9, 116, 82, 4.5, WOOD, 1) + rect(9, 116, 82, 1.4, "#a77a47", 0.7)
    drawn = shelf + rect(12, 120.5, 76, 1.6, "#000", 0.8, 'opacity=".13"')
    for number in range(books):
        drawn += book(left + number * (width + 2.2), 116, width, heights[number], region)
        edge = f'stroke="{SOFT}" stroke-width=".5"'
        drawn += rect(22 + number * 6, 132.5, 4.5, 11, colour(region), 0.8, edge)
    drawn += watch(81, 22, take, 13) + emblem(region, 7, 3.5, 18)
    return _index(colour(region), drawn + words(9, 143, 17, str(books), INK, START))


def _general(books: int, take: int) -> str:
    drawn = open_book(50, 74, 74) if books == 1 else open_book(50, 56, 58) + open_book(50, 95, 58)
    for number, region in enumerate(REGIONS):
        drawn += chip(region, 50.5 + number * 11.2, 133, 9.6, 9.6, 7.6)
    drawn += watch(81, 22, take, 13) + open_book(17, 13, 20, "#0d4a45")
    drawn += words(9, 143, 17, str(books), INK, START)
    return _index("var(--turquoise-card, #1f6f68)", drawn, hole=False)


def _congress(take: int) -> str:
    drawn = icon("public-speaker", 15, 32, 62, INK)
    for number, points in enumerate(CONGRESS_POINTS[1:]):
        x, rise = 5.5 + number * 12.8, number * 2.3
        edge = f'stroke="{BRASS}" stroke-width=".6" opacity=".85"'
        drawn += rect(x, 122 - rise, 11.6, 17 + rise, LEAF, 1, edge)
        drawn += figure(x + 5.8, 134, 8.8, str(points), DARK)
    drawn += watch(81, 22, take, 13) + icon("laurels", 7, 3, 19, LEAF)
    return _index("#5c4430", drawn, hole=False)


# --- Action cards -----------------------------------------------------------------------------


def _action(head: str, picture: str, take: int, play: int, region: str = "") -> str:
    """Weeks for taking it above, weeks for playing it below, behind an arrow."""
    drawn = picture + watch(81, 22, take, 13) + _letter("A")
    if region:
        drawn += emblem(region, 26, 4, 17)
    drawn += watch(83, 133, play, 11) + shape("M58 126.500l9 6-9 6z", BRASS)
    return _index(head, drawn)


def _thief() -> str:
    return circle(66, 54, 17, LEAF, 'opacity=".55"') + icon("robber", 15, 38, 68, INK)


def _raiders() -> str:
    lamp = icon("old-lantern", 6, 72, 44, "#8a5a12") + circle(28, 94, 21, "#f0b93c", 'opacity=".2"')
    return icon("dig-dug", 20, 36, 62, INK) + lamp


def _scientist() -> str:
    drawn = ""
    for turn, region in ((-26, "crete"), (0, "egypt"), (26, "mesopotamia")):
        rim = f'stroke="{LEAF}" stroke-width="1"'
        leaf = rect(30, 44, 32, 48, colour(region), 3) + rect(33, 47, 26, 42, "none", 2, rim)
        drawn += f'<g transform="rotate({turn} 46 112)">{leaf}</g>'
    drawn += circle(56, 72, 20, "#fffaf0", 'opacity=".93"') + icon("scarab-beetle", 42, 58, 28, INK)
    drawn += circle(56, 72, 20, "none", f'stroke="{BRASS}" stroke-width="4"')
    return drawn + stroke("M71 87l15 17", INK, 6.5, 'stroke-linecap="round"')


def _assistant() -> str:
    drawn = at(20, 34, portraits.assistant(), 62 / 60)
    for y, region, aside in ((108, "mesopotamia", 0), (99, "greece", 3), (90, "crete", -2)):
        drawn += rect(24 + aside, y, 50, 8.5, colour(region), 1.5)
        drawn += rect(26 + aside, y + 1.5, 3, 5.5, LEAF, 0.5)
        drawn += rect(68 + aside, y + 1.2, 6, 6.1, "#fdf3da", 0.5)
    return drawn + words(6, 143, 17, "+1", INK, START) + open_book(36, 136, 19)


def _excavation() -> str:
    drawn = ""
    for number, region in enumerate(REGIONS):
        drawn += chip(region, 19 + number % 2 * 33, 41 + number // 2 * 36, 29, 32, 21)
    return drawn + seal(50, 75, 14, WAX, icon("trowel", 42, 67, 16, "#ffe9c9"))


# --- Presentations and professors -------------------------------------------------------------


def _exhibition(number: int) -> str:
    steps = range(number * STEPS, (number + 1) * STEPS)
    first = REGIONS[STEP_REGION[steps[0]]]
    drawn = _blank() + shape("M6 72V42C6 20 24 6 50 6s44 14 44 36v30z", colour(first))
    drawn += stroke("M11 72V43C11 24 27 11 50 11s39 13 39 32v29z", LEAF, 1.2)
    drawn += circle(50, 43, 22.5, "#fff6dc", f'stroke="{LEAF}" stroke-width="1.5"')
    drawn += icon(FINDS[first][-1], 34, 26, 32, DARK)
    drawn += stroke("M20 68c2-8 8-8 9-14M80 68c-2-8-8-8-9-14", LEAF, 1.2)
    drawn += rect(6, 72, 88, 2.6, WOOD)
    for row, step in enumerate(steps):
        y, finds = 79 + row * 22.5, STEP_FINDS[step]
        for find in range(finds):
            drawn += chip(REGIONS[STEP_REGION[step]], 8 + find * 15, y, 13.5, 16, 11)
        dots = 'stroke-dasharray=".1 3" stroke-linecap="round"'
        drawn += stroke(f"M{10 + finds * 15} {y + 13}H70", SOFT, 1, dots)
        drawn += watch(82, y + 9.5, STEP_WEEKS[step], 8.6)
    disc = circle(85, 17, 13.5, CARD, f'stroke="{LINE}" stroke-width=".8"')
    return drawn + disc + wreath(85, 16.5, EXHIBITION_POINTS[number], 9.5) + _letter("P")


def _museum(number: int) -> str:
    drawn = _blank() + shape("M6 82V12a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v70z", "#2c6f6a")
    drawn += rect(9, 9, 82, 70, "none", 4, f'stroke="{LEAF}" stroke-width="1"')
    drawn += circle(50, 44, 30, LEAF, 'opacity=".25"')
    drawn += at(12, 23, facade("#f3e4c0", "#6b5334"), 76 / 80)
    gifts = GIFTS[number]
    size = 15.5 if gifts > 4 else 17.5
    left = 50 - (gifts * (size + 1.5) - 1.5) / 2
    for at_, name in enumerate(GIVEN[:gifts]):
        drawn += icon(name, left + at_ * (size + 1.5), 88, size, INK)
    drawn += shape("M44 108.500h12l-6 6z", BRASS) + watch(22, 132, MUSEUM_WEEKS[number], 11.5)
    drawn += circle(73, 129, 15, CARD) + wreath(73, 129.5, MUSEUM_POINTS[number], 12.5)
    return drawn + _letter("P")


def facade(stone: str, shade: str) -> str:
    """A museum's front, 80 by 64."""
    drawn = shape("M2 56h76v5H2zM6 51h68v5H6z", shade) + shape("M8 24h64v5H8z", stone)
    drawn += shape("M40 2 76 22v3H4v-3z", stone)
    drawn += shape("M40 7 64 20.500H16z", shade, 'opacity=".35"') + circle(40, 16, 3.4, stone)
    for x in (10, 23, 49, 62):
        drawn += shape(f"M{x} 29h8v22h-8z", stone)
        flutes = f"M{x + 2.4} 31v19M{x + 5.4} 31v19"
        drawn += stroke(flutes, shade, 0.8, 'opacity=".6"')
    return drawn + shape("M34 32h12v19H34z", shade)


def _professor(place: str) -> str:
    tint = colour(place)
    drawn = _blank() + rect(6, 6, 88, 138, tint, 4, 'opacity=".22"')
    drawn += rect(6, 6, 88, 138, "none", 4, f'stroke="{BRASS}" stroke-width="1.2"')
    for rx, ry, fill in ((35, 43, WOOD), (33, 41, LEAF), (30, 38, tint)):
        drawn += ellipse(50, 60, rx, ry, fill)
    drawn += ellipse(50, 56, 24, 30, "#fff", 'opacity=".22"')
    drawn += at(23, 39, portraits.professor(place), 0.9)
    drawn += shape("M22 81A30 38 0 0 0 78 81L80 86A33 41 0 0 1 20 86Z", LEAF)
    needed = WORLD_PROFESSOR if place == "world" else PROFESSOR
    drawn += words(11, 138, 17, str(needed), INK, START)
    drawn += open_book(41, 133, 17) if place == "world" else book(24, 139, 8, 15, place)
    drawn += circle(77, 127, 14, CARD) + wreath(77, 127.5, PROFESSOR_POINTS, 11.5)
    return drawn + chip(place, 8, 8, 18, 18, 14)


# --- Site cards and permits -------------------------------------------------------------------


def _corners() -> str:
    """The corners that hold a photograph."""
    return shape(
        "M92 30v-9.500h-9.500zM8 112v9.500h9.500zM92 112v9.500h-9.500z", BRASS, 'opacity=".75"'
    )


def _site(region: str, tint: str, value: str, picture: str) -> str:
    """A photograph with a tag in its corner."""
    drawn = _blank() + picture + _corners() + shape(CORNER, tint)
    ink = on(region) if tint == colour(region) else CREAM
    lines = stroke("M8 134H31M69 134H92", LINE, 0.8)
    return drawn + words(13.3, 20, 20, value, ink) + emblem(region, 6.3, 23.5, 14, ink) + lines


def _photo(region: str, name: str) -> str:
    drawn = rect(8, 20.5, 84, 101, "#fffaf0", 1)
    drawn += rect(8, 20.5, 84, 101, colour(region), 1, 'opacity=".26"')
    drawn += circle(50, 69, 37, "#fffaf0", 'opacity=".65"')
    drawn += ellipse(50, 110, 29, 4.5, "#000", 'opacity=".16"')
    return drawn + icon(name, 19, 36, 66, "#000", 'opacity=".13"') + icon(name, 17.5, 34, 66, INK)


def _find(region: str, points: int) -> str:
    picture = _photo(region, FINDS[region][points - 1])
    return _site(region, colour(region), str(points), picture) + wreath(50, 133.5, points, 10.5)


def _found_book(region: str) -> str:
    picture = _photo(region, "white-book")
    return _site(region, colour(region), "+1", picture) + open_book(50, 133, 19)


def _rubble(region: str) -> str:
    picture = rect(8, 20.5, 84, 101, "#8f8371", 1, 'opacity=".34"')
    picture += part("hatching", 0, 0, 100, 150)
    picture += ellipse(50, 108, 34, 6, "#000", 'opacity=".16"')
    picture += icon("stone-pile", 14, 62, 50, "#6b5f50") + icon(
        SHERDS[region], 42, 50, 48, "#574b3e"
    )
    cross = stroke("M45 129l10 10M55 129l-10 10", SOFT, 2.2, 'stroke-linecap="round"')
    return _site(region, "#6f6455", "0", picture) + cross


def _back(tint: str, emblem_: str) -> str:
    drawn = rect(0.7, 0.7, 98.6, 148.6, tint, 7, 'stroke="#000" stroke-opacity=".35"')
    drawn += rect(6, 6, 88, 138, "#000", 4, 'opacity=".12"') + part("lattice", 0, 0, 100, 150)
    drawn += rect(6, 6, 88, 138, "none", 4, f'stroke="{LEAF}" stroke-width="1.6"')
    drawn += rect(9, 9, 82, 132, "none", 2.5, f'stroke="{LEAF}" stroke-width=".6"')
    for x in (14, 86):
        for y in (14, 136):
            drawn += circle(x, y, 5, tint, f'stroke="{LEAF}"') + circle(x, y, 1.6, LEAF)
    rays = ""
    for ray in range(40):
        turn, out = ray * pi / 20, 37 if ray % 2 else 34
        for command, reach in (("M", 31), ("L", out)):
            rays += f"{command}{short(50 + reach * cos(turn))} {short(75 + reach * sin(turn))}"
    drawn += circle(50, 75, 31, tint, f'stroke="{LEAF}" stroke-width="1.6"')
    drawn += circle(50, 75, 27.5, "#000", 'opacity=".14"') + stroke(rays, LEAF, 1.1)
    return drawn + icon(emblem_, 30, 55, 40, LEAF)


def _permit(place: str) -> str:
    tint = colour(place)
    drawn = _blank(PAPER) + stroke(_wave(), tint, 1.1)
    drawn += rect(9.5, 9.5, 81, 131, "none", 2, f'stroke="{tint}" stroke-width=".7"')
    top, lines = (52, 6) if place == "general" else (68, 4)
    if place == "general":
        for number, region in enumerate(REGIONS):
            drawn += chip(region, 18.5 + number * 16.2, 20, 14.5, 21, 12.5)
    else:
        drawn += shape("M30 14h40v26q0 12-20 19Q30 52 30 40z", tint)
        rim = "M33 17h34v23q0 10-17 15.500Q33 50 33 40z"
        drawn += stroke(rim, on(place), 0.9, 'opacity=".6"') + emblem(place, 37, 19, 26)
    drawn += stroke(f"M22 {top}h56", INK, 2.4)
    script = "".join(f"M16 {top + 7 + row * 5.5}H{84 - row % 3 * 5}" for row in range(lines))
    drawn += stroke(script, SOFT, 0.9, 'opacity=".55"')
    name = "M16 127c6-6 8 4 13-2s5 5 9 0 6 3 10-1"
    drawn += stroke(name, INK, 1.3, 'opacity=".8"')
    drawn += shape("M60 118l-5 24 8-5 3 8 3-24z", tint, 'opacity=".85"')
    drawn += shape("M74 118l5 24-8-5-3 8-2-24z", tint, 'opacity=".7"')
    pressed = (
        icon("trowel", 59.5, 102.5, 19, on(place))
        if place == "general"
        else emblem(place, 60, 103, 18)
    )
    return drawn + seal(69, 112, 16, tint, pressed)


def _wave() -> str:
    """A guilloche around a permit."""
    turns = (-3.2, 3.2)
    right = "".join(f"q2.75 {-turns[at_ % 2]} 5.5 0" for at_ in range(16))
    down = "".join(f"q{-turns[at_ % 2]} 2.75 0 5.52" for at_ in range(25))
    left = "".join(f"q-2.75 {-turns[at_ % 2]} -5.5 0" for at_ in range(16))
    up = "".join(f"q{-turns[at_ % 2]} -2.75 0 -5.52" for at_ in range(25))
    return f"M6 6{right}{down}{left}{up}"
