"""A position: what lies on the board, what the players own, and who must do what next."""

from __future__ import annotations

from random import Random
from typing import TypedDict

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, OVER, Action, Notes, Options, Seat, State
from ostraka.games.thebes import rules
from ostraka.games.thebes.cards import in_pile
from ostraka.games.thebes.components import (
    ASSISTANT_POINTS,
    BAGS,
    CARDS,
    END,
    EXHIBITION,
    KINDS_OF_TOKEN,
    LAST_YEAR,
    MOST_WEEKS,
    NONE,
    PLACES,
    SITES,
    TOKENS,
)
from ostraka.games.thebes.holdings import (
    BOOKS,
    GENERAL,
    OWN,
    PERMITS,
    PLACE,
    TIME,
    USED,
)
from ostraka.games.thebes.scoring import points
from ostraka.games.thebes.tasks import DIGGING, FINISHED, PLANNING, TASKS
from ostraka.games.thebes.turns import ENDINGS, space_of, year_of


class Terms:
    """What the options settle for a whole game; shared by all its positions."""

    def __init__(
        self,
        options: Options,
        assistants: list[int],
        figures_open: bool,
        old_year: bool,
        renewed: int,
        may_stop: int,
    ) -> None:
        self.options = options
        self.assistants = assistants
        """Points of so many assistants."""
        self.figures_open = figures_open
        """Whether figures alone open a dig."""
        self.old_year = old_year
        """Whether a dig across New Year spends the permit of the old year."""
        self.renewed = renewed
        """Weeks before space 1 of a year at which permits return: on space 52, or on space 1."""
        self.may_stop = may_stop
        """The first week in which a player may give up."""


def terms_of(options: Options) -> Terms:
    """The terms that a table's options mean."""
    return Terms(
        options,
        ASSISTANT_POINTS[options["assistants"]],
        options["figure_opens_dig"] == "on",
        options["new_year_dig"] == "old_year",
        1 if options["permits_return"] == "on_52" else 0,
        END - MOST_WEEKS if options["giving_up"] == "last_weeks" else LAST_YEAR,
    )


class PlayerView(TypedDict):
    """What a player owns and where he is: all of it lies open (ruling 20). Cards and tokens stand
    in the order in which he got them; books, general knowledge and points follow from them."""

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
    """What a seat may know. Nobody has secrets of his own: all views are alike (ruling 20)."""

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


@mypyc_attr(acyclic=True)
class Board(State):
    """A position. `own` has the numbers of every seat, see `holdings`; `held` the cards before the
    players, each as seat * cards + card; `found` their tokens, each as (seat * sites + site) *
    kinds of token + token."""

    __slots__ = (
        "aside",
        "bags",
        "blanks",
        "changes",
        "deck",
        "discards",
        "display",
        "draws",
        "first",
        "found",
        "gifts",
        "held",
        "own",
        "row",
        "site",
        "task",
        "terms",
        "track",
        "turn",
        "used",
    )

    def __init__(
        self,
        terms: Terms,
        task: int,
        turn: Seat,
        track: list[Seat],
        own: list[int],
        held: list[int],
        found: list[int],
        display: list[int],
        row: list[int],
        deck: list[int],
        first: int,
        aside: int,
        discards: list[int],
        bags: list[int],
        gifts: int,
        changes: int,
        used: int,
        site: int,
        draws: int,
        blanks: int,
    ) -> None:
        self.terms = terms
        self.task = task  # what must happen next; nothing else decides who is to act
        self.turn = turn
        self.track = track  # the seats by their time markers, who plays first in front
        self.own = own
        self.held = held
        self.found = found
        self.display = display  # open development cards, NONE where none lies
        self.row = row  # exhibitions on a, b and c
        self.deck = deck  # all cards that lie face down, in order of number
        self.first = first  # cards left of the first pile, without exhibitions
        self.aside = aside  # cards of the third pile
        self.discards = discards
        self.bags = bags  # tokens at site * kinds of token + token
        self.gifts = gifts  # sites where nobody has dug yet, as bits
        self.changes = changes  # of the display in this run of turns
        self.used = used  # helpers of this turn, as bits
        self.site = site  # where the player digs
        self.draws = draws  # tokens still to be drawn
        self.blanks = blanks  # drawn in this dig

    def clone(self) -> Board:
        return Board(
            self.terms,
            self.task,
            self.turn,
            self.track[:],
            self.own[:],
            self.held[:],
            self.found[:],
            self.display[:],
            self.row[:],
            self.deck[:],
            self.first,
            self.aside,
            self.discards[:],
            self.bags[:],
            self.gifts,
            self.changes,
            self.used,
            self.site,
            self.draws,
            self.blanks,
        )

    def actor(self) -> Seat:
        if self.task == PLANNING or self.task == DIGGING:
            return self.turn
        return OVER if self.task == FINISHED else CHANCE

    def legal(self) -> list[Action]:
        return rules.choices(self)

    def outcomes(self) -> list[tuple[Action, int]]:
        return rules.outcomes(self)

    def sample(self, rng: Random) -> Action:
        return rules.sample(self, rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        rules.play(self, action, notes)

    def scores(self) -> list[tuple[int, ...]]:
        """Points, as if the game ended now; equal points share the win (ruling 119)."""
        return [(points(self, seat),) for seat in range(len(self.track))]

    def ending(self) -> str:
        return ENDINGS[0] if self.task == FINISHED else ""

    def view(self, seat: Seat) -> BoardView:
        """All there is: what nobody may know is not decided yet (ruling 20)."""
        return {
            "you": seat,
            "options": dict(self.terms.options),
            "task": TASKS[self.task],
            "turn": self.turn,
            "year": year_of(self.own[self.track[0] * OWN + TIME]),
            "track": self.track[:],
            "players": [self._player(player) for player in range(len(self.track))],
            "display": [_name(card) for card in self.display],
            "row": [_name(card) for card in self.row],
            "pile": in_pile(self),
            "first": self.first,
            "aside": self.aside,
            "face_down": [CARDS[card] for card in self.deck],
            "discards": [CARDS[card] for card in sorted(self.discards)],
            "bags": contents(self.bags),
            "overview": contents(BAGS),
            "gifts": _chosen(SITES, self.gifts),
            "changes": self.changes,
            "used": _chosen(USED, self.used),
            "site": SITES[self.site] if self.site != NONE else None,
            "draws": self.draws,
            "blanks": self.blanks,
            "ending": self.ending(),
        }

    def _player(self, player: Seat) -> PlayerView:
        own = self.own[player * OWN : (player + 1) * OWN]
        held = [entry % len(CARDS) for entry in self.held if entry // len(CARDS) == player]
        tokens: dict[str, list[str]] = {site: [] for site in SITES}
        for entry in self.found:
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
            "points": points(self, player),
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
