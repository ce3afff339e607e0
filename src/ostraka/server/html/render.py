"""Render pages: templates in the layout that all pages share."""

from __future__ import annotations

import time

from babel.dates import format_timedelta
from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse

from ostraka.server.html.catalogue import catalogue
from ostraka.server.html.templates import ENVIRONMENT
from ostraka.server.html.visitor import Visitor
from ostraka.server.model import TableSummary
from ostraka.words import LANGUAGES


def page(
    request: Request, visitor: Visitor, template: str, status: int = 200, **context: object
) -> HTMLResponse:
    """Render a page in the visitor's language and theme."""
    html = ENVIRONMENT.get_template(template).render(
        t=visitor.t,
        language=visitor.language,
        languages=LANGUAGES,
        theme=visitor.theme,
        player=visitor.player,
        here=here(request),
        catalogue=catalogue(),
        ago=lambda moment: ago(moment, visitor.language),
        **context,
    )
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def here(request: Request) -> str:
    """Return the page's address, to come back to after a form; the front page if it was posted."""
    if request.method != "GET":
        return "/"
    query = f"?{request.url.query}" if request.url.query else ""
    return f"{request.url.path}{query}"


def go(address: str) -> RedirectResponse:
    """Redirect after a form; only to one of our pages."""
    inside = address.startswith("/") and not address.startswith(("//", "/\\"))
    return RedirectResponse(address if inside else "/", 303)


def ago(moment: float, language: str) -> str:
    """Say how long ago something happened, in a few words."""
    return format_timedelta(
        int(moment - time.time()), add_direction=True, format="short", locale=language
    )


def open_chairs(table: TableSummary) -> int:
    """Count the open chairs of a table."""
    return sum(not name for name in table.names)


ENVIRONMENT.globals["open_chairs"] = open_chairs
