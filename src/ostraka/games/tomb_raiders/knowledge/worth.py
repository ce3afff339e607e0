"""What a card of the row is worth to a player, by what lies open to all."""

from __future__ import annotations

from typing import Final

from ostraka.core.play import Seat
from ostraka.games.tomb_raiders.knowledge.promise import (
    DIG_CARDS,
    WEEK_PRICE,
    Outlook,
    level_of,
    professor_chance,
    region_books,
)
from ostraka.games.tomb_raiders.rules.box import (
    AREAS,
    BOOK_SIZES,
    BOOKS_ON,
    CONGRESS,
    EXCAVATION,
    GENERAL,
    NONE,
    PLAY_WEEKS,
    PROFESSOR,
    PROFESSOR_POINTS,
    RAIDERS,
    SCIENTIST,
    THIEF,
    WORLD_PROFESSOR,
)
from ostraka.games.tomb_raiders.rules.chapters.taking import WORLD, books_for, books_to_win
from ostraka.games.tomb_raiders.rules.position import Tombs
from ostraka.games.tomb_raiders.rules.scoring import congress_points
from ostraka.games.tomb_raiders.rules.seats import CONGRESSES, EXPERTISE, FIELDS, KNOWLEDGE

LEARN: Final = 1.5
"""How much more a book is worth than the cards it adds to later digs, as rivals want it too."""
PROFESSORS: Final = 1.8
"""The same factor for the professors it brings nearer."""
CONGRESS_HOPE: Final = 1.0
"""Points that a congress promises for each of the next three."""
PERMIT_NEED: Final = 0.5
"""How likely one more permit is to be used where there is time for it."""
HELPER_WORTH: Final = 0.8
"""Points that an assistant adds to a dig."""
BEST_FIND: Final = 2.4
"""How much better the best find of a pile is than its average card."""


def take_worth(s: Tombs, seat: Seat, kind: int, outlook: Outlook) -> float:
    """Points that a card of the row promises."""
    if kind < CONGRESS:
        return _learn(s, seat, kind, outlook)
    if kind == CONGRESS:
        own = s.players[seat * FIELDS + CONGRESSES]
        now = congress_points(own + 1) - congress_points(own)
        return now + CONGRESS_HOPE * min(3, s.green[CONGRESS])
    time = min(1.0, outlook.takes / 6.0)
    if kind == EXCAVATION:
        if outlook.used[seat] < 1.0:
            return 0.0
        best = 0.0
        for region in range(AREAS):
            best = max(best, outlook.dig(seat, region))
        return PERMIT_NEED * best
    if kind < RAIDERS:
        return time * max(0.0, outlook.price[kind - THIEF] - WEEK_PRICE)
    if kind < SCIENTIST:
        best = BEST_FIND * outlook.price[kind - RAIDERS]
        return time * max(0.0, best - WEEK_PRICE * PLAY_WEEKS[RAIDERS])
    if kind == SCIENTIST:
        return 0.05
    return time * HELPER_WORTH


def _learn(s: Tombs, seat: Seat, kind: int, outlook: Outlook) -> float:
    """Books make the digs to come richer and bring professors nearer."""
    players = s.players
    at = seat * FIELDS
    books = BOOKS_ON[kind]
    general = players[at + KNOWLEDGE] + outlook.general
    one = kind // BOOK_SIZES if kind < GENERAL else NONE
    points = 0.0
    chart = outlook.chart
    for region in range(AREAS):
        if one != NONE and one != region:
            continue
        own = seat * AREAS + region
        digs = outlook.digs[own]
        if digs <= 0.0:
            continue
        expertise = players[at + EXPERTISE + region] + outlook.expertise[region]
        if one == NONE:
            level = level_of(expertise, general + books)
        else:
            level = level_of(expertise + books, general)
        more = DIG_CARDS[chart + level] - DIG_CARDS[outlook.level[own]]
        points += LEARN * digs * more * outlook.price[region]
    if one != NONE:
        points += _professor(s, seat, one, books)
    return points + _professor(s, seat, WORLD, books)


def _professor(s: Tombs, seat: Seat, professor: int, books: int) -> float:
    """Points by which books bring a professor nearer."""
    own = books_for(s, seat, professor)
    holder = s.professors[professor]
    rival = 0.0
    for other in range(len(s.players) // FIELDS):
        if other != seat:
            theirs = books_for(s, other, professor)
            rival = max(rival, theirs + (0.5 if other == holder else 0.0))
    if professor == WORLD:
        left = float(s.greens) * 0.9
        needed = float(WORLD_PROFESSOR)
        unsure = 0.15
    else:
        left = float(region_books(s, professor))
        needed = float(PROFESSOR)
        unsure = 0.25
    held = holder >= 0
    mine = own + (0.5 if holder == seat else 0.0)
    after = own + books
    takes = holder == seat or after >= books_to_win(s, professor)
    then = professor_chance(
        after + (0.5 if takes else 0.0), rival, held or takes, left - books, needed, unsure
    )
    return (
        PROFESSORS
        * PROFESSOR_POINTS
        * (then - professor_chance(mine, rival, held, left, needed, unsure))
    )
