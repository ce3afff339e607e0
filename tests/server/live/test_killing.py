"""A server that is killed at any moment loses no step that it has acknowledged."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx2
import pytest

from ostraka.core.chance import sealed
from ostraka.core.journal import parse
from ostraka.core.table import replay
from ostraka.games import game
from ostraka.server.finished.archive import unpacked
from ostraka.server.store import tables
from ostraka.server.store.database import Store
from serving import Servers

KILLS = 20
BOARD = game("thebes")


@pytest.fixture
def servers(address: str) -> Iterator[Servers]:
    servers = Servers(address)
    try:
        yield servers
    finally:
        servers.close()


class Player:
    """Plays through the API without a pause, whatever becomes of the server, and writes down what
    was acknowledged."""

    def __init__(self, address: str) -> None:
        self.client = httpx2.Client(base_url=f"{address}/api", timeout=60)
        self.rng = Random(7)
        self.said: dict[str, list[str]] = {}
        self.table = ""
        self.acknowledged = threading.Semaphore(0)
        self.over = False

    def play(self) -> None:
        while not self.over:
            try:
                self.step()
            except httpx2.TransportError:
                continue

    def step(self) -> None:
        if "Authorization" not in self.client.headers:
            token = self.client.post("/players", json={"name": "Mira"}).json()["token"]
            self.client.headers["Authorization"] = f"Bearer {token}"
        if not self.table:
            new = {"game": BOARD.key, "chairs": [{"kind": "person"}, {"kind": "screen"}]}
            self.table = self.client.post("/tables", json=new).json()["id"]
            self.said[self.table] = []
        view = self.client.get(f"/tables/{self.table}/view").json()
        known = self.said[self.table]
        # Whatever was acknowledged is there, and at most one step beyond it.
        assert view["lines"] - len(known) in (0, 1), "a step is missing"
        if view["lines"] > len(known):
            known.append("")  # made, but the answer was lost
        if not view["legal"]:
            self.table = ""
            return
        step = {"say": self.rng.choice(view["legal"]), "at": view["lines"]}
        answer = self.client.post(f"/tables/{self.table}/act", json=step)
        assert answer.status_code == 200, answer.text
        known.append(step["say"])
        self.acknowledged.release()


def test_no_acknowledged_step_is_ever_missing(servers: Servers, address: str) -> None:
    rng = Random(1)
    player = Player(servers.address)
    with ThreadPoolExecutor(1) as threads:
        playing = threads.submit(player.play)
        for _ in range(KILLS):
            servers.start()
            for _ in range(rng.randrange(1, 12)):
                while not player.acknowledged.acquire(timeout=1):
                    assert not playing.done(), playing.result()
            servers.kill()
        servers.start()
        player.over = True
        playing.result()
    player.client.close()
    store = Store(address)
    for table, said in player.said.items():
        row = asyncio.run(store.do(lambda c, table=table: tables.load(c, table)))  # type: ignore[misc]
        assert row is not None
        journal = parse("".join(line + "\n" for line in row.journal_lines))
        replay(BOARD, journal, sealed(row.secret))
        kept = [text for who, text in journal.steps if who >= 0]
        assert len(kept) - len(said) in (0, 1)
        assert all(each in ("", text) for each, text in zip(said, kept, strict=False))
    store.close()
    assert sum(map(len, player.said.values())) >= KILLS


def test_a_game_that_ends_as_the_server_dies_is_archived_by_the_next(
    servers: Servers, address: str
) -> None:
    servers.start()
    rng = Random(2)
    with httpx2.Client(base_url=f"{servers.address}/api", timeout=60) as client:
        token = client.post("/players", json={"name": "Mira"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        chairs = [{"kind": "person"}, {"kind": "screen"}]
        new = {"game": "tutankhamun", "chairs": chairs, "options": {"laying": "shuffled"}}
        table = client.post("/tables", json=new).json()["id"]
        view = client.get(f"/tables/{table}/view").json()
        while view["legal"]:
            step = {"say": rng.choice(view["legal"]), "at": view["lines"]}
            view = client.post(f"/tables/{table}/act", json=step).json()
    servers.kill()
    assert view["state"] == "over"
    servers.start()
    store = Store(address)
    while (found := asyncio.run(store.do(lambda c: tables.load_archive(c, table)))) is None:
        assert asyncio.run(store.do(lambda c: tables.load(c, table))) is not None
    store.close()
    assert unpacked(found).view(-1, 0) == view["view"]
