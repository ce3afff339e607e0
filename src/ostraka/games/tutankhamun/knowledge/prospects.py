"""What a dig on each square promises: the exact odds, from what lies open to everybody and from the
layers that the digger remembers.

`odds.odds` gives people the same figures; a test holds them equal. This form is for search: it
keeps what it has counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.games.tutankhamun.rules.box import ALL, ANY, LAYERS, OTHER, UNKNOWN
from ostraka.games.tutankhamun.rules.chapters.digging import ruins
from ostraka.games.tutankhamun.rules.chapters.layouts import FORMS, Fit, form_of
from ostraka.games.tutankhamun.rules.chapters.memory import Remembered, as_laid
from ostraka.games.tutankhamun.rules.position import Tray

if TYPE_CHECKING:
    from mypy_extensions import i64

RUIN: Final = 4.0  # coins; a player who is out ranks behind one who owns nothing
NO_DIG: Final = -1000.0
"""Promised by a square that cannot be dug."""


def promises(tray: Tray, squares: int, stake: int, aside: int, money: int) -> list[float]:
    """Coins that a digger wins on average on each of these squares (bits), against stopping now:
    the coins set aside are at risk, nobody pays more than they have, and ruin costs extra."""
    found = [NO_DIG] * ALL
    by_layer: list[list[int]] = [[] for _ in range(LAYERS)]
    square: i64
    for square in range(ALL):
        if squares >> square & 1:
            by_layer[tray.height[square] - 2].append(square)
    recalled = Remembered(tray, as_laid(tray, tray.turn)) if tray.terms.remembered else None
    for layer, here in enumerate(by_layer):
        if not here:
            continue
        if recalled is not None and recalled.holds(layer):
            for at in here:
                kinds = recalled.kinds(at)
                found[at] = mean_of(tray, layer, kinds, stake, aside, money)
            continue
        worth = worths(tray, layer, stake, aside, money)
        if not tray.terms.cards.built[layer]:
            for at in here:
                found[at] = worth[OTHER]
            continue
        fit = seen_fit(tray, layer)
        tally = fit.tally()
        for at in here:
            promise = 0.0
            first: i64 = at * FORMS
            form: i64
            for form in range(FORMS):
                number = tally[first + form]
                if number:
                    promise += worth[form] * number
            found[at] = promise / fit.number
    return found


def worths(tray: Tray, layer: int, stake: int, aside: int, money: int) -> list[float]:
    """What each part of a column or snake in a layer brings the digger; last the mean of the other
    cards that the layer still hides."""
    first: i64 = layer * ANY
    value = tray.terms.cards.value
    left = tray.terms.cards.layer(layer)
    base: i64 = layer * ALL
    square: i64
    for square in range(ALL):
        if tray.height[square] <= layer + 1:
            left[tray.ground[base + square]] -= 1
    worth = []
    cards = 0
    total = 0.0
    kind: i64
    for kind in range(ANY):
        number = left[kind]
        if kind < OTHER:
            worth.append(outcome(value[first + kind] * stake, aside, money))
        elif number:
            cards += number
            total += outcome(value[first + kind] * stake, aside, money) * number
    worth.append(total / cards if cards else 0.0)
    return worth


def mean_of(tray: Tray, layer: int, kinds: list[int], stake: int, aside: int, money: int) -> float:
    """Coins won on average by one of these cards of a layer, each equally likely."""
    value = tray.terms.cards.value
    total = 0.0
    for kind in kinds:
        total += outcome(value[layer * ANY + kind] * stake, aside, money)
    return total / len(kinds)


def outcome(points: int, aside: int, money: int) -> float:
    """Coins won or lost by a card, against stopping before it."""
    if points >= 0:
        return float(points)
    if ruins(-points, money):
        return float(-aside - money) - RUIN
    return float(points - aside)


def seen_fit(tray: Tray, layer: int) -> Fit:
    """What a layer can be by the cards uncovered in it. Where cards were laid by players, chance
    never asks for it, so it is brought up to date only here."""
    fit = tray.fits[layer]
    square: i64
    for square in range(ALL):
        if tray.height[square] <= layer + 1 and not fit.known >> square & 1:
            kind = tray.ground[layer * ALL + square]
            assert kind != UNKNOWN, "what lies open is known"
            fit = fit.knowing(square, form_of(kind))
    tray.fits[layer] = fit
    return fit
