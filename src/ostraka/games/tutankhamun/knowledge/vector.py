"""What a seat sees, as numbers for learners; docs/rl.md explains every block."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import View
from ostraka.core.vector import Vector
from ostraka.games.tutankhamun.knowledge.determinize import remembered, visible
from ostraka.games.tutankhamun.rules.box import ALL, COVER, KINDS, LAYERS, SQUARES
from ostraka.games.tutankhamun.rules.chapters.digging import ruins
from ostraka.games.tutankhamun.rules.chapters.memory import Remembered
from ostraka.games.tutankhamun.rules.steps import TASKS
from ostraka.games.tutankhamun.rules.view import TrayView

LAYER_NAMES: Final = [str(layer) for layer in range(1, LAYERS + 1)]
LAYER_SQUARES: Final = [f"{layer} {square}" for layer in LAYER_NAMES for square in SQUARES]
LAYER_KINDS: Final = [f"{layer} {kind}" for layer in LAYER_NAMES for kind in KINDS]
ALIKE: Final = 4  # cards of one kind in a layer, at most
COINS: Final = 60
WORTH: Final = 10  # what a card may cost


def fill(vector: Vector, view: View) -> None:
    """The table, the players, the tray, and what may lie beneath."""
    seen = cast(TrayView, view)
    vector.choice("task", TASKS, seen["task"])
    vector.seat("turn", seen["turn"])
    vector.number("rising", seen["options"]["cards"] == "rising")
    vector.number("bent", seen["options"]["snake"] == "bent")
    vector.number("refusal", seen["options"]["refusal"] == "on")
    vector.choice("laying", LAYER_NAMES, str(seen["laying"]) if seen["laying"] else None)
    vector.choice("hand", KINDS, seen["hand"])
    vector.counts("to lay", KINDS, seen["left"], ALIKE)
    vector.number("double", seen["stake"] - 1)
    vector.number("aside", seen["aside"], COINS)
    vector.number("passes", seen["passes"], vector.seats)
    vector.number("hidden", seen["hidden"], LAYERS * ALL)
    for seat in vector.players():
        vector.about(seat)
        player = seen["players"][seat]
        vector.number("money", player["money"], COINS)
        vector.number("scarabs", player["scarabs"], 2)
        vector.number("barricades", player["barricades"])
        vector.number("out", player["out"])
    vector.about_all()
    at = seen["square"]
    vector.choice("shovel", SQUARES, SQUARES[at] if at is not None else None)
    squares = seen["squares"]
    vector.numbers("height", SQUARES, [square["layer"] for square in squares], COVER)
    vector.choices("card", SQUARES, KINDS, [square["card"] for square in squares])
    barred = [square["barred"] for square in squares]
    vector.numbers("barred", SQUARES, [owner is not None for owner in barred], 1)
    vector.numbers("barred by you", SQUARES, [owner == vector.you for owner in barred], 1)
    fill_beneath(vector, seen)


def fill_beneath(vector: Vector, seen: TrayView) -> None:
    """What was uncovered, what is still hidden, and what the next card of a square may be: any that
    its layer still hides, or one remembered there. The exact odds, which know the forms too, take
    ten times as long."""
    uncovered: list[int] = []
    hidden: list[int] = []
    danger, ruin, worth = [0.0], [0.0], [0.0]  # nothing lies beneath the lowest card
    most = seen["players"][vector.you]["money"]
    for layer in range(LAYERS):
        value = {card["card"]: card["value"] for card in seen["contents"][layer]}
        left = {card["card"]: card["count"] for card in seen["contents"][layer]}
        for name in seen["uncovered"][layer]:
            if name is not None:
                left[name] -= 1
            uncovered.append(value[name] if name is not None else 0)
        hidden += [left.get(kind, 0) for kind in KINDS]
        dangers = ruin_cards = points = 0
        for name, count in left.items():
            points += count * value[name]
            if value[name] < 0:
                dangers += count
                ruin_cards += count if ruins(-value[name] * seen["stake"], most) else 0
        total = max(1, sum(left.values()))
        danger.append(dangers / total)
        ruin.append(ruin_cards / total)
        worth.append(points / total)
    vector.numbers("uncovered", LAYER_SQUARES, uncovered, WORTH)
    vector.numbers("covered", LAYER_KINDS, hidden, ALIKE)
    beneath = [max(0, square["layer"] - 1) for square in seen["squares"]]
    at = [(danger[layer], ruin[layer], worth[layer]) for layer in beneath]
    if "laid" in seen:
        at = [known or counted for known, counted in zip(prospects(seen, most), at, strict=True)]
    vector.numbers("danger", SQUARES, [each[0] for each in at], 1)
    vector.numbers("ruin", SQUARES, [each[1] for each in at], 1)
    vector.numbers("worth", SQUARES, [each[2] for each in at], ALIKE)


def prospects(seen: TrayView, money: int) -> list[tuple[float, float, float] | None]:
    """Danger, ruin and worth beneath each square, if the seat remembers the layer there."""
    known = Remembered(visible(seen), remembered(seen))
    found: list[tuple[float, float, float] | None] = []
    for square, shown in enumerate(seen["squares"]):
        kinds = known.kinds(square)
        if not kinds:
            found.append(None)
            continue
        value = {card["card"]: card["value"] for card in seen["contents"][shown["layer"] - 2]}
        points = [value[KINDS[kind]] for kind in kinds]
        danger = sum(each < 0 for each in points)
        ruin = sum(each < 0 and ruins(-each * seen["stake"], money) for each in points)
        found.append((danger / len(points), ruin / len(points), sum(points) / len(points)))
    return found
