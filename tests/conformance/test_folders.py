"""A game's folder and the folder of its tests hold what they must."""

from __future__ import annotations

from pathlib import Path

import pytest

import kit
from ostraka import games
from ostraka.core.play import Game

ROOMS = ["RULES.md", "components.toml", "components.py", "notation.py", "state.py", "rules.py"]
ROOMS += ["determinize.py", "words.py", "terminal.py", "plate.py"]
TESTS = ["invariants.py", "notes.toml", "perft.toml", "golden", "golden/checksum.txt"]

every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])


@every_game
def test_the_folder_has_all_its_rooms(game: Game) -> None:
    folder = Path(str(games.part(game.key).__file__)).parent
    assert folder.name == game.key
    names = {file.name for file in folder.iterdir()} | {
        f"{file.name.split('.')[0]}.py" for file in folder.glob("*.so")
    }
    assert set(ROOMS) <= names


@every_game
def test_the_tests_have_all_their_files(game: Game) -> None:
    missing = [name for name in TESTS if not (kit.folder(game) / name).exists()]
    assert not missing, f"see docs/adding_a_game.md; for golden games run `make golden`: {missing}"
    assert list(kit.folder(game).glob("test_*.py"))


@every_game
def test_people_are_told_what_a_game_is_about_and_what_is_not_as_printed(game: Game) -> None:
    folder = Path(str(games.part(game.key).__file__)).parent
    words = games.part(game.key, "words")
    assert words.ABOUT.endswith(".")
    made_up = '"reconstructed"' in (folder / "components.toml").read_text("utf-8")
    assert ("reconstructed" in words.RECONSTRUCTED) == made_up


@every_game
def test_people_are_told_what_every_option_and_ending_means(game: Game) -> None:
    words = games.part(game.key, "words")
    options = {option.name: set(option.known) for option in game.options}
    for meaning in (words.OPTIONS, words.VALUE_TITLES):
        assert {name: set(values) for name, values in meaning.items()} == options
    assert set(words.OPTION_TITLES) == set(options)
    assert set(words.ENDINGS) == set(game.endings)
