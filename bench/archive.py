"""How much room the archive of a finished game takes, and how long it takes to make and to read.

    python bench/archive.py [--games N]

Whole games of every title with all its seats, played by habit. Times are of one core.
"""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from ostraka import games
from ostraka.core.chance import seeded
from ostraka.core.play import Game
from ostraka.core.table import Table
from ostraka.server.finished.archive import packed, unpacked
from ostraka.server.finished.archiving import archived


def main(number: Annotated[int, typer.Option("--games", help="Games of each title.")] = 20) -> None:
    grid = Grid("game", "seats", "steps", "journal", "archive", "largest", "make", "read")
    for key in games.known():
        game = games.game(key)
        measured = [measure(played(game, str(seed))) for seed in range(number)]
        steps, journal, archive, make, read = (
            statistics.median(column) for column in zip(*measured, strict=True)
        )
        grid.add_row(
            key,
            str(game.seats[-1]),
            f"{steps:.0f}",
            f"{journal / 1000:.1f} kB",
            f"{archive / 1000:.1f} kB",
            f"{max(row[2] for row in measured) / 1000:.1f} kB",
            f"{1000 * make:.0f} ms",
            f"{1000 * read:.0f} ms",
        )
    Console().print(grid)


def played(game: Game, seed: str) -> Table:
    """A whole game by habit."""
    rng = Random(seed)
    table = Table(game, game.seats[-1], chance=seeded(seed))
    while table.actor >= 0:
        legal = table.legal()
        leaning = game.habit(table.state, legal)
        leaning = leaning if sum(leaning) > 0 else [1.0] * len(legal)
        table.act(table.actor, rng.choices(legal, leaning)[0])
    return table


def measure(table: Table) -> tuple[float, float, float, float, float]:
    """Steps, bytes of the journal and of the archive, seconds to make and to read it."""
    began = time.process_time()
    data = packed(archived(table.game, table.journal))
    made = time.process_time()
    unpacked(data)
    read = time.process_time()
    journal = table.journal
    return len(journal.steps), len(journal.text()), len(data), made - began, read - made


if __name__ == "__main__":
    typer.run(main)
