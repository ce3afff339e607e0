"""The example bot plays through the API of a real server, with nothing but Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import kit
from serving import Servers

BOT = kit.ROOT / "examples" / "api_bot.py"


def test_forty_lines_play_a_whole_game(tmp_path: Path) -> None:
    servers = Servers(f"sqlite:///{tmp_path}/ostraka.sqlite")
    try:
        servers.start()
        for game in ("tutankhamun", "thebes"):
            played = subprocess.run(
                [sys.executable, "-I", BOT, servers.address, game],
                capture_output=True,
                text=True,
                check=False,
            )
            assert (played.returncode, played.stderr) == (0, "")
            told = played.stdout.splitlines()
            assert told[-1].startswith("points ") and " places " in told[-1]
            assert any("Forty Lines" in line for line in told)
    finally:
        servers.close()


def test_it_is_short() -> None:
    code = BOT.read_text("utf-8").split("SERVER, GAME", 1)[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
