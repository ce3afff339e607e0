"""A server of our own on this machine, for as long as something is measured."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def served(database: str) -> Iterator[str]:
    """Its host and port."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    command = [sys.executable, "-m", "ostraka", "serve", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE)
    assert server.stdout is not None
    server.stdout.readline()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()
