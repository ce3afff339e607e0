"""Every game, whichever there are, at its table."""

from __future__ import annotations

from random import Random
from typing import Any

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
    set_up,
    steps,
)
from ostraka import games

every_game = pytest.mark.parametrize("key", games.known())


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
    layers = Layers(page)
    assert 0 < len([layer for layer in layers.seen() if layer["drawsContent"]]) <= 8


@pytest.mark.parametrize(
    ("key", "printed"), [("thebes", "#sheet"), ("tutankhamun", "#pit"), ("pyramid", "#floor")]
)
def test_what_is_printed_is_not_painted_anew(visit: Visit, key: str, printed: str) -> None:
    """When something came to lie over the map of Thebes, a gradient in it was looked at, and all of
    the map was repainted, which takes longer than all the rest of a step."""
    page = visit("/")
    play_now(page, key)
    assert my_turn(page)
    layers = Layers(page)
    before = layers.paints(printed)
    page.evaluate(
        "document.getElementById('desk').firstElementChild"
        ".after(Object.assign(document.createElement('p'), { hidden: true }))"
    )
    assert layers.paints(printed) == before
    page.evaluate("uses => [...document.querySelectorAll(uses)].at(-1).remove()", f"{printed} use")
    assert layers.paints(printed) != before  # it would be noticed


class Layers:
    """Of what a page is put together."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)
        self._trees: list[list[dict[str, Any]]] = []
        self._devtools.on(
            "LayerTree.layerTreeDidChange", lambda event: self._trees.append(event["layers"])
        )
        self._devtools.send("DOM.enable")  # a layer tells whose it is
        self._devtools.send("LayerTree.enable")

    def seen(self) -> list[dict[str, Any]]:
        """The layers of now; they are told with the next frame."""
        for _ in range(3):
            self._page.evaluate("new Promise(requestAnimationFrame)")
        while not self._trees:
            self._page.evaluate("new Promise(requestAnimationFrame)")
        return self._trees[-1]

    def paints(self, selector: str) -> int:
        """How often the layer of an element was painted."""
        found = self._devtools.send("DOM.getDocument")["root"]["nodeId"]
        node = self._devtools.send("DOM.querySelector", {"nodeId": found, "selector": selector})
        told = self._devtools.send("DOM.describeNode", {"nodeId": node["nodeId"]})["node"]
        (layer,) = [
            each for each in self.seen() if each.get("backendNodeId") == told["backendNodeId"]
        ]
        return int(layer["paintCount"])


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
