"""What a position promises to every seat in the end, by what its players can know."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import Seat, State
from ostraka.games.tomb_raiders.components import (
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
    PLAY_WEEKS,
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
from ostraka.games.tomb_raiders.layout import (
    CONGRESSES,
    EXPERTISE,
    FIELDS,
    LAURELS,
    OWNED,
    WEEK,
)
from ostraka.games.tomb_raiders.outlook import (
    DIG_CARDS,
    WEEK_PRICE,
    Outlook,
    chair,
    region_books,
)
from ostraka.games.tomb_raiders.state import Tombs
from ostraka.games.tomb_raiders.taking import WORLD, all_books
from ostraka.games.tomb_raiders.tasks import FINISHED, GIVING

GIFT_WORTH: Final = 1.3
"""Points of an artifact that one gives away gladly."""
FIND_WORTH: Final = 2.7
"""Points of a usual find."""
LATER: Final = 0.7
"""What a presentation counts that is still in the deck."""
BEST_FIND: Final = 2.4
"""How much better the best find of a pile is than a card of it."""


def judge(state: State) -> list[float]:
    """Points that lie open, and what permits, books, congresses, artifacts and one's own hand are
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
    expected = []
    for seat in range(seats):
        at = seat * FIELDS
        own = players[at + LAURELS] + (foremost - players[at + WEEK]) * WEEK_PRICE
        for region in range(AREAS):
            digs = outlook.digs[seat * AREAS + region]
            if digs > 0.0:
                own += digs * max(0.0, outlook.dig(seat, region))
        expected.append(own + _hand(s, seat, outlook))
    _add_professors(s, expected)
    _add_congresses(s, expected)
    _add_presentations(s, outlook, expected)
    if s.task == GIVING:
        expected[s.turn] += (
            MUSEUM_POINTS[s.museum] - GIFT_WORTH * s.gifts - WEEK_PRICE * MUSEUM_WEEKS[s.museum]
        )
    return expected


def _hand(s: Tombs, seat: Seat, outlook: Outlook) -> float:
    """What a seat's action cards are likely to bring it, if there is time."""
    hands = s.hands
    first = seat * ACTIONS - EXCAVATION
    points = 0.0
    for region in range(AREAS):
        price = outlook.price[region]
        if hands[first + THIEF + region]:
            points += max(0.0, price - WEEK_PRICE * PLAY_WEEKS[THIEF])
        if hands[first + RAIDERS + region]:
            points += max(0.0, BEST_FIND * price - WEEK_PRICE * PLAY_WEEKS[RAIDERS])
    assistants = hands[first + ASSISTANT]
    permits = hands[first + EXCAVATION]
    if assistants or permits:
        best = 0.0
        rich = 0.0
        for region in range(AREAS):
            best = max(best, outlook.dig(seat, region))
            rich = max(rich, outlook.price[region])
        points += assistants * 0.5 * rich
        if outlook.used[seat] >= 1.0:
            points += 0.5 * permits * best
    return points


def _add_professors(s: Tombs, expected: list[float]) -> None:
    """Everybody's chance of every professor, the likelier the more books he has."""
    players = s.players
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
            books = (
                all_books(s, seat) if world else players[seat * FIELDS + EXPERTISE + professor]
            )
            strengths[seat] = books + (0.5 if seat == holder else 0.0)
        total = 0.0
        chances = []
        for seat in range(seats):
            rival = -99.0
            for other in range(seats):
                if other != seat and strengths[other] > rival:
                    rival = strengths[other]
            chance = chair(
                strengths[seat],
                rival,
                holder >= 0,
                left,
                WORLD_PROFESSOR if world else PROFESSOR,
                0.15 if world else 0.25,
            )
            chances.append(chance)
            total += chance
        share = PROFESSOR_POINTS / total if total > 1.0 else float(PROFESSOR_POINTS)
        for seat in range(seats):
            expected[seat] += chances[seat] * share


def _add_congresses(s: Tombs, expected: list[float]) -> None:
    """Congresses to come go to those who collect them."""
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
        expected[seat] += max(net, float(CONGRESS_POINTS[own]) if own < 8 else net)


def _add_presentations(s: Tombs, outlook: Outlook, expected: list[float]) -> None:
    """Exhibitions and museums go to those whose artifacts allow them, or soon will."""
    players, green = s.players, s.green
    seats = len(expected)
    owned = [0.0] * (seats * AREAS)
    total = [0.0] * seats
    for seat in range(seats):
        for region in range(AREAS):
            at = seat * AREAS + region
            cards = DIG_CARDS[outlook.chart + outlook.level[at]]
            coming = outlook.digs[at] * cards * outlook.price[region] / FIND_WORTH
            owned[at] = players[seat * FIELDS + OWNED + region] + 0.5 * coming
            total[seat] += owned[at]
    for exhibition in range(MUSEUM - EXHIBITION):
        weight = LATER if green[EXHIBITION + exhibition] else 0.0
        if s.exhibitions >> exhibition & 1:
            weight = 1.0
        if weight > 0.0:
            _add_exhibition(exhibition, owned, weight, expected)
    for museum in range(len(green) - MUSEUM):
        weight = LATER if green[MUSEUM + museum] else 0.0
        if s.museums >> museum & 1:
            weight = 1.0
        if weight > 0.0:
            net = MUSEUM_POINTS[museum] - GIFT_WORTH * GIFTS[museum]
            net -= WEEK_PRICE * MUSEUM_WEEKS[museum]
            _share_out(net * weight, [_ready(GIFTS[museum], own) for own in total], expected)


def _add_exhibition(
    exhibition: int, owned: list[float], weight: float, expected: list[float]
) -> None:
    """One exhibition: the first step allows it, the others make it quicker."""
    first = exhibition * STEPS
    ready = []
    gain = []
    for seat in range(len(expected)):
        at = seat * AREAS
        one = _ready(STEP_FINDS[first], owned[at + STEP_REGION[first]])
        two = one * _ready(STEP_FINDS[first + 1], owned[at + STEP_REGION[first + 1]])
        three = two * _ready(STEP_FINDS[first + 2], owned[at + STEP_REGION[first + 2]])
        weeks = float(STEP_WEEKS[first])
        if one > 0.0:
            weeks -= (STEP_WEEKS[first] - STEP_WEEKS[first + 1]) * two / one
            weeks -= (STEP_WEEKS[first + 1] - STEP_WEEKS[first + 2]) * three / one
        ready.append(one)
        gain.append(weight * (EXHIBITION_POINTS[exhibition] - weeks * WEEK_PRICE))
    total = 0.0
    for one in ready:
        total += one
    for seat in range(len(expected)):
        expected[seat] += gain[seat] * ready[seat] / (total if total > 1.0 else 1.0)


def _share_out(points: float, ready: list[float], expected: list[float]) -> None:
    total = 0.0
    for one in ready:
        total += one
    for seat in range(len(expected)):
        expected[seat] += points * ready[seat] / (total if total > 1.0 else 1.0)


def _ready(needed: int, owned: float) -> float:
    """How likely so many artifacts are to be there in time."""
    lack = needed - owned
    if lack <= 0.0:
        return 1.0
    return 1.0 - lack / 3.0 if lack < 3.0 else 0.0
