"""A plain player of Toutankhamon to measure the levels against: the best odds, one dig ahead."""

from __future__ import annotations

from random import Random

from ostraka.core.play import Action, Game, View, below
from ostraka.games.tutankhamun.knowledge.odds import odds
from ostraka.games.tutankhamun.rules.box import PASS_FEE


class BestOdds:
    """Digs the square with the best exact odds, and stops when one more dig loses on average. It
    passes where a dig costs more than the fee. It lays layers at random and plays no special
    card."""

    blind = False

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        choices = {self.game.notation.text(action): action for action in legal}
        if "bar none" in choices:
            return choices["bar none"]
        promised = {f"dig {square}": hint["coins"] for square, hint in odds(view).items()}
        if not promised.keys() & choices.keys():
            return legal[below(self.rng, len(legal))]
        best = max(promised, key=lambda dig: promised[dig])
        if "stop" in choices and promised[best] < 0:
            return choices["stop"]
        if "pass" in choices and promised[best] < -PASS_FEE:
            return choices["pass"]
        return choices[best]


def best_odds(game: Game, rng: Random) -> BestOdds:
    """The player as `ostraka.bench.best_odds:best_odds`, for ladders of Toutankhamon."""
    return BestOdds(game, rng)
