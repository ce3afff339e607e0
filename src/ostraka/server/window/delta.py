"""What a window shows, and how little of it must be sent to a window that has seen others."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass

from ostraka.server.people.sealing import Seal

PIECE = re.compile(r"(?:<[a-z]|^(?!<[a-z]))[^<]*(?:<(?![a-z])[^<]*)*")
"""A tag that opens, and everything up to the next one."""


@dataclass(frozen=True)
class Page:
    """A page, and what the browser is told of it."""

    html: str
    title: str
    yours: bool = False  # whether somebody here is to choose
    hold: bool = False  # a step on the way, shown for a moment
    seal: Seal | None = None  # before the first step
    timed: bool = False  # whether a clock runs


class Seen:
    """The pieces of pages that one window was sent, each with its number.

    A page is cut before every tag that opens. From one step to the next most pieces stay, and
    boards that make room for each other for a while come back as they were. The window keeps all
    it was sent; here all but a page's own pieces are forgotten when there are too many.
    """

    MOST = 3000

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.next = 0

    def message(self, page: Page) -> dict[str, object]:
        """What to send so that the window shows a page: new pieces as they are, of known ones where
        runs of them begin and end."""
        sent: list[str | list[int]] = []
        run = [-1, -1]
        known = self.numbers
        pieces: list[str] = PIECE.findall(page.html)
        for piece in pieces:
            number = known.get(piece)
            if number is None:
                known[piece] = self.next
                self.next += 1
                sent.append(piece)
                run = [-1, -1]
            elif number == run[1]:
                run[1] += 1
            else:
                run = [number, number + 1]
                sent.append(run)
        if len(known) > self.MOST:
            self.numbers = {piece: known[piece] for piece in pieces}
        message: dict[str, object] = {
            "page": sent,
            "title": page.title,
            "yours": page.yours,
            "hold": page.hold,
        }
        if page.seal is not None:
            message["seal"] = asdict(page.seal)
        return message
