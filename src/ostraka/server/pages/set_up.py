"""Set up a table: in one click against bots, or chair by chair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ostraka import bots, games
from ostraka.core.errors import BadSeats, OstrakaError
from ostraka.server.errors import BadChairs, status
from ostraka.server.html import words
from ostraka.server.html.catalogue import LEVELS, CatalogueEntry, entry
from ostraka.server.html.render import go, page
from ostraka.server.html.visitor import COOKIE, remember, require_player, visitor_of
from ostraka.server.live.hub import Hub
from ostraka.server.model import CLOCKS, Chair, Player, TableSettings
from ostraka.server.window.company import duration
from ostraka.ui.scene import Translate
from ostraka.words import problem

router = APIRouter(include_in_schema=False)

DEFAULT_LEVEL = "digger"
"""The level of bots unless the form says otherwise."""
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
"""The times that the form offers: value, seconds, and the key of its text in `words.TIMES`."""
DEFAULT_TIMES = {
    "clock-live": "120",
    "clock-bank": "600",
    "clock-each": "45",
    "clock-slow": "172800",
}
SWITCHES = ("odds", "undo", "hints", "watchers", "listed")


@dataclass(frozen=True)
class SeatForm:
    """One seat in the form."""

    kind: str = "bot"  # me, bot, open, screen
    level: str = DEFAULT_LEVEL
    name: str = ""


@dataclass(frozen=True)
class TableForm:
    """The form for a new table."""

    players: int
    seats: tuple[SeatForm, ...]  # every seat that the game allows
    options: Mapping[str, str] = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)
    times: Mapping[str, str] = field(default_factory=lambda: DEFAULT_TIMES)

    def chairs(self, host: Player, t: Translate) -> list[Chair]:
        """Return the chairs that the form describes."""
        taken = self.seats[: self.players]
        if sum(place.kind == "me" for place in taken) > 1:
            raise BadChairs(
                "You can sit on one chair only; others at this device are “This screen”."
            )
        return [_chair(seat, place, host, t) for seat, place in enumerate(taken)]


def _chair(seat: int, place: SeatForm, host: Player, t: Translate) -> Chair:
    if place.kind == "me":
        return Chair(seat, "person", host.name, host.id)
    if place.kind == "screen":
        name = place.name.strip() or t("Player {number}").format(number=seat + 1)
        return Chair(seat, "screen", name, host.id)
    if place.kind == "bot":
        bots.check([place.level])
        return Chair(seat, "bot", "", "", place.level)
    return Chair(seat, "open")


def default_form(found: CatalogueEntry) -> TableForm:
    """Return the form with its default values."""
    places = (SeatForm("me"), *[SeatForm()] * (found.most - 1))
    return TableForm(found.facts.bots + 1, places)


def read(found: CatalogueEntry, form: Mapping[str, str]) -> TableForm:
    """Read the form; what is missing has its default value."""
    filled = default_form(found)
    number = form.get("players", str(filled.players))
    if not number.isascii() or not number.isdigit() or int(number) not in found.game.seats:
        raise BadSeats(found.game.title, found.game.seats, number[:10])
    places = tuple(
        SeatForm(
            form.get(f"kind{seat}", place.kind),
            form.get(f"level{seat}", place.level),
            form.get(f"name{seat}", "")[:40],
        )
        for seat, place in enumerate(filled.seats)
    )
    if "at-once" in form:
        places = tuple(SeatForm() if place.kind == "open" else place for place in places)
    options = {
        option.name: form[f"option-{option.name}"]
        for option in found.game.options
        if f"option-{option.name}" in form
    }
    pace = form.get("pace", "none")
    times = {name: _offered(name, form.get(name, "")) for name in TIMES}
    settings = TableSettings(
        **{switch: switch in form for switch in SWITCHES}, pace=pace if pace in CLOCKS else "none"
    )
    return TableForm(int(number), places, options, _with_clock(settings, times), times)


def _offered(name: str, value: str) -> str:
    """Return a time if the form offers it, otherwise the default."""
    return value if value in [each for each, _, _ in TIMES[name]] else DEFAULT_TIMES[name]


def _with_clock(settings: TableSettings, times: Mapping[str, str]) -> TableSettings:
    """Return the settings with the clock chosen for their pace."""
    if settings.pace in ("live", "slow"):
        return replace(settings, move=float(times[f"clock-{settings.pace}"]))
    if settings.pace == "bank":
        each, bank = times["clock-each"], float(times["clock-bank"])
        if each.startswith("+"):
            return replace(settings, move=0.0, bank=bank, increment=float(each))
        return replace(settings, move=float(each), bank=bank)
    return settings


@router.get("/set-up/{key}")
async def form(request: Request, key: str) -> HTMLResponse:
    """Show the form for a new table."""
    found = entry(key)
    return await _form(request, found, default_form(found))


@router.post("/set-up/{key}")
async def set_up(request: Request, key: str) -> Response:
    """Set up the table that a form describes."""
    found = entry(key)
    sent = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    try:
        filled = read(found, sent)
    except OstrakaError as wrong:
        return await _form(request, found, default_form(found), wrong)
    player, cookie = await require_player(request)
    if my_name := next(
        (p.name for p in filled.seats[: filled.players] if p.kind == "me"), ""
    ).strip():
        player = await request.app.state.hub.players.rename(player, my_name)
    try:
        answer = await _open(request, found, filled, player)
    except OstrakaError as wrong:
        answer = await _form(request, found, filled, wrong)
    remember(request, answer, COOKIE, cookie)
    return answer


@router.post("/play/{key}")
async def play_now(request: Request, key: str) -> Response:
    """Start a game against bots at once."""
    found = entry(key)
    player, cookie = await require_player(request)
    filled = replace(default_form(found), options=found.facts.quick)
    answer = await _open(request, found, filled, player)
    remember(request, answer, COOKIE, cookie)
    return answer


async def _open(
    request: Request, found: CatalogueEntry, filled: TableForm, player: Player
) -> Response:
    hub: Hub = request.app.state.hub
    chairs = filled.chairs(player, (await visitor_of(request)).t)
    live = await hub.create(
        player, found.game, filled.options, filled.settings, chairs, coming=True
    )
    return go(f"/t/{live.id}")


async def _form(
    request: Request, found: CatalogueEntry, filled: TableForm, wrong: OstrakaError | None = None
) -> HTMLResponse:
    visitor = await visitor_of(request)
    return page(
        request,
        visitor,
        "pages/set_up.html",
        status=status(wrong) if wrong else 200,
        title=found,
        form=filled,
        levels=LEVELS,
        offers=TIMES,
        default_times=DEFAULT_TIMES,
        time_words=words.TIMES,
        duration=duration,
        words=games.part(found.key, "ui.text.words"),
        wrong=problem(wrong, visitor.t) if wrong else "",
    )
