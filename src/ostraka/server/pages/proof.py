"""What a browser needs to draw a finished game again: its journal, and what could be drawn.

Browsers do not know the rules, so they are told the outcomes of every draw and check the rest by
themselves: which one the opened secret and the players' numbers pick.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from ostraka import games
from ostraka.core.journal import Journal
from ostraka.core.play import CHANCE, Game
from ostraka.core.table import Table, as_played
from ostraka.server.html.visitor import visitor_of
from ostraka.server.live.hub import Hub

router = APIRouter(include_in_schema=False)

Draw = list[tuple[str, str]]
"""Outcomes in their order, each with its weight as text: counts of layouts may be larger than what
a script can count exactly."""


@router.get("/t/{table}/draws")
async def draws_of_a_table(request: Request, table: str) -> Response:
    """The journal of a finished game and the outcomes of each draw, as long as its rules are
    those of today."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    past = await hub.finished_table(table)
    past.check_access(visitor.id)
    past.require_closing()
    assert past.journal is not None, "a finished game has one"
    repeated = None if past.outdated else draws(games.game(past.key), past.journal)
    return JSONResponse({"journal": past.text(), "draws": repeated})


def draws(game: Game, journal: Journal) -> list[Draw]:
    """What chance might have done each time it did something."""
    header = journal.header
    table = Table(game, len(header.names), as_played(game, header.options), header.names)
    text = game.notation.text
    found: list[Draw] = []
    for who, said in journal.steps:
        if who == CHANCE:
            possible = table.state.outcomes()
            found.append([(text(outcome), str(weight)) for outcome, weight in possible])
        table.follow(who, said)
    return found
