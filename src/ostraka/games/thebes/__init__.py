"""Thebes: gather knowledge in the cities of Europe, dig for it, and show what you found."""

from __future__ import annotations

from ostraka.core.play import Game, Option, Options
from ostraka.games.thebes.bots.habit import habit
from ostraka.games.thebes.bots.judge import judge
from ostraka.games.thebes.knowledge.determinize import determinize
from ostraka.games.thebes.rules.box import (
    BAGS,
    DECK,
    DISPLAY,
    FIRST_PILE,
    NONE,
    PILE_ASIDE,
    ROW,
    SITES,
    START,
    TITLE,
)
from ostraka.games.thebes.rules.chapters.order import ENDINGS
from ostraka.games.thebes.rules.notation import NOTATION
from ostraka.games.thebes.rules.position import Board, terms_of
from ostraka.games.thebes.rules.seats import at_start
from ostraka.games.thebes.rules.steps import DEALING


def setup(seats: int, options: Options) -> Board:
    """All players stand in Warsaw (10, 15, 18), the gifts lie on the sites (19), and no card is
    open yet. The first four come before the piles are made and without exhibitions (11), just as if
    they were the top of the first pile."""
    return Board(
        terms=terms_of(options),
        task=DEALING,
        turn=0,
        track=list(range(seats)),
        own=at_start(START[seats]) * seats,
        held=[],
        found=[],
        display=[NONE] * DISPLAY,
        row=[NONE] * len(ROW),
        deck=DECK[:],
        first=DISPLAY + FIRST_PILE[seats],
        aside=PILE_ASIDE[seats],
        discards=[],
        bags=BAGS[:],
        gifts=(1 << len(SITES)) - 1,
        changes=0,
        used=0,
        site=NONE,
        draws=0,
        blanks=0,
    )


GAME = Game(
    key="thebes",
    title=TITLE,
    seats=range(2, 5),
    rules=1,
    notation=NOTATION,
    options=(
        Option("assistants", ("per_group", "capped")),
        Option("figure_opens_dig", ("on", "off")),
        Option("new_year_dig", ("new_year", "old_year")),
        Option("permits_return", ("on_52", "after_52"), before="after_52"),
        Option("giving_up", ("last_weeks", "last_year"), before="last_year"),
    ),
    endings=ENDINGS,
    setup=setup,
    determinize=determinize,
    judge=judge,
    habit=habit,
)
