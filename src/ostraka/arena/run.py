"""Play many matches on many workers: results as they come, and none lost when a worker dies."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait

from ostraka.arena.match import Batch, Match, Played, Result, play_batch
from ostraka.arena.workers import Workers
from ostraka.core.errors import OstrakaError
from ostraka.games import game

BATCH_SECONDS = 0.5
"""How long a batch should take: long enough to hide the cost of sending it, short enough to show
progress and to lose little."""

MAX_BATCH = 500
"""The most matches in a batch."""

BATCHES_PER_WORKER = 2
"""Batches submitted for each worker at a time, so that none waits for its next one."""

MAX_DEATHS = 3
"""How often a batch may kill its worker before the run gives up."""

Kind = tuple[int, frozenset[str]]
"""What the length of a game depends on: seats and bots."""

Report = Callable[[str], None]


def run(
    matches: Iterable[Match], workers: Workers, report: Report, journals: bool = False
) -> Generator[Result]:
    """Play all matches and yield their results as they come, in any order."""
    todo = Todo(matches, journals)
    while todo.waiting:
        try:
            with workers.open() as executor:
                yield from _play(todo, executor, workers)
        except BrokenExecutor:
            todo.requeue_lost(report)


class Todo:
    """Matches that wait, and those that workers have.

    A batch holds games between the same bots. It grows until it takes `BATCH_SECONDS`: random bots
    play hundreds of games while strong ones play one.
    """

    def __init__(self, matches: Iterable[Match], journals: bool) -> None:
        self.waiting = deque(matches)
        self.submitted: dict[Future[Played], Batch] = {}
        self.deaths: Counter[int] = Counter()
        self.journals = journals
        self.sizes: dict[Kind, int] = {}

    def submit_next(self, executor: Executor, slots: int) -> None:
        """Submit the next batch; smaller ones at the end, so that all workers finish together."""
        share = -(-len(self.waiting) // (BATCHES_PER_WORKER * slots))
        matches = self._next(min(self.sizes.get(kind(self.waiting[0]), 1), share))
        batch = Batch(matches, self.journals, game(matches[0].game).rules)
        try:
            self.submitted[executor.submit(play_batch, batch)] = batch
        except BrokenExecutor:
            self.waiting.extendleft(reversed(matches))
            raise

    def _next(self, size: int) -> list[Match]:
        """Return the next matches; one that may have killed a worker comes alone."""
        found = [self.waiting.popleft()]
        if self.deaths[found[0].number]:
            return found
        while self.waiting and len(found) < size and kind(self.waiting[0]) == kind(found[0]):
            found.append(self.waiting.popleft())
        return found

    def collect(self, future: Future[Played]) -> list[Result]:
        """Return the results of a batch; if its worker died, it stays among the submitted ones."""
        played = future.result()
        matches = self.submitted.pop(future).matches
        pace = int(len(matches) * BATCH_SECONDS / max(played.seconds, 1e-6))
        self.sizes[kind(matches[0])] = max(1, min(pace, 4 * len(matches), MAX_BATCH))
        return played.results

    def requeue_lost(self, report: Report) -> None:
        """Queue again what was submitted, after a worker died; give up if a match keeps killing."""
        lost = [match for batch in self.submitted.values() for match in batch.matches]
        self.submitted.clear()
        self.deaths.update(match.number for match in lost)
        fatal = sorted(number for number, count in self.deaths.items() if count >= MAX_DEATHS)
        if fatal:
            named = ", ".join(map(str, fatal))
            raise OstrakaError(f"Workers died {MAX_DEATHS} times while they played game {named}.")
        report(f"A worker died; {len(lost)} games are played again.")
        self.waiting.extendleft(reversed(lost))


def _play(todo: Todo, executor: Executor, workers: Workers) -> Iterator[Result]:
    """Keep all workers busy until nothing is left."""
    while todo.waiting or todo.submitted:
        slots = max(1, workers.slots())
        while todo.waiting and len(todo.submitted) < BATCHES_PER_WORKER * slots:
            todo.submit_next(executor, slots)
        done, _ = wait(todo.submitted, return_when=FIRST_COMPLETED)
        # In the order they were submitted, but whole batches before broken ones: those still count.
        finished = [future for future in todo.submitted if future in done]
        for future in sorted(finished, key=lambda each: each.exception() is not None):
            yield from todo.collect(future)


def kind(match: Match) -> Kind:
    return len(match.bots), frozenset(match.bots)
