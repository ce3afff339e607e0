"""The journal: a game as text, one line per step. docs/protocol.md describes the format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ostraka.core.chance import OPEN
from ostraka.core.errors import JournalError, quoted
from ostraka.core.play import CHANCE, Seat

FORMAT: Final = 1
UNDO: Final = "undo"
CHANCE_WORD: Final = "chance"
_TITLE: Final = "ostraka journal"


@dataclass(frozen=True)
class Header:
    """What must be known before the first step."""

    game: str
    rules: int
    names: tuple[str, ...]
    options: Mapping[str, str]
    chance: str = OPEN


@dataclass(frozen=True)
class Closing:
    """How the game ended, and the secret that its chance was sealed with."""

    ending: str
    points: tuple[int, ...]
    places: tuple[int, ...]
    secret: str = ""


@dataclass
class Journal:
    """A game: its header, its steps as (who, text) and, once it is over, its closing."""

    header: Header
    steps: list[tuple[Seat, str]] = field(default_factory=list)
    closing: Closing | None = None

    def until(self, steps: int) -> Journal:
        """This journal up to a number of steps."""
        return Journal(self.header, self.steps[:steps])

    def text(self) -> str:
        """The whole file."""
        lines = header_lines(self.header) + [""] + [step_line(*step) for step in self.steps]
        if self.closing is not None:
            lines.append(closing_line(self.closing))
        return "".join(line + "\n" for line in lines)


def header_lines(header: Header) -> list[str]:
    """The first lines of a file."""
    return [
        f"{_TITLE} {FORMAT}",
        f"game {header.game}",
        f"rules {header.rules}",
        *(f"seat {number} {name}" for number, name in enumerate(header.names, 1)),
        *(f"option {name} {value}" for name, value in header.options.items()),
        f"chance {header.chance}",
    ]


def step_line(who: Seat, text: str) -> str:
    """The line of one step."""
    return f"{CHANCE_WORD if who == CHANCE else who + 1}: {text}"


def closing_line(closing: Closing) -> str:
    """The last line of a finished game."""
    parts = [
        closing.ending,
        f"points {_joined(closing.points)}",
        f"places {_joined(closing.places)}",
    ]
    if closing.secret:
        parts.append(f"secret {closing.secret}")
    return "end: " + "; ".join(parts)


def parse(text: str) -> Journal:
    """Read a file's text. Whether the steps are legal is for `table.replay` to say."""
    lines = text.split("\n")
    last = lines.pop()
    numbered = [
        (number, line.rstrip("\r"))
        for number, line in enumerate(lines, 1)
        if line.strip() and not line.startswith("#")
    ]
    first = numbered[0][1] if numbered else last
    if not first.startswith(_TITLE):
        raise JournalError("journal/foreign", "This is not an Ostraka journal.")
    if first != f"{_TITLE} {FORMAT}":
        raise JournalError(
            "journal/version",
            f"This reads journals of format {FORMAT}; the file says {quoted(first)}.",
        )
    # The header ends with its line about chance.
    body = next(
        (at for at, (_, line) in enumerate(numbered, 1) if line.startswith("chance ")),
        len(numbered),
    )
    journal = Journal(_parse_header([line for _, line in numbered[1:body]]))
    for number, line in numbered[body:]:
        _parse_line(journal, number, line)
    if last:
        raise JournalError(
            "journal/cut", f"Line {len(lines) + 1} is cut off: {quoted(last)}.", journal
        )
    return journal


def _parse_header(lines: list[str]) -> Header:
    found: dict[str, str] = {}
    names: list[str] = []
    options: dict[str, str] = {}
    for line in lines:
        key, _, value = line.partition(" ")
        if key == "seat":
            number, _, name = value.partition(" ")
            if number != str(len(names) + 1) or not name:
                raise _bad_header(f"seat {len(names) + 1} and a name", line)
            names.append(name)
        elif key == "option":
            option, _, chosen = value.partition(" ")
            options[option] = chosen
        elif key in ("game", "rules", "chance") and key not in found and value:
            found[key] = value
        else:
            raise _bad_header("game, rules, seat, option or chance", line)
    for key in ("game", "rules", "chance"):
        if key not in found:
            raise _bad_header(f"a line “{key} …”", "nothing of the kind")
    if not names:
        raise _bad_header("a line “seat 1 …”", "nothing of the kind")
    if not _is_number(found["rules"]):
        raise _bad_header("a number of the rules", found["rules"])
    return Header(found["game"], int(found["rules"]), tuple(names), options, found["chance"])


def _parse_line(journal: Journal, number: int, line: str) -> None:
    who, _, text = line.partition(": ")
    seats = range(1, len(journal.header.names) + 1)
    if journal.closing is not None:
        raise JournalError("journal/damaged", f"Line {number} stands behind the end.", journal)
    if who == "end" and text:
        journal.closing = _parse_closing(journal, number, text)
    elif who == CHANCE_WORD and text:
        journal.steps.append((CHANCE, text))
    elif text and _is_number(who) and int(who) in seats:
        journal.steps.append((int(who) - 1, text))
    else:
        raise JournalError(
            "journal/damaged",
            f"Line {number} is no step: {quoted(line)}; "
            f"it should begin with “1: ” to “{seats[-1]}: ”, “{CHANCE_WORD}: ” or “end: ”.",
            journal,
        )


def _parse_closing(journal: Journal, number: int, text: str) -> Closing:
    ending, *rest = text.split("; ")
    found = dict(part.partition(" ")[::2] for part in rest)
    secret = found.get("secret", "")
    try:
        points = tuple(int(word) for word in found["points"].split())
        places = tuple(int(word) for word in found["places"].split())
        bytes.fromhex(secret)
    except (KeyError, ValueError):
        raise JournalError(
            "journal/damaged", f"Line {number} is no closing line: {quoted(text)}.", journal
        ) from None
    return Closing(ending, points, places, secret)


def _bad_header(expected: str, found: str) -> JournalError:
    return JournalError(
        "journal/header", f"The header should have {expected}; it has {quoted(found)}."
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
