"""Expected points of every seat at the end, by what its players can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostraka.core.play import Seat, State
from ostraka.games.tomb_raiders.knowledge.promise import (
    DIG_CARDS,
    WEEK_PRICE,
    Outlook,
    professor_chance,
    region_books,
)
from ostraka.games.tomb_raiders.knowledge.worth import take_worth
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    ASSISTANT,
    CONGRESS,
    CONGRESS_POINTS,
    EXCAVATION,
    EXHIBITION,
    EXHIBITION_POINTS,
    GENERAL,
    GIFTS,
    MUSEUM,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    NONE,
    PROFESSOR,
    PROFESSOR_POINTS,
    RAIDERS,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
    STEPS,
    TAKE_WEEKS,
    THIEF,
    WORLD_PROFESSOR,
)
from ostraka.games.tomb_raiders.rules.chapters.taking import WORLD, books_for
from ostraka.games.tomb_raiders.rules.position import Tombs
from ostraka.games.tomb_raiders.rules.scoring import congress_points
from ostraka.games.tomb_raiders.rules.seats import (
    ANY_PERMITS,
    CONGRESSES,
    EXPERTISE,
    FIELDS,
    KNOWLEDGE,
    LAURELS,
    OWN_PERMITS,
    OWNED,
    WEEK,
)
from ostraka.games.tomb_raiders.rules.steps import ACTING, FINISHED, GIVING

if TYPE_CHECKING:
    from mypy_extensions import i64

# The weights below were fitted to the leads that games between sensible players ended with.
WEEK_WORTH: Final = 0.75
"""Points that a spare week is worth: a third in the final scoring, the rest for moving before
others."""
GROWTH: Final = 2.2
"""Points that all players together still make per card taken, whatever the position."""
DIGS: Final = 0.4
"""How much of the expected digs comes true, as rivals dig too."""
PERMIT_WORTH: Final = 0.8
BOOK_WORTH: Final = 1.0
"""Points of a book beyond those of the others, besides foreseeable digs and professors, before the
end is near."""
GENERAL_WORTH: Final = 1.2
PROFESSOR_TRUST: Final = 0.8
"""How far to trust the chances of professors."""
SHOWS: Final = 1.2
"""What presentations bring and take from rivals."""
INITIATIVE: Final = 0.5
"""How much of the best card of the row counts for the player whose turn it is."""
THIEF_WORTH: Final = 0.3
RAIDERS_WORTH: Final = 1.0
EXCAVATION_WORTH: Final = 1.3
ASSISTANT_WORTH: Final = 0.3
GIFT_WORTH: Final = 1.3
"""Points of an artifact cheap enough to give away."""
FIND_WORTH: Final = 2.7
"""Points of a usual find."""
COMING: Final = 0.5
"""The share of future finds that come in time for a presentation."""
LATER: Final = 0.7
"""Weight of a presentation that is still in the deck."""
LONG_END: Final = 27.0
"""Cards taken from the row before the end, from which on it counts as near."""


def judge(state: State) -> list[float]:
    """Return points so far, plus what permits, books, congresses, artifacts and the own hand are
    likely to bring, less the weeks."""
    s = cast(Tombs, state)
    if s.task == FINISHED:
        return [float(score[0]) for score in s.scores()]
    players = s.players
    seats = len(players) // FIELDS
    outlook = Outlook(s)
    foremost = 0
    for seat in range(seats):
        foremost = max(foremost, players[seat * FIELDS + WEEK])
    late = min(1.0, outlook.takes / LONG_END)
    expected = [GROWTH * outlook.takes / seats] * seats
    learned = 0.0
    for seat in range(seats):
        at = seat * FIELDS
        own = players[at + LAURELS] + (foremost - players[at + WEEK]) * WEEK_WORTH
        books = GENERAL_WORTH * players[at + KNOWLEDGE]
        permits = float(players[at + ANY_PERMITS])
        for region in range(AREAS):
            digs = outlook.digs[seat * AREAS + region]
            if digs > 0.0:
                own += DIGS * digs * max(0.0, outlook.dig(seat, region))
            books += BOOK_WORTH * players[at + EXPERTISE + region]
            permits += players[at + OWN_PERMITS + region]
        own += PERMIT_WORTH * outlook.used[seat] * permits
        expected[seat] += own + late * (books + _hand(s, seat))
        learned += late * books
    for seat in range(seats):
        expected[seat] -= learned / seats
    _add_professors(s, expected)
    _add_congresses(s, expected)
    _add_presentations(s, outlook, expected)
    if s.task == GIVING:
        expected[s.turn] += (
            MUSEUM_POINTS[s.museum] - GIFT_WORTH * s.gifts - WEEK_WORTH * MUSEUM_WEEKS[s.museum]
        )
    elif s.task == ACTING:
        expected[s.turn] += INITIATIVE * _best_card(s, outlook)
    return expected


def _best_card(s: Tombs, outlook: Outlook) -> float:
    """Return what the best card of the row is worth to the player who may take it."""
    best = 0.0
    for kind in s.row:
        if kind != NONE:
            worth = take_worth(s, s.turn, kind, outlook) - TAKE_WEEKS[kind] * WEEK_PRICE
            if worth > best:
                best = worth
    return best


def _hand(s: Tombs, seat: Seat) -> float:
    """Return what a seat's action cards are likely to bring."""
    hands = s.hands
    first = seat * ACTIONS - EXCAVATION
    points = EXCAVATION_WORTH * hands[first + EXCAVATION]
    points += ASSISTANT_WORTH * hands[first + ASSISTANT]
    for region in range(AREAS):
        points += THIEF_WORTH * hands[first + THIEF + region]
        points += RAIDERS_WORTH * hands[first + RAIDERS + region]
    return points


def _add_professors(s: Tombs, expected: list[float]) -> None:
    """Everybody's chance of every professor: the more books, the likelier."""
    seats = len(expected)
    all_left = float(s.green[GENERAL] + 2 * s.green[GENERAL + 1])
    strengths = [0.0] * seats
    for professor in range(WORLD + 1):
        holder = s.professors[professor]
        world = professor == WORLD
        if world:
            left = all_left
        else:
            left = float(region_books(s, professor))
            all_left += left
        for seat in range(seats):
            books = books_for(s, seat, professor)
            strengths[seat] = books + (0.5 if seat == holder else 0.0)
        total = 0.0
        chances = []
        for seat in range(seats):
            rival = -99.0
            for other in range(seats):
                if other != seat and strengths[other] > rival:
                    rival = strengths[other]
            chance = professor_chance(
                strengths[seat],
                rival,
                holder >= 0,
                left,
                WORLD_PROFESSOR if world else PROFESSOR,
                0.15 if world else 0.25,
            )
            chances.append(chance)
            total += chance
        share = PROFESSOR_TRUST * PROFESSOR_POINTS / (total if total > 1.0 else 1.0)
        for seat in range(seats):
            expected[seat] = expected[seat] + chances[seat] * share


def _add_congresses(s: Tombs, expected: list[float]) -> None:
    """Share out the congresses to come: players who have more collect more."""
    players = s.players
    seats = len(expected)
    left = s.green[CONGRESS] + s.row.count(CONGRESS)
    keen = 0
    for seat in range(seats):
        keen += 1 + players[seat * FIELDS + CONGRESSES]
    for seat in range(seats):
        own = players[seat * FIELDS + CONGRESSES]
        more = 0.9 * left * (own + 1) / keen
        at = min(own + more, len(CONGRESS_POINTS) - 1.001)
        low = int(at)
        part = at - low
        points = CONGRESS_POINTS[low] * (1.0 - part) + CONGRESS_POINTS[low + 1] * part
        net = points - more * TAKE_WEEKS[CONGRESS] * WEEK_PRICE
        expected[seat] += max(net, float(congress_points(own)))


def _add_presentations(s: Tombs, outlook: Outlook, expected: list[float]) -> None:
    """Share out exhibitions and museums among players whose artifacts reach them, or soon will."""
    players, green = s.players, s.green
    digs, level, price = outlook.digs, outlook.level, outlook.price
    regions: i64 = AREAS
    at: i64 = 0
    owned: list[float] = []
    total: list[float] = []
    for seat in range(len(expected)):
        first: i64 = seat * FIELDS + OWNED
        everywhere = 0.0
        for region in range(regions):
            coming = digs[at] * DIG_CARDS[level[at]] * price[region] / FIND_WORTH
            there = players[first + region] + COMING * coming
            owned.append(there)
            everywhere += there
            at += 1
        total.append(everywhere)
    for exhibition in range(MUSEUM - EXHIBITION):
        if s.exhibitions >> exhibition & 1:
            _add_exhibition(exhibition, owned, 1.0, expected)
        elif green[EXHIBITION + exhibition]:
            _add_exhibition(exhibition, owned, LATER, expected)
    for museum in range(len(green) - MUSEUM):
        if s.museums >> museum & 1:
            _add_museum(museum, total, 1.0, expected)
        elif green[MUSEUM + museum]:
            _add_museum(museum, total, LATER, expected)


def _add_exhibition(
    exhibition: int, owned: list[float], weight: float, expected: list[float]
) -> None:
    """Share out one exhibition: the first step opens it, the others make it quicker."""
    first = exhibition * STEPS
    ready = []
    total = 0.0
    for seat in range(len(expected)):
        one = _ready(STEP_FINDS[first], owned[seat * AREAS + STEP_REGION[first]])
        ready.append(one)
        total += one
    for seat in range(len(expected)):
        one = ready[seat]
        if one > 0.0:
            at = seat * AREAS
            two = one * _ready(STEP_FINDS[first + 1], owned[at + STEP_REGION[first + 1]])
            three = two * _ready(STEP_FINDS[first + 2], owned[at + STEP_REGION[first + 2]])
            weeks = float(STEP_WEEKS[first])
            weeks -= (STEP_WEEKS[first] - STEP_WEEKS[first + 1]) * two / one
            weeks -= (STEP_WEEKS[first + 1] - STEP_WEEKS[first + 2]) * three / one
            gain = SHOWS * weight * (EXHIBITION_POINTS[exhibition] - weeks * WEEK_PRICE)
            own = gain * one / (total if total > 1.0 else 1.0)
            expected[seat] = expected[seat] + own


def _add_museum(museum: int, total: list[float], weight: float, expected: list[float]) -> None:
    """Share out one museum among players with enough artifacts to give."""
    net = MUSEUM_POINTS[museum] - GIFT_WORTH * GIFTS[museum] - WEEK_PRICE * MUSEUM_WEEKS[museum]
    ready = [_ready(GIFTS[museum], own) for own in total]
    among = 0.0
    for one in ready:
        among += one
    if among > 0.0:
        points = SHOWS * net * weight
        for seat in range(len(expected)):
            own = points * ready[seat] / (among if among > 1.0 else 1.0)
            expected[seat] = expected[seat] + own


def _ready(needed: int, owned: float) -> float:
    """Return how likely a player is to have the artifacts needed in time."""
    lack = needed - owned
    if lack <= 0.0:
        return 1.0
    return 1.0 - lack / 3.0 if lack < 3.0 else 0.0
