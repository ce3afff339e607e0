"""The data that programs send to the API and get back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ostraka.server.model import DAY, Late, State, Vote

Kind = Literal["person", "screen", "bot", "open"]
Word = Annotated[str, Field(max_length=80)]
Seconds = Annotated[float, Field(ge=0, le=30 * DAY)]
Imprint = Annotated[str, Field(max_length=64)]


class Answer(BaseModel):
    """Data sent to programs."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class Form(Answer):
    """Data sent by programs; unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class NewPlayer(Form):
    name: Annotated[str, Field(max_length=40)] = ""
    """If empty, you are given one."""


class NewChair(Form):
    kind: Kind
    """`person`: yourself; `screen`: another seat you play; `bot`; `open`: for others to join."""
    level: Word = ""
    """Level of a bot: random, student, digger, scholar or professor."""
    name: Annotated[str, Field(max_length=40)] = ""


class NewHouse(Form):
    odds: bool = True
    undo: bool = True
    hints: bool = True
    watchers: bool = True
    listed: bool = False
    pace: Literal["none", "live", "bank", "slow"] = "none"
    """`none`: no clock; `live`: 120 seconds a move; `bank`: 45 seconds a move and 600 in the bank;
    `slow`: two days a move."""
    move: Seconds | None = None
    """Seconds for every move, if other than the pace says. A move is what one seat decides until
    chance or another seat acts."""
    bank: Seconds | None = None
    """Seconds for the whole game, used when the time of a move is up."""
    increment: Seconds | None = None
    """Seconds added to the bank after every move."""


class NewTable(Form):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=20)
    house: NewHouse = Field(default_factory=NewHouse)
    chairs: list[NewChair] = Field(max_length=12)
    promise: Imprint = ""
    """SHA-256 of the number that you will add to the seal; leave it out to add none."""


class Join(Form):
    seat: int | None = None
    """If left out, the first open one."""
    promise: Imprint = ""
    """SHA-256 of the number that you will add to the seal; leave it out to add none."""


class Promise(Form):
    promise: Imprint
    """SHA-256 of your number, or `-` if you add none."""


class Number(Form):
    number: Annotated[str, Field(max_length=32)]
    """The number you promised, in 32 hexadecimal digits."""


class Act(Form):
    say: Annotated[str, Field(max_length=200)]
    """One of `legal`."""
    at: int
    """`lines` of the view you decided on; if the table has changed since, nothing happens."""


class At(Form):
    at: int


class Seat(Form):
    seat: int
    """Seat of a player who is `absent` in the table's `chairs`."""


class Ballot(Form):
    end: bool
    """True asks to end the game or agrees to it; false plays on."""


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
    """Send it as `Authorization: Bearer TOKEN`. It is shown only once."""


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
    """They have a window open at this server process."""
    absent: bool
    """They have been away so long that a bot may play for them: POST stand-in."""
    bank: float
    """Seconds in their time bank when the current move began."""
    late: Late
    """Set if their time ran out: `late` or `out` while a bot makes the move, `back` if they came
    back before it did, `missed` once it has made it."""
    vote: Vote
    """Whether they ask to end the game, or agree to it."""


class RemarkAnswer(Answer):
    number: int
    name: str
    seat: int | None
    text: str
    """Empty once its author has deleted it."""
    at: float
    among: Literal["players", "watchers"]
    """Whose talk this is. Players are sent the watchers' talk when the game is over."""
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
    """The seal of chance, fixed when the table was set up, and what players added to it."""
    stage: Literal["", "promises", "numbers"]
    """What a full table waits for, usually for a second, before its game begins."""
    promises: list[str]
    """SHA-256 of the number that each seat adds to the seal."""
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
    """The seat you see from; null if you only watch."""
    actor: int | None
    """The seat that acts; null if none does."""
    lines: int
    """How many steps the seats have made; send it as `at` with your next one."""
    view: dict[str, Any]
    """What this seat may know, in the game's own format."""
    legal: list[str]
    """What you may say now; empty while others act."""
    notes: list[str]
    """What this seat was told from number `since` on. In some games what was covered must be
    remembered, and is not told again until the game is over."""
    heard: int
    """How many notes this seat has been told so far."""
    can_undo: bool
    deadline: float | None
    """When the time of the move and the bank of the acting seat are both used up, in seconds since
    1970. Then a bot makes this one move. The time of the move ends `bank` seconds earlier."""
    result: ResultAnswer | None


class AdviceAnswer(Answer):
    say: str
    share: float
    """Share of the thinking spent on this choice; all shares sum to 1."""
    points: list[float]
    """Expected final points of every seat."""


class Problem(Answer):
    code: str
    """Stable; listed in docs/protocol.md."""
    sentence: str
    legal: list[str] | None = None
    """What you may say instead."""
    view: ViewAnswer | None = None
    """The table as it is now, if it has changed in the meantime."""
