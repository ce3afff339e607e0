"""The people at a table: clocks, who is away, a vote to end the game, tables that are closed."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, serving
from browser.hands import WIDE, assert_open_to_all, begun, choices, choose, set_up

Table = Callable[..., tuple[Page, Page, "Time"]]


class Time:
    """The server's clock, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def table(visit: Visit, servers: ExitStack, tmp_path: Path) -> Table:
    """A game of two people with a clock; first the one who is to move."""

    def opened(
        pace: str, size: tuple[int, int] = DESKTOP, bots: int = 0, touch: bool = False
    ) -> tuple[Page, Page, Time]:
        now = Time()
        quick = serving(tmp_path, pace=3600, now=now, sweep_seconds=0.05, attendance_seconds=0.05)
        address = servers.enter_context(quick)
        host = visit("/set-up/tutankhamun", size, address=address, touch=touch)
        host.locator(f'input[name="pace"][value="{pace}"]').check(force=True)
        set_up(host, "me", "open", *["bot"] * bots, laying="shuffled")
        guest = visit(host.url, size, touch=touch)
        guest.locator("#sit-1").click()
        for page in (host, guest):
            page.wait_for_selector("#company", state="attached")
            begun(page)
        first = host.locator("#shell[data-yours]").count() > 0
        return (host, guest, now) if first else (guest, host, now)

    return opened


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everybody_sees_the_time_and_the_bank_is_red(
    table: Table, axe: str, size: tuple[int, int]
) -> None:
    mine, other, now = table("bank", size)
    clock = "#clock" if size == DESKTOP else "#clock-small"
    for page in (mine, other):
        expect(page.locator(f"{clock}:visible")).to_contain_text("0:4")
        assert_open_to_all(page, axe)
    expect(other.locator("#clock")).to_contain_text("for the move of")
    now.ahead += 615
    for page in (mine, other):
        page.reload()
        begun(page)
        expect(page.locator(f"{clock}.clock-banked:visible")).to_contain_text("0:")
        assert_open_to_all(page, axe)
    expect(mine.locator("#clock")).to_contain_text("Your bank runs")
    expect(mine.locator("#clock-said")).to_contain_text("left for your move")
    expect(other.locator("#clock-said")).to_be_empty()


def test_at_zero_it_is_told_at_once_and_one_press_returns_the_seat(table: Table, axe: str) -> None:
    mine, other, now = table("live")
    now.ahead += 121
    expect(mine.locator("#company")).to_contain_text("Your time ran out")
    assert_open_to_all(mine, axe)
    mine.get_by_role("button", name="I am back").dblclick()
    expect(mine.locator("#company")).to_contain_text("half a minute")
    expect(mine.locator("#clock")).to_be_visible()
    choose(mine, choices(mine)[0])
    expect(mine.locator("#company")).not_to_contain_text("half a minute")
    expect(other.locator(".player").first).to_be_visible()


def test_a_choice_made_as_time_runs_out_counts(table: Table) -> None:
    mine, _, now = table("live")
    say = choices(mine)[0]
    now.ahead += 121
    mine.locator(f'#board [data-say="{say}"]:not([data-echo])').first.click()
    mine.wait_for_selector('#shell[data-latest]:not([data-at="0"])')
    expect(mine.locator(".player").first).not_to_contain_text("A bot")


def test_two_windows_of_one_person_are_told_the_same(table: Table, visit: Visit) -> None:
    mine, _, now = table("live")
    second = visit(mine.url, beside=mine)
    begun(second)
    now.ahead += 121
    for page in (mine, second):
        expect(page.locator("#company")).to_contain_text("Your time ran out")
    second.get_by_role("button", name="I am back").click()
    for page in (mine, second):
        expect(page.locator("#company")).to_contain_text("You are back.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_whoever_is_away_is_replaced_when_somebody_says_so(
    table: Table, axe: str, size: tuple[int, int]
) -> None:
    away, here, now = table("none", size)
    address = away.url
    away.goto("about:blank")
    expect(here.locator(".player").filter(has_text="here now")).to_have_count(0)
    now.ahead += 2 * 86400 + 60
    ask = here.locator("#absent")
    expect(ask).to_contain_text("has been away for 2 days")
    assert_open_to_all(here, axe)
    ask.get_by_role("button", name="Wait").click()
    expect(ask).to_have_count(0)
    now.ahead += 86400
    ask.get_by_role("button", name="Let a bot play").click()
    expect(here.locator(".player.helped")).to_contain_text("They can come back any time")
    away.goto(address)
    begun(away)
    expect(here.locator(".player.helped")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_game_ends_when_everybody_agrees(table: Table, axe: str, size: tuple[int, int]) -> None:
    mine, other, _ = table("none", size, bots=1)
    for page in (mine, other):
        page.on("dialog", lambda dialog: dialog.accept())
    other.locator("#menu summary").click()
    other.get_by_role("button", name="Ask to end the game").click()
    ballot = mine.locator("#ballot")
    expect(ballot).to_contain_text("End the game here?")
    assert_open_to_all(mine, axe)
    for button in ballot.locator("button").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44
    expect(ballot.locator("button").first).to_have_text("Play on")
    ballot.get_by_role("button", name="End it here").click()
    for page in (mine, other):
        expect(
            page.get_by_text("This game has ended unfinished, without a result.")
        ).to_be_visible()


def test_it_goes_on_when_somebody_plays_on(table: Table) -> None:
    mine, other, _ = table("none")
    other.on("dialog", lambda dialog: dialog.accept())
    other.locator("#menu summary").click()
    other.get_by_role("button", name="Ask to end the game").click()
    mine.locator("#play-on").click()
    for page in (mine, other):
        expect(page.locator("#ballot")).to_have_count(0)
    other.locator("#menu summary").click()
    other.get_by_role("button", name="Ask to end the game").click()
    expect(other.locator("#problem")).to_contain_text("ask again after ten moves")


def test_a_closed_table_says_so_in_one_sentence(visit: Visit) -> None:
    host = visit("/set-up/tutankhamun")
    set_up(host, "me", "open")
    address = host.url
    guest = visit(address, lost=True)  # browsers complain about the answer 410
    begun(guest)
    host.on("dialog", lambda dialog: dialog.accept())
    host.get_by_role("button", name="Close the table").click()
    sentence = "This table was closed before its game began."
    expect(guest.get_by_role("heading", level=1)).to_have_text(sentence)
    host.wait_for_url("**/tables")
    expect(host.get_by_role("main")).not_to_contain_text("Waiting for one more")


def test_finished_games_are_put_away_and_brought_back(visit: Visit, axe: str) -> None:
    page = visit("/set-up/tutankhamun")
    set_up(page, "me", "bot", level="random", laying="shuffled")
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#menu summary").click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_text("without a result")).to_be_visible()
    page.goto(page.url.partition("/t/")[0] + "/tables")
    assert_open_to_all(page, axe)
    page.get_by_role("button", name="Put away").click()
    expect(page.locator(".mine")).to_have_count(0)
    page.get_by_role("link", name="Tables you have put away: 1").click()
    assert page.evaluate(WIDE) == 0
    page.get_by_role("button", name="Put back").click()
    expect(page.locator(".mine")).to_have_count(1)


def test_a_second_tab_brings_back_who_left_in_the_first(table: Table, visit: Visit) -> None:
    first, other, _ = table("none")
    second = visit(first.url, beside=first)
    begun(second)
    first.on("dialog", lambda dialog: dialog.accept())
    first.locator("#menu summary").click()
    first.get_by_role("button", name="Leave the table").click()
    expect(second.locator("#company")).to_contain_text("A bot plays for you until you are back.")
    expect(other.locator(".player.helped")).to_have_count(1)
    second.get_by_role("button", name="I am back").click()
    expect(other.locator(".player.helped")).to_have_count(0)
    expect(second.locator("#company")).not_to_contain_text("A bot plays for you")
