"""Clocks: what a move is, what it costs, and who makes it when time has run out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

import hosting
from browsing import opened
from ostraka.core.errors import OstrakaError
from ostraka.core.play import OVER
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Chair, Clock, Player, TableSettings
from ostraka.server.people import clocks, seating
from ostraka.server.window.company import company
from ostraka.server.window.perspective import Window

TRAY, BOARD = game("tutankhamun"), game("thebes")
BANK = TableSettings(pace="bank", move=45, bank=600)
EACH = TableSettings(pace="live")
AGES = 9e9
"""Seconds that bots wait for people who watch."""


class Time:
    """A clock that goes only when a test says so."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def playing(
    hub: Hub, house: TableSettings, *kinds: str
) -> AsyncIterator[tuple[LiveTable, Player, Player]]:
    """A game of Mira and Ben whose bots do nothing while anybody watches."""
    mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
    live = await hosting.table(
        hub, mira, TRAY, "person", "open", *kinds, settings=house, laying="shuffled"
    )
    await seating.sit(live, ben, 1)
    async with live.watch(None):
        yield live, mira, ben


def who(live: LiveTable, *people: Player) -> tuple[Player, Player]:
    """Who is to move, and the other one."""
    first, second = people
    return (first, second) if live.in_play().actor == 0 else (second, first)


async def step(live: LiveTable, player: Player, wanted: str = "") -> None:
    said = next(each for each in live.in_play().legal_texts() if each.startswith(wanted))
    await live.say(player.id, said, live.seat_steps)


async def move(live: LiveTable, player: Player) -> None:
    """One whole move, or what is left of it: to pass and bar nothing, without chance."""
    seat = live.in_play().actor
    while live.in_play().actor == seat:
        legal = live.in_play().legal_texts()
        await step(live, player, "pass" if "pass" in legal else legal[-1])


def chair(live: LiveTable, player: Player) -> Chair:
    return live.chairs[live.seats_of(player.id)[0]]


def left(live: LiveTable, now: Time) -> float:
    assert live.deadline is not None
    return live.deadline - now.at


def test_a_quick_move_costs_nothing_and_a_slow_one_goes_to_the_bank(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, BANK) as (live, mira, ben),
        ):
            first, second = who(live, mira, ben)
            assert left(live, now) == 645
            now.at += 40
            await move(live, first)
            assert (chair(live, first).bank, chair(live, second).bank) == (600, 600)
            assert left(live, now) == 645
            now.at += 145
            await step(live, second, "dig")
            assert chair(live, second).bank == 500

    asyncio.run(run())


def test_every_move_adds_the_increment(address: str) -> None:
    async def run() -> None:
        now = Time()
        house = TableSettings(pace="bank", move=0, bank=60, increment=10)
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, house) as (live, mira, ben),
        ):
            first, second = who(live, mira, ben)
            now.at += 20
            await move(live, first)
            assert chair(live, first).bank == 50
            now.at += 61
            await live.time_out()
            assert chair(live, second).late == "late"
            assert chair(live, second).bank == 10, "or their next move would have no time at all"

    asyncio.run(run())


def test_several_decisions_are_one_move_and_an_undo_gives_no_time_back(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now, pace=AGES) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, TRAY, "person", "open", settings=EACH)
            await seating.sit(live, ben, 1)
            acts, _ = who(live, mira, ben)
            until = live.deadline
            for _ in range(5):  # cards are laid without chance
                now.at += 5
                await step(live, acts)
                assert live.deadline == until
            await live.undo(acts.id, live.seat_steps)
            assert live.deadline == until
            assert chair(live, acts).moves == 0

    asyncio.run(run())


def test_taking_back_the_end_of_a_move_goes_on_with_its_clock(address: str) -> None:
    """And the player who would have been next is charged nothing."""

    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, BANK) as (live, mira, ben),
        ):
            first, second = who(live, mira, ben)
            for _ in range(3):
                now.at += 50
                await move(live, first)
                now.at += 100
                await live.undo(first.id, live.seat_steps)
            assert (chair(live, first).moves, chair(live, second).bank) == (0, 600)
            assert left(live, now) == 645 - 3 * 50
            await move(live, first)
            assert chair(live, first).bank == 600 - (150 - 45)

    asyncio.run(run())


def test_at_zero_a_bot_makes_this_move_only(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now) as hub, playing(hub, EACH) as (live, mira, ben):
            first, second = who(live, mira, ben)
            now.at += 121
            async with live.watch(None, slowly=False) as watch:
                await live.time_out()
                while live.seat_steps == 0 or not chair(live, first).by_hand:
                    await watch.changed()
            if live.in_play().actor in live.seats_of(first.id):
                await move(live, first)  # chance has acted, and the rest of the turn is theirs
            await move(live, second)
            assert live.in_play().actor in live.seats_of(first.id)
            assert chair(live, first).by_hand

    asyncio.run(run())


def test_a_player_who_was_late_is_told_so_until_they_act(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now) as hub, playing(hub, EACH) as (live, mira, ben):
            first, _ = who(live, mira, ben)
            async with opened(live, first) as window:
                await window.until('id="shell"')
                now.at += 121
                await live.time_out()
                await window.until("A bot made that move for you")
                assert chair(live, first).late == "missed"
                window.send({"do": "back", "at": live.seat_steps})
                while chair(live, first).late:
                    await window.heard()

    asyncio.run(run())


def test_one_press_brings_the_seat_back_once(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, EACH) as (live, mira, ben),
        ):
            first, _ = who(live, mira, ben)
            now.at += 120
            await live.time_out()
            assert (chair(live, first).late, live.deadline) == ("late", None)
            await seating.come_back(live, first.id)
            assert chair(live, first).by_hand
            assert left(live, now) == clocks.BORROWED
            now.at += clocks.BORROWED
            await live.time_out()
            assert chair(live, first).late == "out"
            await seating.come_back(live, first.id)
            assert (chair(live, first).late, live.deadline) == ("out", None), "or the game stands"
            await step(live, first)
            assert chair(live, first).by_hand, "a step that comes before the bot's counts"

    asyncio.run(run())


def test_whatever_they_do_brings_a_late_player_back(address: str) -> None:
    """Also at the very moment at which the bot was to move."""

    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, EACH) as (live, mira, ben),
        ):
            first, _ = who(live, mira, ben)
            now.at += 500
            await asyncio.gather(live.time_out(), move(live, first))
            assert live.seat_steps == 2
            assert (chair(live, first).late, chair(live, first).moves) == ("", 1)

    asyncio.run(run())


def test_a_clock_stops_for_a_minute_in_all_while_the_connection_is_lost(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, BANK) as (live, mira, ben),
        ):
            first, second = who(live, mira, ben)
            for gone in (20.0, 30.0, 100.0):
                async with live.watch(first.id), live.watch(first.id):
                    pass
                await settled(live, lambda: chair(live, first).lost > 0)
                shown = company(Window(live, second.id, str)).clock
                assert shown is not None and shown.lost == 645, "as long as it stands still"
                now.at += gone
            async with live.watch(first.id):
                assert chair(live, first).grace == 0
                assert left(live, now) == 645 - 90
            async with live.watch(second.id):
                pass
            assert chair(live, second).lost == 0, "it is not their clock that runs"

    asyncio.run(run())


async def settled(live: LiveTable, done: object) -> None:
    """Wait until what runs beside has come so far."""
    assert callable(done)
    async with asyncio.timeout(20), live.watch(None) as watch:
        while not done():
            await watch.changed()


def test_a_player_who_leaves_does_not_reset_the_clock_of_another(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, EACH, "screen") as (live, mira, ben),
        ):
            until = live.deadline
            now.at += 100
            actor = live.chairs[live.in_play().actor].player
            other = next(each for each in (mira, ben) if each.id != actor)
            await seating.leave(live, other.id)
            await seating.sit(live, other, live.seats_of(other.id)[0])
            assert live.deadline == until

    asyncio.run(run())


def test_a_restart_loses_no_time_and_two_processes_agree(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, BANK) as (live, mira, ben),
        ):
            first, second = who(live, mira, ben)
            now.at += 145
            await move(live, first)
            until = live.deadline
        now.at += 10
        async with hosting.hosted(address, now=now) as one, hosting.hosted(address, now=now) as two:
            here, there = await one.open(live.id), await two.open(live.id)
            assert here.chairs == there.chairs == live.chairs
            assert here.deadline == there.deadline == until
            now.at += 635
            await asyncio.gather(here.time_out(), there.time_out(), here.time_out())
            await asyncio.gather(here.refresh(), there.refresh())
            assert chair(here, second).bank == chair(there, second).bank == 0
            await asyncio.gather(
                *(quiet(seating.come_back(each, second.id)) for each in (here, there))
            )

    asyncio.run(run())


async def quiet(call: object) -> None:
    """Somebody else may have been faster."""
    try:
        await call  # type: ignore[misc]
    except OstrakaError:
        return


def test_a_live_clock_that_ran_out_while_no_server_ran_starts_again(address: str) -> None:
    async def run() -> None:
        now = Time()
        tables = {}
        for pace in ("bank", "slow"):
            async with (
                hosting.hosted(address, now=now, pace=AGES) as hub,
                playing(hub, TableSettings(pace=pace)) as (live, _, _),
            ):
                tables[pace] = live
        now.at += 9e6
        async with hosting.hosted(address, now=now, pace=AGES) as hub:
            bank, slow = [await hub.open(tables[pace].id) for pace in ("bank", "slow")]
            async with bank.watch(None), slow.watch(None):
                await asyncio.gather(bank.time_out(), slow.time_out())
                assert left(bank, now) == 645
                assert slow.chairs[slow.in_play().actor].late == "late"

    asyncio.run(run())


def test_a_table_from_before_the_banks_goes_on(address: str) -> None:
    """Its house names a pace and nothing else, and so does its deadline."""

    async def run() -> None:
        now = Time()
        async with hosting.hosted(address, now=now, pace=AGES) as hub:
            async with playing(hub, EACH) as (live, mira, ben):
                pass
            old = '{"odds": true, "undo": true, "hints": true, "watchers": true, "pace": "live"}'
            await hub.store.do(
                lambda c: c.execute(text("UPDATE tables SET house = :house"), {"house": old})
            )
        async with hosting.hosted(address, now=now, pace=AGES) as hub:
            live = await hub.open(live.id)
            assert live.settings.clock == Clock(120)
            async with live.watch(None):
                now.at += 120
                await live.time_out()
                first, _ = who(live, mira, ben)
                assert chair(live, first).late == "late"

    asyncio.run(run())


@pytest.mark.parametrize(
    "house",
    [
        TableSettings(pace="none", move=60),
        TableSettings(pace="live", move=0),
    ],
)
def test_clocks_that_cannot_be(house: TableSettings) -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://") as hub:
            mira = await hosting.somebody(hub)
            with pytest.raises(errors.BadChairs):
                await hosting.table(hub, mira, TRAY, "person", "open", settings=house)

    asyncio.run(run())


def test_a_rematch_begins_with_full_banks(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, BANK) as (live, mira, ben),
        ):
            while live.in_play().actor != OVER:
                now.at += 60
                await move(
                    live,
                    next(p for p in (mira, ben) if live.in_play().actor in live.seats_of(p.id)),
                )
            again = await live.start_rematch(mira.id)
            assert {chair.bank for chair in again.chairs} == {600.0}
            assert [chair.moves for chair in again.chairs] == [0, 0]

    asyncio.run(run())


def test_a_bot_goes_on_for_a_late_player_after_a_restart(address: str) -> None:
    async def run() -> None:
        now = Time()
        async with (
            hosting.hosted(address, now=now, pace=AGES) as hub,
            playing(hub, EACH) as (live, mira, ben),
        ):
            first, _ = who(live, mira, ben)
            now.at += 121
            await live.time_out()
            assert (chair(live, first).late, live.seat_steps) == ("late", 0)
        async with hosting.hosted(address, now=now) as hub:
            again = await hub.open(live.id)
            async with again.watch(None, slowly=False) as watch:
                while chair(again, first).late != "missed":
                    await watch.changed()

    asyncio.run(run())
