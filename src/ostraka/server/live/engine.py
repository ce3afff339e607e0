"""A compiled engine that is built while the server already runs from the sources."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from ostraka.server.live.bot_pool import BotPool

READY = "fingerprint"
"""The file that a build ends with."""
LOOK_EVERY = 1.0


async def adopt(folder: str, thinkers: BotPool, tell: Callable[[str], object]) -> None:
    """Wait for the build, then let bots think with it. Pages follow at the next start: this
    process has its modules already, new ones find the compiled ones first."""
    while not Path(folder, READY).is_file():
        await asyncio.sleep(LOOK_EVERY)
    sys.path.insert(0, folder)
    await thinkers.renew()
    tell("The compiled engine is ready: bots think with it now, pages from the next start on.")
