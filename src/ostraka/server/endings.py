"""After the end: the result with its reasons and its seal, and the game once more, step by step."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from ostraka import games
from ostraka.core.journal import Journal
from ostraka.core.play import CHANCE, EVERYONE, OVER, WATCHER, Game, Note, Seat, State
from ostraka.core.table import Table
from ostraka.draw.scene import Look, Translate
from ostraka.server.errors import NotBegun, NotOver
from ostraka.server.frames import coloured
from ostraka.server.hub import Hub
from ostraka.server.live import Live
from ostraka.server.looks import scene_of
from ostraka.server.render import go, page
from ostraka.server.shelf import shelf
from ostraka.server.style import address, art_of
from ostraka.server.visitor import Visitor, visitor_of
from ostraka.words import marked

router = APIRouter(include_in_schema=False)

LAST_WORDS = 9
"""Lines of the diary beside a result."""
REMEMBERED = 16
"""Finished games that are kept unrolled."""


@dataclass(frozen=True)
class Stop:
    """A position worth a look: something was told on the way, and chance has done its part."""

    seat: Seat  # who came before it; CHANCE for the first
    state: State
    notes: int  # that were told until then
    revealed: bool  # whether chance did something

    @property
    def actor(self) -> Seat:
        return self.state.actor()


@dataclass(frozen=True)
class Story:
    """A finished game, unrolled."""

    game: Game
    names: tuple[str, ...]
    notes: tuple[Note, ...]
    stops: tuple[Stop, ...]

    def look(self, ply: int, eyes: Seat, t: Translate) -> Look:
        """What these eyes saw there."""
        stop = self.stops[ply]
        return Look(
            view=stop.state.view(eyes),
            seat=eyes,
            actor=stop.actor,
            legal=(),
            names=self.names,
            notes=heard(self.notes[: stop.notes], eyes),
            t=t,
            art=art_of(self.game.key),
            icons=address("icons.svg"),
        )

    def told(self, ply: int, eyes: Seat) -> tuple[Note, ...]:
        """What they were told on the way there."""
        since = self.stops[ply - 1].notes if ply else 0
        return heard(self.notes[since : self.stops[ply].notes], eyes)


def heard(notes: tuple[Note, ...], eyes: Seat) -> tuple[Note, ...]:
    return tuple(note for note in notes if note.audience in (EVERYONE, eyes))


def unroll(game: Game, journal: Journal) -> Story:
    """Play a journal once more, keeping every position worth a look."""
    header = journal.header
    table = Table(game, len(header.names), header.options, header.names)
    stops: list[Stop] = []
    seat, revealed = CHANCE, False
    if table.actor != CHANCE:
        stops.append(Stop(seat, table.state.clone(), 0, revealed))
    for number, (who, text) in enumerate(journal.steps):
        table.follow(who, text)
        if who == CHANCE:
            revealed = True
        else:
            seat = who
        following = journal.steps[number + 1][0] if number + 1 < len(journal.steps) else OVER
        told = len(table.notes) > (stops[-1].notes if stops else -1)
        if following != CHANCE and (told or following == OVER):
            stops.append(Stop(seat, table.state.clone(), len(table.notes), revealed))
            revealed = False
    return Story(game, table.names, tuple(table.notes), tuple(stops))


class Stories:
    """The finished games that somebody looked at last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Story] = OrderedDict()

    def of(self, live: Live) -> Story:
        if live.id not in self._known:
            self._known[live.id] = unroll(live.game, finished(live).journal)
        self._known.move_to_end(live.id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return self._known[live.id]


STORIES = Stories()


def finished(live: Live) -> Table:
    """The table, if its game is over."""
    if live.table is None:
        raise NotBegun
    if live.table.actor != OVER:
        raise NotOver
    return live.table


def sentences(story: Story, notes: tuple[Note, ...], t: Translate) -> list[tuple[Seat, Markup]]:
    """What a diary says of notes: whose each is, or -1 for all, and its words."""
    words = games.part(story.game.key, "words")
    names = [Markup("<b>{}</b>").format(name) for name in story.names]
    return [
        (
            -1 if note.kind in words.ABOUT_ALL else note.seat,
            coloured(words.sentence(note, names, marked(t))),
        )
        for note in notes
    ]


@router.get("/t/{table}/result")
async def result(request: Request, table: str) -> HTMLResponse:
    visitor = await visitor_of(request)
    live = await _open(request, table, visitor)
    found = finished(live)
    story = STORIES.of(live)
    closing = found.journal.closing
    assert closing is not None
    mine = live.seats_of(visitor.id)
    look = story.look(len(story.stops) - 1, mine[0] if len(mine) == 1 else WATCHER, visitor.t)
    last = heard(story.notes, look.seat)[-LAST_WORDS:]
    return page(
        request,
        visitor,
        "result.html",
        live=live,
        title=shelf()[live.game.key],
        names=story.names,
        closing=closing,
        headline=headline(story, closing.places, closing.points, visitor.t),
        ending=visitor.t(games.part(live.game.key, "words").ENDINGS[closing.ending]),
        order=sorted(range(len(story.names)), key=lambda seat: closing.places[seat]),
        ledger=scene_of(live.game.key).ledger(look),
        mine=mine,
        last=sentences(story, last, visitor.t),
        steps=len(story.stops) - 1,
        imprint=found.journal.header.chance.partition(" ")[2],
    )


def headline(story: Story, places: tuple[int, ...], points: tuple[int, ...], t: Translate) -> str:
    """Who has won, and by how much."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if not winners:
        return t("Nobody wins")
    if len(winners) > 1:
        names = ", ".join(story.names[seat] for seat in winners)
        return t("A shared win: {names}").format(names=names)
    name = story.names[winners[0]]
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
    live = await _open(request, table, visitor)
    following = await live.again(visitor.id)
    return go(f"/t/{following.id}")


@router.get("/t/{table}/replay")
async def replay(
    request: Request, table: str, ply: int | None = None, seat: int = 0
) -> HTMLResponse:
    """Any position of a finished game, through anybody's eyes; seat 0 is a spectator."""
    visitor = await visitor_of(request)
    live = await _open(request, table, visitor)
    story = STORIES.of(live)
    last = len(story.stops) - 1
    at = min(max(ply if ply is not None else 0, 0), last)
    eyes = seat - 1 if 1 <= seat <= len(story.names) else WATCHER
    look = story.look(at, eyes, visitor.t)
    scene = scene_of(live.game.key)
    closing = finished(live).journal.closing
    assert closing is not None
    return page(
        request,
        visitor,
        "replay.html",
        live=live,
        title=shelf()[live.game.key],
        story=story,
        look=look,
        scene=scene,
        heading=scene.heading(look),
        at=at,
        last=last,
        eyes=eyes,
        seat=eyes + 1 if eyes >= 0 else 0,
        now=sentences(story, story.told(at, eyes), visitor.t),
        steps=[
            (number, stop, sentences(story, story.told(number, eyes), visitor.t))
            for number, stop in enumerate(story.stops)
        ],
        closing=closing,
        link=str(request.url.include_query_params(ply=at)),
    )


async def _open(request: Request, table: str, visitor: Visitor) -> Live:
    hub: Hub = request.app.state.hub
    live = await hub.open(table)
    live.admit(visitor.id)
    return live
