"""The vocabulary itself."""

from __future__ import annotations

from ostraka.core import play
from ostraka.core.play import Note, places, tell, whisper


def test_the_special_seats_are_those_of_the_protocol() -> None:
    assert (play.CHANCE, play.OVER, play.EVERYONE, play.WATCHER) == (-1, -2, -3, -4)


def test_what_is_told_reaches_all_and_what_is_whispered_one() -> None:
    notes: list[Note] = []
    tell(notes, "lit", 1, lamp=3)
    whisper(notes, "dealt", 1, lamp=3)
    assert [(note.kind, note.seat, note.audience) for note in notes] == [
        ("lit", 1, play.EVERYONE),
        ("dealt", 1, 1),
    ]
    assert repr(notes[0]) == "Note(lit, seat=1, lamp=3)"


def test_equal_scores_share_a_place_and_the_next_is_skipped() -> None:
    assert places([(3, 1), (5, 0), (3, 1), (3, 0)]) == [2, 1, 2, 4]


def test_where_all_have_lost_they_share_the_last_place() -> None:
    assert places([(0,), (3,), (0,)], lost=True) == [3, 3, 3]
