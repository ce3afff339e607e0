"""One match, without input or output: checks every step, drives chance, keeps the journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace

from ostraka.core.chance import OPEN, Chance
from ostraka.core.errors import (
    BadOption,
    BadSeats,
    GameOver,
    IllegalAction,
    JournalError,
    NoSuchAction,
    NothingToUndo,
    NotYourTurn,
    OstrakaError,
    quoted,
)
from ostraka.core.journal import UNDO, Closing, Header, Journal
from ostraka.core.play import (
    CHANCE,
    EVERYONE,
    OVER,
    Action,
    Bot,
    Game,
    Note,
    Seat,
    State,
    View,
    places,
)

NO_VIEW: View = {}
"""The view of a blind bot."""


class Table:
    """A game being played.

    With a source of chance the table draws by itself; without one it waits for `tell_chance`, which
    tests and replays use.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        chance: Chance | None = None,
    ) -> None:
        if seats not in game.seats:
            raise BadSeats(game.title, game.seats, seats)
        chosen = settle(game, options or {})
        self.game = game
        self.chance = chance
        self.state: State = game.setup(seats, chosen)
        self.journal = Journal(
            Header(
                game.key,
                game.rules,
                tuple(clean_name(name, seat) for seat, name in _named(names, seats)),
                chosen,
                chance.label if chance else OPEN,
            )
        )
        self.notes: list[Note] = []
        self._undoable: list[tuple[Seat, State]] = []
        self._draw()

    @property
    def seats(self) -> int:
        return len(self.journal.header.names)

    @property
    def names(self) -> tuple[str, ...]:
        return self.journal.header.names

    @property
    def actor(self) -> Seat:
        """Whose step is awaited: a seat, CHANCE or OVER."""
        return self.state.actor()

    def legal(self) -> list[Action]:
        """The actions of the seat that acts; empty while chance acts and after the end."""
        return self.state.legal() if self.actor >= 0 else []

    def legal_texts(self) -> list[str]:
        """The same as sentences of the notation."""
        return [self.game.notation.text(action) for action in self.legal()]

    def view(self, seat: Seat) -> View:
        """What a seat may know of the position."""
        return self.state.view(seat)

    def heard(
        self, seat: Seat, since: int = 0, until: int | None = None, at: State | None = None
    ) -> list[Note]:
        """The notes from number `since` to `until` that a seat may be shown, now or in an earlier
        position. EVERYONE is shown them all."""
        return [note for _, note in self.numbered(seat, since, until, at)]

    def numbered(
        self, seat: Seat, since: int = 0, until: int | None = None, at: State | None = None
    ) -> list[tuple[int, Note]]:
        """The same notes, each with its number among all that the seat was told from `since` on.

        The number of a note never changes: hidden notes are counted, notes to others are not.
        """
        own = enumerate(heard_by(seat, self.notes[since:until]))
        still_told = self.game.still_told
        state = at or self.state
        if still_told is None or seat == EVERYONE or state.actor() == OVER:  # nothing to forget
            return list(own)
        return [(number, note) for number, note in own if still_told(state, note, seat)]

    def count_heard(self, seat: Seat) -> int:
        """How many notes the seat was ever told, including those that are hidden now."""
        return len(heard_by(seat, self.notes))

    def act(self, seat: Seat, action: Action | str) -> None:
        """Play a seat's step, and whatever chance does after it."""
        if self.actor == OVER:
            raise GameOver
        if self.actor != seat or seat < 0:
            raise NotYourTurn(self._name(seat), self._name(self.actor))
        action = self._as_number(action)
        if action not in self.state.legal():
            raise IllegalAction(self.game.notation.text(action), self.legal_texts())
        if self._undoable and self._undoable[-1][0] != seat:
            self._undoable.clear()
        self._undoable.append((seat, self.state.clone()))
        self._step(seat, action)
        self._draw()

    def ask(self, bot: Bot, clock: float) -> Action:
        """What a bot would do for the seat that acts; it is given the view of that seat only."""
        view = NO_VIEW if bot.blind else self.view(self.actor)
        return bot.choose(view, self.legal(), clock)

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat can still take back its last step."""
        return bool(self._undoable) and self._undoable[-1][0] == seat

    def before_last_step(self) -> tuple[Seat, State] | None:
        """Who can take the last step back, and the position in which they made it."""
        return self._undoable[-1] if self._undoable else None

    def undo(self, seat: Seat) -> None:
        """Take one step back; the journal keeps both the step and the undo."""
        if not self.can_undo(seat):
            raise NothingToUndo
        self.state = self._undoable.pop()[1].clone()  # a copy of this table may share it
        self.journal.steps.append((seat, UNDO))
        self.notes.append(Note("undone", seat, {}))

    def copy(self) -> Table:
        """An independent copy, for steps that may not be kept."""
        copied = copy(self)
        copied.chance = self.chance.copy() if self.chance else None
        copied.state = self.state.clone()
        copied.journal = replace(self.journal, steps=self.journal.steps.copy())
        copied.notes = self.notes.copy()
        copied._undoable = self._undoable.copy()
        return copied

    def tell_chance(self, outcome: Action | str) -> None:
        """Tell a table without a source of chance what chance does."""
        outcome = self._as_number(outcome)
        possible = [action for action, _ in self._outcomes()]
        if outcome not in possible:
            texts = [self.game.notation.text(action) for action in possible]
            raise IllegalAction(self.game.notation.text(outcome), texts)
        self._step(CHANCE, outcome)

    def follow(self, who: Seat, text: str) -> None:
        """Play one step of a journal, at a table without a source of chance."""
        if who == CHANCE:
            if self.actor != CHANCE:
                raise NotYourTurn("chance", self._name(self.actor))
            self.tell_chance(text)
        elif text == UNDO:
            self.undo(who)
        else:
            self.act(who, text)

    def say(self, *texts: str) -> None:
        """Play steps given as text for the seat that acts, or chance: for tests and examples."""
        for text in texts:
            if self.actor == CHANCE:
                self.tell_chance(text)
            else:
                self.act(self.actor, text)

    def _as_number(self, action: Action | str) -> Action:
        """The number of an action given as a number or as a sentence."""
        if isinstance(action, str):
            return self.game.notation.parse(action)
        if action not in range(len(self.game.notation)):
            raise NoSuchAction(str(action))
        return action

    def _outcomes(self) -> list[tuple[Action, int]]:
        return self.state.outcomes() if self.actor == CHANCE else []

    def _draw(self) -> None:
        """Let chance act as long as it is its turn."""
        while self.chance is not None and self.actor == CHANCE:
            self._step(CHANCE, self.state.sample(self.chance.rng))

    def _step(self, who: Seat, action: Action) -> None:
        if who == CHANCE:
            self._undoable.clear()  # only chance reveals things: no undo beyond it
        self.state.apply(action, self.notes)
        self.journal.steps.append((who, self.game.notation.text(action)))
        if self.actor == OVER:
            self._undoable.clear()
            self.journal.closing = self._closing()

    def _closing(self) -> Closing:
        scores = self.state.scores()
        return Closing(
            self.state.ending(),
            tuple(score[0] for score in scores),
            tuple(places(scores, self.state.ending() in self.game.lost)),
            self.chance.secret.hex() if self.chance else "",
        )

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < self.seats else "chance"


def replay(game: Game, journal: Journal, chance: Chance | None = None) -> Table:
    """Rebuild the table of a journal, checking every step.

    With a source of chance every outcome is drawn again and compared, and the table goes on
    from there: that proves a finished game and resumes an unfinished one.
    """
    header = journal.header
    if header.game != game.key:
        raise JournalError("journal/header", f"This is a game of {header.game}, not {game.key}.")
    if header.rules != game.rules:
        raise JournalError(
            "journal/rules",
            f"This game was played under rules {header.rules} of {game.title}; "
            f"here are rules {game.rules}.",
        )
    if chance is not None and chance.label != header.chance:
        raise JournalError("journal/chance", "This game began with another source of chance.")
    try:
        played = as_played(game, header.options)
        table = Table(game, len(header.names), played, header.names)
    except OstrakaError as wrong:
        raise JournalError("journal/header", str(wrong)) from None
    table.journal.header = replace(header, options=played)
    for number, (who, text) in enumerate(journal.steps):
        try:
            if chance is not None and who == CHANCE == table.actor:
                _compare(table, text, chance)
            table.follow(who, text)
        except JournalError as wrong:
            wrong.journal = journal.until(number)
            raise
        except OstrakaError as wrong:
            raise JournalError(
                "journal/illegal", f"Step {number + 1}: {wrong}", journal.until(number)
            ) from None
    _check_closing(table, journal)
    table.chance = chance
    table._draw()
    if table.actor == OVER and journal.closing is None:
        table.journal.closing = table._closing()  # now with the secret, if there is one
    return table


def _compare(table: Table, text: str, chance: Chance) -> None:
    """Draw an outcome again and raise unless it is the one in the journal."""
    drawn = table.game.notation.text(table.state.sample(chance.rng))
    if drawn != text:
        number = len(table.journal.steps) + 1
        raise JournalError(
            "journal/chance",
            f"Step {number} says {quoted(text)}, but chance drew {quoted(drawn)}.",
        )


def _check_closing(table: Table, journal: Journal) -> None:
    """Raise unless the closing line fits the game above it."""
    found, expected = journal.closing, table.journal.closing
    if found is None:  # the steps alone say how the game ended
        return
    if expected is None:
        problem = "The closing line comes before the game is over."
    elif (found.ending, found.points, found.places) != (
        expected.ending,
        expected.points,
        expected.places,
    ):
        points, places = (" ".join(map(str, each)) for each in (expected.points, expected.places))
        ended = f"it ended “{expected.ending}”, points {points}, places {places}"
        problem = f"The closing line is wrong: {ended}."
    else:
        table.journal.closing = found
        return
    raise JournalError("journal/result", problem, journal.until(len(journal.steps)))


def settle(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game, with the value chosen or its default."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise BadOption(f"option {quoted(name)} in {game.title}", list(known))
        if value not in known[name].known:
            raise BadOption(f"{quoted(value)} for the option {name}", known[name].values)
    return {name: options.get(name, option.values[0]) for name, option in known.items()}


def as_played(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of a game that may have begun before some of them existed."""
    missing = {
        option.name: option.before
        for option in game.options
        if option.before and option.name not in options
    }
    return settle(game, {**options, **missing})


def heard_by(seat: Seat, notes: Sequence[Note]) -> list[Note]:
    """The notes that a seat heard when they were told; EVERYONE heard them all."""
    if seat == EVERYONE:
        return list(notes)
    return [note for note in notes if note.audience in (EVERYONE, seat)]


def clean_name(name: str, seat: Seat) -> str:
    """A name that fits on one line of the journal."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(shown.split())[:40] or f"Seat {seat + 1}"


def _named(names: Sequence[str], seats: int) -> list[tuple[Seat, str]]:
    return list(enumerate([*names[:seats], *[""] * (seats - len(names))]))
