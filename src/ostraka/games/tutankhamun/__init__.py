"""Toutankhamon: lay the layers of a dig, forget them, and dig for treasure without the curse."""

from __future__ import annotations

from ostraka.core.play import Game, Option, Options
from ostraka.games.tutankhamun.bots.habit import habit
from ostraka.games.tutankhamun.bots.judge import judge
from ostraka.games.tutankhamun.knowledge.determinize import determinize
from ostraka.games.tutankhamun.rules.box import (
    ALL,
    LAYERS,
    START_BARRICADES,
    START_MONEY,
    START_SCARABS,
    TITLE,
    UNKNOWN,
)
from ostraka.games.tutankhamun.rules.chapters.digging import ENDINGS, begin_digging
from ostraka.games.tutankhamun.rules.chapters.laying import begin_layer, cover, who_lays
from ostraka.games.tutankhamun.rules.chapters.memory import OPEN, still_told
from ostraka.games.tutankhamun.rules.notation import NOTATION
from ostraka.games.tutankhamun.rules.position import Tray, terms_of
from ostraka.games.tutankhamun.rules.steps import TAKING


def setup(seats: int, options: Options) -> Tray:
    """Everyone has their money and special cards (ruling 4), the tray is empty."""
    terms = terms_of(options)
    tray = Tray(
        terms=terms,
        task=TAKING,
        turn=0,
        layer=0,
        hand=UNKNOWN,
        fits=[terms.layouts.everything()] * LAYERS,
        left=[],
        ground=[UNKNOWN] * (LAYERS * ALL),
        height=[0] * ALL,
        money=[START_MONEY] * seats,
        scarabs=[START_SCARABS] * seats,
        barricades=[START_BARRICADES] * seats,
        bars=[UNKNOWN] * seats,
        out=[False] * seats,
        square=UNKNOWN,
        stake=1,
        aside=0,
        passes=0,
        hidden=0,
        quarters=0,
        why="",
    )
    if terms.shuffled:  # laid unseen, so turning it would change nothing (ruling 26)
        tray.turn = who_lays(LAYERS - 1, seats)
        cover(tray, None)
        begin_digging(tray, None)
    else:
        begin_layer(tray, 0)
    return tray


GAME = Game(
    key="tutankhamun",
    title=TITLE,
    seats=range(2, 7),
    rules=1,
    notation=NOTATION,
    options=(
        Option("cards", ("documented", "rising")),
        Option("snake", ("straight", "bent")),
        Option("laying", ("players", "shuffled")),
        Option("refusal", ("off", "on")),
        Option("memory", ("none", "own", "open"), before=OPEN),
    ),
    endings=ENDINGS,
    setup=setup,
    determinize=determinize,
    judge=judge,
    habit=habit,
    still_told=still_told,
)
