"""The rules: a table of contents. What may happen next, and where each step is played.

The modules of `chapters` follow the rulebook: `order` of play, `storage` (deck and row), `taking`
(with the professors), `actions` (cards), `digging` (with `piles`) and `presenting`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, weighted
from ostraka.games.tomb_raiders.rules.box import BOOK, FACES, RAIDERS, SCIENTIST, SITE_CARDS, THIEF
from ostraka.games.tomb_raiders.rules.chapters import (
    actions,
    digging,
    order,
    piles,
    presenting,
    storage,
    taking,
)
from ostraka.games.tomb_raiders.rules.chapters.piles import height, pile_size
from ostraka.games.tomb_raiders.rules.chapters.storage import deck_size
from ostraka.games.tomb_raiders.rules.notation import (
    ASSIST,
    DIG,
    DONATE,
    DRAW,
    FIRST_OF,
    GIVE,
    GREEN_NEXT,
    KEEP,
    LAY,
    OF_CHANCE,
    PERMIT,
    RAID,
    SEE,
    SHOW,
    STACK,
    STEAL,
    STUDY,
    TAKE,
    TURN_UP,
    WEEKS,
)
from ostraka.games.tomb_raiders.rules.scoring import count, points_of
from ostraka.games.tomb_raiders.rules.steps import (
    ACTING,
    ASSISTING,
    DIGGING,
    DRAWING,
    FILLING,
    GIVING,
    KEEPING,
    LOOKING,
    PERMITTING,
    STACKING,
)

if TYPE_CHECKING:
    from ostraka.games.tomb_raiders.rules.position import Tombs

__all__ = ["count", "deck_size", "height", "pile_size", "points_of"]


def choices(s: Tombs) -> list[Action]:
    """What the player to act may do."""
    task = s.task
    if task == ACTING:
        return ways_to_act(s)
    if task == DIGGING:
        return digging.weeks_to_dig(s)
    if task == ASSISTING:
        return digging.assistants_to_send(s)
    if task == PERMITTING:
        return digging.fitting_permits(s)
    if task == GIVING:
        return presenting.gifts_to_choose(s)
    assert task == KEEPING, "nobody has anything to choose"
    return actions.finds_to_keep(s)


def ways_to_act(s: Tombs) -> list[Action]:
    """Exactly one of three: take a card, play an action card, or dig; never pass (24, 25)."""
    ways = taking.cards_to_take(s)
    presenting.add_presentations(s, ways)
    actions.add_cards_to_play(s, ways)
    digging.add_regions(s, ways)
    return ways


def outcomes(s: Tombs) -> list[tuple[Action, int]]:
    """What chance may do now, with its weights."""
    task = s.task
    if task == FILLING:
        return storage.cards_to_come(s)
    if task == DRAWING:
        return piles.cards_to_draw(s, DRAW)
    if task == LOOKING:
        return piles.cards_to_draw(s, SEE)
    assert task == STACKING, "chance has nothing to do"
    return order.markers_to_stack(s)


def sample(s: Tombs, rng: Random) -> Action:
    """Draw one of the outcomes, without listing the cards of deck and piles."""
    task = s.task
    if task == FILLING:
        return storage.next_card(s, rng)
    if task == DRAWING:
        return piles.next_card(s, DRAW, rng)
    if task == LOOKING:
        return piles.next_card(s, SEE, rng)
    return weighted(outcomes(s), rng)


def play(s: Tombs, action: Action, notes: Notes) -> None:
    """One step: each block of the notation has its rule. The most frequent come first."""
    if OF_CHANCE[action]:
        play_chance(s, action, notes)
    else:
        play_choice(s, action, notes)


def play_chance(s: Tombs, action: Action, notes: Notes) -> None:
    """Set-up and refill (rulings 8 to 17), and cards drawn from a pile (59 to 61, 87 to 91)."""
    block = FIRST_OF[action]
    if block == DRAW:
        digging.draw(s, (action - DRAW) % SITE_CARDS, notes)
    elif block == LAY:
        storage.lay(s, action - LAY, notes)
    elif block == TURN_UP:
        storage.turn_up(s, action - TURN_UP, notes)
    elif block == GREEN_NEXT:
        storage.green_next(s, notes)
    elif block == SEE:
        actions.see(s, (action - SEE) % SITE_CARDS, notes)
    else:
        assert block == STACK, "the sentence has no rule"
        order.stack(s, action - STACK, notes)


def play_choice(s: Tombs, action: Action, notes: Notes) -> None:
    """A choice: cards taken, presented or played, and the questions before a dig."""
    block = FIRST_OF[action]
    if block == TAKE:
        taking.take(s, action - TAKE, notes)
    elif block == DIG:
        digging.dig(s, action - DIG)
    elif block == WEEKS:
        digging.announce(s, action - WEEKS + 1, notes)
    elif block == PERMIT:
        digging.choose_permit(s, action - PERMIT)
    elif block == ASSIST:
        digging.assist(s, action - ASSIST)
    elif block == SHOW:
        presenting.show(s, action - SHOW, notes)
    elif block == GIVE:
        presenting.give(s, (action - GIVE) // BOOK, (action - GIVE) % BOOK, notes)
    elif block == DONATE:
        presenting.donate(s, action - DONATE)
    elif block == STEAL:
        actions.play_card(s, THIEF + action - STEAL, action - STEAL, notes)
    elif block == RAID:
        actions.play_card(s, RAIDERS + action - RAID, action - RAID, notes)
    elif block == STUDY:
        actions.play_card(s, SCIENTIST, action - STUDY, notes)
    else:
        assert block == KEEP, "the sentence has no rule"
        actions.keep(s, (action - KEEP) // FACES, (action - KEEP) % FACES, notes)
