"""Treasures, dangers, and what is no card of a layer: drawn upright and in the middle."""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random
from typing import Final

from ostraka.games.tutankhamun.ui.art.ruins import BLOOD, GOLD, GOLD_DARK, GOLD_LIGHT
from ostraka.games.tutankhamun.ui.art.soil import LIGHT, LINE
from ostraka.ui.icons import reference
from ostraka.ui.svg import short

ALABASTER, ALABASTER_DARK = "#f8efdb", "#d8c096"
FAIENCE, FAIENCE_LIGHT, FAIENCE_DARK = "#36aaa0", "#8fdcd2", "#11615d"
LAPIS, LAPIS_DARK, CARNELIAN = "#23549b", "#122f5e", "#bf4b2c"
SILVER, SILVER_DARK = "#eceff1", "#76828b"
CHITIN: Final = "#2c170d"
WOOD, WOOD_LIGHT, WOOD_DARK = "#a87642", "#c9985e", "#5e3b1b"
IRON, IRON_LIGHT = "#4b5157", "#8d969d"


def _icon(name: str, x: float, y: float, size: float, colour: str, more: str = "") -> str:
    """An icon around a point; it comes from the sprite, see `draw.svg.sheet`."""
    return (
        f'<use href="{reference(name)}" x="{short(x - size / 2)}" y="{short(y - size / 2)}" '
        f'width="{size}" height="{size}" color="{colour}"{more}/>'
    )


def _outline(colour: str, width: float, size: float) -> str:
    """An outline for an icon of a size, which is drawn in a square of 512."""
    thick = short(width * 512 / size, 0)
    return f' stroke="{colour}" stroke-width="{thick}" stroke-linejoin="round" paint-order="stroke"'


# --- Treasures --------------------------------------------------------------------------------


def alabaster() -> str:
    jar = (
        "M38.5 12H61.5V17C58 19 57 23 57.4 29C58 38 73 43 73 61C73 76 63 85 50 85S27 76 27 61"
        "C27 43 42 38 42.6 29C43 23 42 19 38.5 17Z"
    )
    ears = "M41 22C22 20 12 36 26 53M59 22C78 20 88 36 74 53"
    veins = "M29 57Q50 65 71.5 56M29.5 67Q50 75 71.5 65M34 47Q48 53 66 47"
    return (
        '<ellipse cx="52" cy="88" rx="25" ry="4.5" opacity=".25"/>'
        f'<path d="{ears}" fill="none" stroke="{LINE}" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="{ears}" fill="none" stroke="{ALABASTER_DARK}" stroke-width="3.8" '
        f'stroke-linecap="round"/><path d="M39 84H61L65 91H35Z" fill="{ALABASTER_DARK}" '
        f'stroke="{LINE}" stroke-width="1.7" stroke-linejoin="round"/>'
        f'<path d="{jar}" fill="{ALABASTER}" stroke="{LINE}" stroke-width="1.9" '
        f'stroke-linejoin="round"/><path d="M66 47C71 58 70 74 58 82C66 74 66 58 60 43Z" '
        f'fill="{ALABASTER_DARK}"/><path d="{veins}" fill="none" stroke="{ALABASTER_DARK}" '
        'stroke-width="2.2"/><path d="M34 56Q33 68 41 77" fill="none" stroke="#fff" '
        'stroke-width="3.6" stroke-linecap="round"/>'
        f'<path d="M42 29H58" stroke="{LAPIS}" stroke-width="3"/>'
        f'<path d="M43 33.2H57.6" stroke="{GOLD}" stroke-width="1.6"/>'
    )


def faience() -> str:
    cup = (
        "M22 14C20 44 33 60 45 63L46 74L33 84H67L54 74L55 63C67 60 80 44 78 14Q71 21 64 14"
        "Q57 22 50 14Q43 22 36 14Q29 21 22 14Z"
    )
    petals = "M46 61C32 54 27 38 29 24M54 61C68 54 73 38 71 24"
    return (
        '<g transform="translate(50 49) scale(.7) translate(-50 -49)">'
        '<ellipse cx="52" cy="86" rx="22" ry="4" opacity=".28"/>'
        f'<path d="{cup}" fill="{FAIENCE}" stroke="{ALABASTER}" stroke-width="7" '
        f'stroke-linejoin="round" opacity=".9"/><path d="{cup}" fill="{FAIENCE}" '
        f'stroke="{FAIENCE_DARK}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="M50 61C38 50 37 33 50 22C63 33 62 50 50 61Z" fill="{FAIENCE_LIGHT}" '
        f'stroke="{FAIENCE_DARK}" stroke-width="2"/>'
        f'<path d="{petals}" fill="none" stroke="{FAIENCE_DARK}" stroke-width="2.2"/>'
        f'<path d="M50 27V56" stroke="{FAIENCE_DARK}" stroke-width="1.6"/>'
        f'<path d="M41 69H59" stroke="{LAPIS}" stroke-width="3"/></g>'
    )


def chain() -> str:
    def string(colour: str, width: float, more: str = "") -> str:
        return (
            f'<path d="M21 15C23 44 36 62 50 66C64 62 77 44 79 15" fill="none" '
            f'stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{more}/>'
        )

    return (
        string(LINE, 11)
        + string(GOLD_DARK, 7.6)
        + string(GOLD, 6.6, ' stroke-dasharray="0 7.9"')
        + string(LAPIS, 6.6, ' stroke-dasharray="0 23.7"')
        + f'<circle cx="50" cy="67" r="15.5" fill="{LAPIS_DARK}" stroke="{LINE}" '
        f'stroke-width="3.6"/><circle cx="50" cy="67" r="14.6" fill="{LAPIS}" stroke="{GOLD}" '
        'stroke-width="2.4"/>' + _icon("gold-scarab", 50, 67, 23, GOLD_LIGHT)
    )


def falcon() -> str:
    shade = _outline("#000", 3, 66) + ' opacity=".28"'
    return (
        '<g transform="translate(100 0) scale(-1 1)">'
        + _icon("egyptian-bird", 48.5, 51.5, 66, "#000", shade)
        + _icon("egyptian-bird", 50, 50, 66, SILVER, _outline(LINE, 3.6, 66))
        + "</g>"
    )


def bracelet() -> str:
    def ring(width: float, colour: str, more: str = "") -> str:
        return (
            f'<ellipse cx="50" cy="49" rx="28.5" ry="27" fill="none" stroke="{colour}" '
            f'stroke-width="{width}"{more}/>'
        )

    return (
        '<ellipse cx="52" cy="52.5" rx="28.5" ry="27" fill="none" stroke="#000" '
        'stroke-width="16" opacity=".24"/>'
        + ring(17.4, LINE)
        + ring(14, GOLD)
        + ring(8, LAPIS, ' stroke-dasharray="6.4 3.28"')
        + ring(8, CARNELIAN, ' stroke-dasharray="0 19.36 6.4 3.28"')
        + f'<ellipse cx="50" cy="49" rx="34" ry="32.4" fill="none" stroke="{GOLD_LIGHT}" '
        f'stroke-width="1.5"/><ellipse cx="50" cy="49" rx="23" ry="21.6" fill="none" '
        f'stroke="{GOLD_DARK}" stroke-width="1.3"/><ellipse cx="50" cy="75.5" rx="17" ry="13" '
        f'fill="{GOLD_DARK}" stroke="{LINE}" stroke-width="2"/>'
        f'<ellipse cx="50" cy="75" rx="15" ry="11.4" fill="{GOLD_LIGHT}"/>'
        f'<ellipse cx="50" cy="75" rx="12.4" ry="9.2" fill="{FAIENCE}" '
        f'stroke="{FAIENCE_DARK}"/>' + _icon("eye-of-horus", 50, 75.4, 19, LAPIS_DARK)
    )


def pectoral() -> str:
    def row(radius: float, width: float, colour: str, dashes: str = "") -> str:
        x, y = radius * cos(radians(-18)), radius * sin(radians(-18))
        beads = f' stroke-dasharray="{dashes}"' if dashes else ""
        return (
            f'<path d="M{short(50 - x)} {short(27 + y)}A{radius} {radius} 0 1 0 {short(50 + x)} '
            f'{short(27 + y)}" fill="none" stroke="{colour}" stroke-width="{width}"{beads}/>'
        )

    return (
        '<g transform="translate(0 7)"><path d="M13 28A38 38 0 1 0 89 28" fill="none" '
        'stroke="#000" stroke-width="22" opacity=".2"/>'
        + row(31.5, 33, LINE)
        + row(31.5, 29.6, GOLD_DARK)
        + row(43, 5.6, CARNELIAN, "4.2 1.7")
        + row(36.6, 4.8, GOLD)
        + row(36.6, 4.8, GOLD_LIGHT, "1.6 3")
        + row(30.8, 5.2, LAPIS, "5 1.3")
        + row(25, 4.6, ALABASTER, "3 1.3")
        + row(19.6, 5, FAIENCE, "4 1.2")
        + f'<circle cx="50" cy="29" r="16.4" fill="{LAPIS_DARK}" stroke="{GOLD_LIGHT}" '
        'stroke-width="2.2"/>' + _icon("gold-scarab", 50, 29, 25, GOLD_LIGHT) + "</g>"
    )


# --- Dangers ----------------------------------------------------------------------------------


def _ring() -> str:
    """What all dangers have round them."""
    return (
        f'<circle cx="50" cy="50" r="41.5" fill="none" stroke="{BLOOD}" stroke-width="3.2" '
        'stroke-dasharray="1.6 4.92" opacity=".9"/>'
    )


def mosquito() -> str:
    thin = (
        f'fill="none" stroke="{CHITIN}" stroke-width="2.1" stroke-linecap="round" '
        'stroke-linejoin="round"'
    )
    legs = (
        "M46 42L27 33L15 44M46 47L23 50L14 67M47 52L31 66L30 86"
        "M54 42L73 33L85 44M54 47L77 50L86 67M53 52L69 66L70 86"
    )
    wings = "M47 43C30 28 18 24 13 29C11 36 28 46 47 46ZM53 43C70 28 82 24 87 29C89 36 72 46 53 46Z"
    belly = "M50 48C56 50 56 62 54 72C53 80 51 86 50 90C49 86 47 80 46 72C44 62 44 50 50 48Z"
    return (
        _ring() + f'<path d="{legs}" {thin}/>'
        f'<path d="{wings}" fill="{SILVER}" fill-opacity=".88" stroke="{CHITIN}" '
        f'stroke-width="1.4"/><path d="M45 43Q30 33 17 30M55 43Q70 33 83 30" fill="none" '
        f'stroke="{CHITIN}" stroke-width=".8" opacity=".7"/>'
        f'<path d="{belly}" fill="{BLOOD}" stroke="{CHITIN}" stroke-width="1.7"/>'
        f'<path d="M45 58H55M45 64H55M45.6 70H54.4M47 77H53" stroke="{CHITIN}" '
        f'stroke-width="1.8"/><ellipse cx="50" cy="42" rx="7.4" ry="9" fill="{CHITIN}"/>'
        f'<circle cx="50" cy="29.5" r="5.6" fill="{CHITIN}"/>'
        f'<circle cx="47" cy="28.6" r="2" fill="{BLOOD}"/>'
        f'<circle cx="53" cy="28.6" r="2" fill="{BLOOD}"/>'
        f'<path d="M50 25V9M47.5 25L40 15M52.5 25L60 15" {thin}/>'
    )


def scorpion() -> str:
    return (
        _ring()
        + _icon("scorpion", 51.5, 52, 68, "#000", _outline("#000", 2, 68) + ' opacity=".22"')
        + _icon("scorpion", 50, 50, 68, CHITIN, _outline(LIGHT, 2.4, 68))
    )


def mask() -> str:
    rays = ""
    for step in range(24):
        angle = step * pi / 12
        ends = [(50 + 48 * cos(angle + off), 50 + 48 * sin(angle + off)) for off in (-0.05, 0.05)]
        rays += "M50 50" + "".join(f"L{short(x)} {short(y)}" for x, y in ends) + "Z"
    cloth = "M50 19C33 19 27 32 27 48L24 72C32 82 42 84 50 84S68 82 76 72L73 48C73 32 67 19 50 19Z"
    return (
        f'<path d="{rays}" fill="{BLOOD}" opacity=".85"/>'
        f'<circle cx="50" cy="50" r="38" fill="{LAPIS_DARK}" stroke="{GOLD}" '
        f'stroke-width="2.4"/><path d="{cloth}" fill="{LAPIS}"/>'
        + _icon("pharoah", 50, 50, 66, GOLD, _outline(LAPIS_DARK, 1.6, 66))
    )


# --- Special cards and coins ------------------------------------------------------------------


def scarab() -> str:
    """The card that doubles a turn, 72 by 100."""

    def pane(inset: float, corner: float, colour: str, edge: str, width: float) -> str:
        return (
            f'<rect x="{inset}" y="{inset}" width="{72 - 2 * inset}" height="{100 - 2 * inset}" '
            f'rx="{corner}" fill="{colour}" stroke="{edge}" stroke-width="{width}"/>'
        )

    return (
        pane(1, 6, ALABASTER, LINE, 1)
        + pane(4.5, 3.6, LAPIS_DARK, GOLD, 1.6)
        + pane(7.5, 2, LAPIS, GOLD_LIGHT, 0.7)
        + f'<circle cx="36" cy="38" r="24" fill="{LAPIS_DARK}" opacity=".55"/>'
        + _icon("gold-scarab", 36, 38, 44, GOLD, _outline(GOLD_DARK, 1.4, 44))
        + f'<path d="M14 66H58" stroke="{GOLD}"/><text x="36" y="88" text-anchor="middle" '
        f'font-family="Marcellus, serif" font-size="22" fill="{GOLD_LIGHT}">×2</text>'
    )


def barricade() -> str:
    rng = Random(3)
    drawn = ['<rect x="7" y="9" width="90" height="88" rx="3" opacity=".34"/>']
    for y in range(5, 95, 18):
        x, wide = 4 + rng.uniform(-1.5, 1.5), 92 + rng.uniform(-1.5, 1.5)
        bows = [short(rng.uniform(-3, 3)) for _ in range(3)]
        grain = f"M{short(x + 6)} {y + 7}q20 {bows[0]} 38 0t44 {bows[1]}"
        grain += f"M{short(x + 4)} {y + 12}q30 {bows[2]} 80 0"
        drawn.append(
            f'<rect x="{short(x)}" y="{y}" width="{short(wide)}" height="16.6" rx="1.6" '
            f'fill="{WOOD}" stroke="{WOOD_DARK}" stroke-width="1.3"/>'
            f'<path d="M{short(x + 1)} {y + 2}h{short(wide - 2)}" stroke="{WOOD_LIGHT}" '
            f'stroke-width="1.8"/><path d="{grain}" fill="none" stroke="{WOOD_DARK}" '
            'stroke-width=".8" opacity=".65"/>'
        )
    for x in (15, 73):
        drawn.append(
            f'<rect x="{x}" y="2" width="12" height="96" rx="1.6" fill="{WOOD_LIGHT}" '
            f'stroke="{WOOD_DARK}" stroke-width="1.3"/>'
        )
        drawn += [
            f'<circle cx="{x + 6}" cy="{y}" r="1.7" fill="{IRON}"/>' for y in range(13, 95, 18)
        ]
    return "".join(drawn) + _handle()


def _handle() -> str:
    def ring(x: float, y: float, width: float, colour: str, opacity: str = "1") -> str:
        return (
            f'<circle cx="{x}" cy="{y}" r="15" fill="none" stroke="{colour}" '
            f'stroke-width="{width}" opacity="{opacity}"/>'
        )

    return (
        ring(51, 56, 6.4, "#000", ".3")
        + ring(50, 54, 7.4, LINE)
        + ring(50, 54, 5, IRON)
        + f'<path d="M38.4 46A15 15 0 0 1 61 44" fill="none" stroke="{IRON_LIGHT}" '
        'stroke-width="1.8" stroke-linecap="round"/>'
        f'<rect x="42.5" y="34.5" width="15" height="8.4" rx="3" fill="{IRON}" stroke="{LINE}" '
        'stroke-width="1.4"/>'
    )


def silver() -> str:
    """A coin, 40 by 40, with an ankh."""
    ankh = "M20 29.5V20M13.6 20.6H26.4M20 20C15.4 16.6 15.6 10.6 20 10.6S24.6 16.6 20 20"
    return _coin(SILVER, "#fff", SILVER_DARK) + (
        f'<path d="{ankh}" fill="none" stroke="{SILVER_DARK}" stroke-width="2.7" '
        'stroke-linejoin="round"/>'
    )


def gold() -> str:
    """A coin with the eye of Horus."""
    return _coin(GOLD, GOLD_LIGHT, GOLD_DARK) + _icon("eye-of-horus", 20, 20, 20, GOLD_DARK)


def _coin(colour: str, light: str, dark: str) -> str:
    return (
        '<circle cx="20" cy="21.4" r="18" opacity=".25"/>'
        f'<circle cx="20" cy="20" r="18" fill="{dark}"/>'
        f'<circle cx="20" cy="20" r="16.6" fill="{colour}"/>'
        f'<circle cx="20" cy="20" r="13.2" fill="{light}" stroke="{dark}" stroke-width="1.3"/>'
    )
