"""Positions for the rulebook's tests: written as a view, as a journal, or just played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from ostraka.core.play import EVERYONE
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.tutankhamun.rules.box import SQUARES
from ostraka.games.tutankhamun.rules.view import TrayView

GAME = game("tutankhamun")

LAYER_1 = ["tutankhamun", "scorpion", *["mosquito"] * 2, *["alabaster"] * 4, *["bracelet"] * 3]
LAYER_1 += [*["pectoral"] * 2, *["earth"] * 3]
"""The bottom layer of the documented cards."""

MIDDLE = """
base  middle top       bracelet
base  middle top       pectoral
head  body   tail      scorpion
alabaster alabaster mosquito mosquito
"""
"""A legal layer with two columns across, a snake across and the others."""


def laying(seats: int = 2, **options: str) -> Table:
    """A table that begins to lay, with chance told from outside."""
    return Table(GAME, seats, options)


def digging(seats: int = 2, **options: str) -> Table:
    """A table that begins to dig, where the test says what is uncovered."""
    return Table(GAME, seats, {"laying": "shuffled", **options})


def seat(table: Table) -> int:
    """Who acts, counted from 1 as in the rules."""
    return table.actor + 1


def money(table: Table) -> list[int]:
    return [player["money"] for player in view(table)["players"]]


def view(table: Table, seat: int = 1) -> TrayView:
    return cast(TrayView, table.view(seat - 1))


def everything(table: Table) -> TrayView:
    return cast(TrayView, table.view(EVERYONE))


def write(table: Table, written: TrayView) -> Table:
    """Put the table into the position of a written full view."""
    table.state = GAME.determinize(written)(Random(0))
    return table


def rich(table: Table, *coins: int) -> Table:
    """Give the players so much money."""
    written = everything(table)
    for player, amount in zip(written["players"], coins, strict=True):
        player["money"] = amount
    return write(table, written)


def lay_layer(table: Table, cards: Sequence[str]) -> None:
    """Lay a whole layer, square by square from a1 to d4, row by row."""
    for card, square in zip(cards, SQUARES, strict=True):
        table.say(f"take {card}", f"lay {square}")


def lay_all(table: Table) -> None:
    """Lay the five documented layers."""
    lay_layer(table, LAYER_1)
    for _ in range(4):
        lay_layer(table, MIDDLE.split())


def exhausted(hiding: Mapping[str, str], seats: int = 2, **options: str) -> Table:
    """A late position: all is uncovered but the bottom cards of some squares, which are named."""
    table = digging(seats, **options)
    drawn = GAME.determinize(table.view(0))(Random(1))
    written = cast(TrayView, drawn.view(EVERYONE))
    bottom = written["ground"][0]
    settled = set()
    for square, card in hiding.items():
        at = SQUARES.index(square)
        other = next(o for o, name in enumerate(bottom) if name == card and o not in settled)
        bottom[at], bottom[other] = bottom[other], bottom[at]
        settled.add(at)
    for at, shown in enumerate(written["squares"]):
        shown["layer"] = 2 if SQUARES[at] in hiding else 1
    written["hidden"] = len(hiding)
    return write(table, written)


def bar(table: Table, barred: Mapping[str, int]) -> Table:
    """Lay barricades of some seats on squares."""
    written = everything(table)
    for square, owner in barred.items():
        written["squares"][SQUARES.index(square)]["barred"] = owner - 1
        written["players"][owner - 1]["barricades"] = 0
    return write(table, written)


def digs(table: Table) -> list[str]:
    """The squares that may be dug now."""
    return [text.split()[1] for text in table.legal_texts() if text.startswith("dig ")]
