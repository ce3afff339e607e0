"""The cards of the layer that is being laid, to be taken up."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ostraka.core.origin import RECONSTRUCTED
from ostraka.games.tutankhamun.rules.box import ALL
from ostraka.games.tutankhamun.ui.art.symbols import CARRIED
from ostraka.games.tutankhamun.ui.pieces import (
    card_name,
    drawing,
    inner,
    seen,
    sentences,
    told,
    values,
    worth,
)
from ostraka.ui.icons import icon
from ostraka.ui.scene import InContext, Look, Panel

COLUMN: Final = ("base", "middle", "top")
SNAKE: Final = ("tail", "body", "head")
"""Parts are shown joined, as they lie."""
TURNED: Final = ' transform="rotate(90 50 50)"'


def store(look: Look) -> Panel:
    """What is left of the layer, parts of columns and snake joined, the others below."""
    view, t = seen(look), look.t
    contents = [card["card"] for card in view["contents"][view["laying"] - 1]]
    laid = ALL - sum(view["left"].values())
    title = t("Your layer")
    if look.seat != view["turn"]:
        title = t("Layer of {name}").format(name=look.names[view["turn"]])
    runs = ""
    for cards, words in (
        (COLUMN, t("Columns")),
        (SNAKE, t(InContext("Snake", "treasure of three parts"))),
    ):
        if cards[0] in contents:
            parts = "".join(_part(look, card) for card in cards)
            name = f'<span class="name">{escape(words)}</span>'
            runs += f'<div class="run">{name}<div class="parts">{parts}</div></div>'
    others = "".join(_piece(look, card) for card in contents if card not in COLUMN + SNAKE)
    body = (
        f'{_bar(laid)}{runs}<div class="others">{others}</div>'
        f'<p class="fine">{escape(_fine(look))}</p>'
    )
    aside = t("{laid} of {all} laid").format(laid=laid, all=ALL)
    return Panel("store", title, Markup(body), aside, RECONSTRUCTED)


def _bar(laid: int) -> str:
    return (
        '<svg class="progress" viewBox="0 0 160 6" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="160" height="6" rx="3"/>'
        f'<rect class="done" width="{160 * laid // ALL}" height="6" rx="3"/></svg>'
    )


def _part(look: Look, card: str) -> str:
    """A part as it lies among its neighbours, turned to the right."""

    def use(name: str, turned: str = "") -> str:
        return f'<use href="{drawing(look, name)}" width="100" height="100"{turned}/>'

    face = (
        f'<svg class="mini" viewBox="0 0 100 100">{use("floor-1")}'
        f"{use(card, TURNED)}{use(CARRIED[card]) if card in CARRIED else ''}</svg>"
    )
    name = f'<span class="vh">{escape(card_name(look, card))}</span>'
    return _button(look, card, "part", f'<span class="L{seen(look)["laying"]}">{face}</span>', name)


def _piece(look: Look, card: str) -> str:
    drawn = inner(look, f"card-{card}", "mini")
    face = f'<span class="L{seen(look)["laying"]} face">{drawn}</span>'
    name = f'<span class="name">{escape(card_name(look, card))}</span>'
    return _button(look, card, "piece", face, name)


def _button(look: Look, card: str, cls: str, face: str, name: str) -> str:
    view, t = seen(look), look.t
    say, left = f"take {card}", view["left"].get(card, 0)
    in_hand = view["hand"] == card
    classes = cls + (" in-hand" if in_hand else "") + ("" if left else " used")
    says = f'data-say="{say}"' if say in look.legal else 'disabled=""'
    slip = worth(values(view, view["laying"])[card])
    if left:
        tally = f'<b class="tally">{left}×</b>'
        words = told(t("{card}, {worth}, {left} left."), card=name, worth=slip, left=tally)
    else:
        gone = told(t("{card}, {worth}, none left."), card=name, worth=slip)
        words = f"{gone}{icon('check-mark', look.icons)}"
    held = told(t("In hand.")) if in_hand else ""
    return f'<button class="{classes}" id="take-{card}" {says}>{face}{words}{held}</button>'


def _fine(look: Look) -> str:
    view, t = seen(look), look.t
    below = ""
    if view["laying"] > 1:
        below = t("The pale cards are layer {layer}; you cover them.").format(
            layer=view["laying"] - 1
        )
    return sentences(below, t("Everyone sees this; before the dig the tray is turned in secret."))
