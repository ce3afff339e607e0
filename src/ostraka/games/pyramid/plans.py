"""What an adventurer had best be after: how far along the corridor to go for treasure before he
turns back, whether to search on the way, and what he may expect to bring out alive.

A plan knows what its seat knows: its own cards and whatever lies open. What nobody has seen counts
as it was in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.games.pyramid.board import (
    ALCOVE_AT,
    DECK_AT,
    GRAVE_BACK,
    GRAVE_SPACE,
    GRAVES,
    LENGTH,
    NEIGHBOURS,
    PATH,
)
from ostraka.games.pyramid.components import (
    ANTIDOTE,
    BEHIND,
    CHESTS,
    COUNT,
    DECKS,
    GOD,
    GODS,
    IDOL,
    MOST,
    NEEDS,
    NONE,
    SAND,
    STRETCHES,
    TREASURE,
    VALUE,
    WAHAB,
    WATER,
)
from ostraka.games.pyramid.graves import EMPTY
from ostraka.games.pyramid.mummies import GAIT, LYING, PLACE, STRETCH
from ostraka.games.pyramid.party import (
    FATE,
    OUT,
    WHO,
    WIDE,
)
from ostraka.games.pyramid.trips import CHEST, LINE, ON_LINE, ROW, Haul, Trip, outcome
from ostraka.games.pyramid.ways import DOORS, FAR

if TYPE_CHECKING:
    from ostraka.core.play import Seat
    from ostraka.games.pyramid.state import Pyramid

LONGEST: Final = 36
"""Actions beyond which no plan goes."""
EASY: Final = 3
"""Numbers that a lock may need for which nobody would spend a crowbar."""
SCARCE: Final = 0.05
SAND_ROW: Final = 5

_entries: Final = [
    (door, ON_LINE[there])
    for door in range(len(DOORS))
    for there in NEIGHBOURS[DOORS[door]]
    if ON_LINE[there] != NONE
]
ENTRY_DOOR: Final = [door for door, _ in _entries]
ENTRY_PLACE: Final = [place for _, place in _entries]
GRAVE_GOD: Final = [GODS.index(STRETCHES[back - len(DECKS)]) for back in GRAVE_BACK]


def _mean(cards: list[int]) -> float:
    return sum(VALUE[card] * COUNT[card] for card in cards) / sum(COUNT[card] for card in cards)


GRAVE_WORTH: Final = [_mean(BEHIND[back]) for back in GRAVE_BACK]
"""What a closed sarcophagus holds on average."""
PLAIN: Final = [
    [card for card in BEHIND[deck] if card >= TREASURE and card not in CHESTS] for deck in range(3)
]
PLAIN_WORTH: Final = [_mean(cards) for cards in PLAIN]
PLAIN_SHARE: Final = [
    sum(COUNT[card] for card in PLAIN[deck])
    / sum(COUNT[card] for card in BEHIND[deck] if card >= TREASURE)
    for deck in range(3)
]
"""What a treasure of a deck is worth, chests apart, and how many of its treasures are no chests."""
BITES: Final = [
    COUNT[deck] / sum(COUNT[card] for card in BEHIND[deck] if card < ANTIDOTE or card >= TREASURE)
    for deck in range(3)
]
"""How many of the cards of a deck are wounds, equipment apart."""
PICKING: Final = [0.0, 1.0, 2.0, 3.4, 5.3, 12.0]
"""Actions that a lock takes on average, by the numbers it needs."""
PRISING: Final = [0.0, 1.0, 1.0, 1.4, 1.8, 2.5]
"""The same with a crowbar or the lockpick."""


class Plan:
    """The best that an adventurer can be after."""

    __slots__ = ("entry", "haul", "sand", "search", "value", "water", "way")

    def __init__(self, value: float, haul: Haul) -> None:
        self.value = value  # points that he may expect to bring out
        self.haul = haul
        self.entry = NONE  # where to step into the corridor, if he is not there
        self.way = 0  # which way to go along it; 0 is home
        self.sand = False  # whether to search for a treasure of Hededet on the way
        self.water = False  # the same for Sobek
        self.search = False  # whether to search right here

    def consider(self, trip: Trip, haul: Haul, entry: int, way: int) -> None:
        """Is this better than what was found so far?"""
        value = outcome(trip, haul)
        if value > self.value:
            self.value = value
            self.haul = haul.copy()
            self.entry = entry
            self.way = way


def best_plan(s: Pyramid, seat: Seat) -> Plan:
    """Home at once, or along the corridor from any door and either way as far as it pays."""
    trip = Trip(s, seat)
    out = trip.ways.out[trip.space]
    home = Haul(0.0, out, trip.worth, trip.gods, trip.load, trip.idols, 0)
    plan = Plan(outcome(trip, home), home)
    if all_others_lost(s, seat):
        return plan
    place = ON_LINE[trip.space]
    prizes = Prizes(s, seat)
    if place != NONE:
        tour(plan, trip, prizes, NONE, place, 0)
    else:
        for entry in range(len(ENTRY_DOOR)):
            steps = trip.ways.doors[ENTRY_DOOR[entry]][trip.space]
            if steps < FAR:
                tour(plan, trip, prizes, entry, ENTRY_PLACE[entry], steps + 1)
    for deck in (WATER, SAND):
        search_for_god(s, plan, trip, deck)
    search_here(s, plan, trip)
    return plan


def all_others_lost(s: Pyramid, seat: Seat) -> bool:
    """Where all others have perished, to come out is to win."""
    for other in range(s.seats):
        if other != seat and s.party[other * WIDE + FATE] <= OUT:
            return False
    return True


# --- The corridor -----------------------------------------------------------------------------


class Prizes:
    """What lies along the corridor: by place on the line the worth, the actions, the cards and the
    gods of its sarcophagi, the idol, and the mummies that stand there."""

    __slots__ = ("cards", "cost", "gods", "idol", "mummies", "worth")

    def __init__(self, s: Pyramid, seat: Seat) -> None:
        length = len(LINE)
        self.worth = [0.0] * length
        self.cost = [0.0] * length
        self.cards = [0] * length
        self.gods = [0] * length
        self.idol = [NONE] * length
        self.mummies = [0] * length
        reader = s.party[seat * WIDE + WHO] == WAHAB
        for grave in range(GRAVES):
            card = s.graves[grave]
            if card != EMPTY:
                place = ON_LINE[GRAVE_SPACE[grave]]
                opened = s.opened >> grave & 1 == 1
                known = opened or (reader and card != NONE)
                self.worth[place] += VALUE[card] if known else GRAVE_WORTH[grave]
                self.cost[place] += 1.0 if opened else 2.0
                self.cards[place] += 1
                self.gods[place] |= 1 << GRAVE_GOD[grave]
        for place in range(length):
            god = ALCOVE_AT[LINE[place]]
            if god != NONE and s.left[IDOL + god]:
                self.idol[place] = god
        for at in range(0, len(s.mummies), GAIT):
            if not s.mummies[at + LYING]:
                space = PATH[s.mummies[at + STRETCH] * LENGTH + s.mummies[at + PLACE]]
                self.mummies[ON_LINE[space]] += 1


def tour(plan: Plan, trip: Trip, prizes: Prizes, entry: int, start: int, steps: int) -> None:
    """Along the corridor either way, taking what there is; turn back wherever it pays best."""
    for way in (-1, 1):
        place = start
        haul = Haul(float(steps), 0, trip.worth, trip.gods, trip.load, trip.idols, 0)
        pockets = trip.pockets
        adept = trip.adept
        if steps:
            haul.load += prizes.mummies[place]
        while True:
            haul.out = trip.ways.out[LINE[place]]
            cards = prizes.cards[place]
            if cards:
                stowed = min(pockets, cards)
                pockets -= stowed
                haul.load += cards - stowed
                if haul.load > MOST:
                    break
                haul.worth += prizes.worth[place]
                haul.acts += prizes.cost[place]
                haul.gods |= prizes.gods[place]
                plan.consider(trip, haul, entry, way)
            god = prizes.idol[place]
            if god != NONE and haul.load < MOST and not haul.picks >> god & 1:
                needs = len(NEEDS[god])
                helped = adept and needs > EASY
                tried = with_idol(haul, god, PRISING[needs] if helped else PICKING[needs])
                if outcome(trip, tried) > outcome(trip, haul):
                    haul = tried
                    adept = adept and not helped
                    plan.consider(trip, haul, entry, way)
            place += way
            haul.acts += 1.0
            if place < 0 or place >= len(LINE) or haul.acts > LONGEST:
                break
            haul.load += prizes.mummies[place]


def with_idol(haul: Haul, god: int, acts: float) -> Haul:
    """The same, and an idol for so many actions."""
    tried = haul.copy()
    tried.worth += VALUE[IDOL + god]
    tried.acts += acts
    tried.gods |= 1 << god
    tried.load += 1.0
    tried.idols += 1
    tried.picks |= 1 << god
    return tried


# --- Searches ---------------------------------------------------------------------------------


def treasure_share(s: Pyramid, deck: int) -> float:
    """How much of a deck is treasure. Wounds and equipment lie open, so everybody can count; in
    total secrecy wounds do not, and the deck counts as it was in the box."""
    size = 0
    equipment = 0
    left = s.left
    for card in BEHIND[deck]:
        size += left[card]
        if ANTIDOTE <= card < IDOL:
            equipment += left[card]
    if size == 0:
        return 0.0
    if s.terms.total:
        return (size - equipment) / size * (1.0 - BITES[deck])
    return (size - equipment - left[deck]) / size


def search_for_god(s: Pyramid, plan: Plan, trip: Trip, deck: int) -> None:
    """Whether to search on the way until a treasure of the god of the area is found."""
    god = GOD[PLAIN[deck][0]]
    if plan.haul.gods >> god & 1:
        return
    share = treasure_share(s, deck)
    if share < SCARCE:
        return
    draws = 1.0 / (share * PLAIN_SHARE[deck])
    first_row = SAND_ROW
    detour = 0.0
    if deck == WATER and DECK_AT[trip.space] != WATER:
        first_row += 1
        detour = 1.0
    if plan.way == 0 and ROW[trip.space] < first_row:
        detour += 2 * (first_row - ROW[trip.space])
    haul = plan.haul.copy()
    haul.worth += PLAIN_WORTH[deck] + draws * share * (1.0 - PLAIN_SHARE[deck]) * CHEST
    haul.acts += draws + detour
    haul.load += draws
    haul.gods |= 1 << god
    value = outcome(trip, haul)
    if value > plan.value:
        plan.value = value
        plan.haul = haul
        if deck == WATER:
            plan.water = True
        else:
            plan.sand = True


def search_here(s: Pyramid, plan: Plan, trip: Trip) -> None:
    """Whether to search right here: for a god, or because there is time."""
    deck = DECK_AT[trip.space]
    if deck == NONE:
        return
    if (deck == WATER and plan.water) or (deck == SAND and plan.sand):
        plan.search = True
        return
    mean = PLAIN_SHARE[deck] * PLAIN_WORTH[deck] + (1.0 - PLAIN_SHARE[deck]) * CHEST
    gain = treasure_share(s, deck) * mean
    for draws in (1, 4):
        if trip.load + draws > MOST:
            break
        haul = plan.haul.copy()
        haul.acts += draws
        haul.worth += gain * draws
        haul.load += draws
        value = outcome(trip, haul)
        if value > plan.value:
            plan.search = True
            plan.value = value
