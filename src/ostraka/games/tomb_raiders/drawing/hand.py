"""Permits, which all know of, and action cards, which only their owner sees."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup

from ostraka.draw.scene import NOTHING, Look
from ostraka.games.tomb_raiders.components import PLAY_WEEKS, REGIONS
from ostraka.games.tomb_raiders.drawing.pieces import card, icon, join, weeks
from ostraka.games.tomb_raiders.drawing.reading import (
    kind_of,
    seated,
    seen,
    subject,
    subject_view,
)
from ostraka.games.tomb_raiders.drawing.storage import target
from ostraka.games.tomb_raiders.words import PLACES

NAMES = {
    "thief": "Thief",
    "raiders": "Tomb raiders",
    "scientist": "Scientist",
    "assistant": "Assistant",
    "excavation": "Excavation",
}
DOES = {
    "thief": "one card at random",
    "raiders": "a find of your choice",
    "scientist": "at a pile: magnifying glass",
    "assistant": "+1 in one dig",
    "excavation": "a dig anywhere",
}


def hand(look: Look) -> Markup:
    """What the seat holds, or what is open of who is to move for lookers-on."""
    t = look.t
    mine = seated(look)
    title = t("Your hand") if mine else t("{name}'s hand").format(name=look.names[subject(look)])
    held = _mine(look) if mine else _hidden(look)
    return Markup(
        '<section class="hand" id="hand" aria-labelledby="hand-h"><header><h2 id="hand-h">{}</h2>'
        '</header><div class="held"><div class="open"><p>{}</p><div class="row">{}</div></div>'
        '<div class="secret"><p>{} {}</p><div class="row">{}</div></div></div></section>'
    ).format(
        title,
        t("permits: all know of them"),
        _permits(look),
        icon(look, "eye-of-horus"),
        t("action cards: only you see them") if mine else t("action cards: hidden"),
        held,
    )


def _permits(look: Look) -> Markup:
    t, own = look.t, subject_view(look)["permits"]
    held = [
        _held(
            f"permit-{place}",
            card(look, f"permit-{place}"),
            t(PLACES[place]) if place in REGIONS else t("Any region"),
            own[place],
        )
        for place in (*REGIONS, "general")
        if own[place]
    ]
    return join(held) or Markup("<em>{}</em>").format(t("none left"))


def _held(key: str, drawn: Markup, name: str, count: int, more: Markup = NOTHING) -> Markup:
    times = Markup('<b class="times">×{}</b>').format(count) if count > 1 else NOTHING
    return Markup('<span class="hc" id="hand-{}">{}{}<b>{}</b>{}</span>').format(
        key, drawn, times, name, more
    )


def _mine(look: Look) -> Markup:
    held = Counter(seen(look)["hand"])
    cards = [_card(look, name, count) for name, count in held.items()]
    return join(cards) or Markup("<em>{}</em>").format(
        look.t("none yet: take one from the storage")
    )


def _card(look: Look, name: str, count: int) -> Markup:
    t = look.t
    kind, _, region = name.partition("-")
    title = t(NAMES[kind])
    if region:
        title = t("{card}: {region}").format(card=title, region=t(PLACES[region]))
    does = t(DOES[kind])
    say = f"{kind} {region}"
    if say not in look.legal:
        return _held(name, card(look, name), title, count, Markup("<small>{}</small>").format(does))
    times = Markup('<b class="times">×{}</b>').format(count) if count > 1 else NOTHING
    return Markup(
        '<button class="hc" type="button" id="hand-{}"{}>{}{}<b>{}</b>'
        '<small class="play">{} {}</small></button>'
    ).format(
        name,
        target(look, say, title),
        card(look, name),
        times,
        title,
        t("Play"),
        weeks(look, PLAY_WEEKS[kind_of(name)]),
    )


def _hidden(look: Look) -> Markup:
    """Backs, as many as all can see."""
    held = subject_view(look)["hand"]
    return join([card(look, "back-green", "veil")] * held) or Markup("<em>{}</em>").format(
        look.t("none")
    )
