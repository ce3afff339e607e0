"""Statistics of many results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TypedDict

from ostraka import __version__
from ostraka.arena import ratings
from ostraka.arena.match import Result
from ostraka.arena.plan import Plan, Series

Z = 1.959964
"""Standard errors on either side that make 95 %."""


class PlayerSummary(TypedDict):
    """How one player fared. A win shared by n counts 1/n in `wins`; `shared` counts such games."""

    bot: str
    wins: float
    shared: int
    win_rate: float
    ci95: list[float]
    mean_score: float


class Speed(TypedDict):
    """How much was played, and how fast. Games that were found in a file took no time."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: int


class Summary(TypedDict):
    """What `simulate --json` prints."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    players: list[PlayerSummary]
    endings: dict[str, int]


class PairSummary(TypedDict):
    """How two bots fared against each other. `share` is what the second won of the games that
    somebody won; none if nobody ever did."""

    seats: int
    games: int
    nobody: int
    players: list[PlayerSummary]
    share: float | None
    share_ci95: list[float]
    endings: dict[str, int]


class Rating(TypedDict):
    """A bot's place on the ladder; none while no game connects it with the first bot."""

    bot: str
    rating: int | None
    ci95: list[int]


class LadderSummary(TypedDict):
    """What `ladder --json` prints."""

    game: str
    rules: int
    version: str
    options: dict[str, str]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    pairs: list[PairSummary]
    ratings: list[Rating]


class Tally:
    """The results of one series, in the order of their numbers: sums of fractions then do not
    depend on who finished first."""

    def __init__(self, series: Series, results: Mapping[int, Result]) -> None:
        self.series = series
        self.results = dict(sorted(results.items()))

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def nobody(self) -> int:
        """The number of games nobody won."""
        return sum(1 not in result.places for result in self.results.values())

    @property
    def endings(self) -> dict[str, int]:
        return dict(sorted(Counter(result.ending for result in self.results.values()).items()))

    def parts(self, player: int) -> dict[int, float]:
        """A player's share of the win in each game."""
        return {
            number: sum(
                place == 1 and who == player
                for place, who in zip(result.places, self.series.seating(number), strict=True)
            )
            / max(1, result.places.count(1))
            for number, result in self.results.items()
        }

    def rate(self, player: int, won_only: bool) -> tuple[float, float, float]:
        """The share of games a player won, with its 95 % interval."""
        rounds: dict[int, tuple[float, int]] = {}
        for number, part in self.parts(player).items():
            if not won_only or 1 in self.results[number].places:
                wins, games = rounds.get(self.series.round(number), (0.0, 0))
                rounds[self.series.round(number)] = wins + part, games + 1
        return rate_of(list(rounds.values()))

    def player(self, player: int) -> PlayerSummary:
        parts = self.parts(player).values()
        rate, low, high = self.rate(player, won_only=False)
        points = [
            points
            for number, result in self.results.items()
            for points, who in zip(result.points, self.series.seating(number), strict=True)
            if who == player
        ]
        return {
            "bot": self.series.players[player],
            "wins": round(sum(parts), 4),
            "shared": sum(0 < part < 1 for part in parts),
            "win_rate": round(rate, 4),
            "ci95": [round(low, 4), round(high, 4)],
            "mean_score": round(sum(points) / len(points), 4),
        }

    def players(self) -> list[PlayerSummary]:
        return [self.player(player) for player in range(len(self.series.players))]

    def compared(self) -> float:
        """What the first of two players won, seat by seat: each of their seats is compared with
        each of the other's, and the game counts as one."""
        total = 0.0
        for number, result in self.results.items():
            if 1 not in result.places:
                continue  # says nothing about who is better
            mine, others = (
                [
                    place
                    for place, who in zip(result.places, self.series.seating(number), strict=True)
                    if who == player
                ]
                for player in (0, 1)
            )
            better = sum((a < b) + (a == b) / 2 for a in mine for b in others)
            total += better / (len(mine) * len(others))
        return total


def simulation(plan: Plan, results: Mapping[int, Result], fresh: int, seconds: float) -> Summary:
    """The summary of a plan with one series."""
    (tally,) = tallies(plan, results)
    return {
        "game": plan.game.key,
        "seats": tally.series.seats,
        **speed(results, fresh, seconds),
        "players": tally.players(),
        "endings": tally.endings,
    }


def ladder(plan: Plan, results: Mapping[int, Result], fresh: int, seconds: float) -> LadderSummary:
    """The summary of a plan of pairs; those without a game yet are left out."""
    played = [tally for tally in tallies(plan, results) if tally.games]
    names = dict.fromkeys(name for series in plan.series for name in series.players)
    return {
        "game": plan.game.key,
        "rules": plan.game.rules,
        "version": __version__,
        "options": dict(plan.options),
        **speed(results, fresh, seconds),
        "pairs": [_pair(tally) for tally in played],
        "ratings": rated(list(names), played),
    }


def speed(results: Mapping[int, Result], fresh: int, seconds: float) -> Speed:
    """`fresh` is the number of decisions that the seconds went into."""
    return {
        "games": len(results),
        "decisions": sum(result.decisions for result in results.values()),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(fresh / seconds) if seconds else 0,
    }


def tallies(plan: Plan, results: Mapping[int, Result]) -> list[Tally]:
    """The results by series, each numbered from 0."""
    found = []
    first = 0
    for series in plan.series:
        own = range(first, first + series.games)
        found.append(Tally(series, {at - first: results[at] for at in own if at in results}))
        first += series.games
    return found


def rated(names: Sequence[str], played: Sequence[Tally]) -> list[Rating]:
    """Bradley–Terry ratings from all games; the first bot has 0.

    Two that met have one more game, drawn, so that who won all games is not infinitely better.
    """
    wins = {(one, other): 0.0 for one in names for other in names}
    met: dict[str, set[str]] = {name: set() for name in names}
    for tally in played:
        one, other = tally.series.players
        if tally.games == tally.nobody:
            continue
        if other not in met[one]:
            wins[one, other] += 0.5
            wins[other, one] += 0.5
        met[one].add(other)
        met[other].add(one)
        better = tally.compared()
        wins[one, other] += better
        wins[other, one] += tally.games - tally.nobody - better
    known = _reached(names[0], met)
    order = [name for name in names if name in known]
    matrix = [[wins[one, other] for other in order] for one in order]
    found = ratings.fit(matrix) if len(order) > 1 else [0.0]
    spread = ratings.errors(matrix, found)
    values = dict(zip(order, zip(found, spread, strict=True), strict=True))
    return [_rating(name, *values.get(name, (None, 0.0))) for name in names]


def rate_of(rounds: Sequence[tuple[float, int]]) -> tuple[float, float, float]:
    """A rate from (wins, games) of every round, with its 95 % interval.

    It is Wilson's interval for as many games as the rounds are worth. Games of a round share
    their chance: where they go the same way they are worth less than as many independent ones,
    by the variance between rounds. Where they balance each other they would be worth more; that
    is not claimed. Where all rounds went alike nothing is known of it, and each counts as one.
    """
    games = sum(of for _, of in rounds)
    if not games:
        return 0.0, 0.0, 1.0
    rate = sum(wins for wins, _ in rounds) / games
    spread = sum((wins - rate * of) ** 2 for wins, of in rounds)
    worth = float(len(rounds))
    if spread > 1e-9:
        variance = spread / games**2 * len(rounds) / (len(rounds) - 1)
        worth = min(rate * (1 - rate) / variance, games)
    return rate, *wilson(rate, worth)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _pair(tally: Tally) -> PairSummary:
    share, low, high = tally.rate(1, won_only=True)
    return {
        "seats": tally.series.seats,
        "games": tally.games,
        "nobody": tally.nobody,
        "players": tally.players(),
        "share": None if tally.games == tally.nobody else round(share, 4),
        "share_ci95": [round(low, 4), round(high, 4)],
        "endings": tally.endings,
    }


def _rating(bot: str, rating: float | None, error: float) -> Rating:
    ends = [] if rating is None else [round(rating - Z * error), round(rating + Z * error)]
    return {"bot": bot, "rating": None if rating is None else round(rating), "ci95": ends}


def _reached(first: str, met: Mapping[str, set[str]]) -> set[str]:
    """Every bot connected with the first one by games."""
    found, new = set[str](), {first}
    while new:
        found |= new
        new = {other for one in new for other in met[one]} - found
    return found
