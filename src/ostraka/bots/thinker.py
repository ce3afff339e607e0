"""The strong opponents: they search before they choose."""

from __future__ import annotations

from random import Random
from time import monotonic

from ostraka.bots.search.playout import by_habit
from ostraka.bots.search.tree import Tree
from ostraka.bots.thought import Thought
from ostraka.core.play import Action, Game, View

BATCH = 32
"""Iterations between two checks of the clock."""


class Thinker:
    """Searches for a fixed number of iterations, so that games can be reproduced. It stops early
    only if the clock runs out or more iterations cannot change its choice."""

    blind = False

    def __init__(self, game: Game, iterations: int, depth: int, rng: Random) -> None:
        self.game = game
        self.iterations = iterations
        self.depth = depth
        self.rng = rng

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        thoughts = self._think(view, legal, clock, stop_early=True)
        if not thoughts:
            return by_habit(self.game, self.game.determinize(view)(self.rng), legal, self.rng)
        return max(thoughts, key=lambda thought: (thought["visits"], thought["share"]))["action"]

    def explain(self, view: View, legal: list[Action], clock: float) -> list[Thought]:
        """Return the choices it visited, most visited first; empty if they make no difference."""
        thoughts = self._think(view, legal, clock, stop_early=False)
        return sorted(thoughts, key=lambda thought: -thought["visits"])

    def _think(
        self, view: View, legal: list[Action], clock: float, stop_early: bool
    ) -> list[Thought]:
        draw = self.game.determinize(view)
        if not self.game.habit(draw(self.rng), legal):
            return []
        until = monotonic() + clock
        tree = Tree(self.game, draw, self.depth, self.rng)
        left = self.iterations
        while left > 0:
            batch = min(BATCH, left)
            for _ in range(batch):
                tree.iterate()
            left -= batch
            if monotonic() > until or (stop_early and tree.settled(left)):
                break
        return [
            {
                "action": action,
                "visits": node.visits,
                "share": node.value / node.visits,
                "points": [own / node.visits for own in node.points],
            }
            for action, node in tree.root.children.items()
        ]
