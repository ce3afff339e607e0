"""The windows on a table, and who watches through them without a seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import count

from ostraka.core.play import Seat
from ostraka.server.model import Viewer

MOST_WATCHERS = 20
"""Watchers who are counted. Beyond that, windows are not drawn again for each newcomer."""


class Subscription:
    """A window or stream that is woken by every change of a table."""

    def __init__(self, player: Viewer, slowly: bool, name: str = "") -> None:
        self.player = player
        self.slowly = slowly  # bots pause so that people here can follow
        self.name = name  # of the player
        self.ended = False  # the player has deleted themselves
        self._event = asyncio.Event()

    async def changed(self) -> None:
        """Wait until something has changed since the last time; many changes count as one."""
        await self._event.wait()
        self.clear()

    def clear(self) -> None:
        """Forget changes so far."""
        self._event.clear()

    def wake(self) -> None:
        """Report a change."""
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
        self.windows: set[Subscription] = set()
        self._counts: Counter[Viewer] = Counter()  # windows of each player
        self._names: dict[Viewer, tuple[int, str]] = {}  # in the order in which they came
        self._numbers = count(1)

    @property
    def players(self) -> Collection[Viewer]:
        """Everybody with a window; None stands for all without a name."""
        return self._counts.keys()

    @property
    def any_slow(self) -> bool:
        """Whether bots must pause for somebody."""
        return any(window.slowly for window in self.windows)

    def add(self, window: Subscription) -> None:
        """Open a window."""
        self.windows.add(window)
        self._counts[window.player] += 1
        if window.player not in self._names:
            self._names[window.player] = (next(self._numbers), window.name)

    def remove(self, window: Subscription) -> None:
        """Close a window."""
        self.windows.remove(window)
        self._counts[window.player] -= 1
        if not self._counts[window.player]:
            del self._counts[window.player], self._names[window.player]

    def count(self, player: Viewer) -> int:
        """Number of windows of one player."""
        return self._counts[player]

    def here(self, player: Viewer) -> bool:
        """Whether a player has a window."""
        return self.count(player) > 0

    def wake(self, player: Viewer) -> None:
        """Wake the windows of one player."""
        for window in self.windows:
            if window.player == player:
                window.wake()

    def wake_all(self) -> None:
        """Wake every window."""
        for window in self.windows:
            window.wake()

    def end(self, player: Viewer) -> None:
        """Make the windows of one player close."""
        for window in self.windows:
            if window.player == player:
                window.ended = True
                window.wake()

    def watchers(self, seats_of: Callable[[Viewer], list[Seat]]) -> list[Watcher]:
        """Everybody without a seat; each window without a name counts as one person."""
        found: list[Watcher] = []
        for player, (number, name) in self._names.items():
            if not seats_of(player) and len(found) <= MOST_WATCHERS:
                windows = min(self.count(player), MOST_WATCHERS + 1)
                found.append(Watcher(number, player, name, 1 if player else windows))
        return found
