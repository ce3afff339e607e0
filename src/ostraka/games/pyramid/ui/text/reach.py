"""What the plan means for a player on it, counted from the view: how far they get with the actions
left, how far it is to the way out, and where mummies walk next."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

from ostraka.core.play import Seat
from ostraka.games.pyramid.knowledge.odds import fallen_blocks
from ostraka.games.pyramid.rules.board import (
    BACKWARD,
    ENTRANCES,
    FORWARD,
    LENGTH,
    NEIGHBOURS,
    PATH,
    SPACES,
    open_beside,
)
from ostraka.games.pyramid.rules.box import DICE, STRETCHES
from ostraka.games.pyramid.rules.chapters.mummies import PLACE, ROLLS, STRIDES, step
from ostraka.games.pyramid.rules.view import MummyView, PyramidView

MOST_STEPS: Final = len(DICE)
AT_LEAST: Final[list[float]] = [sum(STRIDES[steps:]) / ROLLS for steps in range(MOST_STEPS + 1)]
"""The chance that mummies walk 0, 1, 2 … spaces or more (ruling 69)."""


def reach(view: PyramidView, space: str, actions: int) -> dict[str, int]:
    """Spaces within reach of a number of moves, with their cost."""
    down = fallen_blocks(view)
    start = SPACES.index(space)
    cost = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if cost[here] == actions:
            continue
        for there in open_beside(here, down):
            if there not in cost:
                cost[there] = cost[here] + 1
                waiting.append(there)
    return {SPACES[each]: steps for each, steps in cost.items()}


def routes(view: PyramidView, space: str, actions: int) -> dict[str, list[str]]:
    """The same with a shortest way to each, past as few mummies as possible; empty for the player's
    own space."""
    found = reach(view, space, actions)
    ways: dict[str, list[str]] = {space: []}
    met = {space: 0}
    for there, cost in found.items():  # the nearest first
        if not cost:
            continue
        beside = [SPACES[each] for each in NEIGHBOURS[SPACES.index(there)]]
        before = [each for each in beside if found.get(each) == cost - 1]
        last = min(before, key=lambda each: met[each])
        met[there] = met[last] + len(standing_at(view, there))
        ways[there] = [*ways[last], there]
    return ways


def ways_out(view: PyramidView, space: str) -> dict[str, int]:
    """The entrance spaces that can be reached, with the actions to leave by them."""
    found = reach(view, space, len(SPACES))
    doors = [SPACES[each] for each in range(ENTRANCES)]
    return {door: found[door] + 1 for door in doors if door in found}


def out_in(view: PyramidView, space: str) -> int | None:
    """Actions to leave the pyramid from a space, if there is a way."""
    return min(ways_out(view, space).values(), default=None)


# --- Mummies ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stride:
    """A step that a mummy may take: where to, and whether towards the end of its stretch."""

    space: str
    onward: bool


def strides(mummy: MummyView) -> list[Stride]:
    """The next five steps; at the end of its stretch a mummy faces about (rulings 70 to 72)."""
    number = STRETCHES.index(mummy["stretch"])
    spaces = [SPACES[each] for each in PATH[number * LENGTH : (number + 1) * LENGTH]]
    way = 1 if mummy["facing"] == FORWARD[number] else -1
    assert mummy["facing"] in (FORWARD[number], BACKWARD[number])
    at = spaces.index(mummy["space"])
    ahead = [0, number, at, way, 0]
    found = []
    for _ in range(MOST_STEPS):
        before = ahead[PLACE]
        step(ahead, 0)
        found.append(Stride(spaces[ahead[PLACE]], ahead[PLACE] > before))
    return found


def standing_at(view: PyramidView, space: str) -> list[MummyView]:
    """The mummies that touch a player who comes here (ruling 43)."""
    return [each for each in view["mummies"] if each["space"] == space and not each["lying"]]


@dataclass(frozen=True)
class Visit:
    """A mummy that may pass a space in this round, and after how many steps."""

    mummy: str
    steps: int

    @property
    def chance(self) -> float:
        return AT_LEAST[self.steps]


def next_visit(view: PyramidView, space: str) -> Visit | None:
    """The likeliest touch of the coming walk for a player who stays on a space (rulings 77,
    139)."""
    found = []
    for mummy in view["mummies"]:
        if mummy["lying"]:
            if mummy["space"] == space:
                found.append(Visit(mummy["mummy"], 0))
            continue
        for number, stride in enumerate(strides(mummy), 1):
            if stride.space == space:
                found.append(Visit(mummy["mummy"], number))
                break
    return min(found, key=lambda visit: visit.steps, default=None)


# --- Seats ------------------------------------------------------------------------------------


def place_of(view: PyramidView, seat: Seat) -> str | None:
    """Where a seat's adventurer stands, if inside."""
    return view["players"][seat]["space"]


def subject(view: PyramidView, seat: Seat) -> Seat:
    """Whose load, pack and prospects the sheets show: the viewer's while they play, else those of
    the player whose turn it is."""
    if seat >= 0 and view["players"][seat]["fate"] in ("waiting", "inside", "out"):
        return seat
    return view["turn"]
