"""Nobody finds an unlisted table, or the names of its people, without its link."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import dataclass
from html import unescape
from random import Random

import pytest
from fastapi.testclient import TestClient

import hosting
import kit
from ostraka.server.api.routes import openapi
from ostraka.server.app import build
from ostraka.server.html.visitor import COOKIE
from ostraka.server.live.hub import Hub
from ostraka.server.model import House
from ostraka.server.settings import Settings
from ostraka.server.store.players import TOKEN

BEGINNINGS = ["/", "/tables", "/watch", "/me", "/bots", "/chance", "/rules"]
OF_TABLES = ["", "/replay", "/result", "/journal", "/draws"]
HOST, FRIEND = "Xanthippe", "Euryclea"
"""People whose names nobody else has."""
HELP = "Under the third stone!"
"""What somebody who watches says of a game in play."""


@dataclass
class Club:
    """A server with listed and unlisted tables."""

    client: TestClient
    hub: Hub
    listed: str
    over: str  # a listed table whose game is over
    people: dict[str, tuple[str, str]]  # cookie and token of a player with another table, and of
    # somebody who only watches
    secrets: list[str]  # tables and names that nobody else may find
    visitor: str = ""

    def come(self, who: str) -> None:
        """Visit as one of the people, or as somebody without a name."""
        self.visitor = who
        self.client.cookies.clear()
        if who in self.people:
            self.client.cookies.set(COOKIE, self.people[who][0])


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    file = tmp_path_factory.mktemp("privacy") / "tables.sqlite"
    app = build(Settings(database=f"sqlite:///{file}", **hosting.QUICK))
    with TestClient(app, base_url="https://ostraka.example") as client:
        assert client.portal is not None
        yield client.portal.call(found, client, app.state.hub)


async def found(client: TestClient, hub: Hub) -> Club:
    """Tables of every kind: waiting, in play with a bot, in play with somebody away, over."""
    host, friend = await hosting.somebody(hub, HOST), await hosting.somebody(hub, FRIEND)
    other, cookie = await hub.people.make_player("Ben")
    watcher, watching = await hub.people.make_player("Cleo")
    tokens = [await hub.people.add_key(each.id, TOKEN) for each in (other, watcher)]
    people = {"player": (cookie, tokens[0]), "spectator": (watching, tokens[1])}
    hidden = []
    for game in kit.GAMES:
        hidden.append(await hosting.table(hub, host, game, "person", "open"))
        hidden.append(await hosting.table(hub, host, game, "person", "random"))
        left = await hosting.table(hub, host, game, "person", "open")
        await left.sit(friend, 1)
        await left.leave(friend.id)
        hidden.append(left)
    over = await hosting.table(hub, host, game, "random", "random")
    await hosting.play_on(over, [], Random(1))
    house = House(listed=True, watchers=True)
    listed = await hosting.table(hub, other, game, "person", "random", house=house)
    ended = await hosting.table(hub, other, game, "random", "random", house=house)
    await hosting.play_on(ended, [], Random(1))
    await listed.remark(await hosting.somebody(hub, "Ada"), HELP)
    await hosting.table(hub, other, game, "person", "open")
    ids = [live.id for live in (*hidden, over)]
    return Club(client, hub, listed.id, ended.id, people, [*ids, HOST, FRIEND])


@pytest.fixture(params=["stranger", "spectator", "player"])
def visiting(request: pytest.FixtureRequest, club: Club) -> Club:
    """Somebody without a name, somebody with one, or a player who sits elsewhere."""
    club.come(request.param)
    return club


def pages(club: Club) -> Iterator[tuple[str, str]]:
    """Every answer to a browser, with its address: from the links of all pages, and of tables that
    are listed what there is of any."""
    tables = [f"/t/{table}{of}" for table in (club.listed, club.over) for of in OF_TABLES]
    ahead = [*BEGINNINGS, *tables]
    seen = set(ahead)
    while ahead:
        path = ahead.pop()
        answer = club.client.get(path)
        if not answer.headers["content-type"].startswith(READ):
            continue
        yield path, answer.text
        if "html" not in answer.headers["content-type"]:
            continue
        for link in re.findall(r'(?:href|src|action)="([^"#]*)', answer.text):
            place = unescape(link).partition("?")[0]
            if place.startswith("/") and place not in seen:
                seen.add(place)
                ahead.append(place)


READ = ("text/html", "application/json", "text/plain")
"""What is not style, script, drawing or sound."""


def calls(club: Club) -> Iterator[tuple[str, str]]:
    """Every answer of the API to a program, asked of everything and of the listed tables."""
    _, token = club.people.get(club.visitor, ("", ""))
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    for path, operations in openapi()["paths"].items():
        for table in (club.listed, club.over):
            asked = path.format(table=table, key=kit.GAMES[0].key, game=kit.GAMES[0].key, number=0)
            # The events of a game in play do not end.
            if "get" in operations and (table == club.over or not asked.endswith("/events")):
                yield asked, club.client.get(asked, headers=headers).text


def messages(club: Club) -> Iterator[tuple[str, str]]:
    """What a window on a listed table is sent first."""
    for table in (club.listed, club.over):
        window = club.client.websocket_connect(f"{SOCKETS}/t/{table}/socket")
        with suppress(CancelledError), window as socket:  # as the client ends what it has begun
            text = socket.receive_text()
        yield "socket", text


SOCKETS = "wss://ostraka.example"


@pytest.mark.parametrize("looking", [pages, calls, messages])
def test_an_unlisted_table_is_found_by_nobody_else(
    visiting: Club, looking: Callable[[Club], Iterator[tuple[str, str]]]
) -> None:
    answers = list(looking(visiting))
    assert answers
    leaks = [(place, each) for place, text in answers for each in visiting.secrets if each in text]
    assert leaks == []


def test_players_find_nowhere_what_watchers_say(club: Club) -> None:
    """Those who watch do: the crawl would notice it."""
    watched = {f"/t/{club.listed}", "socket"}
    told: dict[str, set[str]] = {"player": set(), "stranger": watched}
    told["spectator"] = {*watched, f"/api/tables/{club.listed}"}
    for who, expected in told.items():
        club.come(who)
        answers = [*pages(club), *messages(club), *calls(club)]
        assert {place for place, text in answers if HELP in text} == expected


def test_a_stranger_has_no_tables(club: Club) -> None:
    club.come("stranger")
    assert "/t/" not in club.client.get("/tables").text


def test_a_stranger_sits_at_no_table(club: Club) -> None:
    async def seats() -> list[int]:
        return (await club.hub.open(club.listed)).seats_of(None)

    assert club.client.portal is not None
    assert club.client.portal.call(seats) == []


def test_the_names_are_there_for_the_crawl_to_find(club: Club) -> None:
    """The crawl would notice a leak: with the link, the table and its people are there to see."""
    club.come("stranger")
    assert HOST in club.client.get(f"/t/{club.secrets[0]}").text
