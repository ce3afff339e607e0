"""Build the server: pages, tables, the API, and the middleware around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from ostraka.server.api import routes
from ostraka.server.html import assets, problems
from ostraka.server.html.catalogue import catalogue
from ostraka.server.html.headers import Middleware
from ostraka.server.live import engine
from ostraka.server.live.hub import Hub
from ostraka.server.pages import account, client_errors, proof, results, set_up, site, table
from ostraka.server.settings import Settings
from ostraka.server.store.database import Store


def build(settings: Settings) -> FastAPI:
    """Return the application; it opens the store when it starts and closes it when it stops."""
    catalogue()  # loads every game: two threads that import the same one at once may both fail

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        hub = Hub(settings, store)
        app.state.hub = hub
        await hub.start()
        if settings.warm:
            hub.tasks.spawn(hub.bot_pool.warm())
        if settings.engine:
            hub.tasks.spawn(engine.adopt(settings.engine, hub.bot_pool, print))
        try:
            yield
        finally:
            await hub.stop()
            store.close()

    app = FastAPI(lifespan=lifespan, openapi_url=None)  # `api/routes.py` serves it
    app.add_middleware(GZipMiddleware, compresslevel=5)
    app.add_middleware(Middleware)
    for module in (assets, routes, site, set_up, account, table, results, proof, client_errors):
        app.include_router(module.router)
    problems.install(app)
    return app
