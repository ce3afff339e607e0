"""The engine and the arena need none of the server's packages."""

from __future__ import annotations

import subprocess
import sys

SERVERS = (
    *("fastapi", "starlette", "uvicorn", "sqlalchemy", "jinja2", "babel", "websockets"),
    *("markdown_it", "pydantic", "multipart", "httptools", "uvloop", "typer", "rich"),
)
CODE = f"""
import sys
sys.modules.update(dict.fromkeys({SERVERS!r}))  # importing any of them raises ImportError
from random import Random
import ostraka, ostraka.arena
from ostraka import bots, games
from ostraka.arena import cluster, match, plan, run, summary
for key in games.known():
    bots.make("digger", games.game(key), Random(1))
found = games.game("tutankhamun")
todo = plan.simulation(found, {{"laying": "shuffled"}}, ["random", "random"], 2, "1")
"""


def test_the_engine_and_the_arena_need_no_package_of_the_server() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
