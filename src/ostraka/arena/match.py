"""One game between bots, reproducible from its seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from random import Random
from time import perf_counter

from ostraka import __version__, bots
from ostraka.core.chance import seeded
from ostraka.core.errors import OstrakaError
from ostraka.core.table import Table
from ostraka.games import game


@dataclass(frozen=True)
class Match:
    """A game to play. Workers are sent this, never a position."""

    number: int
    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """By seat."""
    seed: str
    """Seed of chance, shared by the games of a round."""
    turn: int
    """Index in its round; part of the bots' seeds, so that they differ even at the same seat."""


@dataclass(frozen=True)
class Result:
    """How a match ended, by seat."""

    number: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    decisions: int
    journal: str = ""
    """The journal's text, if requested."""


@dataclass(frozen=True)
class Batch:
    """Matches that a worker plays in one go, and the version of Ostraka it must have."""

    matches: Sequence[Match]
    journals: bool
    rules: int
    version: str = __version__


@dataclass(frozen=True)
class Played:
    """What a worker returns."""

    results: list[Result]
    seconds: float


def play(match: Match) -> Result:
    """Play one match. Chance and every bot have streams of their own, so that a bot which draws
    more does not change the dice; bots have no clock, so that a fast machine plays the same game
    as a slow one."""
    found = game(match.game)
    names = [f"{bot} {seat}" for seat, bot in enumerate(match.bots, 1)]
    table = Table(found, len(names), match.options, names, seeded(match.seed))
    players = [
        bots.make(bot, found, Random(f"{match.seed}/{match.turn}/bot {seat}"))
        for seat, bot in enumerate(match.bots, 1)
    ]
    decisions = 0
    while table.actor >= 0:
        table.act(table.actor, table.ask(players[table.actor], inf))
        decisions += 1
    closing = table.journal.closing
    assert closing is not None
    return Result(
        match.number,
        closing.points,
        closing.places,
        closing.ending,
        decisions,
        table.journal.text(),
    )


def play_batch(batch: Batch) -> Played:
    """Play a batch; runs in the worker."""
    key = batch.matches[0].game
    here, there = (__version__, game(key).rules), (batch.version, batch.rules)
    if here != there:
        raise OstrakaError(
            f"A worker has Ostraka {here[0]} with rules {here[1]} of {key}; "
            f"here is Ostraka {there[0]} with rules {there[1]}."
        )
    started = perf_counter()
    results = [play(match) for match in batch.matches]
    if not batch.journals:
        results = [replace(result, journal="") for result in results]
    return Played(results, perf_counter() - started)
