"""How a server is set up."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ostraka.server.errors import BadStore
from ostraka.server.rate_limit import LIMITS


@dataclass(frozen=True)
class Settings:
    """What whoever hosts may choose, and what tests choose otherwise."""

    database: str
    workers: int = 1  # processes that serve
    thinkers: int = 0  # processes that bots think in, of each that serves; 0: one less than cores
    warm: bool = True  # whether one is started before the first bot needs it
    clock: float = 2.0  # seconds that a bot may think
    pace: float = 0.7  # seconds between two steps of bots, where somebody watches
    second_thoughts: float = 5.0  # seconds in which somebody may take back a step that ends a game
    engine: str = ""  # a folder where a compiled engine is being built; bots think with it then
    collect: float = 1.0  # seconds to promise a number for the seal, and once more to tell it
    kept: int = 200  # tables that stay in memory when nobody needs them
    luck: str = ""  # tests name one, and get the same games, to which players add nothing
    sweep: float = 30.0  # seconds after which even clocks of tables never seen here are looked at
    attend: float = 60.0  # seconds between two times at which it is kept who is at a table
    now: Callable[[], float] = time.time  # tests let it go as they want
    limits: Mapping[str, tuple[float, float]] = field(default_factory=lambda: LIMITS)


def check(settings: Settings) -> None:
    """Complain about what cannot go together."""
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise BadStore(
            "With SQLite one process serves; more need PostgreSQL: "
            "--database postgresql+psycopg://USER@HOST/NAME."
        )
