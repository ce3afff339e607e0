"""An opponent that does what a sensible player does without thinking ahead."""

from __future__ import annotations

from random import Random

from ostraka.bots.search.playout import by_habit
from ostraka.core.play import Action, Game, View, below


class HabitBot:
    """Follows the game's habit in a position drawn to fit its view; occasionally it loses
    concentration and picks at random."""

    blind = False

    def __init__(self, game: Game, slips: float, rng: Random) -> None:
        self.game = game
        self.slips = slips  # the share of its choices picked at random
        self.rng = rng

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        if self.rng.random() < self.slips:
            return legal[below(self.rng, len(legal))]
        return by_habit(self.game, self.game.determinize(view)(self.rng), legal, self.rng)
