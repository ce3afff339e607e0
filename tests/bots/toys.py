"""A game small enough to know its best choice: one box is opened, and what is in it is paid out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, cast

from ostraka.core.notation import Notation
from ostraka.core.play import CHANCE, OVER, Action, Game, Notes, Seat, State, View, weighted

NOTATION: Final = Notation()
OPEN: Final = NOTATION.block("open {box}", box=range(20))
FIND: Final = NOTATION.block("find {coins}", coins=range(21))


class Boxes(State):
    """The player to act opens one of the boxes; chance says what is found: the coins on the box or
    nothing, by `odds` in 20. Then the next seat opens one of the rest."""

    def __init__(self, coins: list[int], odds: list[int], purses: list[int]) -> None:
        self.coins = coins
        self.odds = odds
        self.purses = purses
        self.opened: list[int] = []
        self.waiting = False

    def actor(self) -> Seat:
        if self.waiting:
            return CHANCE
        return len(self.opened) if len(self.opened) < len(self.purses) else OVER

    def legal(self) -> list[Action]:
        return [OPEN + box for box in range(len(self.coins)) if box not in self.opened]

    def outcomes(self) -> list[tuple[Action, int]]:
        box = self.opened[-1]
        found = [(FIND + self.coins[box], self.odds[box]), (FIND + 0, 20 - self.odds[box])]
        return [(action, weight) for action, weight in found if weight]

    def sample(self, rng: Random) -> Action:
        return weighted(self.outcomes(), rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        if action >= FIND:
            self.purses[len(self.opened) - 1] += action - FIND
            self.waiting = False
        else:
            self.opened.append(action - OPEN)
            self.waiting = True

    def clone(self) -> Boxes:
        twin = Boxes(self.coins, self.odds, self.purses[:])
        twin.opened, twin.waiting = self.opened[:], self.waiting
        return twin

    def view(self, seat: Seat) -> View:
        return {"coins": self.coins, "odds": self.odds, "purses": self.purses}

    def scores(self) -> list[tuple[int, ...]]:
        return [(purse,) for purse in self.purses]

    def ending(self) -> str:
        return "" if self.actor() != OVER else "all opened"


def begin(view: View) -> Boxes:
    coins, odds = cast(list[int], view["coins"]), cast(list[int], view["odds"])
    return Boxes(coins, odds, cast(list[int], view["purses"])[:])


def lazy(state: State, legal: list[Action]) -> list[float]:
    """A habit that never leans to anything but the first box."""
    return [1.0] + [0.0] * (len(legal) - 1)


def leaning_to(usual: int) -> Callable[[State, list[Action]], list[float]]:
    """A habit that nearly always takes the box of this number."""
    return lambda state, legal: [1.0 if action == OPEN + usual else 0.01 for action in legal]


def first_wins(state: State) -> list[float]:
    """Chances by which the one who has opened the first box has won, while the game goes on."""
    opened = cast(Boxes, state).opened
    return [0.0, 1.0] if not opened or opened[0] else [1.0, 0.0]


def careless(state: State, legal: list[Action]) -> list[float]:
    return []


BOXES: Final = Game(
    key="boxes",
    title="Boxes",
    seats=range(1, 4),
    rules=1,
    notation=NOTATION,
    options=(),
    endings=("all opened",),
    setup=lambda seats, options: Boxes([1, 2], [20, 20], [0] * seats),
    determinize=lambda view: lambda rng: begin(view),
)
