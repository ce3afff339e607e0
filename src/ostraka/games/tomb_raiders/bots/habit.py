"""What a sensible archaeologist leans to, by what they can know."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import mypyc_attr

from ostraka.core.play import Action, Seat, State
from ostraka.games.tomb_raiders.knowledge.promise import (
    WEEK_PRICE,
    Outlook,
    best_weeks,
    points_in,
)
from ostraka.games.tomb_raiders.knowledge.worth import HELPER_WORTH, take_worth
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    ASSISTANT,
    BOOK,
    EXCAVATION,
    EXHIBITION_POINTS,
    FACES,
    FINDS,
    GIFTS,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    PLAY_WEEKS,
    POINTS,
    RAIDERS,
    SITE_CARDS,
    STEP_WEEKS,
    STEPS,
    TAKE_WEEKS,
    THIEF,
)
from ostraka.games.tomb_raiders.rules.chapters.digging import cards_due, knowledge
from ostraka.games.tomb_raiders.rules.chapters.piles import (
    CARDS_A_HEIGHT,
    height,
    number_in,
    pile_size,
)
from ostraka.games.tomb_raiders.rules.chapters.presenting import exhibition_weeks
from ostraka.games.tomb_raiders.rules.notation import (
    ASSIST,
    BY_REGION,
    DIG,
    DONATE,
    FIRST_OF,
    GIVE,
    KEEP,
    PERMIT,
    RAID,
    SHOW,
    STEAL,
    STUDY,
    TAKE,
    WEEKS,
)
from ostraka.games.tomb_raiders.rules.position import Tombs
from ostraka.games.tomb_raiders.rules.seats import DECK, FIELDS, FOUND, LYING, OWNED, UNSEEN
from ostraka.games.tomb_raiders.rules.steps import (
    ACTING,
    ASSISTING,
    DIGGING,
    GIVING,
    KEEPING,
    PERMITTING,
)

DARING: Final = 0.3
"""Points by which a choice must be better to be e times as likely."""
PATIENCE: Final = 1.2
"""How much of what a permit would bring later speaks against using it now."""
RAID_WAIT: Final = 2.0
"""Points that raiders may expect from waiting for a richer pile, early in the game."""
SHOW_WAIT: Final = 0.8
"""How much of the weeks that more artifacts would save speaks against an exhibition now."""
BOOK_WORTH: Final = 1.5
"""Points that a book among the finds is worth."""
WORTH: Final = [
    sum(1 << card for card in range(FINDS) if POINTS[region * SITE_CARDS + card] == points)
    for region in range(AREAS)
    for points in range(1, BOOK + 1)
]
"""The artifacts of each region and number of points, as bits, at region * BOOK + points - 1."""


def habit(state: State, legal: list[Action]) -> list[float]:
    """Weigh each choice by the points it seems to bring, less the cost of its weeks."""
    s = cast(Tombs, state)
    task = s.task
    if task == ACTING:
        return _weights(_turn_gains(s, legal))
    if task == DIGGING:
        return _weights(_weeks_gains(s, legal))
    if task == ASSISTING:
        return _weights(_helpers(s, legal))
    if task == PERMITTING:
        return [1.0 if action == PERMIT + BY_REGION else 0.1 for action in legal]
    if task == KEEPING:
        return _weights([_find_gain(action) for action in legal])
    if task == GIVING:
        return _weights(_gift_gains(s, legal))
    return []


def _weights(gains: list[float]) -> list[float]:
    """Return a weight for every gain: the better, the likelier."""
    best = gains[0]
    for gain in gains:
        if gain > best:
            best = gain
    return [exp((gain - best) / DARING) if best - gain < 4.0 else 0.0003 for gain in gains]


# --- The piles, as a player knows them --------------------------------------------------------


@mypyc_attr(acyclic=True)
class Pile:
    """A pile as one seat knows it: how many cards may lie there, and what one is worth."""

    __slots__ = ("here", "likely", "maybe", "mean", "size")

    def __init__(self, s: Tombs, seat: Seat, region: int, laid: float) -> None:
        sites, known = s.sites, s.known
        self.here = here = known[seat * AREAS + region]
        self.maybe = maybe = (sites[UNSEEN + region] | sites[LYING + region]) & ~here
        sure = number_in(here)
        others = number_in(maybe)
        high = height(pile_size(s, region))
        self.size = 0.0
        self.mean = 0.0
        self.likely = 0.0
        if high == 0:
            return
        size = sure + others * laid
        most = float(high * CARDS_A_HEIGHT)
        if size > most:
            size = most
        elif size < most - CARDS_A_HEIGHT + 1.0:
            size = most - CARDS_A_HEIGHT + 1.0
        if others and size > sure:
            self.likely = min(1.0, (size - sure) / others)
        size = sure + others * self.likely
        self.size = size
        if size > 0.0:
            points = points_in(region, here) + self.likely * points_in(region, maybe)
            self.mean = points / size

    def best(self, region: int) -> float:
        """Points of the best card there."""
        points = 0.0
        still = 1.0
        card = FINDS - 1
        while card >= 0 and still > 0.05:
            worth = POINTS[region * SITE_CARDS + card]
            if self.here >> card & 1:
                return points + still * worth
            if self.maybe >> card & 1:
                points += still * self.likely * worth
                still *= 1.0 - self.likely
            card -= 1
        return points


def share_in_piles(s: Tombs, seat: Seat) -> float:
    """Return the share of the cards a seat cannot place that lies in the piles."""
    sites, known = s.sites, s.known
    cards = 0
    deck = 0
    for region in range(AREAS):
        there = (sites[UNSEEN + region] | sites[LYING + region]) & ~known[seat * AREAS + region]
        cards += number_in(there)
        deck += sites[DECK + region]
    return 1.0 - float(deck) / cards if cards else 0.0


def _best_dig(s: Tombs, points: int, pile: Pile) -> float:
    """Return the points of the dig that pays best, less its weeks."""
    if points == 0:
        return -9.0
    chart = s.terms.chart
    weeks = best_weeks(chart, points, pile.mean, pile.size)
    if weeks == 0:
        return -1.0
    return _dig(chart, points, weeks, pile)


def _dig(chart: list[int], points: int, weeks: int, pile: Pile) -> float:
    cards = float(cards_due(chart, points, weeks))
    return min(cards, pile.size) * pile.mean - weeks * WEEK_PRICE


# --- Opening a turn ---------------------------------------------------------------------------


def _turn_gains(s: Tombs, legal: list[Action]) -> list[float]:
    seat = s.turn
    outlook = Outlook(s)
    laid = share_in_piles(s, seat)
    gains = []
    for action in legal:
        block = FIRST_OF[action]
        if block == TAKE:
            kind = s.row[action - TAKE]
            gain = take_worth(s, seat, kind, outlook) - TAKE_WEEKS[kind] * WEEK_PRICE
        elif block == SHOW:
            gain = _show(s, seat, action - SHOW, outlook.takes)
        elif block == DONATE:
            gain = _donate(s, seat, action - DONATE)
        elif block == STEAL:
            pile = Pile(s, seat, action - STEAL, laid)
            gain = pile.mean - WEEK_PRICE * PLAY_WEEKS[THIEF]
            gain -= (
                PATIENCE * (outlook.price[action - STEAL] - WEEK_PRICE) if outlook.takes else 0.0
            )
        elif block == RAID:
            pile = Pile(s, seat, action - RAID, laid)
            gain = pile.best(action - RAID) - WEEK_PRICE * PLAY_WEEKS[RAIDERS]
            gain -= RAID_WAIT * min(1.0, outlook.takes / 20.0)
        elif block == STUDY:
            gain = -WEEK_PRICE
        else:
            gain = _dig_now(s, seat, action - DIG, outlook, laid)
        gains.append(gain)
    return gains


def _dig_now(s: Tombs, seat: Seat, region: int, outlook: Outlook, laid: float) -> float:
    """Return what a dig brings now, less what its permit would bring later."""
    helpers = s.hands[seat * ACTIONS + ASSISTANT - EXCAVATION]
    pile = Pile(s, seat, region, laid)
    now = _best_dig(s, knowledge(s, seat, region, helpers), pile)
    later = PATIENCE * outlook.used[seat] * outlook.dig(seat, region)
    return now - later if later > 0.0 else now


def _show(s: Tombs, seat: Seat, exhibition: int, takes: int) -> float:
    """Return what an exhibition brings now, compared with a quicker one later."""
    weeks = exhibition_weeks(s, seat, exhibition)
    saved = weeks - STEP_WEEKS[exhibition * STEPS + STEPS - 1]
    wait = SHOW_WAIT * min(1.0, takes / 20.0) * saved
    return EXHIBITION_POINTS[exhibition] - (weeks + wait) * WEEK_PRICE


def _donate(s: Tombs, seat: Seat, museum: int) -> float:
    """A museum's points less those of the gifts, the cheapest there are."""
    number = GIFTS[museum]
    cost = 0
    found = s.players[seat * FIELDS + FOUND : seat * FIELDS + FOUND + AREAS]
    for points in range(1, BOOK + 1):
        for region in range(AREAS):
            given = min(number, number_in(found[region] & WORTH[region * BOOK + points - 1]))
            cost += points * given
            number -= given
        if number == 0:
            break
    return MUSEUM_POINTS[museum] - cost - MUSEUM_WEEKS[museum] * WEEK_PRICE


# --- Inside a turn ----------------------------------------------------------------------------


def _weeks_gains(s: Tombs, legal: list[Action]) -> list[float]:
    points = knowledge(s, s.turn, s.region, s.helpers)
    pile = Pile(s, s.turn, s.region, share_in_piles(s, s.turn))
    return [_dig(s.terms.chart, points, action - WEEKS + 1, pile) for action in legal]


def _helpers(s: Tombs, legal: list[Action]) -> list[float]:
    """Return what assistants add to this dig, less what they would add later."""
    pile = Pile(s, s.turn, s.region, share_in_piles(s, s.turn))
    return [
        _best_dig(s, knowledge(s, s.turn, s.region, action - ASSIST), pile)
        - HELPER_WORTH * (action - ASSIST)
        for action in legal
    ]


def _find_gain(action: Action) -> float:
    face = (action - KEEP) % FACES
    return BOOK_WORTH if face == BOOK else 2.0 * (face + 1)


def _gift_gains(s: Tombs, legal: list[Action]) -> list[float]:
    """Prefer to give cheap artifacts, of regions where the player has many."""
    owned = s.turn * FIELDS + OWNED
    gains = []
    for action in legal:
        region = (action - GIVE) // BOOK
        face = (action - GIVE) % BOOK
        gains.append(0.3 * s.players[owned + region] - 2.0 * face)
    return gains
