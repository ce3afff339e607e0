"""Nobody finds an unlisted table, or the names of its people, without its link."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
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
from ostraka.server.model import TableSettings
from ostraka.server.people import seating
from ostraka.server.settings import Settings
from ostraka.server.store.players import TOKEN
from ostraka.server.window.perspective import Window
from ostraka.server.window.table_page import game_page

BEGINNINGS = ["/", "/tables", "/watch", "/me", "/bots", "/chance", "/rules"]
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
    cookie: str  # of a player with another table
    token: str
    secrets: list[str]  # tables and names that nobody else may find

    def as_player(self) -> None:
        self.client.cookies.set(COOKIE, self.cookie)


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
    other, cookie = await hub.players.make_player("Ben")
    token = await hub.players.add_key(other.id, TOKEN)
    hidden = []
    for game in kit.GAMES:
        hidden.append(await hosting.table(hub, host, game, "person", "open"))
        hidden.append(await hosting.table(hub, host, game, "person", "random"))
        left = await hosting.table(hub, host, game, "person", "open")
        await seating.sit(left, friend, 1)
        await seating.leave(left, friend.id)
        hidden.append(left)
    over = await hosting.table(hub, host, game, "random", "random")
    await hosting.play_on(over, [], Random(1))
    listed = await hosting.table(
        hub, other, game, "person", "random", settings=TableSettings(listed=True, watchers=True)
    )
    await listed.remark(await hosting.somebody(hub, "Ada"), HELP)
    await hosting.table(hub, other, game, "person", "open")
    ids = [live.id for live in (*hidden, over)]
    return Club(client, hub, listed.id, cookie, token, [*ids, HOST, FRIEND])


@pytest.fixture(params=["stranger", "player"])
def visiting(request: pytest.FixtureRequest, club: Club) -> Club:
    """Somebody without a name, or a player who sits elsewhere."""
    club.client.cookies.clear()
    if request.param == "player":
        club.as_player()
    return club


def pages(club: Club) -> Iterator[tuple[str, str]]:
    """Every page that links lead to, with its address."""
    seen: set[str] = set()
    ahead = [*BEGINNINGS, f"/t/{club.listed}", f"/t/{club.listed}/replay"]
    while ahead:
        path = ahead.pop()
        answer = club.client.get(path)
        if "html" not in answer.headers["content-type"]:
            continue
        yield path, answer.text
        for link in re.findall(r'(?:href|src|action)="([^"#]*)', answer.text):
            place = unescape(link).partition("?")[0]
            if place.startswith("/") and place not in seen:
                seen.add(place)
                ahead.append(place)


def calls(club: Club) -> Iterator[tuple[str, str]]:
    """Every answer of the API to a program, asked of everything and of the listed table."""
    headers = {"Authorization": f"Bearer {club.token}"}
    for path, operations in openapi()["paths"].items():
        asked = path.format(
            table=club.listed, key=kit.GAMES[0].key, game=kit.GAMES[0].key, number=0
        )
        if "get" in operations and not asked.endswith("/events"):
            yield asked, club.client.get(asked, headers=headers).text


def messages(club: Club) -> Iterator[tuple[str, str]]:
    """What a window on the listed table is sent first."""

    async def first() -> str:
        live = await club.hub.open(club.listed)
        player = await club.hub.players.player_of(club.client.cookies.get(COOKIE))
        window = Window(live, player.id if player else None, str)
        return game_page(window, live.latest, latest=True).html

    assert club.client.portal is not None
    yield "socket", club.client.portal.call(first)


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
    for player in (True, False):
        club.client.cookies.clear()
        if player:
            club.as_player()
        answers = [*pages(club), *messages(club), *(calls(club) if player else ())]
        found = [place for place, text in answers if HELP in text]
        assert set(found) == (set() if player else {f"/t/{club.listed}", "socket"})


def test_a_stranger_has_no_tables(club: Club) -> None:
    club.client.cookies.clear()
    assert "/t/" not in club.client.get("/tables").text


def test_a_stranger_sits_at_no_table(club: Club) -> None:
    async def seats() -> list[int]:
        return (await club.hub.open(club.listed)).seats_of(None)

    assert club.client.portal is not None
    assert club.client.portal.call(seats) == []


def test_the_names_are_there_for_the_crawl_to_find(club: Club) -> None:
    """The crawl would notice a leak: with the link, the table and its people are there to see."""
    club.client.cookies.clear()
    assert HOST in club.client.get(f"/t/{club.secrets[0]}").text
