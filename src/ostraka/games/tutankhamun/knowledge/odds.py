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
    PASS_FEE,
    SILVER_PER_GOLD,
    SQUARES,
    START_SILVER,
)
from ostraka.games.tutankhamun.rules.chapters.digging import cards_beneath, squares_to_dig
from ostraka.games.tutankhamun.rules.chapters.memory import Remembered
from ostraka.games.tutankhamun.rules.notation import DIG, UNCOVER
from ostraka.games.tutankhamun.rules.position import Tray
from ostraka.games.tutankhamun.rules.steps import BARRING, BEGINNING, DIGGING
from ostraka.games.tutankhamun.rules.view import TrayView


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
    who has forgotten the laying, and what a dig is worth to him. Of a layer that the view still
    holds (ruling 80) only the turning of the tray is not known.
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


def to_pass(view: View) -> list[Seat] | None:
    """Who would have to pass after the player about to dig, if that player passes now, for the game
    to end (ruling 71): nobody where this pass ends it. None where no pass can lead to that, because
    this player cannot pass now, or one of the others has too little money for it."""
    seen = cast(TrayView, view)
    players, turn = seen["players"], seen["turn"]
    diggable = any(shown["layer"] > 1 and shown["barred"] is None for shown in seen["squares"])
    if seen["task"] != "begin" or not diggable or players[turn]["money"] < PASS_FEE:
        return None
    after = [(turn + step) % len(players) for step in range(1, len(players))]
    asked = [seat for seat in after if not players[seat]["out"]]
    row = asked[: len(asked) - seen["passes"]]
    return row if all(players[seat]["money"] >= PASS_FEE for seat in row) else None


def purse(money: int) -> tuple[int, int]:
    """Gold and silver coins for so much money, as they are handed out at the start: everyone keeps
    five in silver as change if they can, and has the rest in gold (rulings 3 and 4)."""
    gold = max(0, money - START_SILVER) // SILVER_PER_GOLD
    return gold, money - gold * SILVER_PER_GOLD
