"""The database: SQLite in a file, or PostgreSQL by its address.

Transactions run in threads, one for SQLite and a few for PostgreSQL. What takes 0.03 ms takes 0.2
in a thread, and five times that through an asynchronous driver.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ostraka.core.errors import MissingExtra, OstrakaError
from ostraka.server.errors import BadStore, StoreDown
from ostraka.server.store.schema import migrate

T = TypeVar("T")

THREADS = 4
"""Connections to PostgreSQL per process."""
TIMEOUT = 10
"""Seconds to wait for a database that is locked or does not answer."""

log = logging.getLogger("ostraka.store")


class Conflict(Exception):
    """Another transaction was faster; nothing was changed."""


class Store:
    """An open database with the current schema."""

    def __init__(self, address: str) -> None:
        self.url = read_address(address)
        self.single_process = self.url.get_backend_name() == "sqlite"
        """Whether only one process may use it."""
        self._engine = _sqlite(self.url) if self.single_process else _postgres(self.url)
        self._threads = ThreadPoolExecutor(1 if self.single_process else THREADS, "store")
        try:
            with self._engine.begin() as connection:
                migrate(connection)
        except OstrakaError:
            self.close()
            raise
        except SQLAlchemyError as wrong:
            self.close()
            raise BadStore(f"{_shown(self.url)} cannot be opened: {_reason(wrong)}.") from None

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run one transaction; it is committed when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    def _do(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except IntegrityError:
            raise Conflict from None
        except SQLAlchemyError as wrong:
            log.error("%s: %s", _shown(self.url), _reason(wrong))
            raise StoreDown from None

    def close(self) -> None:
        """Wait for running transactions and disconnect."""
        self._threads.shutdown()
        self._engine.dispose()


def read_address(address: str) -> URL:
    """Parse the address of a database; raise if Ostraka cannot use it."""
    try:
        url = make_url(address)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        backend = ""
    if backend == "sqlite":
        return url.set(drivername="sqlite")
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise BadStore("The database must be sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME.")


def _sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:":
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise BadStore(f"{url.database} cannot be opened: {wrong.strerror}.") from None
    engine = create_engine(
        url, poolclass=StaticPool, connect_args={"check_same_thread": False, "timeout": TIMEOUT}
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver starts no transactions
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")  # see docs/design.md

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _postgres(url: URL) -> Engine:
    try:
        return create_engine(
            url,
            pool_size=THREADS,
            max_overflow=0,
            pool_pre_ping=True,  # reconnect after the database restarted
            connect_args={"connect_timeout": TIMEOUT},
        )
    except ImportError:
        raise MissingExtra("PostgreSQL", "psycopg", "postgres") from None


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _reason(wrong: SQLAlchemyError) -> str:
    """The message of the database itself, on one line."""
    said = str(getattr(wrong, "orig", None) or wrong)
    return " ".join(said.split()).rstrip(".")
