"""What counts at the end, in a few words for new players."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.tomb_raiders.rules.box import (
    CONGRESS_POINTS,
    EXHIBITION_POINTS,
    MUSEUM_POINTS,
    PROFESSOR_POINTS,
    WEEKS_PER_POINT,
)
from ostraka.games.tomb_raiders.ui.pieces import icon
from ostraka.games.tomb_raiders.ui.sheets.players import SIGNS
from ostraka.games.tomb_raiders.ui.text.reading import PARTS
from ostraka.games.tomb_raiders.ui.text.words import PARTS as LABELS
from ostraka.ui.markup import html, join
from ostraka.ui.scene import Look


def how_it_counts(look: Look) -> Markup:
    """Every part of the score with what it brings; shown where there is room for it."""
    t = look.t
    lines = join(
        html("<li>{}<b>{}</b> {}</li>", icon(look, SIGNS[part]), t(LABELS[part]), words)
        for part, words in zip(PARTS, _brings(look), strict=True)
    )
    return html(
        '<section class="scoring" id="scoring"><div><header><h2>{}</h2><p>{}</p></header>'
        "<ul>{}</ul></div></section>",
        t("Most points win"),
        t("when the draw pile is empty"),
        lines,
    )


def _brings(look: Look) -> tuple[str, ...]:
    """By PARTS."""
    t = look.t
    return (
        t("the points written on them"),
        t("{points} points each").format(points=max(EXHIBITION_POINTS)),
        t("{least} to {most} points, but the gifts are gone").format(
            least=min(MUSEUM_POINTS), most=max(MUSEUM_POINTS)
        ),
        t("{points} points together").format(points=t(", ").join(map(str, CONGRESS_POINTS[1:]))),
        t("{points} points each").format(points=PROFESSOR_POINTS),
        t("1 point for every full {weeks} weeks behind the leader").format(weeks=WEEKS_PER_POINT),
    )
