"""A server of our own on this machine, for as long as something is measured.

    python bench/loopback.py PORT DATABASE

serves as `ostraka serve` does, but does not limit how much one machine may ask for.
"""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from ostraka.server.app import build
from ostraka.server.settings import Settings


@contextmanager
def served(database: str) -> Iterator[str]:
    """Its host and port."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    command = [sys.executable, __file__, str(port), database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert server.stdout is not None
    server.stdout.readline()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


class Server(uvicorn.Server):
    """Says when it listens."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


if __name__ == "__main__":
    app = build(Settings(database=sys.argv[2], limits={}))
    Server(uvicorn.Config(app, port=int(sys.argv[1]), log_level="error")).run()
