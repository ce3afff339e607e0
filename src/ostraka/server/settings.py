"""How a server is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ostraka.server.errors import BadStore
from ostraka.server.guard import LIMITS
from ostraka.server.records import PACES


@dataclass(frozen=True)
class Settings:
    """What whoever hosts may choose, and what tests choose otherwise."""

    database: str
    workers: int = 1  # processes that serve
    thinkers: int = 0  # processes that bots think in, of each that serves; 0: one less than cores
    warm: bool = True  # whether one is started before the first bot needs it
    clock: float = 2.0  # seconds that a bot may think
    pace: float = 0.7  # seconds between two steps of bots, where somebody watches
    engine: str = ""  # a folder where a compiled engine is being built; bots think with it then
    kept: int = 200  # tables that stay in memory when nobody needs them
    luck: str = ""  # tests name one, and get the same games; else nobody knows it beforehand
    paces: Mapping[str, float] = field(default_factory=lambda: PACES)
    limits: Mapping[str, tuple[float, float]] = field(default_factory=lambda: LIMITS)


def check(settings: Settings) -> None:
    """Complain about what cannot go together."""
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise BadStore(
            "With SQLite one process serves; more need PostgreSQL: "
            "--database postgresql+psycopg://USER@HOST/NAME."
        )
