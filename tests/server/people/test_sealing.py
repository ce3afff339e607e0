"""Before a game begins its players add numbers to the seal, and nothing can hold that up."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import hosting
from browsing import Browser, opened
from ostraka.core.chance import NONE, imprint, sealed, unsealed
from ostraka.core.errors import JournalError
from ostraka.core.journal import parse
from ostraka.core.table import replay
from ostraka.games import game
from ostraka.server.errors import BadMessage
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player, TableSettings
from ostraka.server.people import sealing, seating

TRAY = game("tutankhamun")
FOREVER = 1000.0
"""Nobody is late in a test that takes this for a second."""
ONE, TWO = "7c" * 16, "03" * 16


def promise_of(number: str) -> str:
    return sha256(bytes.fromhex(number)).hexdigest()


class Window:
    """A window that keeps the imprint, and promises and tells its number as the page's script
    does."""

    def __init__(self, browser: Browser, number: str) -> None:
        self.browser, self.number = browser, number
        self.seals: list[dict[str, Any]] = []

    async def until(self, stage: str) -> dict[str, Any]:
        """Go along with what is asked until this stage is shown."""
        while True:
            seal: dict[str, Any] | None = (await self.browser.heard()).get("seal")
            if seal is None:
                continue
            self.seals.append(seal)
            if seal["stage"] == stage:
                return seal
            self.answer(seal)

    def answer(self, seal: dict[str, Any]) -> None:
        seat = seal["seat"]
        if seat is None:
            return
        if seal["stage"] == "promises" and not seal["promises"][seat]:
            self.browser.send({"do": "promise", "value": promise_of(self.number)})
        if seal["stage"] == "numbers" and not seal["numbers"][seat]:
            self.browser.send({"do": "number", "value": self.number})


async def coming(hub: Hub, host: Player, *kinds: str) -> LiveTable:
    """A table whose host is on the way to its page."""
    return await hub.create(
        host, TRAY, {"laying": "shuffled"}, TableSettings(), hosting.chairs(*kinds), coming=True
    )


def label(live: LiveTable) -> str:
    return live.in_play().journal.header.chance


def test_a_window_is_shown_the_imprint_before_it_promises_a_number() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "random")
            async with opened(live, mira) as browser:
                window = Window(browser, ONE)
                await window.until("")
                assert {seal["imprint"] for seal in window.seals} == {imprint(live.secret)}
                first = window.seals[0]
                assert (first["stage"], first["promises"]) == ("promises", ["", ""])
            assert label(live) == sealed(live.secret, [ONE, ""]).label

    asyncio.run(run())


def test_the_imprint_is_shown_until_the_first_step() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://") as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "screen")
            async with opened(live, None) as browser:
                first = await browser.heard()
                assert first["seal"] == {
                    "imprint": imprint(live.secret),
                    "stage": "",
                    "seat": None,
                    "promises": ["", ""],
                    "numbers": ["", ""],
                }
                actor = live.in_play().actor
                await live.say(mira.id, live.in_play().legal_texts()[0], 0)
                assert live.in_play().actor >= 0 <= actor
                assert "seal" not in await browser.heard()

    asyncio.run(run())


def test_no_number_is_known_before_all_are_promised() -> None:
    async def run() -> None:
        async with (
            hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub,
            AsyncExitStack() as stack,
        ):
            mira, anselm = await hosting.somebody(hub), await hosting.somebody(hub, "Anselm")
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            hers = Window(await stack.enter_async_context(opened(live, mira)), ONE)
            await seating.sit(live, anselm, 1, coming=True)
            his = Window(await stack.enter_async_context(opened(live, anselm)), TWO)
            await asyncio.gather(hers.until("numbers"), his.until("numbers"))
            for window in (hers, his):
                assert not any(any(seal["numbers"]) for seal in window.seals)
                window.answer(window.seals[-1])
            await asyncio.gather(hers.until(""), his.until(""))
            promised = next(seal for seal in his.seals if seal["stage"] == "numbers")["promises"]
            assert promised == [promise_of(ONE), promise_of(TWO)]
            assert label(live) == sealed(live.secret, [ONE, TWO]).label

    asyncio.run(run())


def test_games_without_windows_begin_at_once() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira, anselm = await hosting.somebody(hub), await hosting.somebody(hub, "Anselm")
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            await seating.sit(live, anselm, 1)
            assert label(live) == sealed(live.secret).label
            assert (await coming(hub, mira, "random", "random")).table is not None

    asyncio.run(run())


def test_whoever_is_late_adds_nothing(address: str) -> None:
    """Neither who never comes to the page, nor who promises and then tells no number."""

    async def run() -> None:
        async with hosting.hosted(address, collect_seconds=0.01) as hub:
            mira, anselm = await hosting.somebody(hub), await hosting.somebody(hub, "Anselm")
            live = await coming(hub, mira, "person", "random")
            promised = await hosting.table(hub, mira, TRAY, "person", "open", "open")
            await sealing.promise(promised, mira.id, promise_of(ONE))
            await seating.sit(promised, anselm, 1)
            await seating.begin(promised, mira.id)
            for table in (live, promised):
                async with table.watch(None) as watch:
                    while table.table is None:
                        await watch.changed()
                assert label(table) == sealed(table.secret).label
                await sealing.promise(table, mira.id, promise_of(TWO))
                await sealing.tell(table, mira.id, ONE)
                assert label(table) == sealed(table.secret).label

    asyncio.run(run())


def test_whoever_can_promise_nothing_says_so_and_nobody_waits() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "random")
            await sealing.promise(live, mira.id, NONE)
            assert label(live) == sealed(live.secret).label

    asyncio.run(run())


def test_two_windows_of_one_player_add_one_number() -> None:
    async def run() -> None:
        async with (
            hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub,
            AsyncExitStack() as stack,
        ):
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "screen")
            windows = [
                Window(await stack.enter_async_context(opened(live, mira)), number)
                for number in (ONE, ONE)
            ]
            await asyncio.gather(*(window.until("") for window in windows))
            assert label(live) == sealed(live.secret, [ONE, ""]).label

    asyncio.run(run())


def test_a_double_click_begins_one_game() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            await sealing.promise(live, mira.id, promise_of(ONE))
            await seating.begin(live, mira.id)
            until = live.deadline
            await seating.begin(live, mira.id)
            assert (live.stage, live.deadline) == ("numbers", until)
            await sealing.tell(live, mira.id, ONE)
            await sealing.tell(live, mira.id, ONE)
            assert label(live) == sealed(live.secret, [ONE, ""]).label

    asyncio.run(run())


def test_leaving_meanwhile_voids_what_was_told() -> None:
    """A number that somebody knows must not count for the next one who sits down."""

    async def run() -> None:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira, anselm = await hosting.somebody(hub), await hosting.somebody(hub, "Anselm")
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            for player, number in ((mira, ONE), (anselm, TWO)):
                if player is anselm:
                    await seating.sit(live, anselm, 1, promise=promise_of(number))
                else:
                    await sealing.promise(live, player.id, promise_of(number))
            await sealing.tell(live, mira.id, ONE)
            await seating.leave(live, anselm.id)
            assert (live.stage, live.deadline) == ("", None)
            assert [(chair.promise, chair.number) for chair in live.chairs] == [("", "")] * 2
            await seating.sit(live, anselm, 1, promise=promise_of(TWO))
            await sealing.promise(live, mira.id, promise_of("5a" * 16))
            await sealing.tell(live, anselm.id, TWO)
            await sealing.tell(live, mira.id, "5a" * 16)
            assert label(live) == sealed(live.secret, ["5a" * 16, TWO]).label

    asyncio.run(run())


def test_only_what_was_promised_may_be_told() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "random")
            for wrong in ("", "7c", "G" * 64, promise_of(ONE) + "00"):
                with pytest.raises(BadMessage):
                    await sealing.promise(live, mira.id, wrong)
            await sealing.promise(live, mira.id, promise_of(ONE))
            for wrong in (TWO, "", NONE, "z" * 32):
                with pytest.raises(BadMessage):
                    await sealing.tell(live, mira.id, wrong)
            with pytest.raises(BadMessage):
                await sealing.tell(live, "somebody else", ONE)
            assert live.table is None

    asyncio.run(run())


@pytest.mark.parametrize("stage", ["promises", "numbers"])
def test_a_server_stopped_meanwhile_begins_the_game_later(address: str, stage: str) -> None:
    """What was promised and told is in the store, and so is until when others are waited for."""

    async def run() -> None:
        async with hosting.hosted(address, collect_seconds=FOREVER) as hub:
            mira, anselm = await hosting.somebody(hub), await hosting.somebody(hub, "Anselm")
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            await sealing.promise(live, mira.id, promise_of(ONE))
            await seating.sit(live, anselm, 1, coming=True)
            if stage == "numbers":
                await sealing.promise(live, anselm.id, promise_of(TWO))
                await sealing.tell(live, anselm.id, TWO)
            assert live.stage == stage
        async with hosting.hosted(address, collect_seconds=FOREVER) as hub:
            again = await hub.open(live.id)
            assert (again.stage, again.deadline) == (stage, live.deadline)
            if stage == "promises":
                await sealing.promise(again, anselm.id, promise_of(TWO))
                await sealing.tell(again, anselm.id, TWO)
            await sealing.tell(again, mira.id, ONE)
            assert label(again) == sealed(live.secret, [ONE, TWO]).label

    asyncio.run(run())


def test_a_deadline_that_passed_while_no_server_ran_is_kept(address: str) -> None:
    async def run() -> None:
        async with hosting.hosted(address, collect_seconds=0.05) as hub:
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "random")
            assert live.table is None
        async with hosting.hosted(address, collect_seconds=0.05) as hub:
            again = await hub.open(live.id)
            async with again.watch(None) as watch:
                while again.table is None:
                    await watch.changed()

    asyncio.run(run())


def test_several_processes_collect_numbers_together(address: str) -> None:
    async def run() -> None:
        async with (
            hosting.hosted(address, collect_seconds=FOREVER) as one,
            hosting.hosted(address, collect_seconds=FOREVER) as two,
        ):
            mira, anselm = await hosting.somebody(one), await hosting.somebody(one, "Anselm")
            here = await hosting.table(one, mira, TRAY, "person", "open")
            there = await two.open(here.id)
            await seating.sit(there, anselm, 1, coming=True)
            await asyncio.gather(
                sealing.promise(here, mira.id, promise_of(ONE)),
                sealing.promise(there, anselm.id, promise_of(TWO)),
            )
            await asyncio.gather(here.refresh(), there.refresh())
            assert here.stage == there.stage == "numbers"
            await asyncio.gather(
                sealing.tell(here, mira.id, ONE), sealing.tell(there, anselm.id, TWO)
            )
            await asyncio.gather(here.refresh(), there.refresh())
            assert label(here) == label(there) == sealed(here.secret, [ONE, TWO]).label

    asyncio.run(run())


def test_a_listed_table_begins_with_its_last_chair() -> None:
    async def run() -> None:
        async with (
            hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub,
            AsyncExitStack() as stack,
        ):
            mira, anselm = await hosting.somebody(hub), await hosting.somebody(hub, "Anselm")
            house = TableSettings(listed=True)
            live = await hosting.table(hub, mira, TRAY, "person", "open", settings=house)
            hers = Window(await stack.enter_async_context(opened(live, mira)), ONE)
            await seating.sit(live, anselm, 1, coming=True)
            his = Window(await stack.enter_async_context(opened(live, anselm)), TWO)
            await asyncio.gather(hers.until(""), his.until(""))
            assert label(live) == sealed(live.secret, [ONE, TWO]).label

    asyncio.run(run())


def test_a_rematch_collects_new_numbers() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "screen")
            await sealing.promise(live, mira.id, promise_of(ONE))
            await sealing.tell(live, mira.id, ONE)
            await hosting.play_on(live, [mira], Random(5))
            again = await live.start_rematch(mira.id, coming=True)
            assert [(chair.promise, chair.number) for chair in again.chairs] == [("", "")] * 2
            await sealing.promise(again, mira.id, promise_of(TWO))
            await sealing.tell(again, mira.id, TWO)
            assert label(again) == sealed(again.secret, [TWO, ""]).label

    asyncio.run(run())


def test_named_luck_makes_the_same_games_whatever_windows_promise() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", seed="scarab", collect_seconds=FOREVER) as hub:
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "random")
            assert label(live) == sealed(live.secret).label
            live = await hosting.table(hub, mira, TRAY, "person", "open")
            async with opened(live, mira) as browser:
                assert (await browser.heard())["seal"]["stage"] == ""
            await sealing.promise(live, mira.id, promise_of(ONE))
            await seating.begin(live, mira.id)
            assert label(live) == sealed(live.secret).label

    asyncio.run(run())


def test_programs_add_numbers_too(address: str) -> None:
    async def run() -> None:
        async with hosting.served(address, collect_seconds=FOREVER) as client_of:
            mira = await client_of("Mira")
            new = {
                "game": TRAY.key,
                "chairs": [{"kind": "person"}, {"kind": "bot"}],
                "promise": promise_of(ONE),
            }
            table = (await mira.post("/tables", json=new)).json()
            assert table["state"] == "waiting" and table["stage"] == "numbers"
            assert table["promises"] == [promise_of(ONE), ""]
            at = f"/tables/{table['id']}"
            wrong = await mira.post(f"{at}/number", json={"number": TWO})
            assert (wrong.status_code, wrong.json()["code"]) == (422, "request/bad")
            begun = (await mira.post(f"{at}/number", json={"number": ONE})).json()
            assert begun["state"] == "playing"
            assert begun["chance"] == f"{table['chance']} with {ONE} -"

            anselm = await client_of("Anselm")
            new["chairs"] = [{"kind": "person"}, {"kind": "open"}]
            at = f"/tables/{(await mira.post('/tables', json=new)).json()['id']}"
            await anselm.post(f"{at}/join", json={})
            begun = (await mira.post(f"{at}/promise", json={"promise": promise_of(TWO)})).json()
            assert begun["promises"][0] == promise_of(ONE), "the first word counts"
            assert begun["stage"] == "promises", "Anselm has a second to say something"
            await anselm.post(f"{at}/promise", json={"promise": NONE})
            begun = (await mira.post(f"{at}/number", json={"number": ONE})).json()
            assert begun["chance"].endswith(f" with {ONE} -")

    asyncio.run(run())


def test_a_game_with_numbers_is_proved_after_its_end() -> None:
    async def run() -> str:
        async with hosting.hosted("sqlite://", collect_seconds=FOREVER) as hub:
            mira = await hosting.somebody(hub)
            live = await coming(hub, mira, "person", "screen")
            await sealing.promise(live, mira.id, promise_of(ONE))
            await sealing.tell(live, mira.id, ONE)
            await hosting.play_on(live, [mira], Random(5))
            return await hub.journal(live.id, mira.id)

    text = asyncio.run(run())
    journal = parse(text)
    assert journal.closing
    assert journal.header.chance.endswith(f" with {ONE} -")
    replay(TRAY, journal, unsealed(journal.header.chance, journal.closing.secret))
    other = parse(text.replace(ONE, TWO))
    with pytest.raises(JournalError, match="but chance drew"):
        replay(TRAY, other, unsealed(other.header.chance, journal.closing.secret))
