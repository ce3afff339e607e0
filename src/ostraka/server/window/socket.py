"""One WebSocket per window: push what the window shows, and carry out its commands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

from fastapi import WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from ostraka.core.errors import OstrakaError
from ostraka.core.play import OVER
from ostraka.server.errors import BadMessage, NoName, Stale
from ostraka.server.html.scenes import scene_of
from ostraka.server.live.table import LiveTable
from ostraka.server.model import Frame, Player
from ostraka.server.people import absence, moderation, sealing, seating, votes
from ostraka.server.people.audience import Subscription
from ostraka.server.rate_limit import Bucket
from ostraka.server.window.delta import Page, SentPieces
from ostraka.server.window.perspective import Window
from ostraka.server.window.table_page import game_page, lobby_page
from ostraka.words import problem

CLOSED_GONE = 4404
"""Close code when there is nothing to show; the page loads again and is told why."""
LARGEST = 4096
"""Characters in a message from a window."""
BURST, PER_SECOND = 30, 10
"""Rate limit of the messages from a window."""


class AccessLost(Exception):
    """This window may no longer look at the table."""


class Session:
    """The conversation between one window and the server."""

    def __init__(self, socket: WebSocket, window: Window, player: Player | None, link: str) -> None:
        self.socket = socket
        self.window = window
        self.player = player
        self.link = link
        self.bucket = Bucket(BURST, PER_SECOND)
        self.pushing = asyncio.Lock()
        self.subscription: Subscription | None = None
        self.frame: Frame | None = None  # the position that the window shows
        self.sent = SentPieces()
        self.page: Page | None = None  # the page that the window shows
        self.chose = False  # the next page answers a choice made here

    @property
    def live(self) -> LiveTable:
        """The table."""
        return self.window.live

    def require_player(self) -> Player:
        """Return the player at this window; raise if they have no name."""
        if self.player is None:
            raise NoName
        return self.player

    async def run(self) -> None:
        """Serve the window until it is closed or may no longer look at the table."""
        name = self.player.name if self.player else ""
        async with self.live.watch(self.window.player, name=name) as subscription:
            self.subscription = subscription
            try:
                await self.exchange(subscription)
            except AccessLost:
                await self.socket.close(CLOSED_GONE)
            except WebSocketDisconnect:
                pass

    async def exchange(self, subscription: Subscription) -> None:
        """Listen and push at the same time, until either ends."""
        await self.push()
        both = [
            asyncio.create_task(self.listen()),
            asyncio.create_task(self.push_changes(subscription)),
        ]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def push_changes(self, subscription: Subscription) -> None:
        """Push every change; the window where it was chosen comes before all others."""
        while True:
            await subscription.changed()
            if not self.chose:
                await asyncio.sleep(0)
            async with self.pushing:
                await self.show_changes()

    async def push(self) -> None:
        """Send the current page even if the window shows it already: it waits for an answer."""
        async with self.pushing:  # so that an answer and a change do not mix their positions
            self.page = None
            await self.show_changes()

    async def show_changes(self) -> None:
        """Show the positions that the window has not shown yet, one after another.

        Drawing pauses after the first one, so that windows can paint it sooner.
        """
        live = self.live
        if live.ended_early:
            await self.socket.close(CLOSED_GONE)
            raise WebSocketDisconnect(CLOSED_GONE)
        if self.subscription is not None and not live.may_stay(self.subscription):
            raise AccessLost
        if live.table is None:
            await self.show(lobby_page(self.window, self.link))
            return
        if live.table.actor in (OVER, *self.window.seats):
            self.fast_forward(False)
        pause = live.paint_seconds
        while frames := live.frames_since(self.frame):
            self.frame = frames[0]
            if len(frames) == 1 or self.window.reduced_motion or self.window.fast_forward:
                continue
            if await self.show(game_page(self.window, self.frame, latest=False)):
                await asyncio.sleep(pause)
                pause = 0
        await self.show(game_page(self.window, live.latest, latest=True))

    def fast_forward(self, yes: bool) -> None:
        """Skip the bots' pauses for this window, or watch them again."""
        if self.subscription is not None and self.window.fast_forward != yes:
            self.window.fast_forward = yes
            self.live.skip_pauses(self.subscription, yes)

    async def show(self, page: Page) -> bool:
        """Send a page unless the window shows it already; otherwise a seat could count hidden
        outcomes. Return whether it was sent."""
        if page == self.page:
            return False
        self.page = page
        message = self.sent.message(page)
        if page.timed:
            message["now"] = self.live.now  # browsers' clocks may be wrong
        if not self.chose:
            await asyncio.sleep(0)  # all other windows draw before any page is sent,
        self.chose = False
        await self.send(message)
        await asyncio.sleep(0)  # and all send before any draws its next page
        return True

    async def send(self, message: dict[str, object]) -> None:
        await self.socket.send_text(json.dumps(message, ensure_ascii=False))

    async def listen(self) -> None:
        """Take messages, and answer errors with a sentence."""
        while self.socket.application_state is WebSocketState.CONNECTED:
            text = await self.socket.receive_text()
            try:
                if len(text) > LARGEST:
                    raise BadMessage
                self.bucket.take()
                await self.hear(json.loads(text))
            except Stale:
                await self.push()  # somebody was faster: show the table as it is now
            except (OstrakaError, ValueError) as wrong:
                known = wrong if isinstance(wrong, OstrakaError) else BadMessage()
                await self.send({"problem": problem(known, self.window.t), "code": known.code})
                await self.push()

    async def hear(self, message: object) -> None:
        """Carry out one message: a sentence of the game, or a command."""
        if not isinstance(message, dict):
            raise BadMessage
        at = message.get("at", -1)
        if not isinstance(at, int):
            raise BadMessage
        self.chose = True
        self.live.mark_seen(self.window.player)
        if isinstance(say := message.get("say"), str):
            self.window.note_device_holder(self.live.in_play().state)
            await self.live.say(self.window.player, say, at)
            return
        command = COMMANDS.get(str(message.get("do")))
        if command is None:
            raise BadMessage
        await command(self, str(message.get("value", "")), at)


async def _undo(session: Session, value: str, at: int) -> None:
    await session.live.undo(session.window.player, at)


async def _shortcut(session: Session, value: str, at: int) -> None:
    window, live = session.window, session.live
    assert live.table is not None
    look = window.look(live.latest, latest=True)
    for cut in scene_of(live.game.key).shortcuts(look):
        if cut.name == value:
            await live.shortcut(window.player, cut.goes_on, at)
            return
    raise Stale


async def _hint(session: Session, value: str, at: int) -> None:
    """Toggle the professor's advice."""
    window, live = session.window, session.live
    if window.advised_at == live.seat_steps:
        window.advised_at = -1
    else:
        window.advice = await live.advise(window.player)
        window.advised_at = live.seat_steps
    await session.push()


async def _fast_forward(session: Session, value: str, at: int) -> None:
    """Toggle fast forward: bots play without pauses until somebody at this window is to act."""
    session.fast_forward(not session.window.fast_forward)
    await session.push()


async def _take_device(session: Session, value: str, at: int) -> None:
    seat = int(value)
    if seat in session.window.seats:
        session.window.device_holder = seat
    await session.push()


async def _back(session: Session, value: str, at: int) -> None:
    await seating.come_back(session.live, session.window.player)


async def _leave(session: Session, value: str, at: int) -> None:
    await seating.leave(session.live, session.window.player)
    await session.send({"go": "/"})


async def _stand_in(session: Session, value: str, at: int) -> None:
    await absence.stand_in(session.live, session.window.player, int(value))


async def _wait(session: Session, value: str, at: int) -> None:
    await absence.wait(session.live, session.window.player)


async def _vote(session: Session, value: str, at: int) -> None:
    await votes.vote(session.live, session.window.player, value == "end")


async def _close(session: Session, value: str, at: int) -> None:
    async with session.pushing:  # or the window would be told first that the table is gone
        await seating.close(session.live, session.window.player)
        await session.send({"go": "/tables"})


async def _bot(session: Session, value: str, at: int) -> None:
    await seating.set_chair(session.live, session.window.player, int(value), "bot", "digger", "")


async def _begin(session: Session, value: str, at: int) -> None:
    await seating.begin(session.live, session.window.player)


async def _promise(session: Session, value: str, at: int) -> None:
    await sealing.promise(session.live, session.window.player, value)


async def _number(session: Session, value: str, at: int) -> None:
    await sealing.tell(session.live, session.window.player, value)


async def _remark(session: Session, value: str, at: int) -> None:
    await session.live.remark(session.require_player(), value)


async def _delete_remark(session: Session, value: str, at: int) -> None:
    await moderation.delete_remark(session.live, session.require_player(), int(value))
    await session.push()


async def _mute(session: Session, value: str, at: int) -> None:
    """Hide the remarks of this remark's author, in all windows of this player."""
    await _set_muted(session, int(value), muted=True)


async def _unmute(session: Session, value: str, at: int) -> None:
    await _set_muted(session, int(value), muted=False)


async def _set_muted(session: Session, number: int, muted: bool) -> None:
    live, player = session.live, session.require_player()
    other = moderation.author(live, player, number)
    live.spend("mutes", player)
    await (live.players.mute if muted else live.players.unmute)(player.id, other)
    live.audience.wake(player.id)
    await session.push()


async def _report(session: Session, value: str, at: int) -> None:
    await moderation.report(session.live, session.require_player(), int(value))
    session.window.reported.add(int(value))
    await session.push()


async def _remove(session: Session, value: str, at: int) -> None:
    await moderation.remove_watcher(session.live, session.window.player, int(value))
    await session.push()


async def _again(session: Session, value: str, at: int) -> None:
    table = await session.live.start_rematch(session.window.player, coming=True)
    await session.send({"go": f"/t/{table.id}"})


COMMANDS: dict[str, Callable[[Session, str, int], Awaitable[None]]] = {
    "undo": _undo,
    "shortcut": _shortcut,
    "hint": _hint,
    "hurry": _fast_forward,
    "lift": _take_device,
    "back": _back,
    "leave": _leave,
    "stand-in": _stand_in,
    "wait": _wait,
    "vote": _vote,
    "close": _close,
    "bot": _bot,
    "begin": _begin,
    "promise": _promise,
    "number": _number,
    "remark": _remark,
    "delete-remark": _delete_remark,
    "mute": _mute,
    "unmute": _unmute,
    "report": _report,
    "remove": _remove,
    "again": _again,
}
