"""Who reads what is said at a table, and what people can do about each other's words."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import hosting
from browsing import Browser, opened
from ostraka import games
from ostraka.server import errors
from ostraka.server.api.answers import table_answer
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player, TableSettings
from ostraka.server.people import moderation, seating
from ostraka.server.people.audience import MOST_WATCHERS
from ostraka.server.people.talk import WATCHERS_FROM
from ostraka.server.store.players import Mutes
from ostraka.server.window.perspective import Window
from ostraka.server.window.socket import CLOSED_GONE
from ostraka.server.window.table_page import game_page
from ostraka.words import translator

TRAY = games.game("tutankhamun")
HELP = "Dig on c3!"


@dataclass
class Party:
    """A table where two play and two watch."""

    hub: Hub
    live: LiveTable
    mira: Player  # the host
    ben: Player
    carter: Player  # who watches
    ada: Player  # who watches


@asynccontextmanager
async def party(address: str = "sqlite://", **settings: Any) -> AsyncIterator[Party]:
    async with hosting.hosted(address, **settings) as hub:
        mira, ben, carter, ada = [
            await hosting.somebody(hub, name) for name in ("Mira", "Ben", "Carter", "Ada")
        ]
        live = await hosting.table(hub, mira, TRAY, "person", "open", laying="shuffled")
        await seating.sit(live, ben, 1)
        yield Party(hub, live, mira, ben, carter, ada)


def page(
    live: LiveTable, player: Player | None, muted: set[str] | None = None, t: Any = str
) -> str:
    window = Window(live, player.id if player else None, t, muted=Mutes(muted or set()))
    return game_page(window, live.latest, latest=True).html


def talk(live: LiveTable, player: Player) -> list[str]:
    return [each.text for each in table_answer(live, player.id).talk]


def test_players_read_what_watchers_say_when_the_game_is_over(address: str) -> None:
    async def run() -> None:
        async with party(address) as at:
            await at.live.remark(at.mira, "Good luck!")
            await at.live.remark(at.carter, HELP)
            for reader in (at.mira, at.ben):
                assert HELP not in page(at.live, reader)
                assert talk(at.live, reader) == ["Good luck!"]
            for watcher in (at.carter, at.ada, None):
                assert HELP in page(at.live, watcher) and "Good luck!" in page(at.live, watcher)
            assert talk(at.live, at.ada) == ["Good luck!", HELP]
            await hosting.play_on(at.live, [at.mira, at.ben], Random(1))
            assert HELP in page(at.live, at.ben)
            assert talk(at.live, at.ben) == ["Good luck!", HELP]

    asyncio.run(run())


def test_whoever_watched_before_they_sat_down_reads_their_own_words_alone() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://") as hub:
            mira, ben, ada = [await hosting.somebody(hub, name) for name in ("Mira", "Ben", "Ada")]
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            await live.remark(ben, "May I join?")
            await live.remark(ada, HELP)
            await seating.sit(live, ben, 1)
            assert talk(live, ben) == ["May I join?"]

    asyncio.run(run())


def test_numbers_of_remarks_do_not_count_what_watchers_say(address: str) -> None:
    async def run() -> None:
        async with party(address) as at:
            for player in (at.mira, at.carter, at.ada, at.ben, at.carter):
                await at.live.remark(player, "!")
            numbers = [each.number for each in table_answer(at.live, at.ben.id).talk]
            assert numbers == [0, 1]
            known = [each.number for each in at.live.talk]
            assert known == [0, WATCHERS_FROM, WATCHERS_FROM + 1, 1, WATCHERS_FROM + 2]
        async with hosting.hosted(address) as hub:
            assert (await hub.open(at.live.id)).talk == at.live.talk

    asyncio.run(run())


def test_one_deletes_ones_own_remark_for_everybody(address: str) -> None:
    async def run() -> None:
        async with party(address) as at:
            await at.live.remark(at.ben, "Silly words")
            with pytest.raises(errors.NotYours):
                await moderation.delete_remark(at.live, at.mira, 0)
            for number in (-1, 1, 10**30):
                with pytest.raises(errors.NoSuchRemark):
                    await moderation.delete_remark(at.live, at.ben, number)
            await moderation.delete_remark(at.live, at.ben, 0)
            with pytest.raises(errors.NoSuchRemark):  # a second click
                await moderation.delete_remark(at.live, at.ben, 0)
            for reader in (at.mira, at.ben, at.carter):
                assert "Silly" not in page(at.live, reader) and "(removed)" in page(at.live, reader)
                assert talk(at.live, reader) == [""]
            found = await at.hub.store.do(lambda c: c.execute(text("SELECT * FROM talk")).all())
            assert "Silly" not in str(found)
        async with hosting.hosted(address) as hub:
            assert (await hub.open(at.live.id)).talk == at.live.talk

    asyncio.run(run())


def test_another_process_learns_that_a_remark_is_deleted(shared: str) -> None:
    async def run() -> None:
        async with party(shared) as at, hosting.hosted(shared) as other:
            await at.live.remark(at.ben, "Silly words")
            there = await other.open(at.live.id)
            async with there.watch(None) as watch:
                await moderation.delete_remark(at.live, at.ben, 0)
                while there.talk[0].text:
                    await watch.changed()

    asyncio.run(run())


def test_a_remark_at_a_table_that_cannot_go_on_can_be_deleted(address: str) -> None:
    async def run() -> None:
        async with party(address) as at:
            await at.live.remark(at.ben, "Silly words")
            table = at.live.id
        statement = "UPDATE lines SET text = 'rules 9999' WHERE seq = 2"
        async with hosting.hosted(address) as hub:
            await hub.store.do(lambda c: c.execute(text(statement)))
            with pytest.raises(errors.NotYours):
                await hub.delete_remark(table, at.mira, 0)
            await hub.delete_remark(table, at.ben, 0)
            assert [each.text for each in (await hub.finished_table(table)).talk] == [""]

    asyncio.run(run())


def test_whom_one_mutes_one_reads_in_one_line_and_nobody_else_does(address: str) -> None:
    async def run() -> None:
        async with party(address) as at:
            for said in ("One", "Two", "Three"):
                await at.live.remark(at.ben, said)
            await moderation.delete_remark(at.live, at.ben, 0)
            who = moderation.author(at.live, at.mira, 2)
            await at.hub.players.mute(at.mira.id, who)
            await at.hub.players.mute(at.mira.id, who)  # a second click
            muted = await at.hub.players.mutes(at.mira.id)
            hers = page(at.live, at.mira, muted.players)
            assert "Two" not in hers and "Three" not in hers and "(removed)" not in hers
            assert hers.count("2 remarks of Ben, muted by you") == 1
            french = page(at.live, at.mira, muted.players, translator("fr"))
            assert "2 messages de Ben, en sourdine pour vous" in french
            assert not (await at.hub.players.mutes(at.ben.id)).players
            assert "muted" not in page(at.live, at.ben).replace('"muted', "")
        async with hosting.hosted(address) as hub:  # wherever, and as long as she likes
            assert (await hub.players.mutes(at.mira.id)).players == {at.ben.id}
            assert [each.name for each in await hub.players.muted_by(at.mira.id)] == ["Ben"]
            await hub.players.unmute(at.mira.id, at.ben.id)
            assert not (await hub.players.mutes(at.mira.id)).players

    asyncio.run(run())


def test_nobody_mutes_themselves_or_nobody() -> None:
    async def run() -> None:
        async with party() as at:
            await at.live.remark(at.mira, "Good luck!")
            with pytest.raises(errors.BadMessage):
                moderation.author(at.live, at.mira, 0)
            await at.live.remark(at.carter, HELP)
            with pytest.raises(errors.NoSuchRemark):  # she cannot read it
                moderation.author(at.live, at.mira, WATCHERS_FROM)
            with pytest.raises(errors.NoName):
                await at.hub.players.mute(at.mira.id, "nobody")

    asyncio.run(run())


def test_mutes_and_reports_through_a_window_and_one_beside_it() -> None:
    async def run() -> None:
        async with party() as at:
            await at.live.remark(at.ben, "Silly words")
            async with opened(at.live, at.mira) as one, opened(at.live, at.mira) as two:
                await one.until("Silly words")
                await two.until("Silly words")
                one.send({"do": "report", "value": "0"})
                await one.until("Reported")
                one.send({"do": "mute", "value": "0"})
                await one.until("1 remark of Ben, muted by you")
                await two.until("1 remark of Ben, muted by you")
                two.send({"do": "unmute", "value": "0"})
                await one.until("Silly words")
                for value in ("x", "", "7", "9" * 5000):
                    one.send({"do": "mute", "value": value})
                    while "problem" not in await one.heard():
                        pass

    asyncio.run(run())


def test_a_report_is_in_the_log_and_in_the_store_once(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with party(address, limits={"reports": (3, 0)}) as at:
            await at.live.remark(at.ben, "Silly\u2028words")
            with caplog.at_level(logging.WARNING, "ostraka.people"):
                await moderation.report(at.live, at.mira, 0)
                await moderation.report(at.live, at.mira, 0)
            [line] = caplog.messages
            for part in (at.live.id, "remark 0", "'Silly words'", at.ben.id, at.mira.id):
                assert part in line
            statement = text('SELECT "table", number, reporter, author, text FROM reports')
            found = await at.hub.store.do(lambda c: [tuple(each) for each in c.execute(statement)])
            assert found == [(at.live.id, 0, at.mira.id, at.ben.id, "Silly words")]
            with pytest.raises(errors.BadMessage):
                await moderation.report(at.live, at.ben, 0)
            await moderation.delete_remark(at.live, at.ben, 0)
            with pytest.raises(errors.NoSuchRemark):
                await moderation.report(at.live, at.carter, 0)
            await at.live.remark(at.ben, "Again")
            await moderation.report(at.live, at.mira, 1)
            with pytest.raises(errors.TooOften):
                await moderation.report(at.live, at.mira, 1)

    asyncio.run(run())


async def closed(browser: Browser) -> int:
    """The code with which a window was closed."""
    while (message := await browser.told())["type"] != "websocket.close":
        pass
    return int(message["code"])


def number_of(live: LiveTable, player: Player | None) -> int:
    [found] = [each for each in live.watchers if each.player == (player.id if player else None)]
    return found.number


def test_the_host_removes_a_watcher_for_good(address: str) -> None:
    async def run() -> None:
        async with party(address) as at:
            async with (
                opened(at.live, at.carter) as his,
                opened(at.live, at.ada) as hers,
                opened(at.live, at.mira) as host,
            ):
                number = number_of(at.live, at.carter)
                for other in (at.ben.id, at.carter.id, None):
                    with pytest.raises(errors.NotYours):
                        await moderation.remove_watcher(at.live, other, number)
                assert "Remove Carter" in await host.until("Remove Carter")
                assert "Remove Carter" not in page(at.live, at.ben)
                host.send({"do": "remove", "value": str(number)})
                assert await closed(his) == CLOSED_GONE
                page_of_host = await host.until("watching")
                while "Remove Carter" in page_of_host:
                    page_of_host = await host.until("watching")
                host.send({"do": "remove", "value": str(number)})  # a second click
                await hers.until("Spectators")
            with pytest.raises(errors.Removed):
                await at.live.remark(at.carter, HELP)
            at.live.check_access(at.ada.id)
            at.live.check_access(None)
        async with hosting.hosted(address) as hub:
            live = await hub.open(at.live.id)
            past = await hub.finished_table(at.live.id)
            for table in (live, past):
                with pytest.raises(errors.Removed):
                    table.check_access(at.carter.id)
                table.check_access(at.ada.id)

    asyncio.run(run())


def test_with_somebody_nameless_removed_a_table_asks_for_names(address: str) -> None:
    async def run() -> None:
        async with party(address) as at:
            async with opened(at.live, None) as one, opened(at.live, None) as two:
                await one.heard()
                await two.heard()
                [watcher] = at.live.watchers
                assert watcher.people == 2
                await moderation.remove_watcher(at.live, at.mira.id, watcher.number)
                assert await closed(one) == await closed(two) == CLOSED_GONE
            with pytest.raises(errors.NameWanted):
                at.live.check_access(None)
            at.live.check_access(at.carter.id)

    asyncio.run(run())


def test_players_and_hosts_who_watch_are_not_removed() -> None:
    async def run() -> None:
        async with party() as at, opened(at.live, at.ben):
            assert at.live.watchers == []
            bots = await hosting.table(at.hub, at.mira, TRAY, "open", "open")
            async with opened(bots, at.mira) as hers, opened(bots, at.carter) as his:
                await hers.heard()
                await his.heard()
                with pytest.raises(errors.BadMessage):
                    own = number_of(bots, at.mira)
                    await moderation.remove_watcher(bots, at.mira.id, own)
                number = number_of(bots, at.carter)
                await moderation.remove_watcher(bots, at.mira.id, number)
                with pytest.raises(errors.Removed):
                    await seating.sit(bots, at.carter, 0)

    asyncio.run(run())


def test_a_window_at_a_table_without_watchers_closes_when_the_game_begins() -> None:
    """Before the game anybody may look, to sit down."""

    async def run() -> None:
        async with hosting.hosted("sqlite://") as hub:
            mira, ben = await hosting.somebody(hub), await hosting.somebody(hub, "Ben")
            live = await hosting.table(
                hub, mira, TRAY, "person", "open", settings=TableSettings(watchers=False)
            )
            async with opened(live, None) as stranger:
                assert "lobby" in str((await stranger.heard())["page"])
                await seating.sit(live, ben, 1)
                assert await closed(stranger) == CLOSED_GONE

    asyncio.run(run())


def test_watchers_are_counted_up_to_a_bound() -> None:
    async def run() -> None:
        async with party() as at:
            assert "Nobody is watching." in page(at.live, at.mira)
            async with at.live.watch(at.carter.id, name="Carter"), at.live.watch(None):
                assert "2 people are watching and talking among themselves." in page(
                    at.live, at.ben
                )
                assert "Carter" not in page(at.live, at.ben)
                windows = [at.live.watch(None) for _ in range(MOST_WATCHERS)]
                for window in windows:
                    await window.__aenter__()
                assert f"More than {MOST_WATCHERS} people are watching." in page(at.live, at.ben)
                version = at.live.version
                async with at.live.watch(None):
                    assert at.live.version == version
                for window in windows:
                    await window.__aexit__(None, None, None)

    asyncio.run(run())


def test_words_and_names_are_no_markup() -> None:
    async def run() -> None:
        async with party() as at:
            evil, _ = await at.hub.players.make_player('<img src=x onerror="1">')
            await at.live.remark(evil, '"><script>alert(1)</script>')
            async with at.live.watch(evil.id, name=evil.name):
                for reader in (at.mira, at.carter, evil, None):
                    html = page(at.live, reader)
                    assert "<script>" not in html and "<img" not in html
                assert re.search("Remove &lt;img[^>]*onerror=&#34;", page(at.live, at.mira))
            muted = page(at.live, at.carter, {evil.id})
            assert "1 remark of &lt;img" in muted

    asyncio.run(run())


def test_somebody_with_several_seats_is_one_person() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://") as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "screen", "person", laying="shuffled")
            await live.remark(mira, "It is me.")
            assert [each.seat for each in live.talk] == [0]
            assert page(live, mira).count("It is me.") == 1
            assert "<b>You</b> It is me." in page(live, mira)
            async with live.watch(mira.id):
                assert live.watchers == []

    asyncio.run(run())
