"""The front page's picture: the pit from above, when half of it is dug."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from ostraka.core.chance import seeded
from ostraka.core.play import WATCHER
from ostraka.core.table import Table
from ostraka.games.tutankhamun import GAME
from ostraka.games.tutankhamun.ui.board.pit import ground
from ostraka.ui.scene import Facts, Look, Translate
from ostraka.ui.svg import picture

FACTS: Final = Facts(minutes=(20, 60), bots=3, quick={"laying": "shuffled"}, icon="scarab-beetle")

SEED: Final = "Nefertiti"
STEPS: Final = 70
SEEN: Final = "10 350 1000 650"


def cover(icons: str = "", art: str = "", t: Translate = str) -> Markup:
    table = _dig()
    look = Look(table.view(WATCHER), WATCHER, table.actor, (), table.names, art=art, icons=icons)
    return picture("tray", f'<g class="tutankhamun">{ground(look, None)}</g>', SEEN)


@cache
def _dig() -> Table:
    """A game that everybody plays by habit."""
    table = Table(GAME, 4, FACTS.quick, chance=seeded(SEED))
    for _ in range(STEPS):
        legal = table.legal()
        leanings = GAME.habit(table.state, legal)
        table.act(table.actor, max(zip(leanings, legal, strict=True))[1])
    return table
