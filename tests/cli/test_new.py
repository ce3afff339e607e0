"""`ostraka new`: what it writes, what it refuses, and games in packages of their own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from compiled import compiled_files

import kit
from kit import Run
from ostraka import games
from ostraka.cli import new

PAGES = """
from fastapi.testclient import TestClient
from ostraka.server.app import build
from ostraka.server.settings import Settings
settings = Settings(database="sqlite://", pace=0, warm=False, limits={}, luck="scarab")
with TestClient(build(settings), base_url="https://ostraka.example") as client:
    print(client.get("/").text)
    print(client.get("/rules/sand_castle").text)
    print(client.post("/play/sand_castle", headers={"origin": "https://ostraka.example"}).text)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a checkout has its games; we are in it."""
    for folder in ("src/ostraka/games", "tests/games"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def installed(folder: Path, name: str, **named: str) -> str:
    """What an installed package says of itself, written by hand; gives its place on the path."""
    about = folder / f"{name}-0.1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n", "utf-8")
    entries = "".join(f"{key} = {package}\n" for key, package in named.items())
    (about / "entry_points.txt").write_text(f"[ostraka.games]\n{entries}", "utf-8")
    return str(folder)


def python(*arguments: str, path: list[str], at: Path) -> subprocess.CompletedProcess[str]:
    """A new Python with more packages on its path."""
    places = os.pathsep.join([os.environ["PYTHONPATH"], *path])
    environment = {**os.environ, "PYTHONPATH": places, "XDG_DATA_HOME": str(at)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True)


# What is written


def test_nothing_but_the_names_of_the_template_changes(run: Run, checkout: Path) -> None:
    code, said, _ = run("new", "sand_castle")
    assert code == 0 and "make golden GAMES=sand_castle" in said
    written = [file for file in checkout.rglob("*") if file.is_file()]
    parts = [*new.template_files("game"), *new.template_files("tests")]
    assert len(written) == len(parts)
    for file in written:
        text = file.read_text("utf-8")
        assert not re.search("lantern", text, re.IGNORECASE)
        name = str(file.relative_to(checkout))
        name = name.replace("src/ostraka/games/sand_castle", "game")
        source = new.TEMPLATE / name.replace("tests/games/sand_castle", "tests")
        text = text.replace("sand_castle", "lantern").replace("Sand Castle", "Lantern")
        assert text == source.read_text("utf-8")


@pytest.mark.parametrize("key", ["x", "lantern", "l" * new.LONGEST])
def test_the_files_are_in_shape_whatever_the_key(run: Run, checkout: Path, key: str) -> None:
    assert run("new", key)[0] == 0
    (checkout / "tests" / "kit.py").touch()  # by which imports are known as ours
    rules = ["--config", str(kit.ROOT / "pyproject.toml"), "--no-cache", "src", "tests"]
    for words in (["format", "--check"], ["check"]):
        done = python("-m", "ruff", *words, *rules, path=[], at=checkout)
        assert done.returncode == 0, done.stdout


def test_the_template_is_no_game() -> None:
    assert new.KEY not in games.known()
    assert not [file for file in compiled_files(kit.ROOT) if "template" in file.parts]


# What is refused


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("Sand", "A key is a Python name"),
        ("sand-castle", "A key is a Python name"),
        ("1st", "A key is a Python name"),
        ("class", "A key is a Python name"),
        ("../up", "A key is a Python name"),
        ("s" * 25, "A key is a Python name"),
        ("thebes", "There is already a game “thebes”, in ostraka.games.thebes."),
    ],
)
def test_a_key_that_cannot_be_one_is_refused(
    run: Run, checkout: Path, key: str, sentence: str
) -> None:
    code, said, wrong = run("new", key)
    assert (code, said) == (2, "")
    assert wrong.startswith(sentence) and wrong.count("\n") == 1
    assert not [file for file in checkout.rglob("*") if file.is_file()]


def test_nothing_is_overwritten(run: Run, checkout: Path) -> None:
    kept = checkout / "tests" / "games" / "sand_castle" / "notes.toml"
    kept.parent.mkdir()
    kept.write_text("mine", "utf-8")
    code, _, wrong = run("new", "sand_castle")
    assert code == 2 and wrong == f"{kept} exists already, and nothing is overwritten.\n"
    assert [file for file in checkout.rglob("*") if file.is_file()] == [kept]
    assert kept.read_text("utf-8") == "mine"


def test_only_a_checkout_takes_a_game_without_a_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, wrong = run("new", "sand_castle")
    assert code == 2 and wrong.startswith("This folder is no checkout of Ostraka")


# Packages of their own


def test_games_of_other_packages_are_played_like_ours(run: Run, tmp_path: Path) -> None:
    """Eight of them: with ours they are twelve, more than ten fingers."""
    keys = ["sand_castle", *(f"game_{number}" for number in range(7))]
    for key in keys:
        code, said, _ = run("new", key, "--folder", tmp_path / key)
        assert code == 0 and f"ostraka play {key}" in said
    path = [
        installed(tmp_path / key / "src", f"ostraka_{key}", **{key: f"ostraka_{key}"})
        for key in keys
    ]

    def ostraka(*arguments: str) -> str:
        done = python("-m", "ostraka", *arguments, path=path, at=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert "Sand Castle (sand_castle), 2–4 seats" in ostraka("games")
    bots = ["--bots", "digger,random", "--games", "4", "--jobs", "1", "--journals", "kept"]
    assert '"games": 4' in ostraka("simulate", "sand_castle", "--json", *bots)
    for journal in (tmp_path / "kept").iterdir():
        ostraka("verify", str(journal))

    done = python("-c", PAGES, path=path, at=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Pl. XII<" in done.stdout
    assert all(f'href="/set-up/{key}"' in done.stdout for key in [*keys, "thebes"])
    assert "Only its owner sees it." in done.stdout
    assert 'id="lamp-2"' in done.stdout


def test_two_games_of_one_key_are_refused(tmp_path: Path) -> None:
    path = [installed(tmp_path / "other", "other", thebes="somebody.thebes")]
    done = python("-m", "ostraka", "games", path=path, at=tmp_path)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == (
        "Two games have the key “thebes”: ostraka.games.thebes and somebody.thebes; "
        "uninstall one.\n"
    )


@pytest.mark.parametrize(
    ("package", "why"),
    [
        ("nothing_of_that_name", "No module named 'nothing_of_that_name'"),
        ("json", "it has no GAME"),
        ("ostraka.games.pyramid", "its GAME has the key pyramid"),
    ],
)
def test_a_package_without_its_game_is_refused(tmp_path: Path, package: str, why: str) -> None:
    path = [installed(tmp_path / "other", "other", sand_castle=package)]
    done = python("-m", "ostraka", "simulate", "sand_castle", path=path, at=tmp_path)
    assert done.returncode == 2
    assert done.stderr == f"The game “sand_castle” cannot be loaded from {package}: {why}.\n"
