"""Flat Monte Carlo: opponents that try every choice equally often. Greedy ones look ahead to the
end of their turn, the others a fixed number of decisions."""

from __future__ import annotations

from math import sqrt
from random import Random
from time import monotonic
from typing import Final

from ostraka.bots.search.playout import Scale, by_habit, end_points, play_on, shares
from ostraka.bots.thought import Thought
from ostraka.core.play import EVERYONE, Action, Game, View

CAUTION: Final = 0.5
"""Standard errors by which a choice that habit would never make must beat habit's favourite. With
a higher value a digger of the Pyramid is as strong as a scholar."""
MIN_LEAD: Final = 0.001
"""Share in the win by which it must be ahead as well; a smaller lead counts as none."""


class FlatBot:
    """Tries all choices in the same drawn positions, plays on by habit, and takes the one that did
    best, unless its lead may be luck and habit favours another. A greedy one judges the position
    at the end of its own turn. `iterations` counts the drawn positions."""

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
        return thoughts[0]["action"]

    def explain(self, view: View, legal: list[Action], clock: float) -> list[Thought]:
        """Return what every choice led to, best first; empty if the choices make no difference."""
        draw = self.game.determinize(view)
        state = draw(self.rng)
        weights = self.game.habit(state, legal)
        if not weights:
            return []
        seat = state.actor()
        seats = len(state.scores())
        thoughts: list[Thought] = [
            {"action": action, "visits": 0, "share": 0.0, "points": [0.0] * seats}
            for action in legal
        ]
        gains: list[list[float]] = [[] for _ in legal]
        until = monotonic() + clock
        scale = Scale()
        for _ in range(self.iterations):
            drawn = draw(self.rng)
            spread = scale.spread()  # the same for all choices, so that equal ones tie
            for thought, own_gains in zip(thoughts, gains, strict=True):
                state = drawn.clone()
                state.apply(thought["action"])
                play_on(self.game, state, self.depth, self.rng, seat if self.greedy else EVERYONE)
                points = end_points(self.game, state)
                scale.add(points)
                gained = shares(self.game, state, points, spread)
                thought["visits"] += 1
                own_gains.append(gained[seat])
                for player, own in enumerate(points):
                    thought["points"][player] += own
            if monotonic() > until:
                break
        for thought, own_gains in zip(thoughts, gains, strict=True):
            thought["share"] = sum(own_gains) / thought["visits"]
            thought["points"] = [points / thought["visits"] for points in thought["points"]]
        sure = sure_shares(gains, weights)
        best_first = sorted(range(len(legal)), key=lambda at: -sure[at])
        return [thoughts[at] for at in best_first]


def sure_shares(gains: list[list[float]], weights: list[float]) -> list[float]:
    """Return the mean share of every choice, less a penalty for luck: the standard error of its
    lead over habit's favourite in the same draws, weighted by how little habit likes it."""
    most = max(weights)
    favourite = gains[weights.index(most)]
    found = []
    for own, weight in zip(gains, weights, strict=True):
        draws = len(own)
        leads = [mine - usual for mine, usual in zip(own, favourite, strict=True)]
        lead = sum(leads) / draws
        spread = sum((each - lead) ** 2 for each in leads) / draws
        doubt = 1.0 - weight / most if most else 0.0
        found.append(sum(own) / draws - doubt * (MIN_LEAD + CAUTION * sqrt(spread / draws)))
    return found
