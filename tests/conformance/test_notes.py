"""Who is told what, against each game's table written by hand.

A note that goes to everyone although it is one seat's secret looks right to every other test, so
`notes.toml` beside a game's tests says for each kind who may hear it: "everyone", or "seat" for
nobody but the seat that the note is about; and "until covered" if they must remember it themselves.
"""

from __future__ import annotations

from random import Random

import pytest

import golden
import kit
from ostraka import games
from ostraka.core.chance import seeded
from ostraka.core.journal import parse
from ostraka.core.play import EVERYONE, WATCHER, Game, Note
from ostraka.core.table import Table, heard_by, replay

COVERED = " until covered"
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
    words = games.part(game.key, "ui.text.words")
    kinds = set()
    for table, note in told(game):
        kinds.add(note.kind)
        whom = audience[note.kind].removesuffix(COVERED)
        assert note.audience == {"everyone": EVERYONE, "seat": note.seat}[whom], note
        sentence = words.sentence(note, table.names)
        assert table.names[note.seat] in sentence or note.kind in words.ABOUT_ALL
        assert "{" not in sentence
    assert kinds == set(audience)


@pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])
def test_only_what_must_be_remembered_is_told_no_more(game: Game) -> None:
    """Before the end these kinds of notes vanish at times, and no others; then all are told."""
    audience = kit.data(game, "notes.toml")
    vanished = set()
    for options in kit.every_option(game):
        rng = Random("life")
        table = Table(game, game.seats[0], options, chance=seeded("life"))
        while table.actor >= 0:
            table.act(table.actor, rng.choice(table.legal()))
            for seat in (0, WATCHER):
                heard = heard_by(seat, table.notes)
                told = table.heard(seat)
                if len(told) < len(heard):
                    vanished |= {note.kind for note in heard if note not in told}
        for seat in (0, WATCHER):
            assert table.heard(seat) == heard_by(seat, table.notes)
    assert vanished == {kind for kind, whom in audience.items() if whom.endswith(COVERED)}
