"""The game that `ostraka new` writes works as docs/adding_a_game.md says, and the checks catch bugs
planted in it."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from os import environ, pathsep
from pathlib import Path
from shutil import copy2, copytree, ignore_patterns
from subprocess import run

import pytest

import kit
from contract import check_game, check_leaks
from ostraka import games, rl
from ostraka.cli import new
from ostraka.core.errors import NoVectors
from ostraka.core.play import Game, State

PAGE = (kit.ROOT / "docs" / "adding_a_game.md").read_text("utf-8")

Build = Callable[..., Game]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Put the game into a folder of games, with a bug if wanted."""
    games.__path__.append(str(tmp_path))

    def call(name: str = "", old: str = "", planted: str = "") -> Game:
        place = tmp_path / "lantern"
        for file, text in new.written("game", place, "lantern", "ostraka.games.lantern"):
            if file == place / name:
                assert old in text
                text = text.replace(old, planted)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
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


def test_the_page_names_every_file_that_is_written() -> None:
    for file in new.template_files():
        assert (
            f"`{file.relative_to(new.TEMPLATE).as_posix()}`" in PAGE or file.name == "__init__.py"
        )


def test_the_game_keeps_the_contract(build: Build) -> None:
    game = build()
    assert "lantern" in games.known()
    check(game)


class Place:
    """A folder that commands run in, on its own sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *arguments: str, typed: str = "", path: str = "src") -> str:
        done = run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={
                **environ,
                "PYTHONPATH": path,
                "OSTRAKA_BUILD": "interpreted",
                "XDG_DATA_HOME": str(self.folder),
            },
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def test(self, *folders: str, path: str = "src") -> None:
        """The tests of all games and those of one game's own."""
        asked = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", "pyproject.toml"]
        said = self.run("-m", "pytest", *asked, *folders, "-k", "sand_castle", path=path)
        assert " passed" in said and "skipped" not in said


@pytest.fixture
def checkout(tmp_path: Path) -> Place:
    """A copy of this checkout."""
    copy = tmp_path / "checkout"
    copytree(kit.ROOT / "src", copy / "src", ignore=ignore_patterns("*.egg-info", "__pycache__"))
    ignored = ignore_patterns("docs", "cli", "core", "arena", "__pycache__")
    copytree(kit.TESTS, copy / "tests", ignore=ignored)
    copytree(kit.ROOT / "docs", copy / "docs", ignore=ignore_patterns("pictures"))
    copytree(kit.ROOT / "tools", copy / "tools", ignore=ignore_patterns("__pycache__"))
    copy2(kit.ROOT / "pyproject.toml", copy)
    return Place(copy)


def test_it_passes_every_test_that_the_real_games_pass(checkout: Place) -> None:
    checkout.run("-m", "ostraka", "new", "sand_castle")
    checkout.run("tests/golden.py", "sand_castle")
    checkout.test("tests/conformance", "tests/games/sand_castle")
    checkout.run("-m", "ostraka", "simulate", "sand_castle", "--games", "20", "--jobs", "1")
    people = ["--seats", "2", "--name", "Ann", "--name", "Ben"]
    said = checkout.run("-m", "ostraka", "play", "sand_castle", *people, typed="wait\n\nwait\n")
    before, after = said.split("Pass the keyboard to Ben")
    assert "Ann is dealt lamp" in before and "Ben is dealt lamp" not in before
    assert "Ben is dealt lamp" in after and "Ann is dealt lamp" not in after
    checkout.run("-m", "mypy", "src/ostraka/games/sand_castle", "tests/games/sand_castle")


def test_so_does_a_game_in_a_package_of_its_own(checkout: Place, tmp_path: Path) -> None:
    package = tmp_path / "package"
    checkout.run("-m", "ostraka", "new", "sand_castle", "--folder", str(package))
    about = package / "src" / "ostraka_sand_castle-0.1.dist-info"
    about.mkdir()  # as if it were installed
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: s\nVersion: 0.1\n", "utf-8")
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    entries = project["entry-points"]["ostraka.games"]
    text = "".join(f"{key} = {name}\n" for key, name in entries.items())
    (about / "entry_points.txt").write_text(f"[ostraka.games]\n{text}", "utf-8")
    path = pathsep.join(["src", str(package / "src")])
    checkout.run("tests/golden.py", "sand_castle", path=path)
    checkout.test("tests/conformance", str(package / "tests"), path=path)


def test_it_can_be_learned(build: Build) -> None:
    build()
    env = rl.env("lantern", 3)
    assert "you lamp: 8" in env.coding.names
    assert [env.sentence(action) for action in (0, 1)] == ["light", "wait"]


def test_a_game_without_vectors_says_so_to_learners(build: Build, tmp_path: Path) -> None:
    build()
    (tmp_path / "lantern" / "knowledge" / "vector.py").unlink()
    with pytest.raises(NoVectors, match=r"Lantern has no vectors for learners"):
        rl.env("lantern", 3)


PLANTED = {
    "a clone that shares a list": ("rules/position.py", "self.lit[:], self.p", "self.lit, self.p"),
    "a step that reveals what only chance may": (
        "rules/chapters/lamps.py",
        "s.points[s.turn] = WAITING",
        "s.points[s.turn] = WAITING + s.lamps[-1]",
    ),
    "a view that shows another's lamp": ("rules/view.py", "or s.lit[owner] else", "or True else"),
    "a lamp lit without being told": (
        "rules/chapters/lamps.py",
        'tell(notes, "lit", s.turn, lamp=s.lamps[s.turn])',
        'tell(notes, "lit", s.turn)',
    ),
    "legal moves that depend on another's lamp": (
        "rules/dispatch.py",
        "return lamps.ways_to_choose()",
        "return lamps.ways_to_choose()[: 1 + (s.lamps[-1] > 4)]",
    ),
    "a rule that rolls its own die": (
        "rules/chapters/lamps.py",
        "s.points[s.turn] = WAITING",
        "import random\n    s.points[s.turn] = random.randrange(1000)",
    ),
    "a determinize that forgets what is known": (
        "knowledge/determinize.py",
        "for seat in hidden:",
        "for seat in range(dealt):",
    ),
    "an order of choices that changes": (
        "rules/chapters/lamps.py",
        "return [LIGHT, WAIT]",
        "import random\n    return random.sample([LIGHT, WAIT], 2)",
    ),
    "a view that is no JSON": ("rules/view.py", '"lit": s.lit[:],', '"lit": tuple(s.lit),'),
    "a weight of nothing": ("rules/chapters/lamps.py", "(ROLL + at, 1)", "(ROLL + at, at)"),
    "a sample with a will of its own": (
        "rules/position.py",
        "return weighted(dispatch.outcomes(self), rng)",
        "return dispatch.outcomes(self)[0][0]",
    ),
    "a sentence of chance that is declared as a player's": (
        "rules/notation.py",
        'NOTATION.chance("roll {pips}"',
        'NOTATION.block("roll {pips}"',
    ),
    "a habit that knows another's lamp": (
        "bots/habit.py",
        "gain = promise(night, night.turn)",
        "gain = promise(night, -1)",
    ),
    "an ending nobody declared": ("rules/position.py", "return ENDING if", 'return "bored" if'),
}  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new"), PLANTED.values(), ids=PLANTED.keys())
def test_the_checks_catch(build: Build, file: str, old: str, new: str) -> None:
    with pytest.raises((AssertionError, IndexError)):
        check(build(file, old, new))
