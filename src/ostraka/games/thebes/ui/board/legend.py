"""The cartouche of the map: the title, the year, and how to read what lies on it."""

from __future__ import annotations

from typing import Final, TypeAlias

from ostraka.games.thebes.rules.box import TITLE
from ostraka.games.thebes.ui.pieces import pill, pill_width, put_sign, text
from ostraka.games.thebes.ui.text.choices import Mover

BOTTOM: Final = 558
"""Where it ends on the map; it grows upwards with its lines."""
LEFT: Final = 14
MARGIN: Final = 22
FIRST, LINE = 94, 21
YEARS: Final = (1901, 1902, 1903)
ROUTES: Final = (
    '<path d="M0 0h21" class="by-rail"/><path d="M0 0h21" class="ties"/>'
    '<path d="M27 0h20" class="ship"/><path d="M55 0h20" class="camel"/>'
)


Line: TypeAlias = tuple[str, int, str]
"""A sign, how much room it takes, and what it means."""


def cartouche(mover: Mover) -> str:
    """The lines of the legend; those about pills and rings only while the game goes on."""
    t = mover.look.t
    years = ""
    for at, year in enumerate(YEARS):
        now = " on" if year == mover.view["year"] else ""
        years += (
            f'<g class="year{now}" transform="translate({46 + at * 70} 62)"><rect x="-27" y="-14" '
            f'width="54" height="26" rx="13"/>{text(0, 5, year)}</g>'
        )
    lines = _lines(mover)
    high = _high(lines)
    drawn = "".join(
        f'<g transform="translate({MARGIN} {FIRST + LINE * at})">{sign}'
        f"{text(right, 4.5, words, 'key', 'start') if words else ''}</g>"
        for at, (sign, right, words) in enumerate(lines)
    )
    return (
        f'<g class="cartouche" transform="translate({LEFT} {BOTTOM - high})"><path '
        f'd="M10 0H222q0 8 8 8V{high - 8}q-8 0-8 8H10q0-8-8-8V8q8 0 8-8z" class="plate-fill"/>'
        f'<path d="M14 5H218q1 6 7 7V{high - 12}q-6 1-7 7H14q-1-6-7-7V12q6-1 7-7zM30 41h172" '
        f'class="plate-line"/>{text(116, 32, t(TITLE).upper(), "title")}{years}{drawn}</g>'
    )


def whose(mover: Mover) -> str:
    """Whose journeys the pills tell. It changes with every turn, so it does not belong to what is
    printed on the map."""
    if mover.look.over:
        return ""
    t = mover.look.t
    journey = t("your journey there") if mover.yours else t("journey of {name}")
    x, y = LEFT + MARGIN + _pill(mover)[1], BOTTOM - _high(_lines(mover)) + FIRST + LINE
    return text(x, y + 4.5, journey.format(name=mover.name), "key", "start")


def _lines(mover: Mover) -> list[Line]:
    """What is explained; the words of the pill depend on the player who moves."""
    routes = (ROUTES, 84, mover.look.t("each route 1 week"))
    return [routes] if mover.look.over else [routes, (*_pill(mover), ""), *_signs(mover)]


def _high(lines: list[Line]) -> int:
    return FIRST + LINE * len(lines) - 4


def _pill(mover: Mover) -> tuple[str, int]:
    weeks = mover.look.t("{weeks} wk").format(weeks=2)
    return pill(mover.look, 0, 0, weeks), round(pill_width(weeks)) + 6


def _signs(mover: Mover) -> list[Line]:
    look, t = mover.look, mover.look.t
    return [
        ('<circle cx="11" r="9" class="ringed"/>', 28, t("may be dug now")),
        (
            f'<g class="tokens-left"><circle cx="11" r="10"/>{text(11, 4.4, 30)}</g>',
            28,
            t("tokens in the bag of a site"),
        ),
        (
            f'<g class="gift greece"><circle cx="11" r="10.5"/>{text(11, 4.5, "+1")}</g>',
            28,
            t("for the first dig there"),
        ),
        (put_sign(look, "again", 4, -7, 14, "again"), 28, t("the same player goes on")),
    ]
