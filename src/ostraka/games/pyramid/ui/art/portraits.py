"""The portraits of the eight adventurers, in a square of a hundred; dark parts follow `color`."""

from __future__ import annotations

from typing import Final

from ostraka.games.pyramid.ui.art.pen import paint, shape

DARK: Final = "currentColor"
RED: Final = "#a32a2a"
EYES: Final = "M40 42.5h6M54 42.5h6M50 45v6"
BROWS: Final = "M39 38q4-2.6 7.4-.4M53.6 37.6q4-2.2 7.4.4"
BUST: Final = "M10 104C10 82 26 74 41 70V56H59V70C74 74 90 82 90 104Z"
BEARD: Final = "C60 58 56 55.5 50 55.5C44 55.5 40 58 37 52Z"


def portraits() -> dict[str, str]:
    """All of them, by last name."""
    return {
        "gore": _gore(),
        "sarti": _sarti(),
        "chartier": _chartier(),
        "wahab": _wahab(),
        "rasputin": _rasputin(),
        "watanabe": _watanabe(),
        "ardila": _ardila(),
        "rice": _rice(),
    }


def _head(wide: float = 16.5, high: float = 21, middle: float = 43) -> str:
    """Neck and face, the right half in shadow."""
    skin = paint("skin")
    top, right, bottom = middle - high, 50 + wide, middle + high
    shadow = (
        f"M50 {top}C60 {top} {right} {middle - 10} {right} {middle}"
        f"C{right} {middle + 12} 58 {bottom} 50 {bottom}C55 {middle + 8} 57 {middle - 6} 50 {top}Z"
    )
    return "".join(
        [
            shape("M42 56H58V70L50 78L42 70Z", skin),
            shape("M42 62C47 68 54 68 58 62V70L50 78L42 70Z", DARK, opacity=0.28),
            f'<ellipse cx="50" cy="{middle}" rx="{wide}" ry="{high}" fill="{skin}"/>',
            shape(shadow, DARK, opacity=0.28),
        ]
    )


def _stroke(path: str, width: float, colour: str = DARK) -> str:
    return shape(path, stroke=colour, stroke_width=width, stroke_linecap="round")


def _eyes() -> str:
    return _stroke(EYES, 2.2)


def _gore() -> str:
    """A slouch hat and a stubble."""
    cloth = paint("cloth")
    coat = "M10 104C10 82 26 74 40 70L50 92L60 70C74 74 90 82 90 104Z"
    hat = (
        "M14 33C22 27 28 29 33 29C34 14 40 9 46 12C49 13.5 51 13.5 54 12C60 9 66 14 67 29"
        "C72 29 78 27 86 33C78 40 64 38 50 38C36 38 22 40 14 33Z"
    )
    return "".join(
        [
            shape(BUST, cloth),
            shape(coat, DARK, opacity=0.82),
            _head(),
            _eyes(),
            shape(f"M37 52C40 66 60 66 63 52{BEARD}", DARK, opacity=0.55),
            shape(hat, DARK),
            shape("M33 26H67L67.3 30.5H32.7Z", cloth),
        ]
    )


def _sarti() -> str:
    """A bob and earrings."""
    skin = paint("skin")
    hair = (
        "M27 62C22 30 34 15 50 15C66 15 78 30 73 62C70 66 64 66 62 62V36H38V62C36 66 30 66 27 62Z"
    )
    fringe = (
        "M34 40C34 27 41 22 52 23C62 24 66 31 66 40C62 36 60 33 58 29C52 34 42 35 38 34"
        "C36 36 35 38 34 40Z"
    )
    return "".join(
        [
            shape(BUST, DARK),
            shape("M38 71L50 90L62 71L68 74L50 104L32 74Z", paint("cloth")),
            shape(hair, DARK),
            _head(15.5, 20),
            _eyes(),
            shape(fringe, DARK),
            _stroke("M46.5 57.5q3.5 2.4 7 0", 2.6, RED),
            f'<circle cx="31" cy="60" r="2.6" fill="{skin}"/>',
            f'<circle cx="69" cy="60" r="2.6" fill="{skin}"/>',
        ]
    )


def _chartier() -> str:
    """Braces, a goatee and a ring in the ear."""
    ink, skin, shade = "#1b120c", "#8a5733", "#7a4a2c"
    beard = (
        "M40 53C43 50 57 50 60 53C60 62 55 66 50 66C45 66 40 62 40 53Z"
        "M44.5 56.5H55.5Q50 59.5 44.5 56.5Z"
    )
    half = "M50 17C62 17 68.5 29 68.5 40C68.5 52 60 63 50 63C57 50 58 30 50 17Z"
    return "".join(
        [
            shape("M2 104C4 80 22 72 38 68H62C78 72 96 80 98 104Z", paint("cloth")),
            shape("M22 104L34 70H40L34 104ZM78 104L66 70H60L66 104Z", DARK),
            shape("M36 50H64V70L50 80L36 70Z", shade),
            f'<ellipse cx="50" cy="40" rx="18.5" ry="23" fill="{skin}"/>',
            shape(half, ink, opacity=0.34),
            _stroke(EYES, 2.2, ink),
            _stroke(BROWS, 2.4, ink),
            shape(beard, ink, fill_rule="evenodd", opacity=0.8),
            '<circle cx="69.5" cy="48" r="2.8" fill="#d9a514"/>',
        ]
    )


def _wahab() -> str:
    """A fez and a full beard."""
    beard = (
        "M33.5 46C34 70 44 70 50 70C56 70 66 70 66.5 46C64 54 60 54 56 53"
        "C52 51.5 48 51.5 44 53C40 54 36 54 33.5 46Z"
    )
    return "".join(
        [
            shape(BUST, paint("cloth")),
            _head(),
            _eyes(),
            shape(beard, DARK),
            shape("M35 30L38 9H62L65 30C58 33 42 33 35 30Z", RED),
            _stroke("M50 9C58 6 70 9 70 24V30", 2.4),
        ]
    )


def _rasputin() -> str:
    """Hair and beard to the chest."""
    hair = "M28 74C24 40 30 14 50 14C70 14 76 40 72 74C66 78 34 78 28 74Z"
    parting = "M50 22C42 24 36 30 35 44C33 34 34 20 50 17C66 20 67 34 65 44C64 30 58 24 50 22Z"
    beard = (
        "M35 47C36 70 42 92 50 98C58 92 64 70 65 47C63 54 59 54.5 56 53.5"
        "C52 51.5 48 51.5 44 53.5C41 54.5 37 54 35 47Z"
    )
    strands = "M44 62Q45 78 49 90M56 62Q55 78 51 90M50 60V92"
    return "".join(
        [
            shape(BUST, DARK),
            shape(hair, DARK),
            _head(15, 20, 42),
            _eyes(),
            _stroke(BROWS, 2.4),
            shape(parting, DARK),
            shape(beard, DARK),
            shape(strands, stroke=paint("skin"), stroke_width=1.4, opacity=0.55),
        ]
    )


def _watanabe() -> str:
    """Hair pinned up with two sticks."""
    hair = (
        "M29 44C28 26 36 18 50 18C64 18 72 26 71 44C72 54 70 60 66 62V36H34V62C30 60 28 54 29 44Z"
    )
    fringe = "M34.5 40C36 29 42 25 50 25C58 25 64 29 65.5 40C60 33 55 30 50 30C45 30 40 33 34.5 40Z"
    return "".join(
        [
            shape(BUST, DARK),
            shape("M36 72L50 84L64 72L70 75L46 104H38L50 88L30 75Z", paint("cloth")),
            '<ellipse cx="50" cy="15" rx="13" ry="9.5" fill="currentColor"/>',
            _stroke("M33 10L67 21M66 9L36 21", 3, RED),
            shape(hair, DARK),
            _head(15, 19.5),
            _eyes(),
            shape(fringe, DARK),
            f'<circle cx="50" cy="57.5" r="2.5" fill="{RED}"/>',
        ]
    )


def _ardila() -> str:
    """A tie and a waxed moustache."""
    hair = (
        "M32 44C29 26 36 16 52 17C66 17 71 28 68 44C67 36 64 32 60 29C52 30 42 28 38 30"
        "C34 34 33 38 32 44Z"
    )
    moustache = (
        "M37 53C40 56 46 55.5 50 52.5C54 55.5 60 56 63 53C62 59 55 59 50 56C45 59 38 59 37 53Z"
    )
    return "".join(
        [
            shape(BUST, DARK),
            shape("M41 70L50 88L59 70L50 78Z", "#fffaf0"),
            shape("M46 80h8l-2.5 4l3.5 12l-5 6l-5-6l3.5-12Z", RED),
            _head(),
            _eyes(),
            _stroke(BROWS, 2.4),
            shape(hair, DARK),
            shape(moustache, DARK),
            shape("M46 61H54Q53 67 50 68Q47 67 46 61Z", DARK),
        ]
    )


def _rice() -> str:
    """A pith helmet and a white moustache."""
    cloth = paint("cloth")
    helmet = "M18 35C26 30 30 30 32 29C32 14 41 7 50 7C59 7 68 14 68 29C70 30 74 30 82 35"
    moustache = "M34 51C38 53 45 53 50 51C55 53 62 53 66 51C66 58 58 61 50 57C42 61 34 58 34 51Z"
    return "".join(
        [
            shape(BUST, cloth),
            shape("M40 70L50 80L60 70L64 72L52 92H48L36 72Z", DARK, opacity=0.7),
            _head(),
            _eyes(),
            shape(moustache, "#cfc7b8"),
            shape(f"{helmet}C70 40 60 38.5 50 38.5C40 38.5 30 40 18 35Z", cloth),
            _stroke(f"{helmet}M32 28H68M50 7V28", 2),
        ]
    )
