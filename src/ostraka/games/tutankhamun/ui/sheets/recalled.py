"""The sheet with the layers that a player need not remember (ruling 80)."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ostraka.games.tutankhamun.knowledge.odds import laid_layers
from ostraka.games.tutankhamun.rules.box import SIZE, SQUARES
from ostraka.games.tutankhamun.ui.pieces import card_name, drawing, seen, values
from ostraka.ui.scene import Look, Panel

SIDE: Final = 25
"""Of a square."""


def recalled(look: Look) -> Panel | None:
    """Every covered layer that these eyes may look up, as it was laid, the highest first."""
    layers, t = laid_layers(look.view), look.t
    if not layers:
        return None
    drawn = "".join(_layer(look, layer, row) for layer, row in layers)
    turned = "" if seen(look)["laying"] else t("How the tray was turned since, nobody knows.")
    body = f'<div class="kept">{drawn}</div>'
    body += f'<p class="fine">{escape(turned)}</p>' if turned else ""
    return Panel("laid", t("Layers as they were laid"), Markup(body))


def _layer(look: Look, layer: int, row: list[str]) -> str:
    """One picture, which keeps the page small; its label names every card."""
    worth = values(seen(look), layer)
    cards = "".join(_card(look, square, card, worth[card]) for square, card in enumerate(row))
    name = look.t("Layer {layer}").format(layer=layer)
    told = ", ".join(f"{SQUARES[at]} {card_name(look, card)}" for at, card in enumerate(row))
    return (
        f'<figure><figcaption>{escape(name)}</figcaption><svg class="L{layer}" '
        f'viewBox="0 0 {SIZE * SIDE} {SIZE * SIDE}" role="img" aria-label="{escape(told)}">'
        f"{cards}</svg></figure>"
    )


def _card(look: Look, square: int, card: str, value: int) -> str:
    """A card on its square; a danger has a frame."""
    x, y = square % SIZE * SIDE, square // SIZE * SIDE
    at = f'x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"'
    frame = f'<path d="M{x + 1} {y + 1}h23v23h-23z"/>' if value < 0 else ""
    return f'<use href="{drawing(look, f"card-{card}")}" {at}/>{frame}'
