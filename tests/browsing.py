"""Windows of a table without a browser or a network: what they are sent, and what they say."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import WebSocket

import hosting
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Player
from ostraka.server.rate_limit import Bucket
from ostraka.server.window.perspective import Window
from ostraka.server.window.socket import Session


class Browser:
    """The other end of a window's connection."""

    def __init__(self) -> None:
        self._from: asyncio.Queue[Any] = asyncio.Queue()
        self._to: asyncio.Queue[Any] = asyncio.Queue()
        self._known: list[str] = []
        self.socket = WebSocket({"type": "websocket"}, self._from.get, self._to.put)

    def send(self, message: dict[str, object]) -> None:
        self._from.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def heard(self) -> dict[str, Any]:
        return dict(json.loads((await self.told())["text"]))

    async def told(self) -> dict[str, Any]:
        """What comes next, be it the end."""
        return dict(await self._to.get())

    async def until(self, *marks: str) -> str:
        """The next page that has one of these marks."""
        while True:
            page = hosting.read((await self.heard())["page"], self._known)
            if any(mark in page for mark in marks):
                return page

    async def goodbye(self) -> int:
        """The code with which the server closes the connection."""
        while (message := await self._to.get())["type"] != "websocket.close":
            pass
        return int(message["code"])

    def heard_nothing(self) -> bool:
        return self._to.empty()

    async def run(self, session: Session) -> None:
        self._from.put_nowait({"type": "websocket.connect"})
        await self.socket.accept()
        await self._to.get()
        await session.run()

    def close(self) -> None:
        self._from.put_nowait({"type": "websocket.disconnect", "code": 1001})


@asynccontextmanager
async def opened(
    live: LiveTable, player: Player | None, still: bool = False
) -> AsyncIterator[Browser]:
    """A window of somebody's."""
    browser = Browser()
    who = player.id if player else None
    window = Window(live, who, str, reduced_motion=still, muted=await live.players.mutes(who))
    session = Session(browser.socket, window, player, "")
    session.bucket = Bucket(1000, 1000)  # machines choose faster than people may
    running = asyncio.create_task(browser.run(session))
    yield browser
    browser.close()
    await running
