"""Many matches on many workers: the same games on any of them, even if workers die."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from typing import Any

import pytest

from ostraka import game
from ostraka.arena.match import Batch, Match, Played, Result, play, play_batch
from ostraka.arena.plan import Plan, Series
from ostraka.arena.run import Todo, kind, run
from ostraka.arena.workers import Processes, ThisProcess, Workers
from ostraka.core.errors import OstrakaError

GAME = game("tutankhamun")
OPTIONS = {"laying": "shuffled"}


def matches(games: int = 20) -> list[Match]:
    """That many games of two and of three seats; random bots, because they are quick."""
    two = ("random", "random")
    plan = Plan(GAME, OPTIONS, (Series(two, 2, games, "2"), Series(two, 3, games, "3")))
    return list(plan.matches())


def silence(sentence: str) -> None:
    raise AssertionError(sentence)


def played(todo: list[Match], workers: Workers, report: Callable[[str], None]) -> list[Result]:
    return sorted(run(todo, workers, report), key=lambda result: result.number)


@pytest.fixture(scope="module")
def expected() -> list[Result]:
    """Every match by itself, without any of what is tested here."""
    return list(play_batch(Batch(matches(), False, GAME.rules)).results)


def test_the_same_games_on_one_process_or_two(expected: list[Result]) -> None:
    assert played(matches(), ThisProcess(), silence) == expected
    assert played(matches(), Processes(2), silence) == expected


def test_a_match_is_the_same_every_time_and_no_two_are_alike() -> None:
    todo = matches()
    assert play(todo[5]) == play(todo[5])
    # Random bots that change seats: neither chance alone nor the seating alone makes the game.
    assert len({play(match).journal.partition("chance seeded")[2] for match in todo}) == len(todo)


def test_journals_come_back_only_if_they_are_asked_for() -> None:
    todo = matches()[:2]
    assert [result.journal for result in run(todo, ThisProcess(), silence)] == ["", ""]
    asked = list(run(todo, ThisProcess(), silence, journals=True))
    assert [result.journal.splitlines()[0] for result in asked] == ["ostraka journal 1"] * 2


def test_batches_grow_while_games_are_short_and_stay_small_where_they_are_long() -> None:
    todo = Todo(matches(200), journals=False)
    sizes: dict[int, list[int]] = {2: [], 3: []}
    while todo.waiting:
        todo.submit_next(ThisProcess(), slots=1)
        ((future, batch),) = todo.submitted.items()
        seats = len(batch.matches[0].bots)
        assert len({kind(match) for match in batch.matches}) == 1
        sizes[seats].append(len(batch.matches))
        # As if a game of two took a hundredth of a second, and one of three took three.
        seconds = len(batch.matches) * (0.01 if seats == 2 else 3)
        clocked: Future[Played] = Future()
        clocked.set_result(Played(future.result().results, seconds))
        todo.submitted = {clocked: batch}
        todo.collect(clocked)
    assert sizes[2] == [1, 4, 16, 50, 50, 50, 29]
    assert sizes[3] == 200 * [1]


def test_a_worker_of_another_edition_plays_nothing() -> None:
    with pytest.raises(OstrakaError, match=r"A worker has Ostraka .* here is Ostraka 9.9 with"):
        play_batch(Batch(matches()[:1], False, GAME.rules, "9.9"))
    with pytest.raises(OstrakaError, match=r"rules 1 of tutankhamun; here .* rules 2\."):
        play_batch(Batch(matches()[:1], False, 2))


def test_a_killed_worker_is_told_and_its_games_are_played_again() -> None:
    todo = matches(120)
    told: list[str] = []
    results = []
    others = set(multiprocessing.active_children())
    with closing(run(todo, Processes(2), told.append)) as coming:
        results.append(next(coming))
        worker = min(
            set(multiprocessing.active_children()) - others, key=lambda each: each.pid or 0
        )
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        results += coming
    assert len(told) == 1 and told[0].startswith("A worker died; ")
    assert sorted(result.number for result in results) == list(range(len(todo)))
    assert sorted(results, key=lambda result: result.number)[:10] == [
        Result(**{**vars(play(match)), "journal": ""}) for match in todo[:10]
    ]


class Deadly:
    """Two processes, of which one is killed by whatever batch holds the game of that number."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.batches: list[int] = []

    def slots(self) -> int:
        return 2

    @contextmanager
    def open(self) -> Iterator[Executor]:
        outer = self

        class Pool(ProcessPoolExecutor):
            def submit(self, call: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
                numbers = [match.number for match in args[0].matches]
                if outer.number in numbers:
                    outer.batches.append(len(numbers))
                    return super().submit(signal.raise_signal, signal.SIGKILL)
                return super().submit(call, *args, **more)

        with Pool(2, mp_context=multiprocessing.get_context("spawn")) as pool:
            yield pool


def test_games_that_kill_three_workers_are_given_up_and_the_rest_is_kept() -> None:
    deadly = Deadly(7)
    told: list[str] = []
    results: list[int] = []
    with pytest.raises(OstrakaError, match=r"Workers died 3 times while they played game .*7"):
        results.extend(result.number for result in run(matches(), deadly, told.append))
    assert len(told) == 2 and len(deadly.batches) == 3
    assert deadly.batches[1:] == [1, 1], "games that somebody died of are played alone"
    assert results and 7 not in results


def test_leaving_early_leaves_no_process_behind() -> None:
    others = set(multiprocessing.active_children())
    with closing(run(matches(1000), Processes(2), silence)) as coming:
        next(coming)
        assert set(multiprocessing.active_children()) > others
    assert set(multiprocessing.active_children()) == others
