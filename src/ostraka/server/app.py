"""Puts the server together: pages, tables, the API, and what guards them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from ostraka.server.api import routes
from ostraka.server.html import assets, problems
from ostraka.server.html.catalogue import shelf
from ostraka.server.html.headers import Shield
from ostraka.server.live import engine
from ostraka.server.live.hub import Hub
from ostraka.server.pages import account, client_errors, proof, results, set_up, site, table
from ostraka.server.settings import Settings
from ostraka.server.store.database import Store


def build(settings: Settings) -> FastAPI:
    """The server's application; it opens the store when it starts and closes it when it stops."""
    shelf()  # loads every game: two threads that import the same one at once may both fail

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        hub = Hub(settings, store)
        app.state.hub = hub
        await hub.start()
        if settings.warm:
            hub.spawn(hub.thinkers.warm())
        if settings.engine:
            hub.spawn(engine.adopt(settings.engine, hub.thinkers, print))
        try:
            yield
        finally:
            await hub.stop()
            store.close()

    app = FastAPI(lifespan=life, openapi_url=None)  # the API describes itself
    app.add_middleware(GZipMiddleware, compresslevel=5)
    app.add_middleware(Shield)
    for room in (assets, routes, site, set_up, account, table, results, proof, client_errors):
        app.include_router(room.router)
    problems.install(app)
    return app
