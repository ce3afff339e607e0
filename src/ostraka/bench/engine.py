"""The speed of our games: random self-play, copies, views, drawn positions, search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import process_time

from ostraka import games
from ostraka.bots.search.tree import Tree
from ostraka.core.play import CHANCE, OVER, Action, Game, State
from ostraka.core.random_play import random_play
from ostraka.core.table import settle

GAMES = 8
"""Random games from which positions are taken."""
ITERATIONS = 500
"""Iterations of one search; then the next one begins."""


@dataclass(frozen=True)
class Rate:
    """Random self-play for a while."""

    decisions: int
    games: int
    seconds: float


@dataclass(frozen=True)
class Case:
    """A game at a table: how many seats, and the options that are not the default."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def setup(self) -> State:
        game = games.game(self.game)
        return game.setup(self.seats, settle(game, self.options))


def cases(keys: Iterable[str]) -> list[Case]:
    """Every game with the fewest and the most seats, and with the fewest under every option."""
    found = []
    for key in keys:
        game = games.game(key)
        few, many = game.seats[0], game.seats[-1]
        found += [Case(key, few), Case(key, many)]
        found += [
            Case(key, few, {option.name: value})
            for option in game.options
            for value in option.values[1:]
        ]
    return found


def self_play(case: Case, seconds: float, rng: Random) -> Rate:
    """Random games in a loop that is compiled with the games."""
    game = games.game(case.game)
    options = settle(game, case.options)
    decisions = played = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not played:
        decisions += random_play(game.setup(case.seats, options), rng)
        played += 1
    return Rate(decisions, played, spent)


def driven(case: Case, seconds: float, rng: Random) -> Rate:
    """Random games in an interpreted loop, step by step, the way the peers are driven."""
    game = games.game(case.game)
    options = settle(game, case.options)
    random = rng.random
    decisions = played = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not played:
        state = game.setup(case.seats, options)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                legal = state.legal()
                state.apply(legal[int(random() * len(legal))])
                decisions += 1
        played += 1
    return Rate(decisions, played, spent)


def costs(case: Case, seconds: float, rng: Random) -> dict[str, float]:
    """Measure what a search does most, in positions halfway through a game, in microseconds;
    search iterations per second; and the cost of a late step relative to an early one."""
    game = games.game(case.game)
    played = [play(case, rng) for _ in range(GAMES)]
    states = [halfway(case, steps) for steps in played]
    views = [state.view(state.actor()) for state in states]
    draws = [game.determinize(view) for view in views]
    slice = seconds / 10
    return {
        "clone": each([state.clone for state in states], slice),
        "view": each([partial(state.view, 0) for state in states], slice),
        "determinize": each([partial(game.determinize, view) for view in views], slice),
        "draw": each([partial(draw, rng) for draw in draws], slice),
        "iterations_per_second": search(game, draws, slice, rng),
        "late": late(case, played, slice),
    }


def play(case: Case, rng: Random) -> list[Action]:
    """Return the steps of a random game, including those of chance."""
    state = case.setup()
    steps = []
    while (actor := state.actor()) != OVER:
        steps.append(state.sample(rng) if actor == CHANCE else rng.choice(state.legal()))
        state.apply(steps[-1])
    return steps


def halfway(case: Case, steps: Sequence[Action]) -> State:
    """Return the first position in the second half of a game where somebody has a choice."""
    state = case.setup()
    for number, step in enumerate(steps):
        if number >= len(steps) // 2 and state.actor() >= 0 and len(state.legal()) > 1:
            break
        state.apply(step)
    return state


def each(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the mean time of these calls in microseconds."""
    done = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not done:
        for call in calls:
            call()
        done += len(calls)
    return spent / done * 1e6


def search(
    game: Game, draws: Sequence[Callable[[Random], State]], seconds: float, rng: Random
) -> float:
    """Return search iterations per second, in trees as large as those of a bot."""
    done = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not done:
        if done % ITERATIONS == 0:
            tree = Tree(game, draws[done // ITERATIONS % len(draws)], game.rollout_depth, rng)
        tree.iterate()
        done += 1
    return done / spent


def late(case: Case, played: Sequence[list[Action]], seconds: float) -> float:
    """Return the cost of a step in the last fifth of a game, relative to one in the first fifth."""
    starts, ends = [], []
    for steps in played:
        fifth = len(steps) // 5
        state = case.setup()
        starts.append((state.clone(), steps[:fifth]))
        for step in steps[:-fifth]:
            state.apply(step)
        ends.append((state, steps[-fifth:]))
    rng = Random(0)
    spent = [0.0, 0.0]
    while sum(spent) < seconds:
        for which, stage in enumerate((starts, ends)):
            started = process_time()
            for state, steps in stage:
                go(state.clone(), steps, rng)
            spent[which] += process_time() - started
    return spent[1] / spent[0]


def go(state: State, steps: Sequence[Action], rng: Random) -> None:
    """Play these steps, and list the legal actions before each, as self-play does."""
    for step in steps:
        if state.actor() == CHANCE:
            state.sample(rng)
        else:
            state.legal()
        state.apply(step)
