"""Who is told what, against each game's table written by hand.

A note that goes to everyone although it is one seat's secret looks right to every other test, so
`notes.toml` beside a game's tests says for each kind who may hear it: "everyone", or "seat" for
nobody but the seat that the note is about.
"""

from __future__ import annotations

import pytest

import golden
import kit
from ostraka import games
from ostraka.core.journal import parse
from ostraka.core.play import EVERYONE, Game, Note
from ostraka.core.table import Table, replay

UNDONE = "undone"
"""Told by the table, not by the game."""


def told(game: Game) -> list[tuple[Table, Note]]:
    """The notes of random games over all seats and options, and of the golden games."""
    tables = [
        kit.played(game, seats, options, f"notes {seats}")
        for seats in game.seats
        for options in kit.every_option(game)
    ]
    tables += [replay(game, parse(file.read_text("utf-8"))) for file in golden.files(game)]
    return [(table, note) for table in tables for note in table.notes]


@pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])
def test_every_note_reaches_whom_it_may_and_has_its_words(game: Game) -> None:
    audience = {**kit.data(game, "notes.toml"), UNDONE: "everyone"}
    words = games.part(game.key, "words")
    kinds = set()
    for table, note in told(game):
        kinds.add(note.kind)
        whom = audience[note.kind]
        assert note.audience == {"everyone": EVERYONE, "seat": note.seat}[whom], note
        sentence = words.sentence(note, table.names)
        assert table.names[note.seat] in sentence or note.kind in words.ABOUT_ALL
        assert "{" not in sentence
    assert kinds == set(audience)
