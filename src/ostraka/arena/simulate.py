"""Many matches, on any executor, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import sqrt
from typing import TypedDict

from ostraka.arena.match import Match, Result, play, play_many

BATCH = 20
"""Matches sent to a worker at a time: enough to hide the sending."""


class PlayerSummary(TypedDict):
    """How one player fared. A win shared by n counts 1/n."""

    bot: str
    wins: float
    win_rate: float
    ci95: list[float]
    mean_score: float


class Summary(TypedDict):
    """What `simulate --json` prints."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    players: list[PlayerSummary]
    endings: dict[str, int]


def run(matches: Sequence[Match], executor: Executor | None = None) -> Iterator[Result]:
    """Play all matches and give their results in order, whoever plays them."""
    if executor is None:
        yield from map(play, matches)
        return
    batches = [matches[at : at + BATCH] for at in range(0, len(matches), BATCH)]
    for results in executor.map(play_many, batches):
        yield from results


def matches(
    game: str, options: Mapping[str, str], players: Sequence[str], games: int, seed: str
) -> list[Match]:
    """The matches of a simulation."""
    return [Match(game, dict(options), tuple(players), seed, number) for number in range(games)]


class Tally:
    """Adds up results; they do not have to be kept."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = list(players)
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * len(players)
        self.points = [0] * len(players)
        self.endings: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.endings[result.ending] += 1
        winners = result.places.count(1)
        for player, (points, place) in enumerate(zip(result.points, result.places, strict=True)):
            self.points[player] += points
            self.wins[player] += 1 / winners if place == 1 else 0

    def summary(self, game: str, seconds: float) -> Summary:
        return {
            "game": game,
            "seats": len(self.players),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds) if seconds else 0,
            "players": [self._player(player) for player in range(len(self.players))],
            "endings": dict(sorted(self.endings.items())),
        }

    def _player(self, player: int) -> PlayerSummary:
        rate = self.wins[player] / self.games
        return {
            "bot": self.players[player],
            "wins": round(self.wins[player], 4),
            "win_rate": round(rate, 4),
            "ci95": [round(end, 4) for end in wilson(rate, self.games)],
            "mean_score": round(self.points[player] / self.games, 4),
        }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    z = 1.959964
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
