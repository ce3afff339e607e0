"""The Adventurers: The Pyramid of Horus. Loot the pyramid and be out before the blocks seal it."""

from __future__ import annotations

from ostraka.core.play import Game, Option, Options
from ostraka.games.pyramid.bots.habit import habit
from ostraka.games.pyramid.bots.judge import ROLLOUT_DEPTH, chances, judge
from ostraka.games.pyramid.knowledge.determinize import determinize
from ostraka.games.pyramid.rules.board import GRAVES, STARTS
from ostraka.games.pyramid.rules.box import COUNT, NONE, POCKETS, SATCHELS, TITLE
from ostraka.games.pyramid.rules.chapters.foresight import UNUSED
from ostraka.games.pyramid.rules.notation import NOTATION
from ostraka.games.pyramid.rules.position import Pyramid, terms_of
from ostraka.games.pyramid.rules.scoring import ENDINGS
from ostraka.games.pyramid.rules.seats import SPACE, WHO, WIDE
from ostraka.games.pyramid.rules.steps import CHOOSING, IN_ENTRY


def setup(seats: int, options: Options) -> Pyramid:
    """The mummies stand on their spaces (9, 150), decks and sarcophagi are full (10 to 13), the
    first seat holds the ankh (14); no adventurer is chosen yet."""
    party = [0] * (seats * WIDE)
    for seat in range(seats):
        party[seat * WIDE + WHO] = NONE
        party[seat * WIDE + SPACE] = NONE
    return Pyramid(
        terms=terms_of(options),
        seats=seats,
        round=0,
        phase=IN_ENTRY,
        task=CHOOSING,
        asked=0,
        turn=0,
        keeper=0,
        inside=0,
        party=party,
        pockets=[NONE] * (SATCHELS * POCKETS),
        packed=False,
        left=COUNT[:],
        graves=[NONE] * GRAVES,
        opened=0,
        grave=NONE,
        fresh=NONE,
        mummies=STARTS[options["starts"], options["mummies"]][:],
        dice=[0, 0, 0, 0, 0],
        attempt=NONE,
        fallen=0,
        omen=UNUSED,
        seer=NONE,
        aside=NONE,
        returned=NONE,
        agenda=[],
        why="",
    )


GAME = Game(
    key="pyramid",
    title=TITLE,
    seats=range(2, 7),
    rules=1,
    notation=NOTATION,
    options=(
        Option("mummies", ("standard", "alternative")),
        Option("secrecy", ("shown", "total")),
        Option("staying", ("each_round", "no_step"), before="no_step"),
        Option("foresight", ("any_moment", "own_turn"), before="own_turn"),
        Option("thirteenth", ("after_draw", "before_draw"), before="before_draw"),
        # Not offered: the places from which two mummies never meet on a corner.
        Option("starts", ("crossing",), before="apart"),
    ),
    endings=ENDINGS,
    setup=setup,
    determinize=determinize,
    lost=("all lost",),
    judge=judge,
    chances=chances,
    habit=habit,
    rollout_depth=ROLLOUT_DEPTH,
)
