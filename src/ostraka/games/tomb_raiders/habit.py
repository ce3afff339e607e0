"""What a sensible archaeologist leans to, by what he can know."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ostraka.core.play import Action, Seat, State
from ostraka.games.tomb_raiders.components import (
    ACTIONS,
    AREAS,
    ASSISTANT,
    BOOK,
    BOOK_SIZES,
    BOOKS_ON,
    CONGRESS,
    CONGRESS_POINTS,
    EXCAVATION,
    EXHIBITION_POINTS,
    FACES,
    FINDS,
    GENERAL,
    GIFTS,
    MOST_KNOWLEDGE,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    NONE,
    PLAY_WEEKS,
    POINTS,
    PROFESSOR,
    PROFESSOR_POINTS,
    RAIDERS,
    SCIENTIST,
    SITE_CARDS,
    STEP_WEEKS,
    STEPS,
    TAKE_WEEKS,
    THIEF,
    WORLD_PROFESSOR,
)
from ostraka.games.tomb_raiders.digging import knowledge
from ostraka.games.tomb_raiders.layout import (
    CONGRESSES,
    DECK,
    EXPERTISE,
    FIELDS,
    FOUND,
    KNOWLEDGE,
    LYING,
    OWNED,
    UNDER,
    UNSEEN,
)
from ostraka.games.tomb_raiders.notation import (
    ASSIST,
    BY_REGION,
    DIG,
    DONATE,
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
from ostraka.games.tomb_raiders.outlook import (
    DIG_CARDS,
    WEEK_PRICE,
    Outlook,
    best_weeks,
    chair,
    level_of,
    points_in,
    region_books,
)
from ostraka.games.tomb_raiders.presenting import steps_reached
from ostraka.games.tomb_raiders.state import Tombs
from ostraka.games.tomb_raiders.taking import WORLD, all_books
from ostraka.games.tomb_raiders.tasks import ACTING, ASSISTING, DIGGING, GIVING, KEEPING, PERMITTING

DARING: Final = 0.5
"""Points by which a choice must be better to be e times as likely."""
PATIENCE: Final = 0.8
"""How much of what a permit would bring later speaks against using it now."""
BOOK_WORTH: Final = 1.5
"""Points that a book among the finds is worth."""


def habit(state: State, legal: list[Action]) -> list[float]:
    """The points that each choice seems to bring, the weeks paid."""
    s = cast(Tombs, state)
    task = s.task
    if task == ACTING:
        return _weights(_ways(s, legal))
    if task == DIGGING:
        return _weights(_durations(s, legal))
    if task == ASSISTING:
        return _weights(_helpers(s, legal))
    if task == PERMITTING:
        return [1.0 if action == PERMIT + BY_REGION else 0.1 for action in legal]
    if task == KEEPING:
        return _weights([_find_worth(action) for action in legal])
    if task == GIVING:
        return _weights(_gifts(s, legal))
    return []


def _weights(gains: list[float]) -> list[float]:
    """The better, the likelier."""
    best = gains[0]
    for gain in gains:
        if gain > best:
            best = gain
    return [exp((gain - best) / DARING) if best - gain < 4.0 else 0.0003 for gain in gains]


# --- The piles, as a player knows them --------------------------------------------------------


class Pile:
    """A pile for one seat: the points of one of its cards, and how many may lie there."""

    __slots__ = ("here", "likely", "maybe", "mean", "size")

    def __init__(self, s: Tombs, seat: Seat, region: int) -> None:
        sites, known = s.sites, s.known
        self.here = here = known[seat * AREAS + region]
        self.maybe = maybe = (sites[UNSEEN + region] | sites[LYING + region]) & ~here
        sure = here.bit_count()
        others = maybe.bit_count()
        high = (sites[UNDER + region] + sites[LYING + region].bit_count() + 4) // 5
        self.size = 0.0
        self.mean = 0.0
        self.likely = 0.0
        if high == 0:
            return
        size = sure + others * _laid(s, seat)
        if size > 5.0 * high:
            size = 5.0 * high
        elif size < 5.0 * high - 4.0:
            size = 5.0 * high - 4.0
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


def _laid(s: Tombs, seat: Seat) -> float:
    """The part of the cards that a seat cannot place which lies in the piles."""
    sites, known = s.sites, s.known
    cards = 0
    deck = 0
    for region in range(AREAS):
        there = (sites[UNSEEN + region] | sites[LYING + region]) & ~known[seat * AREAS + region]
        cards += there.bit_count()
        deck += sites[DECK + region]
    return 1.0 - float(deck) / cards if cards else 0.0


def _best_dig(s: Tombs, points: int, pile: Pile) -> float:
    """Points less weeks of the dig that pays best."""
    if points == 0:
        return -9.0
    chart = s.terms.chart
    weeks = best_weeks(chart, points, pile.mean, pile.size)
    if weeks == 0:
        return -1.0
    return _dig(chart, points, weeks, pile)


def _dig(chart: list[int], points: int, weeks: int, pile: Pile) -> float:
    cards = float(chart[(weeks - 1) * MOST_KNOWLEDGE + points - 1])
    return min(cards, pile.size) * pile.mean - weeks * WEEK_PRICE


# --- Opening a turn ---------------------------------------------------------------------------


def _ways(s: Tombs, legal: list[Action]) -> list[float]:
    seat = s.turn
    outlook = Outlook(s)
    gains = []
    for action in legal:
        if action < SHOW:
            kind = s.row[action - TAKE]
            gain = _take(s, seat, kind, outlook) - TAKE_WEEKS[kind] * WEEK_PRICE
        elif action < DONATE:
            gain = _show(s, seat, action - SHOW)
        elif action < GIVE:
            gain = _donate(s, seat, action - DONATE)
        elif action < RAID:
            pile = Pile(s, seat, action - STEAL)
            gain = pile.mean - WEEK_PRICE * PLAY_WEEKS[THIEF]
            gain -= PATIENCE * (outlook.price[action - STEAL] - WEEK_PRICE) if outlook.takes else 0.0
        elif action < STUDY:
            pile = Pile(s, seat, action - RAID)
            gain = pile.best(action - RAID) - WEEK_PRICE * PLAY_WEEKS[RAIDERS]
            gain -= 2.0 * min(1.0, outlook.takes / 20.0)
        elif action < DIG:
            gain = -WEEK_PRICE
        else:
            gain = _dig_now(s, seat, action - DIG, outlook)
        gains.append(gain)
    return gains


def _dig_now(s: Tombs, seat: Seat, region: int, outlook: Outlook) -> float:
    """What a dig brings now, less what its permit would bring later."""
    helpers = s.hands[seat * ACTIONS + ASSISTANT - EXCAVATION]
    pile = Pile(s, seat, region)
    now = _best_dig(s, knowledge(s, seat, region, helpers), pile)
    later = PATIENCE * outlook.used[seat] * outlook.dig(seat, region)
    return now - later if later > 0.0 else now


def _take(s: Tombs, seat: Seat, kind: int, outlook: Outlook) -> float:
    """Points that a card of the row promises."""
    if kind < CONGRESS:
        return _learn(s, seat, kind, outlook)
    if kind == CONGRESS:
        own = s.players[seat * FIELDS + CONGRESSES]
        if own + 1 >= len(CONGRESS_POINTS):
            return 0.0
        now = CONGRESS_POINTS[own + 1] - CONGRESS_POINTS[own]
        return now + 0.4 * min(2.0, s.green[CONGRESS] / 2.0)
    time = min(1.0, outlook.takes / 6.0)
    if kind == EXCAVATION:
        if outlook.used[seat] < 1.0:
            return 0.0
        best = 0.0
        for region in range(AREAS):
            best = max(best, outlook.dig(seat, region))
        return 0.5 * best
    if kind < RAIDERS:
        return time * (max(0.0, outlook.price[kind - THIEF] * 1.2 - WEEK_PRICE))
    if kind < SCIENTIST:
        pile = Pile(s, seat, kind - RAIDERS)
        return time * (max(2.0, pile.best(kind - RAIDERS)) - WEEK_PRICE * PLAY_WEEKS[RAIDERS])
    if kind == SCIENTIST:
        return 0.05
    rich = 0.0
    for region in range(AREAS):
        rich = max(rich, outlook.price[region])
    return time * 0.5 * rich


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
        more = DIG_CARDS[chart + level] - DIG_CARDS[chart + outlook.level[own]]
        points += digs * more * outlook.price[region]
    if one != NONE:
        points += _professor(s, seat, one, books, players[at + EXPERTISE + one])
    return points + _professor(s, seat, WORLD, books, all_books(s, seat))


def _professor(s: Tombs, seat: Seat, professor: int, books: int, own: int) -> float:
    """Points by which books bring a professor nearer."""
    holder = s.professors[professor]
    rival = 0.0
    for other in range(len(s.players) // FIELDS):
        if other != seat:
            theirs = (
                all_books(s, other)
                if professor == WORLD
                else s.players[other * FIELDS + EXPERTISE + professor]
            )
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
    takes = after >= needed and (holder == seat or after > rival)
    then = chair(after + (0.5 if takes else 0.0), rival, held or takes, left - books, needed, unsure)
    return PROFESSOR_POINTS * (then - chair(mine, rival, held, left, needed, unsure))


def _show(s: Tombs, seat: Seat, exhibition: int) -> float:
    """An exhibition now, rather than a quicker one later that another may take."""
    step = steps_reached(s, seat, exhibition) - 1
    weeks = STEP_WEEKS[exhibition * STEPS + step]
    return EXHIBITION_POINTS[exhibition] - weeks * WEEK_PRICE


def _donate(s: Tombs, seat: Seat, museum: int) -> float:
    """A museum's points less those of the gifts, the cheapest there are."""
    number = GIFTS[museum]
    cost = 0.0
    for points in range(1, BOOK + 1):
        for region in range(AREAS):
            found = s.players[seat * FIELDS + FOUND + region]
            card = 0
            first = region * SITE_CARDS
            while card < FINDS and POINTS[first + card] <= points and number > 0:
                if found >> card & 1 and POINTS[first + card] == points:
                    cost += points
                    number -= 1
                card += 1
        if number == 0:
            break
    return MUSEUM_POINTS[museum] - cost - MUSEUM_WEEKS[museum] * WEEK_PRICE


# --- Inside a turn ----------------------------------------------------------------------------


def _durations(s: Tombs, legal: list[Action]) -> list[float]:
    points = knowledge(s, s.turn, s.region, s.helpers)
    pile = Pile(s, s.turn, s.region)
    return [_dig(s.terms.chart, points, action - WEEKS + 1, pile) for action in legal]


def _helpers(s: Tombs, legal: list[Action]) -> list[float]:
    """Assistants come along where they add more than they would later."""
    pile = Pile(s, s.turn, s.region)
    return [
        _best_dig(s, knowledge(s, s.turn, s.region, action - ASSIST), pile)
        - 0.6 * (action - ASSIST)
        for action in legal
    ]


def _find_worth(action: Action) -> float:
    face = (action - KEEP) % FACES
    return BOOK_WORTH if face == BOOK else 2.0 * (face + 1)


def _gifts(s: Tombs, legal: list[Action]) -> list[float]:
    """The least valuable first, from where there are more than an exhibition asks for."""
    owned = s.turn * FIELDS + OWNED
    gains = []
    for action in legal:
        region = (action - GIVE) // BOOK
        face = (action - GIVE) % BOOK
        gains.append(0.3 * s.players[owned + region] - 2.0 * face)
    return gains
