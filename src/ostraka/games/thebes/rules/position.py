"""A position: what lies on the board, what the players own, and what must happen next."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, OVER, Action, Notes, Options, Seat, State
from ostraka.games.thebes.rules import dispatch
from ostraka.games.thebes.rules.box import (
    ASSISTANT_POINTS,
    END,
    LAST_YEAR,
    MOST_WEEKS,
)
from ostraka.games.thebes.rules.chapters.order import ENDINGS
from ostraka.games.thebes.rules.scoring import points
from ostraka.games.thebes.rules.steps import DIGGING, FINISHED, PLANNING
from ostraka.games.thebes.rules.view import BoardView, view_of


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
        """Points of 0, 1, 2 … assistants."""
        self.figures_open = figures_open
        """Whether figures alone open a dig."""
        self.old_year = old_year
        """Whether a dig across New Year spends the permit of the old year."""
        self.renewed = renewed
        """Weeks before space 1 of a year at which permits return: on space 52, or on space 1."""
        self.may_stop = may_stop
        """The first week in which a player may stop for good."""


def terms_of(options: Options) -> Terms:
    """Translate a table's options into what the rules ask."""
    return Terms(
        options,
        ASSISTANT_POINTS[options["assistants"]],
        options["figure_opens_dig"] == "on",
        options["new_year_dig"] == "old_year",
        1 if options["permits_return"] == "on_52" else 0,
        END - MOST_WEEKS if options["giving_up"] == "last_weeks" else LAST_YEAR,
    )


@mypyc_attr(acyclic=True)
class Board(State):
    """A position. `own` has the numbers of every seat, see `seats`; `held` the cards of the
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
        self.task = task  # what must happen next; it alone decides who acts
        self.turn = turn
        self.track = track  # the seats by their time markers, the first to play in front
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
        self.gifts = gifts  # sites not dug yet, as bits
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
        return dispatch.choices(self)

    def outcomes(self) -> list[tuple[Action, int]]:
        return dispatch.outcomes(self)

    def sample(self, rng: Random) -> Action:
        return dispatch.sample(self, rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        dispatch.play(self, action, notes)

    def scores(self) -> list[tuple[int, ...]]:
        """Points, as if the game ended now; equal points share the win (ruling 119)."""
        return [(points(self, seat),) for seat in range(len(self.track))]

    def ending(self) -> str:
        return ENDINGS[0] if self.task == FINISHED else ""

    def view(self, seat: Seat) -> BoardView:
        return view_of(self, seat)
