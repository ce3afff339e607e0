"""What programs send to the API and what they are sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ostraka.server.model import DAY, Late, State, Vote

Kind = Literal["person", "screen", "bot", "open"]
Word = Annotated[str, Field(max_length=80)]
Seconds = Annotated[float, Field(ge=0, le=30 * DAY)]
Imprint = Annotated[str, Field(max_length=64)]


class Answer(BaseModel):
    """Something that is sent to programs."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class Form(Answer):
    """Something that programs send: what is not asked for is an error, not passed over."""

    model_config = ConfigDict(extra="forbid")


class NewPlayer(Form):
    name: Annotated[str, Field(max_length=40)] = ""
    """Without one you are given a name."""


class NewChair(Form):
    kind: Kind
    """`person`: yourself; `screen`: one more seat that you play; `bot`; `open`: whoever joins."""
    level: Word = ""
    """Of a bot: random, student, digger, scholar or professor."""
    name: Annotated[str, Field(max_length=40)] = ""


class NewHouse(Form):
    odds: bool = True
    undo: bool = True
    hints: bool = True
    watchers: bool = True
    listed: bool = False
    pace: Literal["none", "live", "bank", "slow"] = "none"
    """No clock; 120 seconds a move; 45 seconds a move and 600 in the bank; two days a move."""
    move: Seconds | None = None
    """For every move, instead of what the pace says. A move is what one seat decides until chance
    or another seat acts."""
    bank: Seconds | None = None
    """For the whole game, used once the time of a move is up."""
    increment: Seconds | None = None
    """Added to the bank after every move."""


class NewTable(Form):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=20)
    house: NewHouse = Field(default_factory=NewHouse)
    chairs: list[NewChair] = Field(max_length=12)
    promise: Imprint = ""
    """The SHA-256 of the number that you will add to the seal; none if you do not say."""


class Join(Form):
    seat: int | None = None
    """The first open one if you do not say."""
    promise: Imprint = ""
    """The SHA-256 of the number that you will add to the seal; none if you do not say."""


class Promise(Form):
    promise: Imprint
    """The SHA-256 of your number, or `-` if you will tell none."""


class Number(Form):
    number: Annotated[str, Field(max_length=32)]
    """The 32 hexadecimal digits whose SHA-256 you promised."""


class Act(Form):
    say: Annotated[str, Field(max_length=200)]
    """One of `legal`."""
    at: int
    """`lines` of the view that you decided by; if the table has gone on since, nothing happens."""


class At(Form):
    at: int


class Seat(Form):
    seat: int
    """Of somebody away, `absent` in the table's `chairs`."""


class Ballot(Form):
    end: bool
    """Whether to ask for the end of the game, or agree to it; false plays on."""


class PutAway(Form):
    put_away: bool = True
    """False puts the table back on your list."""


class Talk(Form):
    text: Annotated[str, Field(max_length=500)]


class Me(Answer):
    id: str
    name: str


class NewMe(Me):
    token: str
    """Send it as `Authorization: Bearer TOKEN`. It is shown this once."""


class GameAnswer(Answer):
    key: str
    title: str
    about: str
    seats: tuple[int, int]
    rules: int
    options: dict[str, list[str]]
    endings: list[str]


class ChairAnswer(Answer):
    seat: int
    kind: str
    name: str
    level: str
    away: bool
    """A bot plays for the person until they return."""
    yours: bool
    here: bool
    """A window of theirs is open at this server process."""
    absent: bool
    """They have been away so long that a bot may have their seat: POST stand-in."""
    bank: float
    """Seconds in their time bank, when the move in progress began."""
    late: Late
    """Their time ran out: `late` or `out` while a bot makes the move, `back` if they returned
    before it did, `missed` if it has made it."""
    vote: Vote
    """Whether they ask to end the game, or agree to that."""


class RemarkAnswer(Answer):
    number: int
    name: str
    seat: int | None
    text: str
    """Empty once its author has deleted it."""
    at: float
    among: Literal["players", "watchers"]
    """Who talk here. Players are sent what watchers say when the game is over."""
    yours: bool


class TableAnswer(Answer):
    id: str
    game: str
    options: dict[str, str]
    house: NewHouse
    state: State
    chairs: list[ChairAnswer]
    talk: list[RemarkAnswer]
    chance: str
    """The seal of chance, fixed when the table is set up, and what players added to it."""
    stage: Literal["", "promises", "numbers"]
    """What a full table waits for, a second at most, before its game begins."""
    promises: list[str]
    """What each seat has promised to add to the seal."""
    rematch: str


class SummaryAnswer(Answer):
    id: str
    game: str
    title: str
    names: list[str]
    turn: int | None
    yours: bool
    state: State
    changed: float


class TablesAnswer(Answer):
    yours: list[SummaryAnswer]
    listed: list[SummaryAnswer]


class ResultAnswer(Answer):
    ending: str
    points: list[int]
    places: list[int]


class ViewAnswer(Answer):
    """A table as your seat sees it. Seats are counted from 0."""

    table: str
    game: str
    state: State
    names: list[str]
    seat: int | None
    """Whose eyes these are; nobody's if you only watch."""
    actor: int | None
    """Who acts."""
    lines: int
    """How many steps seats have made; say it with your next one as `at`."""
    view: dict[str, Any]
    """What this seat may know, in the game's own words."""
    legal: list[str]
    """What you may say now; nothing while others act."""
    notes: list[str]
    """What this seat was told from number `since` on and may still be told: in some games what was
    covered must be remembered, until the game is over."""
    heard: int
    """How many notes this seat was told so far."""
    can_undo: bool
    deadline: float | None
    """When the time of the move and the bank of who acts are both used up, in seconds since 1970.
    Then a bot makes this one move. The time of the move alone is up `bank` seconds sooner."""
    result: ResultAnswer | None


class AdviceAnswer(Answer):
    say: str
    share: float
    """The part of the thinking that went to this choice; together 1."""
    points: list[float]
    """The points in the end that are expected for every seat."""


class Problem(Answer):
    code: str
    """Stable; docs/protocol.md lists them."""
    sentence: str
    legal: list[str] | None = None
    """What would have been possible."""
    view: ViewAnswer | None = None
    """The table as it is now, if it has gone on in the meantime."""
