"""The drawings that never change, as symbols: earth, parts, finds, special cards, the frame.

`tut-floor-1` to `-4` and `tut-cover` are the earth of a square, in the shades that the class of its
layer sets (`L1` to `L6`). `tut-<kind>` is a part of a column or the snake, drawn upwards, to be
turned; `tut-<thing>` lies upright on it or alone. `tut-card-<kind>` is a small picture of a card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ostraka.games.tutankhamun.rules.box import COVER, KINDS
from ostraka.games.tutankhamun.ui.art import relics, ruins, soil
from ostraka.ui.svg import symbol

PARTS: Final = {
    "base": ruins.base,
    "middle": ruins.middle,
    "top": ruins.top,
    "head": ruins.head,
    "body": ruins.body,
    "bend": ruins.bend,
    "tail": ruins.tail,
}
CARRIED: Final = {"base": "chain", "top": "falcon", "tail": "faience"}
"""What lies on a part."""

THINGS: Final[dict[str, tuple[Callable[[], str], float]]] = {
    "chain": (relics.chain, 0.62),
    "falcon": (relics.falcon, 0.78),
    "faience": (relics.faience, 0.82),
    "alabaster": (relics.alabaster, 0.78),
    "bracelet": (relics.bracelet, 0.86),
    "pectoral": (relics.pectoral, 0.9),
    "mosquito": (relics.mosquito, 0.92),
    "scorpion": (relics.scorpion, 0.92),
    "tutankhamun": (relics.mask, 0.94),
    "earth": (soil.rubble, 0.95),
}
"""Every thing with its size on a square."""

BRUSHED: Final = ("alabaster", "bracelet", "pectoral", "mosquito", "scorpion")


def symbols() -> str:
    """All of them."""
    drawn = [symbol("tut-cover", soil.cover())]
    drawn += [symbol(f"tut-floor-{number}", soil.floor(number * 11)) for number in range(1, 5)]
    drawn += [symbol(f"tut-{name}", draw()) for name, draw in PARTS.items()]
    drawn += [symbol(f"tut-{name}", _on_square(name)) for name in THINGS]
    drawn += [symbol(f"tut-card-{kind}", _card(kind)) for kind in KINDS]
    drawn += [
        symbol(f"tut-gauge-{height}", soil.gauge(height), "0 0 14 45")
        for height in range(COVER + 1)
    ]
    drawn += [
        symbol("tut-scarab", relics.scarab(), "0 0 72 100"),
        symbol("tut-barricade", relics.barricade()),
        symbol("tut-silver", relics.silver(), "0 0 40 40"),
        symbol("tut-gold", relics.gold(), "0 0 40 40"),
        symbol("tut-brackets", soil.brackets(), "0 0 218 218"),
        symbol("tut-frame", soil.frame(), "0 0 1000 1000"),
        symbol("tut-strings", soil.strings(), "0 0 1000 1000"),
        symbol("tut-dunes", soil.dunes(), "0 0 1400 960"),
    ]
    return "\n".join(drawn)


def _on_square(name: str) -> str:
    """A thing as it lies on a square, a little above the middle to leave room for its tag."""
    draw, size = THINGS[name]
    patch = soil.brushed(len(name)) if name in BRUSHED else ""
    return f'{patch}<g transform="translate(50 47) scale({size}) translate(-50 -50)">{draw()}</g>'


def _card(kind: str) -> str:
    """A part with what lies on it, or a thing by itself, without earth."""
    if kind not in PARTS:
        return THINGS[kind][0]()
    return "".join(
        f'<use href="#tut-{name}" width="100" height="100"/>'
        for name in (kind, CARRIED.get(kind))
        if name
    )
