"""Two things in a terminal, side by side where there is room."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table

GAP = 2
ROOM = 120
"""Columns of a terminal that has room for both."""


class Beside:
    """Two things side by side where there is room, else one below the other; a width that is given
    is kept."""

    def __init__(
        self,
        left: RenderableType,
        right: RenderableType,
        room: int = ROOM,
        widths: tuple[int | None, int | None] = (None, None),
    ) -> None:
        self.left = left
        self.right = right
        self.room = room
        self.widths = widths

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < self.room:
            yield self.left
            yield self.right
            return
        grid = Table.grid(padding=(0, GAP))
        for width in self.widths:
            grid.add_column(width=width)
        grid.add_row(self.left, self.right)
        yield grid
