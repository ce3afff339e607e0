"""A game's folder and the folder of its tests hold what they must, under the same names in every
game."""

from __future__ import annotations

from pathlib import Path

import pytest

import kit
from ostraka import games
from ostraka.core.play import Game

REQUIRED = {
    "": {"RULES.md", "components.toml"},
    "rules": {"box", "dispatch", "notation", "position", "steps", "view"},
    "knowledge": {"determinize"},
    "ui": {"cover", "terminal"},
    "ui/text": {"words"},
}
"""What every game has: files of its folder, and modules of the folders in it."""
ROLES = {
    "rules": REQUIRED["rules"] | {"board", "scoring", "seats"},
    "knowledge": REQUIRED["knowledge"] | {"odds", "vector"},
    "bots": {"habit", "judge"},
    "ui": REQUIRED["ui"] | {"pieces", "scene"},
    "ui/text": REQUIRED["ui/text"] | {"choices", "final"},
    "ui/art": {"symbols"},
    "ui/sheets": {"players"},
}
"""One name for each role. `rules` and `ui` hold nothing else: what only this game has lies in
`rules/chapters`, and in the folders of `ui`."""
TESTS = ["invariants.py", "notes.toml", "perft.toml", "golden", "golden/checksum.txt"]
MOST_FILES = 15
"""Modules of a folder, so that one look takes in all of them."""

every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])


def folder_of(game: Game) -> Path:
    return Path(str(games.part(game.key).__file__)).parent


def modules(folder: Path) -> set[str]:
    """The modules of a folder, compiled or not."""
    files = [*folder.glob("*.py"), *folder.glob("*.so"), *folder.glob("*.pyd")]
    return {file.name.partition(".")[0] for file in files} - {"__init__"}


@every_game
def test_every_game_has_what_a_game_needs(game: Game) -> None:
    folder = folder_of(game)
    assert folder.name in (game.key, f"ostraka_{game.key}")
    assert {file.name for file in folder.iterdir()} >= REQUIRED[""]
    for place in REQUIRED.keys() - {""}:
        assert modules(folder / place) >= REQUIRED[place], place


@every_game
def test_a_role_has_the_same_name_in_every_game(game: Game) -> None:
    folder = folder_of(game)
    assert modules(folder) == set(), "modules lie in rules, knowledge, bots and ui"
    for place in ("rules", "ui"):
        assert modules(folder / place) <= ROLES[place], place
    homes = {role: place for place, roles in ROLES.items() for role in roles}
    for file in folder.rglob("*.py"):
        place = file.parent.relative_to(folder).as_posix()
        home = homes.get(file.stem, place)
        assert place == home or place.startswith("rules/chapters"), f"{file.stem} belongs in {home}"


@every_game
def test_the_tests_have_all_their_files(game: Game) -> None:
    missing = [name for name in TESTS if not (kit.folder(game) / name).exists()]
    assert not missing, f"see docs/adding_a_game.md; for golden games run `make golden`: {missing}"
    assert list(kit.folder(game).rglob("test_*.py"))


@every_game
def test_tests_lie_as_what_they_test(game: Game) -> None:
    for file in kit.folder(game).rglob("test_*.py"):
        place = file.parent.relative_to(kit.folder(game))
        assert (folder_of(game) / place).is_dir(), f"{game.key} has no folder {place}"


def test_no_folder_holds_more_than_one_look_takes_in() -> None:
    source = kit.ROOT / "src" / "ostraka"
    for root in (source, kit.TESTS):
        for folder in {file.parent for file in root.rglob("*.py")}:
            found = modules(folder)
            assert len(found) <= MOST_FILES, f"{folder}: {len(found)}"


@every_game
def test_people_are_told_what_a_game_is_about_and_what_is_not_as_printed(game: Game) -> None:
    words = games.part(game.key, "ui.text.words")
    assert words.ABOUT.endswith(".")
    made_up = '"reconstructed"' in (folder_of(game) / "components.toml").read_text("utf-8")
    assert ("reconstructed" in words.RECONSTRUCTED) == made_up


@every_game
def test_people_are_told_what_every_option_and_ending_means(game: Game) -> None:
    words = games.part(game.key, "ui.text.words")
    options = {option.name: set(option.known) for option in game.options}
    for meaning in (words.OPTIONS, words.VALUE_TITLES):
        assert {name: set(values) for name, values in meaning.items()} == options
    assert set(words.OPTION_TITLES) == set(options)
    assert set(words.ENDINGS) == set(game.endings)
