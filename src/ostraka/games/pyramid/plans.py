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
    GRAVES_AT,
    LENGTH,
    NEIGHBOURS,
    PATH,
    SPACES,
)
from ostraka.games.pyramid.components import (
    ALL_CARDS,
    ANTIDOTE,
    ARDILA,
    BEHIND,
    BLOCK,
    BONUS,
    CHESTS,
    COUNT,
    CROCODILE,
    CROWBAR,
    DECKS,
    GOD,
    GODS,
    HORUS,
    IDOL,
    LEVELS,
    MEDIKIT,
    MOST,
    NEEDS,
    NONE,
    POCKETS,
    SAND,
    SATCHEL,
    SATCHELS,
    SCORPION,
    SNAKE,
    STRETCHES,
    TREASURE,
    VALUE,
    WAHAB,
    WATER,
)
from ostraka.games.pyramid.graves import EMPTY
from ostraka.games.pyramid.mummies import FACING, GAIT, LYING, PLACE, STRETCH, STRIDES
from ostraka.games.pyramid.party import (
    ACTIONS,
    FATE,
    HELD,
    LOAD,
    OUT,
    SPACE,
    USED,
    WHO,
    WIDE,
)
from ostraka.games.pyramid.tasks import IN_ACTIONS, IN_DICE, IN_LOAD, IN_MUMMIES
from ostraka.games.pyramid.ways import DOORS, FAR, ROUNDS, Ways, ways_over

if TYPE_CHECKING:
    from ostraka.core.play import Seat
    from ostraka.games.pyramid.state import Pyramid

CHEST: Final = 3.5
"""What a chest is worth on average."""
TOUCHED: Final = 0.35
"""Mummies that touch somebody in a round in the corridor."""
LAST_ROWS: Final = 4
"""Actions before the end from which on only barriers in the den matter."""
DALLYING: Final = 0.4
"""Blocks more than actions by actions a round, since a round is seldom used up to the last one."""
LONGEST: Final = 36
"""Actions beyond which no plan goes."""

# The corridor as one line, from the one end to the other.
LINE: Final = [
    *PATH[:LENGTH],
    *PATH[2 * LENGTH + 1 : 3 * LENGTH],
    *reversed(PATH[LENGTH : 2 * LENGTH - 1]),
]
ON_LINE: Final = [LINE.index(space) if space in LINE else NONE for space in range(len(SPACES))]
_entries: Final = [
    (door, ON_LINE[there])
    for door in range(len(DOORS))
    for there in NEIGHBOURS[DOORS[door]]
    if ON_LINE[there] != NONE
]
ENTRY_DOOR: Final = [door for door, _ in _entries]
ENTRY_PLACE: Final = [place for _, place in _entries]
ROW: Final = [int(space[1:]) for space in SPACES]
NOT_YET: Final = [0.0, 0.03, 0.14, 0.45, 1.0]
"""The part of the barriers of the den that can shut in somebody in each of its rows."""

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


def _pace() -> list[float]:
    """Actions that a die gives at a load, also at loads in between."""
    return [(7 - LEVELS[min(load, MOST)]) / 6 for load in range(MOST + 12)]


PACE: Final = _pace()


def _passings() -> list[float]:
    """How often a mummy is expected to come upon a place of its stretch in a round, by its place,
    its facing and that place."""
    found = []
    rolls = sum(STRIDES)
    for start in range(LENGTH):
        for turned in range(2):
            for mine in range(LENGTH):
                touches = STRIDES[0] / rolls if start == mine else 0.0
                place, facing = start, 1 - 2 * turned
                for steps in range(1, len(STRIDES)):
                    if not 0 <= place + facing < LENGTH:
                        facing = -facing
                    place += facing
                    touches += sum(STRIDES[steps:]) / rolls if place == mine else 0.0
                found.append(touches)
    return found


PASSING: Final = _passings()


class Plan:
    """The best that an adventurer can be after."""

    __slots__ = ("acts", "entry", "gods", "idols", "load", "out", "sand", "search", "until",
                 "value", "water", "way", "worth")  # fmt: skip

    def __init__(self) -> None:
        self.value = -1.0  # points that he may expect to bring out
        self.entry = NONE  # where to step into the corridor, if he is not there
        self.way = 0  # which way to go along it; 0 is home
        self.until = NONE  # the place on the line where he turns back
        self.sand = False  # whether to search for a treasure of Hededet on the way
        self.water = False  # the same for Sobek
        self.search = False  # whether to search right here
        # What it comes to: actions before he turns home, actions home, and what he has then.
        self.acts = 0.0
        self.out = 0
        self.worth = 0.0
        self.gods = 0
        self.load = 0.0
        self.idols = 0


class Trip:
    """An adventurer and what he has, as a plan takes it."""

    __slots__ = ("adept", "gods", "idols", "load", "now", "pockets", "space", "ways", "worth")

    def __init__(self, s: Pyramid, seat: Seat) -> None:
        party = s.party
        at = seat * WIDE
        first = at + HELD
        self.ways: Ways = ways_over(s.fallen)
        self.space = party[at + SPACE] if party[at + SPACE] != NONE else 1
        self.worth = 0.0
        self.gods = 0
        self.idols = 0
        treasures = 0
        for card in range(IDOL, ALL_CARDS):
            number = party[first + card]
            if number:
                self._add(card, number)
                if card < TREASURE:
                    self.idols += 1
                else:
                    treasures += number
        self.pockets = 0
        for satchel in range(SATCHELS):
            if party[first + SATCHEL + satchel]:
                for pocket in range(satchel * POCKETS, (satchel + 1) * POCKETS):
                    if s.pockets[pocket] == NONE:
                        self.pockets += 1
                    else:
                        self._add(s.pockets[pocket], 1)
        # Satchels and remedies cost nothing to use, so they are as good as used.
        cured = min(party[first + ANTIDOTE], party[first + SNAKE] + party[first + SCORPION])
        cured += min(party[first + MEDIKIT], party[first + CROCODILE] + party[first + BLOCK])
        packed = min(self.pockets, treasures)
        self.pockets -= packed
        self.load = float(party[at + LOAD] - packed - 2 * cured)
        self.adept = party[first + CROWBAR] > 0 or (
            party[at + WHO] == ARDILA and not party[at + USED]
        )
        # The actions he has before the next block.
        if s.phase == IN_ACTIONS:
            self.now = float(party[at + ACTIONS])
        elif s.phase == IN_LOAD or s.phase == IN_DICE:
            self.now = pace(self.load, self.idols)
        else:
            self.now = 0.0
        if self.now == 0.0 and (s.phase == IN_ACTIONS or s.phase == IN_MUMMIES):
            self.load += touches(s, self.space)

    def _add(self, card: int, number: int) -> None:
        self.worth += VALUE[card] * number
        if GOD[card] != NONE:
            self.gods |= 1 << GOD[card]
        elif card in CHESTS:
            self.worth += CHEST * number


def pace(load: float, idols: int) -> float:
    """Actions in a round on average (33, 34)."""
    return max(0.3, (5 - idols) * PACE[int(load + 0.5)])


def touches(s: Pyramid, space: int) -> float:
    """How often the mummies are expected to touch somebody who stays here this round."""
    if ON_LINE[space] == NONE:
        return 0.0
    found = 0.0
    mummies = s.mummies
    for at in range(0, len(mummies), GAIT):
        stretch = mummies[at + STRETCH] * LENGTH
        for mine in range(LENGTH):
            if PATH[stretch + mine] == space:
                if mummies[at + LYING]:
                    found += 1.0 if mummies[at + PLACE] == mine else 0.0
                else:
                    turned = 0 if mummies[at + FACING] > 0 else 1
                    found += PASSING[(mummies[at + PLACE] * 2 + turned) * LENGTH + mine]
    return found


# --- What it comes to -------------------------------------------------------------------------


def chance_at(closing: list[float], rounds: float) -> float:
    """The chance of being shut in, also between two rounds."""
    if rounds <= 0.0:
        return 0.0
    whole = int(rounds)
    if whole >= ROUNDS:
        return closing[ROUNDS]
    return closing[whole] + (closing[whole + 1] - closing[whole]) * (rounds - whole)


def outcome(trip: Trip, acts: float, out: int, worth: float, gods: int, load: float,
            idols: int) -> float:  # fmt: skip
    """The points that a trip brings out on average: so many actions, then the way home."""
    later = acts - trip.now
    home = float(out)
    rounds = 0.0
    if later > 0.0:
        rounds = later / pace((trip.load + load) / 2, trip.idols)
        if ON_LINE[trip.space] != NONE or acts > 6.0:
            load += TOUCHED * rounds
    else:
        home += later
    if home > 0.0 and out < FAR:
        speed = pace(load, idols)
        blocks = max(1.0, rounds + home / speed + DALLYING)
        row = ROW[trip.space]
        if row > LAST_ROWS or acts > 4.0:
            deep = max(0.0, blocks - LAST_ROWS / speed)
            near = trip.ways.near
            risk = chance_at(trip.ways.deep, deep) + chance_at(near, blocks) - chance_at(near, deep)
        else:
            risk = chance_at(trip.ways.near, blocks) * NOT_YET[row]
        return (worth + BONUS[gods.bit_count()]) * max(0.0, 1.0 - risk)
    if out >= FAR:
        return 0.0
    return worth + BONUS[gods.bit_count()]


# --- Looking for the best ---------------------------------------------------------------------


def best_plan(s: Pyramid, seat: Seat) -> Plan:
    """Home at once, or along the corridor from any door and either way as far as it pays."""
    return plan_trip(s, seat, Trip(s, seat))


def plan_trip(s: Pyramid, seat: Seat, trip: Trip) -> Plan:
    plan = Plan()
    consider(plan, trip, NONE, 0, NONE, 0.0, trip.ways.out[trip.space], trip.worth, trip.gods,
             trip.load, trip.idols)  # fmt: skip
    if someone_else_alive(s, seat):
        place = ON_LINE[trip.space]
        prizes = Prizes(s, seat)
        if place != NONE:
            tour(plan, trip, prizes, NONE, place, 0)
        else:
            for entry in range(len(ENTRY_DOOR)):
                steps = trip.ways.doors[ENTRY_DOOR[entry]][trip.space]
                if steps < FAR:
                    tour(plan, trip, prizes, entry, ENTRY_PLACE[entry], steps + 1)
        search_too(s, plan, trip)
    return plan


def someone_else_alive(s: Pyramid, seat: Seat) -> bool:
    """Where all others have perished, to come out is to win."""
    for other in range(s.seats):
        if other != seat and s.party[other * WIDE + FATE] <= OUT:
            return True
    return False


class Prizes:
    """What lies along the corridor: by place on the line the worth, the actions, the cards, the
    gods, the idol, and the mummies that stand there."""

    __slots__ = ("cards", "cost", "gods", "idol", "mummies", "worth")

    def __init__(self, s: Pyramid, seat: Seat) -> None:
        length = len(LINE)
        self.worth = [0.0] * length
        self.cost = [0.0] * length
        self.cards = [0] * length
        self.gods = [0] * length
        self.idol = [NONE] * length
        self.mummies = [0] * length
        opened = s.opened
        reader = s.party[seat * WIDE + WHO] == WAHAB
        for place in range(length):
            space = LINE[place]
            for grave in GRAVES_AT[space]:
                card = s.graves[grave]
                if card == EMPTY:
                    continue
                known = opened >> grave & 1 == 1
                self.worth[place] += (
                    VALUE[card] if known or (reader and card >= 0) else (GRAVE_WORTH[grave])
                )
                self.cost[place] += 1.0 if known else 2.0
                self.cards[place] += 1
                self.gods[place] |= 1 << GRAVE_GOD[grave]
            god = ALCOVE_AT[space]
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
        acts = float(steps)
        worth = trip.worth
        gods = trip.gods
        load = trip.load
        idols = trip.idols
        pockets = trip.pockets
        if steps:
            load += prizes.mummies[place]
        adept = trip.adept
        horus = False
        while True:
            cards = prizes.cards[place]
            if cards:
                worth += prizes.worth[place]
                acts += prizes.cost[place]
                gods |= prizes.gods[place]
                stowed = min(pockets, cards)
                pockets -= stowed
                load += cards - stowed
                if load > MOST:
                    break
                consider(plan, trip, entry, way, place, acts, trip.ways.out[LINE[place]], worth,
                         gods, load, idols)  # fmt: skip
            god = prizes.idol[place]
            if god != NONE and load < MOST and not (god == HORUS and horus):
                helped = adept and len(NEEDS[god]) > 3
                more = PRISING[len(NEEDS[god])] if helped else PICKING[len(NEEDS[god])]
                out = trip.ways.out[LINE[place]]
                if outcome(trip, acts + more, out, worth + VALUE[IDOL + god], gods | 1 << god,
                           load + 1.0, idols + 1) > outcome(trip, acts, out, worth, gods, load,
                                                            idols):  # fmt: skip
                    worth += VALUE[IDOL + god]
                    acts += more
                    gods |= 1 << god
                    load += 1.0
                    idols += 1
                    adept = adept and not helped
                    horus = horus or god == HORUS
                    consider(plan, trip, entry, way, place, acts, out, worth, gods, load, idols)
            place += way
            acts += 1.0
            if place < 0 or place >= len(LINE) or acts > LONGEST:
                break
            load += prizes.mummies[place]


def consider(plan: Plan, trip: Trip, entry: int, way: int, until: int, acts: float, out: int,
             worth: float, gods: int, load: float, idols: int) -> None:  # fmt: skip
    """Is this better than what was found so far?"""
    value = outcome(trip, acts, out, worth, gods, load, idols)
    if value > plan.value:
        plan.value = value
        plan.entry = entry
        plan.way = way
        plan.until = until
        plan.acts = acts
        plan.out = out
        plan.worth = worth
        plan.gods = gods
        plan.load = load
        plan.idols = idols


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


def search_too(s: Pyramid, plan: Plan, trip: Trip) -> None:
    """Whether to search for the treasures of Sobek and Hededet on the way, and right here."""
    row = ROW[trip.space]
    for deck in (WATER, SAND):
        god = GOD[PLAIN[deck][0]]
        if plan.gods >> god & 1:
            continue
        share = treasure_share(s, deck)
        if share <= 0.05:
            continue
        draws = 1.0 / (share * PLAIN_SHARE[deck])
        detour = 0.0 if DECK_AT[trip.space] == deck else (1.0 if deck == WATER else 0.0)
        if plan.way == 0 and row < 5 + detour:
            detour += 2 * (5 + detour - row)
        worth = plan.worth + PLAIN_WORTH[deck] + draws * share * (1 - PLAIN_SHARE[deck]) * CHEST
        acts = plan.acts + draws + detour
        load = plan.load + draws
        gods = plan.gods | 1 << god
        value = outcome(trip, acts, plan.out, worth, gods, load, plan.idols)
        if value > plan.value:
            plan.value = value
            plan.acts = acts
            plan.worth = worth
            plan.gods = gods
            plan.load = load
            if deck == WATER:
                plan.water = True
            else:
                plan.sand = True
    here = DECK_AT[trip.space]
    if here == NONE:
        return
    if (here == WATER and plan.water) or (here == SAND and plan.sand):
        plan.search = True
        return
    share = treasure_share(s, here)
    gain = share * (PLAIN_SHARE[here] * PLAIN_WORTH[here] + (1 - PLAIN_SHARE[here]) * CHEST)
    for draws in (1, 4):
        value = outcome(trip, plan.acts + draws, plan.out, plan.worth + gain * draws, plan.gods,
                        plan.load + draws, plan.idols)  # fmt: skip
        if value > plan.value:
            plan.search = True
            plan.value = value
