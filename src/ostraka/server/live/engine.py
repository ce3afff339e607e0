"""Switch to the compiled engine, which is built while the server runs from the sources."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from ostraka.server.live.bot_pool import BotPool

READY = "fingerprint"
"""The last file that a build writes."""
POLL_SECONDS = 1.0


async def adopt(folder: str, bot_pool: BotPool, tell: Callable[[str], object]) -> None:
    """Wait for the build, then restart the bots with it.

    This process has loaded its modules already, so pages use the engine after the next start.
    """
    while not Path(folder, READY).is_file():
        await asyncio.sleep(POLL_SECONDS)
    sys.path.insert(0, folder)
    await bot_pool.renew()
    tell("The compiled engine is ready. Bots use it now, pages after the next start.")
