"""How much one server carries: moves a second at many tables, and how soon others see a move.

    python bench/server.py                       # everything, on SQLite
    python bench/server.py --database postgresql+psycopg://USER@HOST/NAME
    python bench/server.py --no-peer             # without boardgame.io

First a hub lets bots of the level `random` play at many tables at once, every step kept before it
is shown; then a real server is started on loopback, and two windows of one table play each other:
the time runs from the sentence that one sends until the other has received the update.

As many moves go through a server of boardgame.io in the same run, in turn with ours, if npm can
provide it (bench/peer.cjs). The two do not do the same work. Ours checks the rules of Toutankhamon,
commits to the database and draws two pages; the windows only look for what may be said. Theirs adds
a number to a list, keeps it in memory and sends JSON; its clients also bring their own state up to
date. It is run in the fastest way that it offers: for production, by WebSocket from the start.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from loopback import served
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from ostraka import games
from ostraka.server.live.hub import Hub
from ostraka.server.model import Chair, TableSettings
from ostraka.server.settings import Settings
from ostraka.server.store.database import Store

SAYING = re.compile(r'data-say="([^"]+)"(?! data-echo)')
AT = re.compile(r'data-at="(-?\d+)"')

PEER = "boardgame.io@0.50.2"
SCRIPT = Path(__file__).with_name("peer.cjs")
QUIET = ("--no-save", "--no-audit", "--no-fund", "--silent", "--ignore-scripts")
ROUNDS = 5
WARM = 40  # moves that do not count: node compiles what is called often, we fill our caches
FOOTNOTE = (
    "Not the same work: Ostraka checks the rules of Toutankhamon, commits to the database and "
    "draws two pages; boardgame.io adds a number to a list in memory and sends JSON."
)

Duels = Callable[[int], list[float]]

out = Console()


class Missing(Exception):
    """The peer cannot be measured here; says why in one sentence."""


async def crowd(database: str, tables: int, seconds: float) -> dict[str, float]:
    """Bots at many tables at once; games that end are begun again."""
    store = Store(database)
    hub = Hub(Settings(database=database, limits={}, recent_tables=tables + 10), store)
    await hub.start()
    host, _ = await hub.players.make_player("Bench")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    keys = games.known()

    async def one(number: int) -> int:
        steps = 0
        game = games.game(keys[number % len(keys)])
        while time.perf_counter() < until:
            seats = game.seats[0] + 1
            chairs = [Chair(seat, "bot", "", "", "random") for seat in range(seats)]
            live = await hub.create(host, game, {}, TableSettings(), chairs)
            async with live.watch("", slowly=False) as watch:
                while live.in_play().actor >= 0 and time.perf_counter() < until:
                    await watch.changed()
            steps += live.seat_steps
        return steps

    began = time.perf_counter()
    until = began + seconds
    done = sum(await asyncio.gather(*(one(number) for number in range(tables))))
    took = time.perf_counter() - began
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    await hub.stop()
    store.close()
    return {"moves_per_second": done / took, "kilobytes_per_table": grown / tables}


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
    url = f"ws://{address}{table}/socket?still=true"  # the outcome alone, at once
    found: list[float] = []
    rng = Random("duel")
    first, second = [connect(url, additional_headers={"Cookie": each}) for each in cookies]
    async with first as one, second as two:
        windows = [Window(one), Window(two)]
        for window in windows:
            await window.update()
        while len(found) < moves and (movers := [each for each in windows if each.says]):
            mover = movers[0]
            other = windows[windows[0] is mover]
            began = time.perf_counter()
            await mover.say(rng.choice(mover.says))
            await other.update()
            found.append(time.perf_counter() - began)
            await mover.update()
    return found


class Window:
    """A window without a browser: the step it shows, and what may be said there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[str] = []
        self.at = -1
        self.says: list[str] = []

    async def say(self, sentence: str) -> None:
        await self.socket.send(json.dumps({"say": sentence, "at": self.at}))

    async def update(self) -> None:
        """Wait for the next full update that shows another step."""
        while True:
            message = json.loads(await self.socket.recv())
            html = "".join(self._piece(each) for each in message.get("page", []))
            found = AT.search(html)
            if found and int(found[1]) > self.at and not message["hold"]:
                self.at, self.says = int(found[1]), SAYING.findall(html)
                return

    def _piece(self, piece: str | list[int]) -> str:
        """One that is new, or a run of known ones."""
        if isinstance(piece, str):
            self.seen.append(piece)
            return piece
        return "".join(self.seen[slice(*piece)])


async def duels(address: str, moves: int) -> list[float]:
    found: list[float] = []
    while len(found) < moves:
        found += await duel(address, moves - len(found))
    return found


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Duels]:
    """A server of boardgame.io, and two of its clients that play as many moves as they are told."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise Missing("there is no npm here")
    with out.status(f"Fetching {PEER}"):
        install = [npm, "install", "--prefix", str(folder), *QUIET, PEER]
        if subprocess.run(install, capture_output=True).returncode:
            raise Missing(f"npm could not fetch {PEER}")
    call = [node, str(shutil.copy(SCRIPT, folder))]
    with ExitStack() as stack:
        port = _line(stack.enter_context(_started([*call, "serve"])))
        clients = stack.enter_context(_started([*call, "play", port.strip()]))

        def play(moves: int) -> list[float]:
            assert clients.stdin is not None
            with suppress(BrokenPipeError):  # then there is no answer either
                clients.stdin.write(f"{moves}\n")
                clients.stdin.flush()
            return [each / 1000 for each in json.loads(_line(clients))["milliseconds"]]

        yield play


@contextmanager
def _started(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A program to talk with by lines, for this time."""
    pipe, production = subprocess.PIPE, {**os.environ, "NODE_ENV": "production"}
    program = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=production)
    try:
        yield program
    finally:
        program.terminate()
        program.communicate()


def _line(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    line = program.stdout.readline()
    if not line:
        raise Missing("it stopped by itself")
    return line


def in_turn(sides: dict[str, Duels], moves: int) -> dict[str, list[float]]:
    """Every side's moves, sorted; in rounds, so that a busy moment of the machine hits all."""
    for play in sides.values():
        play(WARM)
    found: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(ROUNDS):
        for name, play in sides.items():
            found[name] += play(len(range(number, moves, ROUNDS)))
    return {name: sorted(seconds) for name, seconds in found.items()}


def compare(database: str, moves: int, folder: Path, peer: bool) -> dict[str, list[float]]:
    """The moves of both sides; only of ours where the other cannot be installed."""
    with served(database) as address:
        sides: dict[str, Duels] = {"Ostraka": lambda moves: asyncio.run(duels(address, moves))}
        try:
            if peer:
                with boardgame_io(folder) as theirs:
                    return in_turn({**sides, "boardgame.io": theirs}, moves)
        except Missing as problem:
            out.print(f"Without boardgame.io: {problem}.")
        return in_turn(sides, moves)


def main(
    tables: Annotated[int, typer.Option(help="Tables of bots at once.")] = 200,
    seconds: Annotated[float, typer.Option(help="How long they play.")] = 10,
    moves: Annotated[int, typer.Option(help="Moves of the two windows.")] = 300,
    database: Annotated[str, typer.Option(help="Instead of an SQLite file of its own.")] = "",
    peer: Annotated[bool, typer.Option(help="Measure boardgame.io too, fetched with npm.")] = True,
) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        own = database or f"sqlite:///{Path(folder, 'bench.sqlite')}"
        played = asyncio.run(crowd(own, tables, seconds))
        found = compare(own, moves, Path(folder), peer)
    grid = Grid("what", "measured")
    grid.add_row(
        f"moves a second, {tables} tables of random bots, one process",
        f"{played['moves_per_second']:.0f}",
    )
    grid.add_row("memory per table", f"{played['kilobytes_per_table']:.0f} kB")
    for name, times in found.items():
        grid.add_row(
            f"{name}: a move to the other window, median of {len(times)}",
            f"{1000 * statistics.median(times):.1f} ms",
        )
        worst = times[int(0.99 * len(times))]
        grid.add_row(f"{name}: the same, 99th percentile", f"{1000 * worst:.1f} ms")
    out.print(grid)
    if len(found) > 1:
        out.print(FOOTNOTE)


if __name__ == "__main__":
    typer.run(main)
