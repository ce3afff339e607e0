"""Serving the games: one address for people's browsers and for programs."""

from __future__ import annotations

import json
import os
import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url
from uvicorn.supervisors import Multiprocess

from ostraka.cli.console import out
from ostraka.core.errors import OstrakaError
from ostraka.server.app import build
from ostraka.server.settings import Settings, check
from ostraka.server.store.database import Store

SHUTDOWN_SECONDS = 5
"""How long open windows are given when the server stops."""
LARGEST = 16 * 1024
"""Bytes that one message of a window may have; `server/window/socket.py` allows less."""
SETTINGS_VARIABLE = "OSTRAKA_SERVE"
"""Environment variable that holds the settings of all worker processes."""


class PortTaken(OstrakaError):
    """The port is taken, or may not be used."""

    code = "serve/port"

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"Cannot serve at {host}:{port} ({reason}); choose another --port.")


def run(settings: Settings, host: str, port: int, browse: bool) -> None:
    """Serve until somebody stops it."""
    check(settings)
    Store(settings.database).close()  # raises at once if the database cannot be used
    listener = _listening_socket(host, port)
    address = f"http://{host}:{listener.getsockname()[1]}"
    out.print(f"Ostraka is at [bold]{address}[/] (Ctrl-C stops it)", soft_wrap=True)
    out.print(f"Tables are kept in {place(settings.database)}", soft_wrap=True, highlight=False)
    if browse:
        opener = threading.Timer(0.7, webbrowser.open, [address])
        opener.daemon = True
        opener.start()
    if settings.workers == 1:
        uvicorn.Server(_config(build(settings))).run([listener])
        return
    os.environ[SETTINGS_VARIABLE] = json.dumps(
        {"database": settings.database, "bot_processes": settings.bot_processes}
    )
    config = _config("ostraka.cli.serve:shared", factory=True, workers=settings.workers)
    Multiprocess(config, [listener]).run()


def place(database: str) -> str:
    """Where tables are kept, for people: a file, or an address without its password."""
    url = make_url(database)
    if url.drivername.startswith("sqlite") and url.database:
        return str(Path(url.database).absolute())
    return url.render_as_string(hide_password=True)


def shared() -> FastAPI:
    """The application of one of several processes."""
    return build(Settings(**json.loads(os.environ[SETTINGS_VARIABLE])))


def _config(app: FastAPI | str, factory: bool = False, workers: int = 1) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=factory,
        workers=workers,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def _listening_socket(host: str, port: int) -> socket.socket:
    """The socket to listen at; taken before anything else, so that there is one clear answer."""
    try:
        return socket.create_server((host, port), backlog=512)
    except OSError as wrong:
        raise PortTaken(host, port, os.strerror(wrong.errno or 0).lower()) from None
