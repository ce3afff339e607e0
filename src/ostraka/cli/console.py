"""Where the command line writes, and what several commands need to read."""

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
    """What a game is about, and which of its figures are not the printed ones."""
    words = games.part(key, "ui.text.words")
    return f"{words.ABOUT} {words.RECONSTRUCTED}".rstrip()


def box_figures(key: str) -> list[Figure]:
    """Where the figures of a game's box come from."""
    return figures(unpack(games.package(key)))


def doubted(key: str) -> list[str]:
    """The figures that are not surely the printed ones, one in a line."""
    found = marks(box_figures(key), games.part(key, "ui.text.words").FIGURE_NAMES)
    return [
        f"  {mark.name}: {mark.says(str)}, {mark.how_sure(str)}"
        for mark in found
        if not mark.printed
    ]


def read_options(game: Game, given: list[str]) -> dict[str, str]:
    """`--option name=value`, as often as wanted."""
    options = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadOption(quoted(each), [f"{option.name}=…" for option in game.options])
        options[name] = value
    return settle(game, options)


def read_seats(game: Game, given: str) -> list[int]:
    """`--seats 2,3,4`: some numbers of seats, each once."""
    words = given.split(",")
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        raise BadSeats(game.title, game.seats, quoted(given))
    return sorted(set(map(int, words)))


def new_file(key: str, kind: str) -> Path:
    """Where things are kept unless somebody says otherwise."""
    return data_folder() / f"{key}-{strftime('%Y%m%d-%H%M%S')}.{kind}"


def data_folder() -> Path:
    """Where this platform keeps the data of programs."""
    return user_data_path("ostraka", appauthor=False)


def default_database() -> str:
    """The file for tables. Versions before 0.2 kept it in the current folder: if it is there, it
    is still the one."""
    earlier = Path("ostraka.sqlite")
    if earlier.is_file():
        return f"sqlite:///{earlier}"
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / earlier}"


def read_text(file: Path) -> str:
    """A file's text, whatever is in it."""
    try:
        return file.read_bytes().decode("utf-8", "replace")
    except OSError as wrong:
        raise OstrakaError(f"{file} cannot be read: {wrong.strerror}.") from None


def read_journal(file: Path) -> tuple[Journal, JournalError | None]:
    """A journal as far as it is whole, and what is wrong with the rest."""
    try:
        return parse(read_text(file)), None
    except JournalError as wrong:
        if wrong.journal is None:
            raise
        return wrong.journal, wrong
