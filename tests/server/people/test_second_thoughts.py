"""Bots wait while somebody may still take back a step that ended something for them."""

from __future__ import annotations

import asyncio
import time

import hosting
from ostraka.games import game
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player, TableSettings
from ostraka.server.people.audience import Subscription

PYRAMID = game("pyramid")


async def at_the_door(hub: Hub, house: TableSettings | None = None) -> tuple[Player, LiveTable]:
    mira = await hosting.somebody(hub)
    return mira, await hosting.table(hub, mira, PYRAMID, "person", "random", settings=house)


async def leave(live: LiveTable, mira: Player, watch: Subscription) -> None:
    """Go in, and out again as soon as that is possible."""
    said = ""
    while said != "leave":
        if live.bot_level:
            await watch.changed()
            continue
        legal = live.in_play().legal_texts()
        said = "leave" if "leave" in legal else legal[0]
        await live.say(mira.id, said, live.seat_steps)
        watch.clear()


def test_a_step_for_good_can_be_taken_back_before_a_bot_acts() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", second_thoughts=3600.0) as hub:
            mira, live = await at_the_door(hub)
            async with live.watch(mira.id) as watch:
                await leave(live, mira, watch)  # bots did not wait after any other step
                assert live.bot_level
                await live.undo(mira.id, live.seat_steps)
                assert "leave" in live.in_play().legal_texts()

    asyncio.run(run())


def test_the_bot_waits_as_long_as_the_settings_say_and_fast_forward_ends_it() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", second_thoughts=0.4) as hub:
            mira, live = await at_the_door(hub)
            async with live.watch(mira.id) as watch:
                await leave(live, mira, watch)
                left = time.monotonic()
                await watch.changed()
                assert time.monotonic() - left > 0.3
        async with hosting.hosted("sqlite://", second_thoughts=3600.0) as hub:
            mira, live = await at_the_door(hub)
            async with live.watch(mira.id) as watch:
                await leave(live, mira, watch)
                live.skip_pauses(watch, True)
                await watch.changed()
                assert not live.in_play().can_undo(0)

    asyncio.run(run())


def test_where_nothing_can_be_taken_back_nobody_waits() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", second_thoughts=3600.0) as hub:
            mira, live = await at_the_door(hub, TableSettings(undo=False))
            async with live.watch(mira.id) as watch:
                await leave(live, mira, watch)
                await watch.changed()
                assert not live.in_play().can_undo(0)

    asyncio.run(run())
