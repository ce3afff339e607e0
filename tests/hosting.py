"""What tests of the server need: databases, a hub, people, and games that go on by themselves."""

from __future__ import annotations

import copy
import os
import shutil
import subprocess
import tempfile
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from glob import glob
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from fastapi import FastAPI

from ostraka.core.play import CHANCE, EVERYONE, OVER, Game, Note, Seat, View
from ostraka.core.table import Table
from ostraka.server.api import routes
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Chair, Frame, Player, Remark, TableSettings
from ostraka.server.people.talk import WATCHERS_FROM
from ostraka.server.settings import Settings
from ostraka.server.store.database import Store

QUICK: dict[str, Any] = {
    "pace": 0.0,
    "final_step_seconds": 0.0,
    "clock": 0.2,
    "bot_processes": 1,
    "warm": False,
    "limits": {},
}
"""Nobody waits in a test, for people or for limits; most of them need no bot's process."""

INITDB = "-U ostraka -A trust -E UTF8 --no-sync --locale=C"


@asynccontextmanager
async def hosted(address: str, **settings: Any) -> AsyncIterator[Hub]:
    """A hub that serves from a database."""
    store = Store(address)
    try:
        hub = Hub(Settings(database=address, **(QUICK | settings)), store)
        await hub.start()
        try:
            yield hub
        finally:
            await hub.stop()
    finally:
        store.close()


class Served:
    """The API over a hub, and clients of it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.app = FastAPI(openapi_url=None)
        self.app.include_router(routes.router)
        self.app.state.hub = hub
        self.clients: list[httpx2.AsyncClient] = []

    async def __call__(self, name: str) -> httpx2.AsyncClient:
        """A client with a name and a token; without a name it has neither."""
        if not name:
            return self._client({})
        made = await self._client({}).post("/players", json={"name": name})
        assert made.status_code == 201
        return self._client({"Authorization": f"Bearer {made.json()['token']}"})

    def _client(self, headers: dict[str, str]) -> httpx2.AsyncClient:
        transport = httpx2.ASGITransport(self.app)
        client = httpx2.AsyncClient(transport=transport, base_url="http://o/api", headers=headers)
        self.clients.append(client)
        return client


@asynccontextmanager
async def served(address: str, **settings: Any) -> AsyncIterator[Served]:
    """The API, without a network."""
    async with hosted(address, **settings) as hub:
        served = Served(hub)
        try:
            yield served
        finally:
            for client in served.clients:
                await client.aclose()


async def somebody(hub: Hub, name: str = "Mira") -> Player:
    player, _ = await hub.players.make_player(name)
    return player


def chairs(*kinds: str) -> list[Chair]:
    """Chairs as in chairs("person", "open", "random"): what is no kind is a bot's level."""
    return [
        Chair(seat, kind)
        if kind in ("person", "open", "screen")
        else Chair(seat, "bot", "", "", kind)
        for seat, kind in enumerate(kinds)
    ]


async def table(
    hub: Hub,
    host: Player,
    game: Game,
    *kinds: str,
    settings: TableSettings | None = None,
    **options: str,
) -> LiveTable:
    return await hub.create(host, game, options, settings or TableSettings(), chairs(*kinds))


async def play_on(
    live: LiveTable, players: list[Player], rng: Random, steps: int = 100_000
) -> None:
    """Let people choose at random until the game ends or `steps` were made."""
    async with live.watch(None, slowly=False) as watch:
        while (table := live.in_play()).actor >= 0 and live.seat_steps < steps:
            chair = live.chairs[table.actor]
            if chair.by_hand:
                said = rng.choice(table.legal_texts())
                player = next(each for each in players if each.id == chair.player)
                await live.say(player.id, said, live.seat_steps)
            else:
                await watch.changed()


def twin(
    live: LiveTable, seat: Seat, rng: Random, frame: Frame | None = None, view: View | None = None
) -> LiveTable:
    """The same table with everything else that this seat cannot know: another possible position,
    other notes to others, other notes in place of those that it must remember itself, other
    outcomes in the journal, another secret. Whatever is sent to the seat must be the same. With a
    frame it is the table of that position on the way, of which the seat's view may be known."""
    true = live.in_play()
    shown = frame or live.latest
    table = copy.copy(true)  # nobody plays it on
    table.state = live.game.determinize(view or shown.state.view(seat))(rng)
    table.notes = _other_notes(true, seat, rng, shown)
    steps = [step for step in true.journal.steps if step[0] != CHANCE]
    table.journal = replace(true.journal, steps=steps)
    other = copy.copy(live)
    other.secret = rng.randbytes(32)
    other.table = table
    if seat >= 0 and shown.state.actor() != OVER:  # watchers say what they like
        other.talk = [each for each in live.talk if each.seat >= 0]
        other.talk += [_said_by_a_watcher(at, rng) for at in range(rng.randrange(3))]
    other._frames = deque([Frame(shown.seat_steps, table.state, len(table.notes))])
    return other


def _other_notes(true: Table, seat: Seat, rng: Random, shown: Frame) -> list[Note]:
    """What the seat is told, among other notes to others: even how many there are is nobody else's
    business."""
    heard = (EVERYONE, seat)  # as `heard_by` should have it
    notes = [note for note in true.notes[: shown.notes] if note.audience in heard]
    if true.game.still_told is not None:
        alive = {number for number, _ in true.numbered(seat, until=shown.notes, at=shown.state)}
        dead = [note for number, note in enumerate(notes) if number not in alive]
        notes = [note if number in alive else rng.choice(dead) for number, note in enumerate(notes)]
    for _ in range(rng.randrange(4)):
        foreign = Note("other", 0, {}, (seat + 1) % true.seats)
        notes.insert(rng.randrange(len(notes) + 1), foreign)
    return notes


def _said_by_a_watcher(at: int, rng: Random) -> Remark:
    return Remark(WATCHERS_FROM + at, "Ada", -1, rng.choice(["Dig!", "Pass!"]), 1.0, "ada")


def read(sent: object, known: list[str]) -> str:
    """What the script of the page does with a message."""
    assert isinstance(sent, list)
    html = ""
    for piece in sent:
        if isinstance(piece, str):
            known.append(piece)
            html += piece
        else:
            html += "".join(known[piece[0] : piece[1]])
    return html


def programs() -> str:
    """The folder of PostgreSQL's programs, empty if there is none."""
    found = shutil.which("initdb")
    folders = [str(Path(found).resolve().parent)] if found else []
    return next(iter(folders + sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)), "")


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, reached by a socket in its folder; it never runs as root."""
    folder = tempfile.mkdtemp(prefix="ostraka-pg-")
    user: dict[str, Any] = {}
    if _root():
        shutil.chown(folder, "nobody")
        user = {"user": "nobody", "group": _group("nobody"), "extra_groups": []}
    data, log = f"{folder}/data", Path(folder, "log")
    try:
        subprocess.run(
            [f"{programs()}/initdb", "-D", data, *INITDB.split()],
            check=True,
            capture_output=True,
            cwd=folder,
            **user,
        )
        fast = [
            "fsync=off",
            "full_page_writes=off",
            "listen_addresses=",
            f"unix_socket_directories={folder}",
        ]
        with log.open("wb") as out:
            server = subprocess.Popen(
                [f"{programs()}/postgres", "-D", data, *(f"-c{each}" for each in fast)],
                stdout=out,
                stderr=out,
                cwd=folder,
                **user,
            )
        try:
            ready = [f"{programs()}/pg_isready", "-q", "-h", folder, "-U", "ostraka", "-t", "1"]
            while subprocess.run(ready, check=False).returncode and server.poll() is None:
                pass
            assert server.poll() is None, log.read_text()
            yield f"postgresql+psycopg://ostraka@/postgres?host={folder}"
        finally:
            server.terminate()
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _root() -> bool:
    return os.geteuid() == 0


def _group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


def gone(live: LiveTable) -> list[int]:
    """The seats that bots keep for people."""
    return [chair.seat for chair in live.chairs if chair.away]
