"""Who I am here: name, language, light, the link to another device, keys for programs."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from ostraka.server.people import LINK, TOKEN, People
from ostraka.server.render import go, page
from ostraka.server.visitor import (
    COOKIE,
    LANGUAGE,
    THEME,
    named,
    remember,
    visitor_of,
)
from ostraka.words import LANGUAGES

router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request) -> HTMLResponse:
    return page(request, await visitor_of(request), "me.html", link="", token="", done="")


@router.post("/me")
async def change_me(
    request: Request,
    name: Annotated[str, Form()] = "",
    language: Annotated[str, Form()] = "",
    theme: Annotated[str, Form()] = "",
    confirm: Annotated[str, Form()] = "",
) -> Response:
    people: People = request.app.state.hub.people
    player, cookie = await named(request)
    player = await people.rename(player, name)
    await people.settings(player, language, theme, bool(confirm))
    answer = go("/me")
    answer.delete_cookie(LANGUAGE)
    answer.delete_cookie(THEME)
    remember(request, answer, COOKIE, cookie)
    return answer


@router.post("/language")
async def choose_language(
    request: Request, language: Annotated[str, Form()], back: Annotated[str, Form()] = "/"
) -> Response:
    """Another language, also for somebody without a name."""
    answer = go(back)
    if language in LANGUAGES:
        visitor = await visitor_of(request)
        if (player := visitor.player) is not None:
            people: People = request.app.state.hub.people
            await people.settings(player, language, player.theme, player.confirm)
        remember(request, answer, LANGUAGE, language)
    return answer


@router.post("/theme")
async def choose_theme(
    request: Request, theme: Annotated[str, Form()], back: Annotated[str, Form()] = "/"
) -> Response:
    """Day light or lamp light, also for somebody without a name."""
    answer = go(back)
    if theme in ("light", "dark"):
        visitor = await visitor_of(request)
        if (player := visitor.player) is not None:
            people: People = request.app.state.hub.people
            await people.settings(player, player.language, theme, player.confirm)
        remember(request, answer, THEME, theme)
    return answer


@router.post("/me/link")
async def make_link(request: Request) -> Response:
    """A link that makes another device mine; the one before it opens nothing any more."""
    return await _with_key(request, LINK)


@router.post("/me/token")
async def make_token(request: Request) -> Response:
    """A key for a program that plays for me."""
    return await _with_key(request, TOKEN)


@router.post("/me/token/revoke")
async def revoke_tokens(request: Request) -> Response:
    """No program plays for me any more."""
    visitor = await visitor_of(request)
    if visitor.player:
        await request.app.state.hub.people.revoke_all(visitor.player.id, TOKEN)
    return page(request, visitor, "me.html", link="", token="", done="revoked")


async def _with_key(request: Request, kind: str) -> Response:
    """The page with a new key on it, which is shown this once."""
    people: People = request.app.state.hub.people
    player, cookie = await named(request)
    if kind == LINK:
        await people.revoke_all(player.id, LINK)
    key = await people.add_key(player.id, kind)
    link = str(request.url_for("see_key", key=key)) if kind == LINK else ""
    visitor = await visitor_of(request)
    known = visitor if visitor.player else visitor.as_player(player)
    answer = page(
        request, known, "me.html", link=link, token=key if kind == TOKEN else "", done=kind
    )
    remember(request, answer, COOKIE, cookie)
    return answer


@router.get("/key/{key}")
async def see_key(request: Request, key: str) -> HTMLResponse:
    """A recovery link: nothing happens before the button."""
    visitor = await visitor_of(request)
    owner = await request.app.state.hub.people.player_of(key, LINK)
    status = 200 if owner else 404
    return page(request, visitor, "key.html", status, key=key, owner=owner)


@router.post("/key/{key}")
async def use_key(request: Request, key: str) -> Response:
    """This browser becomes the player's, with a cookie of its own."""
    people: People = request.app.state.hub.people
    owner = await people.player_of(key, LINK)
    if owner is None:
        return page(request, await visitor_of(request), "key.html", 404, key=key, owner=None)
    answer = go("/tables")
    remember(request, answer, COOKIE, await people.add_key(owner.id, "cookie"))
    return answer
