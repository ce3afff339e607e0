"""What a seat may know of a position, built from nothing. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ostraka.core.play import Options, Seat
from ostraka.games.thebes.rules.box import (
    BAGS,
    CARDS,
    EXHIBITION,
    KINDS_OF_TOKEN,
    NONE,
    PLACES,
    SITES,
    TOKENS,
)
from ostraka.games.thebes.rules.chapters.cards import in_pile
from ostraka.games.thebes.rules.chapters.order import space_of, year_of
from ostraka.games.thebes.rules.scoring import points
from ostraka.games.thebes.rules.seats import BOOKS, GENERAL, OWN, PERMITS, PLACE, TIME, USED
from ostraka.games.thebes.rules.steps import TASKS

if TYPE_CHECKING:
    from ostraka.games.thebes.rules.position import Board


class PlayerView(TypedDict):
    """What a player owns and where they are, all of it open (ruling 20). Cards and tokens are in
    the order in which they were gained; books, general knowledge and points follow from them."""

    year: int
    week: int
    place: str
    permits: list[str]
    cards: list[str]
    exhibitions: list[str]
    tokens: dict[str, list[str]]
    books: dict[str, int]
    general: int
    points: int


class BoardView(TypedDict):
    """What a seat may know. There are no secrets: all views are alike (ruling 20)."""

    you: Seat
    options: Options
    task: str
    turn: Seat
    year: int
    track: list[Seat]
    players: list[PlayerView]
    display: list[str | None]
    row: list[str | None]
    pile: int
    first: int
    aside: int
    face_down: list[str]
    discards: list[str]
    bags: dict[str, dict[str, int]]
    overview: dict[str, dict[str, int]]
    gifts: list[str]
    changes: int
    used: list[str]
    site: str | None
    draws: int
    blanks: int
    ending: str


def view_of(s: Board, seat: Seat) -> BoardView:
    """Return all there is: what is not known to all is not decided yet (ruling 20)."""
    return {
        "you": seat,
        "options": dict(s.terms.options),
        "task": TASKS[s.task],
        "turn": s.turn,
        "year": year_of(s.own[s.track[0] * OWN + TIME]),
        "track": s.track[:],
        "players": [_player(s, player) for player in range(len(s.track))],
        "display": [_name(card) for card in s.display],
        "row": [_name(card) for card in s.row],
        "pile": in_pile(s),
        "first": s.first,
        "aside": s.aside,
        "face_down": [CARDS[card] for card in s.deck],
        "discards": [CARDS[card] for card in sorted(s.discards)],
        "bags": contents(s.bags),
        "overview": contents(BAGS),
        "gifts": _chosen(SITES, s.gifts),
        "changes": s.changes,
        "used": _chosen(USED, s.used),
        "site": SITES[s.site] if s.site != NONE else None,
        "draws": s.draws,
        "blanks": s.blanks,
        "ending": s.ending(),
    }


def _player(s: Board, player: Seat) -> PlayerView:
    own = s.own[player * OWN : (player + 1) * OWN]
    held = [entry % len(CARDS) for entry in s.held if entry // len(CARDS) == player]
    tokens: dict[str, list[str]] = {site: [] for site in SITES}
    for entry in s.found:
        site = entry // KINDS_OF_TOKEN - player * len(SITES)
        if 0 <= site < len(SITES):
            tokens[SITES[site]].append(TOKENS[entry % KINDS_OF_TOKEN])
    return {
        "year": year_of(own[TIME]),
        "week": space_of(own[TIME]),
        "place": PLACES[own[PLACE]],
        "permits": _chosen(SITES, own[PERMITS]),
        "cards": [CARDS[card] for card in held if card < EXHIBITION],
        "exhibitions": [CARDS[card] for card in held if card >= EXHIBITION],
        "tokens": tokens,
        "books": {name: own[BOOKS + site] for site, name in enumerate(SITES)},
        "general": own[GENERAL],
        "points": points(s, player),
    }


def contents(bags: list[int]) -> dict[str, dict[str, int]]:
    """How many tokens of each kind a site's bag holds (ruling 5)."""
    found = {}
    for site, name in enumerate(SITES):
        bag = bags[site * KINDS_OF_TOKEN : (site + 1) * KINDS_OF_TOKEN]
        found[name] = {TOKENS[token]: count for token, count in enumerate(bag) if count}
    return found


def _name(card: int) -> str | None:
    return CARDS[card] if card != NONE else None


def _chosen(names: list[str], bits: int) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]
