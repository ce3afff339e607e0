"""Sitting down, getting up, coming back, and the next game of the same people."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from sqlalchemy import Connection, delete, select, update

import hosting
from ostraka.core.errors import (
    BadOption,
    BadSeats,
    NoSuchBot,
)
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.model import Chair, TableSettings
from ostraka.server.people import seating
from ostraka.server.store import schema
from ostraka.server.store.database import Store

TRAY, BOARD, PYRAMID = game("tutankhamun"), game("thebes"), game("pyramid")


def test_chairs_before_the_game(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Mira")
            live = await hosting.table(hub, mira, TRAY, "person", "open", "open", "open")
            await seating.sit(live, ben, 2)
            await seating.sit(live, ben, 1)
            assert [chair.kind for chair in live.chairs] == ["person", "person", "open", "open"]
            assert live.chairs[1].name == "Mira 2"
            with pytest.raises(errors.Taken):
                await seating.sit(live, ben, 0)
            with pytest.raises(errors.Taken):
                await seating.sit(live, ben, 9)
            with pytest.raises(errors.NotYours):
                await seating.set_chair(live, ben.id, 2, "bot", "random", "")
            with pytest.raises(errors.NotYours):
                await seating.begin(live, ben.id)
            with pytest.raises(NoSuchBot):
                await seating.set_chair(live, mira.id, 2, "bot", "os:system", "")
            with pytest.raises(errors.BadChairs):
                await seating.set_chair(live, mira.id, 2, "king", "", "")
            await seating.set_chair(live, mira.id, 2, "bot", "random", "")
            await seating.leave(live, ben.id)
            assert live.chairs[1] == Chair(1, "open")
            [summary] = await hub.tables_of(mira.id)
            assert (summary.state, summary.names) == ("waiting", ("Mira", "", "Petrie", ""))
            await seating.begin(live, mira.id)
            assert [chair.kind for chair in live.chairs] == ["person", "bot", "bot", "bot"]
            assert len({chair.name for chair in live.chairs}) == 4
            with pytest.raises(errors.Begun):
                await seating.sit(live, ben, 1)
            with pytest.raises(errors.Begun):
                await seating.begin(live, mira.id)
            with pytest.raises(errors.Begun):
                await seating.set_chair(live, mira.id, 1, "open", "", "")

    asyncio.run(run())


def test_tables_that_cannot_be(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            with pytest.raises(BadSeats):
                await hosting.table(hub, mira, TRAY, "person")
            with pytest.raises(BadOption):
                await hosting.table(hub, mira, TRAY, "person", "open", laying="upside down")
            with pytest.raises(errors.BadChairs):
                await hosting.table(hub, mira, TRAY, "person", "person")
            with pytest.raises(errors.BadChairs):
                await hosting.table(
                    hub, mira, TRAY, "person", "open", settings=TableSettings(pace="never")
                )
            for name in ("", "nothing", "k7qd3x-thoth", "x" * 999, "\0", "\ud800"):
                with pytest.raises(errors.NoSuchTable):
                    await hub.open(name)
            assert await hub.tables_of(mira.id) == []

    asyncio.run(run())


def test_a_bot_plays_for_a_player_who_leaves_until_they_return(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, TRAY, "open", "open", laying="shuffled")
            await seating.sit(live, mira, 0)
            await seating.sit(live, ben, 1)
            await seating.leave(live, ben.id)
            assert hosting.gone(live) == [1]
            async with live.watch(None, slowly=False) as watch:
                while live.in_play().actor == 1:
                    await watch.changed()
            await seating.sit(live, ben, 1)
            assert hosting.gone(live) == []
            await seating.leave(live, ben.id)
            async with live.watch(ben.id):
                assert hosting.gone(live) == []
                assert live.audience.count(ben.id) == 1
            assert not live.audience.windows

    asyncio.run(run())


def test_a_rematch_has_the_same_people_one_seat_further(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(
                hub, mira, TRAY, "person", "random", "open", laying="shuffled", cards="rising"
            )
            await seating.sit(live, ben, 2)
            with pytest.raises(errors.NotOver):
                await live.start_rematch(ben.id)
            await hosting.play_on(live, [mira, ben], Random(2))
            one, two = await asyncio.gather(live.start_rematch(ben.id), live.start_rematch(mira.id))
            assert one is two
            assert live.rematch == one.id
            assert [chair.name for chair in one.chairs] == ["Ben", "Mira", "Petrie"]
            assert (one.options, one.host) == (live.options, mira.id)
            assert one.secret != live.secret
            with pytest.raises(errors.NotYours):
                await live.start_rematch("nobody")

    asyncio.run(run())


def test_only_players_see_a_table_without_watchers(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(
                hub, mira, TRAY, "person", "open", settings=TableSettings(watchers=False)
            )
            live.check_access(ben.id)
            await seating.begin(live, mira.id)
            live.check_access(mira.id)
            with pytest.raises(errors.NotHere):
                live.check_access(ben.id)
            with pytest.raises(errors.NotHere):
                await live.remark(ben, "Let me see!")

    asyncio.run(run())


def test_a_table_from_before_an_option_shows_what_it_plays_and_its_rematch_plays_it_too(
    address: str,
) -> None:
    async def set_up() -> tuple[str, str]:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            begun = await hosting.table(hub, mira, TRAY, "person", "random", laying="shuffled")
            waiting = await hosting.table(hub, mira, TRAY, "person", "open")
            return begun.id, waiting.id

    async def forget_the_option() -> None:
        store = Store(address)

        def work(c: Connection) -> None:
            for id, kept in c.execute(select(schema.tables.c.id, schema.tables.c.options)).all():
                options = {n: v for n, v in json.loads(kept).items() if n != "memory"}
                this = update(schema.tables).where(schema.tables.c.id == id)
                c.execute(this.values(options=json.dumps(options)))
            c.execute(
                delete(schema.journal_lines).where(
                    schema.journal_lines.c.text == "option memory none"
                )
            )

        await store.do(work)
        store.close()

    async def go_on(begun: str, waiting: str) -> None:
        async with hosting.hosted(address) as hub:
            assert (await hub.open(waiting)).options["memory"] == "none"
            live = await hub.open(begun)
            assert live.options["memory"] == "open"
            mira = await hub.players.get(live.host)
            await hosting.play_on(live, [mira], Random(3))
            rematch = await live.start_rematch(mira.id)
            assert rematch.options["memory"] == "open"
            old = await hosting.table(
                hub, mira, PYRAMID, "person", "random", starts="apart", staying="no_step"
            )
            await hosting.play_on(old, [mira], Random(3))
            rematch = await old.start_rematch(mira.id)
            assert rematch.options["staying"] == "no_step"
            assert rematch.options["starts"] == "crossing", "the other is offered no more"

    tables = asyncio.run(set_up())
    asyncio.run(forget_the_option())
    asyncio.run(go_on(*tables))
