"""What a dig may bring, as a histogram of points."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.games.tomb_raiders.knowledge.odds import Dig, digs
from ostraka.games.tomb_raiders.knowledge.promise import WEEK_PRICE
from ostraka.games.tomb_raiders.rules.box import REGIONS
from ostraka.games.tomb_raiders.ui.text.reading import position, seen
from ostraka.ui.figures import decimal
from ostraka.ui.markup import html
from ostraka.ui.scene import Look
from ostraka.ui.svg import short

WIDE, HIGH, BASE, TOP = 366, 150, 122, 30
RARE = 0.0015
"""Chances below this are left out at the end."""
STEPS = (1, 2, 5, 10)
"""Points between two numbers of the axis."""


def hopes(look: Look, region: str, known: int) -> dict[int, Dig]:
    """Return the digs in a region, by weeks that each add a card; none if odds are not shown."""
    view = seen(look)
    if not look.odds or not known or not view["piles"][region]["height"]:
        return {}
    return digs(view, position(view), REGIONS.index(region), known)


def best(found: dict[int, Dig]) -> int:
    """The weeks that pay best."""
    return max(found, key=lambda weeks: found[weeks]["points"] - weeks * WEEK_PRICE)


def histogram(look: Look, dig: Dig) -> Markup:
    """How likely every number of points is; eight digs in ten lie in the tinted part."""
    t, chances = look.t, dig["chances"]
    most = max(points for points, chance in enumerate(chances) if chance > RARE)
    low, high = quantile(chances, 0.1), quantile(chances, 0.9)
    wide = (WIDE - 24) / (most + 1)
    mean = 12 + (dig["points"] + 0.5) * wide
    usual = t("8 digs in 10: {low} to {high}").format(low=low, high=high)
    average = t("average {points}").format(points=decimal(dig["points"], t))
    return html(
        '<svg class="hist" viewBox="0 0 {} {}" role="img" aria-label="{}">'
        '<path class="hz" d="M{} {}H{}V{}H{}z"/>'
        '<path class="hr" d="{}"/><path class="hr in" d="{}"/>'
        '<path class="hb" d="M8 {}H{}"/>{}<path class="hm" d="M{} {}V{}"/>'
        '<text class="hml" x="{}" y="24"{}>{}</text><text class="hzl" x="8" y="11">{}</text></svg>',
        *(WIDE, HIGH, f"{average}; {usual}"),
        *(short(12 + low * wide), TOP, short(12 + (high + 1) * wide), BASE, short(12 + low * wide)),
        _bars(chances, wide, [at for at in range(most + 1) if not low <= at <= high]),
        _bars(chances, wide, range(low, min(high, most) + 1)),
        *(BASE, WIDE - 8),
        _axis(most, wide),
        *(short(mean), TOP - 4, BASE),
        *_beside(mean),
        average,
        usual,
    )


def _beside(mean: float) -> tuple[str, Markup]:
    """Where the words at the line of the mean begin or end."""
    if mean > WIDE * 0.7:
        return short(mean - 5), Markup(' text-anchor="end"')
    return short(mean + 5), Markup()


def quantile(chances: list[float], part: float) -> int:
    """Return the points that a share of all digs stays below."""
    total = 0.0
    for points, chance in enumerate(chances):
        total += chance
        if total >= part:
            return points
    return len(chances) - 1


def _bars(chances: list[float], wide: float, points: range | list[int]) -> str:
    tall = max(chances)
    bars = ""
    for at in points:
        height = chances[at] / tall * (BASE - TOP - 8)
        if height > 0.2:
            left = short(12 + (at + 0.1) * wide)
            bars += f"M{left} {BASE}v-{short(height)}h{short(wide * 0.8)}V{BASE}z"
    return bars


def _axis(most: int, wide: float) -> Markup:
    step = next((each for each in STEPS if (most + 1) / each <= 14), STEPS[-1])
    return Markup().join(
        html(
            '<text class="hx" x="{}" y="{}">{}</text>', short(12 + (at + 0.5) * wide), BASE + 17, at
        )
        for at in range(0, most + 1, step)
    )
