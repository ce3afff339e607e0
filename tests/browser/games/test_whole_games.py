"""Every game, whichever there are, played to its end in a browser; `make test` does so compiled."""

from __future__ import annotations

import re
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hands import (
    OVER,
    begun,
    choices,
    choose,
    diary,
    leave_and_return,
    my_turn,
    play_out,
    set_up,
    steps,
)
from ostraka import games
from serving import Servers

OPTIONS = {"tutankhamun": {"laying": "shuffled"}}


@pytest.mark.parametrize("key", games.known())
def test_a_whole_game_against_bots_and_another_one(visit: Visit, key: str) -> None:
    page = visit(f"/set-up/{key}")
    set_up(page, "me", "bot", level="random")
    play_out(page, Random("whole"))
    page.locator("#to-result").click()
    page.wait_for_url("**/result")
    assert page.get_by_role("heading", level=1).count() == 1
    page.go_back()
    address = page.url
    page.locator("#again").click()
    page.wait_for_url(lambda url: url != address)
    begun(page)
    assert my_turn(page)


def acting(*players: Page) -> Page | None:
    """The window that is asked for something; none once the game is over."""
    latest = "#shell[data-latest]"
    for page in players:
        page.wait_for_selector(f"{latest}, {OVER}")
    while True:
        for page in players:
            if page.locator(OVER).count():
                return None
            if page.locator(f"{latest}[data-yours]").count():
                return page


def play(rng: Random, moves: int, *players: Page) -> bool:
    """Choose anything in whichever window is asked; false once the game is over."""
    for _ in range(moves):
        page = acting(*players)
        if page is None or not my_turn(page):
            return False
        choose(page, rng.choice(choices(page)))
    return True


def together(*pages: Page) -> None:
    """Wait until all windows show the same step."""
    at = max(steps(page) for page in pages)
    for page in pages:
        page.wait_for_function(
            "at => Number(document.querySelector('#shell').dataset.at) >= at", arg=at
        )


def let_time_run_out(file: Path) -> None:
    """While no server runs, the time of the player to move runs out."""
    with closing(sqlite3.connect(file)) as store, store:
        changed = store.execute("UPDATE tables SET deadline = 1 WHERE deadline IS NOT NULL")
        assert changed.rowcount == 1


@pytest.mark.parametrize("key", games.known())
def test_a_game_with_a_watcher_a_leaver_a_clock_and_a_killed_server_is_sealed_to_the_end(
    visit: Visit, servers: ExitStack, tmp_path: Path, key: str
) -> None:
    file = tmp_path / "tables.sqlite"
    server = servers.enter_context(closing(Servers(f"sqlite:///{file}")))
    server.start()
    rng = Random(f"trust {key}")
    host = visit(f"/set-up/{key}", address=server.address, lost=True)
    host.locator('label:has(input[name="pace"][value="slow"])').click()
    set_up(host, "me", "open", **OPTIONS.get(key, {}))
    guest, watcher = visit(host.url, lost=True), visit(host.url, lost=True)
    guest.get_by_role("button", name="Sit down here").click()
    windows = host, guest, watcher
    for page in windows:
        page.wait_for_selector("#diary")
    assert play(rng, 6, host, guest)
    together(*windows)
    told = [diary(page) for page in windows]
    mover = acting(host, guest)
    assert mover is not None
    server.kill()
    for page in windows:
        page.wait_for_selector("body.offline")
    let_time_run_out(file)
    server.start()
    for page, before in zip(windows, told, strict=True):
        page.wait_for_selector("body:not(.offline)")
        assert diary(page).startswith(before)
    # Who is there again before a bot has made the move may make it.
    expect(mover.locator("#company")).to_contain_text(re.compile("Your time ran out|You are back"))
    if (back := mover.get_by_role("button", name="I am back")).count():
        back.click()
        expect(mover.locator("#company")).not_to_contain_text("Your time ran out")
    leave_and_return(guest, host)
    assert play(rng, 6, host, guest)
    while play(rng, 50, host, guest):
        pass
    together(*windows)
    for page in (host, guest):
        page.locator(OVER).click()
        page.wait_for_url("**/result")
        page.wait_for_selector("#seal[data-state]")
        verdict = page.locator("#seal .verdict").inner_text()
        assert verdict == "Verified in your browser: four of four."
