"""What a seat may know of a position, built from nothing. Rulings as in RULES.md.

Two kinds of secret belong to a seat: the faces of its own cards, and what it alone has looked at.
Everything else lies open to all or is hidden from all (ruling 153)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ostraka.core.play import EVERYONE, Options, Seat
from ostraka.games.pyramid.rules.board import BACKWARD, FORWARD, GRAVES, SARCOPHAGI, SPACES
from ostraka.games.pyramid.rules.box import (
    ADVENTURERS,
    ALL_CARDS,
    ANTIDOTE,
    BACK,
    BACKS,
    BLOCK,
    BLOCKS,
    CARDS,
    CHESTS,
    COUNT,
    DECKS,
    DICE,
    GODS,
    IDOL,
    NEEDS,
    NONE,
    POCKETS,
    SATCHEL,
    SATCHELS,
    STRETCHES,
    TREASURE,
    VALUE,
    WAHAB,
)
from ostraka.games.pyramid.rules.chapters.foresight import OMENS
from ostraka.games.pyramid.rules.chapters.mummies import (
    FACING,
    GAIT,
    LYING,
    NAME,
    NAMES,
    STRETCH,
    mummy_space,
)
from ostraka.games.pyramid.rules.chapters.sarcophagi import EMPTY
from ostraka.games.pyramid.rules.chapters.searching import deck_size
from ostraka.games.pyramid.rules.seats import (
    ACTIONS,
    FATE,
    FATES,
    HELD,
    INSIDE,
    LEVEL,
    LOAD,
    OUT,
    PRISED,
    SPACE,
    USED,
    WHO,
    WIDE,
    face_down,
    held,
    hidden_cards,
)
from ostraka.games.pyramid.rules.steps import FINISHED, JOBS, PHASES, TASKS

if TYPE_CHECKING:
    from ostraka.games.pyramid.rules.position import Pyramid


class PlayerView(TypedDict):
    """A player: the adventurer and all their cards."""

    adventurer: str | None
    space: str | None
    fate: str
    used: bool
    """The ability, once in a game."""
    level: int
    actions: int
    load: int
    equipment: dict[str, int]
    idols: list[str]
    wounds: dict[str, int]
    """Wounds that all players know."""
    hidden: dict[str, int]
    """Cards that lie face down, by their backs."""
    cards: dict[str, int] | None
    """Their faces, for their owner."""
    satchels: dict[str, list[str]]
    """What is in each satchel, by its back."""
    packed: dict[str, list[str]] | None
    """The faces, for their owner."""
    chests: dict[str, int]
    """Chests that lie open since the player is out; one in a satchel is named there."""
    prised: int
    """What the opened chests are worth."""


class MummyView(TypedDict):
    """A mummy: its stretch, where in it, where it looks, and whether it lies."""

    mummy: str
    stretch: str
    space: str
    facing: str
    lying: bool


class GraveView(TypedDict):
    """A sarcophagus: closed, read (by one player), open or empty, and its card if known."""

    sarcophagus: str
    state: str
    card: str | None


class IdolView(TypedDict):
    """An idol in its alcove: what it is worth, the die it curses, the numbers of its lock."""

    god: str
    value: int
    die: str
    needs: list[int]


class OmenView(TypedDict):
    """The block set aside in this round, and by whom; which it is, and which it is not, the seer
    alone knows (ruling 126)."""

    state: str
    seer: Seat | None
    aside: int | None
    returned: int | None


class FreshView(TypedDict):
    """The card just drawn, while its owner may avoid it or must make room for it."""

    deck: str
    card: str | None


class JobView(TypedDict):
    """Something that must be settled before the phase goes on; the last comes first."""

    job: str
    who: int
    more: int


class PyramidView(TypedDict):
    """What a seat may know."""

    you: Seat
    options: Options
    round: int
    phase: str
    task: str
    asked: Seat
    turn: Seat
    keeper: Seat
    dice: list[int]
    attempt: str | None
    grave: str | None
    fresh: FreshView | None
    packed: bool
    players: list[PlayerView]
    mummies: list[MummyView]
    sarcophagi: list[GraveView]
    idols: list[IdolView]
    decks: dict[str, int]
    blocks: list[int]
    omen: OmenView
    pile: dict[str, int]
    agenda: list[JobView]
    ending: str


def view_of(s: Pyramid, seat: Seat) -> PyramidView:
    """The position as a seat sees it."""
    return {
        "you": seat,
        "options": dict(s.terms.options),
        "round": s.round,
        "phase": PHASES[s.phase],
        "task": TASKS[s.task],
        "asked": s.asked,
        "turn": s.turn,
        "keeper": s.keeper,
        "dice": s.dice[:],
        "attempt": GODS[s.attempt] if s.attempt != NONE else None,
        "grave": SARCOPHAGI[s.grave] if s.grave != NONE else None,
        "fresh": fresh_card(s, seat),
        "packed": s.packed,
        "players": [player(s, owner, shows(s, owner, seat)) for owner in range(s.seats)],
        "mummies": [mummy(s, number) for number in range(len(s.mummies) // GAIT)],
        "sarcophagi": sarcophagi(s, seat),
        "idols": [idol(god) for god in range(len(GODS)) if s.left[IDOL + god]],
        "decks": {DECKS[deck]: deck_size(s, deck) for deck in range(len(DECKS))},
        "blocks": [block + 1 for block in range(BLOCKS) if s.fallen >> block & 1],
        "omen": omen(s, seat in (s.seer, EVERYONE)),
        "pile": pile(s),
        "agenda": [
            {"job": JOBS[bits & 15], "who": bits >> 4 & 15, "more": bits >> 8} for bits in s.agenda
        ],
        "ending": s.why if s.task == FINISHED else "",
    }


def shows(s: Pyramid, owner: Seat, seat: Seat) -> bool:
    """Whether a seat sees the faces of a player's cards: its own, and in the end those of all who
    came out (142)."""
    if seat in (owner, EVERYONE):
        return True
    return s.task == FINISHED and s.party[owner * WIDE + FATE] == OUT


def player(s: Pyramid, owner: Seat, own: bool) -> PlayerView:
    """Equipment, idols and wounds lie open, treasures face down (49, 105); in total secrecy wounds
    lie face down too, except those that all saw the player take (151, 152)."""
    at = owner * WIDE
    first = at + HELD
    party = s.party
    total = s.terms.total
    fate = party[at + FATE]
    out = fate == OUT
    equipment = {}
    for card in range(ANTIDOTE, IDOL):
        if party[first + card]:
            equipment[CARDS[card]] = party[first + card]
    wounds = {}
    for card in range(BLOCK if total else 0, ANTIDOTE):
        if party[first + card]:
            wounds[CARDS[card]] = party[first + card]
    hidden = {}
    for back in range(len(BACKS)):
        number = face_down(s, owner, back)
        if number:
            hidden[BACKS[back]] = number
    return {
        "adventurer": ADVENTURERS[party[at + WHO]] if party[at + WHO] != NONE else None,
        "space": SPACES[party[at + SPACE]] if fate == INSIDE else None,
        "fate": FATES[fate],
        "used": party[at + USED] == 1,
        "level": party[at + LEVEL],
        "actions": party[at + ACTIONS],
        "load": party[at + LOAD],
        "equipment": equipment,
        "idols": [GODS[god] for god in range(len(GODS)) if party[first + IDOL + god]],
        "wounds": wounds,
        "hidden": hidden,
        "cards": faces(s, owner) if own else None,
        "satchels": satchels(s, owner, False),
        "packed": satchels(s, owner, True) if own else None,
        "chests": {
            CARDS[card]: party[first + card] for card in CHESTS if out and party[first + card]
        },
        "prised": party[at + PRISED],
    }


def faces(s: Pyramid, owner: Seat) -> dict[str, int]:
    """The faces of the cards that lie face down before a seat."""
    first = owner * WIDE + HELD
    found = {}
    if s.terms.total:
        for card in range(BLOCK):
            if s.party[first + card]:
                found[CARDS[card]] = s.party[first + card]
    out = s.party[owner * WIDE + FATE] == OUT
    for card in range(TREASURE, ALL_CARDS):
        if s.party[first + card] and not (out and card in CHESTS):
            found[CARDS[card]] = s.party[first + card]
    return found


def satchels(s: Pyramid, owner: Seat, own: bool) -> dict[str, list[str]]:
    """Return each of a player's satchels with what is in it: number and backs are open to all,
    faces are not (119), except chests once the player is out (145)."""
    out = s.party[owner * WIDE + FATE] == OUT
    found = {}
    for satchel in range(SATCHELS):
        if held(s, owner, SATCHEL + satchel):
            first = satchel * POCKETS
            found[CARDS[SATCHEL + satchel]] = [
                CARDS[card] if own or (out and card in CHESTS) else BACKS[BACK[card]]
                for card in s.pockets[first : first + POCKETS]
                if card != NONE
            ]
    return found


def mummy(s: Pyramid, number: int) -> MummyView:
    at = number * GAIT
    stretch = s.mummies[at + STRETCH]
    ahead = s.mummies[at + FACING] > 0
    return {
        "mummy": NAMES[s.mummies[at + NAME]],
        "stretch": STRETCHES[stretch],
        "space": SPACES[mummy_space(s, number)],
        "facing": FORWARD[stretch] if ahead else BACKWARD[stretch],
        "lying": s.mummies[at + LYING] == 1,
    }


def sarcophagi(s: Pyramid, seat: Seat) -> list[GraveView]:
    """An open card is for all to see (55), one that was read for the reader (132)."""
    wahab = NONE
    for owner in range(s.seats):
        if s.party[owner * WIDE + WHO] == WAHAB:
            wahab = owner
    reader = seat in (wahab, EVERYONE)
    found: list[GraveView] = []
    for grave in range(GRAVES):
        card = s.graves[grave]
        opened = s.opened >> grave & 1 == 1
        if card == EMPTY:
            state = "empty"
        elif opened:
            state = "open"
        else:
            state = "closed" if card == NONE else "read"
        known = card >= 0 and (opened or reader)
        found.append(
            {
                "sarcophagus": SARCOPHAGI[grave],
                "state": state,
                "card": CARDS[card] if known else None,
            }
        )
    return found


def idol(god: int) -> IdolView:
    """Known to all throughout (ruling 10)."""
    return {
        "god": GODS[god],
        "value": VALUE[IDOL + god],
        "die": DICE[god],
        "needs": NEEDS[god][:],
    }


def omen(s: Pyramid, own: bool) -> OmenView:
    return {
        "state": OMENS[s.omen],
        "seer": s.seer if s.seer != NONE else None,
        "aside": s.aside + 1 if own and s.aside != NONE else None,
        "returned": s.returned + 1 if own and s.returned != NONE else None,
    }


def fresh_card(s: Pyramid, seat: Seat) -> FreshView | None:
    """Its owner sees it, the others if it lies open (rulings 49 and 151)."""
    if s.fresh == NONE:
        return None
    known = s.fresh not in hidden_cards(s, BACK[s.fresh]) or seat in (s.asked, EVERYONE)
    return {"deck": DECKS[BACK[s.fresh]], "card": CARDS[s.fresh] if known else None}


def pile(s: Pyramid) -> dict[str, int]:
    """The discards lie open (26): whatever came out and is nowhere else."""
    gone = [COUNT[card] - s.left[card] for card in range(ALL_CARDS)]
    for owner in range(s.seats):
        first = owner * WIDE + HELD
        for card in range(ALL_CARDS):
            gone[card] -= s.party[first + card]
    for card in s.pockets + s.graves:
        if card >= 0:
            gone[card] -= 1
    return {CARDS[card]: gone[card] for card in range(ALL_CARDS) if gone[card]}
