"""Search over honest guesses: every iteration draws a position that the seat's view allows, walks
down one common tree of choices and outcomes, and plays on by habit where the tree ends.

The tree is shared by all drawn positions (information-set search with a single observer). Each
seat is taken to want its own share in the win (max-n). Chance is sampled. A choice is tried the
sooner the more habit leans to it and the better it has done; none is left out for good.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from ostraka.bots.search.playout import Scale, end_points, play_on, shares
from ostraka.core.play import CHANCE, OVER, Action, Game, Seat, State

CURIOSITY: Final = 0.7
"""How much an untried choice attracts against one that did well."""
OPEN_MIND: Final = 0.25
"""The part of the attraction that all choices share, whatever habit says."""


@mypyc_attr(acyclic=True)
class Node:
    """What is known of a line of play: how often it was walked, what came of it for the seat that
    chose its last step, and, for the choices at the root, everybody's points. `lures` is what habit
    says of the choices there, kept where it cannot change."""

    __slots__ = ("children", "lures", "points", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.points: list[float] = []
        self.lures: list[float] = []
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
        """Draw a position, walk down, play on, and carry home what came of it."""
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
        """Down the tree to the first choice that was never tried, or to the end of the game."""
        node = self.root
        actor = state.actor()
        thinker = actor
        # What one knows cannot change before chance or another acts, nor can what one leans to.
        same = True
        while actor != OVER:
            same = same and actor == thinker
            drawn = actor == CHANCE
            action = state.sample(self.rng) if drawn else self._select(node, state, same)
            state.apply(action, None)
            child = node.children.get(action)
            fresh = child is None
            if child is None:
                child = Node()
                node.children[action] = child
            path.append(child)
            movers.append(actor)
            if fresh and not drawn:
                return
            node = child
            actor = state.actor()

    def _select(self, node: Node, state: State, same: bool) -> Action:
        """The choice with the best mix of success so far, habit and curiosity."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        lures = node.lures
        if not lures:
            lures = self._lures(state, legal)
            if same:
                node.lures = lures
        # An untried choice is taken to be as good as those tried so far were on average.
        children = [node.children.get(action) for action in legal]
        tried = 0.0
        value = 0.0
        for child in children:
            if child is not None:
                tried += child.visits
                value += child.value
        mean = value / tried if tried else 0.5
        eager: float = CURIOSITY * (tried + 1.0) ** 0.5
        best = 0
        best_score = -1.0
        for at in range(len(legal)):
            child = children[at]
            lure = eager * lures[at]
            if child is None:
                score = mean + lure
            else:
                score = child.value / child.visits + lure / (1.0 + child.visits)
            if score > best_score:
                best_score = score
                best = at
        return legal[best]

    def _lures(self, state: State, legal: list[Action]) -> list[float]:
        """How much each choice attracts by habit alone; together 1."""
        weights = self.game.habit(state, legal) or [1.0] * len(legal)
        total = 0.0
        for weight in weights:
            total += weight
        share = (1.0 - OPEN_MIND) / total
        floor = OPEN_MIND / len(legal)
        return [floor + share * weight for weight in weights]

    def settled(self, iterations: int) -> bool:
        """Whether so many more iterations could no longer change which choice was tried most."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > iterations
