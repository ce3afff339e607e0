"""The golden games still go and tell as they did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import golden
import kit
from ostraka.core.chance import unsealed
from ostraka.core.journal import UNDO, parse
from ostraka.core.play import Game
from ostraka.core.table import as_played, replay

FILES = [(game, file) for game in kit.GAMES for file in golden.files(game)]
every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])


@pytest.mark.parametrize(("game", "file"), FILES, ids=[f"{g.key}-{f.stem}" for g, f in FILES])
def test_a_golden_game_goes_and_tells_as_it_did(game: Game, file: Path) -> None:
    text = file.read_text("utf-8")
    journal = parse(text)
    seeded = journal.header.chance.startswith("seeded ")
    table = replay(game, journal, unsealed(journal.header.chance, "") if seeded else None)
    now = replace(journal.header, options=as_played(game, journal.header.options))
    assert table.journal.text() == replace(journal, header=now).text()
    assert journal.closing is not None
    assert golden.story(journal) == file.with_suffix(".story").read_text("utf-8")
    if seeded:
        assert golden.play_again(journal.header).text() == text


@every_game
def test_there_is_one_for_every_ending_and_every_kind_of_action(game: Game) -> None:
    journals = [parse(file.read_text("utf-8")) for file in golden.files(game)]
    endings = {journal.closing.ending for journal in journals if journal.closing}
    assert endings == set(game.endings)
    said = {text for journal in journals for _, text in journal.steps if text != UNDO}
    blocks = {game.notation.block_of(game.notation.parse(text)) for text in said}
    assert blocks == set(game.notation.blocks)
    assert {len(journal.header.names) for journal in journals} == set(game.seats)


@every_game
def test_many_games_go_as_they_did_in_every_build(game: Game) -> None:
    assert golden.checksum(game) == golden.checksum_file(game).read_text("utf-8")


@every_game
def test_no_story_is_left_without_its_game(game: Game) -> None:
    folder = kit.folder(game) / "golden"
    assert {file.stem for file in folder.glob("*.story")} == {f.stem for f in golden.files(game)}


@every_game
def test_the_golden_positions_look_and_sound_as_they_did(game: Game) -> None:
    drawn = golden.scenes(game)
    assert set((kit.folder(game) / "scenes").iterdir()) == set(drawn)
    for file, text in drawn.items():
        assert text == file.read_text("utf-8"), f"{file.name}: `make golden`, then review the diff"
