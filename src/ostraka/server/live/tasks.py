"""The asyncio tasks of a process: those that can be cancelled, and those that must finish."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ostraka.core.errors import OstrakaError

log = logging.getLogger("ostraka.hub")


class Tasks:
    """All tasks that were started and have not ended."""

    def __init__(self) -> None:
        self._background: set[asyncio.Task[Any]] = set()
        self._must_finish: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task, which `stop` cancels."""
        return _start(work, self._background)

    def run_to_completion(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task that `stop` waits for."""
        return _start(work, self._must_finish)

    async def stop(self) -> None:
        """Cancel the background and wait for the rest, and for what that still starts."""
        while self._background or self._must_finish:
            for task in self._background:
                task.cancel()
            await asyncio.gather(*self._background, *self._must_finish, return_exceptions=True)


def _start(work: Coroutine[Any, Any, Any], tasks: set[asyncio.Task[Any]]) -> asyncio.Task[Any]:
    task = asyncio.create_task(work)
    tasks.add(task)

    def done(task: asyncio.Task[Any]) -> None:
        tasks.discard(task)
        # The caller who awaits the task gets its error; errors in our own code are logged as well.
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None and not isinstance(wrong, OstrakaError):
            log.error("a table failed", exc_info=wrong)

    task.add_done_callback(done)
    return task
