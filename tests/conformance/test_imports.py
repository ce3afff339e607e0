"""Which module may import which, and which may touch files, clocks and the network."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kit

PACKAGE = kit.ROOT / "src" / "ostraka"
TEMPLATE = PACKAGE / "cli" / "template"
"""Of the game that `ostraka new` writes; not modules of the package."""
FILES = sorted(file for file in PACKAGE.rglob("*.py") if TEMPLATE not in file.parents)
MAP = (kit.ROOT / "docs" / "architecture.md").read_text("utf-8")

OUTSIDE = {"asyncio", "logging", "os", "pathlib", "secrets", "socket", "subprocess", "sys", "time"}
SANS_IO = ("core", "games", "bots", "rl")
CLOCKS = {"bots"}  # a bot may check how long it has been thinking
LONGEST = 450
"""Lines of a file."""


def table_of_imports() -> dict[str, set[str]]:
    """The table in docs/architecture.md."""
    rows = re.findall(r"^\| `([^`]+)` \|(.*)\|$", MAP.partition("## Imports")[2], re.MULTILINE)
    return {module: set(re.findall(r"`([^`]+)`", allowed)) for module, allowed in rows}


ALLOWED = table_of_imports()


def unit(parts: tuple[str, ...]) -> str:
    """The row of the table that a module belongs to, from its name below `ostraka`."""
    if parts[0] == "games" and len(parts) > 1:
        parts = ("games", "<key>", *parts[2:3])
    for row in ("/".join(parts[:3]), "/".join(parts[:2])):
        if row in ALLOWED:
            return row
    return parts[0]


def parts_of(file: Path) -> tuple[str, ...]:
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts


def is_module(parts: tuple[str, ...]) -> bool:
    place = PACKAGE.joinpath(*parts)
    return place.is_dir() or place.with_suffix(".py").exists()


def imports(file: Path) -> set[str]:
    """All modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name}: say where it comes from, from the top"
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                found.add(name if is_module(tuple(name.split(".")[1:])) else str(node.module))
    return found


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_modules_import_only_what_the_table_allows(file: Path) -> None:
    parts = parts_of(file)
    here = unit(parts)
    for name in imports(file):
        package, *rest = name.split(".")
        if package != "ostraka":
            if parts[0] in SANS_IO:
                allowed = {"time"} if parts[0] in CLOCKS else set()
                assert package not in OUTSIDE - allowed, f"{parts[0]} does not touch {package}"
            continue
        if not rest:
            continue  # the package itself, for its version
        there = unit(tuple(rest))
        assert there == here or there in ALLOWED[here], f"{here} must not import {there} ({name})"
        if parts[0] == rest[0] == "games" and len(parts) > 1 and len(rest) > 1:
            assert rest[1] == parts[1], f"{parts[1]} must not know {rest[1]}"


def test_every_module_has_a_row_and_every_row_a_module() -> None:
    used = {unit(parts_of(file)) for file in FILES if file.parent != PACKAGE / "server"}
    used |= {unit(parts_of(file)) for file in (PACKAGE / "server").glob("[a-z]*.py")}
    assert used == set(ALLOWED)


def test_the_files_that_the_map_names_exist() -> None:
    """In the four walks and the table of where to add what."""
    named = re.findall(
        r"`((?:web|server|bots|games|docs|tests|core)/[\w<>/.]*)`", MAP.split("## Imports")[1]
    )
    assert named
    for name in named:
        for key in kit.GAMES[0].key, kit.GAMES[-1].key:
            place = name.replace("<key>", key)
            homes = [PACKAGE / place, kit.ROOT / place]
            assert any(home.exists() or home.with_suffix(".py").exists() for home in homes), name


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(PACKAGE)) for file in FILES])
def test_nobody_uses_the_global_dice_or_opens_files_behind_the_table(file: Path) -> None:
    if parts_of(file)[0] not in (*SANS_IO, "arena"):
        return
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            assert not called.startswith("random."), "chance comes from the table"
            assert called != "open", "files are for the command line and the server"
            assert not called.endswith(("read_text", "read_bytes")) or file.name == "box.py"


def test_no_file_is_too_long_to_read() -> None:
    long = {str(file): len(file.read_text("utf-8").splitlines()) for file in FILES}
    assert {file: lines for file, lines in long.items() if lines > LONGEST} == {}
