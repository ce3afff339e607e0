"""Bots wait while a player may take back a final step, and take none for a late player."""

from __future__ import annotations

import asyncio
import time

import hosting
from ostraka.games import game
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player, TableSettings
from ostraka.server.people.audience import Subscription
from ostraka.server.people.final_steps import choices_for_late_player

PYRAMID = game("pyramid")


async def at_the_door(hub: Hub, house: TableSettings | None = None) -> tuple[Player, LiveTable]:
    mira = await hosting.somebody(hub)
    return mira, await hosting.table(hub, mira, PYRAMID, "person", "random", settings=house)


async def go_to_the_exit(live: LiveTable, mira: Player, watch: Subscription) -> None:
    """Go in, until the way out may be taken."""
    while live.bot_level or "leave" not in live.in_play().legal_texts():
        if live.bot_level:
            await watch.changed()
        else:
            await live.say(mira.id, live.in_play().legal_texts()[0], live.seat_steps)
            watch.clear()


async def leave(live: LiveTable, mira: Player, watch: Subscription) -> None:
    """Go in, and out again as soon as that is possible."""
    await go_to_the_exit(live, mira, watch)
    await live.say(mira.id, "leave", live.seat_steps)
    watch.clear()


def test_a_step_for_good_can_be_taken_back_before_a_bot_acts() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", final_step_seconds=3600.0) as hub:
            mira, live = await at_the_door(hub)
            async with live.watch(mira.id) as watch:
                await leave(live, mira, watch)  # bots did not wait after any other step
                assert live.bot_level
                await live.undo(mira.id, live.seat_steps)
                assert "leave" in live.in_play().legal_texts()

    asyncio.run(run())


def test_the_bot_waits_as_long_as_the_settings_say_and_fast_forward_ends_it() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", final_step_seconds=0.4) as hub:
            mira, live = await at_the_door(hub)
            async with live.watch(mira.id) as watch:
                await go_to_the_exit(live, mira, watch)
                before = time.monotonic()
                await live.say(mira.id, "leave", live.seat_steps)
                watch.clear()
                await watch.changed()
                assert time.monotonic() - before >= 0.4
        async with hosting.hosted("sqlite://", final_step_seconds=3600.0) as hub:
            mira, live = await at_the_door(hub)
            async with live.watch(mira.id) as watch:
                await leave(live, mira, watch)
                live.skip_pauses(watch, True)
                await watch.changed()
                assert not live.in_play().can_undo(0)

    asyncio.run(run())


def test_where_nothing_can_be_taken_back_nobody_waits() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", final_step_seconds=3600.0) as hub:
            mira, live = await at_the_door(hub, TableSettings(undo=False))
            async with live.watch(mira.id) as watch:
                await leave(live, mira, watch)
                await watch.changed()
                assert not live.in_play().can_undo(0)

    asyncio.run(run())


def test_a_bot_takes_no_final_step_for_a_late_player() -> None:
    """Only if nothing else is legal."""
    late = TableSettings(pace="live", move=60.0)
    now = 1_800_000_000.0

    async def run() -> None:
        nonlocal now
        async with hosting.hosted("sqlite://", now=lambda: now) as hub:
            mira, live = await at_the_door(hub, late)
            async with live.watch(mira.id) as watch:
                await go_to_the_exit(live, mira, watch)
                table = live.in_play()
                allowed = [PYRAMID.notation.text(each) for each in choices_for_late_player(table)]
                assert set(table.legal_texts()) - set(allowed) == {"leave"}
                made = len(table.journal.steps)
                now += 61
                await live.time_out()
                while live.chairs[0].late != "missed":
                    await watch.changed()
                said = [text for who, text in live.in_play().journal.steps[made:] if who == 0]
                assert said and "leave" not in said

    asyncio.run(run())
