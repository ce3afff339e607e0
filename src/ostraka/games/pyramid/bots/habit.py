"""What a sensible player leans to, by what their seat can know: follow the best plan."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import Action, State
from ostraka.games.pyramid.bots.corridor import ENTRY_DOOR, ENTRY_PLACE
from ostraka.games.pyramid.bots.plans import Plan, best_plan, plan_trip
from ostraka.games.pyramid.bots.rivals import mark
from ostraka.games.pyramid.bots.trips import Trip, pace, touches
from ostraka.games.pyramid.bots.ways import FAR, ways_over
from ostraka.games.pyramid.knowledge.odds import CHEST
from ostraka.games.pyramid.rules.board import DECK_AT, ENTRANCES, ON_LINE
from ostraka.games.pyramid.rules.box import (
    ARDILA,
    CHESTS,
    CROWBAR,
    GOD,
    IDOL,
    LEVELS,
    NEEDS,
    NONE,
    SATCHEL,
    VALUE,
    WATER,
)
from ostraka.games.pyramid.rules.chapters.mummies import standing
from ostraka.games.pyramid.rules.notation import (
    CHOOSE,
    CURE,
    DECLINE,
    DISCARD,
    DONE,
    END,
    ENTER,
    FIRST_DISCARD,
    FIRST_LIFT,
    FIRST_OF,
    FIRST_PACK,
    JUMP,
    KEEP,
    LEAVE,
    LIFT,
    MOVE,
    OPEN,
    PICK,
    READ,
    SEARCH,
    SHOOT,
    TAKE,
    THROW,
)
from ostraka.games.pyramid.rules.position import Pyramid
from ostraka.games.pyramid.rules.seats import ACTIONS, LOAD, SPACE, WIDE
from ostraka.games.pyramid.rules.steps import (
    ACTING,
    CHOOSING,
    ENTERING,
    FORESEEING,
    IN_START,
    JUDGING,
    JUMPING,
    LIFTING,
    LOADING,
    MAKING_ROOM,
)

RARELY: Final = 0.003
"""How much a sensible player leans to an apparent mistake."""
SELDOM: Final = 0.2
GLADLY: Final = 4.0
"""The same for what helps."""
AT_ONCE: Final = 16.0
"""The same for what helps and costs nothing."""
ALARM: Final = 0.04
"""The chance to be shut in by two blocks from which on a look at the next is worth it."""
FEAR: Final = 3.0
"""How much a mummy's touch is to be avoided at the end of a turn."""


def habit(state: State, legal: list[Action]) -> list[float]:
    """Follow the best plan, use what helps, discard what is worth least."""
    s = cast(Pyramid, state)
    task = s.task
    if task == ACTING:
        return _act(s, legal)
    if task == LIFTING:
        return _lift(s, legal)
    if task == LOADING:
        return _load(s, legal)
    if task == MAKING_ROOM:
        return [_give_up(action) for action in legal]
    if task == JUMPING:
        return _jump(s, legal)
    if task == JUDGING:
        return _judge_block(s, legal)
    if task == FORESEEING:
        return _foresee(s, legal)
    if task == ENTERING:
        return [1.0 if action in (ENTER, ENTER + ENTRANCES - 1) else SELDOM for action in legal]
    if task == CHOOSING:
        return [_worth_of_ability(action - CHOOSE) for action in legal]
    # Stamina, dodge, reflexes, swimming, crowbar or lockpick: rather than decline.
    return [SELDOM if action == DECLINE else 1.0 for action in legal]


def _worth_of_ability(adventurer: int) -> float:
    """The lockpick is worth an idol, the other abilities help a little."""
    return 4.0 if adventurer == ARDILA else 1.0


# --- A turn -----------------------------------------------------------------------------------


def _act(s: Pyramid, legal: list[Action]) -> list[float]:
    """The next step of the plan."""
    seat = s.turn
    plan = best_plan(s, seat, mark(s, seat))
    space = s.party[seat * WIDE + SPACE]
    actions = s.party[seat * WIDE + ACTIONS]
    steps = _bearings(s, plan)
    weights = []
    for action in legal:
        block = FIRST_OF[action]
        if block == MOVE:
            weight = _step(s, plan, steps, space, action - MOVE)
            if actions == 1:
                weight /= 1.0 + FEAR * touches(s, action - MOVE)
        elif block == SEARCH:
            weight = GLADLY if plan.search else RARELY
        elif block == LEAVE:
            weight = GLADLY if plan.way == 0 and not plan.search else RARELY
        elif block in (TAKE, OPEN):
            weight = GLADLY if plan.way else SELDOM
        elif block == FIRST_LIFT:
            weight = _useless(s, action - LIFT)
        elif block == PICK:
            weight = GLADLY if plan.haul.picks >> action - PICK & 1 else RARELY
        elif block == END:
            weight = _stay(s, plan, space, actions)
        elif block in (SHOOT, READ):
            weight = SELDOM
        else:
            weight = _free(action)
        weights.append(weight)
    return weights


def _stay(s: Pyramid, plan: Plan, space: int, actions: int) -> float:
    """How much ending the turn attracts; with actions left, only if another step would lead to a
    mummy."""
    if actions == 0:
        return 1.0
    if actions == 1 and plan.way and not plan.search:
        return SELDOM / (1.0 + FEAR * touches(s, space))
    return RARELY


def _free(action: Action) -> float:
    """Use remedies and satchels at once; look at the block only when it must be."""
    return AT_ONCE if _helps(action) else RARELY


def _helps(action: Action) -> bool:
    """Whether an action heals or packs, which costs nothing."""
    return FIRST_OF[action] in (CURE, FIRST_PACK)


def _bearings(s: Pyramid, plan: Plan) -> list[int]:
    """Distance from every space to where the plan leads next; empty along the corridor."""
    ways = ways_over(s.fallen)
    if plan.way == 0:
        return ways.out
    if plan.entry != NONE:
        return ways.doors[ENTRY_DOOR[plan.entry]]
    return []


def _step(s: Pyramid, plan: Plan, steps: list[int], space: int, there: int) -> float:
    """How much a step attracts: nearer, not onto a mummy, and past the pool for a treasure of
    Sobek."""
    if steps:
        if steps[there] < steps[space]:
            weight = 1.0
        elif plan.entry != NONE and steps[space] == 0:
            weight = 1.0 if ON_LINE[there] == ENTRY_PLACE[plan.entry] else RARELY
        else:
            weight = RARELY
    else:
        weight = 1.0 if ON_LINE[there] == ON_LINE[space] + plan.way else RARELY
    if plan.water and DECK_AT[there] == WATER:
        weight = max(weight, SELDOM) * GLADLY
    if ON_LINE[there] != NONE and standing(s, there):
        weight *= SELDOM
    return weight


# --- Locks ------------------------------------------------------------------------------------


def _lift(s: Pyramid, legal: list[Action]) -> list[float]:
    """Lift every die that does not help, then roll again."""
    weights = []
    rest = 0.0
    for action in legal:
        if action != THROW:
            weight = _useless(s, action - LIFT)
            rest = max(rest, weight)
            weights.append(weight)
    weights.append(RARELY if rest > RARELY else GLADLY)
    return weights


def _useless(s: Pyramid, pips: int) -> float:
    """How much lifting a die attracts: the lock does not need it, or another die shows the same."""
    if pips in NEEDS[s.attempt] and s.dice.count(pips) == 1:
        return RARELY * RARELY
    return GLADLY


# --- Cards ------------------------------------------------------------------------------------


def _keeping(card: int) -> float:
    """Points that keeping a card is worth; treasures of a god help towards its bonus."""
    if card >= IDOL:
        if card in CHESTS:
            return CHEST
        return VALUE[card] + (3.0 if GOD[card] != NONE else 0.0)
    if card >= SATCHEL:
        return 9.0
    return 1.5 if card == CROWBAR else 0.4


def _load(s: Pyramid, legal: list[Action]) -> list[float]:
    """Heal and pack; then discard cards that slow the player down more than they are worth."""
    useless = NONE
    if not any(_helps(action) for action in legal):
        useless = _ballast(s, legal)
    weights = []
    for action in legal:
        if action == DONE:
            weight = 1.0
        elif FIRST_OF[action] == FIRST_DISCARD:
            weight = GLADLY if action == useless else RARELY * RARELY
        else:
            weight = _free(action)
        weights.append(weight)
    return weights


def _ballast(s: Pyramid, legal: list[Action]) -> Action:
    """Return the cheapest card if discarding it, or the two cheapest, lowers the level so much that
    more is brought out; else NONE."""
    seat = s.asked
    load = s.party[seat * WIDE + LOAD]
    first = second = NONE
    low = lower = 99.0
    for action in legal:
        if FIRST_OF[action] == FIRST_DISCARD:
            worth = _keeping(action - DISCARD)
            if worth < lower:
                first, second, lower, low = action, first, worth, lower
            elif worth < low:
                second, low = action, worth
    lost = lower
    level = LEVELS[load]
    fewer = 1
    if LEVELS[load - 1] == level:
        if second == NONE or load < 2 or LEVELS[load - 2] == level:
            return NONE
        lost += low
        fewer = 2
    trip = Trip(s, seat, mark(s, seat))
    before = plan_trip(s, seat, trip).value
    trip.load -= fewer
    trip.worth -= lost
    trip.now = pace(trip.load, trip.idols)
    return first if plan_trip(s, seat, trip).value > before else NONE


def _give_up(action: Action) -> float:
    """Discard what is worth least, unless a satchel takes what was found."""
    if FIRST_OF[action] == FIRST_DISCARD:
        return 1.0 / (0.1 + _keeping(action - DISCARD)) ** 4
    return AT_ONCE / 0.1**4


# --- Blocks -----------------------------------------------------------------------------------


def _jump(s: Pyramid, legal: list[Action]) -> list[float]:
    """Jump towards the way out, not onto a mummy."""
    out = ways_over(s.fallen).out
    weights = []
    for action in legal:
        there = action - JUMP
        weight = RARELY if out[there] >= FAR else 1.0 / out[there]
        if ON_LINE[there] != NONE and standing(s, there):
            weight *= SELDOM
        weights.append(weight)
    return weights


def _foresee(s: Pyramid, legal: list[Action]) -> list[float]:
    """Look at the block when one more might soon shut the pyramid, else keep the look. A question
    as the round begins can wait."""
    alarm = s.phase != IN_START and ways_over(s.fallen).deep[2] > ALARM
    look = 1.0 if alarm else RARELY
    return [SELDOM if action == DECLINE else look for action in legal]


def _judge_block(s: Pyramid, legal: list[Action]) -> list[float]:
    """Keep a block that shuts the pyramid no more than another would; a player next to the way out
    does not mind if it does."""
    ways = ways_over(s.fallen)
    shuts = ways_over(s.fallen | 1 << s.aside).deep[3] > ways.deep[4]
    safe = ways.out[s.party[s.asked * WIDE + SPACE]] <= 2
    keep = 1.0 if shuts == safe else SELDOM
    return [keep if action == KEEP else 1.0 + SELDOM - keep for action in legal]
