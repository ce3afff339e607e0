"""A real server on loopback and a real browser; both are started and stopped by the tests."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from ostraka.cli.show import browser as browser_here
from ostraka.server.app import build
from ostraka.server.settings import Settings

CHROMIUM = browser_here()
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
DESKTOP, PHONE = (1440, 900), (390, 844)
WAIT = 20_000
"""Milliseconds that anything may take on a busy machine."""

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not wait for people."""
    with serving(tmp_path_factory.mktemp("browser"), pace=0) as address:
        yield address


@contextmanager
def serving(folder: Path, pace: float, **more: Any) -> Iterator[str]:
    """A server with its tables in a folder, where the same choices lead to the same game unless
    nobody names its luck."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    quick: dict[str, Any] = {"limits": {}, "seed": "scarab", "final_step_seconds": 0.0}
    settings = Settings(database=database, pace=pace, **(quick | more))
    config = uvicorn.Config(build(settings), port=0, log_level="error", timeout_graceful_shutdown=2)
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run)
    thread.start()
    while not running.started:
        thread.join(0.01)
        assert thread.is_alive(), "the server did not start"
    (door,) = running.servers[0].sockets
    yield f"http://127.0.0.1:{door.getsockname()[1]}"
    running.should_exit = True
    thread.join()


@pytest.fixture(scope="package")  # as long as it is open, nobody else can run a loop
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here; on Debian: apt install chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def servers() -> Iterator[ExitStack]:
    """Where a test enters servers of its own. They end after its windows, because a window that
    lost its server tries again and complains."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def visit(browser: Browser, server: str, servers: ExitStack) -> Iterator[Visit]:
    """Opens a page as somebody new, or as the same person in one more window; no window may
    complain in its console. Windows are closed before the test's own `servers` end."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.text} ({message.location.get('url')})")

    def open_page(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        beside: Page | None = None,
        touch: bool = False,
        address: str = server,
        lost: bool = False,  # the server will be gone for a while, which browsers complain about
    ) -> Page:
        if beside is None:
            width, height = size
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=locale,
                has_touch=touch,
                reduced_motion="reduce",
            )
            contexts.append(context)
        else:
            context = beside.context
        context.set_default_timeout(WAIT)
        page = context.new_page()
        if not lost:
            page.on("console", listen)
        page.on("pageerror", lambda wrong: complaints.append(str(wrong)))
        page.goto(path if path.startswith("http") else address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The script that finds what keeps people out of a page."""
    found = Path(__file__).parents[2] / "build" / "axe.min.js"
    return found.read_text("utf-8")
