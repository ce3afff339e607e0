"""Small pieces that the parts of the scene are put together from."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.draw.icons import icon as shared
from ostraka.draw.marks import mark
from ostraka.draw.scene import NOTHING, Look
from ostraka.games.tomb_raiders.drawing.paint import EMBLEMS
from ostraka.games.tomb_raiders.drawing.reading import follower, seated, seen, subject
from ostraka.games.tomb_raiders.words import face, number


def join(parts: Iterable[str | Markup]) -> Markup:
    return NOTHING.join(parts)


def sign(look: Look, name: str, cls: str) -> Markup:
    """One of the drawings of art.py; its size is that of its class."""
    return Markup('<svg class="{}" aria-hidden="true"><use href="{}#tr-{}"/></svg>').format(
        cls, look.art, name
    )


def card(look: Look, name: str, cls: str = "") -> Markup:
    """A card's face or back."""
    return sign(look, name, f"face {cls}".strip())


def icon(look: Look, name: str) -> Markup:
    return shared(name, look.icons)


def weeks(look: Look, count: int) -> Markup:
    """Weeks as a watch, which screen readers read out."""
    return Markup(
        '<svg class="wk" role="img" aria-label="{}"><use href="{}#tr-weeks-{}"/></svg>'
    ).format(number(count, "week", look.t), look.art, count)


def laurels(look: Look, count: int | str, cls: str = "") -> Markup:
    """Points in a wreath."""
    return Markup('<span class="{}">{}<b>{}</b><span class="vh"> {}</span></span>').format(
        f"vp {cls}".strip(), sign(look, "wreath", "lv"), count, look.t("points")
    )


def chip(look: Look, region: str) -> Markup:
    """A region as a coloured tile with its icon; its name stands beside it."""
    return Markup('<span class="reg r-{}">{}</span>').format(region, icon(look, EMBLEMS[region]))


def find(region: str, shown: str | int) -> Markup:
    """A find by its points."""
    return Markup('<span class="find r-{}">{}</span>').format(region, shown)


def site_card(look: Look, name: str) -> Markup:
    """A site card, small: its points, a book, or rubble."""
    region, shown = name.partition("-")[0], face(name)
    if shown == "rubble":
        rubble = Markup('<span class="find rub" title="{}">{}</span>')
        return rubble.format(look.t("rubble"), icon(look, "stone-pile"))
    if shown == "book":
        book = Markup('<span class="find r-{}" title="{}">{}</span>')
        return book.format(region, look.t("book"), icon(look, "white-book"))
    return find(region, shown)


def face_of(name: str) -> str:
    """The drawing of a site card."""
    region, shown = name.partition("-")[0], face(name)
    return f"rubble-{region}" if shown == "rubble" else f"find-{region}-{shown}"


def named(look: Look, seat: Seat) -> Markup:
    """A player by mark and name; oneself by a word."""
    return Markup('<span class="named">{}{}</span>').format(mark(seat), name_of(look, seat))


def name_of(look: Look, seat: Seat) -> str:
    return look.t("you") if seat == look.seat else look.names[seat]


def moves_next(look: Look, spent: int) -> str:
    """Who moves when so many weeks are spent, in words."""
    seat = subject(look)
    then = follower(seen(look), seat, spent)
    if then != seat:
        return look.t("then {name} moves").format(name=look.names[then])
    if seated(look):
        return look.t("you move again")
    return look.t("{name} moves again").format(name=look.names[seat])


def after(look: Look, spent: int) -> Markup:
    """The same as a line with its sign: a green loop for another turn."""
    stays = follower(seen(look), subject(look), spent) == subject(look)
    loop = sign(look, "again", "loop") if stays else NOTHING
    return Markup('<span class="after {}">{}{}</span>').format(
        "stay" if stays else "pass", loop, moves_next(look, spent)
    )
