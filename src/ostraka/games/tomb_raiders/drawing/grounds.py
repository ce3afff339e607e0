"""The four excavation sites: their piles as heights, one's knowledge there, what was dug up."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.draw.marks import mark
from ostraka.draw.scene import NOTHING, Look
from ostraka.games.tomb_raiders.components import MOST_KNOWLEDGE, REGIONS
from ostraka.games.tomb_raiders.drawing.paint import EMBLEMS
from ostraka.games.tomb_raiders.drawing.pieces import icon, join, sign, site_card
from ostraka.games.tomb_raiders.drawing.reading import (
    PLANNING,
    cards_due,
    digs_left,
    general_used,
    knowledge,
    latest,
    seated,
    seen,
    shut,
    subject_view,
)
from ostraka.games.tomb_raiders.drawing.reveal import crate, digs
from ostraka.games.tomb_raiders.drawing.says import USUAL
from ostraka.games.tomb_raiders.drawing.storage import target
from ostraka.games.tomb_raiders.words import PLACES, number

HEIGHTS = ("nothing yet", "a few cards", "a low pile", "a fair pile", "a high pile", "a high pile")
"""What a glance tells of a pile; nobody may count it (ruling 63)."""


def grounds(look: Look) -> Markup:
    t = look.t
    return Markup(
        '<section class="sites" id="sites" aria-labelledby="sites-h"><header>'
        '<h2 id="sites-h">{}</h2><p>{}</p></header><div class="grounds">{}</div></section>'
    ).format(
        t("Excavations"),
        t("a dig takes a permit, a book of the region and 1 to 12 weeks"),
        join(_ground(look, region) for region in REGIONS),
    )


def _ground(look: Look, region: str) -> Markup:
    closed = shut(look, region)
    return Markup(
        '<article class="ground r-{}{}" id="ground-{}"><h3>{}{}</h3>'
        '<div class="sp">{}{}<span class="kn"><b>{}</b><small>{}</small></span></div>'
        '<p class="bks">{}</p><p class="pl">{}</p><p class="haul-line">{}</p>{}</article>'
    ).format(
        region,
        " shut" if closed else "",
        region,
        icon(look, EMBLEMS[region]),
        look.t(PLACES[region]),
        sign(look, f"land-{region}", "land"),
        _pile(look, region),
        knowledge(seen(look), subject_view(look), region),
        look.t("knowledge"),
        _books(look, region),
        _prospect(look, region),
        _dug(look, region),
        _choices(look, region, closed),
    )


def _pile(look: Look, region: str) -> Markup:
    """The pile; cards that were just laid there make it a new element, which drops in."""
    height = seen(look)["piles"][region]["height"]
    laid = [number_ for number_, note in latest(look) if _is_laid(note.kind, note.details, region)]
    words = look.t(HEIGHTS[height])
    return Markup(
        '<svg class="stack{}" id="pile-{}-{}" role="img" aria-label="{}">'
        '<use href="{}#tr-pile-{}"/></svg>'
    ).format(" grew" if laid else "", region, laid[-1] if laid else 0, words, look.art, height)


def _is_laid(kind: str, details: dict[str, int | str], region: str) -> bool:
    return kind == "laid" and details["region"] == region


def _books(look: Look, region: str) -> Markup:
    """Books of the region, then those of general knowledge: pale are those that do not count."""
    view, own, t = seen(look), subject_view(look), look.t
    expertise, used = own["expertise"][region], general_used(view, own, region)
    pale = min(own["general"], MOST_KNOWLEDGE) - used
    words = t("{expertise} books of the region, {used} of {general} general books count").format(
        expertise=expertise, used=used, general=own["general"]
    )
    parts = [Markup('<span class="vh">{}</span>').format(words)]
    if expertise:
        parts.append(_row(look, "books", expertise))
    else:
        parts.append(Markup("<span>{}</span>").format(t("no book")))
    if used or pale:
        parts.append(Markup("<i>+</i>"))
    if used:
        parts.append(_row(look, "opens", used))
    if pale > 0:
        parts.append(_row(look, "opens", pale, " off"))
    return join(parts)


def _row(look: Look, what: str, count: int, cls: str = "") -> Markup:
    """So many books as one drawing."""
    many = min(count, MOST_KNOWLEDGE)
    return sign(look, f"{what}-{many}", f"{what} n{many}{cls}")


def _prospect(look: Look, region: str) -> Markup:
    """Permits that are left, and what a usual dig would bring."""
    view, own, t = seen(look), subject_view(look), look.t
    left = digs_left(look, region)
    permits = Markup('<span class="perm">{}{}</span>').format(
        sign(look, "permit", f"pm r-{region if own['permits'][region] else 'general'}"),
        t("{count} permits").format(count=left) if left != 1 else t("1 permit"),
    )
    if not left:
        permits = Markup('<span class="perm none">{}</span>').format(t("no permit"))
    known = knowledge(view, own, region)
    if not known:
        return permits
    cards = cards_due(view, known, USUAL)
    return permits + Markup('<span class="six">{}: {} {}<span class="vh"> {}</span></span>').format(
        number(USUAL, "week", t), cards, sign(look, "card", "ca"), t("cards")
    )


def _dug(look: Look, region: str) -> Markup:
    """The last dig here: who, and what came to light."""
    view = seen(look)
    if view["region"] == region and view["task"] in PLANNING and view["turn"] != look.seat:
        words = look.t("{name} plans a dig").format(name=look.names[view["turn"]])
        return Markup('<span class="plans">{}{}</span>').format(mark(view["turn"]), words)
    there = [dig for dig in digs(look) if dig.region == region]
    if not there:
        return NOTHING
    dig = there[-1]
    shown = [
        Markup('<span class="drawn" id="dug-{}-{}">{}</span>').format(
            dig.number, at, site_card(look, name)
        )
        for at, name in enumerate(dig.cards)
    ]
    words = look.t("The last dig here, by {name}:").format(name=look.names[dig.seat])
    return Markup('<span class="vh">{} </span>{}{}').format(words, mark(dig.seat), join(shown))


def _choices(look: Look, region: str, closed: str) -> Markup:
    t = look.t
    parts = []
    dig, study = f"dig {region}", f"scientist {region}"
    if dig in look.legal:
        button = '<button class="dig" id="dig-{}" type="button"{}>{} {}</button>'
        parts.append(
            Markup(button).format(
                region, target(look, dig, ""), icon(look, "trowel"), t("Dig here")
            )
        )
    elif closed:
        parts.append(Markup('<span class="why">{} {}</span>').format(icon(look, "padlock"), closed))
    if study in look.legal:
        button = '<button class="dig study" id="study-{}" type="button"{}>{}</button>'
        glass = icon(look, "magnifying-glass")
        parts.append(Markup(button).format(region, target(look, study, ""), glass))
    known = crate(look, region) if seated(look) else NOTHING
    return Markup('<div class="go">{}{}</div>').format(join(parts), known)
