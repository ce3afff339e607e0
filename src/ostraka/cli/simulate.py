"""`ostraka simulate`: many games on many processes, with a progress bar."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ostraka import bots
from ostraka.arena.match import Match, Result
from ostraka.arena.simulate import BATCH, Summary, Tally
from ostraka.arena.simulate import run as run_matches
from ostraka.cli.console import err, out
from ostraka.core.errors import BadSeats, OstrakaError
from ostraka.core.play import Game


def run(game: Game, todo: Sequence[Match], jobs: int, folder: Path | None, as_json: bool) -> None:
    """Play, keep the journals where asked, and say how it went."""
    players = todo[0].players
    if len(players) not in game.seats:
        raise BadSeats(game.title, game.seats, len(players))
    bots.check(players)
    if folder is not None:
        make_folder(folder)
    tally = Tally(players)
    started = perf_counter()
    play_all(todo, jobs, folder, tally)
    summary = tally.summary(game.key, perf_counter() - started)
    if as_json:
        typer.echo(json.dumps(summary, ensure_ascii=False, indent=2))
    else:
        show(summary, game.title)


def play_all(todo: Sequence[Match], jobs: int, folder: Path | None, tally: Tally) -> None:
    """Spread the matches over processes; the result does not depend on how many."""
    workers = min(jobs or os.cpu_count() or 1, -(-len(todo) // BATCH))
    with ExitStack() as stack:
        executor = None
        if workers > 1:
            context = multiprocessing.get_context("spawn")
            executor = stack.enter_context(ProcessPoolExecutor(workers, mp_context=context))
        progress = stack.enter_context(
            Progress(
                TextColumn("{task.fields[rate]}"),
                BarColumn(),
                MofNCompleteColumn(),
                TextColumn("games"),
                TimeRemainingColumn(),
                console=err,
                transient=True,
                disable=not err.is_terminal,
            )
        )
        task = progress.add_task("", total=len(todo), rate="")
        for result in run_matches(todo, executor):
            tally.add(result)
            if folder is not None:
                keep(result, folder)
            rate = progress.tasks[task].speed
            progress.update(task, advance=1, rate=f"{rate:.0f} games/s" if rate else "")


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise OstrakaError(f"{folder} cannot be made: {wrong.strerror}.") from None


def keep(result: Result, folder: Path) -> None:
    """One journal a game, numbered from 0."""
    file = folder / f"{result.journal.header.game}-{result.number:05d}.journal"
    try:
        file.write_text(result.journal.text(), encoding="utf-8")
    except OSError as wrong:
        raise OstrakaError(f"{file} cannot be written: {wrong.strerror}.") from None


def show(summary: Summary, title: str) -> None:
    """The result as a table."""
    grid = Grid(title=f"{title}: {summary['games']} games of {summary['seats']}")
    for heading in ("bot", "wins", "win rate", "95 % interval", "mean score"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for player in summary["players"]:
        low, high = player["ci95"]
        grid.add_row(
            player["bot"],
            f"{player['wins']:.1f}",
            f"{player['win_rate']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{player['mean_score']:.2f}",
        )
    out.print(grid)
    endings = ", ".join(f"{ending} {count}" for ending, count in summary["endings"].items())
    out.print(f"Endings: {endings}.")
    out.print(
        f"{summary['decisions']} decisions in {summary['seconds']:.1f} s, "
        f"{summary['decisions_per_second']} a second."
    )
