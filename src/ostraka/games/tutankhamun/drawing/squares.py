"""The squares as buttons over the pit: what may be done there, what it may bring, or why not."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import escape

from ostraka.draw.figures import average, percent, signed
from ostraka.draw.icons import icon
from ostraka.draw.marks import mark
from ostraka.draw.scene import Look
from ostraka.games.tutankhamun.components import ALL, SQUARES
from ostraka.games.tutankhamun.drawing.pieces import (
    card_name,
    inner,
    seen,
    sentences,
    tag,
    values,
    worth,
)
from ostraka.games.tutankhamun.drawing.turns import Find, Turn
from ostraka.games.tutankhamun.hints import Odds
from ostraka.games.tutankhamun.state import COVER


@dataclass(frozen=True)
class Ground:
    """What the squares are drawn from, beside the look."""

    hints: dict[str, Odds]
    last: Turn | None  # the turn that is shown
    takers: dict[str, int]  # who uncovered what lies open


def squares(look: Look, ground: Ground) -> str:
    """One button for every square, in the order of the notation."""
    drawn = "".join(_square(look, ground, square) for square in range(ALL))
    return f'<div class="squares">{drawn}</div>'


def _square(look: Look, ground: Ground, square: int) -> str:
    name = SQUARES[square]
    say = next((say for say in look.legal if say.endswith(f" {name}")), "")
    classes = "square can" if say else "square no"
    if _danger(ground, name):
        classes += " bust"
    down = seen(look)["squares"][square]["layer"] - 1
    reason = "" if say else _reason(look, square)
    title = f' title="{escape(reason)}"' if reason else ""
    corners = inner(look, "brackets", "brackets") + _ghost(look) if say else ""
    return (
        f'<button type="button" class="{classes}" id="sq-{name}" data-down="{down}" '
        f'aria-label="{escape(_label(look, ground, square, reason))}"{title}{_says(say)}>'
        f"{corners}{_inside(look, ground, square, say)}</button>"
    )


def _says(say: str) -> str:
    return f' data-say="{say}"' if say else " disabled"


def _inside(look: Look, ground: Ground, square: int, say: str) -> str:
    """What is seen on the button: while laying what fits, else gauge, worth and odds."""
    view, name = seen(look), SQUARES[square]
    shown = view["squares"][square]
    layer, card = shown["layer"], shown["card"]
    if view["laying"]:
        if say:
            return _here(look.t("Lay it here"))
        laid = card is not None and layer == view["laying"]
        return worth(values(view, layer)[str(card)], "old") if laid else ""
    drawn = inner(look, f"gauge-{layer}", "gauge")
    if card is not None and layer < COVER:
        drawn += _worth(look, ground, name, values(view, layer)[card])
    if shown["barred"] is not None:
        drawn += _barred(look, shown["barred"])
    elif say.startswith("bar"):
        drawn += _here(look.t("Bar this"))
    elif name in ground.hints and view["task"] != "bar":
        drawn += tag(look, ground.hints[name])
    if view["square"] == square and view["task"] == "uncover":
        drawn += f'<span class="badge">{icon("trowel", look.icons)}</span>'
    return drawn


def _here(words: str) -> str:
    return f'<span class="here">{escape(words)}</span>'


def _worth(look: Look, ground: Ground, name: str, value: int) -> str:
    """Gold while it lies aside in this turn, else with the mark of who uncovered it."""
    mine = seen(look)["task"] in ("dig", "uncover") and ground.last is not None
    if mine and ground.last and any(find.square == name for find in ground.last.finds):
        return worth(value, "mine")
    taker = ground.takers.get(name)
    return worth(value, "old", mark(taker) if taker is not None else "")


def _barred(look: Look, owner: int) -> str:
    until = escape(look.t("until {name} digs").format(name=look.names[owner]))
    return f'<span class="barred">{mark(owner)}<span>{until}</span></span>'


def _ghost(look: Look) -> str:
    """The card in hand, shown where it would lie."""
    hand = seen(look)["hand"]
    return inner(look, f"card-{hand}", "ghost") if hand else ""


def _danger(ground: Ground, name: str) -> Find | None:
    """The danger that ended the turn, if it lies here."""
    danger = ground.last.danger if ground.last else None
    return danger if danger and danger.square == name else None


# --- The same in words ------------------------------------------------------------------------


def _label(look: Look, ground: Ground, square: int, reason: str) -> str:
    """Everything that the looks of a square say."""
    view, name, t = seen(look), SQUARES[square], look.t
    shown = view["squares"][square]
    layer, card = shown["layer"], shown["card"]
    if card is None:
        lies = t("{square}: empty.").format(square=name)
    elif layer == COVER:
        lies = t("{square}: not dug yet.").format(square=name)
    else:
        lies = t("{square}: {card}, {worth}, layer {layer}.").format(
            square=name,
            card=card_name(look, card),
            worth=signed(values(view, layer)[card]),
            layer=layer,
        )
    hint = ground.hints.get(name)
    return sentences(lies, _odds(look, hint) if hint else "", reason)


def _odds(look: Look, hint: Odds) -> str:
    told = look.t("To dig here: {danger} danger, {coins} coins on average.").format(
        danger=percent(hint["danger"], look.t), coins=average(hint["coins"], look.t)
    )
    return sentences(told, look.t("It could ruin the digger.") if hint["ruin"] else "")


def _reason(look: Look, square: int) -> str:
    """Why nothing can be done here, in a few words."""
    view, t = seen(look), look.t
    shown = view["squares"][square]
    if shown["barred"] is not None:
        return t("Barred until {name} digs.").format(name=look.names[shown["barred"]])
    if not look.legal:
        return ""
    if view["laying"]:
        if shown["layer"] == view["laying"]:
            return t("A card lies here already.")
        return t("It would not fit here.") if view["hand"] else t("Take a card first.")
    return t("Nothing lies beneath.") if shown["layer"] <= 1 else ""
