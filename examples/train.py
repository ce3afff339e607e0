"""Train a small player, then measure it on the ladder.

    python examples/train.py tutankhamun --option laying=shuffled --games 4000 --weights mine.npz

The player is linear: one weight for every number of an observation and every action, learned by
policy gradients (REINFORCE with a learned baseline) in games against a bot. Then it is a bot like
any other, by the name `train:learned`:

    WEIGHTS=mine.npz PYTHONPATH=examples ostraka ladder tutankhamun --bots random,train:learned
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from zipfile import BadZipFile

import numpy as np

from ostraka import bots, rl
from ostraka.core.errors import OstrakaError
from ostraka.core.play import Bot, Game
from ostraka.rl.coding import Mask, Numbers, Observation

BATCH = 32
"""Games between two lessons."""
RATE = 0.003
ENTROPY = 0.01
"""What trying things out is worth."""
CLOCK = 2.0
"""Seconds that a bot is given for a choice."""


class Step:
    """One choice of the learner, and what its game was worth to it in the end."""

    def __init__(self, seen: Observation, action: int) -> None:
        self.seen = seen
        self.action = action
        self.reward = 0.0


class Policy:
    """Chances for every action, and an estimate of the reward, both linear in the numbers."""

    def __init__(self, numbers: int, actions: int) -> None:
        self.weights = [
            np.zeros((numbers, actions), np.float32),
            np.zeros(actions, np.float32),
            np.zeros(numbers, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.lessons = 0

    def chances(self, numbers: Numbers, masks: Mask) -> Numbers:
        """Of every action; none for those that are not legal."""
        scores = numbers @ self.weights[0] + self.weights[1]
        scores = np.where(masks > 0, scores, -np.inf)
        likely: Numbers = np.exp(scores - scores.max(axis=-1, keepdims=True))
        likely /= likely.sum(axis=-1, keepdims=True)
        return likely

    def choose(self, seen: Observation, rng: np.random.Generator) -> int:
        """An action, as often as it is likely."""
        chances = self.chances(seen["observation"], seen["action_mask"])
        allowed = np.flatnonzero(seen["action_mask"])
        passed = int(np.searchsorted(np.cumsum(chances[allowed]), rng.random()))
        return int(allowed[min(passed, len(allowed) - 1)])  # sums fall short of 1 by a hair

    def learn(self, steps: list[Step]) -> None:
        """Make likelier what was worth more than expected (Adam)."""
        numbers = np.array([step.seen["observation"] for step in steps])
        masks = np.array([step.seen["action_mask"] for step in steps])
        actions = np.array([step.action for step in steps])
        surprise = np.array([step.reward for step in steps]) - numbers @ self.weights[2]
        chances = self.chances(numbers, masks)
        logs = np.log(np.maximum(chances, 1e-9))
        blame = chances.copy()
        blame[np.arange(len(steps)), actions] -= 1
        blame *= ((surprise - surprise.mean()) / (surprise.std() + 1e-6))[:, None]
        blame += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slopes = [numbers.T @ blame, blame.sum(axis=0), -(numbers.T @ surprise)]
        self.lessons += 1
        for at, slope in enumerate(slopes):
            slope = slope / len(steps)
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope**2
            mean = self.means[at] / (1 - 0.9**self.lessons)
            square = self.squares[at] / (1 - 0.999**self.lessons)
            self.weights[at] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, file: str, seats: int) -> None:
        with open(file, "wb") as opened:
            np.savez(opened, *self.weights, seats=seats)


def load(file: str, game: Game) -> tuple[rl.Coding, Policy]:
    """What was learned, and for how many seats."""
    try:
        with np.load(file) as saved:
            coding = rl.Coding(game, int(saved["seats"]))
            policy = Policy(len(coding.names), len(coding.actions))
            found = [saved[f"arr_{at}"] for at in range(len(policy.weights))]
    except (BadZipFile, EOFError, KeyError, ValueError):
        raise OstrakaError(f"There are no weights in {file}.") from None
    if [each.shape for each in found] != [each.shape for each in policy.weights]:
        raise OstrakaError(f"The weights in {file} are for another game.")
    policy.weights = found
    return coding, policy


def learned(game: Game, rng: Random) -> Bot:
    """The player behind the weights in the file that WEIGHTS names."""
    coding, policy = load(os.environ["WEIGHTS"], game)
    chance = np.random.default_rng(rng.getrandbits(64))
    return rl.PolicyBot(coding, lambda seen: policy.choose(seen, chance))


def train(env: rl.env, policy: Policy, games: int, against: str, seed: int) -> Iterator[int]:
    """Play and learn, one seat further from game to game; yields their number after each lesson."""
    rng = np.random.default_rng(seed)
    for first in range(0, games, BATCH):
        steps: list[Step] = []
        for number in range(first, min(first + BATCH, games)):
            rival = bots.make(against, env.game, Random(f"{seed}/train/{number}"))
            env.reset(seed=seed * 1_000_000 + number)
            learner = env.possible_agents[number % len(env.possible_agents)]
            steps += play(env, learner, policy, rival, rng)
        policy.learn(steps)
        yield number + 1


def play(
    env: rl.env, learner: str, policy: Policy, rival: Bot, rng: np.random.Generator
) -> list[Step]:
    """One game against the rival, who has all the other seats."""
    steps: list[Step] = []
    while not env.terminations[env.agent_selection]:
        if env.agent_selection == learner:
            seen = env.observe(learner)
            steps.append(Step(seen, policy.choose(seen, rng)))
            env.step(steps[-1].action)
        else:
            env.step(env.ask(rival, CLOCK))
    for step in steps:
        step.reward = env.rewards[learner]
    return steps


def measure(asked: argparse.Namespace) -> None:
    """Let the arena play the learned player against the bot."""
    options = [word for each in asked.option for word in ("--option", each)]
    subprocess.run(
        [
            *(sys.executable, "-m", "ostraka", "ladder", asked.game, *options),
            *("--bots", f"{asked.against},train:learned", "--seats", str(asked.seats)),
            *("--games", str(asked.matches), "--seed", str(asked.seed)),
        ],
        env={
            **os.environ,
            "WEIGHTS": asked.weights,
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)]),
        },
        check=True,
    )


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a small player and measure it.")
    parser.add_argument("game", nargs="?", default="tutankhamun")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="as in laying=shuffled")
    parser.add_argument("--against", default="random", help="the bot to learn from")
    parser.add_argument("--games", type=positive, default=4000, help="games to learn from")
    parser.add_argument("--matches", type=positive, default=1000, help="games on the ladder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", default="weights.npz", help="where to keep what it learned")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    options = {name: value for name, _, value in (each.partition("=") for each in asked.option)}
    env = rl.env(asked.game, asked.seats, options)
    coding = env.coding
    policy = Policy(len(coding.names), len(coding.actions))
    started = process_time()
    for games in train(env, policy, asked.games, asked.against, asked.seed):
        if games % (BATCH * 25) == 0 or games == asked.games:
            print(f"{games} games, {process_time() - started:.0f} s of CPU time", flush=True)
    policy.save(asked.weights, asked.seats)
    measure(asked)


if __name__ == "__main__":
    try:
        main()
    except (OstrakaError, OSError) as wrong:
        print(wrong, file=sys.stderr)
        sys.exit(2)
