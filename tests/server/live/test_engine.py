"""A compiled engine that is built while the server runs."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from ostraka.core.table import Table
from ostraka.games import game
from ostraka.server.live import engine
from ostraka.server.live.bot_pool import BotPool


def where() -> str:
    """Where a worker looks for modules first; runs there."""
    return sys.path[0]


def test_bots_think_with_the_build_as_soon_as_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(engine, "POLL_SECONDS", 0.0)

    async def go() -> None:
        thinkers = BotPool(1, 0.2)
        table = Table(game("tutankhamun"), 2, {"laying": "shuffled"})
        try:
            assert await thinkers._ask(where) != str(tmp_path)
            told: list[str] = []
            waiting = asyncio.create_task(engine.adopt(str(tmp_path), thinkers, told.append))
            await asyncio.sleep(0)
            assert not told
            (tmp_path / engine.READY).touch()
            await waiting
            assert len(told) == 1
            assert await thinkers._ask(where) == str(tmp_path)
            assert (
                await thinkers.choose(table.game, "digger", table, table.legal()) in table.legal()
            )
        finally:
            await thinkers.stop()

    asyncio.run(go())
