"""What can go wrong, each with one sentence for people and a stable code for programs.

OstrakaError
├── NoSuchGame        game/unknown            no game of that key
├── GameClash         game/clash              two packages bring a game of the same key
├── BrokenGame        game/broken             a package that holds no game
├── BadSeats          game/seats              not a number of seats this game takes
├── BadOption         game/option             no such option, or no such value of it
├── BadSeed           game/seed               not a word that fits on a line
├── NoVectors         game/vectors            a game that learners cannot read yet
├── NoSuchAction      action/unknown          not a sentence of the game's notation
├── IllegalAction     action/illegal          a sentence, but not now; carries what is legal
├── NotYourTurn       action/not-your-turn    somebody else acts
├── GameOver          action/game-over        the game has ended
├── NothingToUndo     undo/nothing            no step of this seat can be taken back
├── DataError         box/data                a component file is wrong
├── NoSuchBot         bot/unknown             no level of that name
├── MissingExtra      extra/missing           a package that an extra of this one installs
└── JournalError      journal/...             a journal file is wrong; keeps the valid beginning
        journal/foreign     not a journal at all
        journal/version     of a format this program does not read
        journal/header      a line of the header is missing or wrong
        journal/rules       written under other rules of the game
        journal/damaged     a line that is no step
        journal/cut         the last line has no end
        journal/illegal     a step that the rules do not allow there
        journal/chance      an outcome that the sealed or seeded chance did not draw
        journal/result      a closing line that does not fit the game
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostraka.core.journal import Journal


class OstrakaError(Exception):
    """Anything a user can cause; its text is one clear sentence."""

    code = "ostraka"


class NoSuchGame(OstrakaError):
    """No game of that key."""

    code = "game/unknown"

    def __init__(self, key: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no game {quoted(key)}; there is {listed(known)}.")


class GameClash(OstrakaError):
    """Two packages bring a game of the same key."""

    code = "game/clash"

    def __init__(self, key: str, one: str, other: str) -> None:
        super().__init__(f"Two games have the key “{key}”: {one} and {other}; uninstall one.")


class BrokenGame(OstrakaError):
    """A package that holds no game."""

    code = "game/broken"

    def __init__(self, key: str, package: str, why: str) -> None:
        super().__init__(f"The game “{key}” cannot be loaded from {package}: {why.rstrip('.')}.")


class BadSeats(OstrakaError):
    """Not a number of seats this game takes."""

    code = "game/seats"

    def __init__(self, title: str, seats: range, asked: object) -> None:
        super().__init__(f"{title} is for {seats[0]} to {seats[-1]} seats, not {asked}.")


class BadOption(OstrakaError):
    """No such option, or no such value of it."""

    code = "game/option"

    def __init__(self, what: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no {what}; there is {listed(known)}.")


class BadSeed(OstrakaError):
    """Not a word that fits on a line."""

    code = "game/seed"

    def __init__(self, seed: str) -> None:
        super().__init__(f"A seed is a word or a number on one line, not {quoted(seed)}.")


class NoVectors(OstrakaError):
    """A game without numbers for learners."""

    code = "game/vectors"

    def __init__(self, title: str) -> None:
        super().__init__(f"{title} has no vectors for learners: its folder lacks vector.py.")


class NoSuchAction(OstrakaError):
    """Not a sentence of the game's notation."""

    code = "action/unknown"

    def __init__(self, text: str) -> None:
        super().__init__(f"{quoted(text)} is nothing that this game can say.")


class IllegalAction(OstrakaError):
    """A sentence of the game, but not now."""

    code = "action/illegal"

    def __init__(self, text: str, legal: Sequence[str]) -> None:
        super().__init__(f"“{text}” is not possible now; possible is {listed(legal)}.")
        self.legal = list(legal)


class NotYourTurn(OstrakaError):
    """Somebody else acts."""

    code = "action/not-your-turn"

    def __init__(self, seat: str, actor: str) -> None:
        super().__init__(f"It is not {seat}'s turn but {actor}'s.")


class GameOver(OstrakaError):
    """The game has ended."""

    code = "action/game-over"

    def __init__(self) -> None:
        super().__init__("The game is over.")


class NothingToUndo(OstrakaError):
    """No step of this seat can be taken back."""

    code = "undo/nothing"

    def __init__(self) -> None:
        super().__init__(
            "There is nothing to take back: only your own last steps, "
            "and only until something was revealed or somebody else acted."
        )


class NoSuchBot(OstrakaError):
    """No level of that name."""

    code = "bot/unknown"

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"There is no bot {quoted(name)}; there is {listed(known)}.")


class MissingExtra(OstrakaError):
    """A package that only some features need is not installed."""

    code = "extra/missing"

    def __init__(self, what: str, package: str, extra: str) -> None:
        super().__init__(f"{what} needs {package}: pip install 'ostraka[{extra}]'.")


class DataError(OstrakaError):
    """A component file is wrong; the sentence names file, entry and expectation."""

    code = "box/data"

    def __init__(self, file: str, entry: str, expected: str) -> None:
        super().__init__(f"{file}, {entry}: expected {expected}.")


class JournalError(OstrakaError):
    """A journal file is wrong; `journal` is its valid beginning, if there is a header."""

    def __init__(self, code: str, sentence: str, journal: Journal | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.journal = journal


def quoted(text: str, most: int = 40) -> str:
    """Quote a user's text in a sentence: on one line, printable, cut if too long."""
    shown = "".join(letter if letter.isprintable() else "·" for letter in text)
    return f"“{shown if len(shown) <= most else shown[: most - 1] + '…'}”"


def listed(words: Sequence[str], most: int = 12) -> str:
    """Join words for a sentence: “a, b or c”, cut if there are too many."""
    if not words:
        return "nothing"
    if len(words) > most:
        return ", ".join(words[:most]) + f" and {len(words) - most} more"
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
