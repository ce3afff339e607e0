"""The odds of the storm."""

from __future__ import annotations

import pytest

from ostraka.core.table import Table
from ostraka.games import game
from ostraka.games.lantern.knowledge.odds import odds


@pytest.mark.parametrize(("storm", "chance"), [("gust", 5 / 6), ("gale", 4 / 6)])
def test_a_lamp_stays_alight(storm: str, chance: float) -> None:
    assert odds(Table(game("lantern"), 2, {"storm": storm}).view(0)) == chance
