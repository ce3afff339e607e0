"""A bot as somebody else would write it."""

from __future__ import annotations

from random import Random

from ostraka.core.play import Action, Game, View


class First:
    """Takes the first thing that is allowed."""

    blind = True

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        return legal[0]


def first(game: Game, rng: Random) -> First:
    return First()
