"""What lies open before a player, in a row beside the board; and the final scoring."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.games.tomb_raiders.rules.box import REGIONS
from ostraka.games.tomb_raiders.ui.art.paint import EMBLEMS
from ostraka.games.tomb_raiders.ui.pieces import find, icon, picture, site_card
from ostraka.games.tomb_raiders.ui.text.reading import (
    PARTS,
    PLACES,
    artifacts,
    holder,
    order,
    points,
    seen,
)
from ostraka.games.tomb_raiders.ui.text.words import ADDS, PROFESSORS, face
from ostraka.games.tomb_raiders.ui.text.words import PARTS as LABELS
from ostraka.games.tomb_raiders.ui.text.words import PLACES as NAMES
from ostraka.ui.figures import signed
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, Entry, Look, Standing

SIGNS = {
    "finds": "wooden-crate",
    "exhibitions": "laurels",
    "museums": "ionic-column",
    "congresses": "public-speaker",
    "professors": "graduate-cap",
    "time": "pocket-watch",
}


def standing(look: Look, seat: Seat) -> Standing:
    """Return a player's points, weeks, turn, permits, books and finds, and the sum of points."""
    own = seen(look)["players"][seat]
    holdings = html(
        '<div class="open-to-all">{}{}{}{}</div>',
        _time(look, seat),
        _books(look, seat),
        _finds(look, seat),
        _sum(look, seat),
    )
    return Standing(str(own["points"]), icon(look, "laurels"), holdings)


def _time(look: Look, seat: Seat) -> Markup:
    view, t = seen(look), look.t
    own = view["players"][seat]
    place = order(view).index(seat)
    turn = (
        t("moves now")
        if place == 0
        else t("moves after {name}").format(name=look.names[order(view)[place - 1]])
    )
    if look.over:
        turn = ""
    permits = [
        html(
            '<span class="pw r-{}" title="{}">{}{}</span>',
            region,
            t("permit: {region}").format(
                region=t(NAMES[region]) if region in REGIONS else t("any region")
            ),
            picture(look, "permit", "pm"),
            own["permits"][region] if own["permits"][region] > 1 else "",
        )
        for region in (*REGIONS, "general")
        if own["permits"][region]
    ]
    week = t("week {week}").format(week=own["week"])
    return html(
        '<p class="w1">{}<b>{}</b><span>{}</span><i>{}</i></p>',
        icon(look, "pocket-watch"),
        week,
        turn,
        join(permits),
    )


def _books(look: Look, seat: Seat) -> Markup:
    own, t = seen(look)["players"][seat], look.t
    cells = [
        _cell(
            f"r-{region}", t(NAMES[region]), icon(look, EMBLEMS[region]), own["expertise"][region]
        )
        for region in REGIONS
    ]
    cells += [
        _cell("", t("general knowledge"), picture(look, "open", "ob"), own["general"]),
        _cell("", t("congresses"), icon(look, "public-speaker"), own["congresses"]),
        _cell("", t("cards in hand"), picture(look, "hand", "hd"), own["hand"]),
    ]
    return html('<ul class="kn-row">{}</ul>', join(cells))


def _cell(cls: str, words: str, picture: Markup, count: int) -> Markup:
    zero = "" if count else " zero"
    return html(
        '<li class="{}" title="{}"><span class="vh">{} </span>{}{}</li>',
        f"{cls}{zero}".strip(),
        words,
        words,
        picture,
        count,
    )


def _finds(look: Look, seat: Seat) -> Markup:
    view, t = seen(look), look.t
    own = view["players"][seat]
    parts = []
    for region in REGIONS:
        values = [find(region, value) for value in artifacts(own, region)]
        values += [site_card(look, name) for name in own["finds"] if _is_book(name, region)]
        if values:
            parts.append(
                html(
                    '<span class="grp"><span class="vh">{} </span>{}</span>',
                    t(NAMES[region]),
                    join(values),
                )
            )
    for place in PLACES:
        if holder(view, place) == seat:
            bust = picture(look, f"bust-{place}", f"pf r-{place}")
            parts.append(_got(t(PROFESSORS[place]), bust))
    parts.append(_got(t("exhibition"), icon(look, "laurels"), len(own["exhibitions"])))
    parts.append(_got(t("museum"), picture(look, "museum", "front"), len(own["museums"])))
    return html('<p class="fd">{}</p>', join(parts) or t("no finds yet"))


def _is_book(name: str, region: str) -> bool:
    return name.startswith(region) and face(name) == "book"


def _got(words: str, picture: Markup, count: int = 1) -> Markup:
    """A sign for something won, with its number if it is more than one."""
    if not count:
        return NOTHING
    return html(
        '<span class="got" title="{}"><span class="vh">{}</span>{}{}</span>',
        words,
        words,
        picture,
        f"×{count}" if count > 1 else "",
    )


def _sum(look: Look, seat: Seat) -> Markup:
    t = look.t
    parts = [
        t(ADDS[part]).format(points=count)
        for part, count in points(seen(look), seat).items()
        if count
    ]
    return html('<p class="adds">{}</p>', t(" + ").join(parts))


# --- At the end -------------------------------------------------------------------------------


def ledger(look: Look) -> list[Entry]:
    """Where every point came from."""
    view, t = seen(look), look.t
    seats = range(len(view["players"]))
    counted = [points(view, seat) for seat in seats]
    entries = [
        Entry(
            t(LABELS[part]),
            tuple(signed(counted[seat][part]) for seat in seats),
            icon(look, SIGNS[part]),
            tuple(_detail(look, seat, part) for seat in seats),
        )
        for part in PARTS
    ]
    totals = tuple(str(view["players"][seat]["points"]) for seat in seats)
    return [*entries, Entry(t("Points"), totals, icon(look, "laurels"), total=True)]


def _detail(look: Look, seat: Seat, part: str) -> str:
    """What the points of a part were counted from."""
    view, t = seen(look), look.t
    own = view["players"][seat]
    if part == "finds":
        sums = {region: sum(artifacts(own, region)) for region in REGIONS}
        return t(", ").join(
            t("{region} {points}").format(region=t(NAMES[region]), points=sums[region])
            for region in REGIONS
            if sums[region]
        )
    if part == "professors":
        held = [t(NAMES[place]) for place in PLACES if holder(view, place) == seat]
        return t(", ").join(held)
    if part == "time":
        return t("week {week}").format(week=own["week"])
    count = own["congresses"] if part == "congresses" else len(_shown(look, seat, part))
    return f"×{count}" if count else ""


def _shown(look: Look, seat: Seat, part: str) -> list[int]:
    own = seen(look)["players"][seat]
    return own["exhibitions"] if part == "exhibitions" else own["museums"]
