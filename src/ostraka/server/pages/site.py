"""The pages around the tables: games, lists of tables, rules, bots, and texts."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ostraka.server.html.catalogue import LEVELS, catalogue, entry
from ostraka.server.html.render import page
from ostraka.server.html.visitor import visitor_of
from ostraka.server.live.hub import Hub
from ostraka.server.pages.rulebook import rulebook
from ostraka.ui.sherds import sherds

router = APIRouter(include_in_schema=False)

MINE_SHOWN = 3
"""Tables of the visitor's own on the front page."""
LISTED_SHOWN = 6
"""Tables of others on the front page."""


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    mine = [
        table for table in await hub.tables_of(visitor.id) if table.state in ("waiting", "playing")
    ]
    mine.sort(key=lambda table: not table.yours)
    listed = await hub.listed_tables()
    return page(
        request,
        visitor,
        "pages/home.html",
        sherds=sherds(),
        titles=catalogue().values(),
        mine=mine[:MINE_SHOWN],
        mine_in_all=len(mine),
        listed=listed[:LISTED_SHOWN],
        listed_in_all=len(listed),
    )


@router.get("/tables")
async def tables(request: Request, list: str = "") -> HTMLResponse:
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    shows_put_away = list == "put-away"
    found = await hub.tables_of(visitor.id, shows_put_away)
    put_away = 0 if shows_put_away else len(await hub.tables_of(visitor.id, put_away=True))
    groups = {
        "yours": [table for table in found if table.yours and table.state != "over"],
        "others": [
            table
            for table in found
            if table.state == "playing" and not table.yours and not table.stopped
        ],
        "stopped": [table for table in found if table.stopped],
        "waiting": [table for table in found if table.state == "waiting" and not table.yours],
        "over": [table for table in found if table.state in ("over", "unfinished")],
    }
    return page(
        request,
        visitor,
        "pages/tables.html",
        groups=groups,
        any=bool(found),
        put_away=put_away,
        shows_put_away=shows_put_away,
    )


@router.get("/watch")
async def watch(request: Request) -> HTMLResponse:
    visitor = await visitor_of(request)
    listed = await request.app.state.hub.listed_tables()
    free = [table for table in listed if table.state == "waiting"]
    playing = [table for table in listed if table.state == "playing"]
    return page(request, visitor, "pages/watch.html", free=free, playing=playing)


@router.get("/rules")
async def all_rules(request: Request) -> HTMLResponse:
    visitor = await visitor_of(request)
    return page(request, visitor, "pages/all_rules.html", titles=catalogue().values())


@router.get("/rules/{key}")
async def rules(request: Request, key: str) -> HTMLResponse:
    visitor = await visitor_of(request)
    found = entry(key)
    return page(request, visitor, "pages/rules.html", title=found, book=rulebook(found.key))


@router.get("/bots")
async def bots(request: Request) -> HTMLResponse:
    visitor = await visitor_of(request)
    return page(request, visitor, "pages/bots.html", levels=LEVELS)


@router.get("/chance")
async def chance(request: Request) -> HTMLResponse:
    return page(request, await visitor_of(request), "pages/chance.html")


@router.get("/credits")
async def credits(request: Request) -> HTMLResponse:
    return page(request, await visitor_of(request), "pages/credits.html")


@router.get("/accessibility")
async def accessibility(request: Request) -> HTMLResponse:
    return page(request, await visitor_of(request), "pages/accessibility.html")
