"""Takes a picture of every page, on a desk and on a phone, by day light and by lamp light, and says
what is wrong with any of them: `make shots`, or `tools/shots.py home set-up` for some. The small
pictures of the README are made by `tools/shots.py readme`."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ostraka.cli.show import browser as browser_here
from ostraka.server.app import build
from ostraka.server.settings import Settings

ROOT = Path(__file__).parents[1]
OUT = ROOT / "shots"
README = ROOT / "docs" / "pictures"
CHROMIUM = browser_here()
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars"]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
LIGHTS = ("light", "dark")

Form: TypeAlias = dict[str, str | float | bool]

MINE = "#shell[data-yours][data-latest]"
TARGETS = "[data-say]:not([data-echo]):not([disabled])"
ADVISED = {"thebes": 16, "tomb_raiders": 14, "pyramid": 12}
"""Games shown in the README, and after how many choices."""

WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
PAGES = {
    "home": "/",
    "set-up": "/set-up/thebes",
    "tables": "/tables",
    "watch": "/watch",
    "me": "/me",
    "rules": "/rules",
    "rulings": "/rules/tutankhamun",
    "bots": "/bots",
    "chance": "/chance",
    "credits": "/credits",
    "accessibility": "/accessibility",
    "problem": "/nothing",
    "result": "/t/{over}/result",
    "replay": "/t/{over}/replay?ply=30",
    "lobby": "/t/{waiting}",
    "table": "/t/{playing}",
}


def main(names: list[str]) -> None:
    if CHROMIUM is None:
        sys.exit("There is no Chromium here; on Debian: apt install chromium-headless-shell")
    if names == ["readme"]:
        readme()
        return
    wanted = {name: PAGES[name] for name in names or PAGES}
    OUT.mkdir(exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with visiting(browser, "desk", "light") as somebody:
            tables = furnish(somebody.new_page(), address)
            cookies = somebody.cookies()
        problems = []
        for size in SIZES:
            for light in LIGHTS:
                with visiting(browser, size, light) as somebody:
                    somebody.add_cookies(cookies)  # type: ignore[arg-type]
                    for name, path in wanted.items():
                        file = OUT / f"{name}-{size}-{light}.png"
                        place = address + path.format(**tables)
                        problems += [
                            f"{file.stem}: {what}" for what in shoot(somebody, place, file)
                        ]
        browser.close()
    print(f"{len(wanted) * len(SIZES) * len(LIGHTS)} pictures in {OUT.relative_to(ROOT)}/")
    if problems:
        sys.exit("\n".join(problems))


def readme() -> None:
    """The front page and all games in their middle, small."""
    README.mkdir(exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with visiting(browser, "desk", "light", scale=0.6) as somebody:
            page = somebody.new_page()
            page.request.post(f"{address}/me", form={"name": "Ada"})
            page.goto(address)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=README / "home.png")
            form: Form = {"players": "4", "kind0": "me", "option-laying": "shuffled", "odds": "on"}
            for seat, name in enumerate(("Anselm", "Noor", "Petrie"), 1):
                form |= {f"kind{seat}": "screen", f"name{seat}": name}
            page.goto(page.request.post(f"{address}/set-up/tutankhamun", form=form).url)
            dig(page, Random("readme"), 16)
            page.screenshot(path=README / "tutankhamun.png")
            for key, turns in ADVISED.items():
                page.goto(page.request.post(f"{address}/play/{key}", form={}).url)
                follow(page, turns)
                page.screenshot(path=README / f"{key}.png")
        browser.close()


def follow(page: Page, choices: int) -> None:
    """Do what the professor would do."""
    for _ in range(choices):
        page.wait_for_selector(MINE)
        say = page.locator(TARGETS).first.get_attribute("data-say")
        if page.locator("#hint").count():
            page.locator("#hint").click()
            say = page.locator(".advised").first.get_attribute("data-point")
        choose(page, str(say))
    page.wait_for_selector(MINE)


def choose(page: Page, say: str) -> None:
    at = page.get_attribute("#shell", "data-at")
    page.locator(f'[data-say="{say}"]:not([data-echo])').first.click()
    page.wait_for_selector(f'#shell[data-latest]:not([data-at="{at}"])')


def dig(page: Page, rng: Random, turns: int) -> None:
    """Play some turns, with luck, and end in the middle of one."""
    while turns or not page.locator("[data-say=stop]").count():
        page.wait_for_selector(MINE)
        says = page.eval_on_selector_all(TARGETS, "nodes => nodes.map(n => n.dataset.say)")
        say = "stop" if "stop" in says else rng.choice([each for each in says if each != "pass"])
        turns -= say == "stop" and turns > 0
        choose(page, say)
    page.wait_for_selector(MINE)
    page.locator("#board [data-say]").nth(5).hover()


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own, whose bots do not wait for people."""
    with TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/tables.sqlite", pace=0, limits={})
        app = build(settings)
        running = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
        thread = threading.Thread(target=running.run)
        thread.start()
        while not running.started:
            thread.join(0.01)
        (door,) = running.servers[0].sockets
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
        running.should_exit = True
        thread.join()


@contextmanager
def visiting(browser: Browser, size: str, light: str, scale: float = 1) -> Iterator[BrowserContext]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    yield context
    context.close()


def furnish(page: Page, address: str) -> dict[str, str]:
    """A table of mine in play, one that waits for people, one that is over."""
    page.request.post(f"{address}/me", form={"name": "Ada"})
    form: Form = {"players": "3", "watchers": "on", "listed": "on", "odds": "on", "undo": "on"}
    waiting: Form = {"kind0": "me", "kind1": "bot", "level1": "scholar", "kind2": "open"}
    bots: Form = {f"kind{seat}": "bot" for seat in range(3)}
    bots |= {f"level{seat}": "student" for seat in range(3)}
    quick: Form = {"option-laying": "shuffled"}
    tables = {
        "playing": page.request.post(f"{address}/play/tutankhamun").url,
        "waiting": page.request.post(f"{address}/set-up/pyramid", form=form | waiting).url,
        "over": page.request.post(f"{address}/set-up/tutankhamun", form=form | bots | quick).url,
    }
    page.goto(tables["over"])
    page.wait_for_selector("#to-result", timeout=120_000)
    return {state: place.rpartition("/")[2] for state, place in tables.items()}


def shoot(somebody: BrowserContext, place: str, file: Path) -> list[str]:
    """Take one picture; gives what is wrong with the page."""
    page = somebody.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda wrong: problems.append(str(wrong)))
    page.goto(place)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=file)
    if page.evaluate(WIDE):
        problems.append("it is wider than the window")
    page.evaluate((ROOT / "build" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    for violation in found["violations"]:
        where = ", ".join(str(node["target"][0]) for node in violation["nodes"][:3])
        problems.append(f"{violation['id']} at {where}")
    page.close()
    return problems


if __name__ == "__main__":
    main(sys.argv[1:])
