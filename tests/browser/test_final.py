"""A step that ends something for good takes two deliberate steps, whatever it is taken with."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit
from browser.hands import assert_open_to_all, choices, choose, my_turn, set_up, steps

PANEL = "#sure[open]"
GO = "#sure [data-go]"
STAY = "#sure [data-stay]"
WAY_OUT = '#board [data-say="leave"]'
STOP = '#acts [data-say="give up"]'


def at_the_entrance(
    visit: Visit, size: tuple[int, int] = DESKTOP, *, touch: bool = False, **options: str
) -> Page:
    """Two people at one screen have just entered the pyramid; the first may leave again at once."""
    page = visit("/set-up/pyramid", size, touch=touch)
    set_up(page, "me", "screen", **options)
    while my_turn(page) and "leave" not in choices(page):
        choose(page, choices(page)[0])
    return page


def late_in_thebes(visit: Visit) -> Page:
    """Somebody may stop for good, and could go on."""
    page = visit("/set-up/thebes")
    set_up(page, "me", "screen", "screen", "screen")
    rng = Random("late")
    while my_turn(page) and "give up" not in choices(page):
        says = choices(page)
        slow = [say for say in says if say.startswith(("weeks", "dig"))]
        choose(page, slow[-1] if slow else rng.choice(says))
    return page


def held(page: Page) -> None:
    """The clock of the window stands still: presses come as fast as they can."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def test_leaving_is_asked_about_and_the_safe_answer_comes_first(visit: Visit, axe: str) -> None:
    page = at_the_entrance(visit)
    before = steps(page)
    page.locator(WAY_OUT).click()
    panel = page.get_by_role("alertdialog", name="Leave the pyramid for good?")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("You bring out no treasure")
    expect(panel).to_contain_text("actions are lost")
    expect(page.locator(STAY)).to_be_focused()
    assert page.locator("#sure button").first.inner_text() == "Stay inside"
    assert_open_to_all(page, axe)
    page.keyboard.press("Tab")
    expect(page.locator(GO)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(STAY)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    expect(page.locator(WAY_OUT)).to_be_focused()
    assert steps(page) == before
    page.locator(WAY_OUT).click()
    page.locator(GO).click()
    page.wait_for_selector(f'#shell:not([data-at="{before}"])')
    expect(page.locator(PANEL)).to_have_count(0)


def test_neither_a_double_click_nor_a_held_key_goes_through_both(visit: Visit) -> None:
    page = at_the_entrance(visit)
    before = steps(page)
    page.locator(WAY_OUT).focus()
    for _ in range(4):
        page.keyboard.down("Enter")  # the second and later ones are repeats
    page.keyboard.up("Enter")
    expect(page.locator(STAY)).to_be_focused()
    page.keyboard.press("Escape")
    held(page)
    page.locator(WAY_OUT).dblclick()
    expect(page.locator(PANEL)).to_be_visible()
    page.locator(GO).click(force=True)
    page.locator(GO).focus()
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).to_be_visible()
    assert steps(page) == before
    page.clock.run_for(600)
    page.locator(GO).click()
    page.wait_for_selector(f'#shell:not([data-at="{before}"])')


def test_a_finger_is_asked_too_and_a_tap_beside_the_sheet_means_stay(visit: Visit) -> None:
    page = at_the_entrance(visit, PHONE, touch=True)
    before = steps(page)
    page.locator(WAY_OUT).tap()
    expect(page.locator(PANEL)).to_be_visible()
    stay, go = page.locator(STAY).bounding_box(), page.locator(GO).bounding_box()
    assert stay and go and stay["y"] < go["y"] and stay["height"] >= go["height"]
    page.locator(GO + ":not([aria-disabled])").wait_for()
    page.touchscreen.tap(100, 60)
    expect(page.locator(PANEL)).to_have_count(0)
    assert steps(page) == before
    page.locator(WAY_OUT).tap()
    page.locator(GO).tap()
    page.wait_for_selector(f'#shell:not([data-at="{before}"])')


def test_confirming_every_step_asks_once_here_not_twice(visit: Visit) -> None:
    page = at_the_entrance(visit)
    before = steps(page)
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Confirm every step").click()
    page.keyboard.press("Escape")
    page.locator(WAY_OUT).click()
    page.locator(GO).click()
    page.wait_for_selector(f'#shell:not([data-at="{before}"])')


def test_no_number_key_stops_a_game_and_its_button_is_the_last(visit: Visit) -> None:
    page = late_in_thebes(visit)
    before = steps(page)
    for key in "123456789":
        page.keyboard.press(key)
    assert page.locator(PANEL).count() == 0 and steps(page) == before
    assert page.locator("#acts [data-say]:visible").last.get_attribute("data-say") == "give up"
    page.locator(STOP).click()
    panel = page.get_by_role("alertdialog", name="Stop for good?")
    expect(panel).to_contain_text("You lose your last")
    expect(page.locator("#forgone")).to_be_visible()
    page.evaluate("show({ numbers: pieces.shown })")  # somebody else has said or done something
    expect(page.locator("#forgone")).to_be_visible()
    for key in "123456789u":  # nor do keys reach what lies behind the panel
        page.keyboard.press(key)
    expect(panel).to_be_visible()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator(STOP)).to_be_focused()
    assert steps(page) == before
    choose(page, "give up")


def test_the_button_that_stops_a_game_is_never_the_largest(visit: Visit) -> None:
    page = late_in_thebes(visit)
    for width, height in (DESKTOP, (768, 1024), PHONE, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        areas = {}
        for button in page.locator("#acts button:visible").all():
            box = button.bounding_box()
            assert box is not None and box["height"] >= 44
            areas[button.get_attribute("data-say")] = box["width"] * box["height"]
        assert areas.pop("give up") < max(areas.values())


@pytest.mark.parametrize("size", [DESKTOP, (768, 1024), PHONE, (844, 390)])
def test_the_panel_fits_every_window(visit: Visit, size: tuple[int, int]) -> None:
    page = at_the_entrance(visit, size)
    page.locator(WAY_OUT).scroll_into_view_if_needed()
    page.locator(WAY_OUT).click()
    box = page.locator("#sure").bounding_box()
    assert box and box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
    expect(page.locator(STAY)).to_be_in_viewport()
    expect(page.locator("#sure h2")).to_be_in_viewport(ratio=1)
