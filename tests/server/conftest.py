"""Every test that takes an `address` runs on SQLite and on a PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

import hosting


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    if not hosting.programs():
        pytest.skip("no PostgreSQL here: these tests ran on SQLite only")
    with hosting.postgres() as address:
        yield address


@pytest.fixture
def shared(cluster: str) -> str:
    """An empty PostgreSQL."""
    engine = create_engine(cluster, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/ostraka.sqlite"
    found = request.getfixturevalue("shared")
    assert isinstance(found, str)
    return found
