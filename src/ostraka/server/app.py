"""Puts the server together: pages, tables, the API, and what guards them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from ostraka import __version__
from ostraka.server import api, pages, style, tables
from ostraka.server.hub import Hub
from ostraka.server.people import People
from ostraka.server.settings import Settings
from ostraka.server.shield import Shield
from ostraka.server.store import Store


def build(settings: Settings) -> FastAPI:
    """The server's application; it opens the store when it starts and closes it when it stops."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        hub = Hub(settings, store)
        app.state.hub, app.state.people, app.state.guard = hub, People(store), hub.guard
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()
            store.close()

    app = FastAPI(
        title="Ostraka", version=__version__, lifespan=life, docs_url=None, redoc_url=None
    )
    app.add_middleware(Shield)
    for room in (style, pages, tables, api):
        app.include_router(room.router)
    pages.answer_errors(app)
    return app
