"""`ostraka simulate` and `ostraka ladder`: many games on many workers, with a progress bar."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ostraka.arena.cluster import Cluster
from ostraka.arena.match import Result
from ostraka.arena.plan import Plan
from ostraka.arena.run import run as play_all
from ostraka.arena.workers import Processes, ThisProcess, Workers
from ostraka.cli.console import complain, err, new_file
from ostraka.cli.ledger import Ledger
from ostraka.core.errors import OstrakaError

Summary = TypeVar("Summary")
Summarise = Callable[[Plan, Mapping[int, Result], int, float], Summary]
Show = Callable[[Summary, Plan], None]

INTERRUPTED = 130


@dataclass(frozen=True)
class RunOptions:
    """The options of `simulate` and `ladder` that do not change what is played."""

    jobs: int
    cluster: str
    journals: Path | None
    resume: Path | None
    as_json: bool


def run(
    plan: Plan, run_options: RunOptions, summarise: Summarise[Summary], show: Show[Summary]
) -> None:
    """Play what is left of a plan and show the summary, even if it is stopped halfway."""
    if run_options.journals is not None:
        make_folder(run_options.journals)
    started = perf_counter()
    stopped: KeyboardInterrupt | OstrakaError | None = None
    new_results: list[Result] = []
    with ExitStack() as stack:
        results: dict[int, Result] = {}
        ledger = None
        if run_options.resume is not None:
            ledger = stack.enter_context(closing(Ledger(run_options.resume, plan)))
            results |= ledger.results
        try:
            for result in stack.enter_context(closing(play(plan, run_options, dict(results)))):
                if ledger is not None:
                    ledger.add(result)
                results[result.number] = result
                new_results.append(result)
        except (KeyboardInterrupt, OstrakaError) as wrong:
            stopped = wrong
    if stopped is None or results:
        spent = perf_counter() - started
        summary = summarise(plan, results, sum(each.decisions for each in new_results), spent)
        if run_options.as_json:
            typer.echo(json.dumps(summary, ensure_ascii=False, indent=2))
        else:
            show(summary, plan)
    if stopped is not None:
        leave(stopped, plan, results, run_options.resume)


def play(plan: Plan, run_options: RunOptions, known: Mapping[int, Result]) -> Generator[Result]:
    """Yield the results that are not known yet, each once its journal is written."""
    todo = [match for match in plan.matches() if match.number not in known]
    if not todo:
        return
    games = len(known) + len(todo)
    journals = run_options.journals is not None
    with (
        workers(run_options, len(todo)) as executors,
        bar(games, len(known)) as advance,
        closing(play_all(todo, executors, complain, journals)) as results,
    ):
        for result in results:
            if run_options.journals is not None:
                keep(result, run_options.journals / f"{plan.game.key}-{result.number:05d}.journal")
            yield result
            advance()


@contextmanager
def workers(run_options: RunOptions, games: int) -> Iterator[Workers]:
    """Open a cluster or the processes of this machine; for a single one, play in this process."""
    if run_options.cluster:
        with closing(Cluster(run_options.cluster, complain)) as cluster:
            yield cluster
        return
    count = min(run_options.jobs or os.cpu_count() or 1, games)
    yield Processes(count) if count > 1 else ThisProcess()


@contextmanager
def bar(games: int, known: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar with speed and time left; yields a function that advances it."""
    progress = Progress(
        TextColumn("{task.fields[rate]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    with progress:
        task = progress.add_task("", total=games, completed=known, rate="")

        def advance() -> None:
            speed = progress.tasks[0].speed
            rate = f"{speed:.{0 if speed >= 10 else 1}f} games/s" if speed else ""
            progress.update(task, advance=1, rate=rate)

        yield advance


def leave(
    stopped: KeyboardInterrupt | OstrakaError,
    plan: Plan,
    results: Mapping[int, Result],
    file: Path | None,
) -> None:
    """Store the finished games, say how to go on, and exit."""
    interrupted = isinstance(stopped, KeyboardInterrupt)
    if not interrupted:
        complain(str(stopped))
    again = ["ostraka", *sys.argv[1:]]
    if results and file is None:
        file = new_file(plan.game.key, "results")
        with closing(Ledger(file, plan)) as ledger:
            for result in results.values():
                ledger.add(result)
        again += ["--resume", str(file)]
    if results:
        games = sum(series.games for series in plan.series)
        complain(f"{len(results)} of {games} games are kept; go on with: {shlex.join(again)}")
    raise typer.Exit(INTERRUPTED if interrupted else 2)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise OstrakaError(f"{folder} cannot be made: {wrong.strerror}.") from None


def keep(result: Result, file: Path) -> None:
    try:
        file.write_text(result.journal, encoding="utf-8")
    except OSError as wrong:
        raise OstrakaError(f"{file} cannot be written: {wrong.strerror}.") from None
