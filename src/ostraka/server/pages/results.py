"""Finished games: the result with its reasons and its seal, and the replay.

All of it comes from the archive made when the game ended, so it stays the same when rules or words
change.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import Response
from markupsafe import Markup

from ostraka import games
from ostraka.core.play import WATCHER, Seat
from ostraka.server.finished.archive import Archive, in_language
from ostraka.server.finished.table import FinishedTable
from ostraka.server.html.assets import address, art_of
from ostraka.server.html.catalogue import entry
from ostraka.server.html.render import go, page
from ostraka.server.html.scenes import scene_of
from ostraka.server.html.visitor import Visitor, visitor_of
from ostraka.server.live.hub import Hub
from ostraka.server.names import shown_name
from ostraka.server.window.table_page import coloured
from ostraka.ui.scene import Look, Panel, Translate

router = APIRouter(include_in_schema=False)

DIARY_LINES = 9
"""Lines of the diary beside a result."""

log = logging.getLogger("ostraka.endings")


@dataclass(frozen=True)
class Position:
    """A position of a replay, drawn if that is still possible."""

    heading: str
    board: Markup | None = None  # None if it can no longer be drawn
    panels: tuple[Panel, ...] = ()


def drawn(
    finished: FinishedTable, archive: Archive, ply: int, eyes: Seat, visitor: Visitor
) -> Position:
    """Draw a position as these eyes saw it."""
    try:
        scene = scene_of(finished.key)
        look = Look(
            view=archive.view(ply, eyes),
            seat=eyes,
            actor=archive.positions[ply].actor,
            legal=(),
            names=names_of(finished, visitor),
            notes=tuple(note for note, _ in archive.heard(eyes, ply)),
            t=visitor.t,
            art=art_of(finished.key),
            icons=address("icons.svg"),
        )
        return Position(scene.heading(look), scene.board(look), tuple(scene.panels(look)))
    except Exception as wrong:  # a new scene may fail in any way on an old view
        level = logging.INFO if finished.outdated else logging.ERROR
        log.log(level, "table %s: position %s cannot be drawn", finished.id, ply, exc_info=wrong)
        return Position(archive.heading(ply, visitor.language, names_of(finished, visitor)))


def told(
    finished: FinishedTable, archive: Archive, ply: int, eyes: Seat, visitor: Visitor
) -> list[tuple[Seat, Markup]]:
    """Return what these eyes were told on the way to a position, each with its seat or -1."""
    lines = archive.lines(ply, eyes, visitor.language, names_of(finished, visitor))
    return [(seat, coloured(text)) for seat, text in lines]


@router.get("/t/{table}/result")
async def result(request: Request, table: str) -> Response:
    visitor = await visitor_of(request)
    finished = await _finished(request, table, visitor)
    if finished.state == "unfinished":
        return go(f"/t/{finished.id}")
    closing, archive = finished.require_closing(), finished.archive
    mine = finished.seats_of(visitor.id)
    eyes = mine[0] if len(mine) == 1 else WATCHER
    ledger, last, ending, steps = [], [], closing.ending, finished.seat_steps
    if archive:
        icons, art = address("icons.svg"), art_of(finished.key) if finished.known else ""
        ledger = archive.ledger(eyes, visitor.language, names_of(finished, visitor), icons, art)
        plies = range(len(archive.positions))
        last = [line for ply in plies for line in told(finished, archive, ply, eyes, visitor)]
        ending, steps = in_language(archive.ending, visitor.language), archive.last
    elif finished.known:
        ending = visitor.t(games.part(finished.key, "ui.text.words").ENDINGS.get(ending, ending))
    return page(
        request,
        visitor,
        "table/result.html",
        finished=finished,
        title=title(finished, visitor),
        names=names_of(finished, visitor),
        closing=closing,
        headline=headline(names_of(finished, visitor), closing.places, closing.points, visitor.t),
        ending=ending,
        order=sorted(
            range(len(names_of(finished, visitor))), key=lambda seat: closing.places[seat]
        ),
        ledger=ledger,
        mine=mine,
        last=last[-DIARY_LINES:],
        steps=steps,
    )


def names_of(finished: FinishedTable, visitor: Visitor) -> tuple[str, ...]:
    """Return the names of the players as the visitor's page shows them."""
    return tuple(shown_name(name, visitor.t) for name in finished.names)


def title(finished: FinishedTable, visitor: Visitor) -> str:
    """Return the title of the game, without the name of the series."""
    whole = finished.key
    if finished.known:
        whole = visitor.t(games.game(finished.key).title)
    elif finished.archive:
        whole = in_language(finished.archive.title, visitor.language)
    return whole.rpartition(": ")[2]


def headline(
    names: tuple[str, ...], places: tuple[int, ...], points: tuple[int, ...], t: Translate
) -> str:
    """Say who has won, and by how much."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if not winners:
        return t("Nobody wins")
    if len(winners) > 1:
        return t("A shared win: {names}").format(names=", ".join(names[seat] for seat in winners))
    name = names[winners[0]]
    lead = points[winners[0]] - max(
        points[seat] for seat in range(len(points)) if seat != winners[0]
    )
    if lead == 1:
        return t("{name} wins by one point").format(name=name)
    if lead > 1:
        return t("{name} wins by {count} points").format(name=name, count=lead)
    return t("{name} wins").format(name=name)


@router.post("/t/{table}/again")
async def again(request: Request, table: str) -> Response:
    """Start a rematch with the same people, everybody one seat further."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    live = await hub.open(table)
    live.check_access(visitor.id)
    following = await live.start_rematch(visitor.id, coming=True)
    return go(f"/t/{following.id}")


@router.get("/t/{table}/replay")
async def replay(request: Request, table: str, ply: int | None = None, seat: int = 0) -> Response:
    """Show any position of a finished game through anybody's eyes; seat 0 is a watcher."""
    visitor = await visitor_of(request)
    finished = await _finished(request, table, visitor)
    archive = finished.archive
    if finished.state == "unfinished" or (finished.require_closing() and archive is None):
        return go(f"/t/{finished.id}/result")  # which says why there is no replay
    assert archive is not None
    at = min(max(ply if ply is not None else 0, 0), archive.last)
    eyes = seat - 1 if 1 <= seat <= len(names_of(finished, visitor)) else WATCHER
    return page(
        request,
        visitor,
        "table/replay.html",
        finished=finished,
        title=title(finished, visitor),
        box=entry(finished.key) if finished.known else None,
        names=names_of(finished, visitor),
        position=drawn(finished, archive, at, eyes, visitor),
        at=at,
        last=archive.last,
        eyes=eyes,
        seat=eyes + 1 if eyes >= 0 else 0,
        now=told(finished, archive, at, eyes, visitor),
        steps=[
            (number, stop, told(finished, archive, number, eyes, visitor))
            for number, stop in enumerate(archive.positions)
        ],
        link=str(request.url.include_query_params(ply=at)),
    )


async def stopped(request: Request, table: str, visitor: Visitor) -> Response:
    """Show a table whose game cannot go on."""
    finished = await _finished(request, table, visitor)
    if finished.state == "over":
        return go(f"/t/{finished.id}/result")
    return page(
        request,
        visitor,
        "table/stopped.html",
        finished=finished,
        title=title(finished, visitor),
        names=names_of(finished, visitor),
        mine=finished.seats_of(visitor.id),
    )


@router.post("/t/{table}/put-away")
async def put_away(request: Request, table: str, back: Annotated[str, Form()] = "") -> Response:
    """Take a game that has ended off a player's list, or put it back."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    await hub.put_away(table, visitor.id, not back)
    return go("/tables")


@router.post("/t/{table}/end")
async def end(request: Request, table: str) -> Response:
    """End a game that cannot go on, as one of its players."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    finished = await hub.end(table, visitor.id)
    return go(f"/t/{finished.id}")


async def _finished(request: Request, table: str, visitor: Visitor) -> FinishedTable:
    hub: Hub = request.app.state.hub
    finished = await hub.finished_table(table)
    finished.check_access(visitor.id)
    return finished
