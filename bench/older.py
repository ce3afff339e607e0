"""Bots of another engine as guests, to play a changed bot against what it was.

    git worktree add ../before HEAD~1 && make -C ../before engine
    PYTHONPATH=bench OLDER=../before/build/compiled \
        ostraka ladder pyramid --bots older:digger,digger --games 200

OLDER is the folder of the other engine's `ostraka` package. It runs in a process of its own, which
gets a view as JSON and gives back a sentence; the rules of both must be the same.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from math import inf
from random import Random
from typing import cast

from ostraka import bots, games
from ostraka.core.play import Action, Bot, Game, View, below

LONGEST_SEED = 1 << 62


class Older:
    """A bot that has the other engine think for it."""

    blind = False

    def __init__(self, level: str, game: Game, rng: Random) -> None:
        self.game = game
        self.engine = subprocess.Popen(
            [sys.executable, __file__, level, game.key, str(below(rng, LONGEST_SEED))],
            env=os.environ | {"PYTHONPATH": os.environ["OLDER"]},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __del__(self) -> None:
        self.engine.communicate()  # no more to read, so it ends

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        texts = [self.game.notation.text(action) for action in legal]
        assert self.engine.stdin is not None and self.engine.stdout is not None
        print(json.dumps([view, texts]), file=self.engine.stdin, flush=True)
        answer = self.engine.stdout.readline().strip()
        return legal[texts.index(answer)]


def student(game: Game, rng: Random) -> Older:
    return Older("student", game, rng)


def digger(game: Game, rng: Random) -> Older:
    return Older("digger", game, rng)


def scholar(game: Game, rng: Random) -> Older:
    return Older("scholar", game, rng)


def professor(game: Game, rng: Random) -> Older:
    return Older("professor", game, rng)


def think(bot: Bot, game: Game) -> None:
    """The other engine's side: answer one view after another."""
    for line in sys.stdin:
        view, texts = json.loads(line)
        legal = [game.notation.parse(text) for text in cast(list[str], texts)]
        print(game.notation.text(bot.choose(view, legal, inf)), flush=True)


if __name__ == "__main__":
    level, key, seed = sys.argv[1:]
    found = games.game(key)
    think(bots.make(level, found, Random(int(seed))), found)
