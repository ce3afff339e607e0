"""Identify visitors: their player by cookie, their language and theme."""

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
"""Cookies for visitors without a name."""
COOKIE_SECONDS = 10 * 365 * 86400


@dataclass(frozen=True)
class Visitor:
    """Somebody who requests a page."""

    player: Player | None
    language: str
    theme: str  # "light", "dark", or empty: as the browser prefers
    t: Translate

    @property
    def id(self) -> Viewer:
        return self.player.id if self.player else None

    @property
    def confirm(self) -> bool:
        return self.player is not None and self.player.confirm

    def as_player(self, player: Player) -> Visitor:
        """Return the same visitor with a name."""
        return replace(self, player=player)


async def visitor_of(request: HTTPConnection) -> Visitor:
    """Return who sent a request."""
    players: Players = request.app.state.hub.players
    player = await players.player_of(request.cookies.get(COOKIE))
    chosen = player.language if player else ""
    chosen = chosen or request.cookies.get(LANGUAGE, "")
    if chosen not in LANGUAGES:
        chosen = preferred_language(request.headers.get("accept-language", ""))
    theme = (player.theme if player else "") or request.cookies.get(THEME, "")
    theme = theme if theme in ("light", "dark") else ""
    return Visitor(player, chosen, theme, translator(chosen))


def preferred_language(header: str) -> str:
    """Return the first language of ours in a browser's order of preference."""
    preferences = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            preferences.append((-float(quality or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(preferences) if tag in LANGUAGES), "en")


async def require_player(request: Request) -> tuple[Player, str]:
    """Return the player who sent a form; create one, with a cookie still to be set, if needed."""
    visitor = await visitor_of(request)
    if visitor.player:
        return visitor.player, ""
    address = request.client.host if request.client else ""
    request.app.state.hub.rate_limit.spend("players", address)
    players: Players = request.app.state.hub.players
    player, cookie = await players.make_player("", request.cookies.get(LANGUAGE, ""))
    return player, cookie


def remember(request: Request, response: Response, name: str, value: str) -> None:
    """Set a cookie, unless its value is empty."""
    if value:
        response.set_cookie(
            name,
            value,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
