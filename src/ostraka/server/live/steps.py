"""Steps of a table, with every position on the way, and their lines in the journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ostraka.core.chance import unsealed
from ostraka.core.journal import UNDO, closing_line, header_lines, parse, step_line
from ostraka.core.play import Action, Game, Note, Seat, State
from ostraka.core.table import Table, clean_name, replay
from ostraka.server.model import Frame


def rebuild(game: Game, lines: Sequence[str], secret: bytes) -> Table:
    """The table of a kept journal, its chance at the right place."""
    journal = parse("".join(line + "\n" for line in lines))
    return replay(game, journal, unsealed(journal.header.chance, secret.hex()))


def begin(table: Table) -> list[Frame]:
    """What chance did before the first choice."""
    start = table.game.setup(table.seats, table.journal.header.options)
    first = Frame(0, start.clone(), 0)
    return [first, *_trace(table, start, 0, 0, 0)]


def step(table: Table, seat: Seat, said: Action | str, lines: int) -> list[Frame]:
    """Make step number `lines` of a table; the positions after it and after every outcome that
    follows it."""
    before, steps, notes = table.state.clone(), len(table.journal.steps), len(table.notes)
    if said == UNDO:
        table.undo(seat)
        return [Frame(lines, table.state.clone(), len(table.notes))]
    table.act(seat, said)
    return _trace(table, before, steps, notes, lines)


def follow(table: Table, lines: Sequence[str], done: int) -> list[Frame]:
    """Make the steps that somebody else has kept; chance does by itself what stands there."""
    text = "".join(line + "\n" for line in (*header_lines(table.journal.header), *lines))
    frames = []
    for who, said in parse(text).steps:
        if who >= 0:
            done += 1
            frames += step(table, who, said, done)
    return frames


def renamed(table: Table, names: Sequence[str]) -> Table:
    """A table whose seats have these names."""
    cleaned = tuple(clean_name(name, seat) for seat, name in enumerate(names))
    header = table.journal.header
    if header.names == cleaned:
        return table
    table = table.copy()
    table.journal = replace(table.journal, header=replace(header, names=cleaned))
    return table


def count_seat_steps(table: Table) -> int:
    """How many steps seats have made, undone ones and undoings included. Outcomes of chance are
    not counted: their number can tell what only one seat may know, as the size of a pile."""
    return sum(who >= 0 for who, _ in table.journal.steps)


def count_journal_lines(table: Table | None) -> int:
    """How many lines of a journal there are."""
    if table is None:
        return 0
    journal = table.journal
    return (
        len(header_lines(journal.header)) + 1 + len(journal.steps) + (journal.closing is not None)
    )


def new_journal_lines(old: Table | None, new: Table) -> list[str]:
    """The lines that a journal has gained."""
    if old is None:
        return new.journal.text().split("\n")[:-1]
    lines = [step_line(*each) for each in new.journal.steps[len(old.journal.steps) :]]
    if new.journal.closing is not None:
        lines.append(closing_line(new.journal.closing))
    return lines


def _trace(table: Table, state: State, steps: int, notes: int, lines: int) -> list[Frame]:
    frames = []
    told: list[Note] = []
    for _, said in table.journal.steps[steps:]:
        state.apply(table.game.notation.parse(said), told)
        frames.append(Frame(lines, state.clone(), notes + len(told)))
    return frames
