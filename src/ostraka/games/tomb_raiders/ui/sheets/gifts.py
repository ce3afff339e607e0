"""Choosing the gifts for a museum one by one."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.tomb_raiders.rules.box import GIFTS, MUSEUM_POINTS, MUSEUM_WEEKS, REGIONS
from ostraka.games.tomb_raiders.rules.chapters.presenting import steps_reached as reached
from ostraka.games.tomb_raiders.rules.seats import FIELDS, OWNED
from ostraka.games.tomb_raiders.ui.pieces import card, hidden, icon, laurels, sign, target, weeks
from ostraka.games.tomb_raiders.ui.text.choices import tell
from ostraka.games.tomb_raiders.ui.text.reading import (
    artifacts,
    position,
    seen,
    steps_reached,
    subject,
    subject_view,
)
from ostraka.games.tomb_raiders.ui.text.words import PLACES, show
from ostraka.ui.figures import signed
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, Look


def gifts(look: Look) -> Markup:
    """The player's finds by region; under each region the exhibitions that need all of them."""
    view, t = seen(look), look.t
    museum = int(str(view["museum"])) - 1
    title = t("Gifts for the museum")
    given = GIFTS[museum] - view["gifts"]
    words = t("{given} of {count} given. What you give leaves the game with its points.").format(
        given=given, count=GIFTS[museum]
    )
    return html(
        '<section class="sheet giving whole" id="giving" aria-label="{}"><header class="sh">{}'
        '<h2>{}</h2><p>{}</p><span class="mh">{}{}</span></header>'
        '<p class="net">{}</p>{}</section>',
        title,
        sign(look, "museum", "front"),
        title,
        words,
        weeks(look, MUSEUM_WEEKS[museum]),
        laurels(look, MUSEUM_POINTS[museum]),
        _net(look, museum),
        join(_region(look, region) for region in REGIONS),
    )


def _net(look: Look, museum: int) -> str:
    """What the museum brings in all, with the gifts so far."""
    cost = given_away(look)
    words = look.t("+{prize} points from the museum, {cost} for what you gave so far: {net} in all")
    return words.format(
        prize=MUSEUM_POINTS[museum], cost=signed(-cost), net=signed(MUSEUM_POINTS[museum] - cost)
    )


def given_away(look: Look) -> int:
    """Return the points of the gifts so far; steps taken back do not count."""
    view = seen(look)
    given = GIFTS[int(str(view["museum"])) - 1] - view["gifts"]
    points: list[int] = []
    for note in look.notes:
        if note.seat != view["turn"]:
            continue
        if note.kind == "gave":
            points.append(int(note.details["points"]))
        elif note.kind == "undone" and points:
            points.pop()
    return sum(points[len(points) - given :])


def _region(look: Look, region: str) -> Markup:
    own, t = subject_view(look), look.t
    values = artifacts(own, region)
    if not values:
        return NOTHING
    cards = [_gift(look, region, value, values.count(value)) for value in sorted(set(values))]
    return html(
        '<div class="gifts r-{}"><h3>{}</h3><div class="pick">{}</div>{}</div>',
        region,
        t(PLACES[region]),
        join(cards),
        join(_exhibitions_at_stake(look, region)),
    )


def _gift(look: Look, region: str, value: int, count: int) -> Markup:
    times = html("<b>×{}</b>", count) if count > 1 else NOTHING
    return html(
        '<button class="kept" type="button" id="give-{}-{}"{}>{}{}<span>{}{}</span></button>',
        region,
        value,
        target(look, f"give {region} {value}"),
        card(look, f"find-{region}-{value}"),
        times,
        look.t("give, {cost}").format(cost=signed(-value)),
        hidden(tell(look, f"give {region} {value}").label),
    )


def _exhibitions_at_stake(look: Look, region: str) -> list[Markup]:
    """Exhibitions that would lose a step with one artifact of the region less."""
    view, seat, t = seen(look), subject(look), look.t
    fewer = position(view).clone()
    fewer.players[seat * FIELDS + OWNED + REGIONS.index(region)] -= 1
    lines = []
    for each in view["exhibitions"]:
        if reached(fewer, seat, each - 1) < steps_reached(view, seat, each - 1):
            words = t("all needed for the exhibition {show}").format(show=show(each - 1, t))
            lines.append(html('<p class="near">{} {}</p>', icon(look, "laurels"), words))
    return lines
