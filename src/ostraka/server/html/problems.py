"""Error pages: one clear sentence each."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from ostraka.core.errors import OstrakaError
from ostraka.server.errors import NameWanted
from ostraka.server.errors import status as status_of
from ostraka.server.html.render import page
from ostraka.server.html.visitor import visitor_of
from ostraka.server.html.words import PROBLEMS
from ostraka.words import problem

log = logging.getLogger("ostraka.pages")


async def error_page(request: Request, status: int, sentence: str = "") -> Response:
    """Return the error page with a sentence."""
    visitor = await visitor_of(request)
    said = sentence or visitor.t(PROBLEMS.get(status, PROBLEMS[500]))
    return page(request, visitor, "problem.html", status, number=status, sentence=said)


async def refused(request: Request, wrong: Exception) -> Response:
    """Answer an error of Ostraka."""
    assert isinstance(wrong, OstrakaError)
    visitor = await visitor_of(request)
    if isinstance(wrong, NameWanted):
        return page(request, visitor, "name.html", status_of(wrong))
    return await error_page(request, status_of(wrong), problem(wrong, visitor.t))


async def missing(request: Request, wrong: Exception) -> Response:
    """Answer an unknown address or method."""
    assert isinstance(wrong, HTTPException)
    return await error_page(request, wrong.status_code)


async def incomplete(request: Request, wrong: Exception) -> Response:
    """Answer a form with missing or wrong fields."""
    return await error_page(request, 422)


async def broken(request: Request, wrong: Exception) -> Response:
    """Answer a fault of ours: in full to the log, in a sentence to people."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    return await error_page(request, 500)


def install(app: FastAPI) -> None:
    """Make an app answer errors with these pages."""
    app.add_exception_handler(OstrakaError, refused)
    app.add_exception_handler(HTTPException, missing)
    app.add_exception_handler(RequestValidationError, incomplete)
    app.add_exception_handler(Exception, broken)
