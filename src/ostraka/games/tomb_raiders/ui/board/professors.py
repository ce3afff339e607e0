"""The five professors as number lines: how many books everyone has, and how many win."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.tomb_raiders.rules.box import PROFESSOR, PROFESSOR_POINTS, WORLD_PROFESSOR
from ostraka.games.tomb_raiders.ui.art.paint import EMBLEMS
from ostraka.games.tomb_raiders.ui.pieces import icon, laurels, name_of, picture
from ostraka.games.tomb_raiders.ui.text.reading import (
    PLACES,
    WORLD,
    books,
    holder,
    needed,
    seen,
    subject,
)
from ostraka.games.tomb_raiders.ui.text.words import PLACES as NAMES
from ostraka.ui.figures import counted
from ostraka.ui.marks import mark, mark_at
from ostraka.ui.markup import html, join
from ostraka.ui.scene import InContext, Look
from ostraka.ui.svg import short

SPAN = 8
"""Books that a line shows, at least."""
LINE = (8, 152)
"""Where a line begins and ends."""


def scholars(look: Look) -> Markup:
    words = look.t("for the most books: {least} or more, {world} for the world").format(
        least=PROFESSOR, world=WORLD_PROFESSOR
    )
    return html(
        '<p class="each" id="scholars">{} {}</p>{}',
        laurels(look, PROFESSOR_POINTS),
        words,
        join(_professor(look, place) for place in PLACES),
    )


def _professor(look: Look, place: str) -> Markup:
    view, t = seen(look), look.t
    owner = holder(view, place)
    missing = needed(view, place) - books(view, subject(look), place)
    held = t("no one yet") if owner is None else name_of(look, owner)
    if owner == subject(look):
        left = t(InContext("held", "a professor"))
    else:
        left = counted(missing, t, "{count} book to go", "{count} books to go")
    who = html("<i>{}</i>", held) if owner is None else mark(owner) + held
    hot = " hot" if missing == 1 and owner != subject(look) else ""
    return html(
        '<div class="prof r-{}{}" id="professor-{}"><span class="cameo">{}</span>'
        '<span class="pn"><b>{}{}</b><span>{}</span></span>{}<span class="togo">{}</span></div>',
        place,
        hot,
        place,
        picture(look, f"bust-{place}", "bust"),
        icon(look, EMBLEMS[place]),
        t(NAMES[place]) if place != WORLD else t("World"),
        who,
        _line(look, place),
        left,
    )


def _line(look: Look, place: str) -> Markup:
    """A number line with everybody's mark; the part that wins is tinted."""
    view = seen(look)
    have = [books(view, seat, place) for seat in range(len(view["players"]))]
    goal = needed(view, place)
    low = max(0, min(*have, goal) - 1) if place == WORLD else 0
    high = max(low + SPAN, goal + 1, *have)
    step = (LINE[1] - LINE[0]) / (high - low)
    win = short(LINE[0] + (goal - low) * step)
    ticks = "".join(f"M{short(LINE[0] + at * step)} 18v5" for at in range(high - low + 1))
    spoken = look.t(", ").join(
        look.t("{name} {count}").format(name=name_of(look, seat), count=count)
        for seat, count in enumerate(have)
    )
    return html(
        '<svg class="line" viewBox="0 0 160 30" role="img" aria-label="{}">'
        '<path class="zone" d="M{} 3H154V26H{}z"/><path class="goal" d="M{} 3v23"/>'
        '<path class="ax" d="M8 20.5H152{}"/><text x="{}" y="13">{}</text>{}</svg>',
        look.t("Books: {books}; {goal} win").format(books=spoken, goal=goal),
        *(win, win, win, ticks, short(float(win) + 4), goal),
        join(_marks(have, low, step)),
    )


def _marks(have: list[int], low: int, step: float) -> list[Markup]:
    drawn = []
    for seat, count in enumerate(have):
        same = [other for other, books_ in enumerate(have) if books_ == count]
        aside = (same.index(seat) - (len(same) - 1) / 2) * 9
        drawn.append(mark_at(seat, LINE[0] + (count - low) * step + aside, 20.5, 11))
    return drawn
