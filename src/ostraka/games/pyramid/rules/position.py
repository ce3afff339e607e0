"""A position: where the adventurers are, what they carry, and what must happen next."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from ostraka.core.play import CHANCE, OVER, Action, Notes, Options, Seat, State
from ostraka.games.pyramid.rules import dispatch
from ostraka.games.pyramid.rules.scoring import score
from ostraka.games.pyramid.rules.steps import FINISHED, ROLLING
from ostraka.games.pyramid.rules.view import PyramidView, view_of


class Terms:
    """What the options settle for a whole game; shared by all its positions."""

    def __init__(
        self, options: Options, total: bool, each_round: bool, any_moment: bool, draw_first: bool
    ) -> None:
        self.options = options
        self.total = total  # treasures and wounds stay secret (rulings 151 and 152)
        self.each_round = each_round  # mummies touch players who begin a round with them (78)
        self.any_moment = any_moment  # the block may be looked at before the loads are set (124)
        self.draw_first = draw_first  # twelve cards make room after the draw (29)


def terms_of(options: Options) -> Terms:
    """Translate a table's options into what the rules ask."""
    return Terms(
        options,
        total=options["secrecy"] == "total",
        each_round=options["staying"] == "each_round",
        any_moment=options["foresight"] == "any_moment",
        draw_first=options["thirteenth"] == "after_draw",
    )


@mypyc_attr(acyclic=True)
class Pyramid(State):
    """A position. Decks have no order: `left` says how many of each card are still unseen, in
    decks, closed sarcophagi and alcoves."""

    __slots__ = (
        "agenda",
        "aside",
        "asked",
        "attempt",
        "dice",
        "fallen",
        "fresh",
        "grave",
        "graves",
        "inside",
        "keeper",
        "left",
        "mummies",
        "omen",
        "opened",
        "packed",
        "party",
        "phase",
        "pockets",
        "returned",
        "round",
        "seats",
        "seer",
        "task",
        "terms",
        "turn",
        "why",
    )

    def __init__(
        self,
        terms: Terms,
        seats: int,
        round: int,
        phase: int,
        task: int,
        asked: Seat,
        turn: Seat,
        keeper: Seat,
        inside: int,
        party: list[int],
        pockets: list[int],
        packed: bool,
        left: list[int],
        graves: list[int],
        opened: int,
        grave: int,
        fresh: int,
        mummies: list[int],
        dice: list[int],
        attempt: int,
        fallen: int,
        omen: int,
        seer: Seat,
        aside: int,
        returned: int,
        agenda: list[int],
        why: str,
    ) -> None:
        self.terms = terms
        self.seats = seats
        self.round = round
        self.phase = phase
        self.task = task  # what must happen next; it alone decides who acts
        self.asked = asked  # the seat that decides it, if any
        self.turn = turn  # whose part of the phase it is
        self.keeper = keeper  # of the dice
        self.inside = inside  # how many adventurers are still inside
        self.party = party  # see seats.py
        self.pockets = pockets  # what is in the satchels, two places each
        self.packed = packed  # whether the player has packed since the last action
        self.left = left
        self.graves = graves  # what is in each sarcophagus, NONE if undecided, or EMPTY
        self.opened = opened  # those that were opened, as bits
        self.grave = grave  # the one being looked into
        self.fresh = fresh  # the card just drawn, while it may be avoided
        self.mummies = mummies  # see mummies.py
        self.dice = dice  # green, red, blue, black, yellow; 0 while it is in the air
        self.attempt = attempt  # the god whose lock is being picked
        self.fallen = fallen  # blocks that lie on the board, as bits; block 1 is bit 0
        self.omen = omen  # see foresight.py
        self.seer = seer
        self.aside = aside  # the block set aside, if its number is known
        self.returned = returned  # the block put back for another
        self.agenda = agenda  # see steps.py
        self.why = why

    def clone(self) -> Pyramid:
        return Pyramid(
            self.terms,
            self.seats,
            self.round,
            self.phase,
            self.task,
            self.asked,
            self.turn,
            self.keeper,
            self.inside,
            self.party[:],
            self.pockets[:],
            self.packed,
            self.left[:],
            self.graves[:],
            self.opened,
            self.grave,
            self.fresh,
            self.mummies[:],
            self.dice[:],
            self.attempt,
            self.fallen,
            self.omen,
            self.seer,
            self.aside,
            self.returned,
            self.agenda[:],
            self.why,
        )

    def actor(self) -> Seat:
        if self.task < ROLLING:
            return self.asked
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
        """What those who came out have brought; then that they did, then the idol of Horus."""
        return [score(self, seat) for seat in range(self.seats)]

    def ending(self) -> str:
        return self.why if self.task == FINISHED else ""

    def view(self, seat: Seat) -> PyramidView:
        return view_of(self, seat)
