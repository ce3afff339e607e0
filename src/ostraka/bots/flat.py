"""Opponents that try every choice alike: greedy ones to the end of their turn, patient ones for a
fixed number of decisions (flat Monte Carlo)."""

from __future__ import annotations

from random import Random
from time import monotonic

from ostraka.bots.playout import Scale, by_habit, end_points, play_on, shares
from ostraka.bots.thought import Thought
from ostraka.core.play import EVERYONE, Action, Game, View


class FlatBot:
    """Tries all choices in the same drawn positions, plays each on by habit, and takes the one that
    came out best on average. A greedy one looks at what its own turn leaves it with. `iterations`
    are the draws, in each of which all choices are tried."""

    blind = False

    def __init__(
        self, game: Game, iterations: int, depth: int, rng: Random, greedy: bool = False
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.depth = depth
        self.rng = rng
        self.greedy = greedy

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        thoughts = self.explain(view, legal, clock)
        if not thoughts:
            return by_habit(self.game, self.game.determinize(view)(self.rng), legal, self.rng)
        return max(thoughts, key=lambda thought: thought["share"])["action"]

    def explain(self, view: View, legal: list[Action], clock: float) -> list[Thought]:
        """What every choice led to; nothing where it makes no difference."""
        draw = self.game.determinize(view)
        state = draw(self.rng)
        if not self.game.habit(state, legal):
            return []
        seat = state.actor()
        seats = len(state.scores())
        thoughts: list[Thought] = [
            {"action": action, "visits": 0, "share": 0.0, "points": [0.0] * seats}
            for action in legal
        ]
        until = monotonic() + clock
        scale = Scale()
        for _ in range(self.iterations):
            drawn = draw(self.rng)
            for thought in thoughts:
                state = drawn.clone()
                state.apply(thought["action"])
                play_on(self.game, state, self.depth, self.rng, seat if self.greedy else EVERYONE)
                points = end_points(self.game, state)
                scale.add(points)
                gained = shares(self.game, state, points, scale.spread())
                thought["visits"] += 1
                thought["share"] += gained[seat]
                for player, own in enumerate(points):
                    thought["points"][player] += own
            if monotonic() > until:
                break
        for thought in thoughts:
            thought["share"] /= thought["visits"]
            thought["points"] = [own / thought["visits"] for own in thought["points"]]
        return thoughts
