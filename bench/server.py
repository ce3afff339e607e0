"""How much one server carries: moves a second at many tables, and how soon others see a move.

    python bench/server.py                       # everything, on SQLite
    python bench/server.py --database postgresql+psycopg://USER@HOST/NAME

First a hub lets bots of the level `random` play at many tables at once, every step kept before it
is shown; then a real server is started on loopback, and two windows of one table play each other:
the time runs from the sentence that one sends until the other has received the update.
"""

from __future__ import annotations

import asyncio
import json
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from ostraka import games
from ostraka.server.hub import Hub
from ostraka.server.records import Chair, House
from ostraka.server.settings import Settings
from ostraka.server.store import Store

SAYING = re.compile(r'data-say="([^"]+)"(?! data-echo)')
AT = re.compile(r'data-at="(-?\d+)"')

out = Console()


async def crowd(database: str, tables: int, seconds: float) -> dict[str, float]:
    """Bots at many tables at once; what ends is begun anew."""
    store = Store(database)
    hub = Hub(Settings(database=database, limits={}, kept=tables + 10), store)
    await hub.start()
    host, _ = await hub.people.make_player("Bench")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    keys = games.known()

    async def one(number: int) -> int:
        steps = 0
        game = games.game(keys[number % len(keys)])
        while time.perf_counter() < until:
            seats = game.seats[0] + 1
            chairs = [Chair(seat, "bot", "", "", "random") for seat in range(seats)]
            live = await hub.create(host, game, {}, House(), chairs)
            async with live.watch("", slowly=False) as watch:
                while live.begun().actor >= 0 and time.perf_counter() < until:
                    await watch.changed()
            steps += live.lines
        return steps

    began = time.perf_counter()
    until = began + seconds
    done = sum(await asyncio.gather(*(one(number) for number in range(tables))))
    took = time.perf_counter() - began
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    await hub.stop()
    store.close()
    return {"moves_per_second": done / took, "kilobytes_per_table": grown / tables}


@contextmanager
def served(database: str) -> Iterator[str]:
    """A server of our own."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    command = [sys.executable, "-m", "ostraka", "serve", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE)
    assert server.stdout is not None
    server.stdout.readline()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def sit_down(address: str) -> tuple[str, list[str]]:
    """A table of two people, by the forms of the pages: its path and the people's cookies."""
    form = "players=2&kind0=me&kind1=open&option-laying=shuffled&odds=on&undo=on&watchers=on"
    table, host = _post(address, "/set-up/tutankhamun", form)
    _, guest = _post(address, f"{table}/sit", "seat=1")
    return table, [host, guest]


def _post(address: str, path: str, form: str) -> tuple[str, str]:
    """Send a form; where it leads, and the cookie that came with it."""
    line = HTTPConnection(address, timeout=10)
    line.request("POST", path, form, {"Content-Type": "application/x-www-form-urlencoded"})
    answer = line.getresponse()
    assert answer.status == 303, answer.read()
    return answer.headers["Location"], answer.headers["Set-Cookie"].partition(";")[0]


async def duel(address: str, moves: int) -> list[float]:
    """Two windows play; seconds from a sentence to the other window's update."""
    table, cookies = await asyncio.to_thread(sit_down, address)
    url = f"ws://{address}{table}/socket"
    found: list[float] = []
    rng = Random("duel")
    first, second = [connect(url, additional_headers={"Cookie": each}) for each in cookies]
    async with first as one, second as two:
        shown = [await _update(one, -1), await _update(two, -1)]
        while len(found) < moves:
            mover = next((at for at in (0, 1) if shown[at].says), None)
            if mover is None:
                break
            lines, windows = shown[mover].at, (one, two)
            say = rng.choice(shown[mover].says)
            began = time.perf_counter()
            await windows[mover].send(json.dumps({"say": say, "at": lines}))
            shown[1 - mover] = await _update(windows[1 - mover], lines)
            found.append(time.perf_counter() - began)
            shown[mover] = await _update(windows[mover], lines)
    return found


@dataclass
class Shown:
    """What a window shows."""

    at: int
    says: list[str]


async def _update(window: ClientConnection, behind: int) -> Shown:
    """The next full update that shows more than a step."""
    while True:
        message = json.loads(await window.recv())
        html = message.get("html", "")
        found = AT.search(html)
        if found and int(found[1]) > behind and not message["hold"]:
            return Shown(int(found[1]), SAYING.findall(html))


async def duels(address: str, moves: int) -> list[float]:
    found: list[float] = []
    while len(found) < moves:
        found += await duel(address, moves - len(found))
    return found


def main(
    tables: Annotated[int, typer.Option(help="Tables of bots at once.")] = 200,
    seconds: Annotated[float, typer.Option(help="How long they play.")] = 10,
    moves: Annotated[int, typer.Option(help="Moves of the two windows.")] = 300,
    database: Annotated[str, typer.Option(help="Instead of an SQLite file of its own.")] = "",
) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        own = database or f"sqlite:///{Path(folder, 'bench.sqlite')}"
        played = asyncio.run(crowd(own, tables, seconds))
        with served(own) as address:
            found = sorted(asyncio.run(duels(address, moves)))
    grid = Grid("what", "measured")
    grid.add_row(
        f"moves a second, {tables} tables of random bots, one process",
        f"{played['moves_per_second']:.0f}",
    )
    grid.add_row("memory per table", f"{played['kilobytes_per_table']:.0f} kB")
    grid.add_row(
        f"a move to the other window, median of {len(found)}",
        f"{1000 * statistics.median(found):.1f} ms",
    )
    grid.add_row("the same, 99th percentile", f"{1000 * found[int(0.99 * len(found))]:.1f} ms")
    out.print(grid)


if __name__ == "__main__":
    typer.run(main)
