"""What a scene gets and returns. Pages know nothing of games, and games nothing of pages.

A game is shown by its module `ui/scene.py`, a Scene: it draws from a Look and nothing else. Its
module `ui/art/symbols.py` has `symbols() -> str`, the drawings that never change, as SVG symbols:
pages keep them in a file of their own and refer to them by `look.art`. Its folder `ui/style` has
its styles. Its `ui/cover.py` is its place on the front page: FACTS, and
`cover(icons, art, t) -> Markup`, a picture of its board, given the addresses of icons and drawings.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from markupsafe import Markup

from ostraka.core.play import OVER, Note, Options, Seat, View

NOTHING = Markup()

Translate: TypeAlias = Callable[[str], str]
"""English in, the reader's language out; `str` leaves it as it is."""


class InContext(str):
    """A text with several meanings, and which one is meant: `t(InContext("Look", "at a table"))`.
    Other languages may say each differently; in English it is the text alone."""

    context: str

    def __new__(cls, text: str, context: str) -> InContext:
        self = super().__new__(cls, text)
        self.context = context
        return self


@dataclass(frozen=True)
class Look:
    """What one seat, or a watcher, sees of a table, and may do there."""

    view: View
    seat: Seat  # who looks; a WATCHER sees what everybody may see
    actor: Seat  # who acts, or OVER
    legal: tuple[str, ...]  # what the seat may say now, as sentences; empty while others act
    names: tuple[str, ...]
    notes: tuple[Note, ...] = ()  # all that the seat was told so far and may still be shown
    numbers: tuple[int, ...] = ()  # of each note; they do not change when other notes are hidden
    t: Translate = str
    odds: bool = True  # whether the table shows them
    art: str = ""  # the address of the game's drawings, empty if they are in the same document
    icons: str = ""  # the same for the icons that all share

    @property
    def over(self) -> bool:
        return self.actor == OVER


@dataclass(frozen=True)
class Facts:
    """What the front page says of a game."""

    minutes: tuple[int, int]
    bots: int  # rivals in a game that is started with one click
    quick: Options = field(default_factory=dict)  # options of such a game
    icon: str = "broken-pottery"  # the game's sign where there is no room for its picture


@dataclass(frozen=True)
class Question:
    """What is asked, and why or with what prospects."""

    title: str
    reason: str | Markup = ""


@dataclass(frozen=True)
class Loss:
    """One thing that is given up, or kept, when something ends for good."""

    icon: str
    title: str  # "You give up your last 14 weeks"
    more: str = ""  # "No more cards, digs or exhibitions. Petrie and Carter play on."
    tone: str = "danger"  # danger: red, keep: gold, quiet: ink


@dataclass(frozen=True)
class Final:
    """What people are asked before a step that ends something for good."""

    title: str  # "Stop for good?"
    aside: str  # "This cannot be taken back."
    losses: tuple[Loss, ...]
    go: str  # on the button of the step itself: "Stop for good"
    stay: str  # on the safe one: "Keep playing"
    icon: str = "exit-door"


@dataclass(frozen=True)
class Tell:
    """A choice in words: what it costs, where it leads, what it brings."""

    say: str  # the sentence
    label: str  # on its button: "Dig on at C2"
    brings: str | Markup = ""  # its sum, in the same words everywhere
    icon: str = ""
    tone: str = "action"  # action: lapis, keep: gold, again: green, danger: red, quiet: paper
    on_board: bool = True  # it has a target on the board; else the bar has its button at once
    final: Final | None = None  # it cannot be taken back and ends something for good


@dataclass(frozen=True)
class Panel:
    """A sheet of paper beside the board."""

    key: str
    title: str
    body: Markup
    aside: str = ""  # right of the title
    origin: str = ""  # where figures on it come from if they are not printed ones


@dataclass(frozen=True)
class Standing:
    """A player's row: points large, holdings small."""

    points: str
    unit: Markup = NOTHING  # a small picture of what is counted
    holdings: Markup = NOTHING
    out: bool = False


@dataclass(frozen=True)
class Entry:
    """A line of the result: one reason for points, for every seat."""

    label: str
    values: tuple[str, ...]
    icon: Markup = NOTHING
    details: tuple[str, ...] = ()  # below the values
    total: bool = False


@dataclass(frozen=True)
class Shortcut:
    """Many small choices in one, made at random for the seat for as long as `goes_on`."""

    name: str
    label: str
    brings: str
    goes_on: Callable[[View], bool]
    icon: str = ""


class Scene(Protocol):
    """How a game is shown: the functions of its module `ui/scene.py`."""

    def board(self, look: Look) -> Markup:
        """The board, with a target for every choice that lies on it."""

    def heading(self, look: Look) -> str:
        """How far the game is, in a few words."""

    def question(self, look: Look) -> Question:
        """What is asked of these eyes, or who is waited for."""

    def tells(self, look: Look) -> list[Tell]:
        """Every legal choice in words, in the order of `look.legal`."""

    def panels(self, look: Look) -> list[Panel]:
        """What lies beside the board."""

    def standing(self, look: Look, seat: Seat) -> Standing:
        """A player's row."""

    def ledger(self, look: Look) -> list[Entry]:
        """Where the points came from; asked at the end."""

    def shortcuts(self, look: Look) -> list[Shortcut]:
        """Many small choices in one, where the game has such."""
