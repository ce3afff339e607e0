"""One WebSocket per window: pushes what the window shows, takes what its people choose."""

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
from ostraka.server.live.table import Live
from ostraka.server.model import Frame, Player
from ostraka.server.people import absence, moderation, sealing, votes
from ostraka.server.people.audience import Watch
from ostraka.server.rate_limit import Bucket
from ostraka.server.window.delta import Page, Seen
from ostraka.server.window.perspective import Window
from ostraka.server.window.table_page import lobby, shown
from ostraka.words import problem

GONE = 4404
"""The socket's goodbye when there is nothing to show: the page asks again and is told why."""
LARGEST = 4096
"""Characters that a message of a window may have."""
BURST, PER_SECOND = 30, 10
"""How many messages a window may send at once, and how many a second go on."""
GONE = 4404
"""The socket's goodbye when there is nothing to show: the page asks again and is told why."""


class Unwelcome(Exception):
    """This window may not look at the table any more."""


class Session:
    """What one window and the server say to each other."""

    def __init__(self, socket: WebSocket, window: Window, player: Player | None, link: str) -> None:
        self.socket = socket
        self.window = window
        self.player = player
        self.link = link
        self.bucket = Bucket(BURST, PER_SECOND)
        self.pushing = asyncio.Lock()
        self.watch: Watch | None = None
        self.frame: Frame | None = None  # the position that it shows
        self.seen = Seen()
        self.page: Page | None = None  # the one it shows
        self.chose = False  # what comes next is what was chosen here

    @property
    def live(self) -> Live:
        return self.window.live

    def somebody(self) -> Player:
        """Who sits at this window; a table is joined by people with a name."""
        if self.player is None:
            raise NoName
        return self.player

    async def run(self) -> None:
        """Until the window is closed, or may not look any more."""
        name = self.player.name if self.player else ""
        async with self.live.watch(self.window.player, name=name) as watch:
            self.watch = watch
            try:
                await self.talk(watch)
            except Unwelcome:
                await self.socket.close(GONE)
            except WebSocketDisconnect:
                pass

    async def talk(self, watch: Watch) -> None:
        """Listen and push at the same time."""
        await self.push()
        both = [asyncio.create_task(self.listen()), asyncio.create_task(self.keep(watch))]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def keep(self, watch: Watch) -> None:
        """Push whatever changes, to the window where it was chosen before all others."""
        while True:
            await watch.changed()
            if not self.chose:
                await asyncio.sleep(0)
            async with self.pushing:
                await self.show_news()

    async def push(self) -> None:
        """Answer with what is true now, even if it is shown already: somebody waits for it."""
        async with self.pushing:  # an answer and a change must not get between each other's frames
            self.page = None
            await self.show_news()

    async def show_news(self) -> None:
        """Show the steps that the window has not seen, one after another; the last one in full. The
        first is shown for a moment anyway, and windows paint it sooner if nobody draws then."""
        live = self.live
        if live.gone:
            await self.socket.close(GONE)
            raise WebSocketDisconnect(GONE)
        if self.watch is not None and not live.admits(self.watch):
            raise Unwelcome
        if live.table is None:
            await self.show(lobby(self.window, self.link))
            return
        if live.table.actor in (OVER, *self.window.seats):
            self.hurry(False)
        moment = live.moment
        while frames := live.behind(self.frame):
            self.frame = frames[0]
            if len(frames) == 1 or self.window.still or self.window.hurried:
                continue
            if await self.show(shown(self.window, self.frame, latest=False)):
                await asyncio.sleep(moment)
                moment = 0
        await self.show(shown(self.window, live.latest, latest=True))

    def hurry(self, yes: bool) -> None:
        """Follow bots no more, or again."""
        if self.watch is not None and self.window.hurried != yes:
            self.window.hurried = yes
            self.live.hurry(self.watch, yes)

    async def show(self, page: Page) -> bool:
        """Send a page, unless it is the one that is shown: how many outcomes there are to see is
        nobody's business who sees none of them."""
        if page == self.page:
            return False
        self.page = page
        message = self.seen.message(page)
        if page.timed:
            message["now"] = self.live.now  # clocks of browsers go wrong
        if not self.chose:
            await asyncio.sleep(0)  # the pages of all others are drawn before any is sent,
        self.chose = False
        await self.send(message)
        await asyncio.sleep(0)  # and all are sent before any window's next one is drawn
        return True

    async def send(self, message: dict[str, object]) -> None:
        await self.socket.send_text(json.dumps(message, ensure_ascii=False))

    async def listen(self) -> None:
        """Take messages; whatever is wrong with one is answered in a sentence."""
        while self.socket.application_state is WebSocketState.CONNECTED:
            text = await self.socket.receive_text()
            try:
                if len(text) > LARGEST:
                    raise BadMessage
                self.bucket.take()
                await self.hear(json.loads(text))
            except Stale:
                await self.push()  # somebody was faster: show what is true now
            except (OstrakaError, ValueError) as wrong:
                known = wrong if isinstance(wrong, OstrakaError) else BadMessage()
                await self.send({"problem": problem(known, self.window.t), "code": known.code})
                await self.push()

    async def hear(self, message: object) -> None:
        """One message: a sentence of the game, or something done at the table."""
        if not isinstance(message, dict):
            raise BadMessage
        at = message.get("at", -1)
        if not isinstance(at, int):
            raise BadMessage
        self.chose = True
        self.live.notice(self.window.player)
        if isinstance(say := message.get("say"), str):
            self.window.taken(self.live.begun().state)
            await self.live.say(self.window.player, say, at)
            return
        deed = DEEDS.get(str(message.get("do")))
        if deed is None:
            raise BadMessage
        await deed(self, str(message.get("value", "")), at)


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
    """Ask the professor; who has his answer is rid of it."""
    window, live = session.window, session.live
    if window.advised == live.lines:
        window.advised = -1
    else:
        window.advice = await live.advise(window.player)
        window.advised = live.lines
    await session.push()


async def _hurry(session: Session, value: str, at: int) -> None:
    """Bots play on at once until somebody here is to act; who has had them hurry follows again."""
    session.hurry(not session.window.hurried)
    await session.push()


async def _lift(session: Session, value: str, at: int) -> None:
    seat = int(value)
    if seat in session.window.seats:
        session.window.lifted = seat
    await session.push()


async def _back(session: Session, value: str, at: int) -> None:
    await session.live.back(session.window.player)


async def _leave(session: Session, value: str, at: int) -> None:
    await session.live.leave(session.window.player)
    await session.send({"go": "/"})


async def _stand_in(session: Session, value: str, at: int) -> None:
    await absence.stand_in(session.live, session.window.player, int(value))


async def _wait(session: Session, value: str, at: int) -> None:
    await absence.wait(session.live, session.window.player)


async def _vote(session: Session, value: str, at: int) -> None:
    await votes.vote(session.live, session.window.player, value == "end")


async def _close(session: Session, value: str, at: int) -> None:
    async with session.pushing:  # or its window would be told first that nothing is here any more
        await session.live.close(session.window.player)
        await session.send({"go": "/tables"})


async def _bot(session: Session, value: str, at: int) -> None:
    await session.live.set_chair(session.window.player, int(value), "bot", "digger", "")


async def _begin(session: Session, value: str, at: int) -> None:
    await session.live.begin(session.window.player)


async def _promise(session: Session, value: str, at: int) -> None:
    await sealing.promise(session.live, session.window.player, value)


async def _number(session: Session, value: str, at: int) -> None:
    await sealing.tell(session.live, session.window.player, value)


async def _remark(session: Session, value: str, at: int) -> None:
    await session.live.remark(session.somebody(), value)


async def _delete_remark(session: Session, value: str, at: int) -> None:
    await moderation.delete_remark(session.live, session.somebody(), int(value))
    await session.push()


async def _mute(session: Session, value: str, at: int) -> None:
    """Hide what the author of a remark says, in all windows of this player."""
    await _hear(session, int(value), False)


async def _unmute(session: Session, value: str, at: int) -> None:
    await _hear(session, int(value), True)


async def _hear(session: Session, number: int, yes: bool) -> None:
    live, player = session.live, session.somebody()
    other = moderation.author(live, player, number)
    live.spend("mutes", player)
    await (live.people.unmute if yes else live.people.mute)(player.id, other)
    live.audience.wake(player.id)
    await session.push()


async def _report(session: Session, value: str, at: int) -> None:
    await moderation.report(session.live, session.somebody(), int(value))
    session.window.reported.add(int(value))
    await session.push()


async def _remove(session: Session, value: str, at: int) -> None:
    await moderation.remove_watcher(session.live, session.window.player, int(value))
    await session.push()


async def _again(session: Session, value: str, at: int) -> None:
    table = await session.live.again(session.window.player, coming=True)
    await session.send({"go": f"/t/{table.id}"})


DEEDS: dict[str, Callable[[Session, str, int], Awaitable[None]]] = {
    "undo": _undo,
    "shortcut": _shortcut,
    "hint": _hint,
    "hurry": _hurry,
    "lift": _lift,
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
