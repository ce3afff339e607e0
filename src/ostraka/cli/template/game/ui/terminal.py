"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table

from ostraka.core.play import View
from ostraka.games.lantern.knowledge.odds import odds
from ostraka.games.lantern.rules.view import NightView


def draw(view: View, names: Sequence[str], with_odds: bool) -> RenderableType:
    """Everyone's lamp, as far as it is seen, and their points."""
    seen = cast(NightView, view)
    caption = f"A lamp stays alight in {odds(view):.0%} of storms." if with_odds else None
    table = Table("", "lamp", "points", caption=caption)
    for name, lamp, points in zip(names, seen["lamps"], seen["points"], strict=True):
        table.add_row(name, str(lamp or "?"), str(points))
    return table
