"""The words of people: English in the sources, other languages in the catalogues here.

A translator `t` is given a whole English sentence with named places and gives back the same in the
reader's language: `t("Dig on at {square}").format(square=square)`. `make words` collects the
sentences from the sources into the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from markupsafe import Markup, escape

from ostraka.core.errors import OstrakaError
from ostraka.draw.scene import Translate

LANGUAGES = {"en": "English", "fr": "Français"}


@cache
def translator(language: str) -> Translate:
    """What turns English into a language; what a catalogue lacks stays English, and so does all
    where there is no catalogue."""
    if language == "en" or language not in LANGUAGES:
        return str
    from babel.messages.pofile import read_po

    with (files(__package__) / f"{language}.po").open("rb") as file:
        catalogue = {
            message.id: message.string
            for message in read_po(file, locale=language)
            if isinstance(message.id, str) and isinstance(message.string, str) and message.string
        }

    def translate(english: str) -> str:
        return catalogue.get(english, english)

    return translate


def marked(t: Translate) -> Callable[[str], Markup]:
    """The same words for pages that put something drawn into them, like a name in bold: all that is
    plain text is escaped."""
    return lambda english: escape(t(english))


def problem(error: OstrakaError, t: Translate) -> str:
    """What went wrong. A catalogue knows an error by its code and says it without its details; in
    English the error speaks for itself."""
    said = t(error.code)
    return str(error) if said == error.code else said
