"""What a game was stays: results, replays, journals and the API, whatever becomes of the rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import text

import hosting
import kit
from ostraka import games
from ostraka.core.play import WATCHER, Game
from ostraka.server import errors
from ostraka.server.app import build
from ostraka.server.finished.archive import in_language, packed, placeholders, unpacked, with_names
from ostraka.server.finished.archiving import archived
from ostraka.server.finished.patches import difference, patched
from ostraka.server.live.hub import Hub
from ostraka.server.model import TableSettings
from ostraka.server.settings import Settings
from ostraka.server.store import tables
from ostraka.server.store.database import Store
from ostraka.server.store.players import TOKEN
from ostraka.server.window.socket import CLOSED_GONE
from ostraka.words import translator

TRAY = games.game("tutankhamun")
OWN = {"Origin": "https://ostraka.example"}
MOST = 24_000
"""Bytes that the archive of a game with all its seats may take."""
NAMES = ("Mira", "Ben & Ko", "<i>Zoë</i>", "Ada", "Lu", "Max")


def anything(rng: Random, depth: int = 3) -> Any:
    """Some JSON value."""
    kind = rng.randrange(6 if depth else 3)
    if kind < 3:
        return rng.choice([None, True, rng.randrange(4), rng.choice("abc")])
    if kind == 3:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(5))]
    return {key: anything(rng, depth - 1) for key in "abcde" if rng.random() < 0.6}


def test_a_patch_leads_from_any_value_to_any_other() -> None:
    rng = Random(4)
    for _ in range(3000):
        old, new = anything(rng), anything(rng)
        before = json.dumps(old)
        assert patched(old, difference(old, new)) == new
        assert patched(old, json.loads(json.dumps(difference(old, new)))) == new
        assert json.dumps(old) == before
        assert patched(new, difference(new, new)) is new


@pytest.mark.parametrize("game", kit.GAMES, ids=lambda game: game.key)
def test_an_archive_holds_all_that_was_seen_and_told_and_is_small(game: Game) -> None:
    seats = game.seats[-1]
    table = kit.played(game, seats, {}, "5")
    made = archived(game, table.journal)
    data = packed(made)
    assert len(data) < MOST
    kept = unpacked(data)
    assert [list(each) for each in kept.views] == json.loads(json.dumps(made.views))
    assert (kept.positions, kept.texts, kept.said) == (made.positions, made.texts, made.said)
    words = games.part(game.key, "ui.text.words")
    names = NAMES[:seats]
    for eyes in (WATCHER, *range(seats)):
        assert kept.view(kept.last, eyes) == json.loads(json.dumps(table.view(eyes)))
        heard = kept.heard(eyes)
        assert [text for _, text in heard] == [
            text
            for note, text in zip(table.notes, kept.said, strict=True)
            if note.audience in (-3, eyes)
        ]
        for (note, number), told in zip(heard, table.heard(eyes), strict=True):
            assert (note.kind, note.seat, note.details) == (told.kind, told.seat, told.details)
            assert kept.plain(number, names) == words.sentence(told, names)
    french = in_language(kept.ending, "fr")
    assert table.journal.closing is not None
    assert french == translator("fr")(words.ENDINGS[table.journal.closing.ending])
    assert not any(name in json.dumps(kept.texts) for name in table.names), "names are not kept"


def test_names_come_where_they_belong_and_harm_nothing() -> None:
    told = " ".join(placeholders(3))
    assert with_names(told, NAMES[:3]) == "Mira Ben & Ko <i>Zoë</i>"


@dataclass
class Site:
    """A running server and two players."""

    client: TestClient
    hub: Hub
    mira: Any
    token: str

    def api(self, path: str, method: str = "GET", **rest: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        return self.client.request(method, f"/api/tables/{path}", headers=headers, **rest)


@contextmanager
def site(address: str, cookie: str = "") -> Iterator[Site]:
    app = build(Settings(database=address, **hosting.QUICK))
    with TestClient(app, base_url="https://ostraka.example") as client:
        assert isinstance(client.app, FastAPI) and client.portal is not None
        hub = client.app.state.hub

        async def enter() -> tuple[Any, str, str]:
            mira, key = None, cookie
            if not key:
                mira, key = await hub.players.make_player("Mira")
            mira = mira or await hub.players.player_of(key)
            return mira, key, await hub.players.add_key(mira.id, TOKEN)

        mira, key, token = client.portal.call(enter)
        client.cookies.set("ostraka", key)
        yield Site(client, hub, mira, token)


def play(here: Site, steps: int = 100_000) -> str:
    """A game of Mira and a bot, to its end or for so many steps."""

    async def run() -> str:
        live = await hosting.table(here.hub, here.mira, TRAY, "person", "random", laying="shuffled")
        await hosting.play_on(live, [here.mira], Random(3), steps)
        return live.id

    assert here.client.portal is not None
    return here.client.portal.call(run)


def run(here: Site, work: Any) -> Any:
    assert here.client.portal is not None
    return here.client.portal.call(here.hub.store.do, work)


def later(monkeypatch: pytest.MonkeyPatch, game: Game = TRAY) -> None:
    """The game gets other rules, other views and other words."""
    folder, words = games.part(game.key), games.part(game.key, "ui.text.words")

    def other_setup(seats: int, options: Any) -> Any:
        raise AssertionError("the old game is not played under new rules")

    monkeypatch.setattr(folder, "GAME", replace(game, rules=game.rules + 1, setup=other_setup))
    monkeypatch.setattr(words, "sentence", lambda note, names, t=str: "rewritten")
    monkeypatch.setattr(words, "ENDINGS", {})


def new_shape(monkeypatch: pytest.MonkeyPatch, game: Game = TRAY) -> None:
    """Its scene wants views that look otherwise."""
    scene = games.part(game.key, "ui.scene")
    monkeypatch.setattr(scene, "board", lambda look: look.view["what was never there"])


def body(text: str) -> str:
    """A page without the one thing that old rules do not allow."""
    before, _, rest = text.partition('<form method="post" action="/t/')
    return before + rest.partition("</form>")[2] if rest else text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_finished_game_stays_under_other_rules(
    address: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {"Accept-Language": language}
    with site(address) as here:
        table = play(here)
        key = here.client.cookies["ostraka"]
        paths = [f"/t/{table}/result", f"/t/{table}/replay?ply=2&seat=1"]
        paths += [f"/t/{table}/replay?ply=9", f"/t/{table}/replay?ply=9999&seat=2"]
        before = {path: here.client.get(path, headers=said).text for path in paths}
        journal = here.client.get(f"/t/{table}/journal")
        view, seen = here.api(f"{table}/view").json(), here.api(table).json()
    later(monkeypatch)
    with site(address, key) as here:
        for path in paths:
            answer = here.client.get(path, headers=said)
            assert answer.status_code == 200
            assert body(answer.text) == body(before[path])
        page = here.client.get(f"/t/{table}", follow_redirects=False)
        assert (page.status_code, page.headers["location"]) == (303, f"/t/{table}/result")
        again = here.client.get(f"/t/{table}/journal")
        assert again.text == journal.text == here.api(f"{table}/journal").text
        assert again.headers["content-disposition"] == journal.headers["content-disposition"]
        assert here.api(table).json() == seen
        assert here.api(f"{table}/view").json() == view
        assert here.api(f"{table}/events").json() == view
        assert here.api(f"{table}/again", "POST").json()["code"] == "table/rules"
        assert table in here.client.get("/tables").text


def test_what_can_no_longer_be_drawn_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with site(address) as here:
        table = play(here)
        key = here.client.cookies["ostraka"]
        whole = here.client.get(f"/t/{table}/replay?ply=9").text
        result = here.client.get(f"/t/{table}/result").text
    later(monkeypatch)
    new_shape(monkeypatch)
    with site(address, key) as here:
        lost = here.client.get(f"/t/{table}/replay?ply=9").text
        assert "This position can no longer be drawn." in lost and 'id="board"' not in lost
        story = whole[whole.index('<div class="now') :]
        assert story == lost[lost.index('<div class="now') :]
        assert body(here.client.get(f"/t/{table}/result").text) == body(result)


def test_a_game_that_was_removed_keeps_its_results(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with site(address) as here:
        table = play(here)
        key = here.client.cookies["ostraka"]
        result = here.client.get(f"/t/{table}/result").text
    known = [each for each in games.known() if each != TRAY.key]
    monkeypatch.setattr(games, "known", lambda: known)
    with site(address, key) as here:
        page = here.client.get(f"/t/{table}/result")
        assert page.status_code == 200
        assert "Where the points came from" in result and "Where the points came from" in page.text
        assert here.client.get(f"/t/{table}/replay?ply=3").status_code == 200
        assert here.client.get(f"/t/{table}/journal").status_code == 200
        assert here.client.get("/tables").status_code == 200


def test_what_ended_before_there_were_archives_or_as_the_server_died_is_archived_at_the_start(
    address: str,
) -> None:
    async def play_and_lose() -> list[str]:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            ids = []
            for number in range(2):
                live = await hosting.table(hub, mira, TRAY, "person", "random", laying="shuffled")
                await hosting.play_on(live, [mira], Random(number))
                ids.append(live.id)
            await hosting.table(hub, mira, TRAY, "person", "screen")  # which goes on
        store = Store(address)
        await store.do(lambda c: c.execute(text("DELETE FROM archive")))
        assert sorted(await store.do(tables.unarchived)) == sorted(ids)
        store.close()
        return ids

    async def start_again(ids: list[str]) -> None:
        async with hosting.hosted(address) as hub:
            while await hub.store.do(tables.unarchived):
                await asyncio.sleep(0)
            for table in ids:
                past = await hub.finished_table(table)
                assert past.archive is not None

    asyncio.run(start_again(asyncio.run(play_and_lose())))


def test_the_last_step_waits_for_no_archive_and_a_failing_store_delays_it_only() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://") as hub:
            mira = await hosting.somebody(hub)
            await hub.store.do(lambda c: c.execute(text("ALTER TABLE archive RENAME TO elsewhere")))
            live = await hosting.table(hub, mira, TRAY, "person", "random", laying="shuffled")
            await hosting.play_on(live, [mira], Random(1))
            assert live.state == "over"
            with pytest.raises(errors.StoreDown):
                await hub.finished_table(live.id)
            await hub.store.do(lambda c: c.execute(text("ALTER TABLE elsewhere RENAME TO archive")))
            past = await hub.finished_table(live.id)
            assert past.archive is not None and past.state == "over"

    asyncio.run(run())


def test_an_old_game_that_nobody_archived_keeps_result_and_journal(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with site(address) as here:
        table = play(here)
        key = here.client.cookies["ostraka"]
        journal = here.client.get(f"/t/{table}/journal").text
    store = Store(address)
    asyncio.run(store.do(lambda c: c.execute(text("DELETE FROM archive"))))
    store.close()
    later(monkeypatch)
    with site(address, key) as here:
        assert run(here, tables.unarchived) == []
        page = here.client.get(f"/t/{table}/replay?ply=3")
        assert page.url.path == f"/t/{table}/result" and page.status_code == 200
        assert "it cannot be replayed here" in page.text
        assert here.client.get(f"/t/{table}/journal").text == journal
        assert here.api(f"{table}/view").json()["result"]["points"]


def test_a_running_game_whose_rules_have_changed_says_so_and_can_be_ended(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with site(address) as here:
        table = play(here, steps=4)
        key = here.client.cookies["ostraka"]
        assert here.client.get(f"/t/{table}/journal").status_code == 409
        assert here.client.post(f"/t/{table}/end").status_code == 422, "it can go on"
        assert here.api(f"{table}/view").json()["state"] == "playing"
        run(here, lambda c: c.execute(text("UPDATE tables SET deadline = 1")))
    later(monkeypatch)
    with site(address, key) as here:
        page = here.client.get(f"/t/{table}")
        assert page.status_code == 200
        assert "The rules of this game have changed since it began" in page.text
        assert "End the game" in page.text and f"/t/{table}/journal" in page.text
        assert not run(here, lambda c: tables.overdue(c, 2.0)), "no clock runs on"
        socket = f"wss://ostraka.example/t/{table}/socket"
        with here.client.websocket_connect(socket, headers=OWN) as window:
            assert window.receive()["code"] == CLOSED_GONE, "the page asks again and is told why"
        for listing in ("/", "/tables", "/watch"):
            assert here.client.get(listing).status_code == 200
        assert "Its rules have changed" in here.client.get("/tables").text
        journal = here.client.get(f"/t/{table}/journal")
        assert journal.status_code == 200 and f"rules {TRAY.rules}\n" in journal.text
        assert "end: " not in journal.text and "secret" not in journal.text
        for path, code in (("result", 409), ("replay", 409), ("again", 409)):
            method = "POST" if path == "again" else "GET"
            assert here.client.request(method, f"/t/{table}/{path}").status_code == code
        for act in ({"say": "x", "at": 4},):
            assert here.api(f"{table}/act", "POST", json=act).json()["code"] == "table/rules"
        assert here.api(f"{table}/view").json()["state"] == "playing"

        here.client.cookies.clear()
        assert "End the game" not in here.client.get(f"/t/{table}").text
        assert here.client.get(f"/t/{table}/journal").status_code == 403
        assert here.client.post(f"/t/{table}/end").status_code == 403
        here.client.cookies.set("ostraka", key)

        for _ in range(2):
            ended = here.client.post(f"/t/{table}/end")
            assert "ended unfinished" in ended.text and "End the game" not in ended.text
        assert here.client.get(f"/t/{table}/result").url.path == f"/t/{table}"
        assert here.api(f"{table}/view").json()["state"] == "unfinished"
        assert here.api(f"{table}/end", "POST").json()["state"] == "unfinished"
        assert here.client.get(f"/t/{table}/journal").text == journal.text
        assert "Ended unfinished" in here.client.get("/tables").text
        assert run(here, tables.unarchived) == []


def test_only_people_at_a_private_table_see_its_past(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def private(here: Site) -> str:
        house = TableSettings(watchers=False)
        live = await hosting.table(here.hub, here.mira, TRAY, "person", "random", settings=house)
        await hosting.play_on(live, [here.mira], Random(3))
        return live.id

    with site(address) as here:
        assert here.client.portal is not None
        table = here.client.portal.call(private, here)
    later(monkeypatch)
    with site(address) as here:  # somebody else
        for path in ("", "/result", "/replay", "/journal"):
            assert here.client.get(f"/t/{table}{path}").status_code == 403
        for path in ("", "/view", "/journal", "/events"):
            assert here.api(f"{table}{path}").status_code == 403
        assert here.api(f"{table}/end", "POST").status_code == 403
