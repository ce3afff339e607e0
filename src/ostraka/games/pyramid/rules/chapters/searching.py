"""Searching den, sand and pool, and avoiding what is found. Rulings as in RULES.md."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, below, tell, whisper
from ostraka.games.pyramid.rules.board import DECK_AT
from ostraka.games.pyramid.rules.box import (
    ABILITIES,
    ANTIDOTE,
    BACK,
    BEHIND,
    CARDS,
    CROCODILE,
    DECKS,
    MOST,
    NONE,
    RICE,
    SCORPION,
    SNAKE,
    TREASURE,
    WATANABE,
    WATER,
)
from ostraka.games.pyramid.rules.notation import DECLINE, FIND_CARD, REFLEXES, SWIMMING
from ostraka.games.pyramid.rules.seats import (
    WHO,
    WIDE,
    able,
    full,
    gain,
    has_room,
    load_of,
    lose,
    make_room,
    space_of,
    spend,
    use_ability,
)
from ostraka.games.pyramid.rules.steps import DRAW, MAKING_ROOM, NEXT, SEARCHING, WARDING, job

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid


def may_search(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat may search: anywhere but in the corridor (50), any number of times (51),
    unless the deck is empty (53) or the player has twelve wounds (28)."""
    deck = DECK_AT[space_of(s, seat)]
    return deck != NONE and has_room(s, seat) and any(s.left[card] for card in BEHIND[deck])


def deck_size(s: Pyramid, deck: int) -> int:
    """How many cards a deck still has."""
    left = s.left
    size: i64 = 0
    for card in BEHIND[deck]:
        size += left[card]
    return size


def search(s: Pyramid) -> None:
    """Search for one action (47)."""
    spend(s, s.turn)
    draw(s, s.turn)


def draw(s: Pyramid, seat: Seat) -> None:
    """Draw a card. With twelve cards another is discarded (28), once this one is drawn or before it
    is known (29)."""
    if full(s, seat) and not s.terms.draw_first:
        make_room(s, seat, job(DRAW, seat))
    else:
        s.task = SEARCHING


def cards_to_find(s: Pyramid) -> list[tuple[Action, int]]:
    """Return the cards left in the deck of the area (rulings 11 and 47)."""
    deck = DECK_AT[space_of(s, s.turn)]
    return [(FIND_CARD[card], s.left[card]) for card in BEHIND[deck] if s.left[card]]


def any_card(s: Pyramid, rng: Random) -> Action:
    """Draw one of `cards_to_find` without listing them."""
    deck = DECK_AT[space_of(s, s.turn)]
    left = s.left
    drawn: i64 = below(rng, deck_size(s, deck))
    for card in BEHIND[deck]:
        drawn -= left[card]
        if drawn < 0:
            return FIND_CARD[card]
    raise AssertionError("the deck is empty")


def find(s: Pyramid, card: int, notes: Notes) -> None:
    """Show the card to all for a moment (48); then it lies face down or up (49). In total secrecy
    only equipment is shown (151)."""
    seat = s.turn
    s.left[card] -= 1
    gain(s, seat, card)
    s.task = NEXT
    if notes is not None:
        if not s.terms.total or ANTIDOTE <= card < TREASURE:
            tell(notes, "found", seat, card=CARDS[card])
        else:
            tell(notes, "drew", seat, deck=DECKS[BACK[card]])
            whisper(notes, "secret", seat, card=CARDS[card])
    if may_ward(s, seat, card):
        s.fresh = card
        s.task = WARDING
        s.asked = seat
    elif load_of(s, seat) > MOST:
        shed(s, seat, card)


def may_ward(s: Pyramid, seat: Seat, card: int) -> bool:
    """Whether a seat may avoid the card: reflexes against scorpion and snake (137), swimming
    against the crocodile (134), only as it is drawn. In total secrecy the question comes with every
    card that is not shown, or it would reveal what was drawn (151)."""
    if ANTIDOTE <= card < TREASURE or (card >= ANTIDOTE and not s.terms.total):
        return False
    return able(s, seat, RICE if BACK[card] == WATER else WATANABE)


def ways_to_ward(s: Pyramid) -> list[Action]:
    """Use the ability where it helps, or decline and keep it (ruling 128)."""
    if s.fresh == CROCODILE:
        return [SWIMMING, DECLINE]
    if s.fresh == SCORPION or s.fresh == SNAKE:
        return [REFLEXES, DECLINE]
    return [DECLINE]


def ward(s: Pyramid, notes: Notes) -> None:
    """Discard the wound at once (134, 137), shown to all (152)."""
    seat = s.asked
    use_ability(s, seat)
    lose(s, seat, s.fresh)
    if notes is not None:
        ability = ABILITIES[s.party[seat * WIDE + WHO]]
        tell(notes, "warded", seat, ability=ability, card=CARDS[s.fresh])
    suffer(s)


def suffer(s: Pyramid) -> None:
    """Take the wound: a card drawn earlier cannot be avoided any more (ruling 134)."""
    if load_of(s, s.asked) > MOST:
        shed(s, s.asked, s.fresh)
    else:
        s.fresh = NONE
        s.task = NEXT


def shed(s: Pyramid, seat: Seat, card: int) -> None:
    """The thirteenth card has been drawn: discard one at once (29), this one or another; a treasure
    may go straight into a satchel instead (119)."""
    s.fresh = card
    s.task = MAKING_ROOM
    s.asked = seat
