"""A player's best plan: how far along the corridor to go for treasure before turning back,
whether to search on the way, and what to expect to bring out.

A plan knows what its seat knows: its own cards and whatever lies open. What is unseen counts
as it was in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ostraka.games.pyramid.bots.corridor import (
    ACTS,
    ALL_GODS,
    ANY_IDOL,
    CARDS,
    ENTRY_DOOR,
    ENTRY_PLACE,
    GODS_FROM,
    IDOL_FROM,
    MOST_ACTS,
    MOST_CARDS,
    MUMMIES,
    PRIZE,
    TENTHS,
    along_corridor,
)
from ostraka.games.pyramid.bots.rivals import Mark, mean_worth
from ostraka.games.pyramid.bots.trips import LAST_ROW, ROW, Haul, Trip, outcome
from ostraka.games.pyramid.bots.ways import FAR
from ostraka.games.pyramid.knowledge.odds import CHEST
from ostraka.games.pyramid.rules.board import DECK_AT, LINE
from ostraka.games.pyramid.rules.box import (
    ANTIDOTE,
    BEHIND,
    BONUS_OF,
    CHESTS,
    COUNT,
    GOD,
    IDOL,
    MOST,
    NEEDS,
    NONE,
    SAND,
    TREASURE,
    VALUE,
    WAHAB,
    WATER,
)
from ostraka.games.pyramid.rules.seats import WHO, WIDE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.core.play import Seat
    from ostraka.games.pyramid.rules.position import Pyramid

ENOUGH: Final = 0.85
"""The part of the best so far from which on a tour is not followed any further."""
ROUNDABOUT: Final = 5
"""Steps by which a door may be farther than the nearest."""
EASY: Final = 3
"""Numbers of a lock for which a crowbar is not worth spending."""
SCARCE: Final = 0.05
"""The part of a deck that is treasure below which it is not worth a search."""
FEW_DRAWS: Final = [1.0, 4.0]
"""How many searches a plan considers on the spot."""
SAND_ROW: Final = 5
WATER_ROW: Final = 6
"""Where sand and pool begin."""

PLAIN: Final = [
    [card for card in BEHIND[deck] if card >= TREASURE and card not in CHESTS] for deck in range(3)
]
PLAIN_WORTH: Final = [mean_worth(cards) for cards in PLAIN]
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


@mypyc_attr(acyclic=True)
class Plan:
    """The best plan found for an adventurer."""

    __slots__ = ("entry", "haul", "sand", "search", "value", "water", "way")

    def __init__(self, value: float, haul: Haul) -> None:
        self.value = value  # expected points, or the chance to win
        self.haul = haul
        self.entry = NONE  # where to step into the corridor, from outside it
        self.way = 0  # which way to go along it; 0 is home
        self.sand = False  # whether to search for a treasure of Hededet on the way
        self.water = False  # the same for Sobek
        self.search = False  # whether to search right here

    def follow(self, value: float, haul: Haul, entry: int, way: int) -> None:
        """Adopt a tour that is better than any found so far."""
        self.value = value
        self.haul = haul
        self.entry = entry
        self.way = way


def best_plan(s: Pyramid, seat: Seat, mark: Mark | None) -> Plan:
    """Return the best plan of a seat, to beat a mark or for points alone."""
    return plan_trip(s, seat, Trip(s, seat, mark))


def plan_trip(s: Pyramid, seat: Seat, trip: Trip) -> Plan:
    """Home at once, or along the corridor from any door and either way as far as it pays."""
    space = trip.space
    out = trip.ways.out[space]
    points = trip.worth + BONUS_OF[trip.gods]
    value = outcome(trip, points, 0.0, out, trip.load, trip.idols, ROW[space])
    home = Haul(0.0, out, trip.worth, trip.gods, trip.load, trip.idols, 0, ROW[space])
    plan = Plan(value, home)
    if trip.mark is not None and trip.mark.lost:
        return plan
    lying = along_corridor(s, s.party[seat * WIDE + WHO] == WAHAB)
    if trip.place != NONE:
        tour(plan, trip, lying, NONE, trip.place, 0, -1)
        tour(plan, trip, lying, NONE, trip.place, 0, 1)
    else:
        doors = trip.ways.doors
        nearest = FAR
        for door in doors:
            nearest = min(nearest, door[space])
        for entry in range(len(ENTRY_DOOR)):
            steps = doors[ENTRY_DOOR[entry]][space] + 1
            if steps < FAR and steps <= nearest + ROUNDABOUT:
                tour(plan, trip, lying, entry, ENTRY_PLACE[entry], steps, -1)
                tour(plan, trip, lying, entry, ENTRY_PLACE[entry], steps, 1)
    search_for_god(s, plan, trip, WATER)
    search_for_god(s, plan, trip, SAND)
    search_here(s, plan, trip)
    return plan


# --- The corridor -----------------------------------------------------------------------------


def tour(
    plan: Plan, trip: Trip, lying: list[int], entry: int, place: i64, steps: int, way: i64
) -> None:
    """Follow the corridor from a place `steps` away, take what lies there, and turn back where it
    pays best. Once it pays much less than before, going on is not worth it."""
    along = trip.ways.along
    acts, load, worth = float(steps), trip.load, trip.worth
    gods: i64 = trip.gods
    idols: i64 = trip.idols
    picks: i64 = 0
    pockets: i64 = trip.pockets
    adept = trip.adept
    best = 0.0
    here: i64 = lying[place]
    if steps:
        load += int(here >> MUMMIES)
    while True:
        home: i64 = along[place]
        if here & PRIZE:
            cards = here >> CARDS & MOST_CARDS
            stowed = cards if cards < pockets else pockets
            pockets -= stowed
            load += int(cards - stowed)
            if load > MOST:
                return
            worth += 0.1 * int(here & TENTHS)
            acts += int(here >> ACTS & MOST_ACTS)
            gods |= here >> GODS_FROM & ALL_GODS
            value = outcome(trip, worth + BONUS_OF[gods], acts, home, load, idols, LAST_ROW)
            if value > best:
                best = value
                if value > plan.value:
                    haul = Haul(acts, home, worth, gods, load, idols, picks, LAST_ROW)
                    plan.follow(value, haul, entry, way)
            elif value < ENOUGH * best:
                return
        god = (here >> IDOL_FROM & ANY_IDOL) - 1
        if god >= 0 and load < MOST and not picks >> god & 1:
            needs = len(NEEDS[god])
            helped = adept and needs > EASY
            spent = acts + (PRISING[needs] if helped else PICKING[needs])
            more = worth + VALUE[IDOL + god]
            known = gods | 1 << god
            value = outcome(
                trip, more + BONUS_OF[known], spent, home, load + 1.0, idols + 1, LAST_ROW
            )
            if value > best:  # then the player has it
                best = value
                acts, load, worth = spent, load + 1.0, more
                gods, idols, picks = known, idols + 1, picks | 1 << god
                adept = adept and not helped
                if value > plan.value:
                    haul = Haul(acts, home, worth, gods, load, idols, picks, LAST_ROW)
                    plan.follow(value, haul, entry, way)
        place += way
        acts += 1.0
        if place < 0 or place >= len(LINE):
            return
        here = lying[place]
        load += int(here >> MUMMIES)


# --- Searches ---------------------------------------------------------------------------------


def treasure_share(s: Pyramid, deck: int) -> float:
    """How much of a deck is treasure. Wounds and equipment lie open, so everybody can count; in
    total secrecy wounds do not, and the deck counts as it was in the box."""
    all_cards: i64 = 0
    equipment: i64 = 0
    left = s.left
    for card in BEHIND[deck]:
        number: i64 = left[card]
        all_cards += number
        if ANTIDOTE <= card < IDOL:
            equipment += number
    if all_cards == 0:
        return 0.0
    size, rest = float(int(all_cards)), float(int(all_cards - equipment))
    if s.terms.total:
        return rest / size * (1.0 - BITES[deck])
    return (rest - left[deck]) / size


def search_for_god(s: Pyramid, plan: Plan, trip: Trip, deck: int) -> None:
    """Whether to search on the way until a treasure of the god of the area is found."""
    haul = plan.haul
    god = GOD[PLAIN[deck][0]]
    if haul.gods >> god & 1:
        return
    if plan.way == 0 and ROW[trip.space] < (WATER_ROW if deck == WATER else SAND_ROW):
        return  # not worth turning back for
    share = treasure_share(s, deck)
    if share < SCARCE:
        return
    draws = 1.0 / (share * PLAIN_SHARE[deck])
    detour = 1.0 if deck == WATER and DECK_AT[trip.space] != WATER else 0.0
    worth = haul.worth + (PLAIN_WORTH[deck] + draws * share * (1.0 - PLAIN_SHARE[deck]) * CHEST)
    acts = haul.acts + (draws + detour)
    load = haul.load + draws
    gods = haul.gods | 1 << god
    points = worth + BONUS_OF[gods]
    value = outcome(trip, points, acts, haul.out, load, haul.idols, haul.row)
    if value > plan.value:
        plan.value = value
        plan.haul = Haul(acts, haul.out, worth, gods, load, haul.idols, haul.picks, haul.row)
        if deck == WATER:
            plan.water = True
        else:
            plan.sand = True


def search_here(s: Pyramid, plan: Plan, trip: Trip) -> None:
    """Whether to search on this space: for a god, or because there is time."""
    deck = DECK_AT[trip.space]
    if deck == NONE:
        return
    if (deck == WATER and plan.water) or (deck == SAND and plan.sand):
        plan.search = True
        return
    mean = PLAIN_SHARE[deck] * PLAIN_WORTH[deck] + (1.0 - PLAIN_SHARE[deck]) * CHEST
    gain = treasure_share(s, deck) * mean
    haul = plan.haul
    for draws in FEW_DRAWS:
        if trip.load + draws > MOST:
            break
        points = haul.worth + gain * draws + BONUS_OF[haul.gods]
        acts, load = haul.acts + draws, haul.load + draws
        value = outcome(trip, points, acts, haul.out, load, haul.idols, haul.row)
        if value > plan.value:
            plan.search = True
            plan.value = value
