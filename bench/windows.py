"""How soon people see a choice: the windows of one table in a real browser, in every game.

    python bench/windows.py            # all games
    python bench/windows.py thebes     # one

Chromium must be there (tools/services.sh brings it). Every player has a window of their
own; the one to act chooses at random. Three times run from the click: until the last window has
changed its page, until the player who clicked sees the next step drawn, and until the last player
sees it. Without a graphics card all windows draw on the same cores as
the server. Bytes are those of the messages before they are compressed. The first paint is that of
a table's page, opened again in a browser that has its files already.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from loopback import served
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from ostraka import games
from ostraka.cli.show import browser as browser_here

THOUGHT = 1000
"""Milliseconds that people take for a choice; what moved has come to rest by then."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
TARGETS = "[data-say]:not([data-echo]):not([disabled])"
CHOICES = "nodes => nodes.map(node => node.dataset.say)"
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  window.painted = new Map();
  window.heard = [];
  window.eager = () => {};
  socket.addEventListener("message", () => window.heard.push(now()));
  new MutationObserver(() => {
    const at = Number(document.getElementById("shell").dataset.at);
    if (window.painted.has(at)) return;
    window.painted.set(at, 0);
    requestAnimationFrame(() => setTimeout(() => {
      window.painted.set(at, now());
      window.eager();
    }));
  }).observe(document.body, { attributes: true, subtree: true, childList: true });
}"""
CLICK = """say => {
  const now = performance.timeOrigin + performance.now();
  document.querySelector(`[data-say="${say}"]:not([data-echo])`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return now;
}"""
SEEN = """async before => {
  const later = () => [...window.painted].find(([at, when]) => at > before && when);
  while (!later()) await new Promise(done => { window.eager = done; });
  return later()[1];
}"""
HEARD = "since => window.heard.find(when => when > since)"
PAINT = """async () => {
  const found = () => performance.getEntriesByName("first-contentful-paint")[0];
  while (!found()) await new Promise(requestAnimationFrame);
  return found().startTime;
}"""


@dataclass
class Found:
    """What was measured in one game: milliseconds and bytes."""

    heard: list[float] = field(default_factory=list)  # by the last window
    own: list[float] = field(default_factory=list)  # seen by who clicked
    seen: list[float] = field(default_factory=list)  # by the last window
    sizes: list[int] = field(default_factory=list)
    paint: float = 0


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server of its own."""
    chromium = browser_here()
    if chromium is None:
        raise SystemExit("There is no Chromium here; on Debian: apt install chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        served(f"sqlite:///{Path(folder, 'bench.sqlite')}") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser, f"http://{address}"
        browser.close()


def sit_down(browser: Browser, address: str, key: str, windows: int) -> list[Page]:
    """Windows of one table, each of somebody else."""
    kinds = "&".join(f"kind{seat}={'open' if seat else 'me'}" for seat in range(windows))
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    pages: list[Page] = []
    for seat in range(windows):
        context = browser.new_context()
        where, form = f"{address}/set-up/{key}", f"players={windows}&{kinds}&odds=on"
        if seat:
            where, form = f"{pages[0].url}/sit", f"seat={seat}"
        answer = context.request.post(where, data=form, headers=headers)
        pages.append(context.new_page())
        pages[-1].goto(answer.url)
    return pages


def play(pages: list[Page], moves: int) -> Found:
    """Choose at random, and wait each time until all windows show it."""
    found, rng = Found(), Random("windows")

    def hear(text: str | bytes) -> None:
        if found.seen:  # whole pages do not count
            found.sizes.append(len(text.encode() if isinstance(text, str) else text))

    for page in pages:
        page.on("websocket", lambda socket: socket.on("framereceived", hear))
        page.reload()
        page.wait_for_selector("#shell[data-latest]")
        page.wait_for_selector("body.live")
        page.evaluate(WATCH)
    found.paint = max(page.evaluate(PAINT) for page in pages)

    while len(found.seen) < moves:
        for page in pages:  # steps on the way are shown one after another
            page.wait_for_selector("#shell[data-latest]")
        pages[0].wait_for_timeout(THOUGHT)
        says = [page.eval_on_selector_all(TARGETS, CHOICES) for page in pages]
        mover = next((page for page, some in zip(pages, says, strict=True) if some), None)
        if mover is None:
            break
        at = int(mover.get_attribute("#shell", "data-at") or 0)
        clicked = mover.evaluate(CLICK, rng.choice(says[pages.index(mover)]))
        painted = [page.evaluate(SEEN, at) - clicked for page in pages]
        heard = [page.evaluate(HEARD, clicked) - clicked for page in pages]
        found.heard.append(max(heard))
        found.own.append(painted[pages.index(mover)])
        found.seen.append(max(painted))
    return found


def told(times: list[float]) -> str:
    """The median and the 95th percentile."""
    return f"{statistics.median(times):.0f}, {sorted(times)[int(0.95 * len(times))]:.0f} ms"


def main(
    keys: Annotated[list[str] | None, typer.Argument()] = None,
    moves: Annotated[int, typer.Option(help="Choices in every game.")] = 60,
    windows: Annotated[int, typer.Option(help="How many play, from two to four.")] = 4,
) -> None:
    """Measure and print."""
    headings = ("choices", "heard by all", "seen", "seen by all", "largest message", "first paint")
    grid = Grid("game", *headings)
    with opened() as (browser, address):
        for key in keys or games.known():
            pages = sit_down(browser, address, key, windows)
            found = play(pages, moves)
            for page in pages:
                page.context.close()
            grid.add_row(
                games.game(key).title,
                str(len(found.seen)),
                *map(told, (found.heard, found.own, found.seen)),
                f"{max(found.sizes) / 1000:.1f} kB",
                f"{found.paint:.0f} ms",
            )
    Console().print(grid)


if __name__ == "__main__":
    typer.run(main)
