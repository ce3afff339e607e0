"""Thebes: The Tomb Raiders: gather knowledge, dig, and show the world what you found, in time."""

from __future__ import annotations

from ostraka.core.play import Game, Option, Options
from ostraka.games.tomb_raiders.bots.habit import habit
from ostraka.games.tomb_raiders.bots.judge import judge
from ostraka.games.tomb_raiders.knowledge.determinize import determinize
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    COUNT,
    GENERAL_PERMITS,
    NONE,
    REGION_PERMITS,
    SPACES,
    TITLE,
)
from ostraka.games.tomb_raiders.rules.notation import NOTATION
from ostraka.games.tomb_raiders.rules.position import Tombs, terms_of
from ostraka.games.tomb_raiders.rules.seats import (
    ANY_PERMITS,
    DECK,
    FIELDS,
    LOOKED,
    OWN_PERMITS,
    UNSEEN,
)
from ostraka.games.tomb_raiders.rules.steps import STACKING


def setup(seats: int, options: Options) -> Tombs:
    """Everyone has their permits (5 to 7), the professors lie open (10), the row is empty."""
    terms = terms_of(options)
    players = [0] * (seats * FIELDS)
    for seat in range(seats):
        for region in range(AREAS):
            players[seat * FIELDS + OWN_PERMITS + region] = REGION_PERMITS[seats]
        players[seat * FIELDS + ANY_PERMITS] = GENERAL_PERMITS[seats]
    sites = [0] * (LOOKED + AREAS)
    for region in range(AREAS):
        sites[UNSEEN + region] = terms.box[region]
        sites[DECK + region] = terms.box[region].bit_count()
    return Tombs(
        terms=terms,
        task=STACKING,
        turn=0,
        players=players,
        hands=[0] * (seats * ACTIONS),
        stack=[],
        row=[NONE] * SPACES,
        green=COUNT[:],
        greens=sum(COUNT),
        sure=False,
        sites=sites,
        known=[0] * ((seats + 1) * AREAS),
        professors=[NONE] * (AREAS + 1),
        exhibitions=0,
        museums=0,
        region=NONE,
        permit=NONE,
        helpers=0,
        due=0,
        aside=0,
        card=NONE,
        museum=NONE,
        gifts=0,
    )


GAME = Game(
    key="tomb_raiders",
    title=TITLE,
    seats=range(2, 5),
    rules=1,
    notation=NOTATION,
    options=(
        Option("thief", ("random", "choose")),
        Option("chart", ("inferred", "french")),
        Option("assistants", ("knowledge", "expertise")),
        Option("finds", ("points", "knowledge")),
    ),
    endings=("deck empty",),
    setup=setup,
    determinize=determinize,
    judge=judge,
    habit=habit,
)
