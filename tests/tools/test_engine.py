"""Where the engine cannot be compiled, one line says why and everything runs without it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import engine
import pytest


def test_a_compiler_that_cannot_be_installed_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def refuse(line: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        asked.append(line)
        return subprocess.CompletedProcess(line, 1)

    monkeypatch.setattr(engine, "BUILD", tmp_path)
    monkeypatch.setattr(engine, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(engine, "find_spec", lambda name: None)
    monkeypatch.setattr(subprocess, "run", refuse)
    assert not engine.build()
    assert len(asked) == 1 and "pip" in asked[0], "nothing is compiled without it"
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and "mypyc" in told[0]
