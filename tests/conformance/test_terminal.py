"""Every game can be drawn in a terminal, at every step, wide or narrow."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import kit
from ostraka import games
from ostraka.core.play import Game


@pytest.mark.parametrize(("game", "seats"), kit.TABLES, ids=kit.TABLE_NAMES)
@pytest.mark.parametrize("width", [80, 140])
def test_every_position_can_be_drawn(game: Game, seats: int, width: int) -> None:
    terminal = games.part(game.key, "ui.terminal")
    words = games.part(game.key, "ui.text.words")
    rng = Random(width + seats)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    for options in kit.every_option(game)[:: 1 + len(kit.every_option(game)) // 4]:
        state = game.setup(seats, options)
        for actor, action in kit.walk(state, rng):
            if actor >= 0:
                assert words.action(game.notation.text(action))
            if rng.random() < 0.03:
                console = Console(file=StringIO(), width=width, force_terminal=True)
                with console.capture() as drawn:
                    console.print(terminal.draw(state.view(max(actor, 0)), names, True))
                assert names[0] in drawn.get()
