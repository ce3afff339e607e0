"""News between processes that share a PostgreSQL: whoever changes a table tells the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import URL

from ostraka.server.store.tables import CHANNEL

RETRY = 1.0
"""Seconds before the next try when the database does not answer."""

log = logging.getLogger("ostraka.news")


async def listen(url: URL, heard: Callable[[str, str], None], missed: Callable[[], None]) -> None:
    """Tell of every change of a table, by its id and who made it; and that some may have been
    missed, whenever the connection had to be made anew."""
    from psycopg import AsyncConnection, OperationalError

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await AsyncConnection.connect(address, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                async for notice in connection.notifies():
                    table, _, teller = notice.payload.partition(" ")
                    heard(table, teller)
        except OperationalError as wrong:
            log.error("no news: %s", " ".join(str(wrong).split()))
        await asyncio.sleep(RETRY)
