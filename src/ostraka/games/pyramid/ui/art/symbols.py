"""The drawings that never change, as symbols.

`pyr-ground` and `pyr-lines` are the plan below and above the light of torches. `pyr-<adventurer>`
is a portrait, `pyr-coffin-<state>` a sarcophagus with its head to the north, `pyr-block-1` to `-4`
a fallen block, `pyr-die-0` to `-6` the faces of a die in the colour that its class sets.
"""

from __future__ import annotations

from ostraka.games.pyramid.ui.art import floors, masonry, portraits, relics
from ostraka.games.pyramid.ui.art.places import HIGH, WIDE
from ostraka.ui.svg import symbol

BLOCKS = 4
"""Blocks that look different."""


def symbols() -> str:
    """All of them."""
    plan = f"0 0 {WIDE} {HIGH}"
    ground = masonry.mass() + floors.floors() + masonry.niches() + masonry.shadows()
    drawn = [
        symbol("pyr-ground", ground, plan),
        symbol("pyr-lines", masonry.lines(), plan),
        symbol("pyr-sobek", relics.sobek(), "0 0 512 512"),
        symbol("pyr-coffin-closed", relics.closed_coffin()),
        symbol("pyr-coffin-open", relics.open_coffin()),
        symbol("pyr-coffin-empty", relics.empty_coffin()),
        symbol("pyr-coin", relics.coin()),
        symbol("pyr-plinth", relics.plinth()),
        symbol("pyr-plinth-bare", relics.bare_plinth()),
        symbol("pyr-mummy", relics.mummy_base()),
        symbol("pyr-mummy-lying", relics.lying_base()),
        symbol("pyr-door", relics.door(), "0 0 520 236"),
        symbol("pyr-compass", relics.compass()),
    ]
    drawn += [symbol(f"pyr-{name}", face) for name, face in portraits.portraits().items()]
    drawn += [
        symbol(f"pyr-block-{number}", relics.block(number * 7), "0 0 110 110")
        for number in range(1, BLOCKS + 1)
    ]
    drawn += [symbol(f"pyr-die-{pips}", relics.die(pips), "0 0 60 60") for pips in range(7)]
    return "\n".join(drawn)
