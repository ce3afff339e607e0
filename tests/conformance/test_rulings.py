"""Every numbered ruling of every game is shown by a test, and no test names a missing one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kit
from ostraka import games
from ostraka.core.play import Game


def rulings(game: Game) -> set[int]:
    """The numbers in a game's RULES.md."""
    folder = Path(str(games.part(game.key).__file__)).parent
    text = (folder / "RULES.md").read_text("utf-8")
    return {int(number) for number in re.findall(r"^\*\*(\d+)\.\*\*", text, re.MULTILINE)}


def named(game: Game) -> set[int]:
    """The numbers that the markers of a game's tests name."""
    found = set()
    for file in kit.folder(game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    found |= marked(mark, game.key)
    return found


def marked(mark: ast.expr, key: str) -> set[int]:
    if not isinstance(mark, ast.Call) or not ast.unparse(mark.func).endswith("mark.rule"):
        return set()
    texts = [str(each.value) for each in mark.args if isinstance(each, ast.Constant)]
    wrong = [text for text in texts if not re.fullmatch(rf"{key}/\d+", text)]
    assert not wrong, f"no rule of {key}: {wrong}"
    return {int(text.partition("/")[2]) for text in texts}


@pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])
def test_every_ruling_has_a_test(game: Game) -> None:
    numbers = rulings(game)
    assert numbers == set(range(1, len(numbers) + 1))
    assert named(game) == numbers
