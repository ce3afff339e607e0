"""The weakest opponent: any legal action is as good as another."""

from __future__ import annotations

from random import Random

from ostraka.core.play import Action, View, below


class RandomBot:
    """Chooses blindly."""

    blind = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        return legal[below(self.rng, len(legal))]
