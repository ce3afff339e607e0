"""The settings of a server."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ostraka.server.errors import BadStore
from ostraka.server.rate_limit import LIMITS


@dataclass(frozen=True)
class Settings:
    """What the host of a server may choose; the rest is changed only by tests."""

    database: str
    workers: int = 1  # processes that serve requests
    bot_processes: int = 0  # bot processes for each of these; 0: one less than there are cores
    warm: bool = True  # start a bot process before the first bot needs it
    clock: float = 2.0  # seconds that a bot may think
    pace: float = 0.7  # seconds between two steps of bots while somebody watches
    final_step_seconds: float = 5.0  # seconds to take back a step that ended something for good
    engine: str = ""  # folder where a compiled engine is being built, for bots to use
    collect_seconds: float = 1.0  # seconds to promise a number for the seal, and again to tell it
    recent_tables: int = 200  # recently used tables that stay in memory
    seed: str = ""  # a fixed seed for tests; then players add no numbers to the seal
    sweep_seconds: float = 30.0  # seconds between looks at the clocks of tables not in memory
    attendance_seconds: float = 60.0  # seconds between saving who is at which table
    now: Callable[[], float] = time.time  # tests set their own time
    limits: Mapping[str, tuple[float, float]] = field(default_factory=lambda: LIMITS)


def check(settings: Settings) -> None:
    """Raise if settings contradict each other."""
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise BadStore(
            "SQLite allows only one process. For more, use PostgreSQL: "
            "--database postgresql+psycopg://USER@HOST/NAME."
        )
