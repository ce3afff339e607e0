"""The Pyramid of Horus in a browser."""

from __future__ import annotations

from random import Random

import pytest

from browser.conftest import DESKTOP, PHONE, Visit
from browser.hands import assert_open_to_all, choices, choose, my_turn, set_up


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_people_and_plan_are_open_to_all(visit: Visit, axe: str, size: tuple[int, int]) -> None:
    page = visit("/set-up/pyramid", size)
    set_up(page, "me", "bot", level="random")
    assert my_turn(page)
    assert_open_to_all(page, axe)
    rng = Random("open")
    for _ in range(12):
        if my_turn(page):
            choose(page, rng.choice([say for say in choices(page) if say != "leave"]))
    my_turn(page)
    assert_open_to_all(page, axe)
