"""The page "You": name, language, theme, link to another device, keys for programs, data."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from ostraka.server.html.render import go, page
from ostraka.server.html.visitor import (
    COOKIE,
    LANGUAGE,
    THEME,
    Visitor,
    remember,
    require_player,
    visitor_of,
)
from ostraka.server.live.hub import Hub
from ostraka.server.store.export import exported
from ostraka.server.store.players import LINK, TOKEN, Players
from ostraka.words import LANGUAGES

router = APIRouter(include_in_schema=False)

JSON = {"Content-Type": "application/json", "Cache-Control": "no-store"}


@router.get("/me")
async def me(request: Request) -> HTMLResponse:
    return await _me(request, await visitor_of(request))


async def _me(
    request: Request, visitor: Visitor, link: str = "", token: str = "", done: str = ""
) -> HTMLResponse:
    players: Players = request.app.state.hub.players
    muted = await players.muted_by(visitor.player.id) if visitor.player else []
    return page(request, visitor, "pages/me.html", link=link, token=token, done=done, muted=muted)


@router.post("/me")
async def change_me(
    request: Request,
    name: Annotated[str, Form()] = "",
    language: Annotated[str, Form()] = "",
    theme: Annotated[str, Form()] = "",
    confirm: Annotated[str, Form()] = "",
) -> Response:
    players: Players = request.app.state.hub.players
    player, cookie = await require_player(request)
    player = await players.rename(player, name)
    await players.update_preferences(player, language, theme, bool(confirm))
    answer = go("/me")
    answer.delete_cookie(LANGUAGE)
    answer.delete_cookie(THEME)
    remember(request, answer, COOKIE, cookie)
    return answer


@router.post("/language")
async def choose_language(
    request: Request, language: Annotated[str, Form()], back: Annotated[str, Form()] = "/"
) -> Response:
    """Choose the language, also without a name."""
    answer = go(back)
    if language in LANGUAGES:
        visitor = await visitor_of(request)
        if (player := visitor.player) is not None:
            players: Players = request.app.state.hub.players
            await players.update_preferences(player, language, player.theme, player.confirm)
        remember(request, answer, LANGUAGE, language)
    return answer


@router.post("/theme")
async def choose_theme(
    request: Request, theme: Annotated[str, Form()], back: Annotated[str, Form()] = "/"
) -> Response:
    """Choose the theme, also without a name."""
    answer = go(back)
    if theme in ("light", "dark"):
        visitor = await visitor_of(request)
        if (player := visitor.player) is not None:
            players: Players = request.app.state.hub.players
            await players.update_preferences(player, player.language, theme, player.confirm)
        remember(request, answer, THEME, theme)
    return answer


@router.post("/me/link")
async def make_link(request: Request) -> Response:
    """Make a link that signs in another device; it replaces the one before."""
    return await _with_key(request, LINK)


@router.post("/me/token")
async def make_token(request: Request) -> Response:
    """Make a key for a program that plays for the visitor."""
    return await _with_key(request, TOKEN)


@router.post("/me/token/revoke")
async def revoke_tokens(request: Request) -> Response:
    """Revoke all keys of programs."""
    visitor = await visitor_of(request)
    if visitor.player:
        await request.app.state.hub.players.revoke_all(visitor.player.id, TOKEN)
    return await _me(request, visitor, done="revoked")


@router.post("/me/name")
async def take_a_name(
    request: Request, name: Annotated[str, Form()] = "", back: Annotated[str, Form()] = "/me"
) -> Response:
    """Take a name on the way to something that needs one."""
    player, cookie = await require_player(request)
    if cookie:
        await request.app.state.hub.players.rename(player, name)
    answer = go(back)
    remember(request, answer, COOKIE, cookie)
    return answer


@router.post("/me/unmute")
async def unmute(request: Request, muted: Annotated[str, Form()]) -> Response:
    """Show somebody's remarks again."""
    players: Players = request.app.state.hub.players
    visitor = await visitor_of(request)
    if visitor.player:
        for each in await players.muted_by(visitor.player.id):
            if each.handle == muted:
                await players.unmute(visitor.player.id, each.player)
    return go("/me")


@router.get("/me/export")
async def export(request: Request) -> Response:
    """Download everything the server stores about the visitor."""
    visitor = await visitor_of(request)
    if visitor.player is None:
        return go("/me")
    hub: Hub = request.app.state.hub
    player = visitor.player.id
    hub.rate_limit.spend("exports", player)
    found = await hub.store.do(lambda c: exported(c, player))
    headers = {"Content-Disposition": 'attachment; filename="ostraka.json"'}
    return Response(json.dumps(found, ensure_ascii=False, indent=1), headers=headers | JSON)


@router.get("/me/delete")
async def ask_before_deleting(request: Request) -> Response:
    """Explain what deleting oneself does."""
    visitor = await visitor_of(request)
    return page(request, visitor, "pages/delete.html") if visitor.player else go("/me")


@router.post("/me/delete")
async def delete_me(request: Request) -> Response:
    """Erase the visitor's player. Their games stay."""
    visitor = await visitor_of(request)
    if visitor.player:
        await request.app.state.hub.erase(visitor.player)
    answer = go("/")
    answer.delete_cookie(COOKIE)
    return answer


async def _with_key(request: Request, kind: str) -> Response:
    """Show a new key, this once."""
    players: Players = request.app.state.hub.players
    player, cookie = await require_player(request)
    if kind == LINK:
        await players.revoke_all(player.id, LINK)
    key = await players.add_key(player.id, kind)
    link = str(request.url_for("see_key", key=key)) if kind == LINK else ""
    visitor = await visitor_of(request)
    known = visitor if visitor.player else visitor.as_player(player)
    answer = await _me(request, known, link, key if kind == TOKEN else "", kind)
    remember(request, answer, COOKIE, cookie)
    return answer


@router.get("/key/{key}")
async def see_key(request: Request, key: str) -> HTMLResponse:
    """Open a recovery link: ask before anything happens."""
    visitor = await visitor_of(request)
    owner = await request.app.state.hub.players.player_of(key, LINK)
    status = 200 if owner else 404
    return page(request, visitor, "pages/key.html", status, key=key, owner=owner)


@router.post("/key/{key}")
async def use_key(request: Request, key: str) -> Response:
    """Sign this browser in as the link's player, with a cookie of its own."""
    players: Players = request.app.state.hub.players
    owner = await players.player_of(key, LINK)
    if owner is None:
        return page(request, await visitor_of(request), "pages/key.html", 404, key=key, owner=None)
    answer = go("/tables")
    remember(request, answer, COOKIE, await players.add_key(owner.id, "cookie"))
    return answer
