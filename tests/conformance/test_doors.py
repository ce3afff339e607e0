"""Doors go one way: who may import whom, and who may touch the world outside."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kit

PACKAGE = kit.ROOT / "src" / "ostraka"
FILES = sorted(PACKAGE.rglob("*.py"))

DOORS = {
    "core": {"core"},
    "draw": {"core", "draw"},
    "words": {"core", "draw", "words"},
    "games": {"core", "draw", "games"},
    "bots": {"core", "bots"},
    "arena": {"core", "games", "bots", "arena"},
    "rl": {"core", "games", "rl"},
    "bench": {"core", "games", "bots", "bench"},
    "web": set(),
    "server": {"core", "games", "bots", "arena", "draw", "words", "web", "server"},
    "cli": {"core", "games", "bots", "arena", "bench", "draw", "words", "server", "cli"},
    "__init__.py": {"core", "games", "server"},  # the server for `show` alone, when it is called
    "__main__.py": {"cli"},
}
OUTSIDE = {"asyncio", "logging", "os", "pathlib", "secrets", "socket", "subprocess", "sys", "time"}
SANS_IO = ("core", "games", "bots", "rl")
CLOCKS = {"bots"}  # a bot may look how long it has been thinking
FOR_PEOPLE = {"words", "terminal", "hints", "scene", "art", "plate", "drawing"}
BESIDE = FOR_PEOPLE | {"vector"}
"""Rooms of a game, for people and for learners, that its rules know nothing of."""


def room(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0]


def imports(file: Path) -> set[str]:
    """All modules that a file imports, with what is taken from them."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name}: say where it comes from, from the top"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_doors_go_one_way(file: Path) -> None:
    here = room(file)
    for name in imports(file):
        parts = name.split(".")
        if parts[0] != "ostraka":
            if here in SANS_IO:
                allowed = {"time"} if here in CLOCKS else set()
                assert parts[0] not in OUTSIDE - allowed, f"{here} does not touch {parts[0]}"
            continue
        there = parts[1]
        if there in DOORS:
            assert there in DOORS[here], f"{here} must not know {there}"
        if here == "games" and there == "draw":
            assert {file.stem, file.parent.name} & FOR_PEOPLE, "rules do not draw"
        if here == "games" and there == "games" and len(parts) > 2:
            own = file.relative_to(PACKAGE).parts[1]
            assert parts[2] == own, f"{own} must not know {parts[2]}"
            if not {file.stem, file.parent.name} & BESIDE:
                assert len(parts) < 4 or parts[3] not in BESIDE, "rules do not talk to people"


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_nobody_uses_the_global_dice_or_opens_files_behind_the_table(file: Path) -> None:
    if room(file) not in (*SANS_IO, "arena"):
        return
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            assert not called.startswith("random."), "chance comes from the table"
            assert called != "open", "files are for the command line and the server"
            assert not called.endswith(("read_text", "read_bytes")) or file.name == "box.py"


def test_files_are_rooms_not_halls() -> None:
    long = {str(file): len(file.read_text("utf-8").splitlines()) for file in FILES}
    assert {file: lines for file, lines in long.items() if lines > 450} == {}
