"""Run bots in processes of their own, so that no table waits for another table's bot.

A worker is sent the key of a game, a level and the view of one seat, never a position. If a bot
fails, the student chooses instead, and if that fails too, a random choice is made.
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
from ostraka.arena.workers import QuietPool, exit_with_parent
from ostraka.bots.thought import Thought
from ostraka.core.play import Action, Game, View, below
from ostraka.core.table import NO_VIEW, Table
from ostraka.server.errors import NoAdvice

P = ParamSpec("P")
T = TypeVar("T")

SUBSTITUTE = "student"
GRACE = 30.0
"""Seconds beyond its thinking time after which a worker is ended."""

log = logging.getLogger("ostraka.thinkers")


def choose(key: str, level: str, view: View, legal: list[Action], seed: str, clock: float) -> int:
    """Let a bot choose; runs in a worker."""
    return bots.make(level, games.game(key), Random(seed)).choose(view, legal, clock)


def explain(key: str, view: View, legal: list[Action], seed: str, clock: float) -> list[Thought]:
    """Let the strongest bot rate the choices; runs in a worker."""
    return bots.adviser(games.game(key), Random(seed)).explain(view, legal, clock)


def ready() -> None:
    """Do nothing; runs in a worker once its modules are loaded."""


class BotPool:
    """The worker processes, started when first needed and again when they break."""

    def __init__(self, count: int = 0, clock: float = 2.0, seed: str = "") -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.clock = clock
        self._seed_text = seed
        self._pool: QuietPool | None = None
        # Requests queue here, so that the timeout covers only the time a worker works.
        self._slots = asyncio.Semaphore(self.count)

    async def choose(self, game: Game, level: str, table: Table, legal: list[Action]) -> Action:
        """Return which of these actions a bot of this level chooses for the seat that acts."""
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
        """Return what the strongest level thinks of every choice."""
        try:
            return await self._ask(explain, game.key, view, legal, self._seed(0), self.clock)
        except Exception:
            log.exception("advice at %s failed", game.key)
            raise NoAdvice from None

    def _seed(self, step: int) -> str:
        return f"{self._seed_text} {step}" if self._seed_text else secrets.token_hex(16)

    async def _ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._slots:
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = QuietPool(self.count, mp_context=context, initializer=exit_with_parent)
            pool = self._pool
            try:
                future = asyncio.wrap_future(pool.submit(call, *args, **kwargs))
                return await asyncio.wait_for(future, self.clock + GRACE)
            except (BrokenExecutor, TimeoutError):
                await self._end(pool)
                raise

    async def _end(self, pool: QuietPool) -> None:
        """End workers that died or hang; the next request starts new ones."""
        if self._pool is pool:
            self._pool = None
            await asyncio.to_thread(pool.end)

    async def warm(self) -> None:
        """Start a worker before it is needed."""
        with suppress(Exception):
            await self._ask(ready)

    async def renew(self) -> None:
        """Replace the workers; the old ones finish what they were asked."""
        old, self._pool = self._pool, None
        await self.warm()
        if old is not None:
            await asyncio.to_thread(old.shutdown)

    async def stop(self) -> None:
        """End all workers."""
        if self._pool is not None:
            await self._end(self._pool)
