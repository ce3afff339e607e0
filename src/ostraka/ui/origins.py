"""Where figures come from, in words: the badges of pages and the lines of the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from ostraka.core.origin import RECONSTRUCTED, Figure
from ostraka.ui.markup import html
from ostraka.ui.scene import InContext, Translate


@dataclass(frozen=True)
class Mark:
    """Figures that people call by one name, and that share an origin."""

    name: str
    origin: str
    sure: str
    printed: bool

    @property
    def made_up(self) -> bool:
        return self.origin == RECONSTRUCTED

    def says(self, t: Translate) -> str:
        """Its badge."""
        return origin_name(self.origin, t)

    def how_sure(self, t: Translate) -> str:
        return sure_name(self.sure, t)


def marks(figures: Iterable[Figure], names: Mapping[str, str]) -> list[Mark]:
    """The figures of a box by the names that people have for them, each origin once."""
    found = (Mark(name_of(one, names), one.origin, one.sure, one.printed) for one in figures)
    return list(dict.fromkeys(found))


def name_of(figure: Figure, names: Mapping[str, str]) -> str:
    """What people call a figure: one table's own name before that of all its kind."""
    place = f"{figure.where}:{figure.part}" if figure.part else figure.where
    return names[place] if place in names else names[figure.kind]


def badge(origin: str, t: Translate) -> Markup:
    """A small badge, which says what it means when it is pointed at."""
    words = '<span class="origin {}" title="{}">{}</span>'
    return html(words, origin, origin_meaning(origin, t), origin_name(origin, t))


def origin_name(origin: str, t: Translate) -> str:
    """What stands on a badge."""
    return {
        "stated": t(InContext("printed", "how a figure is known")),
        "reported": t(InContext("reported", "how a figure is known")),
        "derived": t(InContext("worked out", "how a figure is known")),
        "inferred": t(InContext("inferred", "how a figure is known")),
        "reconstructed": t(InContext("reconstructed", "how a figure is known")),
    }[origin]


def origin_meaning(origin: str, t: Translate) -> str:
    """What a badge means."""
    return {
        "stated": t("Printed on a part of the game or in its rulebook."),
        "reported": t("Read in other people's lists and accounts of the printed game."),
        "derived": t("Worked out from printed figures."),
        "inferred": t("Read out of a damaged or incomplete text."),
        "reconstructed": t("Made up to fit, because the printed figures are lost."),
    }[origin]


def sure_name(sure: str, t: Translate) -> str:
    """How sure a figure is."""
    return {
        "high": t("high confidence"),
        "medium": t("medium confidence"),
        "low": t("low confidence"),
    }[sure]
