"""A position: deck, row and piles, what the players own and know, and who must do what next."""

from __future__ import annotations

from random import Random
from typing import NotRequired, TypedDict

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, EVERYONE, OVER, Action, Notes, Options, Seat, State
from ostraka.games.tomb_raiders import rules
from ostraka.games.tomb_raiders.components import (
    ACTIONS,
    AREAS,
    CHART_NAMES,
    CHARTS,
    EXCAVATION,
    EXHIBITION,
    GREENS,
    MUSEUM,
    NONE,
    POINTS_ONLY,
    REGIONS,
    WITH_BOOKS,
    cards_of,
)
from ostraka.games.tomb_raiders.layout import (
    ANY_PERMITS,
    CONGRESSES,
    EXPERTISE,
    FIELDS,
    FOUND,
    GIVEN,
    KNOWLEDGE,
    LOOKED,
    LYING,
    OWN_PERMITS,
    SHOWN,
    UNDER,
    UNSEEN,
    WEEK,
)
from ostraka.games.tomb_raiders.notation import PERMITS
from ostraka.games.tomb_raiders.tasks import (
    DIGGING,
    FINISHED,
    LAST_OF_CHANCE,
    LOOKING,
    PERMITTING,
    TASKS,
)


class Terms:
    """What the options settle for a whole game; shared by all its positions."""

    def __init__(
        self, options: Options, chart: list[int], choosing: bool, experts: bool, box: list[int]
    ) -> None:
        self.options = options
        self.chart = chart
        self.choosing = choosing  # the thief searches the pile and chooses
        self.experts = experts  # assistants count as expertise
        self.box = box  # site cards of every region, as bits


def terms_of(options: Options) -> Terms:
    """The terms that a table's options mean."""
    return Terms(
        options,
        CHARTS[CHART_NAMES.index(options["chart"])],
        options["thief"] == "choose",
        options["assistants"] == "expertise",
        WITH_BOOKS if options["finds"] == "knowledge" else POINTS_ONLY,
    )


class PlayerView(TypedDict):
    """What lies open before a player, and how many action cards he holds."""

    week: int
    expertise: dict[str, int]
    general: int
    congresses: int
    finds: list[str]
    exhibitions: list[int]
    museums: list[int]
    permits: dict[str, int]
    hand: int
    points: int


class PileView(TypedDict):
    """A pile as it looks: never its size (ruling 63). `returned` is what all saw go back into it,
    `seen` what this seat knows to lie there, `missing` what may lie there or in the deck. `unknown`
    is how many of the latter lie there, for a seat that has looked (ruling 98)."""

    height: int
    missing: list[str]
    returned: list[str]
    seen: list[str]
    unknown: int | None
    looked: list[Seat]


class Hidden(TypedDict):
    """What only EVERYONE is shown."""

    hands: list[list[str]]
    lying: list[list[str]]
    under: list[int]
    known: list[list[list[str]]]


class TombView(TypedDict):
    """What a seat may know. `left` counts the green cards that it cannot place: they are in the
    deck or in others' hands."""

    you: Seat
    options: Options
    task: str
    turn: Seat
    row: list[str | None]
    exhibitions: list[int]
    museums: list[int]
    professors: list[Seat | None]
    deck: int
    green: bool
    left: dict[str, int]
    piles: dict[str, PileView]
    donated: list[str]
    stack: list[Seat]
    players: list[PlayerView]
    hand: list[str]
    region: str | None
    permit: str | None
    helpers: int
    due: int
    aside: list[str]
    card: str | None
    museum: int | None
    gifts: int
    ending: str
    hidden: NotRequired[Hidden]


@mypyc_attr(acyclic=True)
class Tombs(State):
    """A position. `hands` counts the action cards of every seat at seat * ACTIONS + kind; `known`
    holds the cards that a seat knows to lie in a pile, at seat * AREAS + region, as bits, with one
    more row behind the last seat for what everyone knows."""

    __slots__ = (
        "aside",
        "card",
        "due",
        "exhibitions",
        "gifts",
        "green",
        "greens",
        "hands",
        "helpers",
        "known",
        "museum",
        "museums",
        "permit",
        "players",
        "professors",
        "region",
        "row",
        "sites",
        "stack",
        "sure",
        "task",
        "terms",
        "turn",
    )

    def __init__(
        self,
        terms: Terms,
        task: int,
        turn: Seat,
        players: list[int],
        hands: list[int],
        stack: list[Seat],
        row: list[int],
        green: list[int],
        greens: int,
        sure: bool,
        sites: list[int],
        known: list[int],
        professors: list[Seat],
        exhibitions: int,
        museums: int,
        region: int,
        permit: int,
        helpers: int,
        due: int,
        aside: int,
        card: int,
        museum: int,
        gifts: int,
    ) -> None:
        self.terms = terms
        self.task = task  # what must happen next; nothing else decides who is to act
        self.turn = turn
        self.players = players
        self.hands = hands
        self.stack = stack  # seats by their markers' arrival: of two on a space the later is on top
        self.row = row  # kind of card on each storage space, or NONE
        self.green = green  # green cards in the deck, by kind
        self.greens = greens  # their number
        self.sure = sure  # the next card is known to be green
        self.sites = sites
        self.known = known
        self.professors = professors  # owner of each region's professor, then the world's, or NONE
        self.exhibitions = exhibitions  # those that lie open, as bits
        self.museums = museums
        self.region = region  # where somebody digs or looks
        self.permit = permit  # by which he digs there
        self.helpers = helpers  # assistants in this dig
        self.due = due  # cards still to be drawn
        self.aside = aside  # rubble drawn in this dig, or cards seen in this look, as bits
        self.card = card  # action card being played
        self.museum = museum  # being given to
        self.gifts = gifts  # artifacts still to be given

    def clone(self) -> Tombs:
        return Tombs(
            self.terms,
            self.task,
            self.turn,
            self.players[:],
            self.hands[:],
            self.stack[:],
            self.row[:],
            self.green[:],
            self.greens,
            self.sure,
            self.sites[:],
            self.known[:],
            self.professors[:],
            self.exhibitions,
            self.museums,
            self.region,
            self.permit,
            self.helpers,
            self.due,
            self.aside,
            self.card,
            self.museum,
            self.gifts,
        )

    def seats(self) -> int:
        return len(self.players) // FIELDS

    def actor(self) -> Seat:
        task = self.task
        if task <= LAST_OF_CHANCE:
            return CHANCE
        return OVER if task == FINISHED else self.turn

    def legal(self) -> list[Action]:
        return rules.choices(self)

    def outcomes(self) -> list[tuple[Action, int]]:
        return rules.outcomes(self)

    def sample(self, rng: Random) -> Action:
        return rules.sample(self, rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        rules.play(self, action, notes)

    def scores(self) -> list[tuple[int, ...]]:
        return rules.count(self)

    def ending(self) -> str:
        return "deck empty" if self.task == FINISHED else ""

    def view(self, seat: Seat) -> TombView:
        """What lies open; the seat's own hand and what it saw in the piles (38, 63, 90). What a
        player is asked before his dig would tell others about his hand: until it is announced they
        know the region only."""
        seats = self.seats()
        planned = PERMITTING <= self.task <= DIGGING and seat not in (self.turn, EVERYONE)
        view: TombView = {
            "you": seat,
            "options": dict(self.terms.options),
            "task": TASKS[PERMITTING if planned else self.task],
            "turn": self.turn,
            "row": [GREENS[kind] if kind != NONE else None for kind in self.row],
            "exhibitions": _numbers(self.exhibitions),
            "museums": _numbers(self.museums),
            "professors": [owner if owner != NONE else None for owner in self.professors],
            "deck": rules.deck_size(self),
            "green": self.sure,
            "left": self._left(seat),
            "piles": {REGIONS[region]: self._pile(region, seat) for region in range(AREAS)},
            "donated": [
                name for region in range(AREAS) for name in cards_of(region, self._donated(region))
            ],
            "stack": self.stack[:],
            "players": [self._player(owner) for owner in range(seats)],
            "hand": self._hand(seat) if 0 <= seat < seats else [],
            "region": REGIONS[self.region] if self.region != NONE else None,
            "permit": PERMITS[self.permit] if self.permit != NONE and not planned else None,
            "helpers": 0 if planned else self.helpers,
            "due": self.due,
            "aside": self._aside(seat),
            "card": GREENS[self.card] if self.card != NONE else None,
            "museum": self.museum + 1 if self.museum != NONE else None,
            "gifts": self.gifts,
            "ending": self.ending(),
        }
        if seat == EVERYONE:
            view["hidden"] = {
                "hands": [self._hand(owner) for owner in range(seats)],
                "lying": [cards_of(region, self.sites[LYING + region]) for region in range(AREAS)],
                "under": self.sites[UNDER : UNDER + AREAS],
                "known": [
                    [
                        cards_of(region, self.known[owner * AREAS + region])
                        for region in range(AREAS)
                    ]
                    for owner in range(seats)
                ],
            }
        return view

    def _left(self, seat: Seat) -> dict[str, int]:
        left = {}
        for kind, count in enumerate(self.green):
            if EXCAVATION <= kind < EXHIBITION and seat != EVERYONE:
                for owner in range(self.seats()):
                    if owner != seat:
                        count += self.hands[owner * ACTIONS + kind - EXCAVATION]
            if count:
                left[GREENS[kind]] = count
        return left

    def _pile(self, region: int, seat: Seat) -> PileView:
        seats = self.seats()
        owner = seat if 0 <= seat < seats else seats
        looked = self.sites[LOOKED + region]
        size = rules.pile_size(self, region)
        seen = self.known[owner * AREAS + region]
        missing = (self.sites[UNSEEN + region] | self.sites[LYING + region]) & ~seen
        return {
            "height": rules.height(size),
            "missing": cards_of(region, missing),
            "returned": cards_of(region, self.known[seats * AREAS + region]),
            "seen": cards_of(region, seen),
            "unknown": size - seen.bit_count() if looked >> owner & 1 else None,
            "looked": [each for each in range(seats) if looked >> each & 1],
        }

    def _aside(self, seat: Seat) -> list[str]:
        """Rubble dug up lies open; what is seen in a look is told when all was seen (ruling 90)."""
        if self.aside == 0 or (self.task == LOOKING and seat != EVERYONE):
            return []
        return cards_of(self.region, self.aside)

    def _donated(self, region: int) -> int:
        """The artifacts that museums were given: those that are nowhere else."""
        there = self.sites[UNSEEN + region] | self.sites[LYING + region]
        if region == self.region:
            there |= self.aside
        for owner in range(self.seats()):
            there |= self.players[owner * FIELDS + FOUND + region]
        return self.terms.box[region] & ~there

    def _player(self, owner: Seat) -> PlayerView:
        at = owner * FIELDS
        own = self.players[at : at + FIELDS]
        return {
            "week": own[WEEK],
            "expertise": {name: own[EXPERTISE + region] for region, name in enumerate(REGIONS)},
            "general": own[KNOWLEDGE],
            "congresses": own[CONGRESSES],
            "finds": [
                name for region in range(AREAS) for name in cards_of(region, own[FOUND + region])
            ],
            "exhibitions": _numbers(own[SHOWN]),
            "museums": _numbers(own[GIVEN]),
            "permits": {
                **{name: own[OWN_PERMITS + region] for region, name in enumerate(REGIONS)},
                "general": own[ANY_PERMITS],
            },
            "hand": sum(self.hands[owner * ACTIONS : (owner + 1) * ACTIONS]),
            "points": rules.points_of(self, owner),
        }

    def _hand(self, owner: Seat) -> list[str]:
        return [
            GREENS[EXCAVATION + kind]
            for kind in range(ACTIONS)
            for _ in range(self.hands[owner * ACTIONS + kind])
        ]


def _numbers(bits: int) -> list[int]:
    """The numbers of a set of exhibitions or museums."""
    return [number + 1 for number in range(MUSEUM - EXHIBITION) if bits >> number & 1]
