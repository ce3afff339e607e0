"""The tray in a terminal: what a view shows, in letters, signs and colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostraka.core.play import View
from ostraka.games.tutankhamun.knowledge.odds import Odds, laid_layers, odds, still_down, to_pass
from ostraka.games.tutankhamun.rules.box import COVER, SIZE, SQUARES
from ostraka.games.tutankhamun.rules.view import TrayView
from ostraka.ui.beside import Beside

SHORT = {
    "base": "┻ chain",
    "middle": "┃ shaft",
    "top": "┳ falcon",
    "head": "≺ cobra",
    "body": "≈ body",
    "tail": "≻ faience",
    "alabaster": "◊ vase",
    "bracelet": "○ bracelet",
    "pectoral": "◖ pectoral",
    "mosquito": "✶ mosquito",
    "scorpion": "§ scorpion",
    "tutankhamun": "☠ THE MASK",
    "earth": "· earth",
}
SOIL = ["#3b2413", "#5a3a1e", "#7a5230", "#9a6d42", "#c19a62", "#e4d3a5"]
INK = ["#f3e6c8", "#f3e6c8", "#f8eed6", "#fff6e2", "#2b1d10", "#2b1d10"]
DANGER, TREASURE, QUIET = "bold #d1362a", "bold #b8860b", "dim"
WIDTH = 12


def draw(view: View, names: Sequence[str], with_odds: bool) -> RenderableType:
    """The table as a seat sees it."""
    seen = cast(TrayView, view)
    hints = odds(view) if with_odds else {}
    return Beside(
        _tray(seen, hints),
        Group(_players(seen, names), *_warning(seen, names), _what_is_left(seen), *_as_laid(view)),
    )


def _tray(view: TrayView, hints: dict[str, Odds]) -> RenderableType:
    legend = "chance of a danger, coins on average" if hints else None
    grid = Table(show_lines=True, padding=0, border_style="#8b6d3b", caption=legend)
    grid.add_column("")
    for square in SQUARES[:SIZE]:
        grid.add_column(square[0], width=WIDTH)
    for row in range(SIZE):
        squares = range(row * SIZE, (row + 1) * SIZE)
        cells = [_square(view, square, hints.get(SQUARES[square])) for square in squares]
        grid.add_row(Text(f"\n{row + 1}"), *cells)
    return grid


def _square(view: TrayView, square: int, hint: Odds | None) -> Text:
    """Three lines: the card; its worth and how many cards lie there; the odds or a barricade."""
    shown = view["squares"][square]
    layer, card = shown["layer"], shown["card"]
    if layer == 0 or card is None:
        return Text("\n\n")
    soil = f"{INK[layer - 1]} on {SOIL[layer - 1]}"
    worth = "" if layer == COVER else _worth(_values(view, layer)[card])
    gauge = "█" * layer + "░" * (COVER - layer)
    text = Text(no_wrap=True)
    text.append((" · · ·" if layer == COVER else f" {SHORT[card]}").ljust(WIDTH) + "\n", style=soil)
    text.append(f" {worth:<4} {gauge}".ljust(WIDTH) + "\n", style=soil)
    if shown["barred"] is not None:
        text.append(f"▓ barred {shown['barred'] + 1} ▓".center(WIDTH), style="reverse")
    elif hint:
        style = DANGER if hint["danger"] > 0.3 else TREASURE
        text.append(f"{hint['danger']:4.0%} {hint['coins']:+.1f}".center(WIDTH), style=style)
    else:
        text.append(" " * WIDTH, style=soil)
    return text


def _worth(value: int) -> str:
    return f"▲{value}" if value < 0 else f"●+{value}" if value else "0"


def _players(view: TrayView, names: Sequence[str]) -> RenderableType:
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "", "silver", "scarabs", "barricade"):
        table.add_column(heading, justify="right" if heading else "left")
    for seat, player in enumerate(view["players"]):
        style = QUIET if player["out"] else "bold" if seat == view["turn"] else ""
        money = str(player["money"]) if not player["out"] else "out"
        if seat == view["turn"] and view["aside"]:
            money += f" +{view['aside']} aside"
        marks = ["▶" if seat == view["turn"] and not view["ending"] else "", names[seat], money]
        marks += [str(player["scarabs"]), str(player["barricades"])]
        table.add_row(*marks, style=style)
    title = "scarab down: all counts double" if view["stake"] > 1 else None
    return Panel(table, title=title, border_style="#b8860b" if title else "#8b6d3b")


def _warning(view: TrayView, names: Sequence[str]) -> list[Text]:
    """Whether a pass ends the game, or who else would have to pass for that (ruling 71)."""
    row = to_pass(view)
    if row is None:
        return []
    if not row:
        return [Text("All the others have passed: a pass now ends the game.", style=DANGER)]
    others = ", ".join(names[seat] for seat in row)
    ends = f"A pass ends the game if the others pass too: {others}."
    if len(row) == 1:
        ends = f"A pass ends the game if {others} passes too."
    return [Text(ends, style=QUIET)]


def _what_is_left(view: TrayView) -> RenderableType:
    """While laying, the cards still to be laid; while digging, those still down there."""
    if view["laying"]:
        hand = f", in hand: {SHORT[view['hand']]}" if view["hand"] else ""
        left = Text(f"Layer {view['laying']} of {COVER - 1}{hand}\n", style="bold")
        for card, count in view["left"].items():
            left.append(f"{count}× {card} {_values(view, view['laying'])[card]:+d}   ")
        return Panel(left, title="to be laid", border_style="#8b6d3b")
    table = Table(box=None, padding=(0, 1))
    for heading in ("layer", "dangers", "hidden", ""):
        table.add_column(heading, justify="right" if heading else "left")
    for layer, hidden in reversed(list(enumerate(still_down(view), 1))):
        value = _values(view, layer)
        dangers = sum(count for card, count in hidden.items() if value[card] < 0)
        cards = Text()
        for card, count in sorted(hidden.items(), key=lambda each: value[each[0]]):
            if count:
                style = DANGER if value[card] < 0 else TREASURE if value[card] else QUIET
                cards.append(f"{count}×{card}{value[card]:+d} ", style=style)
        table.add_row(str(layer), str(dangers), str(sum(hidden.values())), cards)
    return Panel(Align.left(table), title="still down there", border_style="#8b6d3b")


def _as_laid(view: View) -> list[RenderableType]:
    """The covered layers that a player may look up (ruling 80)."""
    layers = laid_layers(view)
    if not layers:
        return []
    table = Table(box=None, padding=(0, 1))
    for heading in ("layer", *(square[0] for square in SQUARES[:SIZE])):
        table.add_column(heading)
    for layer, row in layers:
        for at in range(0, len(row), SIZE):
            table.add_row(
                str(layer) if not at else "", *(SHORT[card] for card in row[at : at + SIZE])
            )
    return [Panel(Align.left(table), title="as laid, before the turning", border_style="#8b6d3b")]


def _values(view: TrayView, layer: int) -> dict[str, int]:
    return {card["card"]: card["value"] for card in view["contents"][layer - 1]}
