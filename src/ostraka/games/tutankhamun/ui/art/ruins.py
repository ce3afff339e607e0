"""Columns and the snake: parts drawn upwards, from edge to edge, so that neighbours join."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ostraka.games.tutankhamun.ui.art.soil import LINE
from ostraka.ui.svg import Point, curve, line, ribbon

STONE, STONE_LIGHT, STONE_DARK, CARVED = "#ecd9ac", "#f9edcd", "#c6a76d", "#5c4119"
GOLD, GOLD_LIGHT, GOLD_DARK = "#e2b23e", "#f8dd8a", "#8f6114"
SCALES, SCALES_LIGHT, SCALES_DARK, BELLY = "#6d6c36", "#b9ad66", "#272611", "#e9d48a"
BLOOD: Final = "#b3261e"

_CARVING = (
    f'fill="none" stroke="{CARVED}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
)


def _shaft(top: float, bottom: float) -> str:
    high = bottom - top

    def strip(x: float, width: float, colour: str, opacity: str = "1") -> str:
        return (
            f'<rect x="{x}" y="{top}" width="{width}" height="{high}" fill="{colour}" '
            f'opacity="{opacity}"/>'
        )

    return (
        strip(21.5, 57, "#000", ".17")
        + strip(24.5, 51, "#000", ".2")
        + strip(27, 46, STONE)
        + strip(27, 7.5, STONE_LIGHT)
        + strip(65.5, 7.5, STONE_DARK)
        + f'<path d="M27 {top}V{bottom}M73 {top}V{bottom}" stroke="{LINE}" stroke-width="1.7"/>'
        f'<path d="M34.5 {top}V{bottom}M65.5 {top}V{bottom}" stroke="{CARVED}" '
        'stroke-width=".8" opacity=".7"/>'
    )


# --- Carvings on the shaft, each at its height ------------------------------------------------


def _sun(y: float) -> str:
    return (
        f'<circle cx="50" cy="{y}" r="5.2" {_CARVING}/>'
        f'<circle cx="50" cy="{y}" r="1.6" fill="{CARVED}"/>'
    )


def _water(y: float) -> str:
    wave = "l3.7 -3 3.7 3 3.7 -3 3.7 3 3.7 -3 3.5 3"
    return f'<path d="M39 {y}{wave}M39 {y + 5}{wave}" {_CARVING}/>'


def _eye(y: float) -> str:
    lids = f"M39 {y}q11 -8.5 22 0q-11 6.5 -22 0M47 {y + 4}q0 6 -5 7M52 {y + 4}q2 7 8 6"
    return f'<path d="{lids}" {_CARVING}/><circle cx="50" cy="{y - 0.4}" r="2.3" fill="{CARVED}"/>'


def _reeds(y: float) -> str:
    leaf = "q5 2 0 8"
    path = f"M43 {y + 6}V{y - 5}{leaf}M51 {y + 6}V{y - 5}{leaf}M58.5 {y + 6}V{y - 5}"
    return f'<path d="{path}" {_CARVING}/>'


def _ankh(y: float) -> str:
    path = f"M50 {y + 9}V{y}M43.5 {y + 1.5}H56.5M50 {y}c-6 -4 -4.5 -9.5 0 -9.5s6 5.5 0 9.5"
    return f'<path d="{path}" {_CARVING}/>'


def _loaf(y: float) -> str:
    return f'<path d="M42 {y + 3}a8 7 0 0 1 16 0z" {_CARVING}/>'


# --- Columns ----------------------------------------------------------------------------------


def middle() -> str:
    carvings = _sun(10) + _water(24.5) + _eye(43) + _loaf(61) + _ankh(77.5) + _reeds(92.5)
    return _shaft(0, 100) + carvings


def base() -> str:
    return (
        _shaft(0, 64)
        + _reeds(9)
        + _water(24)
        + _step(20.5, 63, 59, 11)
        + _step(13, 74, 74, 16)
        + f'<path d="M18 85H82" stroke="{CARVED}" opacity=".6"/>'
    )


def _step(x: float, y: float, wide: float, high: float) -> str:
    return (
        f'<rect x="{x - 2.5}" y="{y + 1}" width="{wide + 5}" height="{high + 2.5}" rx="2" '
        f'opacity=".22"/><rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{STONE}"/>'
        f'<rect x="{x}" y="{y}" width="{wide}" height="3.4" fill="{STONE_LIGHT}"/>'
        f'<rect x="{x + wide - 7}" y="{y}" width="7" height="{high}" fill="{STONE_DARK}"/>'
        f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="none" stroke="{LINE}" '
        'stroke-width="1.7"/>'
    )


def top() -> str:
    return (
        _shaft(48, 100) + _ankh(70) + _loaf(89) + '<path d="M23 49L50 6L77 49Z" opacity=".22"/>'
        f'<path d="M27 48L50 10L73 48Z" fill="{GOLD}"/>'
        f'<path d="M27 48L50 10V48Z" fill="{GOLD_LIGHT}"/>'
        f'<path d="M50 10L73 48H61Z" fill="{GOLD_DARK}" opacity=".55"/>'
        f'<path d="M27 48L50 10L73 48Z" fill="none" stroke="{LINE}" stroke-width="1.7" '
        'stroke-linejoin="round"/>'
        f'<path d="M27 53.5H73" stroke="{CARVED}" stroke-width="1.2"/>'
    )


# --- The snake --------------------------------------------------------------------------------

_BODY: Final = curve(
    *((50, -1), (50, 16), (66, 17), (66, 33), (66, 48), (34, 52), (34, 67)),
    *((34, 83), (50, 84), (50, 101)),
)
_BEND: Final = curve((50, -1), (50, 20), (32, 26), (34, 46), (36, 68), (76, 50), (101, 50))
_NECK: Final = curve((50, 101), (50, 85), (35, 85), (35, 71), (35, 58), (50, 58), (50, 40))
_TAIL: Final = curve(
    *((50, -1), (50, 17), (75, 18), (79, 42), (82, 66), (70, 85), (48, 86)),
    *((28, 87), (14, 73), (15, 55), (15.5, 46), (20, 40), (25, 35)),
)


def _thick(along: float) -> float:
    return 13.2


def _tapering(along: float) -> float:
    return 0.2 if along > 0.999 else 13.2 * min(1.0, (1 - along) / 0.86) ** 0.7


def _snake(way: list[Point], half: Callable[[float], float] = _thick, scales: float = 1) -> str:
    shadow = [(x + 2, y + 2.4) for x, y in way]
    dashes = 'stroke-dasharray="3.6 6.4"'
    return (
        f'<path d="{ribbon(shadow, lambda t: half(t) + 2.2)}" opacity=".26"/>'
        f'<path d="{ribbon(way, lambda t: half(t) + 1.6)}" fill="{SCALES_DARK}"/>'
        f'<path d="{ribbon(way, half)}" fill="{SCALES}"/>'
        f'<path d="{ribbon(way, lambda t: half(t) * 0.56)}" fill="{SCALES_LIGHT}" opacity=".55"/>'
        f'<path d="{line(way)}" fill="none" stroke="{SCALES_DARK}" stroke-width="{11 * scales}" '
        f'{dashes} opacity=".85"/><path d="{line(way)}" fill="none" stroke="{BELLY}" '
        f'stroke-width="{4.2 * scales}" {dashes}/>'
    )


def body() -> str:
    return _snake(_BODY)


def bend() -> str:
    """A body that comes from above and leaves to the right."""
    return _snake(_BEND)


def tail() -> str:
    return _snake(_TAIL, _tapering, 0.7)


def head() -> str:
    hood = "M50 9C60 9 61 19 69 27C80 37 76 58 50 63C24 58 20 37 31 27C39 19 40 9 50 9Z"
    belly = "M50 25C57 28 66 34 63 43C60 51 54 52 50 54C46 52 40 51 37 43C34 34 43 28 50 25Z"
    skull = "M50 9C57 9 58.5 16 58 20C56.5 27 43.5 27 42 20C41.5 16 43 9 50 9Z"
    dark = f'stroke="{SCALES_DARK}"'
    eyes = "".join(
        f'<circle cx="{x}" cy="16.6" r="2.3" fill="{BLOOD}" {dark} stroke-width=".8"/>'
        for x in (45.4, 54.6)
    )
    return (
        _snake(_NECK) + f'<path d="{hood}" transform="translate(2 2.6)" opacity=".26"/>'
        f'<path d="{hood}" fill="{SCALES}" {dark} stroke-width="2.6"/>'
        f'<path d="{belly}" fill="{BELLY}" {dark} stroke-width="1.4"/>'
        f'<path d="M38.5 39H61.5M39.5 45H60.5M44 50.2H56M41 33.5H59" {dark} '
        f'stroke-width="1.3" opacity=".75"/>'
        f'<path d="{skull}" fill="{SCALES_LIGHT}" {dark} stroke-width="1.6"/>{eyes}'
        f'<path d="M50 9.5V4M50 4L46.6 .6M50 4L53.4 .6" fill="none" stroke="{BLOOD}" '
        'stroke-width="1.8" stroke-linecap="round"/>'
    )
