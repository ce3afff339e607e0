"""The command line, called as its users call it."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from kit import Run
from ostraka.cli import main


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Call `ostraka` with arguments and lines typed in; gives exit code, output and complaints."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def call(*arguments: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["ostraka", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    return call
