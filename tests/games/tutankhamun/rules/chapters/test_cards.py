"""Rulings 53 to 57: the cards."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import digging, money, rich, view
from ostraka.games.tutankhamun.rules.box import (
    ANY,
    CARD_SETS,
    GROUPS,
    KINDS,
    SHOWS,
    TUTANKHAMUN,
    CardSet,
)

DOCUMENTED, RISING = CARD_SETS


def cards(card_set: CardSet, layer: int) -> dict[str, tuple[int, int]]:
    """Number and value of each kind in a layer, counted from 1."""
    first = (layer - 1) * ANY
    return {
        KINDS[kind]: (card_set.count[first + kind], card_set.value[first + kind])
        for kind in range(ANY)
        if card_set.count[first + kind]
    }


def total(card_set: CardSet, layer: int, sign: int) -> int:
    """What the treasures (sign 1) or the dangers (-1) of a layer add up to."""
    return sum(n * value for n, value in cards(card_set, layer).values() if value * sign > 0)


@pytest.mark.rule("tutankhamun/53")
def test_six_kinds_of_treasure_and_four_of_danger() -> None:
    treasures, dangers = set(), set()
    for layer in range(1, 6):
        for kind, (_, value) in cards(DOCUMENTED, layer).items():
            if value > 0:
                treasures.add(SHOWS[KINDS.index(kind)] or kind)
            elif value < 0:
                dangers.add(kind)
    assert treasures == {
        "alabaster", "pectoral", "bracelet", "faience vase", "chain", "horus falcon",
    }  # fmt: skip
    assert dangers == {"tutankhamun", "head", "mosquito", "scorpion"}
    assert [kind for kind, group in zip(KINDS, GROUPS, strict=True) if group == "column"] == [
        "base",
        "middle",
        "top",
    ]


@pytest.mark.rule("tutankhamun/54")
@pytest.mark.parametrize("layer", [2, 3, 4, 5])
def test_the_middle_layers_of_the_documented_cards(layer: int) -> None:
    assert cards(DOCUMENTED, layer) == {
        "base": (2, 2),
        "middle": (2, 0),
        "top": (2, 2),
        "head": (1, -2),
        "body": (1, 0),
        "tail": (1, 3),
        "alabaster": (2, 1),
        "bracelet": (1, 2),
        "pectoral": (1, 4),
        "mosquito": (2, -1),
        "scorpion": (1, -3),
    }
    assert total(DOCUMENTED, layer, 1) == 19 and total(DOCUMENTED, layer, -1) == -7


@pytest.mark.rule("tutankhamun/55")
def test_the_bottom_layer_of_the_documented_cards() -> None:
    assert cards(DOCUMENTED, 1) == {
        "tutankhamun": (1, -10),
        "scorpion": (1, -3),
        "mosquito": (2, -1),
        "alabaster": (4, 1),
        "bracelet": (3, 2),
        "pectoral": (2, 4),
        "earth": (3, 0),
    }
    assert sum(total(DOCUMENTED, layer, 1) for layer in range(1, 6)) == 94
    assert sum(total(DOCUMENTED, layer, -1) for layer in range(1, 6)) == -43


@pytest.mark.rule("tutankhamun/56")
def test_the_rising_cards_are_worth_more_the_deeper_they_lie() -> None:
    assert [total(RISING, layer, 1) for layer in (5, 4, 3, 2, 1)] == [11, 15, 21, 26, 30]
    assert sum(total(RISING, layer, -1) for layer in range(1, 6)) == -45
    assert RISING.built == [True] * 5
    assert cards(RISING, 1)["tutankhamun"] == (1, -10)
    assert cards(RISING, 1)["alabaster"] == (1, 2)


@pytest.mark.rule("tutankhamun/57")
def test_the_mask_is_a_danger_once_at_the_bottom() -> None:
    for card_set in CARD_SETS:
        assert [card_set.layer(layer)[TUTANKHAMUN] for layer in range(5)] == [1, 0, 0, 0, 0]
    table = rich(digging(3), 10, 10, 9)
    for card in ("bracelet", "bracelet", "bracelet", "bracelet", "tutankhamun"):
        table.say("dig a1", f"uncover {card}")
    assert money(table) == [10, 10, 0]
    assert view(table)["players"][2]["out"]
