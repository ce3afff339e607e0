"""Errors of our scripts in people's browsers, for the log of whoever hosts."""

from __future__ import annotations

import json
import logging
import re
from contextlib import suppress

from fastapi import APIRouter, Request, Response

from ostraka.server.errors import TooOften

router = APIRouter(include_in_schema=False)
log = logging.getLogger("ostraka.client")

LARGEST = 8192
"""Bytes of a report; what is longer is none of ours."""
LONGEST = {"message": 200, "file": 60, "stack": 600}
"""Letters of each part that are worth keeping."""
SCRIPT = re.compile(r"[\w:/.-]*/static/[0-9a-f]+/([\w.-]+)")
ADDRESS = re.compile(r"\w+://\S*|/\S*")
QUOTED = re.compile(r"\"[^\"]*\"?|“[^”]*”?|`[^`]*`?|'[^']*'?")
NAME = re.compile(r"'[\w$.]{1,30}'")


@router.post("/client-errors")
async def report(request: Request) -> Response:
    """Log what failed and where. Nobody reads the answer, so a report that is wrong or one too many
    is ignored without a complaint."""
    with suppress(ValueError, TooOften):
        hub, client = request.app.state.hub, request.client
        hub.rate_limit.spend("client errors", client.host if client else "")
        body = await request.body()
        told = json.loads(body) if len(body) <= LARGEST else None
        if isinstance(told, dict):
            message, file, stack = (plain(told.get(part), LONGEST[part]) for part in LONGEST)
            line = told.get("line")
            where = f"{file}:{line}" if isinstance(line, int) and 0 < line < 100_000 else file
            log.warning("a window failed: %s (%s) %s", message, where, stack)
    return Response(status_code=204)


def plain(told: object, longest: int) -> str:
    """One line without what belongs to a table: addresses but for the names of our scripts, and
    whatever is quoted unless it is the name of something in them."""
    if not isinstance(told, str):
        return ""
    text = QUOTED.sub(_unless_a_name, ADDRESS.sub("…", SCRIPT.sub(r"\1", told)))
    letters = (letter if letter.isprintable() else " " for letter in text)
    return " ".join("".join(letters).split())[:longest]


def _unless_a_name(quoted: re.Match[str]) -> str:
    return quoted[0] if NAME.fullmatch(quoted[0]) else "…"
