"""People play: alone against bots, together in two windows, on one screen, on a phone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.hands import begun, choices, choose, diary, my_turn, play_out, steps

GAME = "Toutankhamon"


def play_now(page: Page, title: str = GAME) -> None:
    tile = page.locator("article.tile", has=page.get_by_role("heading", name=title, exact=True))
    tile.get_by_role("button", name="Play now").click()
    begun(page)


def set_up(page: Page, kinds: dict[int, str], seats: int = 2, **options: str) -> None:
    """Fill in the form of a new table; seat 1 is mine."""
    page.locator(f'input[name="seats"][value="{seats}"]').check(force=True)
    for seat, kind in kinds.items():
        page.locator(f'input[name="kind-{seat}"][value="{kind}"]').check(force=True)
    for name, value in options.items():
        page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)
    page.locator("#start").click()
    begun(page)


def test_a_newcomer_plays_a_whole_game_three_clicks_after_the_front_page(visit: Visit) -> None:
    page = visit("/")
    play_now(page)  # one click
    assert my_turn(page)
    digs = [say for say in choices(page) if say.startswith("dig ")]
    choose(page, digs[0])  # two
    play_out(page, Random("newcomer"))
    assert "The game is over" in diary(page)
    page.locator("#to-result").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


def test_two_people_play_in_two_windows_and_a_third_watches(visit: Visit) -> None:
    host = visit("/set-up/tutankhamun")
    set_up(host, {1: "open"}, laying="shuffled")
    link = host.locator("#link").input_value()
    guest, watcher = visit(link), visit(link)
    guest.get_by_role("button", name="Sit down here").click()
    for page in (host, guest, watcher):
        page.wait_for_selector("#shell[data-at]:not([data-at='-1'])")
    rng = Random("two windows")
    for _ in range(12):
        host.wait_for_selector("#shell[data-latest]")
        mover = host if host.locator("#shell[data-yours]").count() else guest
        if not my_turn(mover):
            break
        choose(mover, rng.choice(choices(mover)))
        for page in (host, guest, watcher):
            page.wait_for_selector(f'#shell[data-at="{steps(mover)}"]')
    assert choices(watcher) == []
    assert diary(watcher) == diary(host)
