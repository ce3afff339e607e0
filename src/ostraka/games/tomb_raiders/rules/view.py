"""What a seat may know of a position, built from nothing. Numbers as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ostraka.core.play import EVERYONE, Options, Seat
from ostraka.games.tomb_raiders.rules import dispatch
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    EXCAVATION,
    EXHIBITION,
    GREENS,
    MUSEUM,
    NONE,
    REGIONS,
    cards_of,
)
from ostraka.games.tomb_raiders.rules.notation import PERMITS
from ostraka.games.tomb_raiders.rules.seats import (
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
from ostraka.games.tomb_raiders.rules.steps import (
    DIGGING,
    LOOKING,
    PERMITTING,
    TASKS,
)

if TYPE_CHECKING:
    from ostraka.games.tomb_raiders.rules.position import Tombs


class PlayerView(TypedDict):
    """What lies open before a player, and how many action cards they hold."""

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
    """What only the view for EVERYONE shows."""

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


def view_of(s: Tombs, seat: Seat) -> TombView:
    """What lies open; the seat's own hand and what it saw in the piles (38, 63, 90). The questions
    before a dig would tell others about the digger's hand: until the dig is announced they know
    the region only."""
    seats = s.seats()
    planned = PERMITTING <= s.task <= DIGGING and seat not in (s.turn, EVERYONE)
    view: TombView = {
        "you": seat,
        "options": dict(s.terms.options),
        "task": TASKS[PERMITTING if planned else s.task],
        "turn": s.turn,
        "row": [GREENS[kind] if kind != NONE else None for kind in s.row],
        "exhibitions": _numbers(s.exhibitions),
        "museums": _numbers(s.museums),
        "professors": [owner if owner != NONE else None for owner in s.professors],
        "deck": dispatch.deck_size(s),
        "green": s.sure,
        "left": _left(s, seat),
        "piles": {REGIONS[region]: _pile(s, region, seat) for region in range(AREAS)},
        "donated": [
            name for region in range(AREAS) for name in cards_of(region, _donated(s, region))
        ],
        "stack": s.stack[:],
        "players": [_player(s, owner) for owner in range(seats)],
        "hand": _hand(s, seat) if 0 <= seat < seats else [],
        "region": REGIONS[s.region] if s.region != NONE else None,
        "permit": PERMITS[s.permit] if s.permit != NONE and not planned else None,
        "helpers": 0 if planned else s.helpers,
        "due": s.due,
        "aside": _aside(s, seat),
        "card": GREENS[s.card] if s.card != NONE else None,
        "museum": s.museum + 1 if s.museum != NONE else None,
        "gifts": s.gifts,
        "ending": s.ending(),
    }
    if seat == EVERYONE:
        view["hidden"] = {
            "hands": [_hand(s, owner) for owner in range(seats)],
            "lying": [cards_of(region, s.sites[LYING + region]) for region in range(AREAS)],
            "under": s.sites[UNDER : UNDER + AREAS],
            "known": [
                [cards_of(region, s.known[owner * AREAS + region]) for region in range(AREAS)]
                for owner in range(seats)
            ],
        }
    return view


def _left(s: Tombs, seat: Seat) -> dict[str, int]:
    left = {}
    for kind, count in enumerate(s.green):
        if EXCAVATION <= kind < EXHIBITION and seat != EVERYONE:
            for owner in range(s.seats()):
                if owner != seat:
                    count += s.hands[owner * ACTIONS + kind - EXCAVATION]
        if count:
            left[GREENS[kind]] = count
    return left


def _pile(s: Tombs, region: int, seat: Seat) -> PileView:
    seats = s.seats()
    owner = seat if 0 <= seat < seats else seats
    looked = s.sites[LOOKED + region]
    size = dispatch.pile_size(s, region)
    seen = s.known[owner * AREAS + region]
    missing = (s.sites[UNSEEN + region] | s.sites[LYING + region]) & ~seen
    return {
        "height": dispatch.height(size),
        "missing": cards_of(region, missing),
        "returned": cards_of(region, s.known[seats * AREAS + region]),
        "seen": cards_of(region, seen),
        "unknown": size - seen.bit_count() if looked >> owner & 1 else None,
        "looked": [each for each in range(seats) if looked >> each & 1],
    }


def _aside(s: Tombs, seat: Seat) -> list[str]:
    """Rubble dug up lies open; what is seen in a look is told when all was seen (ruling 90)."""
    if s.aside == 0 or (s.task == LOOKING and seat != EVERYONE):
        return []
    return cards_of(s.region, s.aside)


def _donated(s: Tombs, region: int) -> int:
    """The artifacts that museums were given: those that are nowhere else."""
    there = s.sites[UNSEEN + region] | s.sites[LYING + region]
    if region == s.region:
        there |= s.aside
    for owner in range(s.seats()):
        there |= s.players[owner * FIELDS + FOUND + region]
    return s.terms.box[region] & ~there


def _player(s: Tombs, owner: Seat) -> PlayerView:
    at = owner * FIELDS
    own = s.players[at : at + FIELDS]
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
        "hand": sum(s.hands[owner * ACTIONS : (owner + 1) * ACTIONS]),
        "points": dispatch.points_of(s, owner),
    }


def _hand(s: Tombs, owner: Seat) -> list[str]:
    return [
        GREENS[EXCAVATION + kind]
        for kind in range(ACTIONS)
        for _ in range(s.hands[owner * ACTIONS + kind])
    ]


def _numbers(bits: int) -> list[int]:
    """The numbers of a set of exhibitions or museums."""
    return [number + 1 for number in range(MUSEUM - EXHIBITION) if bits >> number & 1]
