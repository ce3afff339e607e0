"""A player who deletes themselves is gone everywhere, and their games stay."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from html import unescape
from random import Random

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Connection, LargeBinary, inspect, select, text

import hosting
from browsing import opened
from ostraka import games
from ostraka.core.chance import unsealed
from ostraka.core.journal import parse
from ostraka.core.play import OVER
from ostraka.core.table import replay
from ostraka.server import errors
from ostraka.server.api.routes import openapi
from ostraka.server.app import build
from ostraka.server.html.visitor import COOKIE
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player, TableSettings
from ostraka.server.people import moderation, seating
from ostraka.server.settings import Settings
from ostraka.server.store import schema
from ostraka.server.store.export import exported
from ostraka.server.store.players import COOKIE as COOKIE_KEY
from ostraka.server.store.players import LINK, TOKEN
from ostraka.server.window.socket import CLOSED_GONE

TRAY = games.game("tutankhamun")
NAME = "Xanthippe"
"""Somebody who deletes themselves; nobody else has this name."""


def rows_of(c: Connection) -> dict[str, str]:
    """Every table of the database as text."""
    found = {}
    for name in inspect(c).get_table_names():
        table = schema.METADATA.tables[name]
        columns = [each for each in table.columns if not isinstance(each.type, LargeBinary)]
        found[name] = str([tuple(row) for row in c.execute(select(*columns))])
    return found


async def assert_nowhere(hub: Hub, *words: str) -> None:
    found = await hub.store.do(rows_of)
    assert {"players", "chairs", "lines", "talk", "reports", "mutes"} <= set(found)
    for name, rows in found.items():
        for word in words:
            assert word not in rows, name


async def finished(hub: Hub, host: Player, other: Player) -> LiveTable:
    """A game of three, one of them on the host's screen."""
    live = await hosting.table(hub, host, TRAY, "person", "screen", "open", laying="shuffled")
    await seating.sit(live, other, 2)
    await hosting.play_on(live, [host, other], Random(1))
    return live


def test_nothing_of_a_player_is_left(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub, NAME), await hosting.somebody(hub, "Ben")
            for kind in (COOKIE_KEY, LINK, TOKEN):
                await hub.players.add_key(mira.id, kind)
            over = await finished(hub, mira, ben)
            playing = await hosting.table(hub, mira, TRAY, "person", "open", laying="shuffled")
            await seating.sit(playing, ben, 1)
            waiting = await hosting.table(hub, ben, TRAY, "person", "open", "open")
            await seating.sit(waiting, mira, 1)
            watched = await hosting.table(hub, ben, TRAY, "person", "random")
            removed = await hosting.table(hub, ben, TRAY, "person", "random")
            async with removed.watch(mira.id, name=mira.name):
                [watcher] = removed.watchers
                await moderation.remove_watcher(removed, ben.id, watcher.number)
            for live in (over, playing, waiting, watched):
                await live.remark(mira, f"I am {NAME}")
                await live.remark(ben, "Hello!")
            await moderation.report(over, ben, 0)
            await moderation.report(over, mira, 1)
            await hub.players.mute(ben.id, mira.id)
            await hub.players.mute(mira.id, ben.id)
            await hub.erase(mira)
            await assert_nowhere(hub, NAME, mira.id)
            await hub.erase(mira)  # a second click
            for live in (over, playing, waiting, watched):
                memory = str((live.chairs, live.talk, live.host, live.table and live.table.names))
                assert NAME not in memory and mira.id not in memory
                assert [each.text for each in live.talk] == ["", "Hello!"]
            assert [chair.kind for chair in waiting.chairs] == ["person", "open", "open"]
            journal = parse(await hub.journal(over.id, None))
            assert journal.header.names == ("somebody", "somebody 2", "Ben")
        async with hosting.hosted(address) as hub:
            again = await hub.open(playing.id)
            assert (again.chairs, again.talk, again.host) == (
                playing.chairs,
                playing.talk,
                playing.host,
            )
            assert again.in_play().names == ("somebody", "Ben")

    asyncio.run(run())


def test_a_journal_stays_verifiable(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub, NAME), await hosting.somebody(hub, "Ben")
            live = await finished(hub, mira, ben)
            before = parse(await hub.journal(live.id, None))
            await hub.erase(mira)
            after = parse(await hub.journal(live.id, None))
            assert after.steps == before.steps and after.closing == before.closing
            assert after.header.chance == before.header.chance
            assert after.closing is not None
            assert replay(TRAY, after, unsealed(after.header.chance, after.closing.secret))

    asyncio.run(run())


def test_a_bot_plays_on_and_another_is_host(address: str) -> None:
    """Also during one's own turn; the bot goes on with nobody watching."""

    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub, NAME), await hosting.somebody(hub, "Ben")
            live = await hosting.table(
                hub,
                mira,
                TRAY,
                "person",
                "open",
                settings=TableSettings(pace="live"),
                laying="shuffled",
            )
            await seating.sit(live, ben, 1)
            if live.in_play().actor == 1:
                await live.say(ben.id, live.in_play().legal_texts()[0], live.seat_steps)
            while live.in_play().actor == 1:
                await live.say(ben.id, live.in_play().legal_texts()[0], live.seat_steps)
            at = live.seat_steps
            await hub.erase(mira)
            async with live.watch(ben.id) as watch:
                while live.seat_steps == at:
                    await watch.changed()
            assert live.host == ben.id
            assert live.chairs[0].away and not live.chairs[0].by_hand
            await hosting.play_on(live, [ben], Random(1))
            assert live.in_play().actor == OVER
            rematch = await live.start_rematch(ben.id)
            assert {chair.kind for chair in rematch.chairs} == {"person", "bot"}
            assert rematch.host == ben.id

    asyncio.run(run())


def test_a_table_whose_host_is_gone_before_the_game_has_a_host_again(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben, ada = [await hosting.somebody(hub, name) for name in (NAME, "Ben", "Ada")]
            alone = await hosting.table(
                hub, mira, TRAY, "person", "screen", "open", settings=TableSettings(listed=True)
            )
            shared = await hosting.table(hub, mira, TRAY, "person", "open", "open")
            await seating.sit(shared, ben, 2)
            await hub.erase(mira)
            assert [chair.kind for chair in alone.chairs] == ["open", "open", "open"]
            assert (alone.host, shared.host) == ("", ben.id)
            assert alone.id not in [each.id for each in await hub.listed_tables()]
            await seating.sit(alone, ada, 1)
            assert alone.host == ada.id
            await seating.begin(alone, ada.id)
            await seating.begin(shared, ben.id)
            assert shared.in_play().actor >= 0 and alone.in_play().actor >= 0
        async with hosting.hosted(address) as hub:
            assert (await hub.open(alone.id)).host == ada.id

    asyncio.run(run())


def test_whoever_is_gone_while_numbers_are_collected_leaves_an_open_chair(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, collect_seconds=3600.0) as hub:
            mira, ben = await hosting.somebody(hub, NAME), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            await seating.sit(live, ben, 1, coming=True)
            assert live.stage == "promises"
            await hub.erase(mira)
            assert (live.stage, live.deadline, live.table) == ("", None, None)
            assert [chair.kind for chair in live.chairs] == ["open", "person"]
            await seating.begin(live, ben.id)
            assert live.in_play().names[1] == "Ben"

    asyncio.run(run())


def test_windows_close_also_in_another_process(shared: str) -> None:
    async def run() -> None:
        async with hosting.hosted(shared) as here, hosting.hosted(shared) as there:
            mira, ben = await hosting.somebody(here, NAME), await hosting.somebody(here, "Ben")
            live = await hosting.table(here, mira, TRAY, "person", "open", laying="shuffled")
            await seating.sit(live, ben, 1)
            others = await hosting.table(here, ben, TRAY, "person", "random")
            far = [await there.open(table.id) for table in (live, others)]
            async with (
                opened(live, mira) as one,
                opened(far[0], mira) as two,
                opened(far[1], mira) as watching,
                opened(far[0], ben) as his,
            ):
                for window in (one, two, watching, his):
                    await window.heard()
                await here.erase(mira)
                for window in (one, two, watching):
                    while (said := await window.told())["type"] != "websocket.close":
                        pass
                    assert said["code"] == CLOSED_GONE
                assert NAME not in await his.until("somebody")

    asyncio.run(run())


def test_nobody_who_is_gone_is_written_down_again(address: str) -> None:
    """A request may have been on its way."""

    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub, NAME), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, ben, TRAY, "person", "open")
            await live.remark(ben, "Hello!")
            await hub.erase(mira)
            for late in (
                lambda: live.remark(mira, "Hello!"),
                lambda: seating.sit(live, mira, 1),
                lambda: hosting.table(hub, mira, TRAY, "person", "random"),
                lambda: hub.players.add_key(mira.id, TOKEN),
                lambda: hub.players.rename(mira, "Xerxes"),
                lambda: hub.players.mute(mira.id, ben.id),
                lambda: moderation.report(live, mira, 0),
            ):
                with pytest.raises(errors.NoName):
                    await late()
            await assert_nowhere(hub, NAME, mira.id)

    asyncio.run(run())


def test_remarks_from_before_they_had_authors(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub, NAME), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, ben, TRAY, "person", "random")
            await live.remark(mira, "Hello!")
            await hub.store.do(lambda c: c.execute(text("UPDATE talk SET player = ''")))
            await hub.erase(mira)
            await assert_nowhere(hub, NAME, mira.id)
            assert [(each.name, each.text) for each in live.talk] == [("somebody", "Hello!")]

    asyncio.run(run())


def test_the_export_holds_everything_and_no_secret(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub, NAME), await hosting.somebody(hub, "Ben")
            over = await finished(hub, mira, ben)
            playing = await hosting.table(hub, mira, TRAY, "person", "open", laying="shuffled")
            await seating.sit(playing, ben, 1)
            await over.remark(mira, "Well dug!")
            await over.remark(ben, "Thank you!")
            await moderation.report(over, mira, 1)
            await hub.players.mute(mira.id, ben.id)
            found = json.loads(json.dumps(await hub.store.do(lambda c: exported(c, mira.id))))
            assert found["player"] | {"created": 0} == {
                "id": mira.id,
                "name": NAME,
                "language": "",
                "theme": "",
                "confirm": False,
                "created": 0,
            }
            assert [key["kind"] for key in found["keys"]] == ["cookie"]
            assert found["muted"] == ["Ben"]
            assert [(each["text"], each["among"]) for each in found["remarks"]] == [
                ("Well dug!", "players")
            ]
            assert [each["text"] for each in found["reports"]] == ["Thank you!"]
            journals = {each["id"]: each["journal"] for each in found["tables"]}
            assert journals == {
                over.id: await hub.journal(over.id, mira.id),
                playing.id: None,
            }
            whole = json.dumps(found)
            assert ben.id not in whole and playing.secret.hex() not in whole
            stopped = "UPDATE tables SET rules = 9999 WHERE id = :id"
            await hub.store.do(lambda c: c.execute(text(stopped), {"id": playing.id}))
            found = await hub.store.do(lambda c: exported(c, mira.id))
            assert all(each["journal"] for each in found["tables"])
            with pytest.raises(errors.NoName):
                await hub.store.do(lambda c: exported(c, "nobody"))

    asyncio.run(run())


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    file = tmp_path_factory.mktemp("erasure") / "tables.sqlite"
    app = build(Settings(database=f"sqlite:///{file}", **hosting.QUICK))
    with TestClient(app, base_url="https://ostraka.example") as client:
        yield client


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_page_and_no_answer_holds_the_name(client: TestClient, language: str) -> None:
    app = client.app
    hub: Hub = app.state.hub  # type: ignore[attr-defined]
    called = {"en": "somebody", "fr": "quelqu’un"}[language]

    async def prepared() -> tuple[str, str, str, list[str]]:
        mira, cookie = await hub.players.make_player(NAME)
        ben, bens = await hub.players.make_player("Ben")
        token = await hub.players.add_key(ben.id, TOKEN)
        over = await finished(hub, mira, ben)
        playing = await hosting.table(hub, mira, TRAY, "person", "open", laying="shuffled")
        await seating.sit(playing, ben, 1)
        for live in (over, playing):
            await live.remark(mira, f"I am {NAME}")
        return cookie, bens, token, [over.id, playing.id, mira.id]

    assert client.portal is not None
    cookie, bens, token, (over, playing, mira) = client.portal.call(prepared)
    client.cookies.set(COOKIE, cookie)
    asked = client.get("/me/delete")
    assert NAME in asked.text and client.get("/me/export").json()["player"]["name"] == NAME
    left = client.post("/me/delete", follow_redirects=False)
    assert left.headers["location"] == "/" and f'{COOKIE}=""' in left.headers["set-cookie"]
    assert client.post("/me/delete", follow_redirects=False).status_code == 303
    client.cookies.set(COOKIE, cookie)
    assert NAME not in client.get("/me").text  # the key opens nothing

    client.cookies.set(COOKIE, bens)
    paths = [
        "/",
        "/tables",
        "/watch",
        "/me",
        "/me/export",
        f"/t/{over}/journal",
        f"/t/{over}/draws",
    ]
    seen = [f"/t/{over}", f"/t/{over}/result", f"/t/{over}/replay", f"/t/{playing}"]
    client.headers["Accept-Language"] = language
    for path in (*paths, *seen):
        answer = client.get(path)
        assert answer.status_code == 200
        for word in (NAME, mira):
            assert word not in answer.text, path
        if path in seen:
            assert called in unescape(answer.text), path
    headers = {"Authorization": f"Bearer {token}"}
    for table in (over, playing):
        for path, operations in openapi()["paths"].items():
            asked_for = path.format(table=table, key="tutankhamun", game="tutankhamun", number=0)
            if "get" in operations and not path.endswith(("/events", "/advice")):
                answer = client.get(asked_for, headers=headers)
                assert NAME not in answer.text and mira not in answer.text, path


def test_whoever_writes_in_another_process_meanwhile_is_erased_too(shared: str) -> None:
    async def run() -> None:
        async with hosting.hosted(shared) as here, hosting.hosted(shared) as there:
            ben = await hosting.somebody(here, "Ben")
            for _ in range(5):
                mira = await hosting.somebody(here, NAME)
                live = await hosting.table(here, ben, TRAY, "person", "open", "open")
                far = await there.open(live.id)
                late = [far.remark(mira, str(at)) for at in range(4)]
                found = await asyncio.gather(
                    *late[:2],
                    seating.sit(far, mira, 1),
                    here.erase(mira),
                    *late[2:],
                    live.remark(ben, "Hello!"),
                    return_exceptions=True,
                )
                wrong = [each for each in found if isinstance(each, BaseException)]
                assert all(isinstance(each, errors.NoName) for each in wrong), wrong
                await assert_nowhere(here, NAME, mira.id)

    asyncio.run(run())
