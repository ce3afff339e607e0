"""What a game was, kept when it ends: every position as each seat saw it, every sentence as it was
told, and the reasons of every point.

An archive needs neither the rules nor the words that the game was played with, so a result or a
replay stays the same whatever becomes of them. Names are not in it: places for them are.
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
"""Stand for the addresses of drawings, which change with every version."""
FIRST_NAME: Final = 0xE000
"""Stands for the name of the first seat; a name never holds such a letter."""

Texts = dict[str, str]
"""A sentence by language."""


@dataclass(frozen=True)
class Stop:
    """A position worth a look: something was told on the way, and chance has done its part."""

    seat: Seat  # who came before it; CHANCE for the first
    actor: Seat
    notes: int  # that were told until then
    revealed: bool  # whether chance did something
    heading: int  # the number of a text
    lines: tuple[tuple[tuple[Seat, int], ...], ...]
    """What each pair of eyes was told on the way: whose it is, or -1 for all, and a text."""


@dataclass(frozen=True)
class Archive:
    """A finished game. Eyes are counted from the spectator's, then seat by seat."""

    title: Texts
    ending: Texts
    texts: tuple[Texts, ...]
    notes: tuple[Note, ...]
    said: tuple[int, ...]  # the text of each note
    stops: tuple[Stop, ...]
    views: tuple[tuple[Any, ...], ...]  # of each stop, by eyes
    ledgers: tuple[dict[str, list[dict[str, Any]]], ...]  # by eyes, then by language

    def view(self, ply: int, eyes: Seat) -> View:
        """What somebody saw at a stop."""
        found: View = self.views[ply][place(eyes)]
        return found

    def heard(self, eyes: Seat, ply: int | None = None) -> list[tuple[Note, int]]:
        """The notes that somebody was told up to a stop, or in all, each with its text."""
        until = len(self.notes) if ply is None else self.stops[ply].notes
        told = zip(self.notes[:until], self.said, strict=False)
        return [(note, text) for note, text in told if note.audience in (EVERYONE, eyes)]

    def lines(
        self, ply: int, eyes: Seat, language: str, names: Sequence[str]
    ) -> list[tuple[Seat, Markup]]:
        """What somebody was told on the way to a stop: whose it is, or -1 for all, and how."""
        bold = [Markup("<b>{}</b>").format(name) for name in names]
        return [
            (seat, Markup(named(spoken(self.texts[text], language), bold)))
            for seat, text in self.stops[ply].lines[place(eyes)]
        ]

    def plain(self, text: int, names: Sequence[str]) -> str:
        """A sentence in English, for programs."""
        safe = [str(escape(name)) for name in names]
        return Markup(named(spoken(self.texts[text], "en"), safe)).striptags()

    def heading(self, ply: int, language: str, names: Sequence[str]) -> str:
        """How far the game was."""
        return named(spoken(self.texts[self.stops[ply].heading], language), names)

    def ledger(
        self, eyes: Seat, language: str, names: Sequence[str], icons: str, art: str
    ) -> list[Entry]:
        """Where the points came from."""
        by_language = self.ledgers[place(eyes)]
        return [
            Entry(
                named(entry["label"], names),
                tuple(named(value, names) for value in entry["values"]),
                Markup(entry["icon"].replace(ICONS, icons).replace(ART, art)),
                tuple(named(value, names) for value in entry["details"]),
                entry["total"],
            )
            for entry in by_language.get(language) or by_language["en"]
        ]

    @cached_property
    def last(self) -> int:
        """The number of the last stop."""
        return len(self.stops) - 1


def place(eyes: Seat) -> int:
    """Where something stands that everybody has their own of."""
    return 0 if eyes == WATCHER else eyes + 1


def stand_ins(seats: int) -> list[str]:
    """What stands for the names of the seats."""
    return [chr(FIRST_NAME + seat) for seat in range(seats)]


def named(text: str, names: Sequence[str]) -> str:
    """A text with names where they belong."""
    for seat, name in enumerate(names):
        text = text.replace(chr(FIRST_NAME + seat), str(name))
    return text


def spoken(texts: Texts, language: str) -> str:
    """A text in a language, or in English if it was not kept in that one."""
    return texts.get(language) or texts["en"]


def packed(archive: Archive) -> bytes:
    """An archive as the store keeps it."""
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
                "stops": [asdict(stop) for stop in archive.stops],
                "views": _packed_views(archive.views),
                "ledgers": archive.ledgers,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        ).encode()
    )


def unpacked(data: bytes) -> Archive:
    """What the store has kept."""
    found = json.loads(lzma.decompress(data))
    return Archive(
        title=found["title"],
        ending=found["ending"],
        texts=tuple(found["texts"]),
        notes=tuple(Note(*note) for note in found["notes"]),
        said=tuple(found["said"]),
        stops=tuple(_stop(**stop) for stop in found["stops"]),
        views=_unpacked_views(found["views"]),
        ledgers=tuple(found["ledgers"]),
    )


def _stop(lines: list[list[list[int]]], **rest: Any) -> Stop:
    told = tuple(tuple((seat, text) for seat, text in each) for each in lines)
    return Stop(lines=told, **rest)


def _packed_views(views: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Each view as what differs from the same eyes' one before."""
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
