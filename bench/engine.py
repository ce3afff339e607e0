"""The speed of the engine, one core, CPU time: random self-play, clone, view, determinize, odds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table as Grid

from ostraka import games
from ostraka.core import play
from ostraka.core.play import CHANCE, OVER, Game, State
from ostraka.core.table import settle

REPEATS = 5
SECONDS = 1.0


def self_play(game: Game, seats: int, rng: Random) -> tuple[int, int]:
    """Random games for a while: decisions and games."""
    options = settle(game, {})
    decisions = played = 0
    started = process_time()
    while process_time() - started < SECONDS:
        state = game.setup(seats, options)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                legal = state.legal()
                state.apply(legal[int(rng.random() * len(legal))])
                decisions += 1
        played += 1
    return decisions, played


def midgame(game: Game, seats: int, rng: Random) -> State:
    """A position halfway through a random game, with a seat to act."""
    states = []
    state = game.setup(seats, settle(game, {}))
    while (actor := state.actor()) != OVER:
        if actor >= 0:
            states.append(state.clone())
        state.apply(state.sample(rng) if actor == CHANCE else rng.choice(state.legal()))
    return states[len(states) * 3 // 4]


def microseconds(call: Callable[[], object]) -> float:
    """What one call costs."""
    calls = 1
    while True:
        started = process_time()
        for _ in range(calls):
            call()
        spent = process_time() - started
        if spent > 0.1:
            return spent / calls * 1e6
        calls *= 4


def measure(game: Game, seats: int) -> list[str]:
    rng = Random(1)
    rates = []
    for _ in range(REPEATS):
        started = process_time()
        decisions, played = self_play(game, seats, rng)
        spent = process_time() - started
        rates.append((decisions / spent, played / spent))
    state = midgame(game, seats, rng)
    view = state.view(0)
    draw = game.determinize(view)
    costs = [
        microseconds(state.clone),
        microseconds(lambda: state.view(0)),
        microseconds(lambda: game.determinize(view)),
        microseconds(lambda: draw(rng)),
    ]
    if games.has(game.key, "hints"):
        hints = games.part(game.key, "hints")
        costs.append(microseconds(lambda: hints.odds(view)))
    return [
        f"{game.key} {seats}",
        f"{median(rate for rate, _ in rates):,.0f}",
        f"{median(rate for _, rate in rates):,.0f}",
        *(f"{cost:,.2f}" for cost in costs),
    ]


def main() -> None:
    build = "interpreted" if str(play.__file__).endswith(".py") else "compiled"
    grid = Grid(title=f"Ostraka, {build}, one core, CPU time, median of {REPEATS}")
    headings = ["game, seats", "decisions/s", "games/s", "clone µs", "view µs"]
    headings += ["read view µs", "draw µs", "odds µs"]
    for heading in headings:
        grid.add_column(heading, justify="right")
    for key in games.known():
        game = games.game(key)
        for seats in (game.seats[0], game.seats[-1]):
            grid.add_row(*measure(game, seats))
    Console(width=120).print(grid)


if __name__ == "__main__":
    main()
