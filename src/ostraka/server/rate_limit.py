"""Rate limits: token buckets for everything that costs the server something."""

from __future__ import annotations

import time
from collections.abc import Mapping

from ostraka.server.errors import TooOften

LIMITS: Mapping[str, tuple[float, float]] = {
    "tables": (20, 1 / 20),
    "remarks": (10, 1 / 3),
    "mutes": (20, 1 / 3),
    "reports": (5, 1 / 60),
    "exports": (3, 1 / 60),
    "advice": (10, 1 / 5),
    "players": (20, 1 / 60),
    "calls": (200, 50),
    "client errors": (10, 1 / 30),
}
"""For each kind of action: how many at once, and how many more per second."""

MAX_BUCKETS = 10_000
"""With more buckets, the full ones are dropped."""


class Bucket:
    """A token bucket: holds `burst` tokens, and gains `per_second`."""

    __slots__ = ("_at", "_left", "burst", "per_second")

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> None:
        """Take one token; raise if there is none."""
        self._fill()
        if self._left < 1:
            raise TooOften
        self._left -= 1

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately."""
        self._fill()
        return self._left >= self.burst

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second)
        self._at = now


class RateLimit:
    """One bucket for each player or address and each limited kind of action."""

    def __init__(self, limits: Mapping[str, tuple[float, float]] = LIMITS) -> None:
        self._limits = limits
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, kind: str, who: str) -> None:
        """Take a token from the bucket of a player or address; raise if it is empty."""
        if kind not in self._limits:
            return
        if len(self._buckets) >= MAX_BUCKETS:
            self._buckets = {at: each for at, each in self._buckets.items() if not each.full}
        self._buckets.setdefault((kind, who), Bucket(*self._limits[kind])).take()
