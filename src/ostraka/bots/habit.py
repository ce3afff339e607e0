"""An opponent that does what a sensible player does without thinking ahead."""

from __future__ import annotations

from random import Random

from ostraka.bots.playout import by_habit
from ostraka.core.play import Action, Game, View


class HabitBot:
    """Leans as the game's habit leans, in a position drawn behind its view."""

    blind = False

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        return by_habit(self.game, self.game.determinize(view)(self.rng), legal, self.rng)
