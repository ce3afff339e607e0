"""Serves the sources and starts the server again whenever one of them changes."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
KINDS = (".py", ".css", ".js", ".html", ".toml", ".po", ".md", ".svg")


def main() -> None:
    command = [sys.executable, "-m", "ostraka", "serve", *sys.argv[1:]]
    try:
        while True:
            server = subprocess.Popen(command)
            seen = stamp()
            while seen == stamp() and server.poll() is None:
                time.sleep(0.5)
            if server.poll() is not None:
                print("The server stopped; it starts again when a file changes.", flush=True)
                while seen == stamp():
                    time.sleep(0.5)
            stop(server)
    except KeyboardInterrupt:
        stop(server)


def stamp() -> float:
    """When the sources were last changed, as far as their names and times tell."""
    files = [file for file in SOURCES.rglob("*") if file.suffix in KINDS]
    return sum(file.stat().st_mtime for file in files if file.exists()) + len(files)


def stop(server: subprocess.Popen[bytes]) -> None:
    """End the server and wait until it has closed its windows."""
    server.terminate()
    server.wait()


if __name__ == "__main__":
    main()
