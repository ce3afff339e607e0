"""Bots think in processes of their own, so that no table ever waits for another one's bot.

A worker is sent the key of a game, a level and what the seat sees; never a position. If a bot
fails, the student plays this step instead, and if that fails too, chance does.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from random import Random, SystemRandom
from typing import ParamSpec, TypeVar

from ostraka import bots, games
from ostraka.arena.workers import QuietPool, watch
from ostraka.bots.thought import Thought
from ostraka.core.play import Action, Game, View, below
from ostraka.core.table import NO_VIEW, Table
from ostraka.server.errors import NoAdvice

P = ParamSpec("P")
T = TypeVar("T")

SUBSTITUTE = "student"
GRACE = 30.0
"""Seconds that a worker may take beyond the clock, to start and to answer; then it is given up."""

log = logging.getLogger("ostraka.thinkers")


def choose(key: str, level: str, view: View, legal: list[Action], seed: str, clock: float) -> int:
    """What a bot does; runs in a worker."""
    return bots.make(level, games.game(key), Random(seed)).choose(view, legal, clock)


def explain(key: str, view: View, legal: list[Action], seed: str, clock: float) -> list[Thought]:
    """What the strongest bot thinks of the choices; runs in a worker."""
    return bots.adviser(games.game(key), Random(seed)).explain(view, legal, clock)


def ready() -> None:
    """Nothing, once everything is loaded; runs in a worker."""


class Thinkers:
    """The workers, started when first needed and anew when they broke."""

    def __init__(self, count: int = 0, clock: float = 2.0, luck: str = "") -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.clock = clock
        self._luck = luck
        self._pool: QuietPool | None = None
        # Whoever has to wait waits here, so that a worker's time runs only while it works.
        self._slots = asyncio.Semaphore(self.count)

    async def choose(self, game: Game, level: str, table: Table) -> Action:
        """What a bot of that level does for the seat that acts."""
        legal = table.legal()
        view: View | None = None
        for name in (level, SUBSTITUTE):
            seed = self._seed(len(table.journal.steps))
            try:
                bot = bots.make(name, game, Random(seed))
                if bot.blind:
                    chosen = bot.choose(NO_VIEW, legal, self.clock)
                else:
                    view = view or table.view(table.actor)
                    chosen = await self._ask(choose, game.key, name, view, legal, seed, self.clock)
                if chosen in legal:
                    return chosen
                log.error("%s at %s chose %s, which is not legal", name, game.key, chosen)
            except Exception:
                log.exception("%s at %s failed", name, game.key)
        return legal[below(SystemRandom(), len(legal))]

    async def explain(self, game: Game, view: View, legal: list[Action]) -> list[Thought]:
        """What the strongest level thinks of every choice."""
        try:
            return await self._ask(explain, game.key, view, legal, self._seed(0), self.clock)
        except Exception:
            log.exception("advice at %s failed", game.key)
            raise NoAdvice from None

    def _seed(self, step: int) -> str:
        return f"{self._luck} {step}" if self._luck else secrets.token_hex(16)

    async def _ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._slots:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = QuietPool(self.count, mp_context=context, initializer=watch)
            pool = self._pool
            try:
                future = asyncio.wrap_future(pool.submit(call, *args, **kwargs))
                return await asyncio.wait_for(future, self.clock + GRACE)
            except (BrokenExecutor, TimeoutError):
                await self._give_up(pool)
                raise

    async def _give_up(self, pool: QuietPool) -> None:
        """These workers are dead or hang; the next who asks gets new ones."""
        if self._pool is pool:
            self._pool = None
            await asyncio.to_thread(pool.end)

    async def warm(self) -> None:
        """Start a worker before somebody needs it."""
        with suppress(Exception):
            await self._ask(ready)

    async def renew(self) -> None:
        """Let new workers think from now on; the old ones finish what they were asked."""
        old, self._pool = self._pool, None
        await self.warm()
        if old is not None:
            await asyncio.to_thread(old.shutdown)

    async def stop(self) -> None:
        if self._pool is not None:
            await self._give_up(self._pool)
