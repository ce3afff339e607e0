"""What docs/rl.md says of environments and numbers is so."""

from __future__ import annotations

import doctest
import re

import pytest

import kit
from ostraka import games, rl
from ostraka.core.play import Game
from ostraka.core.vector import PLAYERS

PAGE = kit.ROOT / "docs" / "rl.md"
TEXT = PAGE.read_text("utf-8")
TABLES = {
    key: re.findall(r"^\| `([^`]+)` \| (\w+) \|", text, re.M)
    for key, text in re.findall(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", TEXT, re.M | re.S)
}

every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])


def test_the_example_is_true() -> None:
    failed, attempted = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert attempted >= 6 and failed == 0


def test_every_game_with_vectors_is_described() -> None:
    assert set(TABLES) == {key for key in games.known() if games.has(key, "knowledge.vector")}


@every_game
def test_every_block_is_described_in_its_place(game: Game) -> None:
    for seats in game.seats:
        told = []
        for name, size in rl.Coding(game, seats).blocks:
            who, _, rest = name.partition(" ")
            if who not in PLAYERS[1:]:
                told.append((f"player {rest}" if who == "you" else name, size))
        page = [(name, seats if size == "seats" else int(size)) for name, size in TABLES[game.key]]
        assert told == page


@every_game
def test_the_sizes_of_action_spaces_are_true(game: Game) -> None:
    players, everybody = len(game.notation.choices()), len(game.notation)
    assert f"| `{game.key}` | {players} | {everybody} |" in TEXT
