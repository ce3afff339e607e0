"""How soon people see a choice: four windows of one table in a real browser, in every game.

    python bench/windows.py            # all games
    python bench/windows.py thebes     # one

Chromium must be there (tools/services.sh brings it). Four people sit at one table, each in a
window of their own; whoever may, chooses at random. The time runs from the click until the last of
the four windows has drawn the frame that shows the next step. Bytes are those of
the messages before the browser unpacks them. The first paint is that of a table's page, opened
anew in a browser that has its files already.
"""

from __future__ import annotations

import statistics
import tempfile
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

WINDOWS = 4
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
TARGETS = "[data-say]:not([data-echo]):not([disabled])"
CHOICES = "nodes => nodes.map(node => node.dataset.say)"
WATCH = """() => {
  window.painted = new Map();
  new MutationObserver(() => {
    const at = Number(document.getElementById("shell").dataset.at);
    if (window.painted.has(at)) return;
    window.painted.set(at, 0);
    requestAnimationFrame(() => setTimeout(() => {
      window.painted.set(at, performance.timeOrigin + performance.now());
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
  while (!later()) await new Promise(requestAnimationFrame);
  return later()[1];
}"""
PAINT = """async () => {
  const found = () => performance.getEntriesByName("first-contentful-paint")[0];
  while (!found()) await new Promise(requestAnimationFrame);
  return found().startTime;
}"""


@dataclass
class Found:
    """What was measured in one game: milliseconds and bytes."""

    seen: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    paint: float = 0


def sit_down(browser: Browser, address: str, key: str) -> list[Page]:
    """Four windows of one table, each of somebody else."""
    kinds = "&".join(f"kind{seat}={'open' if seat else 'me'}" for seat in range(WINDOWS))
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    pages: list[Page] = []
    for seat in range(WINDOWS):
        context = browser.new_context()
        where, form = f"{address}/set-up/{key}", f"players={WINDOWS}&{kinds}&odds=on"
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
        says = [page.eval_on_selector_all(TARGETS, CHOICES) for page in pages]
        mover = next((page for page, some in zip(pages, says, strict=True) if some), None)
        if mover is None:
            break
        at = int(mover.get_attribute("#shell", "data-at") or 0)
        clicked = mover.evaluate(CLICK, rng.choice(says[pages.index(mover)]))
        found.seen.append(max(page.evaluate(SEEN, at) for page in pages) - clicked)
    return found


def main(
    keys: Annotated[list[str] | None, typer.Argument()] = None,
    moves: Annotated[int, typer.Option(help="Choices in every game.")] = 60,
) -> None:
    """Measure and print."""
    chromium = browser_here()
    if chromium is None:
        raise SystemExit("There is no Chromium here; on Debian: apt install chromium")
    grid = Grid("game", "choices", "median", "95th percentile", "largest message", "first paint")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder, 'bench.sqlite')}"
        with served(database) as address:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for key in keys or games.known():
                pages = sit_down(browser, f"http://{address}", key)
                found = play(pages, moves)
                for page in pages:
                    page.context.close()
                times = sorted(found.seen)
                grid.add_row(
                    games.game(key).title,
                    str(len(times)),
                    f"{statistics.median(times):.0f} ms",
                    f"{times[int(0.95 * len(times))]:.0f} ms",
                    f"{max(found.sizes) / 1000:.1f} kB",
                    f"{found.paint:.0f} ms",
                )
            browser.close()
    Console().print(grid)


if __name__ == "__main__":
    typer.run(main)
