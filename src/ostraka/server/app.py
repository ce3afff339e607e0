"""Puts the server together: pages, tables, the API, and what guards them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from ostraka.server import (
    account,
    api,
    client_errors,
    endings,
    engine,
    pages,
    problems,
    proof,
    setting_up,
    style,
    tables,
)
from ostraka.server.hub import Hub
from ostraka.server.settings import Settings
from ostraka.server.shield import Shield
from ostraka.server.store import Store


def build(settings: Settings) -> FastAPI:
    """The server's application; it opens the store when it starts and closes it when it stops."""

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
    for room in (style, api, pages, setting_up, account, tables, endings, proof, client_errors):
        app.include_router(room.router)
    problems.install(app)
    return app
