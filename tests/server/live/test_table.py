"""Live tables: playing, taking back, and what is kept of it."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import hosting
import kit
from ostraka.core.chance import unsealed
from ostraka.core.errors import (
    GameOver,
    IllegalAction,
    NoSuchAction,
    NothingToUndo,
    NotYourTurn,
)
from ostraka.core.journal import parse
from ostraka.core.play import EVERYONE, OVER, Game
from ostraka.core.table import replay
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.live.table import LiveTable
from ostraka.server.model import TableSettings
from ostraka.server.people import seating
from ostraka.server.people.talk import WATCHERS_FROM

TRAY, BOARD, PYRAMID = game("tutankhamun"), game("thebes"), game("pyramid")


def same(one: LiveTable, two: LiveTable) -> None:
    """Two copies of a table in memory agree in everything that is kept."""
    assert one.in_play().journal == two.in_play().journal
    assert one.in_play().view(EVERYONE) == two.in_play().view(EVERYONE)
    assert [repr(note) for note in one.in_play().notes] == [
        repr(note) for note in two.in_play().notes
    ]
    assert (one.chairs, one.seat_steps, one.revision) == (two.chairs, two.seat_steps, two.revision)
    assert (one.talk, one.rematch, one.settings, one.options) == (
        two.talk,
        two.rematch,
        two.settings,
        two.options,
    )


@pytest.mark.parametrize("game", kit.GAMES, ids=lambda game: game.key)
def test_a_whole_game_is_kept_and_proved(game: Game, address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, game, "person", "random")
            await hosting.play_on(live, [mira], Random(game.key))
            found = await hub.journal(live.id, None)
            journal = parse(found)
            assert journal.closing is not None
            assert replay(game, journal, unsealed(journal.header.chance, journal.closing.secret))
            with pytest.raises(GameOver):
                await live.say(mira.id, "pass", live.seat_steps)
            [summary] = await hub.tables_of(mira.id)
            assert (summary.state, summary.turn, summary.yours) == ("over", -1, False)
            assert summary.ending == journal.closing.ending
            assert [p == 1 for p in journal.closing.places] == [
                s in summary.winners for s in (0, 1)
            ]
        async with hosting.hosted(address) as hub:
            again = await hub.open(live.id)
            assert again is not live
            assert await hub.journal(live.id, None) == found
            same(again, live)

    asyncio.run(run())


def test_a_table_in_play_is_rebuilt_and_goes_on_alike(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, BOARD, "person", "open")
            with pytest.raises(errors.NotBegun):
                live.in_play()
            await seating.sit(live, ben, 1)
            rng = Random(1)
            await hosting.play_on(live, [mira, ben], rng, 12)
            await live.remark(ben, "Nicely dug!")
        async with hosting.hosted(address) as hub:
            again = await hub.open(live.id)
            same(again, live)
            assert again.in_play().actor >= 0
            assert [remark.text for remark in again.talk] == ["Nicely dug!"]
            await hosting.play_on(again, [mira, ben], rng)
            journal = parse(await hub.journal(live.id, None))
            assert journal.closing is not None
            replay(BOARD, journal, unsealed(journal.header.chance, journal.closing.secret))

    asyncio.run(run())


def test_steps_are_checked(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, TRAY, "person", "open", laying="shuffled")
            with pytest.raises(errors.NotBegun):
                await live.say(mira.id, "pass", 0)
            await seating.sit(live, ben, 1)
            acts, waits = (mira, ben) if live.in_play().actor == 0 else (ben, mira)
            said = live.in_play().legal_texts()[0]
            with pytest.raises(NotYourTurn):
                await live.say(waits.id, said, 0)
            with pytest.raises(errors.NotYours):
                await live.say("nobody", said, 0)
            with pytest.raises(errors.NotYours):
                await live.undo("nobody", 0)
            with pytest.raises(NoSuchAction):
                await live.say(acts.id, "undo", 0)
            with pytest.raises(IllegalAction):
                await live.say(acts.id, "bar none", 0)
            with pytest.raises(NothingToUndo):
                await live.undo(acts.id, 0)
            with pytest.raises(errors.NotOver):
                await hub.journal(live.id, None)
            assert (live.seat_steps, live.revision) == (0, 1)
            await live.say(acts.id, said, 0)
            assert live.seat_steps == 1
            with pytest.raises(errors.Stale):
                await live.say(acts.id, said, 0)

    asyncio.run(run())


def test_undo_until_something_is_revealed(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "screen")
            before, seen = live.in_play().view(EVERYONE), live.latest
            await live.say(mira.id, live.in_play().legal_texts()[0], 0)
            await live.undo(mira.id, 1)
            assert live.seat_steps == 2
            assert live.in_play().view(EVERYONE) == before
            assert [frame.seat_steps for frame in live.frames_since(seen)] == [1, 2]
            strict = await hosting.table(
                hub, mira, TRAY, "person", "screen", settings=TableSettings(undo=False, hints=False)
            )
            await strict.say(mira.id, strict.in_play().legal_texts()[0], 0)
            with pytest.raises(errors.NotHere):
                await strict.undo(mira.id, 1)
            with pytest.raises(errors.NotHere):
                await strict.advise(mira.id)

    asyncio.run(run())


def test_frames_show_every_position_on_the_way(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "screen", laying="shuffled")
            long_ago = live.latest
            while live.seat_steps < 6:
                dig = next(text for text in live.in_play().legal_texts())
                await live.say(mira.id, dig, live.seat_steps)
            table = live.in_play()
            assert live.frames_since(live.latest) == []
            assert live.frames_since(None) == [live.latest]
            frames = live.frames_since(long_ago)
            assert len(frames) <= 12
            assert frames[-1].state.view(EVERYONE) == table.view(EVERYONE)
            assert frames[-1].notes == len(table.notes)
            again = replay(TRAY, table.journal)
            views = [frame.state.view(EVERYONE) for frame in frames]
            steps = len(table.journal.steps)
            for back, view in enumerate(reversed(views)):
                again = replay(TRAY, table.journal.until(steps - back))
                assert again.view(EVERYONE) == view

    asyncio.run(run())


def test_shortcuts_are_one_change(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "screen")
            seat = live.in_play().actor
            before = live.revision
            left = iter(range(5))
            await live.shortcut(mira.id, lambda view: next(left, None) is not None, 0)
            assert (live.seat_steps, live.revision) == (5, before + 1)
            await live.shortcut(mira.id, lambda view: False, 5)
            assert (live.seat_steps, live.revision) == (5, before + 1)
            await live.shortcut(mira.id, lambda view: True, 5)
            assert live.in_play().actor != seat

    asyncio.run(run())


def test_lists_of_tables(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            await hosting.table(hub, mira, TRAY, "person", "open")
            shown = await hosting.table(
                hub,
                mira,
                TRAY,
                "person",
                "open",
                settings=TableSettings(listed=True),
                laying="shuffled",
            )
            assert [each.id for each in await hub.listed_tables()] == [shown.id]
            assert len(await hub.tables_of(mira.id)) == 2
            assert await hub.tables_of(ben.id) == []
            await seating.sit(shown, ben, 1)
            [mine] = await hub.tables_of(ben.id)
            assert (mine.state, mine.turn) == ("playing", shown.in_play().actor)
            assert mine.yours == (shown.in_play().actor == 1)
            [other] = await hub.listed_tables(mira.id)
            assert other.yours != mine.yours
            secret = TableSettings(listed=True, watchers=False)
            closed = await hosting.table(hub, mira, TRAY, "person", "open", settings=secret)
            assert len(await hub.listed_tables()) == 2
            await seating.begin(closed, mira.id)
            assert len(await hub.listed_tables()) == 1

    asyncio.run(run())


def test_whoever_takes_too_long_is_played_for(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            slow = await hosting.table(
                hub,
                mira,
                TRAY,
                "person",
                "screen",
                settings=TableSettings(pace="slow"),
                laying="shuffled",
            )
            quick = TableSettings(pace="live", move=0.05)
            live = await hosting.table(
                hub, mira, TRAY, "person", "screen", settings=quick, laying="shuffled"
            )
            assert None not in (live.deadline, slow.deadline)
            async with live.watch(None, slowly=False) as watch:
                while live.in_play().actor >= 0:
                    await watch.changed()
            assert [chair.late for chair in live.chairs] == ["missed", "missed"]
            assert live.deadline is None
            assert slow.seat_steps == 0
            kept = hosting.gone(live), hosting.gone(slow)
            assert kept == ([], []), "a bot makes single moves and keeps no seat"

    asyncio.run(run())


def test_bots_go_on_after_a_restart(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, pace=3600.0) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "open", "random", laying="shuffled")
            async with live.watch(None):  # for whom bots go slowly
                await seating.begin(live, mira.id)
            assert live.seat_steps == 0
        async with hosting.hosted(address) as hub:
            again = await hub.open(live.id)
            async with again.watch(None) as watch:
                while again.in_play().actor != OVER:
                    await watch.changed()

    asyncio.run(run())


def test_remarks_are_cleaned(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            await live.remark(mira, " a\0b\n" + "x" * 600)
            await live.remark(ben, "\ud800 \n")
            await live.remark(ben, "<b>")
            assert [remark.number for remark in live.talk] == [0, WATCHERS_FROM]
            assert [remark.seat for remark in live.talk] == [0, -1]
            assert live.talk[0].text.startswith("a b x")
            assert len(live.talk[0].text) == 500

    asyncio.run(run())
