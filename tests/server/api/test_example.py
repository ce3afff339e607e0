"""The example bot plays through the API of a real server, with nothing but Python."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import kit
from serving import Servers

BOT = kit.ROOT / "examples" / "api_bot.py"


@pytest.mark.parametrize("page", ["docs/using.md", "examples/api_bot.py"])
def test_forty_lines_play_a_whole_game_as_the_page_says(tmp_path: Path, page: str) -> None:
    text = (kit.ROOT / page).read_text("utf-8")
    (said,) = re.findall(r"python (examples/api_bot\.py http://127\.0\.0\.1:8000[ \w]*)", text)
    with closing(Servers(f"sqlite:///{tmp_path}/ostraka.sqlite")) as servers:
        servers.start()
        asked = said.replace("http://127.0.0.1:8000", servers.address).split()
        played = subprocess.run(
            [sys.executable, "-I", *asked],
            cwd=kit.ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    assert (played.returncode, played.stderr) == (0, "")
    told = played.stdout.splitlines()
    assert told[-1].startswith("points ") and " places " in told[-1]
    assert any("Forty Lines" in line for line in told)


def test_it_is_short() -> None:
    code = BOT.read_text("utf-8").split("DEFAULTS", 1)[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
