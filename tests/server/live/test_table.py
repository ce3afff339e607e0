"""Live tables: playing, sitting down and getting up, and what is kept of it."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from sqlalchemy import Connection, delete, select, update

import hosting
import kit
from ostraka.core.chance import unsealed
from ostraka.core.errors import (
    BadOption,
    BadSeats,
    GameOver,
    IllegalAction,
    NoSuchAction,
    NoSuchBot,
    NothingToUndo,
    NotYourTurn,
)
from ostraka.core.journal import parse
from ostraka.core.play import EVERYONE, OVER, Game
from ostraka.core.table import replay
from ostraka.games import game
from ostraka.server import errors
from ostraka.server.live.table import Live
from ostraka.server.model import Chair, House
from ostraka.server.people.talk import WATCHERS_FROM
from ostraka.server.store import schema
from ostraka.server.store.database import Store

TRAY, BOARD, PYRAMID = game("tutankhamun"), game("thebes"), game("pyramid")


def same(one: Live, two: Live) -> None:
    """Two copies of a table in memory agree in everything that is kept."""
    assert one.begun().journal == two.begun().journal
    assert one.begun().view(EVERYONE) == two.begun().view(EVERYONE)
    assert [repr(note) for note in one.begun().notes] == [repr(note) for note in two.begun().notes]
    assert (one.chairs, one.lines, one.revision) == (two.chairs, two.lines, two.revision)
    assert (one.talk, one.rematch, one.house, one.options) == (
        two.talk,
        two.rematch,
        two.house,
        two.options,
    )


def gone(live: Live) -> list[int]:
    """The seats that bots keep for people."""
    return [chair.seat for chair in live.chairs if chair.away]


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
                await live.say(mira.id, "pass", live.lines)
            [summary] = await hub.of(mira.id)
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
                live.begun()
            await live.sit(ben, 1)
            rng = Random(1)
            await hosting.play_on(live, [mira, ben], rng, 12)
            await live.remark(ben, "Nicely dug!")
        async with hosting.hosted(address) as hub:
            again = await hub.open(live.id)
            same(again, live)
            assert again.begun().actor >= 0
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
            await live.sit(ben, 1)
            acts, waits = (mira, ben) if live.begun().actor == 0 else (ben, mira)
            said = live.begun().legal_texts()[0]
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
            assert (live.lines, live.revision) == (0, 1)
            await live.say(acts.id, said, 0)
            assert live.lines == 1
            with pytest.raises(errors.Stale):
                await live.say(acts.id, said, 0)

    asyncio.run(run())


def test_undo_until_something_is_revealed(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "screen")
            before, seen = live.begun().view(EVERYONE), live.latest
            await live.say(mira.id, live.begun().legal_texts()[0], 0)
            await live.undo(mira.id, 1)
            assert live.lines == 2
            assert live.begun().view(EVERYONE) == before
            assert [frame.lines for frame in live.behind(seen)] == [1, 2]
            strict = await hosting.table(
                hub, mira, TRAY, "person", "screen", house=House(undo=False, hints=False)
            )
            await strict.say(mira.id, strict.begun().legal_texts()[0], 0)
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
            while live.lines < 6:
                dig = next(text for text in live.begun().legal_texts())
                await live.say(mira.id, dig, live.lines)
            table = live.begun()
            assert live.behind(live.latest) == []
            assert live.behind(None) == [live.latest]
            frames = live.behind(long_ago)
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
            seat = live.begun().actor
            before = live.revision
            left = iter(range(5))
            await live.shortcut(mira.id, lambda view: next(left, None) is not None, 0)
            assert (live.lines, live.revision) == (5, before + 1)
            await live.shortcut(mira.id, lambda view: False, 5)
            assert (live.lines, live.revision) == (5, before + 1)
            await live.shortcut(mira.id, lambda view: True, 5)
            assert live.begun().actor != seat

    asyncio.run(run())


def test_chairs_before_the_game(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Mira")
            live = await hosting.table(hub, mira, TRAY, "person", "open", "open", "open")
            await live.sit(ben, 2)
            await live.sit(ben, 1)
            assert [chair.kind for chair in live.chairs] == ["person", "person", "open", "open"]
            assert live.chairs[1].name == "Mira 2"
            with pytest.raises(errors.Taken):
                await live.sit(ben, 0)
            with pytest.raises(errors.Taken):
                await live.sit(ben, 9)
            with pytest.raises(errors.NotYours):
                await live.set_chair(ben.id, 2, "bot", "random", "")
            with pytest.raises(errors.NotYours):
                await live.begin(ben.id)
            with pytest.raises(NoSuchBot):
                await live.set_chair(mira.id, 2, "bot", "os:system", "")
            with pytest.raises(errors.BadChairs):
                await live.set_chair(mira.id, 2, "king", "", "")
            await live.set_chair(mira.id, 2, "bot", "random", "")
            await live.leave(ben.id)
            assert live.chairs[1] == Chair(1, "open")
            [summary] = await hub.of(mira.id)
            assert (summary.state, summary.names) == ("waiting", ("Mira", "", "Petrie", ""))
            await live.begin(mira.id)
            assert [chair.kind for chair in live.chairs] == ["person", "bot", "bot", "bot"]
            assert len({chair.name for chair in live.chairs}) == 4
            with pytest.raises(errors.Begun):
                await live.sit(ben, 1)
            with pytest.raises(errors.Begun):
                await live.begin(mira.id)
            with pytest.raises(errors.Begun):
                await live.set_chair(mira.id, 1, "open", "", "")

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
                await hosting.table(hub, mira, TRAY, "person", "open", house=House(pace="never"))
            for name in ("", "nothing", "k7qd3x-thoth", "x" * 999, "\0", "\ud800"):
                with pytest.raises(errors.NoSuchTable):
                    await hub.open(name)
            assert await hub.of(mira.id) == []

    asyncio.run(run())


def test_lists_of_tables(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            await hosting.table(hub, mira, TRAY, "person", "open")
            shown = await hosting.table(
                hub, mira, TRAY, "person", "open", house=House(listed=True), laying="shuffled"
            )
            assert [each.id for each in await hub.listed()] == [shown.id]
            assert len(await hub.of(mira.id)) == 2
            assert await hub.of(ben.id) == []
            await shown.sit(ben, 1)
            [mine] = await hub.of(ben.id)
            assert (mine.state, mine.turn) == ("playing", shown.begun().actor)
            assert mine.yours == (shown.begun().actor == 1)
            [other] = await hub.listed(mira.id)
            assert other.yours != mine.yours
            secret = House(listed=True, watchers=False)
            closed = await hosting.table(hub, mira, TRAY, "person", "open", house=secret)
            assert len(await hub.listed()) == 2
            await closed.begin(mira.id)
            assert len(await hub.listed()) == 1

    asyncio.run(run())


def test_who_leaves_is_played_for_until_he_returns(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(hub, mira, TRAY, "open", "open", laying="shuffled")
            await live.sit(mira, 0)
            await live.sit(ben, 1)
            await live.leave(ben.id)
            assert gone(live) == [1]
            async with live.watch(None, slowly=False) as watch:
                while live.begun().actor == 1:
                    await watch.changed()
            await live.sit(ben, 1)
            assert gone(live) == []
            await live.leave(ben.id)
            async with live.watch(ben.id):
                assert gone(live) == []
                assert live.audience.windows[ben.id] == 1
            assert not live.audience.windows

    asyncio.run(run())


def test_whoever_takes_too_long_is_played_for(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira = await hosting.somebody(hub)
            slow = await hosting.table(
                hub, mira, TRAY, "person", "screen", house=House(pace="slow"), laying="shuffled"
            )
            quick = House(pace="live", move=0.05)
            live = await hosting.table(
                hub, mira, TRAY, "person", "screen", house=quick, laying="shuffled"
            )
            assert None not in (live.deadline, slow.deadline)
            async with live.watch(None, slowly=False) as watch:
                while live.begun().actor >= 0:
                    await watch.changed()
            assert [chair.late for chair in live.chairs] == ["missed", "missed"]
            assert live.deadline is None
            assert slow.lines == 0
            assert gone(live) == gone(slow) == [], "a bot makes single moves and keeps no seat"

    asyncio.run(run())


def test_bots_go_on_after_a_restart(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, pace=3600.0) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "open", "random", laying="shuffled")
            async with live.watch(None):  # for whom bots go slowly
                await live.begin(mira.id)
            assert live.lines == 0
        async with hosting.hosted(address) as hub:
            again = await hub.open(live.id)
            async with again.watch(None) as watch:
                while again.begun().actor != OVER:
                    await watch.changed()

    asyncio.run(run())


def test_a_rematch_has_the_same_people_one_seat_further(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(
                hub, mira, TRAY, "person", "random", "open", laying="shuffled", cards="rising"
            )
            await live.sit(ben, 2)
            with pytest.raises(errors.NotOver):
                await live.again(ben.id)
            await hosting.play_on(live, [mira, ben], Random(2))
            one, two = await asyncio.gather(live.again(ben.id), live.again(mira.id))
            assert one is two
            assert live.rematch == one.id
            assert [chair.name for chair in one.chairs] == ["Ben", "Mira", "Petrie"]
            assert (one.options, one.host) == (live.options, mira.id)
            assert one.secret != live.secret
            with pytest.raises(errors.NotYours):
                await live.again("nobody")

    asyncio.run(run())


def test_only_players_see_a_table_without_watchers(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address) as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(
                hub, mira, TRAY, "person", "open", house=House(watchers=False)
            )
            live.admit(ben.id)
            await live.begin(mira.id)
            live.admit(mira.id)
            with pytest.raises(errors.NotHere):
                live.admit(ben.id)
            with pytest.raises(errors.NotHere):
                await live.remark(ben, "Let me see!")

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
            c.execute(delete(schema.lines).where(schema.lines.c.text == "option memory none"))

        await store.do(work)
        store.close()

    async def go_on(begun: str, waiting: str) -> None:
        async with hosting.hosted(address) as hub:
            assert (await hub.open(waiting)).options["memory"] == "none"
            live = await hub.open(begun)
            assert live.options["memory"] == "open"
            mira = await hub.people.get(live.host)
            await hosting.play_on(live, [mira], Random(3))
            rematch = await live.again(mira.id)
            assert rematch.options["memory"] == "open"
            old = await hosting.table(
                hub, mira, PYRAMID, "person", "random", starts="apart", staying="no_step"
            )
            await hosting.play_on(old, [mira], Random(3))
            rematch = await old.again(mira.id)
            assert rematch.options["staying"] == "no_step"
            assert rematch.options["starts"] == "crossing", "the other is offered no more"

    tables = asyncio.run(set_up())
    asyncio.run(forget_the_option())
    asyncio.run(go_on(*tables))
