"""Who plays whom, from which seats, with which seed: all derived from a few arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise

from ostraka import bots
from ostraka.arena.match import Match
from ostraka.core.chance import seeded
from ostraka.core.errors import BadSeats, OstrakaError, quoted
from ostraka.core.play import Game


@dataclass(frozen=True)
class Series:
    """Games between the same players, one for each seat or two that share all seats.

    A round has as many games as there are players. All its games have the same chance, and every
    player has every seat once.
    """

    players: tuple[str, ...]
    seats: int
    games: int
    seed: str

    def seating(self, number: int) -> tuple[int, ...]:
        """The player at each seat in game `number`."""
        if len(self.players) == self.seats:
            return tuple((seat - number) % self.seats for seat in range(self.seats))
        halves = _halves(self.seats)
        half = halves[number // 2 % len(halves)]
        return tuple(int((seat in half) == bool(number % 2)) for seat in range(self.seats))

    def round(self, number: int) -> int:
        return number // len(self.players)


@dataclass(frozen=True)
class Plan:
    """Everything that is to be played. The same plan gives the same games."""

    game: Game
    options: Mapping[str, str]
    series: tuple[Series, ...]

    def __post_init__(self) -> None:
        for series in self.series:
            bots.check(series.players)
            seeded(series.seed)  # raises if a journal cannot hold the seed
            if series.seats not in self.game.seats:
                raise BadSeats(self.game.title, self.game.seats, series.seats)

    def matches(self) -> Iterator[Match]:
        """Every match, numbered from 0 through all series."""
        first = 0
        for series in self.series:
            for number in range(series.games):
                yield Match(
                    first + number,
                    self.game.key,
                    self.options,
                    tuple(series.players[player] for player in series.seating(number)),
                    f"{series.seed}/{series.round(number)}",
                    number % len(series.players),
                )
            first += series.games


def simulation(
    game: Game, options: Mapping[str, str], players: Sequence[str], games: int, seed: str
) -> Plan:
    """One series, with a player for each seat."""
    return Plan(game, options, (Series(tuple(players), len(players), games, seed),))


def neighbours(names: Sequence[str]) -> list[tuple[str, str]]:
    """Pair each bot with the next."""
    return list(pairwise(names))


def everybody(names: Sequence[str]) -> list[tuple[str, str]]:
    """Pair each bot with all others."""
    return list(combinations(names, 2))


PAIRS = {"neighbours": neighbours, "all": everybody}


def ladder(
    game: Game,
    options: Mapping[str, str],
    names: Sequence[str],
    pairs: str,
    seats: Sequence[int],
    games: int,
    seed: str,
) -> Plan:
    """A series for each pair and number of seats. Its seed names the pair, so that its games stay
    the same when other bots join."""
    if len(names) < 2 or len(set(names)) < len(names):
        raise OstrakaError("A ladder is for two or more bots, none of them twice.")
    if pairs not in PAIRS:
        raise OstrakaError(f"Pairs are {' or '.join(PAIRS)}, not {quoted(pairs)}.")
    series = (
        Series(pair, many, games, f"{seed}/{many}/{pair[0]} {pair[1]}")
        for many in seats
        for pair in PAIRS[pairs](names)
    )
    return Plan(game, options, tuple(series))


@cache
def _halves(seats: int) -> list[tuple[int, ...]]:
    """Every half of the seats, the smaller one of an odd number; the other player has the rest.
    If two halves complete each other, one is enough, since a round plays it both ways."""
    halves = list(combinations(range(seats), seats // 2))
    return halves if seats % 2 else [half for half in halves if 0 in half]
