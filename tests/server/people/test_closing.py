"""Tables that are closed, unlisted, or put away by their players."""

from __future__ import annotations

import asyncio

import pytest

import hosting
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.live.hub import Hub
from ostraka.server.model import DAY, TableSettings
from ostraka.server.people import seating, votes
from server.people.test_clocks import AGES, Time, playing

TRAY = game("tutankhamun")
NO_CLOCK = TableSettings()


def test_a_host_closes_a_table_that_has_not_begun(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as one, hosting.hosted(address) as two:
            mira, ben = await hosting.somebody(one), await hosting.somebody(one, "Ben")
            here = await hosting.table(
                one, mira, TRAY, "person", "open", settings=TableSettings(listed=True)
            )
            there = await two.open(here.id)
            with pytest.raises(errors.NotYours):
                await seating.close(here, ben.id)
            await seating.close(here, mira.id)
            with pytest.raises(errors.Closed):
                await seating.sit(there, ben, 1)
            for hub in (one, two):
                with pytest.raises(errors.Closed):
                    await hub.open(here.id)
                with pytest.raises(errors.Closed):
                    await hub.finished_table(here.id)
                assert await hub.tables_of(mira.id) == await hub.listed_tables() == []
            begun = await hosting.table(one, mira, TRAY, "person", "screen")
            with pytest.raises(errors.Begun):
                await seating.close(begun, mira.id)

    asyncio.run(run())


def test_a_table_whose_host_left_is_listed_no_more(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            listed = TableSettings(listed=True)
            live = await hosting.table(hub, mira, TRAY, "person", "screen", "open", settings=listed)
            await seating.leave(live, mira.id)
            assert [each.kind for each in live.chairs] == ["open"] * 3
            assert await hub.listed_tables() == []
            await seating.sit(live, mira, 0)
            assert len(await hub.listed_tables()) == 1
            await seating.sit(live, ben, 1)
            await seating.leave(live, mira.id)
            assert (live.host, len(await hub.listed_tables())) == (ben.id, 1), "Ben is the host now"
            await seating.begin(live, ben.id)

    asyncio.run(run())


def test_a_table_whose_host_left_is_closed_later_or_has_a_new_host(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            house = TableSettings(listed=True)
            left = await hosting.table(hub, mira, TRAY, "person", "random", "open", settings=house)
            invited = await hosting.table(hub, mira, TRAY, "person", "open", "open")
            others = await hosting.table(hub, mira, TRAY, "open", "open", settings=house)
            for live in (left, invited, others):
                await seating.leave(live, None)
                await seating.leave(live, mira.id)
                assert live.host == ""
            assert await hub.listed_tables() == [], "also where they never sat themselves"
            await seating.sit(invited, ben, 2)
            assert invited.host == ben.id, "somebody must be able to begin, or to close it"
            name = left.id
            del left, others, live
            now.at += 7 * DAY + 1
        async with hosting.hosted(address, now=now) as hub:
            await closed(hub, name)
            assert (await hub.open(invited.id)).state == "waiting", "Ben sits there"

    asyncio.run(run())


async def closed(hub: Hub, table: str) -> None:
    """Wait until what runs beside has closed a table."""
    async with asyncio.timeout(20):
        while True:
            try:
                await hub.open(table)
                await asyncio.sleep(0)  # what runs beside has its turn
            except errors.Closed:
                return


def test_a_table_that_nobody_touches_is_unlisted_and_later_closed(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(
                hub, mira, TRAY, "person", "open", settings=TableSettings(listed=True)
            )
            kept = await hosting.table(hub, mira, TRAY, "person", "open")
            name, invited = live.id, kept.id
            now.at += DAY + 1
            assert await hub.listed_tables() == []
            async with live.watch(mira.id):
                await hub.update_attendance()
            assert [each.id for each in await hub.listed_tables()] == [name], "somebody looked in"
            del live
            now.at += 7 * DAY + 1
        async with hosting.hosted(address, now=now) as hub:
            await closed(hub, name)
            assert (await hub.open(invited)).state == "waiting", "who has the link may still come"

    asyncio.run(run())


def test_ended_games_are_put_away_from_ones_own_list(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, pace=AGES) as hub, playing(hub, NO_CLOCK) as table:
            live, mira, ben = table
            with pytest.raises(errors.NotOver):
                await hub.put_away(live.id, mira.id)
            await votes.vote(live, mira.id, True)
            await votes.vote(live, ben.id, True)
            with pytest.raises(errors.NotYours):
                await hub.put_away(live.id, "a stranger")
            await hub.put_away(live.id, mira.id)
            assert await hub.tables_of(mira.id) == []
            assert (
                len(await hub.tables_of(mira.id, put_away=True))
                == len(await hub.tables_of(ben.id))
                == 1
            )
            await hub.put_away(live.id, mira.id, away=False)
            assert len(await hub.tables_of(mira.id)) == 1

    asyncio.run(run())
