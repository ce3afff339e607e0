"""`ostraka bench`: both builds of our games and the peers, in a table."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

from ostraka.bench.engine import Case
from ostraka.bench.peers import FASTEST, SLOWEST, Peer
from ostraka.bench.report import BUILD, CaseReport, PeerReport, Report, measure
from ostraka.bots.levels import PROFESSOR_ITERATIONS
from ostraka.cli.console import err, out
from ostraka.core.errors import OstrakaError

WIDTH = 160
"""Columns that the tables need so that no figure is cut off."""


def run(
    todo: Sequence[Case], peers: dict[str, Peer], seconds: float, rounds: int, as_json: bool
) -> None:
    """Measure this build and the peers, then the interpreted build if this is the compiled one."""
    with Progress(
        TextColumn(BUILD),
        BarColumn(),
        MofNCompleteColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as progress:
        task = progress.add_task("", total=rounds * (len(todo) + len(peers)))
        report = measure(todo, peers, seconds, rounds, lambda: progress.advance(task))
    if BUILD == "compiled":
        keys = dict.fromkeys(case.game for case in todo)
        report["games"] += interpreted(keys, seconds, rounds)["games"]
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        show(report)


def interpreted(keys: Iterable[str], seconds: float, rounds: int) -> Report:
    """Measure the interpreted build in another process, on a copy of the package without its
    compiled modules."""
    with TemporaryDirectory() as folder:
        sources = Path(__file__).parents[1]
        leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(sources, Path(folder, "ostraka"), ignore=leave_out)
        path = [folder, *filter(None, [os.environ.get("PYTHONPATH")])]
        command = [sys.executable, "-P", "-m", "ostraka", "bench", "--json", "--no-peers"]
        command += [f"--seconds={seconds}", f"--rounds={rounds}"]
        command += [f"--game={key}" for key in keys]
        done = subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
            stdout=subprocess.PIPE,
            check=False,
        )
    if done.returncode:
        raise OstrakaError("The interpreted build could not be measured.")
    found: Report = json.loads(done.stdout)
    return found


def show(report: Report) -> None:
    """Print the tables: our games, the peers, and whether the targets are met."""
    rounds, seconds = report["rounds"], report["seconds"]
    out.print(f"One core, CPU time, median of {rounds} rounds of {seconds} s; decisions a second.")
    grids = []
    for build in ("compiled", "interpreted"):
        ours = [case for case in report["games"] if case["build"] == build]
        if ours:
            grids.append(games_table(build, ours))
    if report["peers"]:
        grids.append(peers_table(report["games"], report["peers"]))
    wide = Console(highlight=False, width=max(out.width, WIDTH))
    for grid in grids:
        wide.print(grid)
    for line in targets([case for case in report["games"] if case["build"] == "compiled"], report):
        out.print(line)


def games_table(build: str, ours: list[CaseReport]) -> Grid:
    grid = Grid(title=f"Ostraka, {build}")
    headings = ["game, seats, option", "decisions/s", "lowest–highest", "games/s", "from Python"]
    headings += ["clone µs", "view µs", "read µs", "draw µs", "search it/s", "late step"]
    for at, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if at else "left", no_wrap=True)
    for case in ours:
        low, high = case["spread"]
        grid.add_row(
            name_of(case),
            f"{case['decisions_per_second']:,}",
            f"{low:,}–{high:,}",
            f"{case['games_per_second']:,.0f}",
            f"{case['driven_per_second']:,}",
            *(f"{cost:.2f}" for cost in (case["clone"], case["view"])),
            *(f"{cost:.2f}" for cost in (case["determinize"], case["draw"])),
            f"{case['iterations_per_second']:,.0f}",
            f"{case['late']:.2f}",
        )
    return grid


def peers_table(ours: list[CaseReport], peers: list[PeerReport]) -> Grid:
    """Compare our slowest and fastest case of each build with every peer."""
    grid = Grid(title="Peers, and our slowest and fastest case against them")
    builds = list(dict.fromkeys(case["build"] for case in ours))
    for at, heading in enumerate(["peer", "decisions/s", "lowest–highest", "games/s", *builds]):
        grid.add_column(heading, justify="right" if at else "left", no_wrap=True)
    for peer in peers:
        low, high = peer["spread"]
        ratios = []
        for build in builds:
            speeds = [case["decisions_per_second"] for case in ours if case["build"] == build]
            slow, fast = (end / peer["decisions_per_second"] for end in (min(speeds), max(speeds)))
            ratios.append(f"{slow:.2f}–{fast:.2f}×")
        grid.add_row(
            peer["peer"],
            f"{peer['decisions_per_second']:,}",
            f"{low:,}–{high:,}",
            f"{peer['games_per_second']:,.0f}",
            *ratios,
        )
    return grid


def targets(ours: list[CaseReport], report: Report) -> list[str]:
    """A line for each target of the compiled build: whether it is met, and the worst case."""
    if not ours:
        return []
    lines = []
    slowest = min(ours, key=lambda case: case["decisions_per_second"])
    driven = min(ours, key=lambda case: case["driven_per_second"])
    for peer in report["peers"]:
        if peer["peer"] in (FASTEST, SLOWEST):
            times = 1 if peer["peer"] == FASTEST else 10
            ratio = slowest["decisions_per_second"] / peer["decisions_per_second"]
            what = f"decisions/s at least {times} × {peer['peer']}"
            lines.append(verdict(what, ratio >= times, f"{ratio:.2f}", slowest))
            ratio = driven["driven_per_second"] / peer["decisions_per_second"]
            lines.append(verdict(f"{what}, from Python", ratio >= times, f"{ratio:.2f}", driven))
    clone = max(ours, key=lambda case: case["clone"])
    lines.append(verdict("clone under 2 µs", clone["clone"] < 2, f"{clone['clone']:.2f}", clone))
    slow = min(ours, key=lambda case: case["iterations_per_second"])
    answer = PROFESSOR_ITERATIONS / slow["iterations_per_second"]
    lines.append(verdict("a professor answers within 2 s", answer < 2, f"{answer:.2f}", slow))
    late = max(ours, key=lambda case: case["late"])
    what = "a late step costs no more than an early one"
    lines.append(verdict(what, late["late"] <= 1, f"{late['late']:.2f}", late))
    return lines


def verdict(what: str, met: bool, figure: str, case: CaseReport) -> str:
    return f"{'met' if met else 'MISSED'}: {what} ({figure}: {name_of(case)})"


def name_of(case: CaseReport) -> str:
    options = "".join(f" {name}={value}" for name, value in case["options"].items())
    return f"{case['game']} {case['seats']}{options}"
