"""The storage row: four cards of a catalogue drawer, each with a slip that says what it brings."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.tomb_raiders.rules.box import AREAS, COUNT, FINDS, RUBBLE_EACH, TAKE_WEEKS
from ostraka.games.tomb_raiders.ui.pieces import after, card, icon, sign, spoken, target
from ostraka.games.tomb_raiders.ui.text.gains import gains
from ostraka.games.tomb_raiders.ui.text.reading import (
    greens_left,
    kind_of,
    may_act,
    seen,
    subject,
    takes_left,
    turned_up,
)
from ostraka.games.tomb_raiders.ui.text.words import ACTION_NAMES, PLACES, number
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, InContext, Look

FULL = sum(COUNT) + AREAS * (FINDS + RUBBLE_EACH)
"""Cards in the draw pile before the first is turned up."""
LAYERS = 34


def storage(look: Look) -> Markup:
    """The drawer with the draw pile beside the four cards."""
    t = look.t
    hint = t("take one card") if may_act(look) else t("four cards face up")
    slots = [_slot(look, space) for space in range(1, len(seen(look)["row"]) + 1)]
    return html(
        '<section class="drawer" id="storage" aria-labelledby="storage-h"><header>'
        '<h2 class="brass" id="storage-h">{} <small>{}</small></h2></header>'
        '<div class="slots">{}{}</div></section>',
        t("Storage"),
        hint,
        _pile(look),
        join(slots),
    )


def _slot(look: Look, space: int) -> Markup:
    name = seen(look)["row"][space - 1]
    if name is None:
        empty = '<div class="slot none" id="slot-{}"><span class="slip">{}</span></div>'
        return html(empty, space, look.t(InContext("empty", "space for a card")))
    say = f"take {space}"
    weeks = TAKE_WEEKS[kind_of(name)]
    fresh = "fresh" if name in turned_up(look) else ""
    lines = [
        html('<span class="br">{}{}</span>', gain.picture, spoken(gain.seen, gain.words))
        for gain in gains(look, name)
    ]
    moves = seen(look)["turn"] == subject(look) and not look.over
    return html(
        '<button class="slot" id="slot-{}" type="button"{}>'
        '<span class="holds" id="row-{}-{}">{}</span>'
        '<span class="slip"><b>{}</b>{}<span class="pays">{}{}</span></span></button>',
        space,
        target(look, say),
        space,
        name,
        card(look, name, fresh),
        _title(look, name),
        join(lines),
        html("<span>{}{}</span>", icon(look, "pocket-watch"), number(weeks, "week", look.t)),
        after(look, weeks) if moves else NOTHING,
    )


def _title(look: Look, name: str) -> str:
    """A card's name on its slip, in brief; an action card's region has a tile below."""
    t = look.t
    kind, *about = name.split("-")
    if kind in ACTION_NAMES:
        return t(ACTION_NAMES[kind])
    if kind == "congress":
        return t("Congress")
    place = (
        t(PLACES[about[0]])
        if kind == "expertise"
        else t(InContext("General", "knowledge of every region"))
    )
    books = number(int(about[-1]), "book", t)
    return t("{place}, {books}").format(place=place, books=books)


# --- The draw pile ----------------------------------------------------------------------------


def _pile(look: Look) -> Markup:
    view, t = seen(look), look.t
    takes = takes_left(view)
    left = t("{count} cards left").format(count=view["deck"])
    if look.over:
        more = t("The draw pile is empty.")
    elif greens_left(view) == 1:
        more = t("The next card taken ends the game.")
    else:
        more = t("about {count} more cards to take").format(count=takes)
    return html(
        '<div class="draws" id="draws">{}<p class="slip"><b>{}</b><span>{}</span><em>{}</em>'
        "</p></div>",
        _shaft(look),
        t("Draw pile"),
        left,
        more,
    )


def _shaft(look: Look) -> Markup:
    """The pile in its shaft."""
    layers = round(LAYERS * seen(look)["deck"] / FULL)
    paths = ["", ""]
    for layer in range(layers):
        paths[layer % 2] += f"M{8 + layer * 7 % 3} {126 - layer * 3.5:g}h52"
    return html(
        '<span class="shaft" aria-hidden="true">{}<svg viewBox="0 0 104 134">'
        '<path class="g0" d="{}"/><path class="g1" d="{}"/><text x="74" y="12">{}</text>'
        '<text x="74" y="71">{}</text><text x="74" y="130">{}</text></svg></span>',
        sign(look, "well", "well"),
        paths[0],
        paths[1],
        look.t(InContext("full", "draw pile")),
        look.t(InContext("half", "draw pile")),
        look.t(InContext("end", "draw pile")),
    )
