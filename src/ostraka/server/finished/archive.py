"""The archive of a finished game: every position as each seat saw it, every sentence, and where all
points came from.

An archive needs neither the rules nor the words that the game was played with, so results and
replays stay the same when those change. It holds placeholders instead of names.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup, escape

from ostraka.core.play import EVERYONE, WATCHER, Note, Seat, View
from ostraka.server.finished.patches import difference, patched
from ostraka.ui.scene import Entry

FORMAT: Final = 1

ICONS, ART = "\ue100", "\ue101"
"""Placeholders for the addresses of drawings, which change with every version."""
FIRST_NAME: Final = 0xE000
"""Placeholder for the name of the first seat; no name holds such a letter."""

Texts = dict[str, str]
"""A sentence in each language."""


@dataclass(frozen=True)
class ArchivedPosition:
    """A position of the replay: something was told on the way, and chance is done."""

    seat: Seat  # who acted before it; CHANCE for the first
    actor: Seat
    notes: int  # told up to here
    revealed: bool  # whether chance acted on the way
    heading: int  # index of a text
    lines: tuple[tuple[tuple[Seat, int], ...], ...]
    """What each pair of eyes was told on the way: a seat or -1 for all, and a text's index."""


@dataclass(frozen=True)
class Archive:
    """A finished game. `eyes` is a seat or WATCHER; lists by eyes begin with the watcher's."""

    title: Texts
    ending: Texts
    texts: tuple[Texts, ...]
    notes: tuple[Note, ...]
    said: tuple[int, ...]  # index of each note's text
    positions: tuple[ArchivedPosition, ...]
    views: tuple[tuple[Any, ...], ...]  # of each position, by eyes
    ledgers: tuple[dict[str, list[dict[str, Any]]], ...]  # by eyes, then by language

    def view(self, ply: int, eyes: Seat) -> View:
        """Return what these eyes saw of a position."""
        found: View = self.views[ply][place(eyes)]
        return found

    def heard(self, eyes: Seat, ply: int | None = None) -> list[tuple[Note, int]]:
        """Return the notes told to these eyes up to a position, or all, each with its text."""
        until = len(self.notes) if ply is None else self.positions[ply].notes
        told = zip(self.notes[:until], self.said, strict=False)
        return [(note, text) for note, text in told if note.audience in (EVERYONE, eyes)]

    def lines(
        self, ply: int, eyes: Seat, language: str, names: Sequence[str]
    ) -> list[tuple[Seat, Markup]]:
        """Return what these eyes were told on the way to a position, each with its seat or -1."""
        bold = [Markup("<b>{}</b>").format(name) for name in names]
        return [
            (seat, Markup(with_names(in_language(self.texts[text], language), bold)))
            for seat, text in self.positions[ply].lines[place(eyes)]
        ]

    def plain(self, text: int, names: Sequence[str]) -> str:
        """Return a sentence in English, for programs."""
        safe = [str(escape(name)) for name in names]
        return Markup(with_names(in_language(self.texts[text], "en"), safe)).striptags()

    def heading(self, ply: int, language: str, names: Sequence[str]) -> str:
        """Say how far the game was at a position."""
        return with_names(in_language(self.texts[self.positions[ply].heading], language), names)

    def ledger(
        self, eyes: Seat, language: str, names: Sequence[str], icons: str, art: str
    ) -> list[Entry]:
        """Return where the points came from."""
        by_language = self.ledgers[place(eyes)]
        return [
            Entry(
                with_names(entry["label"], names),
                tuple(with_names(value, names) for value in entry["values"]),
                Markup(entry["icon"].replace(ICONS, icons).replace(ART, art)),
                tuple(with_names(value, names) for value in entry["details"]),
                entry["total"],
            )
            for entry in by_language.get(language) or by_language["en"]
        ]

    @cached_property
    def last(self) -> int:
        """Number of the last position."""
        return len(self.positions) - 1


def place(eyes: Seat) -> int:
    """Index of these eyes in lists by eyes."""
    return 0 if eyes == WATCHER else eyes + 1


def placeholders(seats: int) -> list[str]:
    """Return the placeholders for the names of the seats."""
    return [chr(FIRST_NAME + seat) for seat in range(seats)]


def with_names(text: str, names: Sequence[str]) -> str:
    """Replace the placeholders in a text by names."""
    for seat, name in enumerate(names):
        text = text.replace(chr(FIRST_NAME + seat), str(name))
    return text


def in_language(texts: Texts, language: str) -> str:
    """Return a text in a language, or in English if it is not archived in that one."""
    return texts.get(language) or texts["en"]


def packed(archive: Archive) -> bytes:
    """Compress an archive for the store."""
    return lzma.compress(
        json.dumps(
            {
                "format": FORMAT,
                "title": archive.title,
                "ending": archive.ending,
                "texts": archive.texts,
                "notes": [
                    (note.kind, note.seat, dict(note.details), note.audience)
                    for note in archive.notes
                ],
                "said": archive.said,
                "stops": [asdict(each) for each in archive.positions],
                "views": _packed_views(archive.views),
                "ledgers": archive.ledgers,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        ).encode()
    )


def unpacked(data: bytes) -> Archive:
    """Read an archive from the store."""
    found = json.loads(lzma.decompress(data))
    return Archive(
        title=found["title"],
        ending=found["ending"],
        texts=tuple(found["texts"]),
        notes=tuple(Note(*note) for note in found["notes"]),
        said=tuple(found["said"]),
        positions=tuple(_position(**each) for each in found["stops"]),
        views=_unpacked_views(found["views"]),
        ledgers=tuple(found["ledgers"]),
    )


def _position(lines: list[list[list[int]]], **rest: Any) -> ArchivedPosition:
    told = tuple(tuple((seat, text) for seat, text in each) for each in lines)
    return ArchivedPosition(lines=told, **rest)


def _packed_views(views: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Turn each view into its difference from the one before, by the same eyes."""
    rows = []
    before: Sequence[Any] = [None] * len(views[0])
    for row in views:
        rows.append([difference(old, new) for old, new in zip(before, row, strict=True)])
        before = row
    return rows


def _unpacked_views(rows: Sequence[Sequence[Any]]) -> tuple[tuple[Any, ...], ...]:
    views = []
    before: tuple[Any, ...] = (None,) * len(rows[0])
    for row in rows:
        before = tuple(patched(old, patch) for old, patch in zip(before, row, strict=True))
        views.append(before)
    return tuple(views)
