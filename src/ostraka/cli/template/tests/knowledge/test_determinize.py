"""Every possible position is drawn as often as it should be: no general test can know that."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

from ostraka.core.play import EVERYONE
from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.lantern.rules.view import NightView


def test_every_lamp_that_may_be_hidden_is_drawn_as_often() -> None:
    table = Table(game("lantern"), 3)
    table.say("deal 8", "deal 2", "deal 5", "light", "roll 3")
    draw, rng = table.game.determinize(table.view(1)), Random(1)
    drawn: Counter[int] = Counter()
    for _ in range(5000):
        lamps = cast(NightView, draw(rng).view(EVERYONE))["lamps"]
        assert lamps[:2] == [8, 2]
        drawn[lamps[2]] += 1
    assert set(drawn) == {1, 3, 4, 5, 6, 7}
    assert all(abs(count - 5000 / 6) < 120 for count in drawn.values())
