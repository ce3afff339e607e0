"""Two things in a terminal, side by side where there is room."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table

GAP = 2
ROOM = 120
"""Columns that two things need which share the room as they like."""


class Beside:
    """Two things side by side where there is room, else one below the other; with widths, each is
    given its own."""

    def __init__(
        self, left: RenderableType, right: RenderableType, widths: tuple[int, int] | None = None
    ) -> None:
        self.left = left
        self.right = right
        self.widths = widths

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < (sum(self.widths) + GAP if self.widths else ROOM):
            yield self.left
            yield self.right
            return
        grid = Table.grid(padding=(0, GAP))
        for width in self.widths or (None, None):
            grid.add_column(width=width)
        grid.add_row(self.left, self.right)
        yield grid
