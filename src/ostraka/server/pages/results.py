"""After the end: the result with its reasons and its seal, and the game once more, step by step.

All of it is told from what was kept when the game ended, so it stays the same whatever becomes of
the rules, the words or the drawings.
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
from ostraka.server.finished.archive import Archive, spoken
from ostraka.server.finished.past import Past
from ostraka.server.html.assets import address, art_of
from ostraka.server.html.catalogue import title as titled
from ostraka.server.html.render import go, page
from ostraka.server.html.scenes import scene_of
from ostraka.server.html.visitor import Visitor, visitor_of
from ostraka.server.live.hub import Hub
from ostraka.server.names import shown_name
from ostraka.server.window.table_page import coloured
from ostraka.ui.scene import Look, Panel, Translate

router = APIRouter(include_in_schema=False)

LAST_WORDS = 9
"""Lines of the diary beside a result."""

log = logging.getLogger("ostraka.endings")


@dataclass(frozen=True)
class Position:
    """A position of a replay, drawn as far as that is possible still."""

    heading: str
    board: Markup | None = None  # none if what was seen cannot be drawn any more
    panels: tuple[Panel, ...] = ()


def drawn(past: Past, archive: Archive, ply: int, eyes: Seat, visitor: Visitor) -> Position:
    """A position as some eyes saw it."""
    try:
        scene = scene_of(past.key)
        look = Look(
            view=archive.view(ply, eyes),
            seat=eyes,
            actor=archive.stops[ply].actor,
            legal=(),
            names=names_of(past, visitor),
            notes=tuple(note for note, _ in archive.heard(eyes, ply)),
            t=visitor.t,
            art=art_of(past.key),
            icons=address("icons.svg"),
        )
        return Position(scene.heading(look), scene.board(look), tuple(scene.panels(look)))
    except Exception as wrong:  # a scene of today may fail in any way on a view of long ago
        level = logging.INFO if past.outdated else logging.ERROR
        log.log(level, "table %s: position %s cannot be drawn", past.id, ply, exc_info=wrong)
        return Position(archive.heading(ply, visitor.language, names_of(past, visitor)))


def told(
    past: Past, archive: Archive, ply: int, eyes: Seat, visitor: Visitor
) -> list[tuple[Seat, Markup]]:
    """What some eyes were told on the way to a position: whose it is, or -1 for all, and how."""
    lines = archive.lines(ply, eyes, visitor.language, names_of(past, visitor))
    return [(seat, coloured(text)) for seat, text in lines]


@router.get("/t/{table}/result")
async def result(request: Request, table: str) -> Response:
    visitor = await visitor_of(request)
    past = await _past(request, table, visitor)
    if past.state == "unfinished":
        return go(f"/t/{past.id}")
    closing, archive = past.finished(), past.archive
    mine = past.seats_of(visitor.id)
    eyes = mine[0] if len(mine) == 1 else WATCHER
    ledger, last, ending, steps = [], [], closing.ending, past.steps
    if archive:
        icons, art = address("icons.svg"), art_of(past.key) if past.known else ""
        ledger = archive.ledger(eyes, visitor.language, names_of(past, visitor), icons, art)
        plies = range(len(archive.stops))
        last = [line for ply in plies for line in told(past, archive, ply, eyes, visitor)]
        ending, steps = spoken(archive.ending, visitor.language), archive.last
    elif past.known:
        ending = visitor.t(games.part(past.key, "ui.text.words").ENDINGS.get(ending, ending))
    return page(
        request,
        visitor,
        "result.html",
        past=past,
        title=title(past, visitor),
        names=names_of(past, visitor),
        closing=closing,
        headline=headline(names_of(past, visitor), closing.places, closing.points, visitor.t),
        ending=ending,
        order=sorted(range(len(names_of(past, visitor))), key=lambda seat: closing.places[seat]),
        ledger=ledger,
        mine=mine,
        last=last[-LAST_WORDS:],
        steps=steps,
    )


def names_of(past: Past, visitor: Visitor) -> tuple[str, ...]:
    """What the people of a game are called in a visitor's language."""
    return tuple(shown_name(name, visitor.t) for name in past.names)


def title(past: Past, visitor: Visitor) -> str:
    """The name of the game, without that of the series."""
    whole = past.key
    if past.known:
        whole = visitor.t(games.game(past.key).title)
    elif past.archive:
        whole = spoken(past.archive.title, visitor.language)
    return whole.rpartition(": ")[2]


def headline(
    names: tuple[str, ...], places: tuple[int, ...], points: tuple[int, ...], t: Translate
) -> str:
    """Who has won, and by how much."""
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
    """The same people once more, everybody one seat further."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    live = await hub.open(table)
    live.admit(visitor.id)
    following = await live.again(visitor.id, coming=True)
    return go(f"/t/{following.id}")


@router.get("/t/{table}/replay")
async def replay(request: Request, table: str, ply: int | None = None, seat: int = 0) -> Response:
    """Any position of a finished game, through anybody's eyes; seat 0 is a spectator."""
    visitor = await visitor_of(request)
    past = await _past(request, table, visitor)
    archive = past.archive
    if past.state == "unfinished" or (past.finished() and archive is None):
        return go(f"/t/{past.id}/result")  # which says why
    assert archive is not None
    at = min(max(ply if ply is not None else 0, 0), archive.last)
    eyes = seat - 1 if 1 <= seat <= len(names_of(past, visitor)) else WATCHER
    return page(
        request,
        visitor,
        "replay.html",
        past=past,
        title=title(past, visitor),
        box=titled(past.key) if past.known else None,
        names=names_of(past, visitor),
        position=drawn(past, archive, at, eyes, visitor),
        at=at,
        last=archive.last,
        eyes=eyes,
        seat=eyes + 1 if eyes >= 0 else 0,
        now=told(past, archive, at, eyes, visitor),
        steps=[
            (number, stop, told(past, archive, number, eyes, visitor))
            for number, stop in enumerate(archive.stops)
        ],
        link=str(request.url.include_query_params(ply=at)),
    )


async def stopped(request: Request, table: str, visitor: Visitor) -> Response:
    """The page of a table whose game cannot go on."""
    past = await _past(request, table, visitor)
    if past.state == "over":
        return go(f"/t/{past.id}/result")
    return page(
        request,
        visitor,
        "stopped.html",
        past=past,
        title=title(past, visitor),
        names=names_of(past, visitor),
        mine=past.seats_of(visitor.id),
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
    """A player ends a game that cannot go on."""
    visitor = await visitor_of(request)
    hub: Hub = request.app.state.hub
    past = await hub.end(table, visitor.id)
    return go(f"/t/{past.id}")


async def _past(request: Request, table: str, visitor: Visitor) -> Past:
    hub: Hub = request.app.state.hub
    past = await hub.past(table)
    past.admit(visitor.id)
    return past
