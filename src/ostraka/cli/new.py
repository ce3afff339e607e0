"""`ostraka new`: write a small complete game, to be changed into another one.

The game lies in the folder `template` as it is; only its key, its title and the name of its package
are replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from typing import Final

from ostraka import games
from ostraka.cli.console import out
from ostraka.core.errors import OstrakaError, quoted

TEMPLATE: Final = Path(__file__).parent / "template"
KEY: Final = "lantern"
TITLE: Final = "Lantern"
PACKAGE: Final = f"ostraka.games.{KEY}"

LONGEST: Final = 24
"""Letters of a key: longer ones would break the lines of the files that name it."""


def run(key: str, folder: Path | None) -> None:
    """Write a game into the checkout we are in, or as a package of its own into a folder."""
    check(key)
    files = dict(package_files(key, folder) if folder else checkout_files(key, Path.cwd()))
    for file in files:
        if file.exists():
            raise OstrakaError(f"{file} exists already, and nothing is overwritten.")
    for file, text in files.items():
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        except OSError as wrong:
            raise OstrakaError(f"{file} cannot be written: {wrong.strerror}.") from None
        out.print(str(file), soft_wrap=True)
    out.print(next_steps(key, folder), soft_wrap=True, markup=False)


def check(key: str) -> None:
    """Raise an error if no new game can have this key."""
    if not re.fullmatch(rf"[a-z][a-z0-9_]{{0,{LONGEST - 1}}}", key) or iskeyword(key):
        raise OstrakaError(
            f"A key is a Python name of up to {LONGEST} small letters, digits and underscores, "
            f"such as “{KEY}”, not {quoted(key)}."
        )
    if key in games.known():
        raise OstrakaError(f"There is already a game “{key}”, in {games.package(key)}.")


def checkout_files(key: str, root: Path) -> Iterator[tuple[Path, str]]:
    """A game among those of a checkout."""
    source, tests = root / "src" / "ostraka" / "games", root / "tests" / "games"
    if not source.is_dir() or not tests.is_dir():
        raise OstrakaError(
            "This folder is no checkout of Ostraka: go into one, or write a package of its own "
            "with --folder."
        )
    package = f"ostraka.games.{key}"
    yield from written("game", source / key, key, package)
    yield from written("tests", tests / key, key, package)


def package_files(key: str, folder: Path) -> Iterator[tuple[Path, str]]:
    """A game in a package of its own."""
    package = f"ostraka_{key}"
    yield from written("game", folder / "src" / package, key, package)
    yield from written("tests", folder / "tests", key, package)
    yield from written("pyproject.toml", folder / "pyproject.toml", key, package)


def written(part: str, place: Path, key: str, package: str) -> Iterator[tuple[Path, str]]:
    """The files of one part of the template, where they go, with the names replaced."""
    names = {PACKAGE: package, KEY: key, TITLE: title_of(key)}
    for file in template_files(part):
        text = file.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        yield place / file.relative_to(TEMPLATE / part), text


def template_files(part: str = "") -> list[Path]:
    """The files of the template, or of one part of it."""
    place = TEMPLATE / part
    found = place.rglob("*") if place.is_dir() else [place]
    return sorted(f for f in found if f.is_file() and "__pycache__" not in f.parts)


def title_of(key: str) -> str:
    """Return a first title for a key, to be replaced by a better one."""
    return key.replace("_", " ").strip().title()


def next_steps(key: str, folder: Path | None) -> str:
    if folder:
        steps = f"pip install -e {folder}, then: ostraka play {key}"
    else:
        steps = f"make golden GAMES={key}, then: make t T=tests/games/{key}"
    return f"\nNext: {steps}\ndocs/adding_a_game.md walks through the files."
