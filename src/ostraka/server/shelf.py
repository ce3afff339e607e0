"""The games and bots as pages present them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from markupsafe import Markup

from ostraka import games
from ostraka.core.play import Game
from ostraka.draw.scene import Facts, Translate
from ostraka.server import words
from ostraka.server.style import address, art_of

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

LEVEL_ICONS: Final = {
    "random": "perspective-dice-six-faces-random",
    "student": "white-book",
    "digger": "trench-spade",
    "scholar": "graduate-cap",
    "professor": "laurels",
}


@dataclass(frozen=True)
class Level:
    """A level of bots."""

    key: str
    name: str
    about: str
    icon: str


LEVELS: Final = tuple(
    Level(key, name, words.ABOUT_LEVELS[key], LEVEL_ICONS[key])
    for key, name in words.LEVELS.items()
)
"""From the weakest to the strongest."""


@dataclass(frozen=True)
class Title:
    """A game on the shelf."""

    game: Game
    facts: Facts
    number: str  # of its plate

    @property
    def key(self) -> str:
        return self.game.key

    def name(self, t: Translate) -> str:
        """The title without that of the series."""
        return t(self.game.title).rpartition(": ")[2]

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
        plate = games.part(self.key, "plate").plate
        return cast(Markup, plate(address("icons.svg"), art_of(self.key), t))


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
