"""The excavation piles: what lies there, what is drawn, what is seen (rulings 59 to 63).

A card in a pile that nobody has seen has no identity yet; it is any of the region's unseen cards,
the rest of which are in the deck. So the order of pile and deck does not exist before it is drawn.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, below
from ostraka.games.tomb_raiders.rules.box import AREAS, SITE_CARDS
from ostraka.games.tomb_raiders.rules.seats import DECK, LOOKED, LYING, UNDER, UNSEEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tomb_raiders.rules.position import Tombs


CARDS_A_HEIGHT: Final = 5
"""Cards from one height of a pile to the next."""
NUMBER: Final = [cards.bit_count() for cards in range(1 << 11)]
"""Cards in every set of half of a region's: compiled, `int.bit_count` is a slow call by name."""


def is_empty(s: Tombs, region: i64) -> bool:
    """Return whether nothing lies there; anybody can see that much (ruling 63)."""
    sites = s.sites
    return sites[UNDER + region] == 0 and sites[LYING + region] == 0


def pile_size(s: Tombs, region: int) -> int:
    """Return the number of cards in a pile, which no view may show (ruling 63)."""
    return s.sites[UNDER + region] + number_in(s.sites[LYING + region])


def number_in(cards: i64) -> int:
    """Cards in a set of a region's site cards, of which there are 22."""
    return NUMBER[cards & 2047] + NUMBER[cards >> 11]


def height(size: int) -> int:
    """What a glance tells of a pile: 0 if it is empty, else its height in fives (ruling 63)."""
    return (size + CARDS_A_HEIGHT - 1) // CARDS_A_HEIGHT


def cards_to_draw(s: Tombs, block: Action) -> list[tuple[Action, int]]:
    """Every card of the pile is equally likely, but for those that a player who looks through it
    has seen already (59, 91). One that somebody saw lies there for certain, an unseen one with the
    share of the unseen cards that were laid here."""
    lying, unseen = s.sites[LYING + s.region] & ~s.aside, s.sites[UNSEEN + s.region]
    under = s.sites[UNDER + s.region]
    certain = under + s.sites[DECK + s.region] if under else 1
    first = block + s.region * SITE_CARDS
    cards = []
    for card in range(SITE_CARDS):
        if lying >> card & 1:
            cards.append((first + card, certain))
        elif under and unseen >> card & 1:
            cards.append((first + card, under))
    return cards


def next_card(s: Tombs, block: Action, rng: Random) -> Action:
    """One of the cards to draw, by its weight, without listing them."""
    sites, region = s.sites, s.region
    lying: i64 = sites[LYING + region] & ~s.aside
    unseen: i64 = sites[UNSEEN + region]
    under: i64 = sites[UNDER + region]
    certain: i64 = under + sites[DECK + region] if under else 1
    drawn: i64 = below(rng, certain * (number_in(lying) + under))
    card: i64
    for card in range(SITE_CARDS):
        if lying >> card & 1:
            drawn -= certain
        elif unseen >> card & 1:
            drawn -= under
        if drawn < 0:
            return block + region * SITE_CARDS + card
    raise AssertionError("the pile is empty")


def find_there(s: Tombs, region: int, card: int) -> None:
    """Settle that an unseen card lies in the pile."""
    sites = s.sites
    bit: i64 = 1 << card
    sites[UNSEEN + region] = sites[UNSEEN + region] ^ bit
    sites[LYING + region] = sites[LYING + region] | bit
    sites[UNDER + region] = sites[UNDER + region] - 1


def take_out(s: Tombs, region: int, card: int) -> None:
    """A card leaves the pile, and everybody sees it go. Once the pile is empty, nobody knows more
    of it than others."""
    sites, known = s.sites, s.known
    bit: i64 = 1 << card
    lying: i64 = sites[LYING + region]
    if lying & bit:
        sites[LYING + region] = lying ^ bit
        at: i64
        for at in range(region, len(known), AREAS):
            known[at] = known[at] & ~bit
    else:
        sites[UNSEEN + region] = sites[UNSEEN + region] ^ bit
        sites[UNDER + region] = sites[UNDER + region] - 1
    if is_empty(s, region):
        sites[LOOKED + region] = 0


def put_back(s: Tombs, region: int, rubble: int) -> None:
    """Rubble goes back into the pile, and all know that it lies there (60); if nothing else does,
    all know that too (98)."""
    if rubble == 0:
        return
    if is_empty(s, region):
        s.sites[LYING + region] = rubble
        show_all(s, region)
        return
    s.sites[LYING + region] |= rubble
    known = s.known
    bits: i64 = rubble
    at: i64
    for at in range(region, len(known), AREAS):
        known[at] = known[at] | bits


def show_all(s: Tombs, region: int) -> None:
    """Everybody has seen the whole pile, watchers too (ruling 98)."""
    for at in range(region, len(s.known), AREAS):
        s.known[at] = s.sites[LYING + region]
    s.sites[LOOKED + region] = (1 << (s.seats() + 1)) - 1
