"""Thebes in a browser: the map, the wheel, a whole game on one screen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit
from browser.hands import assert_open_to_all, choices, choose, my_turn, set_up


def at_table(visit: Visit, size: tuple[int, int] = DESKTOP, seats: int = 2) -> Page:
    """People with one screen, so that nobody waits for bots."""
    page = visit("/set-up/thebes", size)
    set_up(page, "me", *["screen"] * (seats - 1))
    assert my_turn(page)
    return page


def prepare_a_dig(page: Page, rng: Random) -> None:
    """Take cards until somebody may dig, and go there."""
    for _ in range(60):
        assert my_turn(page)
        says = choices(page)
        digs = [say for say in says if say.startswith("dig ")]
        choose(page, digs[0] if digs else rng.choice([say for say in says if "take" in say]))
        if digs:
            return
    raise AssertionError("nobody ever knew enough to dig")


def test_pointing_at_a_card_shows_the_journey_on_the_map(visit: Visit) -> None:
    page = at_table(visit)
    journey = page.locator('#map [data-plan="take 1"]').first
    expect(journey).to_be_hidden()
    page.locator('[data-say="take 1"]:not([data-echo])').hover()
    expect(journey).to_be_visible()
    page.locator('#map [data-point="take 2"]').click()
    expect(page.locator('[data-say="take 2"][data-echo]')).to_be_visible()
    expect(page.locator('#map [data-plan="take 2"]').first).to_be_visible()


def test_the_wheel_shows_the_odds_of_the_weeks_that_are_pointed_at(visit: Visit) -> None:
    page = at_table(visit)
    prepare_a_dig(page, Random("wheel"))
    page.mouse.move(1, 1)  # what comes to lie under the mouse is pointed at
    expect(page.locator(".overview")).to_be_visible()
    weeks = choices(page)[0]
    page.locator(f'[data-say="{weeks}"]:not([data-echo])').focus()
    expect(page.locator(f'.stats[data-weeks="{weeks.split()[1]}"]')).to_be_visible()
    expect(page.locator(".overview")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator("#diary-lines")).to_contain_text("digs")


@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 4), (PHONE, 2)], ids=["desk", "phone"])
def test_map_and_wheel_are_open_to_all(
    visit: Visit, axe: str, size: tuple[int, int], seats: int
) -> None:
    page = at_table(visit, size, seats)
    assert_open_to_all(page, axe)
    prepare_a_dig(page, Random("open"))
    assert page.locator("#board").evaluate("board => board.scrollTop") == 0
    assert_open_to_all(page, axe)
