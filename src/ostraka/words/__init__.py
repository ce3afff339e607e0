"""The words of people: English in the sources, other languages in the catalogues here."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ostraka.draw.scene import Translate

LANGUAGES = {"en": "English", "fr": "Français"}


@cache
def translator(language: str) -> Translate:
    """What turns English into a language; what a catalogue lacks stays English."""
    if language == "en":
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
