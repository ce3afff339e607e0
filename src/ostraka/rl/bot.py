"""A learned player at any table."""

from __future__ import annotations

from collections.abc import Callable

from ostraka.core.play import Action, View
from ostraka.rl.coding import Coding, Observation


class PolicyBot:
    """A bot that does what a policy says: a function from an observation to the number of one of
    the actions that its mask allows."""

    blind = False

    def __init__(self, coding: Coding, policy: Callable[[Observation], int]) -> None:
        self.coding = coding
        self.policy = policy

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        return self.coding.actions[self.policy(self.coding.observation(view, legal))]
