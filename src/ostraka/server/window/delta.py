"""Send pages to a window as the difference from pages that it was sent before."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass

from ostraka.server.people.sealing import Seal

PIECE = re.compile(r"(?:<[a-z]|^(?!<[a-z]))[^<]*(?:<(?![a-z])[^<]*)*")
"""An opening tag, and everything up to the next one."""


@dataclass(frozen=True)
class Page:
    """The HTML that a window shows, and what its script is told about it."""

    html: str
    title: str
    yours: bool = False  # whether somebody at this window is to choose
    hold: bool = False  # a position on the way, shown for a moment
    seal: Seal | None = None  # before the first step
    timed: bool = False  # whether a clock is running


class SentPieces:
    """The pieces of HTML that one window was sent, each with its number.

    A page is cut before every opening tag. From one step to the next most pieces stay the same, and
    boards that are hidden for a while come back unchanged. The window keeps all pieces; here, when
    there are too many, all but those of the current page are forgotten.
    """

    MAX_PIECES = 3000

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.next = 0

    def message(self, page: Page) -> dict[str, object]:
        """Return the message that makes the window show a page: new pieces as text, known ones as
        ranges of numbers."""
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
        if len(known) > self.MAX_PIECES:
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
