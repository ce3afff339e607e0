"""People play: alone against bots, together in two windows, on one screen, on a phone."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import DESKTOP, PHONE, Visit, serving
from browser.hands import (
    WIDE,
    assert_open_to_all,
    begun,
    choices,
    choose,
    diary,
    leave_and_return,
    my_turn,
    play_now,
    play_out,
    set_up,
    steps,
)
from ostraka import games
from serving import Servers

OWN_DRAWING = '#table use[href^="#"]'
DRAWING_OF_A_FILE = '#table use[href^="/"]'


def together(*pages: Page) -> None:
    """Wait until all windows show the same step, and the latest."""
    for page in pages:
        page.wait_for_selector(f'#shell[data-latest][data-at="{max(map(steps, pages))}"]')


def test_a_newcomer_plays_a_whole_game_two_clicks_after_the_front_page(visit: Visit) -> None:
    page = visit("/")
    play_now(page)  # one click
    assert my_turn(page)
    digs = [say for say in choices(page) if say.startswith("dig ")]
    choose(page, digs[0])  # two
    play_out(page, Random("newcomer"))
    assert "The game is over" in diary(page)
    page.locator("#to-result").click()
    page.wait_for_url("**/result")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_selector("#seal[data-state]")  # it was checked here, with whatever result


def test_two_people_play_in_two_windows_and_a_third_watches(visit: Visit) -> None:
    host = visit("/set-up/tutankhamun")
    set_up(host, "me", "open", laying="shuffled")
    link = host.locator("#link").input_value()
    guest, watcher = visit(link), visit(link)
    guest.get_by_role("button", name="Sit down here").click()
    for page in (host, guest, watcher):
        page.wait_for_selector("#diary")
    rng = Random("two windows")
    for _ in range(12):
        together(host, guest, watcher)
        mover = host if host.locator("#shell[data-yours]").count() else guest
        if not my_turn(mover):
            break
        assert choices(guest if mover is host else host) == []
        choose(mover, rng.choice(choices(mover)))
    together(host, guest, watcher)
    assert choices(watcher) == []
    assert diary(watcher) == diary(host) == diary(guest)


def test_what_is_said_across_the_table_is_heard_by_all(visit: Visit) -> None:
    host = visit("/set-up/tutankhamun")
    set_up(host, "me", "open")
    guest = visit(host.url)
    guest.get_by_role("button", name="Sit down here").click()
    for page in (host, guest):
        page.wait_for_selector("#talk")
        page.locator("#talk summary").click()
    guest.get_by_label("Say something").fill("Mind the <b>scorpion</b>!")
    guest.keyboard.press("Enter")
    expect(host.locator("#remarks li")).to_contain_text("Mind the <b>scorpion</b>!")


def test_on_one_screen_the_turn_goes_round_without_a_curtain_where_nothing_is_secret(
    visit: Visit,
) -> None:
    page = visit("/set-up/tutankhamun")
    set_up(page, "me", "screen", "screen", laying="shuffled")
    rng, seen = Random("one screen"), set()
    for _ in range(20):
        assert my_turn(page)
        seen.add(page.locator(".player.active b").inner_text())
        choose(page, rng.choice(choices(page)))
    assert len(seen) == 3
    assert page.locator("#curtain").count() == 0


def test_on_one_screen_a_curtain_hides_what_is_secret_until_the_device_is_passed(
    visit: Visit,
) -> None:
    page = visit("/set-up/tomb_raiders")
    set_up(page, "me", "screen")
    rng = Random("curtain")
    for _ in range(60):
        page.wait_for_selector("#curtain, #shell[data-yours][data-latest]")
        if page.locator("#curtain").count():
            break
        choose(page, rng.choice(choices(page)))
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert choices(page) == []
    page.locator("#lift").click()
    page.wait_for_selector("#shell[data-yours][data-latest]")
    assert choices(page)


def test_a_step_is_taken_back_until_something_was_revealed(visit: Visit) -> None:
    page = visit("/set-up/tutankhamun")
    set_up(page, "me", "bot", laying="players")
    assert my_turn(page)
    first = choices(page)
    choose(page, first[0])
    assert choices(page) != first
    page.locator("#undo").click()
    page.wait_for_selector("#shell:not(:has(#undo))")
    assert choices(page) == first
    assert "takes a step back" in diary(page)


def test_the_rest_of_a_layer_is_laid_with_one_click(visit: Visit) -> None:
    page = visit("/set-up/tutankhamun")
    set_up(page, "me", "bot", laying="players")
    assert my_turn(page)
    page.get_by_role("button", name="Lay the rest for me").click()
    expect(page.locator("#diary-lines")).to_contain_text("has laid layer")


def test_two_tabs_and_double_clicks_do_nothing_twice(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    assert my_turn(page)
    other = visit(page.url, beside=page)
    my_turn(other)
    together(page, other)
    at, say = steps(page), next(say for say in choices(page) if say.startswith("dig "))
    target = f'#board [data-say="{say}"]'
    page.locator(target).dblclick()
    # Looked for and clicked in one go: it may be gone between the two.
    other.evaluate("target => document.querySelector(target)?.click()", target)
    for window in (page, other):
        window.wait_for_selector(f'#shell:not([data-at="{at}"])')
        my_turn(window)
    together(page, other)
    assert diary(page) == diary(other)


def test_drawings_are_taken_into_the_page(visit: Visit) -> None:
    page = visit("/")
    play_now(page, "thebes")
    page.wait_for_selector(OWN_DRAWING, state="attached")
    expect(page.locator(DRAWING_OF_A_FILE)).to_have_count(0)
    assert my_turn(page)
    choose(page, choices(page)[0])
    assert my_turn(page)
    expect(page.locator(DRAWING_OF_A_FILE)).to_have_count(0)


def test_drawings_that_cannot_be_taken_in_are_found_in_their_file(visit: Visit) -> None:
    def spoil(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(body="no drawing")
        else:
            route.continue_()

    page = visit("/")
    page.route("**/*.svg", spoil)
    play_now(page, "thebes")
    assert my_turn(page)
    choose(page, choices(page)[0])
    assert my_turn(page)
    expect(page.locator(OWN_DRAWING)).to_have_count(0)


def test_a_window_that_lost_its_connection_catches_up(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    assert my_turn(page)
    page.evaluate("socket.close()")
    page.wait_for_selector("body.offline")
    page.wait_for_selector("body:not(.offline)")
    before = steps(page)
    choose(page, choices(page)[0])
    assert steps(page) > before


def test_a_hint_says_what_the_professor_would_do(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    assert my_turn(page)
    page.locator("#hint").click()
    advice = page.get_by_role("region", name="The professor suggests")
    expect(advice).to_be_in_viewport()
    assert advice.locator(".advised").count() >= 1


@pytest.mark.parametrize("key", games.known())
def test_advice_can_be_seen_followed_and_put_away_on_a_phone(
    visit: Visit, axe: str, key: str
) -> None:
    page = visit(f"/set-up/{key}", size=PHONE, touch=True)
    set_up(page, "me", "bot", **({"laying": "shuffled"} if key == "tutankhamun" else {}))
    assert my_turn(page)
    advice = page.get_by_role("region", name="The professor suggests")
    page.locator("#hint").tap()
    expect(advice).to_be_in_viewport(ratio=1)
    assert_open_to_all(page, axe)
    advice.get_by_role("button", name="Close").tap()
    expect(advice).to_have_count(0)
    page.locator("#hint").tap()
    before = steps(page)
    advice.locator(".advised").first.tap()
    # What lies on the board is pointed out there and in the bar, a scarab in the bar alone.
    page.locator("#acts .now-pointed:visible").tap()
    page.wait_for_selector(f'#shell:not([data-at="{before}"])')
    expect(advice).to_have_count(0)


def test_the_professor_says_so_where_a_choice_makes_no_difference(visit: Visit) -> None:
    page = visit("/set-up/tutankhamun")
    set_up(page, "me", "bot")
    assert my_turn(page)
    page.locator("#hint").click()
    expect(page.get_by_text("It makes no difference what you choose here.")).to_be_in_viewport()
    page.keyboard.press("h")
    expect(page.locator("#panel-advice")).to_have_count(0)


def test_a_button_that_was_pressed_says_what_is_true_now(visit: Visit) -> None:
    page = visit("/set-up/pyramid")
    set_up(page, "me", "bot")
    for verb in ("choose", "enter"):
        assert my_turn(page)
        choose(page, next(say for say in choices(page) if say.startswith(verb)))
    assert my_turn(page)
    before = steps(page)
    page.locator("#do-search").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#shell[data-latest]:not([data-at="{before}"])')
    shown = page.locator("#acts").inner_text()
    page.reload()
    begun(page)
    assert page.locator("#acts").inner_text() == shown


def test_on_a_phone_a_tap_shows_the_sum_and_a_second_one_plays(visit: Visit) -> None:
    page = visit("/", size=PHONE, touch=True)
    play_now(page)
    assert my_turn(page)
    before = steps(page)
    say = next(say for say in choices(page) if say.startswith("dig "))
    page.locator("#ask").tap()
    page.locator(f'#board [data-say="{say}"]').focus()  # as a tap does first
    assert page.locator(".now-pointed").count() == 0, "nothing moves under the finger"
    page.locator(f'#board [data-say="{say}"]').tap()
    expect(page.locator(f'.tell[data-for="{say}"]')).to_be_visible()
    assert steps(page) == before
    page.locator(f'[data-echo][data-say="{say}"]').tap()
    page.wait_for_selector(f'#shell:not([data-at="{before}"])')
    assert page.evaluate(WIDE) == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_nobody_has_to_wait_for_the_bots(
    visit: Visit, servers: ExitStack, tmp_path: Path, axe: str, size: tuple[int, int]
) -> None:
    address = servers.enter_context(serving(tmp_path, pace=3600))
    page = visit("/set-up/pyramid", size, address=address)
    set_up(page, "me", "bot", "bot", level="random")
    while my_turn(page, or_else="#hurry"):
        choose(page, choices(page)[0])
    assert_open_to_all(page, axe)
    page.locator("#hurry").click()
    my_turn(page)
    expect(page.locator("#hurry")).to_be_hidden()


def test_it_speaks_french_to_who_does(visit: Visit) -> None:
    page = visit("/", locale="fr-FR")
    assert page.locator("html").get_attribute("lang") == "fr"
    play_now(page)
    assert my_turn(page)
    choose(page, choices(page)[0])
    assert page.locator("html").get_attribute("lang") == "fr"
    expect(page.locator("#diary-title")).to_contain_text("Carnet")


def test_a_leaver_is_replaced_by_a_bot_and_comes_back(visit: Visit) -> None:
    host = visit("/set-up/tutankhamun")
    set_up(host, "me", "open", laying="shuffled")
    guest = visit(host.url)
    guest.get_by_role("button", name="Sit down here").click()
    host.wait_for_selector("#diary")
    guest.wait_for_selector("#diary")
    leave_and_return(guest, host)


def test_a_killed_server_is_followed_by_another_and_nothing_is_lost(
    visit: Visit, servers: ExitStack, tmp_path: Path
) -> None:
    rng = Random("killed")
    server = servers.enter_context(closing(Servers(f"sqlite:///{tmp_path / 'tables.sqlite'}")))
    server.start()
    page = visit("/set-up/tutankhamun", address=server.address, lost=True)
    set_up(page, "me", "screen", laying="shuffled")
    for _ in range(3):
        for _ in range(4):
            assert my_turn(page)
            choose(page, rng.choice(choices(page)))
        told, at = diary(page), steps(page)
        server.kill()
        page.wait_for_selector("body.offline")
        server.start()
        page.wait_for_selector("body:not(.offline)")
        assert (diary(page), steps(page)) == (told, at)


def test_another_device_goes_on_by_the_recovery_link(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    assert my_turn(page)
    table = page.url
    page.goto(page.url.partition("/t/")[0] + "/me")
    page.locator('form[action="/me/link"] button').click()
    link = page.locator("input[readonly]").first.input_value()
    other = visit(link)
    other.locator('form[action^="/key/"] button').click()
    other.goto(table)
    assert my_turn(other)
    assert choices(other)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_tables_are_open_to_all(visit: Visit, axe: str, size: tuple[int, int]) -> None:
    page = visit("/set-up/tutankhamun", size)
    set_up(page, "me", "open", laying="players")
    assert_open_to_all(page, axe)
    page.locator("#begin").click()
    page.wait_for_selector("#diary", state="attached")
    my_turn(page)
    assert_open_to_all(page, axe)
    while page.locator("#cut-rest, [id^=cut-]").count():
        before = steps(page)
        page.locator("[id^=cut-]").first.click()
        page.wait_for_selector(f'#shell[data-latest]:not([data-at="{before}"])')
        my_turn(page)
    assert_open_to_all(page, axe)
