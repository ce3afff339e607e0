"""The strong opponents: they search before they choose."""

from __future__ import annotations

from random import Random
from time import monotonic

from ostraka.bots.search.playout import by_habit
from ostraka.bots.search.tree import Tree
from ostraka.bots.thought import Thought
from ostraka.core.play import Action, Game, View

PAUSE = 32
"""Iterations between two checks of the clock."""


class Thinker:
    """Searches for a fixed number of iterations, so that its games can be repeated; fewer only if
    the clock runs out or more search could not change its choice."""

    blind = False

    def __init__(self, game: Game, iterations: int, depth: int, rng: Random) -> None:
        self.game = game
        self.iterations = iterations
        self.depth = depth
        self.rng = rng

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        thoughts = self._think(view, legal, clock, hurry=True)
        if not thoughts:
            return by_habit(self.game, self.game.determinize(view)(self.rng), legal, self.rng)
        return max(thoughts, key=lambda thought: (thought["visits"], thought["share"]))["action"]

    def explain(self, view: View, legal: list[Action], clock: float) -> list[Thought]:
        """Return the choices it visited, most visited first; empty if there is no real choice."""
        thoughts = self._think(view, legal, clock, hurry=False)
        return sorted(thoughts, key=lambda thought: -thought["visits"])

    def _think(self, view: View, legal: list[Action], clock: float, hurry: bool) -> list[Thought]:
        draw = self.game.determinize(view)
        if not self.game.habit(draw(self.rng), legal):
            return []
        until = monotonic() + clock
        tree = Tree(self.game, draw, self.depth, self.rng)
        left = self.iterations
        while left > 0:
            batch = min(PAUSE, left)
            for _ in range(batch):
                tree.iterate()
            left -= batch
            if monotonic() > until or (hurry and tree.settled(left)):
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
