"""The games and bots as pages present them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, cast

from markupsafe import Markup

from ostraka import games
from ostraka.core.box import unpack
from ostraka.core.origin import figures
from ostraka.core.play import Game
from ostraka.server.html import words
from ostraka.server.html.assets import address, art_of
from ostraka.ui.figures import counted, roman
from ostraka.ui.origins import Mark, marks
from ostraka.ui.scene import Facts, Translate

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
        return cast(str, games.part(self.key, "ui.text.words").ABOUT)

    @cached_property
    def marks(self) -> list[Mark]:
        """Where the figures of its box come from."""
        box = unpack(games.package(self.key))
        return marks(figures(box), games.part(self.key, "ui.text.words").FIGURE_NAMES)

    @property
    def doubt(self) -> str:
        """What is not surely as printed, in a sentence; empty if everything is."""
        return cast(str, games.part(self.key, "ui.text.words").RECONSTRUCTED)

    def has(self, origin: str) -> bool:
        """Whether any of its figures is of that origin."""
        return any(mark.origin == origin for mark in self.marks)

    def badge(self, t: Translate) -> str:
        """What is said of its figures where there is room for two words."""
        doubted = [mark for mark in self.marks if not mark.printed]
        if not doubted:
            return ""
        if any(mark.made_up for mark in doubted):
            return t("reconstructed figures")
        return counted(len(doubted), t, "1 uncertain figure", "{count} uncertain figures")

    @property
    def most(self) -> int:
        return self.game.seats[-1]

    def players(self) -> str:
        return f"{self.game.seats[0]}–{self.most}"

    def minutes(self) -> str:
        least, most = self.facts.minutes
        return str(least) if least == most else f"{least}–{most}"

    def cover(self, t: Translate) -> Markup:
        cover = games.part(self.key, "ui.cover").cover
        return cast(Markup, cover(address("icons.svg"), art_of(self.key), t))


@cache
def shelf() -> dict[str, Title]:
    """All games, the shortest first."""
    found = {key: cast(Facts, games.part(key, "ui.cover").FACTS) for key in games.known()}
    order = sorted(found, key=lambda key: (found[key].minutes, key))
    return {
        key: Title(games.game(key), found[key], roman(number))
        for number, key in enumerate(order, 1)
    }


def title(key: str) -> Title:
    """A game on the shelf, by its key."""
    games.part(key)  # complains about a game that there is not
    return shelf()[key]
