"""A build is made again when a compiled file changed, and never for anything else."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from compiled import compiled_files, fingerprint

import kit


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what a build is made from."""
    for name in ("src", "tools", "requirements"):
        ignored = ignore_patterns("__pycache__", "vendor")
        copytree(kit.ROOT / name, tmp_path / name, ignore=ignored)
    (tmp_path / "setup.py").write_bytes((kit.ROOT / "setup.py").read_bytes())
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "web/style/20-plates.css",
        "web/templates/bits.html",
        "words/fr.po",
        "games/thebes/ui/scene.py",
        "games/thebes/ui/text/words.py",
        "games/thebes/components.toml",
        "games/thebes/RULES.md",
        "games/thebes/ui/sheets/wheel.py",
        "server/live/hub.py",
    ],
)
def test_what_is_not_compiled_needs_no_build(copy: Path, name: str) -> None:
    before = fingerprint(copy)
    file = copy / "src" / "ostraka" / name
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    assert fingerprint(copy) == before


def test_every_compiled_file_and_the_compiler_need_one(copy: Path) -> None:
    seen = {fingerprint(copy)}
    files = [*compiled_files(copy), copy / "setup.py", copy / "requirements" / "build.txt"]
    for file in files:
        file.write_text(file.read_text("utf-8") + "\n", "utf-8")
        seen.add(fingerprint(copy))
    assert len(seen) == len(files) + 1


def test_a_new_file_among_the_rules_needs_one(copy: Path) -> None:
    before = fingerprint(copy)
    (copy / "src" / "ostraka" / "games" / "thebes" / "rules" / "tombs.py").write_text("", "utf-8")
    assert fingerprint(copy) != before
