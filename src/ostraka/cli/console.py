"""The consoles of the command line, and what several commands read."""

from __future__ import annotations

from pathlib import Path
from time import strftime

from platformdirs import user_data_path
from rich.console import Console

from ostraka import games
from ostraka.core.box import unpack
from ostraka.core.errors import BadOption, BadSeats, JournalError, OstrakaError, quoted
from ostraka.core.journal import Journal, parse
from ostraka.core.origin import Figure, figures
from ostraka.core.play import Game
from ostraka.core.table import settle
from ostraka.ui.origins import marks

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def complain(sentence: str) -> None:
    """Write an error to stderr."""
    err.print(sentence, style="bold red", markup=False, soft_wrap=True)


def about(key: str) -> str:
    """Say what a game is about, and which of its figures are reconstructed."""
    words = games.part(key, "ui.text.words")
    return f"{words.ABOUT} {words.RECONSTRUCTED}".rstrip()


def box_figures(key: str) -> list[Figure]:
    """Return where the figures of a game's box come from."""
    return figures(unpack(games.package(key)))


def doubted(key: str) -> list[str]:
    """Return a line for each figure that may differ from the printed game."""
    found = marks(box_figures(key), games.part(key, "ui.text.words").FIGURE_NAMES)
    return [
        f"  {mark.name}: {mark.says(str)}, {mark.how_sure(str)}"
        for mark in found
        if not mark.printed
    ]


def read_options(game: Game, given: list[str]) -> dict[str, str]:
    """Read the options given as `--option name=value`."""
    options = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadOption(quoted(each), [f"{option.name}=…" for option in game.options])
        options[name] = value
    return settle(game, options)


def read_seats(game: Game, given: str) -> list[int]:
    """Read numbers of seats, as in `--seats 2,3,4`, without duplicates."""
    words = given.split(",")
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        raise BadSeats(game.title, game.seats, quoted(given))
    return sorted(set(map(int, words)))


def new_file(key: str, kind: str) -> Path:
    """Return the default name of a new file, in the data folder."""
    return data_folder() / f"{key}-{strftime('%Y%m%d-%H%M%S')}.{kind}"


def data_folder() -> Path:
    """Return the folder where this platform keeps the data of programs."""
    return user_data_path("ostraka", appauthor=False)


def default_database() -> str:
    """Return the address of the default database.

    Versions before 0.2 kept it in the current folder; a file found there is still used.
    """
    earlier = Path("ostraka.sqlite")
    if earlier.is_file():
        return f"sqlite:///{earlier}"
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / earlier}"


def read_text(file: Path) -> str:
    """Read a file as text; bytes that are not UTF-8 are replaced."""
    try:
        return file.read_bytes().decode("utf-8", "replace")
    except OSError as wrong:
        raise OstrakaError(f"{file} cannot be read: {wrong.strerror}.") from None


def read_journal(file: Path) -> tuple[Journal, JournalError | None]:
    """Read a journal up to its first error, and return that error."""
    try:
        return parse(read_text(file)), None
    except JournalError as wrong:
        if wrong.journal is None:
            raise
        return wrong.journal, wrong
