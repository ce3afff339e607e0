"""The time track as a surveyor's tape, with every player's marker on the week they have reached."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.core.play import Seat
from ostraka.games.tomb_raiders.rules.box import WEEKS_PER_POINT
from ostraka.games.tomb_raiders.ui.pieces import icon, moves_next, name_of, picture
from ostraka.games.tomb_raiders.ui.text.reading import (
    follower,
    may_act,
    order,
    seen,
    subject,
    weeks_spent,
)
from ostraka.ui.figures import counted
from ostraka.ui.markup import html, join
from ostraka.ui.scene import NOTHING, InContext, Look

AHEAD = 15
"""Weeks that the tape shows before the rearmost marker, at least."""
CHOICES = {
    "storage": ("take",),
    "sites": ("dig", "scientist"),
    "hand": ("thief", "raiders"),
    "shows": ("exhibition", "museum"),
}
"""Verbs of the choices in each part of the table."""


def tape(look: Look) -> Markup:
    """The part of the tape where the markers are. A pale marker shows where a choice would lead
    while the pointer is on it."""
    view = seen(look)
    reached = [each["week"] for each in view["players"]]
    first = max(0, min(reached) - 1)
    last = max(min(reached) + AHEAD, max(reached) + 1)
    ghosts = _ghosts(look)
    cells = [_cell(look, week, ghosts.get(week, NOTHING)) for week in range(first, last + 1)]
    return html(
        '<section class="time" id="time" tabindex="0" aria-label="{}">'
        '<span class="case">{}<b>{}</b><small>{}</small></span><ol class="tape">{}</ol>'
        '<p class="lag">{}</p></section>',
        _spoken(look),
        picture(look, "case", "box"),
        look.t(InContext("Weeks", "spent by each player")),
        look.t(InContext("spent", "weeks")),
        join(cells),
        _who_moves(look),
    )


def tabs(look: Look) -> Markup:
    """Ways to the parts of the table, for small screens."""
    t = look.t
    parts = (
        ("storage", "card-pick", t("Storage")),
        ("sites", "trowel", t("Digs")),
        ("hand", "scroll-unfurled", t(InContext("Hand", "cards a player holds"))),
        ("shows", "greek-temple", t(InContext("Shows", "noun: exhibitions and museums"))),
        ("scholars", "graduate-cap", t("Professors")),
    )
    links = join(
        html('<a href="#{}">{}{}{}</a>', part, icon(look, sign_), words, _offers(look, part))
        for part, sign_, words in parts
    )
    return html(
        '<nav class="tabs" id="tabs" aria-label="{}">{}</nav>', t("Parts of the table"), links
    )


def _offers(look: Look, part: str) -> Markup:
    """The number of choices in a part of the table, which may be off the screen."""
    count = sum(say.split()[0] in CHOICES.get(part, ()) for say in look.legal)
    if not count:
        return NOTHING
    words = counted(count, look.t, "1 choice", "{count} choices")
    return html('<b aria-label="{}">{}</b>', words, count)


def _cell(look: Look, week: int, ghosts: Markup) -> Markup:
    view = seen(look)
    there = [seat for seat in order(view) if view["players"][seat]["week"] == week]
    classes = "ten" if week % 10 == 0 else "odd" if week % 2 else ""
    if not look.over and _stays(look, week):
        classes += " stay"
    up = html(
        '<span class="up{}">{}{}{}</span>',
        " high" if len(there) > 1 else "",
        ghosts,
        join(_marker(look, seat) for seat in there),
        _turns(look, there) if there and not look.over else NOTHING,
    )
    return html(
        '<li{}>{}<span class="no">{}</span></li>',
        Markup(f' class="{classes.strip()}"') if classes else NOTHING,
        up if there or ghosts else NOTHING,
        week,
    )


def _stays(look: Look, week: int) -> bool:
    """Return whether the active player would move again after landing here."""
    view = seen(look)
    turn = view["turn"]
    weeks = week - view["players"][turn]["week"]
    return weeks >= 0 and follower(view, turn, weeks) == turn


def _marker(look: Look, seat: Seat) -> Markup:
    return html(
        '<span class="disc" id="marker-{}" data-fly="" title="{}">{}</span>',
        seat,
        look.names[seat],
        picture(look, f"disc-{seat}", "pawn"),
    )


def _turns(look: Look, there: list[Seat]) -> Markup:
    """In which order the markers of a week move: a flag for the next, numbers for the others."""
    tags = []
    for seat in there:
        place = order(seen(look)).index(seat)
        if place:
            tags.append(html("<i>{}</i>", place + 1))
        else:
            words = look.t("Your move") if seat == look.seat else look.names[seat]
            tags.append(html('<i class="flag seat-{}"><b>{}</b></i>', seat, words))
    return html('<span class="nth">{}</span>', join(tags))


def _ghosts(look: Look) -> dict[int, Markup]:
    """Where every choice would lead, by week."""
    seat = subject(look)
    week = seen(look)["players"][seat]["week"]
    drawn: dict[int, Markup] = {}
    for say in look.legal if may_act(look) else ():
        weeks = weeks_spent(look, say)
        if weeks:
            shown = html(
                '<span class="ghost seat-{}" data-for="{}" hidden=""><i>{}</i></span>',
                seat,
                say,
                moves_next(look, weeks),
            )
            drawn[week + weeks] = drawn.get(week + weeks, NOTHING) + shown
    return drawn


def _who_moves(look: Look) -> Markup:
    """One line on what it is good for to have spent less time than others; it stands above all
    markers but the leftmost."""
    t = look.t
    return html(
        "<b>{}</b> {}",
        t("The player who has spent the fewest weeks moves."),
        t("At the end 1 point for every full {weeks} weeks behind the leader.").format(
            weeks=WEEKS_PER_POINT
        ),
    )


def _spoken(look: Look) -> str:
    view, t = seen(look), look.t
    markers = t(", ").join(
        t("{name} at week {week}").format(
            name=name_of(look, seat), week=view["players"][seat]["week"]
        )
        for seat in order(view)
    )
    return t("Weeks spent, in the order of moving: {markers}").format(markers=markers)
