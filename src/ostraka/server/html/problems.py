"""Pages for what went wrong: one clear sentence, in the same look."""

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


async def sorry(request: Request, status: int, sentence: str = "") -> Response:
    """The page for a problem."""
    visitor = await visitor_of(request)
    said = sentence or visitor.t(PROBLEMS.get(status, PROBLEMS[500]))
    return page(request, visitor, "problem.html", status, number=status, sentence=said)


async def refused(request: Request, wrong: Exception) -> Response:
    """Something that a visitor cannot do."""
    assert isinstance(wrong, OstrakaError)
    visitor = await visitor_of(request)
    if isinstance(wrong, NameWanted):
        return page(request, visitor, "name.html", status_of(wrong))
    return await sorry(request, status_of(wrong), problem(wrong, visitor.t))


async def missing(request: Request, wrong: Exception) -> Response:
    """An address that there is not, or not for that."""
    assert isinstance(wrong, HTTPException)
    return await sorry(request, wrong.status_code)


async def incomplete(request: Request, wrong: Exception) -> Response:
    return await sorry(request, 422)


async def broken(request: Request, wrong: Exception) -> Response:
    """A fault of ours, for the log in full and for people in a sentence."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    return await sorry(request, 500)


def install(app: FastAPI) -> None:
    """Let an app answer with these pages."""
    app.add_exception_handler(OstrakaError, refused)
    app.add_exception_handler(HTTPException, missing)
    app.add_exception_handler(RequestValidationError, incomplete)
    app.add_exception_handler(Exception, broken)
