"""Small pieces that all parts of the scene are made of."""

from __future__ import annotations

from collections import Counter
from functools import cache

from markupsafe import Markup, escape

from ostraka.core.play import Seat
from ostraka.games.tomb_raiders.ui.art.paint import EMBLEMS
from ostraka.games.tomb_raiders.ui.text.reading import follower, is_player, seen, subject
from ostraka.games.tomb_raiders.ui.text.words import face, number
from ostraka.ui.icons import icon as shared_icon
from ostraka.ui.marks import mark
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, Look


def hidden(words: str) -> Markup:
    """Words for screen readers; text on a button must be part of its name, so they stand beside
    it."""
    return html('<span class="vh"> {}</span>', words)


def spoken(brief: str, words: str) -> Markup:
    """A sentence of which only a part is visible; screen readers get all of it."""
    before, found, behind = words.partition(brief)
    if not found:
        return escape(brief) + hidden(words)
    return join(
        (
            hidden(before) if before else NOTHING,
            escape(brief),
            hidden(behind) if behind else NOTHING,
        )
    )


def target(look: Look, say: str) -> Markup:
    """The attributes of a button: its sentence if it is legal now."""
    if say in look.legal:
        return html(' data-say="{}"', say)
    return Markup(' disabled=""')


def sign(look: Look, name: str, cls: str) -> Markup:
    """A drawing of `art`, inside a button whose words say it all; its class gives its size."""
    return _sign(look.art, name, cls)


@cache
def _sign(art: str, name: str, cls: str) -> Markup:
    return html('<svg class="{}"><use href="{}#tr-{}"/></svg>', cls, art, name)


def picture(look: Look, name: str, cls: str) -> Markup:
    """A drawing that screen readers skip."""
    return _picture(look.art, name, cls)


@cache
def _picture(art: str, name: str, cls: str) -> Markup:
    return html('<svg class="{}" aria-hidden="true"><use href="{}#tr-{}"/></svg>', cls, art, name)


def card(look: Look, name: str, cls: str = "") -> Markup:
    """A card's face or back."""
    return sign(look, name, f"face {cls}".strip())


def icon(look: Look, name: str) -> Markup:
    """An icon of the shared sprite."""
    return shared_icon(name, look.icons)


def weeks(look: Look, count: int) -> Markup:
    """Weeks as a watch, which screen readers read out."""
    return html(
        '<svg class="wk" role="img" aria-label="{}"><use href="{}#tr-weeks-{}"/></svg>',
        number(count, "week", look.t),
        look.art,
        count,
    )


def laurels(look: Look, count: int | str, cls: str = "") -> Markup:
    """Points in a wreath."""
    return html(
        '<span class="{}">{}<b>{}</b><span class="vh"> {}</span></span>',
        f"vp {cls}".strip(),
        sign(look, "wreath", "lv"),
        count,
        look.t("points"),
    )


def chip(look: Look, region: str) -> Markup:
    """A region as a coloured tile with its icon; its name stands beside it."""
    return html('<span class="reg r-{}">{}</span>', region, icon(look, EMBLEMS[region]))


def find(region: str, shown: str | int) -> Markup:
    """A find by its points."""
    return html('<span class="find r-{}">{}</span>', region, shown)


def site_card(look: Look, name: str) -> Markup:
    """A site card, small: its points, a book, or rubble."""
    region, shown = name.partition("-")[0], face(name)
    if shown == "rubble":
        rubble = '<span class="find rub" title="{}">{}</span>'
        return html(rubble, look.t("rubble"), icon(look, "stone-pile"))
    if shown == "book":
        book = '<span class="find r-{}" title="{}">{}</span>'
        return html(book, region, look.t("book"), icon(look, "white-book"))
    return find(region, shown)


def by_face(look: Look, names: list[str]) -> Markup:
    """Site cards of one region, equal ones once with their number."""
    counts = Counter(face(name) for name in names)
    firsts = {face(name): name for name in names}
    return join(
        html(
            "<span>{}{}</span>",
            site_card(look, firsts[shown]),
            html("<small>×{}</small>", count) if count > 1 else NOTHING,
        )
        for shown, count in counts.items()
    )


def face_of(name: str) -> str:
    """The drawing of a site card."""
    region, shown = name.partition("-")[0], face(name)
    return f"rubble-{region}" if shown == "rubble" else f"find-{region}-{shown}"


def named(look: Look, seat: Seat) -> Markup:
    """A player by mark and name; the viewer as “you”."""
    return html('<span class="named">{}{}</span>', mark(seat), name_of(look, seat))


def name_of(look: Look, seat: Seat) -> str:
    return look.t("you") if seat == look.seat else look.names[seat]


def moves_next(look: Look, spent: int) -> str:
    """Say who moves next once a number of weeks are spent."""
    seat = subject(look)
    then = follower(seen(look), seat, spent)
    if then != seat:
        return look.t("then {name} moves").format(name=look.names[then])
    if is_player(look):
        return look.t("you move again")
    return look.t("{name} moves again").format(name=look.names[seat])


def after(look: Look, spent: int) -> Markup:
    """Who moves next, as a line with a green loop for another turn."""
    stays = follower(seen(look), subject(look), spent) == subject(look)
    loop = sign(look, "again", "loop") if stays else NOTHING
    return html(
        '<span class="after {}">{}{}</span>',
        "stay" if stays else "pass",
        loop,
        moves_next(look, spent),
    )
