"""What programs send to the API and what they are sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Kind = Literal["person", "screen", "bot", "open"]
Word = Annotated[str, Field(max_length=80)]


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
    pace: Literal["none", "live", "slow"] = "none"


class NewTable(Form):
    game: Word
    options: dict[Word, Word] = Field(default_factory=dict, max_length=20)
    house: NewHouse = Field(default_factory=NewHouse)
    chairs: list[NewChair] = Field(max_length=12)


class Join(Form):
    seat: int | None = None
    """The first open one if you do not say."""


class Act(Form):
    say: Annotated[str, Field(max_length=200)]
    """One of `legal`."""
    at: int
    """`lines` of the view that you decided by; if the table has gone on since, nothing happens."""


class At(Form):
    at: int


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
    """A bot plays for the person until he returns."""
    yours: bool


class RemarkAnswer(Answer):
    number: int
    name: str
    seat: int | None
    text: str
    at: float


class TableAnswer(Answer):
    id: str
    game: str
    options: dict[str, str]
    house: NewHouse
    state: Literal["waiting", "playing", "over"]
    chairs: list[ChairAnswer]
    talk: list[RemarkAnswer]
    chance: str
    """The seal of chance, fixed before the first step; empty before the game."""
    rematch: str


class SummaryAnswer(Answer):
    id: str
    game: str
    title: str
    names: list[str]
    turn: int | None
    yours: bool
    state: Literal["waiting", "playing", "over"]
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
    state: Literal["waiting", "playing", "over"]
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
    """What this seat was told, from number `since` on."""
    heard: int
    """How many notes this seat was told so far."""
    can_undo: bool
    deadline: float | None
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
