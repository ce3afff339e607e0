"""The cards of the layer that is being laid, to be taken up."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from ostraka.draw.figures import signed
from ostraka.draw.icons import icon
from ostraka.draw.scene import Look, Panel
from ostraka.games.tutankhamun.art import CARRIED
from ostraka.games.tutankhamun.components import ALL
from ostraka.games.tutankhamun.drawing.pieces import (
    card_name,
    drawing,
    inner,
    seen,
    sentences,
    values,
    worth,
)

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
    for cards, words in ((COLUMN, t("Columns")), (SNAKE, t("Snake"))):
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
    return Panel("store", title, Markup(body), aside)


def _bar(laid: int) -> str:
    return (
        '<svg class="bar" viewBox="0 0 160 6" preserveAspectRatio="none" aria-hidden="true">'
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
    return _button(look, card, "part", f'<span class="L{seen(look)["laying"]}">{face}</span>')


def _piece(look: Look, card: str) -> str:
    face = (
        f'<span class="L{seen(look)["laying"]} face">{inner(look, f"card-{card}", "mini")}</span>'
    )
    name = f'<span class="name">{escape(card_name(look, card))}</span>'
    return _button(look, card, "piece", face + name)


def _button(look: Look, card: str, cls: str, face: str) -> str:
    view = seen(look)
    say, left = f"take {card}", view["left"].get(card, 0)
    value = values(view, view["laying"])[card]
    in_hand = view["hand"] == card
    classes = cls + (" in-hand" if in_hand else "") + ("" if left else " used")
    count = f'<b class="count">{left}×</b>' if left else icon("check-mark", look.icons)
    says = f'data-say="{say}"' if say in look.legal else "disabled"
    return (
        f'<button type="button" class="{classes}" id="take-{card}" {says} '
        f'aria-label="{escape(_label(look, card, left, value, in_hand))}">'
        f"{face}{worth(value)}{count}</button>"
    )


def _label(look: Look, card: str, left: int, value: int, in_hand: bool) -> str:
    t = look.t
    told = t("{card}, {worth}, {left} left.").format(
        card=card_name(look, card), worth=signed(value), left=left
    )
    return sentences(told, t("In hand.") if in_hand else "")


def _fine(look: Look) -> str:
    view, t = seen(look), look.t
    below = ""
    if view["laying"] > 1:
        below = t("The pale cards are layer {layer}: they get covered.").format(
            layer=view["laying"] - 1
        )
    return sentences(below, t("Everyone sees this; before the dig the tray is turned in secret."))
