"""The game of docs/adding_a_game.md works as shown, and the checks catch bugs planted in it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from os import environ
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from subprocess import run

import pytest

import kit
from contract import check_game, check_leaks
from ostraka import games
from ostraka.core.play import Game, State

PAGE = (kit.ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
FILES = dict(re.findall(r"^`((?:src|tests)/\S+)`\n\n```\w+\n(.*?)^```$", PAGE, re.M | re.S))
HOME = "src/ostraka/games/lantern/"

Build = Callable[..., Game]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Put the page's game into a folder of games, with a bug if wanted."""
    games.__path__.append(str(tmp_path))

    def call(file: str = "", old: str = "", new: str = "") -> Game:
        (tmp_path / "lantern").mkdir()
        for name, text in FILES.items():
            if name == HOME + file:
                assert old in text
                text = text.replace(old, new)
            if name.startswith(HOME):
                (tmp_path / "lantern" / name.removeprefix(HOME)).write_text(text, "utf-8")
        return games.game("lantern")

    yield call
    games.__path__.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("ostraka.games.lantern")]:
        del sys.modules[name]
    vars(games).pop("lantern", None)


def nothing(state: State) -> None:
    """Lantern has no parts to lose."""


def check(game: Game) -> None:
    for seed in range(6):
        options = kit.every_option(game)[seed % 2]
        check_game(game, 2 + seed % 3, options, seed, list(range(seed, 30)), nothing)
    assert check_leaks(game, 3, enough=500, seed=1) > 20


def test_the_page_shows_a_whole_game(build: Build) -> None:
    game = build()
    assert "lantern" in games.known()
    check(game)


def test_the_page_passes_every_test_that_the_real_games_pass(tmp_path: Path) -> None:
    copytree(kit.ROOT / "src", tmp_path / "src", ignore=ignore_patterns("*.egg-info"))
    copytree(kit.TESTS, tmp_path / "tests", ignore=ignore_patterns("docs", "cli", "core", "arena"))
    copy(kit.ROOT / "pyproject.toml", tmp_path)
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def python(*arguments: str, typed: str = "") -> str:
        done = run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={
                **environ,
                "PYTHONPATH": "src",
                "OSTRAKA_BUILD": "interpreted",
                "XDG_DATA_HOME": str(tmp_path),
            },
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    python("tests/golden.py", "lantern")
    tests = ["tests/conformance", "tests/games/lantern", "-k", "lantern"]
    said = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    assert " passed" in said
    python("-m", "ostraka", "simulate", "lantern", "--games", "20", "--jobs", "1", "--json")
    people = ["--seats", "2", "--name", "Ann", "--name", "Ben"]
    said = python("-m", "ostraka", "play", "lantern", *people, typed="wait\n\nwait\n")
    before, after = said.split("Pass the keyboard to Ben")
    assert "Ann is dealt lamp" in before and "Ben is dealt lamp" not in before
    assert "Ben is dealt lamp" in after and "Ann is dealt lamp" not in after
    python("-m", "mypy", "src/ostraka/games/lantern", "tests/games/lantern")


PLANTED = {
    "a clone that shares a list": ("state.py", "self.lit[:], self.p", "self.lit, self.p"),
    "a step that reveals what only chance may": (
        "rules.py",
        "s.points[s.turn] = WAITING",
        "s.points[s.turn] = WAITING + s.lamps[-1]",
    ),
    "a view that shows another's lamp": ("state.py", "or self.lit[owner] else", "or True else"),
    "a lamp lit without being told": (
        "rules.py",
        'tell(notes, "lit", s.turn, lamp=s.lamps[s.turn])',
        'tell(notes, "lit", s.turn)',
    ),
    "legal moves that depend on another's lamp": (
        "rules.py",
        "return [LIGHT, WAIT]",
        "return [LIGHT, WAIT] if s.lamps[-1] > 4 else [LIGHT]",
    ),
    "a rule that rolls its own die": (
        "rules.py",
        "s.points[s.turn] = WAITING",
        "import random\n    s.points[s.turn] = random.randrange(1000)",
    ),
    "a determinize that forgets what is known": (
        "determinize.py",
        "for seat in hidden:",
        "for seat in range(dealt):",
    ),
    "an order of choices that changes": (
        "rules.py",
        "return [LIGHT, WAIT]",
        "import random\n    return random.sample([LIGHT, WAIT], 2)",
    ),
    "a view that is no JSON": ("state.py", '"lit": self.lit[:],', '"lit": tuple(self.lit),'),
    "a weight of nothing": ("rules.py", "(ROLL + pips, 1)", "(ROLL + pips, pips)"),
    "a sample with a will of its own": (
        "state.py",
        "return weighted(rules.outcomes(self), rng)",
        "return rules.outcomes(self)[0][0]",
    ),
    "an ending nobody declared": ("state.py", '"all have had their turn" if', '"bored" if'),
}  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new"), PLANTED.values(), ids=PLANTED.keys())
def test_the_checks_catch(build: Build, file: str, old: str, new: str) -> None:
    with pytest.raises((AssertionError, IndexError)):
        check(build(file, old, new))
