"""Notify the other processes that share a PostgreSQL when a table changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import URL

from ostraka.server.store.tables import CHANNEL

RETRY_SECONDS = 1.0
"""Seconds before connecting again when the database does not answer."""

log = logging.getLogger("ostraka.news")


async def listen(
    url: URL, on_change: Callable[[str, str], None], on_connect: Callable[[], None]
) -> None:
    """Call `on_change` with the table and the process of every change, for ever.

    After each connection, `on_connect` is called, since changes may have been missed before.
    """
    from psycopg import AsyncConnection, OperationalError

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await AsyncConnection.connect(address, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                on_connect()
                async for notice in connection.notifies():
                    table, _, process = notice.payload.partition(" ")
                    on_change(table, process)
        except OperationalError as wrong:
            log.error("no news: %s", " ".join(str(wrong).split()))
        await asyncio.sleep(RETRY_SECONDS)
