"""A position: deck, row and piles, what the players own and know, and who must do what next."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, OVER, Action, Notes, Options, Seat, State
from ostraka.games.tomb_raiders.rules import dispatch
from ostraka.games.tomb_raiders.rules.box import (
    CHART_NAMES,
    CHARTS,
    POINTS_ONLY,
    WITH_BOOKS,
)
from ostraka.games.tomb_raiders.rules.seats import (
    FIELDS,
)
from ostraka.games.tomb_raiders.rules.steps import (
    FINISHED,
    LAST_OF_CHANCE,
)
from ostraka.games.tomb_raiders.rules.view import TombView, view_of


class Terms:
    """What a table's options settle for the whole game; shared by all its positions."""

    def __init__(
        self, options: Options, chart: list[int], choosing: bool, experts: bool, box: list[int]
    ) -> None:
        self.options = options
        self.chart = chart
        self.choosing = choosing  # the thief searches the pile and chooses
        self.experts = experts  # assistants count as expertise
        self.box = box  # site cards of every region, as bits


def terms_of(options: Options) -> Terms:
    """Return the terms for a table's options."""
    return Terms(
        options,
        CHARTS[CHART_NAMES.index(options["chart"])],
        options["thief"] == "choose",
        options["assistants"] == "expertise",
        WITH_BOOKS if options["finds"] == "knowledge" else POINTS_ONLY,
    )


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
        self.permit = permit  # by which they dig there
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
        return dispatch.choices(self)

    def outcomes(self) -> list[tuple[Action, int]]:
        return dispatch.outcomes(self)

    def sample(self, rng: Random) -> Action:
        return dispatch.sample(self, rng)

    def apply(self, action: Action, notes: Notes = None) -> None:
        dispatch.play(self, action, notes)

    def scores(self) -> list[tuple[int, ...]]:
        return dispatch.count(self)

    def ending(self) -> str:
        return "deck empty" if self.task == FINISHED else ""

    def view(self, seat: Seat) -> TombView:
        return view_of(self, seat)
