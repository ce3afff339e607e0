"""Lantern: light your lamp before the storm, or wait in the dark."""

from __future__ import annotations

from ostraka.core.play import Game, Option, Options
from ostraka.games.lantern.bots.habit import habit
from ostraka.games.lantern.bots.judge import judge
from ostraka.games.lantern.knowledge.determinize import determinize
from ostraka.games.lantern.rules.box import TITLE
from ostraka.games.lantern.rules.notation import NOTATION
from ostraka.games.lantern.rules.position import Night
from ostraka.games.lantern.rules.steps import DEALING, ENDING, NONE


def setup(seats: int, options: Options) -> Night:
    """The position before the first shuffle: the deal is chance like any other."""
    gale = options["storm"] == "gale"
    return Night(gale, DEALING, 0, [NONE] * seats, [False] * seats, [0] * seats)


GAME = Game(
    key="lantern",
    title=TITLE,
    seats=range(2, 5),
    rules=1,
    notation=NOTATION,
    options=(Option("storm", ("gust", "gale")),),
    endings=(ENDING,),
    setup=setup,
    determinize=determinize,
    judge=judge,
    habit=habit,
)
