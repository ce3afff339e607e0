"""The windows on a table, and who watches through them without a seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from ostraka.core.play import Seat
from ostraka.server.model import Viewer

MOST_WATCHERS = 20
"""Watchers who are counted. With more, windows are not drawn anew for each."""


class Watch:
    """A window on a table."""

    def __init__(self, player: Viewer, slowly: bool, name: str = "") -> None:
        self.player = player
        self.slowly = slowly  # bots are to wait until what they did was seen
        self.name = name  # of the player
        self.ended = False  # the player has deleted themselves
        self._event = asyncio.Event()

    async def changed(self) -> None:
        """Wait until something has changed since the last time; many changes count as one."""
        await self._event.wait()
        self.seen()

    def seen(self) -> None:
        self._event.clear()

    def wake(self) -> None:
        self._event.set()


@dataclass(frozen=True)
class Watcher:
    """Somebody who watches, or all who do so without a name."""

    number: int  # by which the host removes them
    player: Viewer
    name: str
    people: int


class Audience:
    """Everybody who looks at a table through this process."""

    def __init__(self) -> None:
        self.watches: set[Watch] = set()
        self.windows: Counter[Viewer] = Counter()
        self._names: dict[Viewer, tuple[int, str]] = {}  # in the order in which they came
        self._numbers = count(1)

    def add(self, watch: Watch) -> None:
        """A window opens."""
        self.watches.add(watch)
        self.windows[watch.player] += 1
        if watch.player not in self._names:
            self._names[watch.player] = (next(self._numbers), watch.name)

    def remove(self, watch: Watch) -> None:
        """A window closes."""
        self.watches.remove(watch)
        self.windows[watch.player] -= 1
        if not self.windows[watch.player]:
            del self.windows[watch.player], self._names[watch.player]

    def here(self, player: Viewer) -> bool:
        """Whether a player has a window."""
        return self.windows[player] > 0

    def wake(self, player: Viewer) -> None:
        """Wake the windows of one player."""
        for watch in self.watches:
            if watch.player == player:
                watch.wake()

    def watchers(self, seats_of: Callable[[Viewer], list[Seat]]) -> list[Watcher]:
        """Those without a seat. Without a name, every window is one of them."""
        found: list[Watcher] = []
        for player, (number, name) in self._names.items():
            if not seats_of(player) and len(found) <= MOST_WATCHERS:
                windows = min(self.windows[player], MOST_WATCHERS + 1)
                found.append(Watcher(number, player, name, 1 if player else windows))
        return found
