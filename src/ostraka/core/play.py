"""The vocabulary that games, bots, tables and pages share; it is not a framework."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, TypeAlias

from mypy_extensions import mypyc_attr

from ostraka.core.notation import Notation

Action: TypeAlias = int  # a sentence of the game's notation; text exists only at the edges
Seat: TypeAlias = int  # a place at the table, from 0 in code and from 1 for people

CHANCE: Final = -1
OVER: Final = -2
EVERYONE: Final = -3
WATCHER: Final = -4  # has no seat: sees what lies open, hears what everyone is told

View: TypeAlias = Mapping[str, object]  # JSON-able; every game has a TypedDict of its own
Options: TypeAlias = Mapping[str, str]  # the chosen value of every table option


class Note:
    """Something people are told: derived from a step, never needed to rebuild the game."""

    __slots__ = ("audience", "details", "kind", "seat")

    def __init__(
        self, kind: str, seat: Seat, details: Mapping[str, int | str], audience: Seat = EVERYONE
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.details = details
        self.audience = audience

    def __repr__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"Note({self.kind}, seat={self.seat}, {details})"


Notes: TypeAlias = list[Note] | None
"""Where a rule puts its notes; None when nobody reads them, as in search."""


def tell(notes: list[Note], kind: str, seat: Seat, **details: int | str) -> None:
    """Tell everyone. Rules check `if notes is not None` first, so search pays nothing."""
    notes.append(Note(kind, seat, details))


def whisper(notes: list[Note], kind: str, seat: Seat, **details: int | str) -> None:
    """Tell one seat only."""
    notes.append(Note(kind, seat, details, audience=seat))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """A position: mutable and cheap. `apply` trusts its caller; the table checks."""

    __slots__ = ()

    @abstractmethod
    def actor(self) -> Seat:
        """Who acts: a seat, CHANCE or OVER."""

    @abstractmethod
    def legal(self) -> list[Action]:
        """The choices of the seat that acts, in a stable order, never none."""

    @abstractmethod
    def outcomes(self) -> list[tuple[Action, int]]:
        """Everything chance may do now, with integer weights."""

    @abstractmethod
    def sample(self, rng: Random) -> Action:
        """One of the outcomes, drawn by its weight."""

    @abstractmethod
    def apply(self, action: Action, notes: Notes = None) -> None:
        """Play one legal action or one outcome of chance."""

    @abstractmethod
    def clone(self) -> State:
        """An equal position that shares nothing that may change."""

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What a seat may know, built from nothing. A WATCHER sees what lies open to all, EVERYONE
        sees everything."""

    @abstractmethod
    def scores(self) -> list[tuple[int, ...]]:
        """Points, then tie-breaks, of every seat, at any time; more is better."""

    @abstractmethod
    def ending(self) -> str:
        """Why the game is over, one of the game's `endings`; empty while it goes on."""


@dataclass(frozen=True)
class Option:
    """A rule that a table may choose; the first value is the default. Journals from before the
    option existed mean `before`, which need not be among the values offered now."""

    name: str
    values: tuple[str, ...]
    before: str = ""  # the default, if empty

    @property
    def offered(self) -> bool:
        """Whether there is anything to choose; other values may exist for old journals only."""
        return len(self.values) > 1

    @property
    def known(self) -> tuple[str, ...]:
        """Every value that a game may have been started with."""
        if self.before and self.before not in self.values:
            return (*self.values, self.before)
        return self.values


def points(state: State) -> list[float]:
    """The default judge: the current points."""
    return [float(score[0]) for score in state.scores()]


def uniform(state: State, legal: list[Action]) -> list[float]:
    """The default habit: all choices are equal."""
    return [1.0] * len(legal)


def no_chances(state: State) -> list[float]:
    """The default chances: none; bots then estimate them from points."""
    return []


@dataclass(frozen=True)
class Game:
    """The rules without a position. `rules` is raised whenever they behave differently."""

    key: str
    title: str
    seats: range
    rules: int
    notation: Notation
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    setup: Callable[[int, Options], State]
    """The position before the first shuffle."""
    determinize: Callable[[View], Callable[[Random], State]]
    """Reads a view once; each call of the result draws one position that fits it."""
    lost: tuple[str, ...] = ()  # endings that nobody wins
    judge: Callable[[State], list[float]] = points
    """The points that each seat can expect in the end, from what its player can know."""
    chances: Callable[[State], list[float]] = no_chances
    """Each seat's chance to win, where expected points do not imply it; otherwise an empty list."""
    habit: Callable[[State, list[Action]], list[float]] = uniform
    """How much a sensible player leans towards each legal action, from what they can know; an empty
    list if the choice makes no difference to them."""
    still_told: Callable[[State, Note, Seat], bool] | None = None
    """Whether a note that a seat heard earlier may still be shown to it in this position: what
    players must remember themselves is shown only until it is covered. None: every note may."""
    rollout_depth: int = 6
    """Decisions that a professor plays out by habit before it asks the judge."""


class Bot(Protocol):
    """A player that is a program. It is given a view, never a position. A blind bot gets an empty
    view, which saves building one."""

    blind: bool

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        """One of the legal actions, within `clock` seconds."""


PLAIN: Final = Random
DRAW_BITS: Final = Random.getrandbits
"""Looked up once: looking it up at every draw takes longer than the draw."""


def below(rng: Random, n: int) -> int:
    """A number from 0 to n - 1, the same in every version of Python, so that journals verify."""
    assert n > 0, "there is nothing to draw from"
    bits = n.bit_length()
    plain = type(rng) is PLAIN  # a sealed one has bits of its own
    while True:
        drawn = DRAW_BITS(rng, bits) if plain else rng.getrandbits(bits)
        if drawn < n:
            return drawn


def weighted(outcomes: list[tuple[Action, int]], rng: Random) -> Action:
    """Draw one outcome by its weight: the usual body of `sample`."""
    total = 0
    for _, weight in outcomes:
        total += weight
    drawn = below(rng, total)
    for action, weight in outcomes:
        drawn -= weight
        if drawn < 0:
            return action
    raise AssertionError("weights must be positive")


def places(scores: list[tuple[int, ...]], lost: bool = False) -> list[int]:
    """The place of every seat. Equal scores share a place; if all have lost, all are last."""
    return [len(scores) if lost else 1 + sum(o > own for o in scores) for own in scores]
