"""What the windows of a table are sent, without a browser or a network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import hosting
from browsing import opened
from ostraka import games
from ostraka.core.play import OVER
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player
from ostraka.server.window.perspective import has_secrets

SAYING = re.compile(r'data-say="([^"]+)"')
YOURS = "data-yours data-latest"
FOLLOWING = 'data-do="hurry" aria-pressed="false"'
HURRYING = 'data-do="hurry" aria-pressed="true"'
STEP = re.compile(r'data-at="(\d+)"')


@asynccontextmanager
async def shared_screen(key: str = "thebes") -> AsyncIterator[tuple[LiveTable, Player]]:
    """A table for two at one screen."""
    async with hosting.hosted("sqlite://") as hub:
        mira = await hosting.somebody(hub)
        yield await hosting.table(hub, mira, games.game(key), "person", "screen"), mira


def step(message: dict[str, Any]) -> int:
    """The step that a message shows."""
    return int(STEP.findall(str(message["page"]))[0])


def test_one_more_window_shows_the_others_nothing_again() -> None:
    async def run() -> None:
        async with shared_screen() as (live, mira), opened(live, mira) as hers:
            first = await hers.heard()
            async with opened(live, mira) as another:
                assert step(await another.heard()) == step(first) == 0
            hers.send({"say": SAYING.findall(str(first["page"]))[0], "at": 0})
            assert step(await hers.heard()) == 1

    asyncio.run(run())


def test_whoever_chose_is_shown_it_first() -> None:
    async def run() -> None:
        async with (
            shared_screen() as (live, mira),
            opened(live, None) as watchers,
            opened(live, mira) as hers,
        ):
            await watchers.until("here now")
            first = await hers.heard()
            hers.send({"say": SAYING.findall(str(first["page"]))[0], "at": 0})
            assert step(await hers.heard()) == 1
            assert watchers.heard_nothing()
            assert step(await watchers.heard()) == 1

    asyncio.run(run())


def test_whoever_waits_for_an_answer_is_given_one() -> None:
    """Even if nothing has changed: the page lets nobody choose until it comes."""

    async def run() -> None:
        async with shared_screen() as (live, mira), opened(live, mira) as hers:
            first = await hers.heard()
            hers.send({"do": "lift", "value": "0", "at": 0})
            again = await hers.heard()
            assert again | {"page": 0} == first | {"page": 0}
            assert all(isinstance(piece, list) for piece in again["page"])  # nothing is new
            hers.send({"say": "nonsense", "at": 0})
            assert "problem" in await hers.heard()
            assert await hers.heard() == again
            hers.send({"do": "shortcut", "value": "nonsense", "at": 0})
            assert await hers.heard() == again

    asyncio.run(run())


def test_steps_on_the_way_come_one_after_another() -> None:
    """A step that chance follows is shown before its outcome; then there is something to choose.
    A window with reduced motion is shown the outcome alone."""

    async def run() -> None:
        async with (
            shared_screen() as (live, mira),
            opened(live, None) as watchers,
            opened(live, None, still=True) as still,
        ):
            await watchers.heard()
            await still.heard()
            taking = next(text for text in live.in_play().legal_texts() if text.startswith("take"))
            await live.say(mira.id, taking, 0)
            seen = [await watchers.heard(), await watchers.heard()]
            assert [each["hold"] for each in seen] == [True, False]
            assert not (await still.heard())["hold"]

    asyncio.run(run())


def test_bots_hurry_until_it_is_ones_turn_if_nobody_wants_to_follow_them() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", pace=3600.0) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, games.game("pyramid"), "person", "random")
            async with opened(live, mira) as hers, opened(live, None) as watchers:

                async def turn() -> None:
                    while YOURS in await hers.until(YOURS, FOLLOWING):
                        hers.send({"say": live.in_play().legal_texts()[0], "at": live.seat_steps})

                await turn()
                before = live.seat_steps
                for button in (HURRYING, FOLLOWING, HURRYING):
                    hers.send({"do": "hurry", "at": before})
                    await hers.until(button)
                await watchers.until(FOLLOWING)
                assert live.seat_steps == before
                watchers.send({"do": "hurry", "at": before})
                await turn()
                assert live.seat_steps > before + 1

    asyncio.run(run())


def test_empty_hands_need_no_curtain() -> None:
    """In the Pyramid nobody holds anything yet, though what they will hold is secret."""

    async def run() -> None:
        async with shared_screen("pyramid") as (live, mira), opened(live, mira) as hers:
            for _ in live.chairs:
                assert (await hers.heard())["yours"]
                hers.send({"say": live.in_play().legal_texts()[0], "at": live.seat_steps})

    asyncio.run(run())


def test_whoever_chooses_has_the_device() -> None:
    """No curtain comes down before the one who chose, one does before the other's secrets."""

    async def run() -> None:
        rng, curtains, goes_on = Random("device"), 0, 0
        async with shared_screen("tomb_raiders") as (live, mira), opened(live, mira) as hers:
            holds = -1
            while not (curtains and goes_on):  # long before the game is over
                message = await hers.heard()
                while message["hold"]:
                    message = await hers.heard()
                table, at = live.in_play(), live.seat_steps
                actor = table.actor
                assert actor != OVER
                if message["yours"]:
                    goes_on += actor == holds and has_secrets(table.state, actor)
                    holds = actor
                    texts = table.legal_texts()
                    digs = [text for text in texts if text.startswith("dig")]
                    hers.send({"say": rng.choice(digs or texts), "at": at})
                else:
                    assert actor != holds
                    curtains += 1
                    hers.send({"do": "lift", "value": str(actor), "at": at})
                    holds = actor

    asyncio.run(run())
