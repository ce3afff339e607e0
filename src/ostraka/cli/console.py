"""Where the command line writes, and what several commands need to read."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console

from ostraka.core.errors import BadOption, JournalError, OstrakaError
from ostraka.core.journal import Journal, parse
from ostraka.core.play import Game
from ostraka.core.table import settle

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def complain(sentence: str) -> None:
    """Say what is wrong where a program that reads the output does not see it."""
    err.print(sentence, style="bold red", markup=False, soft_wrap=True)


def read_options(game: Game, given: list[str]) -> dict[str, str]:
    """`--option name=value`, as often as wanted."""
    options = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadOption(f"“{each}”", [f"{option.name}=…" for option in game.options])
        options[name] = value
    return settle(game, options)


def read_text(file: Path) -> str:
    """A file's text, whatever is in it."""
    try:
        return file.read_bytes().decode("utf-8", "replace")
    except OSError as wrong:
        raise OstrakaError(f"{file} cannot be read: {wrong.strerror}.") from None


def read_journal(file: Path) -> Journal:
    """A journal, or as much of it as is whole, saying so."""
    try:
        return parse(read_text(file))
    except JournalError as wrong:
        if wrong.journal is None:
            raise
        complain(f"{wrong} Showing the {len(wrong.journal.steps)} steps before.")
        return wrong.journal


def fail(sentence: str) -> typer.Exit:
    """Complain, and the exit that goes with it."""
    complain(sentence)
    return typer.Exit(2)
