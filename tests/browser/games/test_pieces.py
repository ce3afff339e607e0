"""Of a page only what is not shown already is read again (static/pieces.js)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import hosting
import kit
from ostraka.core.play import OVER, Game
from ostraka.server.html.assets import content
from ostraka.server.window import delta as pages
from ostraka.server.window.perspective import Window
from ostraka.server.window.table_page import game_page

START = "() => { window.pieces = new Pieces(); }"
SHOW = """([sent, html]) => {
  const [page, whole] = [0, 0].map(() => document.createElement("template"));
  const table = document.getElementById("table");
  const read = page.innerHTML = pieces.html(pieces.numbers(sent));
  morph(table, page.content);
  whole.innerHTML = `<main id="table">${html}</main>`;
  const both = [table.cloneNode(true), whole.content.firstChild];
  // Which drawers are open is the window's business.
  const shut = drawer => { drawer.open = false; };
  for (const each of both) each.querySelectorAll("details").forEach(shut);
  return [read, both[0].isEqualNode(both[1])];
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    page.set_content('<main id="table"></main>')
    for name in ("morph.js", "pieces.js"):
        page.add_script_tag(content=content(name).decode())
    page.evaluate(START)
    yield page
    page.close()


def show(page: Page, seen: pages.SentPieces, html: str) -> str:
    """What the browser reads to show a page, which then is shown."""
    read, equal = page.evaluate(SHOW, [seen.message(pages.Page(html, ""))["page"], html])
    assert equal
    return str(read)


def test_what_is_shown_already_is_only_named(page: Page) -> None:
    seen = pages.SentPieces()
    html = '<div id="d"><ul id="l"><li>{}</li> <li>two</li></ul><p id="p">{}<br>!</p>.</div>'
    assert show(page, seen, html.format(1, 1)) == html.format(1, 1)
    assert show(page, seen, html.format(1, 1)) == '<div id="d" data-same></div>'
    read = show(page, seen, html.format(1, 2))
    assert read == '<div id="d"><ul id="l" data-same></ul><p id="p">2<br>!</p>.</div>'
    read = show(page, seen, html.format(3, 2))
    assert (
        read == '<div id="d"><ul id="l"><li>3</li> <li>two</li></ul><p id="p" data-same></p>.</div>'
    )


def test_what_moved_is_only_named_in_its_new_place(page: Page) -> None:
    seen = pages.SentPieces()
    show(page, seen, '<div id="hand"><b id="card"><i>5</i></b></div><div id="desk"></div>')
    read = show(page, seen, '<div id="hand"></div><div id="desk"><b id="card"><i>5</i></b></div>')
    assert '<b id="card" data-same></b>' in read


def test_pictures_are_cut_like_everything_else(page: Page) -> None:
    seen = pages.SentPieces()
    html = (
        '<svg id="s"><g id="a"><path d="M0 0"/><path d="M1 1"/></g><use id="u" href="#{}"/></svg>'
    )
    show(page, seen, html.format("x"))
    read = show(page, seen, html.format("y"))
    assert read == '<svg id="s"><g id="a" data-same></g><use id="u" href="#y"/></svg>'


def test_two_elements_of_one_name_are_shown_both(page: Page) -> None:
    seen = pages.SentPieces()
    for text in ("one", "one", "two", "two"):
        show(page, seen, f'<p id="p"><b>one</b></p><p id="p"><b>{text}</b></p>')


@pytest.mark.parametrize("game", kit.GAMES, ids=lambda game: game.key)
def test_every_page_of_a_game_is_shown_whole(page: Page, game: Game) -> None:
    """A shared screen, whose eyes change with every turn."""
    seen = pages.SentPieces()
    whole = read = 0
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop in this thread
        htmls = beside.submit(asyncio.run, drawn(game)).result()
    for html in htmls:
        read += len(show(page, seen, html))
        whole += len(html)
    assert read < 0.7 * whole


async def drawn(game: Game) -> list[str]:
    """Pages of a game by chance, the steps on the way included."""
    rng = Random(f"pieces/{game.key}")
    found: list[str] = []
    async with hosting.hosted("sqlite://") as hub:
        mira = await hosting.somebody(hub)
        live: Any = await hosting.table(hub, mira, game, "person", "screen", "screen")
        window = Window(live, mira.id, str)
        while (table := live.in_play()).actor != OVER and len(found) < 90:
            window.device_holder = table.actor
            before = live.latest
            found.append(game_page(window, before, latest=True).html)
            await live.say(mira.id, rng.choice(table.legal_texts()), live.seat_steps)
            found += [
                game_page(window, each, latest=False).html
                for each in live.frames_since(before)[:-1]
            ]
    return found
