"""The odds of the next dig, exact, from what lies open to everybody."""

from __future__ import annotations

from typing import TypedDict, cast

from ostraka.core.play import View
from ostraka.games.tutankhamun.components import ALL, ANY, KINDS, SQUARES
from ostraka.games.tutankhamun.determinize import visible
from ostraka.games.tutankhamun.digging import cards_beneath, squares_to_dig
from ostraka.games.tutankhamun.notation import DIG, UNCOVER
from ostraka.games.tutankhamun.state import Tray, TrayView
from ostraka.games.tutankhamun.tasks import BARRING, BEGINNING, DIGGING


class Odds(TypedDict):
    """What a dig on a square may bring to the player whose turn it is."""

    danger: float
    """Chance that the card beneath is a danger."""
    ruin: float
    """Chance that it costs more than he owns."""
    coins: float
    """Coins gained or lost on average, against stopping now; nobody pays more than he has."""
    cards: dict[str, float]
    """Chance of each kind of card."""


def odds(view: View) -> dict[str, Odds]:
    """The odds of every square that is open to a dig, also when the turn is all but over; none
    while layers are laid or a card is being uncovered.

    All layers that agree with what was uncovered are equally likely: what anybody can work out
    who has forgotten the laying, and what a dig is worth to him.
    """
    tray = visible(cast(TrayView, view))
    if tray.task not in (BEGINNING, DIGGING, BARRING):
        return {}
    found = {}
    for action in squares_to_dig(tray):
        tray.square = action - DIG
        found[SQUARES[tray.square]] = _odds_beneath(tray)
    return found


def _odds_beneath(tray: Tray) -> Odds:
    layer = tray.height[tray.square] - 2
    ways = [(action - UNCOVER, n) for action, n in cards_beneath(tray)]
    total = sum(n for _, n in ways)
    danger = ruin = coins = 0
    for kind, n in ways:
        points = tray.terms.cards.value[layer * ANY + kind] * tray.stake
        if points >= 0:
            coins += n * points
        else:
            danger += n
            ruin += n if -points > tray.money[tray.turn] else 0
            coins -= n * (tray.aside + min(-points, tray.money[tray.turn]))
    return {
        "danger": danger / total,
        "ruin": ruin / total,
        "coins": coins / total,
        "cards": {KINDS[kind]: n / total for kind, n in ways},
    }


def still_down(view: View) -> list[dict[str, int]]:
    """How many cards of each kind every layer still hides, layer 1 first."""
    seen = cast(TrayView, view)
    found = []
    for layer, contents in enumerate(seen["contents"]):
        up = [seen["uncovered"][layer][square] for square in range(ALL)]
        found.append({card["card"]: card["count"] - up.count(card["card"]) for card in contents})
    return found
