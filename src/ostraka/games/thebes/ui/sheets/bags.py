"""The bags: what is known to be left in each, and what was found."""

from __future__ import annotations

from markupsafe import escape

from ostraka.games.thebes.rules.box import BEST, BOOK_ABOUT, SITES, TOKENS
from ostraka.games.thebes.ui.art.paint import colour
from ostraka.games.thebes.ui.pieces import picture, place_name, seen
from ostraka.ui.figures import percent
from ostraka.ui.scene import InContext, Look
from ostraka.ui.svg import short, symbol

STEP = 13.4
BASE = 47
"""Where the columns of dots stand."""


def bags(look: Look) -> str:
    """One for each site, below the map."""
    drawn = "".join(_bag(look, site) for site in SITES)
    t = look.t
    found = escape(t(InContext("found", "objects")))
    key = (
        f'<p class="bag-key"><b>{escape(t("The bags"))}</b><i class="dot"></i>'
        f"{escape(t('object of that value inside'))}<i class='ring'></i>{found}"
        f"<b>%</b>{escape(t('chance that a token is an object'))}"
        f"{picture(look, 'open', 'tome')}{escape(t('book inside'))}</p>"
    )
    label = escape(t("The bags"))
    return f'<section class="bags" id="bags" aria-label="{label}">{key}{drawn}</section>'


def objects_in(look: Look, site: str) -> int:
    """Objects that are left in a bag."""
    bag = seen(look)["bags"][site]
    return sum(bag.get(value, 0) for value in TOKENS[:BEST])


def _bag(look: Look, site: str) -> str:
    bag = seen(look)["bags"][site]
    total, left = sum(bag.values()), objects_in(look, site)
    books = ""
    if bag.get("book"):
        about = SITES[BOOK_ABOUT[SITES.index(site)]]
        books += picture(look, f"book-{about}", "tome")
    if bag.get("general"):
        books += picture(look, "open", "tome")
    t = look.t
    share = percent(left / total, t) if total else ""
    rest = t("{objects} of {tokens}").format(objects=left, tokens=total)
    return (
        f'<article class="bag" id="bag-{site}">{picture(look, f"bag-{site}", "sack")}'
        f"<h2>{escape(place_name(look, site))}</h2>{dots(look, site)}"
        f'<div class="rest"><b>{escape(share)}</b><span>{escape(rest)}</span>'
        f'<span class="tomes">{books}</span></div>'
        f'<span class="vh">{escape(_words(look, site))}</span></article>'
    )


def _words(look: Look, site: str) -> str:
    """The same for screen readers: how many of each value are left."""
    bag, t = seen(look)["bags"][site], look.t
    values = [
        t("{count} of value {value}").format(count=bag[value], value=value)
        for value in TOKENS[:BEST]
        if bag.get(value)
    ]
    return t("Left: {objects}; {blanks} blanks.").format(
        objects=", ".join(values), blanks=bag.get("blank", 0)
    )


def dots(look: Look, site: str) -> str:
    """A column of dots for every value: full ones are in the bag, rings were found. A dot is a line
    of no length with round ends."""
    view = seen(look)
    bag, start = view["bags"][site], view["overview"][site]
    full = found = ""
    for at, value in enumerate(TOKENS[:BEST]):
        for level in range(start.get(value, 0)):
            dot = f"M{short(7 + at * STEP)} {short(BASE - 4 - level * 9.4)}h0"
            if level < bag.get(value, 0):
                full += dot
            else:
                found += dot
    layers = "".join(
        f'<path class="{cls}" d="{path}"/>'
        for cls, path in (("edge", full), ("full", full), ("edge found", found), ("hole", found))
        if path
    )
    return (
        f'<svg class="dots {site}" viewBox="0 0 94 62" aria-hidden="true">{layers}'
        f'<use href="{look.art}#thebes-values" width="94" height="62"/></svg>'
    )


def values() -> str:
    """The symbol of the axis below the dots."""
    numbers = "".join(
        f'<text x="{short(7 + at * STEP)}" y="{BASE + 12}">{value}</text>'
        for at, value in enumerate(TOKENS[:BEST])
    )
    return symbol(
        "thebes-values",
        f'<path d="M2 {BASE + 1}H92" stroke="{colour("line")}"/><g text-anchor="middle" '
        f'font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="12.5" '
        f'fill="{colour("ink")}">{numbers}</g>',
        "0 0 94 62",
    )
