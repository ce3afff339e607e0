"""What a player can work out from what a view holds: the odds of the next dig, exact; who could end
the game by passing; what coins their money makes."""

from __future__ import annotations

from typing import TypedDict, cast

from ostraka.core.play import Seat, View
from ostraka.games.tutankhamun.knowledge.determinize import remembered, visible
from ostraka.games.tutankhamun.rules.box import (
    ALL,
    ANY,
    KINDS,
    SILVER_PER_GOLD,
    SQUARES,
    START_SILVER,
)
from ostraka.games.tutankhamun.rules.chapters.digging import cards_beneath, ruins, squares_to_dig
from ostraka.games.tutankhamun.rules.chapters.memory import Remembered
from ostraka.games.tutankhamun.rules.notation import BAR_NONE, DIG, PASS, UNCOVER
from ostraka.games.tutankhamun.rules.position import Tray
from ostraka.games.tutankhamun.rules.steps import BARRING, BEGINNING, DIGGING, FINISHED, TASKS
from ostraka.games.tutankhamun.rules.view import TrayView


class Odds(TypedDict):
    """What a dig on a square may bring to the player whose turn it is."""

    danger: float
    """Chance that the card beneath is a danger."""
    ruin: float
    """Chance that it costs more than the player owns."""
    coins: float
    """Coins gained or lost on average, compared with stopping; nobody pays more than they have."""
    cards: dict[str, float]
    """Chance of each kind of card."""


def odds(view: View) -> dict[str, Odds]:
    """Return the odds of every square that can be dug, also when only the barricade is left of the
    turn; none while layers are laid or a card is being uncovered.

    All layers that agree with what was uncovered are equally likely, as for a player who has
    forgotten the laying. Of a layer that the view still holds (ruling 80) only the turning of the
    tray is unknown.
    """
    seen = cast(TrayView, view)
    tray = visible(seen)
    if tray.task not in (BEGINNING, DIGGING, BARRING):
        return {}
    beneath = Remembered(tray, remembered(seen))
    found = {}
    for action in squares_to_dig(tray):
        tray.square = action - DIG
        kinds = beneath.kinds(tray.square)
        ways = [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]
        found[SQUARES[tray.square]] = _odds_of(
            tray, ways or [(action - UNCOVER, n) for action, n in cards_beneath(tray)]
        )
    return found


def _odds_of(tray: Tray, ways: list[tuple[int, int]]) -> Odds:
    layer = tray.height[tray.square] - 2
    total = sum(n for _, n in ways)
    danger = ruin = coins = 0
    for kind, n in ways:
        points = tray.terms.cards.value[layer * ANY + kind] * tray.stake
        if points >= 0:
            coins += n * points
        else:
            danger += n
            ruin += n if ruins(-points, tray.money[tray.turn]) else 0
            coins -= n * (tray.aside + min(-points, tray.money[tray.turn]))
    return {
        "danger": danger / total,
        "ruin": ruin / total,
        "coins": coins / total,
        "cards": {KINDS[kind]: n / total for kind, n in ways},
    }


def still_hidden(view: View) -> list[dict[str, int]]:
    """Count the cards of each kind that every layer still hides, layer 1 first."""
    seen = cast(TrayView, view)
    found = []
    for layer, contents in enumerate(seen["contents"]):
        up = [seen["uncovered"][layer][square] for square in range(ALL)]
        found.append({card["card"]: card["count"] - up.count(card["card"]) for card in contents})
    return found


def laid_layers(view: View) -> list[tuple[int, list[str]]]:
    """The covered layers that a seat may look up (ruling 80), the highest first: their numbers and
    the cards of all squares as they were laid, before the tray was turned."""
    seen = cast(TrayView, view)
    found: list[tuple[int, list[str]]] = []
    for layer, row in enumerate(seen.get("laid", []), 1):
        cards = [card for card in row if card is not None]
        if layer != seen["laying"] and len(cards) == ALL:
            found.insert(0, (layer, cards))
    return found


def passes_to_end(view: View) -> list[Seat] | None:
    """Return who else must pass for the game to end if the player about to dig passes now
    (ruling 71): nobody if this pass ends it. None if that cannot happen, because this player
    cannot pass or one of the others has too little money."""
    seen = cast(TrayView, view)
    if TASKS[BEGINNING] != seen["task"]:
        return None
    tray = visible(seen)
    asked = [tray.turn]
    while PASS in tray.legal():
        tray.apply(PASS)
        if tray.task == BARRING:
            tray.apply(BAR_NONE)
        if tray.task == FINISHED:
            return asked[1:]
        asked.append(tray.turn)
    return None


def purse(money: int) -> tuple[int, int]:
    """Return gold and silver coins for a sum of money: five in silver as at the start if possible,
    the rest in gold (rulings 3 and 4)."""
    gold = max(0, money - START_SILVER) // SILVER_PER_GOLD
    return gold, money - gold * SILVER_PER_GOLD
