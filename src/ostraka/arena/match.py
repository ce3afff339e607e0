"""One game between bots, reproducible from its seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random

from ostraka import bots
from ostraka.core.chance import seeded
from ostraka.core.journal import Journal
from ostraka.core.table import Table
from ostraka.games import game


@dataclass(frozen=True)
class Match:
    """What is to be played. Workers are sent this, never a position."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    """The bots' levels; they move up one seat from game to game, so that each sits everywhere."""
    seed: str
    number: int

    def seat_of(self, player: int) -> int:
        return (player + self.number) % len(self.players)


@dataclass(frozen=True)
class Result:
    """How a match ended, by player, not by seat."""

    number: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    decisions: int
    journal: Journal


def play(match: Match) -> Result:
    """Play one match. Chance and every bot have streams of their own, so that a bot which thinks
    longer does not change the dice."""
    seed = f"{match.seed}/{match.number}"
    seats = [match.seat_of(player) for player in range(len(match.players))]
    names = [""] * len(seats)
    at_seat = {}
    for player, (seat, level) in enumerate(zip(seats, match.players, strict=True)):
        names[seat] = f"{level} {player + 1}"
        at_seat[seat] = bots.make(level, game(match.game), Random(f"{seed}/bot {player + 1}"))
    table = Table(game(match.game), len(seats), match.options, names, seeded(seed))
    decisions = 0
    while table.actor >= 0:
        table.act(table.actor, table.ask(at_seat[table.actor], inf))
        decisions += 1
    closing = table.journal.closing
    assert closing is not None
    return Result(
        match.number,
        tuple(closing.points[seat] for seat in seats),
        tuple(closing.places[seat] for seat in seats),
        closing.ending,
        decisions,
        table.journal,
    )


def play_many(matches: Sequence[Match]) -> list[Result]:
    """Several matches in one go: the unit of work of a worker process."""
    return [play(match) for match in matches]
