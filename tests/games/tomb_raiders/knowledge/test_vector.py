"""What learners are told of The Tomb Raiders."""

from __future__ import annotations

import pytest

import kit
from games.tomb_raiders.position import at_weeks, begun, holding, learned, owning, returned


def test_a_hand_is_its_owners_alone() -> None:
    table = holding(begun(), "thief-egypt", "assistant", "assistant")
    own, other = kit.numbers(table, 0), kit.numbers(table, 1)
    assert (own["hand: thief-egypt"], own["hand: assistant"]) == (0.25, 0.5)
    assert not any(value for name, value in other.items() if name.startswith("hand:"))
    assert own["you action cards"] == other["second action cards"] == 0.3
    assert own["left: thief-egypt"] == 0 and other["left: thief-egypt"] == pytest.approx(1 / 7)


def test_weeks_and_knowledge() -> None:
    table = learned(at_weeks(begun(), 10, 25), general=3, egypt=5, crete=2)
    own, other = kit.numbers(table, 0), kit.numbers(table, 1)
    assert (own["you week"], own["second lead"], other["second lead"]) == (0.04, 0.5, -0.5)
    assert own["you knowledge: egypt"] == pytest.approx(8 / 12), "books help as far as expertise"
    assert other["second knowledge: crete"] == pytest.approx(4 / 12)


def test_finds_and_piles_are_counted_by_what_they_show() -> None:
    table = returned(owning(begun(), "egypt-5a", "egypt-1a", "egypt-1b"), "crete-rubble-a")
    own = kit.numbers(table, 0)
    assert own["you finds: egypt 1"] == pytest.approx(2 / 7)
    assert own["lying: crete rubble"] == own["returned: crete rubble"] == pytest.approx(1 / 7)
    assert own["missing: crete rubble"] == pytest.approx(5 / 7)
    assert own["row: 1 expertise-egypt-1"] == own["row: 4 congress"] == 1
