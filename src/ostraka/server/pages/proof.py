"""What a browser needs to verify a finished game: its journal, and the possible draws.

Browsers do not know the rules, so they are sent the possible outcomes of every draw. They check by
themselves which one follows from the opened secret and the players' numbers.
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
"""Outcomes in their order, with their weights as text, which may be too large for JavaScript."""


@router.get("/t/{table}/draws")
async def draws_of_a_table(request: Request, table: str) -> Response:
    """Send the journal of a finished game, and the outcomes of each draw if its rules are still
    current."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    finished = await hub.finished_table(table)
    finished.check_access(visitor.id)
    finished.require_closing()
    assert finished.journal is not None, "a finished game has one"
    possible_draws = (
        None if finished.outdated else draws(games.game(finished.key), finished.journal)
    )
    return JSONResponse({"journal": finished.text(), "draws": possible_draws})


def draws(game: Game, journal: Journal) -> list[Draw]:
    """Return the possible outcomes of every draw."""
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
