"""Information-set Monte Carlo tree search: each iteration draws a position that the seat's view
allows, walks down one tree of choices and outcomes, and plays on by habit where the tree ends.

All drawn positions share the tree (single observer). Every seat maximises its own share in the win
(max-n). Chance is sampled. Choices that habit favours or that did well are tried first; none is
ruled out for good.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from ostraka.bots.search.playout import Scale, end_points, play_on, shares
from ostraka.core.play import CHANCE, OVER, Action, Game, Seat, State

EXPLORATION: Final = 0.7
"""Weight of exploration against what a choice has achieved so far."""
UNIFORM_SHARE: Final = 0.25
"""Share of the prior that is spread evenly over all choices, whatever habit says."""


@mypyc_attr(acyclic=True)
class Node:
    """Statistics of a line of play: visits, value for the seat that made its last step and, at the
    root's choices, every seat's points. `priors` caches them where habit cannot change."""

    __slots__ = ("children", "points", "priors", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.points: list[float] = []
        self.priors: list[float] = []
        self.children: dict[Action, Node] = {}


class Tree:
    """One search for one decision."""

    def __init__(
        self, game: Game, draw: Callable[[Random], State], depth: int, rng: Random
    ) -> None:
        self.game = game
        self.draw = draw
        self.depth = depth
        self.rng = rng
        self.root = Node()
        self.scale = Scale()

    def iterate(self) -> None:
        """Draw a position, walk down, play on, and record the result along the way."""
        state = self.draw(self.rng)
        path: list[Node] = []
        movers: list[Seat] = []
        self._descend(state, path, movers)
        play_on(self.game, state, self.depth, self.rng)
        points = end_points(self.game, state)
        self.scale.add(points)
        gained = shares(self.game, state, points, self.scale.spread())
        for node, mover in zip(path, movers, strict=True):
            node.visits += 1
            if mover >= 0:
                node.value += gained[mover]
        chosen = path[0]
        if not chosen.points:
            chosen.points = [0.0] * len(points)
        for seat, own in enumerate(points):
            chosen.points[seat] += own

    def _descend(self, state: State, path: list[Node], movers: list[Seat]) -> None:
        """Walk down to the first untried choice, or to the end of the game."""
        node = self.root
        actor = state.actor()
        searcher = actor
        # A seat's knowledge, and so its habit, cannot change before chance or another seat acts.
        same_view = True
        while actor != OVER:
            same_view = same_view and actor == searcher
            by_chance = actor == CHANCE
            action = state.sample(self.rng) if by_chance else self._select(node, state, same_view)
            state.apply(action, None)
            child = node.children.get(action)
            is_new = child is None
            if child is None:
                child = Node()
                node.children[action] = child
            path.append(child)
            movers.append(actor)
            if is_new and not by_chance:
                return
            node = child
            actor = state.actor()

    def _select(self, node: Node, state: State, same_view: bool) -> Action:
        """Pick the choice with the best mix of success, habit and exploration."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        priors = node.priors
        if not priors:
            priors = self._priors(state, legal)
            if same_view:
                node.priors = priors
        # An untried choice counts as good as the tried ones were on average.
        children = [node.children.get(action) for action in legal]
        tried = 0.0
        value = 0.0
        for child in children:
            if child is not None:
                tried += child.visits
                value += child.value
        mean = value / tried if tried else 0.5
        exploration: float = EXPLORATION * (tried + 1.0) ** 0.5
        best = 0
        best_score = -1.0
        for at in range(len(legal)):
            child = children[at]
            bonus = exploration * priors[at]
            if child is None:
                score = mean + bonus
            else:
                score = child.value / child.visits + bonus / (1.0 + child.visits)
            if score > best_score:
                best_score = score
                best = at
        return legal[best]

    def _priors(self, state: State, legal: list[Action]) -> list[float]:
        """Prior of each choice from habit; sums to 1."""
        weights = self.game.habit(state, legal) or [1.0] * len(legal)
        total = 0.0
        for weight in weights:
            total += weight
        share = (1.0 - UNIFORM_SHARE) / total
        floor = UNIFORM_SHARE / len(legal)
        return [floor + share * weight for weight in weights]

    def settled(self, iterations: int) -> bool:
        """Whether this many more iterations cannot change the most visited choice."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > iterations
