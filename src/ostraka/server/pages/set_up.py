"""Setting up a table: one click against bots, or chair by chair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ostraka import bots, games
from ostraka.core.errors import BadSeats, OstrakaError
from ostraka.server.errors import BadChairs, status
from ostraka.server.html import words
from ostraka.server.html.catalogue import LEVELS, Title, title
from ostraka.server.html.render import go, page
from ostraka.server.html.visitor import COOKIE, named, remember, visitor_of
from ostraka.server.live.hub import Hub
from ostraka.server.model import CLOCKS, Chair, Player, TableSettings
from ostraka.server.window.company import duration
from ostraka.ui.scene import Translate
from ostraka.words import problem

router = APIRouter(include_in_schema=False)

USUAL = "digger"
"""The level of bots unless somebody says which."""
TIMES: dict[str, tuple[tuple[str, int, str], ...]] = {
    "clock-live": (
        ("30", 30, "time"),
        ("60", 60, "time"),
        ("120", 120, "time"),
        ("300", 300, "time"),
    ),
    "clock-bank": (
        ("300", 300, "time"),
        ("600", 600, "time"),
        ("1200", 1200, "time"),
        ("2400", 2400, "time"),
    ),
    "clock-each": (
        ("20", 20, "before"),
        ("45", 45, "before"),
        ("+10", 10, "added"),
        ("+30", 30, "added"),
    ),
    "clock-slow": (
        ("86400", 86400, "time"),
        ("172800", 172800, "time"),
        ("259200", 259200, "time"),
        ("604800", 604800, "time"),
    ),
}
"""What the form offers for a clock: value, seconds, and how it is said (`words.TIMES`)."""
USUAL_TIMES = {
    "clock-live": "120",
    "clock-bank": "600",
    "clock-each": "45",
    "clock-slow": "172800",
}
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
    house: TableSettings = field(default_factory=TableSettings)
    times: Mapping[str, str] = field(default_factory=lambda: USUAL_TIMES)

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
    times = {name: _offered(name, form.get(name, "")) for name in TIMES}
    house = TableSettings(
        **{switch: switch in form for switch in SWITCHES}, pace=pace if pace in CLOCKS else "none"
    )
    return Plan(int(number), places, options, _timed(house, times), times)


def _offered(name: str, value: str) -> str:
    """A time that the form offers; the usual one for any other."""
    return value if value in [each for each, _, _ in TIMES[name]] else USUAL_TIMES[name]


def _timed(house: TableSettings, times: Mapping[str, str]) -> TableSettings:
    """A house with the clock that was chosen for its pace."""
    if house.pace in ("live", "slow"):
        return replace(house, move=float(times[f"clock-{house.pace}"]))
    if house.pace == "bank":
        each, bank = times["clock-each"], float(times["clock-bank"])
        if each.startswith("+"):
            return replace(house, move=0.0, bank=bank, increment=float(each))
        return replace(house, move=float(each), bank=bank)
    return house


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
        player = await request.app.state.hub.players.rename(player, my_name)
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
    live = await hub.create(player, found.game, plan.options, plan.house, chairs, coming=True)
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
        offers=TIMES,
        usual_times=USUAL_TIMES,
        time_words=words.TIMES,
        duration=duration,
        words=games.part(found.key, "ui.text.words"),
        wrong=problem(wrong, visitor.t) if wrong else "",
    )
