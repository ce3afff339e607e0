"""The pages around the tables in a real browser: for everybody, in every size and light."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import DESKTOP, PHONE, Visit
from browser.hands import assert_open_to_all, set_up

PAGES = ["/", "/set-up/tutankhamun", "/tables", "/watch", "/me", "/rules", "/rules/thebes", "/bots"]
PAGES += ["/chance", "/credits", "/accessibility"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_open_to_all(visit: Visit, axe: str, path: str, size: tuple[int, int]) -> None:
    page = visit(path, size)
    assert_open_to_all(page, axe)


@pytest.fixture
def finished(visit: Visit) -> Page:
    """The window of somebody who watched bots play a whole game, which is always the same."""
    page = visit("/set-up/tutankhamun")
    for seat in range(2):
        page.locator(f'input[name="kind{seat}"][value="bot"]').check(force=True)
        page.locator(f'input[name="level{seat}"][value="random"]').check(force=True)
    set_up(page, "bot", "bot", laying="shuffled")
    page.wait_for_selector("#to-result")
    return page


def test_a_result_is_open_to_all_and_its_seal_is_checked(finished: Page, axe: str) -> None:
    finished.goto(f"{finished.url}/result")
    expect(finished.get_by_text("draws come out the same")).to_be_visible()
    for width, height in (DESKTOP, PHONE):
        finished.set_viewport_size({"width": width, "height": height})
        assert_open_to_all(finished, axe)


def test_a_forged_secret_is_noticed(finished: Page) -> None:
    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        text = answer.text().replace('data-secret="', 'data-secret="00')
        route.fulfill(response=answer, body=text)  # type: ignore[attr-defined]

    def no_draws(route: object) -> None:
        route.fulfill(json={"journal": "", "draws": None})  # type: ignore[attr-defined]

    finished.route("**/result", forge)
    finished.route("**/draws", no_draws)
    finished.goto(f"{finished.url}/result")
    expect(finished.get_by_text("The secret does not fit the imprint")).to_be_visible()
    expect(finished.get_by_text("The draws cannot be repeated here")).to_be_visible()
    expect(finished.get_by_text("It does not fit.")).to_be_visible()


def test_a_replay_goes_by_keys_links_slider_and_by_itself(finished: Page, axe: str) -> None:
    finished.goto(f"{finished.url}/replay")
    stage = finished.locator("#replay")
    last = int(stage.get_attribute("data-last") or 0)
    expect(stage).to_have_attribute("data-at", "0")
    finished.keyboard.press("ArrowRight")
    expect(stage).to_have_attribute("data-at", "1")
    finished.keyboard.press("End")
    expect(stage).to_have_attribute("data-at", str(last))
    finished.locator("#go-prev").click()
    expect(stage).to_have_attribute("data-at", str(last - 1))
    finished.locator('#step-2 a[data-ply="2"]').click()
    expect(stage).to_have_attribute("data-at", "2")
    finished.locator("#slider").fill("5")
    expect(stage).to_have_attribute("data-at", "5")
    assert "ply=5" in finished.url
    finished.locator('[data-eyes="2"]').click()
    expect(finished.locator('[data-eyes="2"]')).to_have_attribute("aria-current", "true")
    finished.locator('input[name="speed"][value="4"]').check(force=True)
    finished.locator("#play").click()
    # By itself it goes on while one looks, so no single step can be waited for.
    expect(stage).to_have_attribute("data-at", re.compile(r"^([7-9]|\d\d)$"))
    finished.locator("#play").click()
    expect(finished.locator("#play")).to_have_attribute("aria-pressed", "false")
    finished.reload()
    assert "seat=2" in finished.url
    expect(finished.locator('[data-eyes="2"]')).to_have_attribute("aria-current", "true")


def test_pausing_a_replay_while_a_step_is_on_its_way_pauses_it(finished: Page) -> None:
    finished.goto(f"{finished.url}/replay")
    held: list[Route] = []
    step = re.compile(r"/replay\?ply=1$")
    finished.route(step, lambda route: held.append(route))
    with finished.expect_request(step):
        finished.locator("#play").click()
    finished.locator("#play").click()
    held[0].continue_()
    expect(finished.locator("#replay")).to_have_attribute("data-at", "1")
    expect(finished.locator("#play")).to_have_attribute("aria-pressed", "false")


def test_a_replay_goes_on_where_the_browser_refuses_something(finished: Page) -> None:
    finished.goto(f"{finished.url}/replay")
    stage = finished.locator("#replay")
    finished.evaluate("() => { history.replaceState = () => { throw new Error('too often'); }; }")
    for at in ("1", "2"):
        finished.keyboard.press("ArrowRight")
        expect(stage).to_have_attribute("data-at", at)
    finished.evaluate("() => { globalThis.fetch = () => { throw new Error('refused'); }; }")
    finished.keyboard.press("ArrowRight")
    finished.wait_for_url("**/replay?ply=3*")
    expect(stage).to_have_attribute("data-at", "3")


def test_only_one_chair_is_mine(visit: Visit) -> None:
    page = visit("/set-up/thebes")
    page.locator('input[name="name0"]').fill("Ada")
    page.locator('input[name="kind1"][value="me"]').check(force=True)
    expect(page.locator('input[name="kind0"][value="bot"]')).to_be_checked()
    expect(page.locator('input[name="name1"]')).to_have_value("Ada")
    expect(page.locator("#seat-2")).to_be_visible()
    page.locator('input[name="players"][value="2"]').check(force=True)
    expect(page.locator("#seat-2")).to_be_hidden()


def test_focus_is_seen_everywhere(visit: Visit) -> None:
    page = visit("/")
    for _ in range(14):
        page.keyboard.press("Tab")
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert ring == "solid", page.evaluate("document.activeElement.outerHTML")


def test_a_table_is_set_up_without_scripts(visit: Visit, server: str) -> None:
    browser = visit("/").context.browser
    assert browser
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server + "/set-up/tutankhamun")
    page.locator('input[name="players"][value="2"]').check(force=True)
    page.locator('input[name="kind1"][value="open"]').check(force=True)
    page.get_by_role("button", name="Start the table").click()
    expect(page.get_by_role("heading", name="An empty seat")).to_be_visible()
    page.goto(server + "/")
    page.get_by_role("button", name="FR").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator(".theme.to-dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    context.close()
