"""What may be done in a position, and the rule that each step is; the rules are in `chapters`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, weighted
from ostraka.games.thebes.rules.chapters import cards, digging, exhibitions, order, travel
from ostraka.games.thebes.rules.notation import (
    CHANGE,
    DIG,
    DRAW,
    FIRST_OF,
    GIVE_UP,
    HOLD,
    OPEN,
    ORDERS,
    STACK,
    TAKE,
    USE,
    WEEKS,
)
from ostraka.games.thebes.rules.seats import WITH_ZEPPELIN
from ostraka.games.thebes.rules.steps import DIGGING, DRAWING, PLANNING, STACKING

if TYPE_CHECKING:
    from ostraka.games.thebes.rules.position import Board


def choices(s: Board) -> list[Action]:
    """Return what the player to act may do."""
    if s.task == DIGGING:
        return digging.ways_to_dig(s)
    assert s.task == PLANNING, "no player is to act"
    ways = actions(s, s.used)
    if travel.has_zeppelin(s) and may_fly(s):
        ways.append(USE)
    if order.may_give_up(s) or not ways:  # nothing else may be left (109)
        ways.append(GIVE_UP)
    return ways


def actions(s: Board, used: int) -> list[Action]:
    """Return the four actions, each where its place allows it (34); there is no passing (33)."""
    ways = cards.cards_to_take(s, used)
    if cards.may_change(s, used):
        ways.append(CHANGE)
    ways += digging.sites_to_dig(s, used)
    ways += exhibitions.exhibitions_to_hold(s, used)
    return ways


def may_fly(s: Board) -> bool:
    """Whether a zeppelin leads to any action (39); nearly always the display may be changed."""
    return cards.may_change(s, WITH_ZEPPELIN) or len(actions(s, WITH_ZEPPELIN)) > 0


def outcomes(s: Board) -> list[tuple[Action, int]]:
    """Return what chance may do, with weights."""
    if s.task == DRAWING:
        return digging.tokens_to_draw(s)
    if s.task == STACKING:
        return order.orders_of_markers(s)
    return cards.cards_to_open(s)


def sample(s: Board, rng: Random) -> Action:
    """Draw one outcome, without listing them where that takes long."""
    if s.task == DRAWING:
        return digging.next_token(s, rng)
    if s.task == STACKING:
        return weighted(order.orders_of_markers(s), rng)
    return cards.top_card(s, rng)


def play(s: Board, action: Action, notes: Notes) -> None:
    """Play one step by its block of the notation; the most frequent come first."""
    block = FIRST_OF[action]
    if block == DRAW:
        digging.draw(s, action - DRAW, notes)
    elif block == OPEN:
        cards.open_card(s, action - OPEN, notes)
    elif block == TAKE:
        cards.take(s, action - TAKE, notes)
    elif block == DIG:
        digging.dig(s, action - DIG)
    elif block == WEEKS:
        digging.announce(s, action - WEEKS + 1, notes)
    elif block == CHANGE:
        cards.change(s, notes)
    elif block == USE:
        digging.use(s, action - USE)
    elif block == HOLD:
        exhibitions.hold(s, action - HOLD, notes)
    elif block == GIVE_UP:
        order.give_up(s, notes)
    else:
        assert block == STACK, "the sentence has no rule"
        order.stack_markers(s, ORDERS[action - STACK], notes)
