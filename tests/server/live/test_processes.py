"""Several processes on one store: the faster one wins, and none shows a stale table."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import hosting
from ostraka.core.errors import OstrakaError
from ostraka.core.play import EVERYONE, OVER
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.live.table import LiveTable
from ostraka.server.people import seating

TRAY, BOARD = game("tutankhamun"), game("thebes")


async def outcomes(*calls: Any) -> list[str]:
    """How calls made at once turned out, by code."""
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert all(each is None or isinstance(each, OstrakaError) for each in done)
    return sorted(each.code if isinstance(each, OstrakaError) else "done" for each in done)


def test_racing_steps(address: str) -> None:
    """Ten windows of two processes say the same thing at the same moment: it is said once."""

    async def run() -> None:
        async with hosting.hosted(address) as one, hosting.hosted(address) as two:
            mira = await hosting.somebody(one)
            here = await hosting.table(one, mira, BOARD, "person", "screen")
            there = await two.open(here.id)
            rng = Random(3)
            for _ in range(8):
                at = max(here.seat_steps, there.seat_steps)
                seen = {live: live.latest for live in (here, there)}
                said = rng.choice(
                    (here if here.seat_steps == at else there).in_play().legal_texts()
                )
                found = await outcomes(*(live.say(mira.id, said, at) for live in [here, there] * 5))
                assert found == ["done"] + ["table/stale"] * 9
                await asyncio.gather(here.refresh(), there.refresh())
                assert here.seat_steps == there.seat_steps == at + 1
                assert here.in_play().view(EVERYONE) == there.in_play().view(EVERYONE)
                assert here.in_play().journal == there.in_play().journal
                shown, also = (live.frames_since(seen[live]) for live in (here, there))
                views = [frame.state.view(EVERYONE) for frame in shown]
                assert views == [frame.state.view(EVERYONE) for frame in also]

    asyncio.run(run())


def test_a_process_that_was_slower_shows_its_windows_the_other_step(address: str) -> None:
    """Also without news, which may come later and then say nothing new."""

    async def run() -> None:
        async with hosting.hosted(address) as one, hosting.hosted(address) as two:
            mira = await hosting.somebody(one)
            here = await hosting.table(one, mira, BOARD, "person", "screen")
            there = await two.open(here.id)
            async with here.watch(None, slowly=False) as watch:
                said = there.in_play().legal_texts()[0]
                await there.say(mira.id, said, 0)
                with pytest.raises(errors.Stale):
                    await here.say(mira.id, said, 0)
                await asyncio.wait_for(watch.changed(), 10)
                assert here.seat_steps == 1

    asyncio.run(run())


def test_racing_for_a_chair_and_talking_at_once(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as one, hosting.hosted(address) as two:
            mira = await hosting.somebody(one)
            people = [await hosting.somebody(one, name) for name in "ABCDEF"]
            here = await hosting.table(one, mira, TRAY, "person", "open", "open")
            there = await two.open(here.id)
            sides = [here, there] * 3
            found = await outcomes(
                *(seating.sit(live, each, 1) for live, each in zip(sides, people, strict=True))
            )
            assert found == ["done"] + ["table/taken"] * 5
            found = await outcomes(
                *(live.remark(each, each.name) for live, each in zip(sides, people, strict=True))
            )
            assert found == ["done"] * 6
            await asyncio.gather(here.refresh(), there.refresh())
            assert here.talk == there.talk
            assert sorted(remark.text for remark in here.talk) == list("ABCDEF")
            assert here.chairs == there.chairs
            # A step is not lost because somebody talks at the same moment elsewhere.
            await seating.begin(here, mira.id)
            await there.refresh()
            actor = here.chairs[here.in_play().actor]
            if actor.by_hand:
                said = here.in_play().legal_texts()[0]
                await outcomes(
                    there.remark(people[0], "!"), here.say(actor.player, said, here.seat_steps)
                )
                assert here.seat_steps == 1

    asyncio.run(run())


async def seen(live: LiveTable, lines: int) -> None:
    async with live.watch(None, slowly=False) as watch:
        while live.seat_steps < lines:
            await watch.changed()


def test_news_reach_the_other_process(shared: str) -> None:
    async def run() -> None:
        async with hosting.hosted(shared) as one, hosting.hosted(shared) as two:
            mira = await hosting.somebody(one)
            here = await hosting.table(one, mira, BOARD, "person", "screen", "random")
            there = await two.open(here.id)
            rng = Random(4)
            async with here.watch(None, slowly=False) as watch:
                while here.seat_steps < 20 and here.in_play().actor != OVER:
                    table = here.in_play()
                    if here.chairs[table.actor].by_hand:
                        await here.say(mira.id, rng.choice(table.legal_texts()), here.seat_steps)
                        await seen(there, here.seat_steps)
                    else:
                        await watch.changed()

    asyncio.run(run())


def test_connections_that_break_are_made_anew(shared: str) -> None:
    """The database drops everybody: the news and the store come back by themselves."""
    end = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() "
        "AND backend_type = 'client backend'"
    )

    async def run() -> None:
        async with hosting.hosted(shared) as one, hosting.hosted(shared) as two:
            mira = await hosting.somebody(one)
            here = await hosting.table(one, mira, TRAY, "person", "screen")
            there = await two.open(here.id)
            for _ in range(2):
                await one.store.do(lambda c: c.execute(end).all())
                said = here.in_play().legal_texts()[0]
                await here.say(mira.id, said, here.seat_steps)
                await seen(there, here.seat_steps)

    asyncio.run(run())


def test_one_object_as_long_as_anybody_needs_it(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, recent_tables=1) as hub:
            mira = await hosting.somebody(hub)
            first = await hosting.table(hub, mira, TRAY, "person", "screen")
            name = first.id
            await hosting.table(hub, mira, TRAY, "person", "screen")
            assert await hub.open(name) is first
            one, two = await asyncio.gather(hub.open(name), hub.open(name))
            assert one is two is first
            marks = id(first)
            del first, one, two
            await hosting.table(hub, mira, TRAY, "person", "screen")
            async with asyncio.timeout(30):
                while name in hub._live:  # somebody may just be reading it again
                    await asyncio.sleep(0)
            one, two = await asyncio.gather(hub.open(name), hub.open(name))
            assert one is two and marks
            with pytest.raises(errors.NoSuchTable):
                await hub.open(name[:-1] + "x")

    asyncio.run(run())
