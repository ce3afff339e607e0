"""Two things in a terminal, side by side where there is room."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table

ROOM = 110
"""Columns that two things need."""


class Beside:
    """Two things side by side where there is room, else one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < ROOM:
            yield self.left
            yield self.right
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_row(self.left, self.right)
        yield grid
