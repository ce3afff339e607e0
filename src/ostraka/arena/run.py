"""Many matches on many workers: results as they come, and nothing lost when a worker dies."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait

from ostraka.arena.match import Batch, Match, Played, Result, play_batch
from ostraka.arena.workers import Workers
from ostraka.core.errors import OstrakaError
from ostraka.games import game

SECONDS = 0.5
"""What a batch should take: long enough to hide the sending, short enough to show progress and to
lose little."""

MOST = 500
"""Matches in a batch at most."""

AHEAD = 2
"""Batches that each worker is given, so that none waits for its next one."""

DEATHS = 3
"""How often a batch may kill its worker before the run gives up."""

Kind = tuple[int, frozenset[str]]
"""What the length of a game depends on: seats and bots."""

Report = Callable[[str], None]


def run(
    matches: Iterable[Match], workers: Workers, report: Report, journals: bool = False
) -> Generator[Result]:
    """Play all matches and give their results as they come, in any order."""
    todo = Todo(matches, journals)
    while todo.waiting:
        try:
            with workers.open() as executor:
                yield from _play(todo, executor, workers)
        except BrokenExecutor:
            todo.bury(report)


class Todo:
    """Matches that are waiting, and those that workers have.

    A batch is of games between the same bots, for which it grows until it takes its time: random
    bots play hundreds of games while strong ones play one.
    """

    def __init__(self, matches: Iterable[Match], journals: bool) -> None:
        self.waiting = deque(matches)
        self.given: dict[Future[Played], Batch] = {}
        self.deaths: Counter[int] = Counter()
        self.journals = journals
        self.sizes: dict[Kind, int] = {}

    def give(self, executor: Executor, slots: int) -> None:
        """Submit the next batch; smaller ones at the end, so that all workers finish together."""
        fair = -(-len(self.waiting) // (AHEAD * slots))
        matches = self._next(min(self.sizes.get(kind(self.waiting[0]), 1), fair))
        batch = Batch(matches, self.journals, game(matches[0].game).rules)
        try:
            self.given[executor.submit(play_batch, batch)] = batch
        except BrokenExecutor:
            self.waiting.extendleft(reversed(matches))
            raise

    def _next(self, size: int) -> list[Match]:
        """The next matches; those that killed a worker go alone."""
        found = [self.waiting.popleft()]
        if self.deaths[found[0].number]:
            return found
        while self.waiting and len(found) < size and kind(self.waiting[0]) == kind(found[0]):
            found.append(self.waiting.popleft())
        return found

    def take(self, future: Future[Played]) -> list[Result]:
        """Collect a worker's results. A broken batch stays among the submitted ones."""
        played = future.result()
        matches = self.given.pop(future).matches
        pace = int(len(matches) * SECONDS / max(played.seconds, 1e-6))
        self.sizes[kind(matches[0])] = max(1, min(pace, 4 * len(matches), MOST))
        return played.results

    def bury(self, report: Report) -> None:
        """A worker died: everything submitted must be played again."""
        lost = [match for batch in self.given.values() for match in batch.matches]
        self.given.clear()
        self.deaths.update(match.number for match in lost)
        fatal = sorted(number for number, count in self.deaths.items() if count >= DEATHS)
        if fatal:
            named = ", ".join(map(str, fatal))
            raise OstrakaError(f"Workers died {DEATHS} times while they played game {named}.")
        report(f"A worker died; {len(lost)} games are played again.")
        self.waiting.extendleft(reversed(lost))


def _play(todo: Todo, executor: Executor, workers: Workers) -> Iterator[Result]:
    """Keep all workers busy until nothing is left."""
    while todo.waiting or todo.given:
        slots = max(1, workers.slots())
        while todo.waiting and len(todo.given) < AHEAD * slots:
            todo.give(executor, slots)
        done, _ = wait(todo.given, return_when=FIRST_COMPLETED)
        # In the order they were given; but what was finished before others broke is not lost.
        finished = [future for future in todo.given if future in done]
        for future in sorted(finished, key=lambda each: each.exception() is not None):
            yield from todo.take(future)


def kind(match: Match) -> Kind:
    return len(match.bots), frozenset(match.bots)
