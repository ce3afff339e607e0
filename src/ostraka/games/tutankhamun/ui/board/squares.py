"""The squares as buttons over the pit: what may be done there, what it may bring, or why not."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import escape

from ostraka.games.tutankhamun.knowledge.odds import Odds
from ostraka.games.tutankhamun.rules.box import ALL, COVER, SQUARES
from ostraka.games.tutankhamun.ui.pieces import card_name, inner, seen, tag, told, values, worth
from ostraka.games.tutankhamun.ui.text.turns import Find, Turn
from ostraka.ui.icons import icon
from ostraka.ui.marks import mark
from ostraka.ui.scene import Look


@dataclass(frozen=True)
class Ground:
    """What the squares are drawn from, besides the look."""

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
    says = f' data-say="{say}"' if say else ' disabled=""'
    corners = inner(look, "brackets", "brackets") + _ghost(look) if say else ""
    return (
        f'<button class="{classes}" id="sq-{name}" data-down="{down}"{title}{says}>'
        f"{corners}{_inside(look, ground, square, say)}</button>"
    )


def _inside(look: Look, ground: Ground, square: int, say: str) -> str:
    """What the button shows, with words for screen readers: what lies there, then what fits there
    or, while digging, the odds or a barricade."""
    view, name = seen(look), SQUARES[square]
    shown = view["squares"][square]
    drawn = _lies(look, ground, square)
    if view["laying"]:
        return drawn + (_here(look.t("Lay it here")) if say else "")
    drawn += inner(look, f"gauge-{shown['layer']}", "gauge")
    if shown["barred"] is not None:
        drawn += _barred(look, shown["barred"])
    elif name in ground.hints:
        drawn += tag(look, ground.hints[name], view["task"] != "bar")
    if say.startswith("bar"):
        drawn += _here(look.t("Bar this"))
    if view["square"] == square and view["task"] == "uncover":
        drawn += f'<span class="badge">{icon("trowel", look.icons)}</span>'
    return drawn


def _lies(look: Look, ground: Ground, square: int) -> str:
    """What lies on a square. The card's worth is written on it, except on a lower layer while one
    is being laid."""
    view, name, t = seen(look), SQUARES[square], look.t
    layer, card = view["squares"][square]["layer"], view["squares"][square]["card"]
    if card is None:
        return told(t("{square}: empty."), {"square": name})
    if layer == COVER:
        return told(t("{square}: not dug yet."), {"square": name})
    words = {"square": name, "card": card_name(look, card), "layer": layer}
    if view["laying"] and layer < view["laying"]:
        return told(t("{square}: {card}, layer {layer}."), words)
    value = values(view, layer)[card]
    slip = worth(value, "old") if view["laying"] else _worth(look, ground, name, value)
    lies = told(t("{square}: {card}, {worth}, layer {layer}."), words, worth=slip)
    return lies + (told(t("It ended the turn.")) if _danger(ground, name) else "")


def _here(words: str) -> str:
    return f'<span class="here">{escape(words)}</span>'


def _worth(look: Look, ground: Ground, name: str, value: int) -> str:
    """Gold while it is set aside in this turn, else with the mark of its finder."""
    mine = seen(look)["task"] in ("dig", "uncover") and ground.last is not None
    if mine and ground.last and any(find.square == name for find in ground.last.finds):
        return worth(value, "mine")
    taker = ground.takers.get(name)
    return worth(value, "old", mark(taker) if taker is not None else "")


def _barred(look: Look, owner: int) -> str:
    """Whose barricade it is, and until when; where there is little room, only the name."""
    name = f"<b>{escape(look.names[owner])}</b>"
    until = told(look.t("until {name}'s turn"), cls="long", name=name)
    return f'{told(look.t("Barred:"))}<span class="barred">{mark(owner)}<span>{until}</span></span>'


def _ghost(look: Look) -> str:
    """The card in hand, shown where it would lie."""
    hand = seen(look)["hand"]
    return inner(look, f"card-{hand}", "ghost") if hand else ""


def _danger(ground: Ground, name: str) -> Find | None:
    """The danger that ended the turn, if it lies here."""
    danger = ground.last.danger if ground.last else None
    return danger if danger and danger.square == name else None


def _reason(look: Look, square: int) -> str:
    """Why nothing can be done here, in a few words."""
    view, t = seen(look), look.t
    shown = view["squares"][square]
    if shown["barred"] is not None:
        return t("Barred until {name}'s turn.").format(name=look.names[shown["barred"]])
    if not look.legal:
        return ""
    if view["laying"]:
        if shown["layer"] == view["laying"]:
            return t("A card lies here already.")
        return t("It would not fit here.") if view["hand"] else t("Take a card first.")
    return t("Nothing lies beneath.") if shown["layer"] <= 1 else ""
