"""How pages are answered: templates in the frame that all pages share."""

from __future__ import annotations

import time

from babel.dates import format_timedelta
from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse

from ostraka.server.html.catalogue import shelf
from ostraka.server.html.templates import ENVIRONMENT
from ostraka.server.html.visitor import Visitor
from ostraka.server.model import TableSummary
from ostraka.words import LANGUAGES


def page(
    request: Request, visitor: Visitor, template: str, status: int = 200, **context: object
) -> HTMLResponse:
    """A page in the visitor's language and light."""
    html = ENVIRONMENT.get_template(template).render(
        t=visitor.t,
        language=visitor.language,
        languages=LANGUAGES,
        theme=visitor.theme,
        player=visitor.player,
        here=here(request),
        shelf=shelf(),
        ago=lambda moment: ago(moment, visitor.language),
        **context,
    )
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def here(request: Request) -> str:
    """The page's own address, to come back to after a form; one that was posted leads home."""
    if request.method != "GET":
        return "/"
    query = f"?{request.url.query}" if request.url.query else ""
    return f"{request.url.path}{query}"


def go(address: str) -> RedirectResponse:
    """On to another page after a form; only to one of ours."""
    inside = address.startswith("/") and not address.startswith(("//", "/\\"))
    return RedirectResponse(address if inside else "/", 303)


def ago(moment: float, language: str) -> str:
    """How long it is since something happened, in a few words."""
    return format_timedelta(
        int(moment - time.time()), add_direction=True, format="short", locale=language
    )


def waiting(table: TableSummary) -> int:
    """How many chairs of a table are open."""
    return sum(not name for name in table.names)


ENVIRONMENT.globals["waiting"] = waiting
