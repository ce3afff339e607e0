"""The speed of environments for learners, one core, CPU time: random play with observations."""

from __future__ import annotations

from random import Random
from time import process_time

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from ostraka import games, rl
from ostraka.core import play

SECONDS = 2.0


def random_play(env: rl.env) -> float:
    """Steps a second, each after an observation of the agent that acts."""
    rng = Random(1)
    env.reset(seed=1)
    steps = 0
    started = process_time()
    while (spent := process_time() - started) < SECONDS:
        agent = env.agent_selection
        if env.terminations[agent]:
            env.reset()
            continue
        env.step(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist()))
        steps += 1
    return steps / spent


def main() -> None:
    build = "interpreted" if str(play.__file__).endswith(".py") else "compiled"
    grid = Grid("environment", "seats", "numbers", "actions", "steps/s", title=build)
    for key in games.known():
        seats = games.game(key).seats
        for number in (seats[0], seats[-1]):
            env = rl.env(key, number)
            sizes = (number, len(env.coding.names), len(env.coding.actions), random_play(env))
            grid.add_row(key, *(f"{size:,.0f}" for size in sizes))
    Console().print(grid)


if __name__ == "__main__":
    main()
