"""The API for programs: the same tables, views and sentences that people have.

Whoever wants a seat takes a name with POST /api/players and sends the token with every request.
Every error is {code, sentence}; a step that came too late is answered with the fresh view.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
    StreamingResponse,
)
from fastapi.routing import APIRoute
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.exceptions import HTTPException

from ostraka import __version__, games
from ostraka.core.errors import IllegalAction, OstrakaError, quoted
from ostraka.server.api import docs
from ostraka.server.api.answers import (
    advice_answer,
    game_answer,
    past_answer,
    summary_answer,
    table_answer,
    view_answer,
)
from ostraka.server.api.forms import (
    Act,
    AdviceAnswer,
    At,
    Ballot,
    GameAnswer,
    Join,
    Me,
    NewMe,
    NewPlayer,
    NewTable,
    Number,
    Problem,
    Promise,
    PutAway,
    Seat,
    TableAnswer,
    TablesAnswer,
    Talk,
    ViewAnswer,
)
from ostraka.server.errors import (
    BadMessage,
    CannotGoOn,
    Full,
    NoName,
    NoSuchPage,
    Stale,
    TooOften,
    status,
)
from ostraka.server.finished.past import Past
from ostraka.server.live.hub import Hub
from ostraka.server.live.table import Live
from ostraka.server.model import Chair, House, Player
from ostraka.server.people import absence, clocks, sealing, votes
from ostraka.server.store.players import TOKEN

MOST_STREAMS = 8
"""Windows and streams on one table that a player may have before a stream is refused."""

GONE_ON: dict[int | str, dict[str, Any]] = {
    409: {"model": Problem, "description": "The table has gone on; with the fresh view."}
}
NDJSON = "application/x-ndjson"


def answer(wrong: OstrakaError, view: ViewAnswer | None = None) -> JSONResponse:
    """What went wrong, for programs."""
    legal = wrong.legal if isinstance(wrong, IllegalAction) else None
    problem = Problem(code=wrong.code, sentence=str(wrong), legal=legal, view=view)
    headers = {"WWW-Authenticate": "Bearer"} if isinstance(wrong, NoName) else None
    said = {name: each for name, each in problem.model_dump().items() if each is not None}
    return JSONResponse(said, status(wrong), headers)


class Route(APIRoute):
    """An operation whose errors are all told in the same way."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            try:
                return await handle(request)
            except OstrakaError as wrong:
                return answer(wrong)
            except RequestValidationError as wrong:
                return answer(BadMessage(_first_problem(wrong)))
            except HTTPException:
                return answer(BadMessage())

        return guarded


def _first_problem(wrong: RequestValidationError) -> str:
    first = wrong.errors()[0]
    where = quoted(".".join(str(part) for part in first["loc"]))
    return f"Wrong at {where}: {str(first['msg']).rstrip('.')}."


router = APIRouter(
    prefix="/api",
    route_class=Route,
    responses={"4XX": {"model": Problem, "description": "What is wrong, in one sentence."}},
)

bearer = HTTPBearer(auto_error=False, description="The token from POST /api/players.")
Token = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def the_hub(request: Request) -> Hub:
    found = request.app.state.hub
    assert isinstance(found, Hub)
    return found


TheHub = Annotated[Hub, Depends(the_hub)]


def address(request: Request, hub: TheHub) -> str:
    """Where a call comes from; each address has so many."""
    found = request.client.host if request.client else ""
    hub.guard.spend("calls", found)
    return found


Address = Annotated[str, Depends(address)]


async def the_caller(hub: TheHub, token: Token, _: Address) -> Player:
    player = await hub.people.player_of(token.credentials if token else None, TOKEN)
    if player is None:
        raise NoName
    return player


Caller = Annotated[Player, Depends(the_caller)]


async def the_table(table: str, hub: TheHub, caller: Caller) -> Live:
    live = await hub.open(table)
    live.admit(caller.id)
    live.notice(caller.id)
    return live


TheTable = Annotated[Live, Depends(the_table)]


async def the_record(table: str, hub: TheHub, caller: Caller) -> Live | Past:
    """A table, or what is known of one that cannot go on."""
    try:
        return await the_table(table, hub, caller)
    except CannotGoOn:
        past = await hub.past(table)
        past.admit(caller.id)
        return past


TheRecord = Annotated[Live | Past, Depends(the_record)]


@router.get("/games")
async def list_games(_: Address) -> list[GameAnswer]:
    """The games, with their seats and options."""
    return [game_answer(key) for key in games.known()]


@router.post("/players", status_code=201)
async def take_a_name(form: NewPlayer, hub: TheHub, address: Address) -> NewMe:
    """A name and a token for a program."""
    hub.guard.spend("players", address)
    player, token = await hub.people.make_player(form.name, kind=TOKEN)
    return NewMe(id=player.id, name=player.name, token=token)


@router.get("/me")
async def who_am_i(caller: Caller) -> Me:
    """Whose token this is."""
    return Me(id=caller.id, name=caller.name)


@router.get("/tables")
async def list_tables(hub: TheHub, caller: Caller) -> TablesAnswer:
    """Your tables, and those that are listed for all; newest first."""
    return TablesAnswer(
        yours=[summary_answer(each) for each in await hub.of(caller.id)],
        listed=[summary_answer(each) for each in await hub.listed(caller.id)],
    )


@router.post("/tables", status_code=201)
async def set_up_a_table(form: NewTable, hub: TheHub, caller: Caller) -> TableAnswer:
    """A new table with you as host; the game begins at once if no chair is open."""
    chairs = [
        Chair(seat, chair.kind, chair.name, level=chair.level)
        for seat, chair in enumerate(form.chairs)
    ]
    game, house = games.game(form.game), House(**form.house.model_dump())
    clocks.check(house)
    live = await hub.create(caller, game, form.options, house, chairs, promise=form.promise)
    return table_answer(live, caller.id)


@router.get("/tables/{table}")
async def see_a_table(live: TheRecord, caller: Caller) -> TableAnswer:
    """Chairs, rules and talk of a table."""
    return table_answer(live, caller.id)


@router.post("/tables/{table}/join")
async def join(form: Join, live: TheTable, caller: Caller) -> ViewAnswer:
    """Take an open chair, or come back to your own."""
    mine = live.seats_of(caller.id)
    seats = mine or [chair.seat for chair in live.chairs if chair.kind == "open"]
    if form.seat is None and not seats:
        raise Full
    await live.sit(caller, seats[0] if form.seat is None else form.seat, promise=form.promise)
    return view_answer(live, caller.id)


@router.post("/tables/{table}/promise")
async def promise(form: Promise, live: TheTable, caller: Caller) -> TableAnswer:
    """Promise a number of your own for the seal, before the game begins."""
    await sealing.promise(live, caller.id, form.promise)
    return table_answer(live, caller.id)


@router.post("/tables/{table}/number")
async def number(form: Number, live: TheTable, caller: Caller) -> TableAnswer:
    """Tell the number that you promised, once the table's stage is `numbers`."""
    await sealing.tell(live, caller.id, form.number)
    return table_answer(live, caller.id)


@router.post("/tables/{table}/leave")
async def leave(live: TheTable, caller: Caller) -> TableAnswer:
    """Get up. In a game a bot plays on for you until you come back."""
    await live.leave(caller.id)
    return table_answer(live, caller.id)


@router.post("/tables/{table}/stand-in")
async def stand_in(form: Seat, live: TheTable, caller: Caller) -> TableAnswer:
    """Let a bot play for somebody away until they come back, as a player or the host. Somebody is
    away who was not there for five minutes, or for a day where the pace is none or slow; never
    before the time of a move is over."""
    await absence.stand_in(live, caller.id, form.seat)
    return table_answer(live, caller.id)


@router.post("/tables/{table}/vote")
async def vote(form: Ballot, live: TheTable, caller: Caller) -> TableAnswer:
    """Ask to end the game, agree to that, or play on. It ends unfinished, without a result, once
    every player who is not away agrees. Each may ask once in ten moves."""
    await votes.vote(live, caller.id, form.end)
    return table_answer(live, caller.id)


@router.post("/tables/{table}/close")
async def close(live: TheTable, caller: Caller) -> TableAnswer:
    """Close a table of yours whose game has not begun, for good."""
    await live.close(caller.id)
    return table_answer(live, caller.id)


@router.post("/tables/{table}/put-away")
async def put_away(form: PutAway, table: str, hub: TheHub, caller: Caller) -> TableAnswer:
    """Take a game that has ended off your list, or put it back."""
    return table_answer(await hub.put_away(table, caller.id, form.put_away), caller.id)


@router.post("/tables/{table}/begin")
async def begin(live: TheTable, caller: Caller) -> ViewAnswer:
    """Begin as the host; bots take the chairs that are still open."""
    await live.begin(caller.id)
    return view_answer(live, caller.id)


@router.get("/tables/{table}/view")
async def view(live: TheRecord, caller: Caller, since: int = 0) -> ViewAnswer:
    """The table as your seat sees it, with what it was told from note `since` on."""
    if isinstance(live, Past):
        return past_answer(live, caller.id, since)
    return view_answer(live, caller.id, since)


@router.post("/tables/{table}/act", response_model=ViewAnswer, responses=GONE_ON)
async def act(form: Act, live: TheTable, caller: Caller) -> Response:
    """Say one of the legal sentences."""
    return await _stepped(live, caller, live.say(caller.id, form.say, form.at))


@router.post("/tables/{table}/undo", response_model=ViewAnswer, responses=GONE_ON)
async def undo(form: At, live: TheTable, caller: Caller) -> Response:
    """Take your last step back, until something was revealed."""
    return await _stepped(live, caller, live.undo(caller.id, form.at))


async def _stepped(live: Live, caller: Player, step: Awaitable[None]) -> Response:
    """The fresh view, whether the step was made or came too late."""
    try:
        await step
    except Stale as wrong:
        return answer(wrong, view_answer(live, caller.id))
    return JSONResponse(view_answer(live, caller.id).model_dump())


@router.get("/tables/{table}/advice")
async def advice(live: TheTable, caller: Caller) -> list[AdviceAnswer]:
    """What the professor thinks of your choices, the best first."""
    return advice_answer(live, await live.advise(caller.id))


@router.post("/tables/{table}/talk")
async def talk(form: Talk, live: TheTable, caller: Caller) -> TableAnswer:
    """Say something: to the players if you are one, or else to those who watch."""
    await live.remark(caller, form.text)
    return table_answer(live, caller.id)


@router.delete("/tables/{table}/talk/{number}")
async def delete_a_remark(table: str, number: int, hub: TheHub, caller: Caller) -> TableAnswer:
    """Delete a remark of yours, for everybody."""
    await hub.delete_remark(table, caller, number)
    return table_answer(await the_record(table, hub, caller), caller.id)


@router.post("/tables/{table}/again", status_code=201)
async def again(live: TheTable, caller: Caller) -> TableAnswer:
    """A rematch with the same people, everybody one seat further."""
    return table_answer(await live.again(caller.id), caller.id)


@router.get("/tables/{table}/journal", response_class=PlainTextResponse)
async def journal(table: str, hub: TheHub, caller: Caller) -> str:
    """The whole game as text, once it is over; until then it holds what seats may not see. If its
    rules have changed so that it cannot go on, its players may have it at once."""
    return await hub.journal(table, caller.id)


@router.post("/tables/{table}/end")
async def end(table: str, hub: TheHub, caller: Caller) -> TableAnswer:
    """End a game of yours that cannot go on because its rules have changed; it stays unfinished."""
    return table_answer(await hub.end(table, caller.id), caller.id)


@router.get(
    "/tables/{table}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {NDJSON: {}}, "model": None}},
)
async def events(live: TheRecord, caller: Caller) -> StreamingResponse:
    """The view now and after every change, one JSON object on a line, each with the notes that
    are new; it ends with the game."""
    if isinstance(live, Past):
        only = past_answer(live, caller.id).model_dump_json() + "\n"
        return StreamingResponse(iter([only]), media_type=NDJSON)
    if live.audience.windows[caller.id] >= MOST_STREAMS:
        raise TooOften
    return StreamingResponse(_views(live, caller), media_type=NDJSON)


async def _views(live: Live, player: Player) -> AsyncIterator[str]:
    heard = 0
    last = ""
    async with live.watch(player.id, slowly=False, name=player.name) as watch:
        while live.admits(watch):
            view = view_answer(live, player.id, heard)
            heard = view.heard
            if (text := view.model_dump_json()) != last:
                last = text
                yield text + "\n"
            if view.state in ("over", "unfinished"):
                return
            await watch.changed()


def openapi() -> dict[str, Any]:
    return get_openapi(
        title="Ostraka", version=__version__, description=__doc__, routes=router.routes
    )


@router.get("/openapi.json", include_in_schema=False)
async def openapi_json() -> JSONResponse:
    return JSONResponse(openapi())


@router.get("/docs", include_in_schema=False)
async def docs_page() -> HTMLResponse:
    """The operations on a page without scripts."""
    return HTMLResponse(docs.page(openapi()))


@router.api_route(
    "/{rest:path}",
    methods=["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"],
    include_in_schema=False,
)
async def nothing(rest: str) -> None:
    raise NoSuchPage
