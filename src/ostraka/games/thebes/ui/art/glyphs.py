"""Signs of our own, each in a square of 512, and how to set one or an icon into a drawing."""

from __future__ import annotations

from typing import Final

from ostraka.ui.icons import reference
from ostraka.ui.svg import short

_SOLID: Final = {
    "eiffel": "M248 16h16l6 70 12 94 24 120 34 112 40 84h-72c-6-46-26-70-52-70s-46 24-52 70h-72"
    "l40-84 34-112 24-120 12-94zm-14 196-12 64h68l-12-64zm-22 96-16 56h120l-16-56z",
    "brandenburg": "M232 40h48l10 34h-68zM196 82h120v34H196zM72 124h368v28H72zM56 160h400v36H56z"
    "M72 208h34v236H72zm78 0h30v236h-30zm72 0h28v236h-28zm40 0h28v236h-28zm70 0h30v236h-30z"
    "m74 0h34v236h-34zM40 452h432v28H40z",
    "colosseum": "M48 232c20-60 110-104 208-104 60 0 116 14 156 38l-4 44 44 10 12 240H48z"
    "m44 60v52h44v-34c0-30-44-30-44-18zm82-18v70h44v-50c0-32-44-36-44-20zm82-8v78h44v-62"
    "c0-32-44-34-44-16zm82 4v74h44v-56c0-32-44-34-44-18zM92 384v64h44v-48c0-30-44-30-44-16z"
    "m82-8v72h44v-56c0-32-44-32-44-16zm82-2v74h44v-60c0-32-44-32-44-14zm82 2v72h44v-56"
    "c0-32-44-32-44-16zM256 156c-90 0-160 30-180 62 60-22 120-30 180-30 50 0 96 6 132 16l4-24"
    "c-34-16-84-24-136-24z",
    "assistant": "M256 24c-78 0-124 48-130 108-30 6-50 18-50 32 0 10 80 22 180 22s180-12 180-22"
    "c0-14-20-26-50-32-6-60-52-108-130-108zM160 204c8 66 46 112 96 112s88-46 96-112c-28 4-62 6-96 6"
    "s-68-2-96-6zM176 322c-72 18-120 60-124 166h408c-4-106-52-148-124-166l-80 96z",
    "figure": "M256 20c-44 0-78 34-78 78s34 80 78 80 78-36 78-80-34-78-78-78zM188 196h136"
    "c54 14 88 58 96 130l-58 10 30 156H120l30-156-58-10c8-72 42-116 96-130z",
    "again": "M256 64a192 192 0 1 0 186 240l-62-16a128 128 0 1 1-36-122l-64 64h168V62l-58 58"
    "A191 191 0 0 0 256 64z",
    "sack": "M196 60c20-16 34 4 60 4s40-20 60-4c14 12-6 44-26 70h-68c-20-26-40-58-26-70z"
    "M210 144h92c6 10 6 18 0 26h-92c-6-8-6-16 0-26zM212 184h88c70 58 132 140 132 208"
    " 0 60-60 84-176 84S80 452 80 392c0-68 62-150 132-208z",
}


def _cabins() -> str:
    corners = ((236, 22), (236, 366), (62, 194), (406, 194),
               (114, 74), (354, 74), (114, 314), (354, 314))  # fmt: skip
    return "".join(f'<rect x="{x}" y="{y}" width="42" height="44" rx="8"/>' for x, y in corners)


DRAWN: Final = {
    name: f'<path d="{path}" fill="currentColor" fill-rule="evenodd"/>'
    for name, path in _SOLID.items()
} | {
    "riesenrad": (
        '<g fill="none" stroke="currentColor" stroke-width="20"><circle cx="256" cy="216" r="168"/>'
        '<path stroke-width="10" d="M256 48v336M88 216h336M137 97l238 238M375 97 137 335M376 216'
        'a120 120 0 1 1-240 0 120 120 0 1 1 240 0"/>'
        '<path d="M256 216 148 484M256 216l108 268M116 484h280" stroke-width="26"/></g>'
        f'<g fill="currentColor"><circle cx="256" cy="216" r="34"/>{_cabins()}</g>'
    ),
    "car": (
        '<g fill="none" stroke="currentColor" stroke-width="22"><circle cx="132" cy="368" r="76"/>'
        '<circle cx="398" cy="368" r="76"/><path stroke-width="10" d="M132 292v152M56 368h152'
        "M78 314l108 108M186 314 78 422M398 292v152M322 368h152M344 314l108 108M452 314 344 422"
        '"/></g><path d="M20 268h40V156c0-16 14-24 30-24h72c14 0 22 8 26 22l22 86h74l-40-96 20-10'
        " 46 106h116c42 0 66 22 72 54h-34a92 92 0 0 0-130 40H238a112 112 0 0 0-106-70"
        'c-46 0-84 26-102 64H20zM418 208a12 12 0 0 1 12-12h28a12 12 0 0 1 12 12v22h-52z"'
        ' fill="currentColor"/>'
    ),
}
"""Every sign of our own; they follow `color` like icons."""

SIGNS: Final = {
    "london": "clock-tower",
    "paris": "eiffel",
    "berlin": "brandenburg",
    "rome": "colosseum",
    "vienna": "riesenrad",
    "warsaw": "mermaid",
    "moscow": "saint-basil-cathedral",
    "greece": "greek-temple",
    "crete": "bull-horns",
    "egypt": "great-pyramid",
    "palestine": "palm-tree",
    "mesopotamia": "lion",
}
"""The sign of each place: an icon, or one of our own."""

THINGS: Final = {
    "assistant": "assistant",
    "shovel": "spade",
    "car": "car",
    "zeppelin": "zeppelin",
    "permission": "wax-seal",
    "congress": "public-speaker",
    "change": "card-exchange",
}
"""The sign of each thing that a player may have or do."""


def refers(name: str, art: str = "", icons: str = "") -> str:
    """What a <use> of a sign refers to, inside the file of drawings or on a page."""
    return f"{art}#thebes-{name}" if name in DRAWN else reference(name, icons)


def set_in(name: str, x: float, y: float, size: float, colour: str = "") -> str:
    """A sign inside a drawing, centred on a point."""
    painted = f' color="{colour}"' if colour else ""
    return (
        f'<use href="{refers(name)}" x="{short(x - size / 2)}" y="{short(y - size / 2)}" '
        f'width="{size:g}" height="{size:g}"{painted}/>'
    )
