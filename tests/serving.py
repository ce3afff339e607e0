"""Real server processes for tests, quickly started and easily killed.

    python tests/serving.py FD ADDRESS

imports everything once; for every line it reads it starts a process that serves at the
listening socket FD, and prints its number. So a server that was killed is followed by another one
at the same address within a moment.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys

import uvicorn
from fastapi import FastAPI

import hosting
from ostraka import games
from ostraka.server.app import build
from ostraka.server.settings import Settings


class Servers:
    """Servers at one address, one after another."""

    def __init__(self, database: str) -> None:
        self._door = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._nursery = subprocess.Popen(
            [sys.executable, __file__, str(self._door.fileno()), database],
            pass_fds=[self._door.fileno()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._pid = 0

    def start(self) -> None:
        """A new server; requests are answered as soon as it listens."""
        assert self._nursery.stdin is not None and self._nursery.stdout is not None
        self._nursery.stdin.write("\n")
        self._nursery.stdin.flush()
        self._pid = int(self._nursery.stdout.readline())

    def kill(self) -> None:
        """The end of it, without a farewell."""
        os.kill(self._pid, signal.SIGKILL)

    def close(self) -> None:
        self._door.close()
        self._nursery.communicate("")


def serve(fd: int, app: FastAPI) -> None:
    config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=1)
    uvicorn.Server(config).run([socket.socket(fileno=fd)])


def main() -> None:
    fd, database = int(sys.argv[1]), sys.argv[2]
    app = build(Settings(database=database, **hosting.QUICK))
    for key in games.known():
        games.game(key)
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            serve(fd, app)
            os._exit(0)
        print(child, flush=True)
    if child:
        os.kill(child, signal.SIGTERM)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
