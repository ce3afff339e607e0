"""Make the archive of a finished game by replaying its journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from types import ModuleType

from ostraka import games
from ostraka.core.journal import Journal
from ostraka.core.play import CHANCE, OVER, WATCHER, Game, Note, Seat, State
from ostraka.core.table import Table, as_played, heard_by
from ostraka.server.finished.archive import (
    ART,
    ICONS,
    Archive,
    ArchivedPosition,
    Texts,
    place,
    placeholders,
)
from ostraka.server.html.scenes import scene_of
from ostraka.ui.scene import Look, Translate
from ostraka.words import LANGUAGES, gathered, marked, translator


@dataclass(frozen=True)
class _Point:
    """A position of the replay, not yet seen by anybody's eyes."""

    seat: Seat
    state: State
    notes: int
    revealed: bool


class _Texts:
    """The sentences of an archive, without duplicates."""

    def __init__(self) -> None:
        self.all: list[Texts] = []
        self._numbers: dict[tuple[str, ...], int] = {}

    def number(self, say: Callable[[Translate], str]) -> int:
        """Return the index of a sentence, adding it if it is new."""
        said = tuple(str(say(translator(language))) for language in LANGUAGES)
        if said not in self._numbers:
            self._numbers[said] = len(self.all)
            self.all.append(dict(zip(LANGUAGES, said, strict=True)))
        return self._numbers[said]


def archived(game: Game, journal: Journal) -> Archive:
    """Return the archive of a finished game."""
    closing = journal.closing
    assert closing is not None, "only finished games are archived"
    names = tuple(placeholders(len(journal.header.names)))
    everybody = (WATCHER, *range(len(names)))
    words, scene = games.part(game.key, "ui.text.words"), scene_of(game.key)
    notes, points = _played(game, journal)
    views = tuple(tuple(point.state.view(eyes) for eyes in everybody) for point in points)
    texts = _Texts()
    said = {id(note): texts.number(_sentence(words, note, names)) for note in notes}

    def look(ply: int, eyes: Seat, t: Translate) -> Look:
        return Look(
            view=views[ply][place(eyes)],
            seat=eyes,
            actor=points[ply].state.actor(),
            legal=(),
            names=names,
            notes=tuple(heard_by(eyes, notes[: points[ply].notes])),
            t=t,
            art=ART,
            icons=ICONS,
        )

    def told(ply: int, eyes: Seat) -> tuple[tuple[Seat, int], ...]:
        since = points[ply - 1].notes if ply else 0
        found = gathered(words, heard_by(eyes, notes[since : points[ply].notes]))
        return tuple(
            (
                -1 if note.kind in words.ABOUT_ALL else note.seat,
                said[id(note)]
                if id(note) in said
                else texts.number(_sentence(words, note, names)),  # of several notes in one
            )
            for _, note in found
        )

    def heading(ply: int) -> int:
        return texts.number(lambda t: scene.heading(look(ply, WATCHER, t)))

    archived_positions = tuple(
        ArchivedPosition(
            point.seat,
            point.state.actor(),
            point.notes,
            point.revealed,
            heading(ply),
            tuple(told(ply, eyes) for eyes in everybody),
        )
        for ply, point in enumerate(points)
    )
    ledgers = tuple(
        {
            language: [
                asdict(entry)
                for entry in scene.ledger(look(len(points) - 1, eyes, translator(language)))
            ]
            for language in LANGUAGES
        }
        for eyes in everybody
    )
    return Archive(
        title=_in_all(game.title),
        ending=_in_all(words.ENDINGS[closing.ending]),
        texts=tuple(texts.all),
        notes=tuple(notes),
        said=tuple(said[id(note)] for note in notes),
        positions=archived_positions,
        views=views,
        ledgers=ledgers,
    )


def _sentence(words: ModuleType, note: Note, names: Sequence[str]) -> Callable[[Translate], str]:
    return lambda t: words.sentence(note, names, marked(t))


def _in_all(english: str) -> Texts:
    """Return a sentence in every language."""
    return {language: translator(language)(english) for language in LANGUAGES}


def _played(game: Game, journal: Journal) -> tuple[list[Note], list[_Point]]:
    """Replay a journal; return every note and every position of the replay."""
    header = journal.header
    table = Table(game, len(header.names), as_played(game, header.options), header.names)
    points: list[_Point] = []
    seat, revealed = CHANCE, False
    if table.actor != CHANCE:
        points.append(_Point(seat, table.state.clone(), 0, revealed))
    for number, (who, text) in enumerate(journal.steps):
        table.follow(who, text)
        if who == CHANCE:
            revealed = True
        else:
            seat = who
        following = journal.steps[number + 1][0] if number + 1 < len(journal.steps) else OVER
        told = len(table.notes) > (points[-1].notes if points else -1)
        if following != CHANCE and (told or following == OVER):
            points.append(_Point(seat, table.state.clone(), len(table.notes), revealed))
            revealed = False
    return table.notes, points
