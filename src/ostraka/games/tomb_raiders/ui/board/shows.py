"""Exhibitions with the step that every player reaches, and museums that ask for gifts."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.tomb_raiders.rules.box import (
    EXHIBITION_POINTS,
    GIFTS,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
    STEPS,
)
from ostraka.games.tomb_raiders.ui.pieces import (
    card,
    find,
    hidden,
    moves_next,
    sign,
    spoken,
    target,
)
from ostraka.games.tomb_raiders.ui.text.reading import (
    all_artifacts,
    artifacts,
    seen,
    steps_reached,
    subject,
    subject_view,
)
from ostraka.games.tomb_raiders.ui.text.words import PLACES, number, show
from ostraka.ui.figures import counted, signed
from ostraka.ui.marks import mark
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, Look

ROOMY = 3
"""The most exhibitions for which there is room to show the cards."""


def shows(look: Look) -> Markup:
    view, t = seen(look), look.t
    exhibitions = join(_exhibition(look, each - 1) for each in view["exhibitions"])
    museums = join(_museum(look, each - 1) for each in view["museums"])
    return html(
        '<section class="shows{}" id="shows" tabindex="0" aria-labelledby="shows-h">'
        "{}{}{}{}</section>",
        "" if roomy(look) else " many",
        _head(t("Exhibitions"), t("more finds, fewer weeks; you keep them"), ' id="shows-h"'),
        exhibitions or _none(look),
        _head(t("Museums"), t("you give finds away for points")),
        html('<div class="muss">{}</div>', museums) if museums else _none(look),
    )


def _none(look: Look) -> Markup:
    return html('<p class="nil">{}</p>', look.t("None at the moment."))


def roomy(look: Look) -> bool:
    """Return whether there is room for the cards of exhibitions."""
    return len(seen(look)["exhibitions"]) <= ROOMY


def _head(title: str, words: str, more: str = "") -> Markup:
    return html("<header><h2{}>{}</h2><p>{}</p></header>", Markup(more), title, words)


# --- Exhibitions ------------------------------------------------------------------------------


def _exhibition(look: Look, exhibition: int) -> Markup:
    reached = steps_reached(seen(look), subject(look), exhibition)
    say = f"exhibition {exhibition + 1}"
    words = _progress(look, exhibition, reached)
    tiers = join(_tier(look, exhibition, step, reached) for step in range(STEPS))
    inside = html(
        '{}{}<span class="tiers">{}</span>{}<span class="exl">{}</span>',
        card(look, f"exhibition-{exhibition + 1}") if roomy(look) else NOTHING,
        hidden(_asked(look, exhibition)),
        tiers,
        sign(look, f"points-{EXHIBITION_POINTS[exhibition]}", "vp"),
        words,
    )
    return html(
        '<button class="exh" type="button" id="exhibition-{}"{}>{}</button>',
        exhibition + 1,
        target(look, say),
        inside,
    )


def _asked(look: Look, exhibition: int) -> str:
    """What an exhibition asks for and brings, and how far everybody has got."""
    t, first = look.t, exhibition * STEPS
    words = t("Exhibition {show}: {points} points.").format(
        show=show(exhibition, t), points=EXHIBITION_POINTS[exhibition]
    )
    for seat in range(len(look.names)):
        if step := steps_reached(seen(look), seat, exhibition):
            could = t("{name} could show it for {weeks}.").format(
                name=look.names[seat], weeks=number(STEP_WEEKS[first + step - 1], "week", t)
            )
            words = f"{words} {could}"
    return words


def _tier(look: Look, exhibition: int, step: int, reached: int) -> Markup:
    """What a step asks for, how much of it the player has, and who has reached it."""
    at = exhibition * STEPS + step
    region, finds = REGIONS[STEP_REGION[at]], STEP_FINDS[at]
    have = min(finds, len(artifacts(subject_view(look), region)))
    step_ = sign(look, f"step-{region}-{finds}-{have}-{STEP_WEEKS[at]}", f"need n{finds}")
    there = [
        mark(seat)
        for seat in range(len(look.names))
        if steps_reached(seen(look), seat, exhibition) == step + 1
    ]
    cls = " mine" if reached == step + 1 else " past" if reached > step + 1 else ""
    return html(
        '<span class="tier{}">{}{}</span>',
        cls,
        step_,
        html("<i>{}</i>", join(there)) if there else NOTHING,
    )


def _progress(look: Look, exhibition: int, reached: int) -> str:
    """How far the player is, and what the next step would take."""
    t, first = look.t, exhibition * STEPS
    if reached == STEPS:
        return _now(look, STEP_WEEKS[first + reached - 1])
    region = REGIONS[STEP_REGION[first + reached]]
    missing = STEP_FINDS[first + reached] - len(artifacts(subject_view(look), region))
    lacking = t("{count} more from {region}").format(count=missing, region=t(PLACES[region]))
    if reached == 0:
        return t("not yet: {missing}").format(missing=lacking)
    return t("{now}; {weeks} with {missing}").format(
        now=_now(look, STEP_WEEKS[first + reached - 1]),
        weeks=STEP_WEEKS[first + reached],
        missing=lacking,
    )


def _now(look: Look, spent: int) -> str:
    return look.t("{weeks}, {next}").format(
        weeks=number(spent, "week", look.t), next=moves_next(look, spent)
    )


# --- Museums ----------------------------------------------------------------------------------


def _museum(look: Look, museum: int) -> Markup:
    """A museum with the player's cheapest gifts and what they would bring in all."""
    t = look.t
    gifts, prize = GIFTS[museum], MUSEUM_POINTS[museum]
    cheapest = all_artifacts(subject_view(look))[:gifts]
    if len(cheapest) < gifts:
        missing = gifts - len(cheapest)
        below = html("<em>{}</em>", counted(missing, t, "1 find missing", "{count} finds missing"))
    else:
        net = prize - sum(points for points, _ in cheapest)
        below = hidden(t("your cheapest gifts:"))
        below += join(find(region, points) for points, region in cheapest)
        below += html(' <b class="{}">{}</b>', "up" if net > 0 else "dn", signed(net))
    brief = t("Give {count}").format(count=gifts)
    words = t("{brief} finds to a museum: {weeks}, {points} points.").format(
        brief=brief, weeks=number(MUSEUM_WEEKS[museum], "week", t), points=prize
    )
    return html(
        '<button class="mus" type="button" id="museum-{}"{}>{}<span class="mh">{}{}{}</span>'
        '<span class="mn">{}</span></button>',
        museum + 1,
        target(look, f"museum {museum + 1}"),
        sign(look, "museum", "front"),
        spoken(brief, words),
        sign(look, f"weeks-{MUSEUM_WEEKS[museum]}", "wk"),
        sign(look, f"points-{prize}", "vp"),
        below,
    )
