"""Setting up a table: one click against bots, or chair by chair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ostraka import bots, games
from ostraka.core.errors import BadSeats, OstrakaError
from ostraka.draw.scene import Translate
from ostraka.server.errors import BadChairs, status
from ostraka.server.hub import Hub
from ostraka.server.records import PACES, Chair, House, Player
from ostraka.server.render import go, page
from ostraka.server.shelf import LEVELS, Title, title
from ostraka.server.visitor import COOKIE, named, remember, visitor_of
from ostraka.words import problem

router = APIRouter(include_in_schema=False)

USUAL = "digger"
"""The level of bots unless somebody says which."""
SWITCHES = ("odds", "undo", "hints", "watchers", "listed")


@dataclass(frozen=True)
class Place:
    """A seat as the form says it."""

    kind: str = "bot"  # me, bot, open, screen
    level: str = USUAL
    name: str = ""


@dataclass(frozen=True)
class Plan:
    """The whole form."""

    players: int
    places: tuple[Place, ...]  # of every seat that there could be
    options: Mapping[str, str] = field(default_factory=dict)
    house: House = field(default_factory=House)

    def chairs(self, host: Player, t: Translate) -> list[Chair]:
        """What the places mean."""
        taken = self.places[: self.players]
        if sum(place.kind == "me" for place in taken) > 1:
            raise BadChairs(
                "You can sit on one chair only; others at this device are “This screen”."
            )
        return [_chair(seat, place, host, t) for seat, place in enumerate(taken)]


def _chair(seat: int, place: Place, host: Player, t: Translate) -> Chair:
    if place.kind == "me":
        return Chair(seat, "person", host.name, host.id)
    if place.kind == "screen":
        name = place.name.strip() or t("Player {number}").format(number=seat + 1)
        return Chair(seat, "screen", name, host.id)
    if place.kind == "bot":
        bots.check([place.level])
        return Chair(seat, "bot", "", "", place.level)
    return Chair(seat, "open")


def usual(found: Title) -> Plan:
    """What the form says before anybody has touched it."""
    places = (Place("me"), *[Place()] * (found.most - 1))
    return Plan(found.facts.bots + 1, places)


def read(found: Title, form: Mapping[str, str]) -> Plan:
    """What somebody chose; what he left out is as usual."""
    plan = usual(found)
    number = form.get("players", str(plan.players))
    if not number.isascii() or not number.isdigit() or int(number) not in found.game.seats:
        raise BadSeats(found.game.title, found.game.seats, number[:10])
    places = tuple(
        Place(
            form.get(f"kind{seat}", place.kind),
            form.get(f"level{seat}", place.level),
            form.get(f"name{seat}", "")[:40],
        )
        for seat, place in enumerate(plan.places)
    )
    if "at-once" in form:
        places = tuple(Place() if place.kind == "open" else place for place in places)
    options = {
        option.name: form[f"option-{option.name}"]
        for option in found.game.options
        if f"option-{option.name}" in form
    }
    pace = form.get("pace", "none")
    house = House(
        **{switch: switch in form for switch in SWITCHES}, pace=pace if pace in PACES else "none"
    )
    return Plan(int(number), places, options, house)


@router.get("/set-up/{key}")
async def form(request: Request, key: str) -> HTMLResponse:
    found = title(key)
    return await _form(request, found, usual(found))


@router.post("/set-up/{key}")
async def set_up(request: Request, key: str) -> Response:
    found = title(key)
    sent = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    try:
        plan = read(found, sent)
    except OstrakaError as wrong:
        return await _form(request, found, usual(found), wrong)
    player, cookie = await named(request)
    if my_name := next((p.name for p in plan.places[: plan.players] if p.kind == "me"), "").strip():
        player = await request.app.state.hub.people.rename(player, my_name)
    try:
        answer = await _open(request, found, plan, player)
    except OstrakaError as wrong:
        answer = await _form(request, found, plan, wrong)
    remember(request, answer, COOKIE, cookie)
    return answer


@router.post("/play/{key}")
async def play_now(request: Request, key: str) -> Response:
    """A game at once, against bots."""
    found = title(key)
    player, cookie = await named(request)
    plan = replace(usual(found), options=found.facts.quick)
    answer = await _open(request, found, plan, player)
    remember(request, answer, COOKIE, cookie)
    return answer


async def _open(request: Request, found: Title, plan: Plan, player: Player) -> Response:
    hub: Hub = request.app.state.hub
    chairs = plan.chairs(player, (await visitor_of(request)).t)
    live = await hub.create(player, found.game, plan.options, plan.house, chairs)
    return go(f"/t/{live.id}")


async def _form(
    request: Request, found: Title, plan: Plan, wrong: OstrakaError | None = None
) -> HTMLResponse:
    visitor = await visitor_of(request)
    return page(
        request,
        visitor,
        "set_up.html",
        status=status(wrong) if wrong else 200,
        title=found,
        plan=plan,
        levels=LEVELS,
        words=games.part(found.key, "words"),
        wrong=problem(wrong, visitor.t) if wrong else "",
    )
