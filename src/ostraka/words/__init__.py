"""The words of people: English in the sources, other languages in the catalogues here.

A translator `t` is given a whole English sentence with named places and gives back the same in the
reader's language: `t("Dig on at {square}").format(square=square)`. A short text with several
meanings says which one it has: `t(InContext("Look", "at a table"))`. `make words` collects the
sentences from the sources into the catalogues."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from types import ModuleType

from markupsafe import Markup, escape

from ostraka.core.errors import OstrakaError
from ostraka.core.play import Note
from ostraka.ui.scene import Translate

LANGUAGES = {"en": "English", "fr": "Français"}


@cache
def translator(language: str) -> Translate:
    """Return the translator into a language. A text the catalogue lacks stays English, and so does
    every text in a language without a catalogue."""
    if language == "en" or language not in LANGUAGES:
        return str
    from babel.messages.pofile import read_po

    with (files(__package__) / f"{language}.po").open("rb") as file:
        catalogue = {
            (message.id, message.context or ""): message.string
            for message in read_po(file, locale=language)
            if isinstance(message.id, str) and isinstance(message.string, str) and message.string
        }

    def translate(english: str) -> str:
        return catalogue.get((str(english), getattr(english, "context", "")), str(english))

    return translate


def marked(t: Translate) -> Callable[[str], Markup]:
    """A translator for texts that markup is put into, like a bold name: plain text is escaped."""
    return lambda english: escape(t(english))


def problem(error: OstrakaError, t: Translate) -> str:
    """What went wrong. A catalogue knows an error by its code and says it without its details; in
    English the error speaks for itself."""
    said = t(error.code)
    return str(error) if said == error.code else said


def gathered(words: ModuleType, notes: Iterable[Note]) -> list[tuple[int, Note]]:
    """What a log tells of notes, each with the number of its last one: a game's words may have
    `joined(first, then)`, which makes one note of two in a row, like the dice of a roll."""
    joined = getattr(words, "joined", lambda first, then: None)
    found: list[tuple[int, Note]] = []
    for number, note in enumerate(notes):
        both = joined(found[-1][1], note) if found else None
        if both is None:
            found.append((number, note))
        else:
            found[-1] = (number, both)
    return found
