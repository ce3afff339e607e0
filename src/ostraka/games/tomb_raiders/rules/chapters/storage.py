"""The deck and the row of storage spaces: set-up and refill (rulings 11 to 17, 35, 64)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, below, tell
from ostraka.games.tomb_raiders.rules.box import AREAS, EXHIBITION, GREENS, MUSEUM, NONE, REGIONS
from ostraka.games.tomb_raiders.rules.chapters.order import next_turn
from ostraka.games.tomb_raiders.rules.notation import GREEN_NEXT, LAY, TURN_UP
from ostraka.games.tomb_raiders.rules.seats import DECK, UNDER
from ostraka.games.tomb_raiders.rules.steps import FINISHED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tomb_raiders.rules.position import Tombs


def deck_size(s: Tombs) -> int:
    """Return the number of cards left in the deck."""
    sites = s.sites
    size: i64 = s.greens
    at: i64
    for at in range(DECK, DECK + AREAS):
        size += sites[at]
    return size


def cards_to_come(s: Tombs) -> list[tuple[Action, int]]:
    """While a space is empty any card left may come, or any green one where the back is known to
    be green; behind a full row only the colour of the next back is seen (rulings 14 and 17)."""
    if NONE in s.row:
        cards = [(TURN_UP + kind, count) for kind, count in enumerate(s.green) if count]
    else:
        cards = [(GREEN_NEXT, s.greens)] if s.greens else []
    if not s.sure:
        for region in range(AREAS):
            if s.sites[DECK + region]:
                cards.append((LAY + region, s.sites[DECK + region]))
    return cards


def next_card(s: Tombs, rng: Random) -> Action:
    """Draw one of the cards to come by its weight, without listing them."""
    greens: i64 = s.greens
    drawn: i64 = below(rng, s.greens if s.sure else deck_size(s))
    if drawn >= greens:
        drawn -= greens
        sites = s.sites
        region: i64 = 0
        while drawn >= sites[DECK + region]:
            drawn -= sites[DECK + region]
            region += 1
        return LAY + region
    if all(kind != NONE for kind in s.row):
        return GREEN_NEXT
    green = s.green
    kind: i64 = 0
    while drawn >= green[kind]:
        drawn -= green[kind]
        kind += 1
    return TURN_UP + kind


def turn_up(s: Tombs, kind: int, notes: Notes) -> None:
    """Exhibitions and museums go to their own areas, without limit (16), any other card to an
    empty space of the row (12)."""
    s.green[kind] = s.green[kind] - 1
    s.greens -= 1
    s.sure = False
    if kind >= MUSEUM:
        s.museums |= 1 << (kind - MUSEUM)
    elif kind >= EXHIBITION:
        s.exhibitions |= 1 << (kind - EXHIBITION)
    else:
        row = s.row
        space: i64 = 0
        while row[space] != NONE:
            space += 1
        row[space] = kind
    if notes is not None:
        tell(notes, "turned", s.turn, card=GREENS[kind])
    end_if_empty(s, notes)


def lay(s: Tombs, region: int, notes: Notes) -> None:
    """A site card goes unseen onto the pile of its colour (ruling 13)."""
    sites = s.sites
    sites[DECK + region] = sites[DECK + region] - 1
    sites[UNDER + region] = sites[UNDER + region] + 1
    if notes is not None:
        tell(notes, "laid", s.turn, region=REGIONS[region])
    end_if_empty(s, notes)


def green_next(s: Tombs, notes: Notes) -> None:
    """The row is full and the next back is green: drawing stops (ruling 14)."""
    s.sure = True
    if notes is not None:
        tell(notes, "filled", s.turn)
    next_turn(s)


def end_if_empty(s: Tombs, notes: Notes) -> None:
    """Once the last card is placed, the game is over at once (ruling 64)."""
    if s.greens == 0 and deck_size(s) == 0:
        s.task = FINISHED
        if notes is not None:
            tell(notes, "over", s.turn, why="deck empty")
