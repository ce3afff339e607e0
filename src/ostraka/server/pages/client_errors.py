"""Log errors of our scripts in people's browsers."""

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
"""Bytes of a report; our scripts send no longer one."""
LONGEST = {"message": 200, "file": 60, "stack": 600}
"""Characters of each part that are logged."""
SCRIPT = re.compile(r"[\w:/.-]*/static/[0-9a-f]+/([\w.-]+)")
ADDRESS = re.compile(r"\w+://\S*|/\S*")
QUOTED = re.compile(r"\"[^\"]*\"?|“[^”]*”?|`[^`]*`?|'[^']*'?")
NAME = re.compile(r"'[\w$.]{1,30}'")


@router.post("/client-errors")
async def report(request: Request) -> Response:
    """Log what failed and where; silently ignore invalid reports and those beyond the limit."""
    with suppress(ValueError, TooOften):
        hub, client = request.app.state.hub, request.client
        hub.rate_limit.spend("client errors", client.host if client else "")
        body = await request.body()
        sent = json.loads(body) if len(body) <= LARGEST else None
        if isinstance(sent, dict):
            message, file, stack = (redacted(sent.get(part), LONGEST[part]) for part in LONGEST)
            line = sent.get("line")
            where = f"{file}:{line}" if isinstance(line, int) and 0 < line < 100_000 else file
            log.warning("a window failed: %s (%s) %s", message, where, stack)
    return Response(status_code=204)


def redacted(sent: object, longest: int) -> str:
    """Reduce a text to one line without data of a table.

    Addresses other than our scripts' go, and so do quotes other than names in code.
    """
    if not isinstance(sent, str):
        return ""
    text = QUOTED.sub(_unless_a_name, ADDRESS.sub("…", SCRIPT.sub(r"\1", sent)))
    letters = (letter if letter.isprintable() else " " for letter in text)
    return " ".join("".join(letters).split())[:longest]


def _unless_a_name(quoted: re.Match[str]) -> str:
    return quoted[0] if NAME.fullmatch(quoted[0]) else "…"
