"""Four sherds that almost fit; the name is scratched across them in Greek capitals."""

from __future__ import annotations

from typing import Final, TypeAlias

from markupsafe import Markup

from ostraka.ui.svg import path, picture

Points: TypeAlias = list[tuple[float, float]]

CRACKS: Final[tuple[Points, ...]] = (
    [(150, 22), (164, 62), (147, 96), (170, 130), (158, 160), (180, 192)],
    [(284, 20), (272, 58), (296, 92), (274, 126), (290, 158), (266, 200)],
    [(394, 27), (404, 66), (385, 100), (410, 132), (398, 162), (424, 196)],
)
LEFT, MIDDLE, RIGHT = CRACKS
SHERDS: Final[tuple[tuple[Points, str, str], ...]] = (
    (
        [
            *((16, 84), (30, 62), (70, 34), (112, 27)),
            *LEFT,
            *((140, 199), (92, 194), (44, 164), (30, 128)),
        ],
        "OS",
        "rotate(-3.5 100 110) translate(-6 4)",
    ),
    (
        [LEFT[0], (190, 24), (232, 29), *MIDDLE, (222, 194), *LEFT[:0:-1]],
        "TR",
        "translate(1 -3) rotate(.8 220 110)",
    ),
    (
        [
            *(MIDDLE[0], (330, 17), (362, 24)),
            *RIGHT,
            *((376, 186), (338, 190), (300, 202)),
            *MIDDLE[:0:-1],
        ],
        "AK",
        "translate(9 5) rotate(-1.4 340 110)",
    ),
    (
        [
            *(RIGHT[0], (432, 36), (468, 52), (488, 84)),
            *((503, 104), (494, 148), (462, 180)),
            *RIGHT[:0:-1],
        ],
        "Z",
        "translate(21 -4) rotate(5 450 110)",
    ),
)
"""Outline, letters, place."""

LETTERS: Final = {
    "O": "M38 116c0-20 9-33 24-33s24 13 24 33-9 30-24 30-24-10-24-30Z",
    "S": "M136 86 102 84l20 31-22 31 38-3",
    "T": "M178 86h50M203 86l-2 59",
    "R": "M238 146V85c14-3 26 3 26 17s-12 18-26 16",
    "A": "M306 146l22-62 20 61M313 125h28",
    "K": "M364 84l1 62M396 85l-30 32 32 29",
    "Z": "M424 146l21-62 22 60M431 125h29",  # the second A
}
CLAY: Final = (
    '<linearGradient id="sh-clay" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" class="s-clay0"/>'
    '<stop offset=".55" class="s-clay1"/><stop offset="1" class="s-clay2"/></linearGradient>'
)
BANDS: Final = "M0 34q130-5 260 0t260 0v4q-130 5-260 0t-260 0ZM0 71h520v3H0ZM0 157h520v4H0Z"


def sherds() -> Markup:
    meander = "".join(
        f"M{x} 66V50h16v11h-9v-5h4M{x + 16} 66h-16M{x + 16} 66h6" for x in range(2, 520, 22)
    )
    tongues = "".join(f"M{x} 164v13a4 4 0 0 0 8 0v-13" for x in range(4, 520, 12))
    turning = "".join(f"M0 {y}q130 -5 260 0t260 0" for y in (76, 92, 103, 121, 137, 152))
    paint = path(turning, "sh-wheel") + path(BANDS, "sh-band")
    paint += path(meander, "sh-key") + path(tongues, "sh-tongue")
    clips = "".join(
        f'<clipPath id="sh-{number}"><polygon points="{_points(outline)}"/></clipPath>'
        for number, (outline, _, _) in enumerate(SHERDS)
    )
    pieces = "".join(_sherd(number, *sherd) for number, sherd in enumerate(SHERDS))
    defs = f'<defs>{CLAY}<g id="sh-paint">{paint}</g>{clips}</defs>'
    return picture("sherds", defs + pieces, "-8 0 548 224")


def _sherd(number: int, outline: Points, letters: str, place: str) -> str:
    def polygon(cls: str, right: float = 0, down: float = 0) -> str:
        moved = _points([(x + right, y + down) for x, y in outline])
        return f'<polygon points="{moved}" class="{cls}"/>'

    body = polygon("cast", 5, 10) + polygon("rim", 1.5, 5) + polygon("clay")
    body += f'<g clip-path="url(#sh-{number})"><use href="#sh-paint"/></g>' + polygon("lip")
    for letter in letters:
        light = path(LETTERS[letter], "cut-light")
        body += f'<g transform="translate(1.2 1.6)">{light}</g>' + path(LETTERS[letter], "cut")
    return f'<g transform="{place}"><g class="sherd sherd-{number}">{body}</g></g>'


def _points(outline: Points) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in outline)
