"""Bots in processes of their own: they answer, and if they fail somebody else does."""

from __future__ import annotations

import asyncio
import logging
import os
import signal

import pytest

import hosting
from ostraka.core.chance import seeded
from ostraka.core.play import OVER
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.server.live.bot_pool import BotPool

TRAY = game("tutankhamun")


def tray() -> Table:
    return Table(TRAY, 2, {"laying": "shuffled"}, chance=seeded("thinkers"))


def test_levels_answer_and_advise() -> None:
    async def run() -> None:
        thinkers = BotPool(1)
        try:
            await thinkers.warm()
            table = tray()
            for level in ("random", "student", "professor"):
                assert await thinkers.choose(TRAY, level, table, table.legal()) in table.legal()
            thoughts = await thinkers.explain(TRAY, table.view(table.actor), table.legal())
            assert {thought["action"] for thought in thoughts} <= set(table.legal())
        finally:
            await thinkers.stop()

    asyncio.run(run())


def test_a_bot_that_fails_is_replaced_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        thinkers = BotPool(1)
        try:
            table = tray()
            for level in ("no such level", "bots.guests:thief"):
                assert await thinkers.choose(TRAY, level, table, table.legal()) in table.legal()
        finally:
            await thinkers.stop()

    with caplog.at_level(logging.ERROR, "ostraka.thinkers"):
        asyncio.run(run())
    assert len(caplog.records) == 2


def test_workers_that_are_killed_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        thinkers = BotPool(1)
        try:
            table = tray()
            for _ in range(2):
                await thinkers.warm()
                assert thinkers._pool is not None
                for worker in thinkers._pool._processes.values():
                    os.kill(worker.pid or 0, signal.SIGKILL)
                assert await thinkers.choose(TRAY, "digger", table, table.legal()) in table.legal()
        finally:
            await thinkers.stop()

    with caplog.at_level(logging.ERROR, "ostraka.thinkers"):
        asyncio.run(run())
    assert caplog.records


def test_thinking_bots_finish_a_game_that_nobody_watches() -> None:
    async def run() -> None:
        async with hosting.hosted("sqlite://", clock=0.05) as hub:
            mira = await hosting.somebody(hub)
            live = await hosting.table(hub, mira, TRAY, "student", "digger", laying="shuffled")
            async with live.watch(None, slowly=False) as watch:
                while live.in_play().actor != OVER:
                    await watch.changed()
            assert await hub.journal(live.id, None)

    asyncio.run(run())
