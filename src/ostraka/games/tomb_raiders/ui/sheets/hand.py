"""Permits, which everyone sees, and action cards, which only their owner sees."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup, escape

from ostraka.games.tomb_raiders.rules.box import PLAY_WEEKS, REGIONS
from ostraka.games.tomb_raiders.ui.pieces import card, hidden, icon, sign, target
from ostraka.games.tomb_raiders.ui.text.choices import tell
from ostraka.games.tomb_raiders.ui.text.reading import (
    is_player,
    kind_of,
    seen,
    subject,
    subject_view,
)
from ostraka.games.tomb_raiders.ui.text.words import ACTION_DOES, ACTION_NAMES, IN, PLACES
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, InContext, Look


def hand(look: Look) -> Markup:
    """What the viewer holds, or for watchers what lies open of the active player's hand."""
    t = look.t
    mine = is_player(look)
    name = look.names[subject(look)]
    permits = t("Your permits") if mine else t("{name}'s permits").format(name=name)
    cards = t("Your action cards") if mine else t("{name}'s action cards").format(name=name)
    return html(
        '<section class="hand" id="hand" aria-label="{}"><div class="held">'
        '<div class="open"><p><b>{}</b> {}</p><div class="row">{}</div></div>'
        '<div class="secret"><p>{} <b>{}</b> {}</p><div class="row">{}</div></div></div></section>',
        t(InContext("Hand", "cards a player holds")),
        permits,
        t("everyone sees them"),
        _permits(look),
        icon(look, "eye-of-horus"),
        cards,
        t("only you see them") if mine else t(InContext("hidden", "cards")),
        _mine(look) if mine else _hidden(look),
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
    return join(held) or html("<em>{}</em>", t(InContext("none left", "permits")))


def _held(
    key: str, drawn: Markup, name: str | Markup, count: int, more: Markup = NOTHING
) -> Markup:
    times = html('<b class="times">×{}</b>', count) if count > 1 else NOTHING
    return html(
        '<span class="hc" id="hand-{}">{}{}<b>{}</b>{}</span>', key, drawn, times, name, more
    )


def _mine(look: Look) -> Markup:
    held = Counter(seen(look)["hand"])
    cards = [_card(look, name, count) for name, count in held.items()]
    return join(cards) or html("<em>{}</em>", look.t("none yet: take one from the storage"))


def _card(look: Look, name: str, count: int) -> Markup:
    t = look.t
    kind, _, region = name.partition("-")
    title = escape(t(ACTION_NAMES[kind]))
    where = hidden(t(IN[region])) if region else NOTHING
    does = t(ACTION_DOES[kind])
    say = f"{kind} {region}"
    if say not in look.legal:
        return _held(name, card(look, name), title + where, count, html("<small>{}</small>", does))
    times = html('<b class="times">×{}</b>', count) if count > 1 else NOTHING
    return html(
        '<button class="hc" type="button" id="hand-{}"{}>{}{}<b>{}</b>'
        '<small class="play">{} {}{}</small></button>',
        name,
        target(look, say),
        card(look, name),
        times,
        title + where,
        t(InContext("Play", "a card from the hand")),
        sign(look, f"weeks-{PLAY_WEEKS[kind_of(name)]}", "wk"),
        hidden(str(tell(look, say).brings)),
    )


def _hidden(look: Look) -> Markup:
    """As many card backs as the player holds cards."""
    held = subject_view(look)["hand"]
    return join([card(look, "back-green", "veil")] * held) or html(
        "<em>{}</em>", look.t(InContext("none", "action cards"))
    )
