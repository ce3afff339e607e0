"""The four excavation sites: heights of piles, the player's knowledge there, what was dug up."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.play import Note
from ostraka.games.tomb_raiders.rules.box import MOST_KNOWLEDGE, REGIONS
from ostraka.games.tomb_raiders.ui.art.paint import EMBLEMS
from ostraka.games.tomb_raiders.ui.pieces import by_face, hidden, icon, picture, site_card, target
from ostraka.games.tomb_raiders.ui.sheets.revealed import Haul, crate, digs
from ostraka.games.tomb_raiders.ui.text.choices import tell
from ostraka.games.tomb_raiders.ui.text.reading import (
    PLANNING,
    cards_due,
    general_used,
    is_player,
    knowledge,
    latest,
    seen,
    subject,
    subject_view,
    usual_weeks,
    why_no_dig,
)
from ostraka.games.tomb_raiders.ui.text.words import HEIGHTS, PLACES, face
from ostraka.ui.figures import counted
from ostraka.ui.marks import mark
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, Look


def grounds(look: Look) -> Markup:
    t, last = look.t, {dig.region: dig for dig in digs(look)}
    return html(
        '<section class="sites" id="sites" aria-labelledby="sites-h"><header>'
        '<h2 id="sites-h">{}</h2><p>{}</p></header><div class="grounds">{}</div></section>',
        t("Digs"),
        t("a dig takes a permit, a book on the region and 1 to 12 weeks"),
        join(_ground(look, region, last.get(region)) for region in REGIONS),
    )


def _ground(look: Look, region: str, dig: Haul | None) -> Markup:
    closed = why_no_dig(look, region)
    return html(
        '<article class="ground r-{}{}" id="ground-{}"><h3 class="gh">{}{}</h3>'
        '<div class="sp">{}{}<span class="kn"><b>{}</b><small>{}</small></span></div>'
        '<p class="bks">{}</p><p class="pl">{}</p>'
        '<div class="haul-line"><span class="dug">{}</span>{}</div>{}</article>',
        region,
        " shut" if closed else "",
        region,
        icon(look, EMBLEMS[region]),
        look.t(PLACES[region]),
        picture(look, f"land-{region}", "land"),
        _pile(look, region),
        knowledge(seen(look), subject(look), region),
        look.t("knowledge"),
        _books(look, region),
        _prospect(look, region),
        _dug(look, region, dig),
        crate(look, region) if is_player(look) else NOTHING,
        _choices(look, region, closed),
    )


def _pile(look: Look, region: str) -> Markup:
    """The pile; cards that were just laid there make it a new element, which drops in."""
    height = seen(look)["piles"][region]["height"]
    laid = [number_ for number_, note in latest(look) if _is_laid(note, region)]
    words = look.t(HEIGHTS[height])
    return html(
        '<svg class="heap{}" id="pile-{}-{}" role="img" aria-label="{}">'
        '<use href="{}#tr-pile-{}"/></svg>',
        " grew" if laid else "",
        region,
        laid[-1] if laid else 0,
        words,
        look.art,
        height,
    )


def _is_laid(note: Note, region: str) -> bool:
    return note.kind == "laid" and note.details["region"] == region


def _books(look: Look, region: str) -> Markup:
    """Books on the region, then those of general knowledge; those that do not count are pale."""
    view, own, t = seen(look), subject_view(look), look.t
    expertise, used = own["expertise"][region], general_used(view, own, region)
    pale = min(own["general"], MOST_KNOWLEDGE) - used
    words = t("{expertise} books on the region, {used} of {general} general books count").format(
        expertise=expertise, used=used, general=own["general"]
    )
    parts = [html('<span class="vh">{}</span>', words)]
    if expertise:
        parts.append(_row(look, "books", expertise))
    else:
        parts.append(html("<span>{}</span>", t("no book")))
    if used or pale:
        parts.append(Markup("<i>+</i>"))
    if used:
        parts.append(_row(look, "opens", used))
    if pale > 0:
        parts.append(_row(look, "opens", pale, " off"))
    return join(parts)


def _row(look: Look, what: str, count: int, cls: str = "") -> Markup:
    """A number of books as one drawing."""
    many = min(count, MOST_KNOWLEDGE)
    return picture(look, f"{what}-{many}", f"{what} n{many}{cls}")


def _prospect(look: Look, region: str) -> Markup:
    """Permits that are left, and what a usual dig would bring."""
    view, t = seen(look), look.t
    permits = _permits(look, region)
    known = knowledge(view, subject(look), region)
    if not known:
        return permits
    weeks = usual_weeks(view, known)
    cards = cards_due(view, known, weeks)
    return permits + html(
        '<span class="six">{} {}<span class="vh"> {}</span></span>',
        t("{count} weeks:").format(count=weeks),
        cards,
        t("cards"),
    )


def _permits(look: Look, region: str) -> Markup:
    """The region's own permits. Those for any region are counted in the hand; here they are named
    only where nothing else permits a dig."""
    t, own = look.t, subject_view(look)["permits"]
    if own[region]:
        colour = region
        words = counted(own[region], t, "1 permit", "{count} permits")
    else:
        colour = "general"
        words = t("general permit")
        if not own["general"]:
            words = t("excavation card")
            if "excavation" not in seen(look)["hand"]:
                return html('<span class="perm none">{}</span>', t("no permit"))
    return html('<span class="perm">{}{}</span>', picture(look, "permit", f"pm r-{colour}"), words)


def _dug(look: Look, region: str, dig: Haul | None) -> Markup:
    """The last dig here: who dug, and what came to light."""
    view = seen(look)
    if view["region"] == region and view["task"] in PLANNING and view["turn"] != look.seat:
        words = look.t("{name} plans a dig").format(name=look.names[view["turn"]])
        return html('<span class="plans">{}{}</span>', mark(view["turn"]), words)
    if dig is None:
        return NOTHING
    found = [name for name in dig.cards if face(name) != "rubble"]
    shown = [
        html('<span class="drawn" id="dug-{}-{}">{}</span>', dig.number, at, site_card(look, name))
        for at, name in enumerate(found)
    ]
    rubble = [name for name in dig.cards if face(name) == "rubble"]
    return join(
        (
            hidden(look.t("The last dig here, by {name}:").format(name=look.names[dig.seat])),
            mark(dig.seat),
            join(shown),
            by_face(look, rubble),
        )
    )


def _choices(look: Look, region: str, closed: str) -> Markup:
    t = look.t
    parts = []
    dig, study = f"dig {region}", f"scientist {region}"
    if dig in look.legal:
        told = tell(look, dig)
        button = '<button class="dig" id="dig-{}" type="button"{}>{} {}{}</button>'
        parts.append(
            html(
                button,
                region,
                target(look, dig),
                icon(look, "trowel"),
                t("Dig here"),
                hidden(f"{told.label}: {told.brings}"),
            )
        )
    elif closed:
        parts.append(html('<span class="why">{} {}</span>', icon(look, "padlock"), closed))
    if study in look.legal:
        button = '<button class="dig study" id="study-{}" type="button"{}>{}{}</button>'
        glass = icon(look, "magnifying-glass")
        told = tell(look, study)
        words = hidden(f"{told.label}: {told.brings}")
        parts.append(html(button, region, target(look, study), glass, words))
    return html('<div class="works">{}</div>', join(parts))
