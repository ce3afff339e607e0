"""The page of a table: its HTML, its socket, taking a chair, and downloading the journal."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request, WebSocket
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from markupsafe import Markup

from ostraka.core.errors import OstrakaError
from ostraka.core.journal import parse
from ostraka.server.errors import CannotGoOn
from ostraka.server.html.assets import address, art_of
from ostraka.server.html.headers import same_origin
from ostraka.server.html.templates import ENVIRONMENT
from ostraka.server.html.visitor import COOKIE, Visitor, remember, require_player, visitor_of
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import LiveTable
from ostraka.server.pages.results import stopped
from ostraka.server.people import seating
from ostraka.server.window.delta import Page
from ostraka.server.window.perspective import Window
from ostraka.server.window.socket import CLOSED_GONE, Session
from ostraka.server.window.table_page import game_page, lobby_page
from ostraka.words import LANGUAGES, translator

router = APIRouter(include_in_schema=False)

CLOSED_FOREIGN = 4403
"""Close code for a page of another site."""


@router.get("/t/{table}")
async def table_page(request: Request, table: str) -> Response:
    """Show the table as it is now; the socket keeps it up to date."""
    visitor = await visitor_of(request)
    try:
        live = await _opened(request.app.state.hub, table, visitor)
    except CannotGoOn:
        return await stopped(request, table, visitor)
    muted = await live.players.mutes(visitor.id)
    window = Window(live, visitor.id, visitor.t, visitor.language, muted=muted)
    first = _first(window, link(request, live))
    page = ENVIRONMENT.get_template("table/table.html").render(
        live=live,
        language=visitor.language,
        theme=visitor.theme,
        confirm=visitor.confirm,
        t=visitor.t,
        title=first.title,
        frame=Markup(first.html),
        now=live.now,
        drawings=" ".join(filter(None, (address("icons.svg"), art_of(live.game.key)))),
    )
    return HTMLResponse(page)


@router.websocket("/t/{table}/socket")
async def table_socket(
    socket: WebSocket, table: str, language: str = "en", still: bool = False
) -> None:
    """Serve one window.

    The page says its language and whether to show `still` positions only (reduced motion), which
    browsers do not send with a socket.
    """
    await socket.accept()
    if not same_origin(socket):
        await socket.close(CLOSED_FOREIGN)
        return
    visitor = await visitor_of(socket)
    try:
        live = await _opened(socket.app.state.hub, table, visitor)
    except OstrakaError:
        await socket.close(CLOSED_GONE)
        return
    language = language if language in LANGUAGES else "en"
    muted = await live.players.mutes(visitor.id)
    window = Window(live, visitor.id, translator(language), language, still, muted=muted)
    await Session(socket, window, visitor.player, link(socket, live)).run()


@router.post("/t/{table}/sit")
async def sit(request: Request, table: str, seat: Annotated[int, Form()]) -> Response:
    """Take an open chair; a visitor without a name is given one."""
    player, cookie = await require_player(request)
    live: LiveTable = await request.app.state.hub.open(table)
    await seating.sit(live, player, seat, coming=True)
    answer = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, answer, COOKIE, cookie)
    return answer


@router.get("/t/{table}/journal")
async def journal(request: Request, table: str) -> Response:
    """Download the journal of a finished game, or for its players of one that cannot go on."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    text = await hub.journal(table, visitor.id)
    name = f"{parse(text).header.game}-{table}.ostraka"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


def link(request: Request | WebSocket, live: LiveTable) -> str:
    """Return the address of a table, to be sent to friends."""
    scheme = "https" if request.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{request.url.netloc}/t/{live.id}"


async def _opened(hub: Hub, table: str, visitor: Visitor) -> LiveTable:
    """Open a table; raise if this visitor may not look at it."""
    live = await hub.open(table)
    live.check_access(visitor.id)
    return live


def _first(window: Window, address: str) -> Page:
    live = window.live
    if live.table is None:
        return lobby_page(window, address)
    return game_page(window, live.latest, latest=True)
