"""A position: who has which lamp, who lit it, and who must do what next."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, OVER, Action, Notes, Seat, State, weighted
from ostraka.games.lantern.rules import dispatch
from ostraka.games.lantern.rules.steps import CHOOSING, ENDING, FINISHED
from ostraka.games.lantern.rules.view import NightView, view_of


@mypyc_attr(acyclic=True)
class Night(State):
    """A position."""

    __slots__ = ("gale", "lamps", "lit", "points", "task", "turn")

    def __init__(
        self,
        gale: bool,
        task: int,
        turn: Seat,
        lamps: list[int],
        lit: list[bool],
        points: list[int],
    ) -> None:
        self.gale = gale
        self.task = task  # what must happen next; nothing else decides who is to act
        self.turn = turn
        self.lamps = lamps  # of every seat, or NONE
        self.lit = lit
        self.points = points

    def clone(self) -> Night:
        return Night(self.gale, self.task, self.turn, self.lamps[:], self.lit[:], self.points[:])

    def actor(self) -> Seat:
        if self.task == FINISHED:
            return OVER
        return self.turn if self.task == CHOOSING else CHANCE

    def legal(self) -> list[Action]:
        return dispatch.choices(self)

    def outcomes(self) -> list[tuple[Action, int]]:
        return dispatch.outcomes(self)

    def sample(self, rng: Random) -> Action:
        return weighted(dispatch.outcomes(self), rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        dispatch.play(self, action, notes)

    def view(self, seat: Seat) -> NightView:
        return view_of(self, seat)

    def scores(self) -> list[tuple[int, ...]]:
        """Points alone; equal points share the place (ruling 5)."""
        return [(points,) for points in self.points]

    def ending(self) -> str:
        return ENDING if self.task == FINISHED else ""
