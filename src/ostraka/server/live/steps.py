"""Make the steps of a table, with every position on the way, and write their journal lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ostraka.core.chance import unsealed
from ostraka.core.journal import UNDO, closing_line, header_lines, parse, step_line
from ostraka.core.play import Action, Game, Note, Seat, State
from ostraka.core.table import Table, clean_name, replay
from ostraka.server.model import Frame


def rebuild(game: Game, journal_lines: Sequence[str], secret: bytes) -> Table:
    """Rebuild a table from its journal, with its chance at the right place."""
    journal = parse("".join(line + "\n" for line in journal_lines))
    return replay(game, journal, unsealed(journal.header.chance, secret.hex()))


def begin(table: Table) -> list[Frame]:
    """Return the positions before the first choice: the setup and what chance did then."""
    start = table.game.setup(table.seats, table.journal.header.options)
    first = Frame(0, start.clone(), 0)
    return [first, *_trace(table, start, 0, 0, 0)]


def step(table: Table, seat: Seat, said: Action | str, number: int) -> list[Frame]:
    """Make step `number` of the seats; return the position after it and after each outcome."""
    before, steps, notes = table.state.clone(), len(table.journal.steps), len(table.notes)
    if said == UNDO:
        table.undo(seat)
        return [Frame(number, table.state.clone(), len(table.notes))]
    table.act(seat, said)
    return _trace(table, before, steps, notes, number)


def follow(table: Table, journal_lines: Sequence[str], done: int) -> list[Frame]:
    """Make the steps that another process stored after the first `done`; return their positions."""
    text = "".join(line + "\n" for line in (*header_lines(table.journal.header), *journal_lines))
    frames = []
    for who, said in parse(text).steps:
        if who >= 0:
            done += 1
            frames += step(table, who, said, done)
    return frames


def renamed(table: Table, names: Sequence[str]) -> Table:
    """Return the table with these names at its seats."""
    cleaned = tuple(clean_name(name, seat) for seat, name in enumerate(names))
    header = table.journal.header
    if header.names == cleaned:
        return table
    table = table.copy()
    table.journal = replace(table.journal, header=replace(header, names=cleaned))
    return table


def count_seat_steps(table: Table) -> int:
    """Count the steps of seats, including undos and undone steps.

    Outcomes of chance are not counted: their number can reveal what only one seat may know, such
    as the size of a pile.
    """
    return sum(who >= 0 for who, _ in table.journal.steps)


def count_journal_lines(table: Table | None) -> int:
    """Count the lines of a journal; 0 before the game."""
    if table is None:
        return 0
    journal = table.journal
    return (
        len(header_lines(journal.header)) + 1 + len(journal.steps) + (journal.closing is not None)
    )


def new_journal_lines(old: Table | None, new: Table) -> list[str]:
    """Return the lines that a journal has gained."""
    if old is None:
        return new.journal.text().split("\n")[:-1]
    lines = [step_line(*each) for each in new.journal.steps[len(old.journal.steps) :]]
    if new.journal.closing is not None:
        lines.append(closing_line(new.journal.closing))
    return lines


def _trace(table: Table, state: State, steps: int, notes: int, number: int) -> list[Frame]:
    frames = []
    told: list[Note] = []
    for _, said in table.journal.steps[steps:]:
        state.apply(table.game.notation.parse(said), told)
        frames.append(Frame(number, state.clone(), notes + len(told)))
    return frames
