"""The package: built from its own sources, installed into an empty environment, used far from the
source tree, removed without a trace."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from zipfile import ZipFile

import pytest

import kit
from ostraka.cli.new import TEMPLATE, template_files

INGREDIENTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
HERE = ("--no-deps", "--no-build-isolation")
"""With the packages that are here, so that no registry is asked."""
LENT = sysconfig.get_path("purelib")
"""Where the packages lie that Ostraka needs."""
GIT = ("git", "-c", "user.name=Somebody", "-c", "user.email=", "-c", "init.defaultBranch=main")


def run(*command: str | Path, at: Path, **environment: str) -> str:
    """What a command says, run as if nothing of this checkout were known."""
    known = {"PATH": os.environ["PATH"], "HOME": str(at), "XDG_DATA_HOME": str(at / "data")}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=at,
        env={**known, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the package is made from, with the fonts and icons that are fetched."""
    copy = tmp_path_factory.mktemp("sources") / "copy"
    ignored = ignore_patterns("__pycache__", "*.egg-info")
    for name in ("src", "tools", "requirements"):
        copytree(kit.ROOT / name, copy / name, ignore=ignored)
    for name in INGREDIENTS:
        (copy / name).write_bytes((kit.ROOT / name).read_bytes())
    return copy


@pytest.fixture(scope="module")
def wheel(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel made from the sdist that was made from the sources, not compiled."""
    made = tmp_path_factory.mktemp("package")
    ask = f"from setuptools import build_meta; build_meta.build_sdist({str(made)!r})"
    run(sys.executable, "-c", ask, at=copy)
    (sdist,) = made.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(made, filter="data")
    unpacked = sdist.with_name(sdist.name.removesuffix(".tar.gz"))
    run(*PIP, "wheel", *HERE, "-w", made, ".", at=unpacked, OSTRAKA_PURE="1")
    (wheel,) = made.glob("*.whl")
    return wheel


@pytest.fixture
def empty(wheel: Path, tmp_path: Path) -> Iterator[Path]:
    """An environment that holds the package alone; the packages it needs are lent by this one.
    Afterwards the package is removed again, and nothing of it may be left."""
    place = tmp_path / "empty"
    run(sys.executable, "-m", "venv", "--without-pip", place, at=tmp_path)
    (packages,) = place.glob("lib/python*/site-packages")
    (packages / "lent.pth").write_text(f"{LENT}\n", "utf-8")
    before = set(place.rglob("*"))
    python = place / "bin" / "python"
    run(*PIP, "--python", python, "install", "--no-deps", wheel, at=tmp_path)
    yield place
    run(*PIP, "--python", python, "uninstall", "-y", "ostraka", at=tmp_path)
    assert set(place.rglob("*")) - before == set()


def test_it_is_pure_where_it_is_not_compiled(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".c"))]
    assert {name.split("/")[0] for name in names if "dist-info" not in name} == {"ostraka"}


def test_it_plays_and_serves_outside_the_source_tree(empty: Path, tmp_path: Path) -> None:
    ostraka = empty / "bin" / "ostraka"
    where = run(empty / "bin" / "python", "-c", "import ostraka; print(ostraka)", at=tmp_path)
    assert str(empty) in where
    assert run(ostraka, "--version", at=tmp_path).startswith("ostraka 0.")
    bots = ("--seats", "2", "--bots", "random,random")
    assert "1 game" in run(ostraka, "simulate", "thebes", *bots, "--games", "1", at=tmp_path)
    serving = subprocess.Popen(
        [ostraka, "serve", "--port", "0"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert serving.stdout is not None
        address = re.search(r"http://[\d.:]+", serving.stdout.readline())
        assert address is not None
        page = urllib.request.urlopen(f"{address[0]}/").read().decode()
        for linked in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
            assert urllib.request.urlopen(address[0] + linked).status == 200
    finally:
        serving.terminate()
        serving.communicate()


def test_it_installs_from_a_git_address(copy: Path, tmp_path: Path) -> None:
    run(*GIT, "init", "-q", at=copy)
    run(*GIT, "add", "--force", ".", at=copy)
    run(*GIT, "commit", "-q", "-m", "All of it", at=copy)
    place = tmp_path / "place"
    install = (*PIP, "install", *HERE, "--target", place)
    said = run(*install, f"git+file://{copy}", at=tmp_path, OSTRAKA_PURE="1")
    assert "Successfully installed ostraka" in said
    ask = "import ostraka; print(ostraka.__file__, *ostraka.games.known())"
    path = os.pathsep.join((str(place), LENT))
    found = run(sys.executable, "-S", "-c", ask, at=tmp_path, PYTHONPATH=path)
    assert found.startswith(str(place)) and "thebes" in found


def test_it_brings_the_game_that_ostraka_new_writes(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    files = template_files()
    places = {f"ostraka/cli/template/{file.relative_to(TEMPLATE).as_posix()}" for file in files}
    assert len(places) > 30 and places <= names
