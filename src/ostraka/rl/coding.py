"""A game as learners want it: actions counted without chance's, views as rows of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypedDict, cast

import numpy as np
from numpy.typing import NDArray

from ostraka import games
from ostraka.core.errors import NoVectors
from ostraka.core.play import Action, Game, Seat, View
from ostraka.core.table import settle
from ostraka.core.vector import Vector

Numbers: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Observation(TypedDict):
    """What a learner is given: what its seat sees, and 1 for every action it may choose."""

    observation: Numbers
    action_mask: Mask


class Coding:
    """Numbers for the views and actions of a game with a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        if not games.has(game.key, "knowledge.vector"):
            raise NoVectors(game.title)
        self.game = game
        self.seats = seats
        self.actions = game.notation.choices()
        """The sentence behind each number that a learner may choose."""
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        fill: Callable[[Vector, View], None] = games.part(game.key, "knowledge.vector").fill
        self._fill = fill
        start = self.vector(game.setup(seats, settle(game, {})).view(0), named=True)
        self.names = start.names
        """What each number of an observation is."""
        self.blocks = start.blocks
        """The same in groups, with the size of each."""

    def number(self, action: Action) -> int:
        """What a learner says for an action of the game."""
        return self._numbers[action]

    def vector(self, view: View, named: bool = False) -> Vector:
        """A view as a row of numbers. It is written from the view alone: what a seat does not see
        cannot get into it."""
        vector = Vector(cast(Seat, view["you"]), self.seats, named)
        self._fill(vector, view)
        return vector

    def observation(self, view: View, legal: Sequence[Action]) -> Observation:
        """What a learner is given; nothing is legal for a seat that does not act."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[[self._numbers[action] for action in legal]] = 1
        return {
            "observation": np.array(self.vector(view).values, np.float32),
            "action_mask": mask,
        }
