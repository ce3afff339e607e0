"""What a window takes to show pages: the same recorded ones, so that two builds can be compared.

    python bench/pages.py record thebes FILE     # what one of four windows was sent
    python bench/pages.py show FILE              # CPU of Chromium's threads for each of these pages

Milliseconds of CPU, not of time, for as long as a page is shown, with all that moves. Machines that
are shared vary by a third and more within minutes: let builds take turns. For Linux, which tells
what every thread has taken.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from playwright.sync_api import WebSocket
from rich.console import Console
from rich.table import Table as Grid
from windows import opened, play, sit_down

from ostraka.server.html import assets

app = typer.Typer(help=__doc__, no_args_is_help=True)
PAUSE = 700
"""Milliseconds for which a page is shown."""
THREADS = {
    ("renderer", "chromium"): "main thread",
    ("renderer", "ThreadPoolForeg"): "painting tiles",
    ("renderer", "Compositor"): "compositor",
    ("gpu-process", "VizCompositorTh"): "putting together",
}
STATIC = re.compile(r"/static/[0-9a-f]+/([\w.-]+)")


@app.command()
def record(key: str, file: Path, moves: int = 40) -> None:
    """Play a game in four windows and keep what the first one is sent."""
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        sent.clear()  # a new connection begins with a whole page
        socket.on("framereceived", lambda text: sent.append(str(text)))

    with opened() as (browser, address):
        pages = sit_down(browser, address, key, 4)
        pages[0].on("websocket", listen)
        play(pages, moves)
    shown = [message for message in sent if "page" in json.loads(message)]
    file.write_text(json.dumps({"game": key, "messages": shown}), "utf-8")
    print(f"{len(shown)} pages of {key}")


@app.command()
def show(file: Path, pages: Annotated[int, typer.Option(help="At most so many.")] = 40) -> None:
    """Let a window show them, and tell what each of its threads took."""
    kept = json.loads(file.read_text("utf-8"))
    first, *rest = (of_this_build(message) for message in kept["messages"][: pages + 1])
    with opened() as (browser, address):
        window, other = sit_down(browser, address, kept["game"], 2)
        other.close()
        window.route_web_socket(re.compile("."), lambda socket: None)  # nobody else speaks
        window.reload()
        receive = "message => receive(JSON.parse(message))"
        window.evaluate(receive, first)
        window.wait_for_timeout(2 * PAUSE)
        before = taken()
        for message in rest:
            window.evaluate(receive, message)
            window.wait_for_timeout(PAUSE)
        after = taken()
    grid = Grid("game", "pages", *THREADS.values(), "all of Chromium")
    columns = [*THREADS.values(), "all"]
    figures = [f"{(after[each] - before[each]) / len(rest):.1f} ms" for each in columns]
    grid.add_row(kept["game"], str(len(rest)), *figures)
    Console().print(grid)


def of_this_build(message: str) -> str:
    """A page refers to drawings by addresses that change with them."""
    return STATIC.sub(lambda found: assets.address(found[1]), message)


def taken() -> dict[str, float]:
    """Milliseconds of CPU that Chromium's threads have had so far."""
    found = dict.fromkeys([*THREADS.values(), "all"], 0.0)
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it is gone
            command = (process / "cmdline").read_text("utf-8", "replace")
            if "chromium" not in command or not ours(process):
                continue
            kind = re.search(r"--type=([a-z-]+)", command)
            for thread in (process / "task").iterdir():
                spent = int((thread / "schedstat").read_text().split()[0]) / 1e6
                name = (thread / "comm").read_text().strip()
                found["all"] += spent
                if kind and (column := THREADS.get((kind[1], name))):
                    found[column] += spent
    return found


def ours(process: Path) -> bool:
    """Whether we started it, or something that we started did."""
    parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
    return parent == str(os.getpid()) or (parent != "0" and ours(process.parent / parent))


if __name__ == "__main__":
    app()
