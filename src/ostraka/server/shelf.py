"""The games and bots as pages present them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from markupsafe import Markup

from ostraka import games
from ostraka.core.play import Game
from ostraka.draw.scene import Facts, Translate
from ostraka.server.style import address

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

LEVELS: Final = {
    "random": (
        "perspective-dice-six-faces-random",
        "Plays anything that is allowed. Good for a first look at the rules.",
    ),
    "student": (
        "white-book",
        "Plays by habit, without thinking ahead. One choice in ten is blind.",
    ),
    "digger": (
        "trench-spade",
        "Tries every choice in 16 positions that are possible, and takes what leaves it best off.",
    ),
    "scholar": ("graduate-cap", "Thinks ahead: 160 possible positions for every choice."),
    "professor": (
        "laurels",
        "Thinks far ahead: 1000 possible positions for every choice, in two seconds at most.",
    ),
}
"""Of every level of bots its icon and what it is like, from the weakest to the strongest."""


@dataclass(frozen=True)
class Title:
    """A game on the shelf."""

    game: Game
    facts: Facts
    number: str  # of its plate

    @property
    def key(self) -> str:
        return self.game.key

    @property
    def name(self) -> str:
        """The title without that of the series."""
        return self.game.title.rpartition(": ")[2]

    @property
    def about(self) -> str:
        return cast(str, games.part(self.key, "words").ABOUT)

    @property
    def most(self) -> int:
        return self.game.seats[-1]

    def players(self) -> str:
        return f"{self.game.seats[0]}–{self.most}"

    def minutes(self) -> str:
        least, most = self.facts.minutes
        return str(least) if least == most else f"{least}–{most}"

    def plate(self, t: Translate) -> Markup:
        return cast(Markup, games.part(self.key, "plate").plate(address("icons.svg"), t))


@cache
def shelf() -> dict[str, Title]:
    """All games, the shortest first."""
    found = {key: cast(Facts, games.part(key, "plate").FACTS) for key in games.known()}
    order = sorted(found, key=lambda key: (found[key].minutes, key))
    return {
        key: Title(games.game(key), found[key], ROMAN[place]) for place, key in enumerate(order)
    }


def title(key: str) -> Title:
    """A game on the shelf, by its key."""
    games.part(key)  # complains about a game that there is not
    return shelf()[key]
