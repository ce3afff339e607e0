"""Rollouts: play on from a drawn position by habit, and judge the position reached."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from ostraka.core.play import CHANCE, EVERYONE, OVER, Action, Game, Seat, State, places

WIN_WEIGHT: Final = 0.9
"""Weight of winning against points: a bot that is sure to win or lose still plays well."""


def weighted_index(weights: list[float], rng: Random) -> int:
    """Draw an index in proportion to its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    drawn = rng.random() * total
    last = len(weights) - 1
    for at in range(last):
        drawn -= weights[at]
        if drawn < 0.0:
            return at
    return last


def by_habit(game: Game, state: State, legal: list[Action], rng: Random) -> Action:
    """Draw one legal action by the game's habit."""
    weights = game.habit(state, legal)
    if weights:
        return legal[weighted_index(weights, rng)]
    return legal[int(rng.random() * float(len(legal)))]


def play_on(game: Game, state: State, decisions: int, rng: Random, seat: Seat = EVERYONE) -> None:
    """Play this many decisions by habit; if a seat is given, only while that seat decides. A step
    without a choice is not a decision."""
    while True:
        actor = state.actor()
        if actor == OVER:
            return
        if actor == CHANCE:
            state.apply(state.sample(rng), None)
            continue
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0], None)
            continue
        if decisions == 0 or (seat != EVERYONE and actor != seat):
            return
        decisions -= 1
        state.apply(by_habit(game, state, legal, rng), None)


class Scale:
    """How much a lead in points means here, learned from the leads seen so far."""

    def __init__(self) -> None:
        self.count = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, points: list[float]) -> None:
        """Record the first seat's lead over the mean."""
        mean = 0.0
        for own in points:
            mean += own
        lead = points[0] - mean / len(points)
        self.count += 1.0
        self.total += lead
        self.squares += lead * lead

    def spread(self) -> float:
        """Return the standard deviation of leads, at least one point."""
        if self.count < 2.0:
            return 4.0
        mean = self.total / self.count
        return max(sqrt(max(self.squares / self.count - mean * mean, 0.0)), 1.0)


def end_points(game: Game, state: State) -> list[float]:
    """Return the points of a finished game, or those that the judge expects."""
    if state.actor() == OVER:
        return [float(score[0]) for score in state.scores()]
    return game.judge(state)


def shares(game: Game, state: State, points: list[float], spread: float) -> list[float]:
    """Return each seat's share in the win, from 0 to 1: the actual one after the end, before it an
    estimate from the game's `chances` or from points. A part of it always follows points."""
    best = max(points)
    likely = [exp((own - best) / spread) for own in points]
    total = 0.0
    for part in likely:
        total += part
    if state.actor() == OVER:
        ranks = places(state.scores(), state.ending() in game.lost)
        winners = ranks.count(1)
        wins = [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    else:
        wins = game.chances(state)
        if not wins:
            return [part / total for part in likely]
    return [
        WIN_WEIGHT * win + (1.0 - WIN_WEIGHT) * part / total
        for win, part in zip(wins, likely, strict=True)
    ]
