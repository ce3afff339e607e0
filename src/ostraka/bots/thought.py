"""How a bot explains itself."""

from __future__ import annotations

from typing import TypedDict

from ostraka.core.play import Action


class Thought(TypedDict):
    """What a bot thinks of one of its choices."""

    action: Action
    visits: int
    """How often it was tried."""
    share: float
    """The expected share in the win, from 0 to 1."""
    points: list[float]
    """The expected final points of every seat."""
