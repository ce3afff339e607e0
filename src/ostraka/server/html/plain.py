"""The scene for a game without one of its own: its drawing for terminals, and plain buttons."""

from __future__ import annotations

import io

from markupsafe import Markup, escape
from rich.console import Console

from ostraka import games
from ostraka.core.play import OVER, Seat
from ostraka.ui.scene import Entry, InContext, Look, Panel, Question, Shortcut, Standing, Tell

WIDTH = 150
"""Characters on a line of the drawing."""


class PlainScene:
    """A scene made from a game's words and its drawing for terminals."""

    def __init__(self, key: str) -> None:
        self.game = games.game(key)
        self.words = games.part(key, "ui.text.words")
        self.terminal = games.part(key, "ui.terminal")

    def board(self, look: Look) -> Markup:
        console = Console(file=io.StringIO(), width=WIDTH, record=True, color_system=None)
        console.print(self.terminal.draw(look.view, look.names, look.odds))
        drawn = escape(console.export_text(styles=False))
        return Markup('<pre class="plain" tabindex="0">{}</pre>').format(drawn)

    def heading(self, look: Look) -> str:
        return ""

    def question(self, look: Look) -> Question:
        if look.actor == OVER:
            return Question(look.t("The game is over"))
        if look.legal:
            return Question(look.t("What will you do?"))
        name = (
            look.names[look.actor]
            if look.actor >= 0
            else look.t(InContext("Chance", "who acts, instead of a player"))
        )
        return Question(look.t("{name} is to move").format(name=name))

    def tells(self, look: Look) -> list[Tell]:
        return [
            Tell(say, say, self.words.action(say, look.t), on_board=False) for say in look.legal
        ]

    def panels(self, look: Look) -> list[Panel]:
        return []

    def standing(self, look: Look, seat: Seat) -> Standing:
        return Standing("")

    def ledger(self, look: Look) -> list[Entry]:
        return []

    def shortcuts(self, look: Look) -> list[Shortcut]:
        return []
