"""A browser that lacks something, or a message that cannot be shown, does not stop the table."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Dialog, Page, Route, expect

from browser.conftest import Visit
from browser.hands import choices, choose, my_turn, set_up, steps

LACKING = """
const no = () => { throw new TypeError("not in this browser"); };
const lacks = (owner, name) => Object.defineProperty(owner, name, { get: no, configurable: true });
globalThis.Notification = class { constructor() { no(); } };
Notification.permission = "granted";
Notification.requestPermission = no;
Element.prototype.animate = no;
Element.prototype.scrollIntoView = no;
Object.defineProperty(document, "hidden", { get: () => true });
for (const name of ["localStorage", "sessionStorage"]) lacks(globalThis, name);
for (const name of ["clipboard", "serviceWorker", "vibrate"]) lacks(Navigator.prototype, name);
for (const name of ["matchMedia", "fetch", "DOMParser", "prompt"]) globalThis[name] = no;
Intl.NumberFormat = no; // older ones know no units
HTMLDialogElement.prototype.showModal = no;
"""


def reports(page: Page) -> list[dict[str, object]]:
    """What the window tells the server's log from now on."""
    told: list[dict[str, object]] = []

    def note(route: Route) -> None:
        told.append(json.loads(route.request.post_data or ""))
        route.fulfill(status=204)

    page.route("**/client-errors", note)
    return told


def against_chance(visit: Visit) -> Page:
    """A game whose bot answers at once: how long others think must not decide a test."""
    page = visit("/set-up/tutankhamun")
    set_up(page, "me", "bot", level="random", laying="shuffled")
    return page


def play_some(page: Page, number: int = 6) -> None:
    rng = Random("some")
    for _ in range(number):
        assert my_turn(page)
        choose(page, rng.choice(choices(page)))


def test_a_game_goes_on_where_whatever_a_browser_may_lack_throws(visit: Visit) -> None:
    page = visit("/set-up/tutankhamun")
    page.context.add_init_script(LACKING)
    set_up(page, "me", "bot", level="random", laying="shuffled")
    assert page.evaluate("(() => { try { matchMedia('x'); } catch { return 'throws'; } })()")
    play_some(page)
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page.get_by_role("button", name="Copy the link to this table").click()
    page.keyboard.press("Escape")
    play_some(page, 2)


def test_clocks_run_and_steps_for_good_are_asked_about_where_a_browser_is_old(visit: Visit) -> None:
    page = visit("/set-up/pyramid")
    page.context.add_init_script(LACKING)
    page.locator('input[name="pace"][value="slow"]').check(force=True)
    set_up(page, "me", "screen")
    while my_turn(page) and "leave" not in choices(page):
        choose(page, choices(page)[0])
    expect(page.locator("#clock")).to_contain_text("for this move")
    before = steps(page)
    asked: list[str] = []
    for answer in (False, True):

        def hear(dialog: Dialog, answer: bool = answer) -> None:
            asked.append(dialog.message)
            if answer:
                dialog.accept()
            else:
                dialog.dismiss()

        page.once("dialog", hear)
        page.locator('#board [data-say="leave"]').click()
        assert steps(page) == before or answer
    page.wait_for_selector(f'#shell:not([data-at="{before}"])')
    assert all("Leave the pyramid for good?" in each for each in asked)
    assert all("You bring out no treasure" in each for each in asked)


@pytest.mark.parametrize("broken", ["morph", "toggles", "title"])
def test_an_error_in_showing_a_step_does_not_freeze_the_table(visit: Visit, broken: str) -> None:
    page = against_chance(visit)
    assert my_turn(page)
    told = reports(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """name => {
            const whole = globalThis[name];
            globalThis[name] = () => { globalThis[name] = whole; throw new Error("once"); };
        }""",
        broken,
    )
    play_some(page, 3)
    assert [each["message"] for each in told] == ["once"]
    assert page.locator("#lost").is_hidden()


def test_a_message_that_is_broken_is_asked_for_again(visit: Visit) -> None:
    page = against_chance(visit)
    assert my_turn(page)
    told = reports(page)
    before = steps(page)
    for message in ("not JSON", '{"page": [[0, 99999]]}', '{"page": 7}', '{"page": [null]}'):
        page.evaluate("message => socket.onmessage({ data: message })", message)
        assert my_turn(page)
        assert steps(page) == before
    play_some(page, 2)
    assert told


def test_a_table_that_cannot_be_shown_at_all_is_not_asked_for_without_end(visit: Visit) -> None:
    page = against_chance(visit)
    assert my_turn(page)
    told = reports(page)
    page.evaluate("() => { globalThis.morph = () => { throw new Error('always'); }; }")
    page.locator('#board [data-say^="dig"]').first.click()
    expect(page.locator("#lost")).to_have_text("This page cannot show the table. Reload it.")
    assert 1 <= len(told) <= 5
    page.reload()
    play_some(page, 2)


def test_errors_of_scripts_are_reported_without_end_nor_noise(visit: Visit) -> None:
    page = visit("/")
    told = reports(page)
    with page.expect_request("**/client-errors"):
        page.evaluate(
            """for (let at = 0; at < 9; at++) dispatchEvent(new ErrorEvent("error",
                { message: "odd", filename: location.origin + "/static/0a/copy.js", lineno: 7 }))"""
        )
    page.wait_for_load_state("networkidle")
    assert 1 <= len(told) <= 5
    assert told[0]["message"] == "odd" and told[0]["line"] == 7
