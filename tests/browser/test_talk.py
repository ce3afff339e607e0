"""What is said at a table in a real browser, and what people do about it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit
from browser.hands import assert_open_to_all, set_up

BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])


def named(page: Page, name: str) -> Page:
    """Take a name, and come back."""
    back = page.url
    page.goto("/".join(back.split("/")[:3]) + "/me")
    page.locator("input[name=name]").fill(name)
    page.get_by_role("button", name="Save").click()
    page.goto(back)
    return page


def talk(page: Page) -> None:
    """Open the talk; on a phone it is on the sheet beside the board."""
    page.wait_for_selector("body.live")
    if page.locator(".tool.phone[data-sheet=diary]").is_visible():
        page.locator(".tool.phone[data-sheet=diary]").click()
    if not page.locator("#talk[open]").count():
        page.locator("#talk > summary").click()


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("#talk")).to_contain_text(text)


def tab(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).check(force=True)


def table(visit: Visit, size: tuple[int, int]) -> tuple[Page, Page]:
    """A host and a guest at a table whose game has begun."""
    host = named(visit("/set-up/tutankhamun", size), "Mira")
    set_up(host, "me", "open", laying="shuffled")
    guest = named(visit(host.url), "Ben")
    guest.get_by_role("button", name="Sit down here").click()
    for page in (host, guest):
        page.wait_for_selector("#talk", state="attached")
        talk(page)
    return host, guest


@BOTH
def test_somebody_is_muted_and_heard_again(visit: Visit, axe: str, size: tuple[int, int]) -> None:
    host, guest = table(visit, size)
    say(guest, "Mind the scorpion!")
    say(host, "I do.")
    say(guest, "Mind it.")
    host.get_by_label("Remark of Ben").first.click()
    assert_open_to_all(host, axe)
    for button in host.locator("#talk button:visible, #talk summary:visible").all():
        box = button.bounding_box()
        assert box is not None and box["width"] >= 44
        assert box["height"] >= (44 if size == PHONE else 36)
    host.get_by_role("button", name="Mute Ben").click()
    expect(host.locator("#remarks")).to_contain_text("2 remarks of Ben, muted by you")
    expect(host.locator("#remarks")).not_to_contain_text("scorpion")
    assert "muted" not in guest.locator("#talk").inner_text()
    host.goto(host.url.partition("/t/")[0] + "/me")
    expect(host.locator("#muted")).to_contain_text("Ben")
    assert_open_to_all(host, axe)
    host.go_back()
    talk(host)
    host.get_by_role("button", name="Unmute").click()
    expect(host.locator("#remarks")).to_contain_text("Mind the scorpion!")


@pytest.mark.parametrize("size", [(1280, 720), (768, 1024), (844, 390), (720, 450)])
def test_what_one_writes_fits_beside_what_was_said(visit: Visit, size: tuple[int, int]) -> None:
    """Also on a phone that lies on its side, and at twice the size."""
    host, guest = table(visit, DESKTOP)
    for at in range(9):
        say(guest, f"Remark number {at}, which is long enough for two lines of the rail.")
    host.set_viewport_size({"width": size[0], "height": size[1]})
    host.evaluate("new Promise(requestAnimationFrame)")  # the window knows its new size
    talk(host)
    expect(host.locator("#remarks li").last).to_be_in_viewport()
    send = host.get_by_role("button", name="Send").bounding_box()
    assert send is not None and send["y"] + send["height"] <= size[1]


def test_words_are_reported_and_deleted_by_keyboard(visit: Visit) -> None:
    host, guest = table(visit, DESKTOP)
    say(guest, "Mind the scorpion!")
    host.on("dialog", lambda dialog: dialog.accept())
    host.get_by_label("Remark of Ben").focus()
    host.keyboard.press("Enter")
    host.keyboard.press("Tab")  # Mute
    host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    expect(host.get_by_text("Reported")).to_be_visible()
    expect(host.locator("#talk > summary")).to_be_focused()
    guest.get_by_label("Your remark").focus()
    guest.keyboard.press("Enter")
    guest.keyboard.press("Tab")
    guest.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.locator("#remarks")).to_contain_text("(removed)")
        expect(page.locator("#remarks")).not_to_contain_text("scorpion")


@BOTH
def test_watchers_talk_apart_and_the_host_removes_one(
    visit: Visit, axe: str, size: tuple[int, int]
) -> None:
    host, guest = table(visit, DESKTOP)
    carter = visit(host.url, size, lost=True)  # a table that is not shown is an error of its own
    talk(carter)
    carter.get_by_label("Take a name to write").fill("Carter")
    carter.get_by_role("button", name="Take this name").click()
    carter.wait_for_selector("#remark:visible")  # the talk is open again
    say(carter, "They should dig in b2.")
    for player in (host, guest):
        tab(player, "Spectators")
        expect(player.locator("#watched-by")).to_contain_text("1 person is watching.")
        assert "b2" not in player.locator("#talk").inner_text()
    assert_open_to_all(host, axe)
    assert_open_to_all(carter, axe)
    assert guest.get_by_role("button", name="Remove Carter").count() == 0
    host.on("dialog", lambda dialog: dialog.accept())
    host.get_by_role("button", name="Remove Carter").click()
    expect(carter.get_by_text("The host has removed you from this table.")).to_be_visible()
    carter.reload()
    expect(carter.get_by_text("The host has removed you from this table.")).to_be_visible()

    stranger = visit(host.url, size, lost=True)
    host.get_by_role("button", name="Remove 1 without a name").click()
    expect(stranger.get_by_role("heading", name="Take a name")).to_be_visible()
    assert_open_to_all(stranger, axe)
    stranger.get_by_label("Your name").fill("Ada")
    stranger.get_by_role("button", name="Take this name").click()
    stranger.wait_for_selector("body.live")


@BOTH
def test_one_takes_everything_along_and_is_gone(
    visit: Visit, axe: str, size: tuple[int, int]
) -> None:
    host, guest = table(visit, size)
    say(host, "Mind the scorpion!")
    address = host.url
    host.goto(address.partition("/t/")[0] + "/me")
    assert_open_to_all(host, axe)
    with host.expect_download() as download:
        host.get_by_role("link", name="Download your data").click()
    found = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert found["player"]["name"] == "Mira"
    assert [each["text"] for each in found["remarks"]] == ["Mind the scorpion!"]
    beside = visit(address, beside=host)
    beside.wait_for_selector("body.live")
    host.get_by_role("link", name="Delete yourself").click()
    assert_open_to_all(host, axe)
    host.get_by_role("button", name="Delete me for good").click()
    expect(host.locator(".chip .name")).to_have_text("Guest")
    expect(guest.locator("#players")).to_contain_text("somebody")
    expect(guest.locator("#remarks")).to_contain_text("(removed)")
    assert "Mira" not in guest.locator("#table").inner_text()
    beside.wait_for_selector("#take-a-name", state="attached")  # now somebody who watches
