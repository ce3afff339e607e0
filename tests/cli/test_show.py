"""`ostraka show`: positions of recorded games as pictures."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import kit
from kit import Run
from ostraka import games
from ostraka.cli.show import BROWSERS

JOURNAL = kit.folder(games.game("tutankhamun")) / "golden" / "four-seats.journal"


def test_a_position_becomes_a_page_or_a_drawing(run: Run, tmp_path: Path) -> None:
    page, drawing = tmp_path / "dig.html", tmp_path / "dig.svg"
    code, said, _ = run("show", JOURNAL, "--ply", 282, "--out", page)
    assert code == 0 and str(page) in said
    assert "25 of 80 cards still hidden" in page.read_text("utf-8")
    assert run("show", JOURNAL, "--ply", 84, "--seat", 3, "--dark", "--out", drawing)[0] == 0
    text = drawing.read_text("utf-8")
    assert text.startswith("<svg ") and 'data-theme="dark"' in text and "Your layer" in text


@pytest.mark.skipif(not any(map(shutil.which, BROWSERS)), reason="no Chromium here")
def test_a_browser_makes_a_photograph(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "dig.png"
    assert run("show", JOURNAL, "--ply", 282, "--out", picture)[0] == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_without_a_browser_one_sentence_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    code, _, complaint = run("show", JOURNAL, "--out", tmp_path / "dig.png")
    assert code == 2 and "A PNG needs Chromium or Chrome" in complaint


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--out", "dig.gif"], "must end with"),
        (["--out", "nowhere/at/all/dig.html"], "cannot be written"),
        (["--out", "dig.html", "--ply", "9999"], "There is no step 9999"),
        (["--out", "dig.html", "--seat", "9"], "There is no seat 9"),
    ],
)
def test_bad_wishes_end_in_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, said = run("show", JOURNAL, *more)
    assert code == 2 and complaint in said and len(said.strip().splitlines()) == 1
