"""The Tomb Raiders in a browser: a large table, and a small screen that shows a part of it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit
from browser.hands import assert_open_to_all, choices, choose, my_turn, set_up


def at_table(visit: Visit, size: tuple[int, int]) -> Page:
    page = visit("/set-up/tomb_raiders", size)
    set_up(page, "me", "bot", level="random")
    assert my_turn(page)
    return page


def until_a_dig(page: Page) -> str:
    """Take cards until one may dig; the sentence for it."""
    rng = Random("dig")
    for _ in range(60):
        assert my_turn(page)
        says = choices(page)
        digs = [say for say in says if say.startswith("dig ")]
        if digs:
            return digs[0]
        choose(page, rng.choice([say for say in says if say.startswith("take ")]))
    raise AssertionError("nobody ever knew enough to dig")


def test_a_phone_announces_what_lies_off_the_screen(visit: Visit) -> None:
    page = at_table(visit, PHONE)
    until_a_dig(page)
    offered = [say for say in choices(page) if say.startswith(("dig ", "scientist "))]
    expect(page.locator(".tabs [href='#sites'] b")).to_have_text(str(len(offered)))
    for marker in page.locator(".disc").all():
        expect(marker).to_be_in_viewport(ratio=1)
    expect(page.locator("#ground-mesopotamia")).not_to_be_in_viewport(ratio=0.5)
    page.locator(".tabs [href='#sites']").click()
    expect(page.locator("#ground-mesopotamia")).to_be_in_viewport(ratio=0.5)


def test_on_a_phone_a_dig_is_planned_from_the_top_of_its_sheet(visit: Visit) -> None:
    page = at_table(visit, PHONE)
    dig = until_a_dig(page)
    page.locator(".tabs [href='#sites']").click()
    choose(page, dig)
    expect(page.locator("#planner h2")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_table_and_planner_are_open_to_all(visit: Visit, axe: str, size: tuple[int, int]) -> None:
    page = at_table(visit, size)
    assert_open_to_all(page, axe)
    choose(page, until_a_dig(page))
    assert_open_to_all(page, axe)
