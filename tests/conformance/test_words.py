"""What people are told can be said in any language, and names are shown as they are."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

import golden
import kit
from ostraka import games
from ostraka.core.journal import parse
from ostraka.core.play import Game, Note
from ostraka.core.table import replay
from ostraka.words import LANGUAGES, marked, translator

every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])


def told(game: Game) -> list[Note]:
    """One note of every sort that the golden games tell."""
    found: dict[str, Note] = {}
    for file in golden.files(game):
        for note in replay(game, parse(file.read_text("utf-8"))).notes:
            sort = {k: v for k, v in note.details.items() if not str(v).isdigit()}
            found.setdefault(f"{note.kind} {sort}", note)
    return list(found.values())


def masked(english: str) -> str:
    """A language of one letter: whatever is still to be read was never translated."""
    return re.sub(r"\{.*?\}|[^\W\d]", lambda part: part[0] if part[0][0] == "{" else "X", english)


@every_game
def test_every_word_goes_through_the_translator(game: Game) -> None:
    words = games.part(game.key, "ui.text.words")
    for note in told(game):
        said = words.sentence(note, ["1"] * 6, masked)
        assert not re.findall(r"\b[a-z]{3,}", said), f"{said}: {note}"
    for action in game.notation.choices():
        said = words.action(game.notation.text(action), masked)
        assert not re.findall(r"\b[a-z]{3,}", said), said


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_escaped_unless_they_are_drawn(game: Game, language: str) -> None:
    words = games.part(game.key, "ui.text.words")
    t = marked(translator(language))
    for note in told(game):
        plain = words.sentence(note, ["<b>"] * 6, t)
        drawn = words.sentence(note, [Markup("<b>Ann</b>")] * 6, t)
        assert isinstance(plain, Markup) and isinstance(drawn, Markup)
        assert "<" not in plain
        about_all = note.kind in words.ABOUT_ALL
        assert about_all or "&lt;b&gt;" in plain
        assert about_all or "<b>Ann</b>" in drawn
