"""`ostraka replay` and `ostraka verify`: tell, show and verify recorded games."""

from __future__ import annotations

import json
from pathlib import Path

import typer
from rich.markup import escape

from ostraka import games
from ostraka.cli.console import complain, out, read_journal, read_text
from ostraka.core.chance import unsealed
from ostraka.core.errors import JournalError, OstrakaError
from ostraka.core.journal import parse
from ostraka.core.play import EVERYONE, Seat
from ostraka.core.table import Table
from ostraka.core.table import replay as rebuild
from ostraka.words import gathered


def replay(file: Path, ply: int | None, seat: int, as_json: bool) -> None:
    """Tell a game up to a step, then show the position."""
    table, problem = rebuilt(file, ply, seat)
    tell(table, seat - 1 if seat else EVERYONE, as_json)
    if problem is not None:
        complain(f"{problem} Shown are the {len(table.journal.steps)} steps before.")
        raise typer.Exit(2)


def rebuilt(file: Path, ply: int | None, seat: int) -> tuple[Table, JournalError | None]:
    """Rebuild the table of a journal up to a step or its first error, and return that error too.

    Raise if the game has no such seat.
    """
    journal, problem = read_journal(file)
    game = games.game(journal.header.game)
    if seat not in range(len(journal.header.names) + 1):
        raise OstrakaError(f"There is no seat {seat}; there are {len(journal.header.names)}.")
    if ply is not None:
        if ply not in range(len(journal.steps) + 1):
            raise OstrakaError(f"There is no step {ply}; there are {len(journal.steps)}.")
        journal, problem = journal.until(ply), None
    try:
        return rebuild(game, journal), problem
    except JournalError as wrong:
        if wrong.journal is None:
            raise
        return rebuild(game, wrong.journal), wrong


def tell(table: Table, seat: Seat, as_json: bool) -> None:
    """Print the story, the position and the result."""
    if as_json:
        typer.echo(json.dumps(_as_data(table, seat), ensure_ascii=False, indent=2))
        return
    words = games.part(table.game.key, "ui.text.words")
    for _, note in gathered(words, table.heard(seat)):
        out.print(escape(words.sentence(note, table.names)))
    out.print(games.part(table.game.key, "ui.terminal").draw(table.view(seat), table.names, False))
    show_result(table)


def show_result(table: Table) -> None:
    """Print the places and points, once the game is over."""
    closing = table.journal.closing
    if closing is None:
        return
    ranked = sorted(zip(closing.places, table.names, closing.points, strict=True))
    for place, name, points in ranked:
        out.print(f"{place}. {escape(name)} {points}", style="bold" if place == 1 else "")
    if 1 not in closing.places:
        out.print("Nobody wins.", style="bold")


def verify(file: Path, as_json: bool) -> None:
    """Draw every outcome of chance again and compare."""
    journal = parse(read_text(file))
    game = games.game(journal.header.game)
    secret = journal.closing.secret if journal.closing else ""
    chance = unsealed(journal.header.chance, secret)
    rebuild(game, journal, chance)
    steps = len(journal.steps)
    drawn = sum(who < 0 for who, _ in journal.steps)
    if as_json:
        data = {"verified": True, "steps": steps, "chance": drawn, "label": chance.label}
        typer.echo(json.dumps(data))
        return
    over = "to its end" if journal.closing else "as far as it goes"
    out.print(
        f"True {over}: {steps} steps, all legal; {drawn} outcomes of chance, each as "
        f"{'sealed before the first step' if chance.secret else 'the seed gives it'}."
    )


def _as_data(table: Table, seat: Seat) -> dict[str, object]:
    journal = table.journal
    return {
        "game": table.game.key,
        "names": list(table.names),
        "steps": len(journal.steps),
        "actor": table.actor,
        "legal": table.legal_texts(),
        "notes": [{"kind": n.kind, "seat": n.seat, **n.details} for n in table.heard(seat)],
        "view": table.view(seat),
        "places": list(journal.closing.places) if journal.closing else None,
        "points": list(journal.closing.points) if journal.closing else None,
    }
