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
    """A level of bots as pages present it."""

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
class CatalogueEntry:
    """A game as pages present it."""

    game: Game
    facts: Facts
    number: str  # of its cover picture, in Roman numerals

    @property
    def key(self) -> str:
        return self.game.key

    def name(self, t: Translate) -> str:
        """The title without the name of the series."""
        return t(self.game.title).rpartition(": ")[2]

    @property
    def about(self) -> str:
        return cast(str, games.part(self.key, "ui.text.words").ABOUT)

    @cached_property
    def marks(self) -> list[Mark]:
        """The origins of the figures in its box."""
        box = unpack(games.package(self.key))
        return marks(figures(box), games.part(self.key, "ui.text.words").FIGURE_NAMES)

    @property
    def doubt(self) -> str:
        """What may differ from the printed game, in a sentence; empty if nothing does."""
        return cast(str, games.part(self.key, "ui.text.words").RECONSTRUCTED)

    def has(self, origin: str) -> bool:
        """Whether any of its figures has this origin."""
        return any(mark.origin == origin for mark in self.marks)

    def badge(self, t: Translate) -> str:
        """The origins of its figures in a few words; empty if all are as printed."""
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
def catalogue() -> dict[str, CatalogueEntry]:
    """All games by key, the shortest first."""
    found = {key: cast(Facts, games.part(key, "ui.cover").FACTS) for key in games.known()}
    order = sorted(found, key=lambda key: (found[key].minutes, key))
    return {
        key: CatalogueEntry(games.game(key), found[key], roman(number))
        for number, key in enumerate(order, 1)
    }


def entry(key: str) -> CatalogueEntry:
    """Return a game of the catalogue; raise if there is none with this key."""
    games.part(key)
    return catalogue()[key]
