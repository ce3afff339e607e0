"""Who visits: a player by his cookie, or somebody without a name; in which language and light."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from ostraka.server.model import Player, Viewer
from ostraka.server.store.players import Players
from ostraka.ui.scene import Translate
from ostraka.words import LANGUAGES, translator

COOKIE = "ostraka"
LANGUAGE, THEME = "language", "theme"
"""Cookies of visitors without a name, who choose these too."""
YEARS = 10 * 365 * 86400


@dataclass(frozen=True)
class Visitor:
    """Whoever asks for a page."""

    player: Player | None
    language: str
    theme: str  # light, dark, or empty: as the browser prefers
    t: Translate

    @property
    def id(self) -> Viewer:
        return self.player.id if self.player else None

    @property
    def confirm(self) -> bool:
        return self.player is not None and self.player.confirm

    def as_player(self, player: Player) -> Visitor:
        """The same visitor, who has a name now."""
        return replace(self, player=player)


async def visitor_of(request: HTTPConnection) -> Visitor:
    """Who sent a request."""
    players: Players = request.app.state.hub.players
    player = await players.player_of(request.cookies.get(COOKIE))
    chosen = player.language if player else ""
    chosen = chosen or request.cookies.get(LANGUAGE, "")
    if chosen not in LANGUAGES:
        chosen = spoken(request.headers.get("accept-language", ""))
    theme = (player.theme if player else "") or request.cookies.get(THEME, "")
    theme = theme if theme in ("light", "dark") else ""
    return Visitor(player, chosen, theme, translator(chosen))


def spoken(header: str) -> str:
    """The first of our languages in the order of a browser's."""
    wishes = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), "en")


async def named(request: Request) -> tuple[Player, str]:
    """The player who sent a form; somebody new becomes one, with a cookie still to be set."""
    visitor = await visitor_of(request)
    if visitor.player:
        return visitor.player, ""
    address = request.client.host if request.client else ""
    request.app.state.hub.rate_limit.spend("players", address)
    players: Players = request.app.state.hub.players
    player, cookie = await players.make_player("", request.cookies.get(LANGUAGE, ""))
    return player, cookie


def remember(request: Request, response: Response, name: str, value: str) -> None:
    """Set a cookie, if there is something to set."""
    if value:
        response.set_cookie(
            name,
            value,
            max_age=YEARS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
