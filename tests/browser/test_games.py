"""Every game, whichever there are: played to its end against bots, and in two windows."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.hands import (
    TARGETS,
    begun,
    choices,
    choose,
    diary,
    my_turn,
    play_now,
    play_out,
    set_up,
    steps,
)
from ostraka import games

every_game = pytest.mark.parametrize("key", games.known())


@every_game
def test_a_whole_game_against_bots(visit: Visit, key: str) -> None:
    page = visit(f"/set-up/{key}")
    set_up(page, "me", "bot", level="random")
    play_out(page, Random("whole"))
    page.locator("#to-result").click()
    page.wait_for_url("**/result")
    assert page.get_by_role("heading", level=1).count() == 1


@every_game
def test_two_windows_show_the_same_table(visit: Visit, key: str) -> None:
    host = visit(f"/set-up/{key}")
    set_up(host, "me", "open")
    guest = visit(host.url)
    guest.get_by_role("button", name="Sit down here").click()
    begun(guest)
    windows = (host, guest)
    rng = Random("two windows")
    for _ in range(16):
        for page in windows:
            page.wait_for_selector("#shell[data-latest]")
            page.wait_for_selector(f'#shell[data-latest][data-at="{max(map(steps, windows))}"]')
        mover = next((page for page in windows if page.locator("#shell[data-yours]").count()), host)
        if not my_turn(mover):
            break
        waiting = guest if mover is host else host
        assert choices(waiting) == [], "only one window may choose"
        choose(mover, rng.choice(choices(mover)))
    assert diary(host) and diary(guest)


@every_game
def test_a_table_at_rest_does_not_move(visit: Visit, key: str) -> None:
    """What moves for ever is drawn for ever, and people leave tables open."""
    page = visit("/")
    page.emulate_media(reduced_motion="no-preference")
    play_now(page, key)
    assert my_turn(page)
    endless = "document.getAnimations().filter(a => a.effect.getTiming().iterations === Infinity)"
    assert page.evaluate(f"{endless}.map(each => each.animationName)") == []


@every_game
def test_a_table_is_drawn_in_few_layers(visit: Visit, key: str) -> None:
    """Without a graphics card every layer is put together by hand, at every frame: a group with
    opacity in the plan of the Pyramid once made 27 of them."""
    page = visit("/")
    play_now(page, key)
    assert my_turn(page)
    devtools = page.context.new_cdp_session(page)
    trees: list[list[dict[str, object]]] = []
    devtools.on("LayerTree.layerTreeDidChange", lambda event: trees.append(event["layers"]))
    devtools.send("DOM.enable")  # a layer tells whose it is
    devtools.send("LayerTree.enable")
    while not trees:  # it is told with the next frame
        page.evaluate("new Promise(requestAnimationFrame)")
    drawn = [layer for layer in trees[-1] if layer["drawsContent"]]
    assert 0 < len(drawn) <= 8


@every_game
def test_it_is_played_by_the_keyboard_alone(visit: Visit, key: str) -> None:
    page = visit("/")
    tab_to(page, f"form[action='/play/{key}'] button")
    page.keyboard.press("Enter")
    begun(page)
    for _ in range(5):
        if not my_turn(page):
            break
        before = steps(page)
        tab_to(page, TARGETS)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'#shell:not([data-at="{before}"])')


def tab_to(page: Page, wanted: str) -> None:
    """Go on until something is focused that one looks for."""
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached")
