"""What lies along the corridor: at each place on its line the sarcophagi, the idol and the mummies,
packed into one number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.games.pyramid.bots.rivals import mean_worth
from ostraka.games.pyramid.bots.ways import DOORS
from ostraka.games.pyramid.rules.board import (
    ALCOVE_AT,
    GRAVE_BACK,
    GRAVE_SPACE,
    GRAVES,
    LENGTH,
    LINE,
    NEIGHBOURS,
    ON_LINE,
    PATH,
)
from ostraka.games.pyramid.rules.box import BEHIND, DECKS, GODS, IDOL, NONE, STRETCHES, VALUE
from ostraka.games.pyramid.rules.chapters.mummies import GAIT, LYING, PLACE, STRETCH
from ostraka.games.pyramid.rules.chapters.sarcophagi import EMPTY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid

_entries: Final = [
    (door, ON_LINE[there])
    for door in range(len(DOORS))
    for there in NEIGHBOURS[DOORS[door]]
    if ON_LINE[there] != NONE
]
ENTRY_DOOR: Final = [door for door, _ in _entries]
ENTRY_PLACE: Final = [place for _, place in _entries]
"""The entries of the corridor: from which door, and to which place."""

# The number: the worth of what the sarcophagi hold in tenths of a point, the actions it takes, the
# cards, and the gods as bits, so that two sarcophagi at one place add up; then the god of the idol,
# counted from 1, and how many mummies stand there.
TENTHS: Final = (1 << 10) - 1
ACTS: Final = 10
MOST_ACTS: Final = 15
CARDS: Final = 14
MOST_CARDS: Final = 3
GODS_FROM: Final = 16
ALL_GODS: Final = 31
IDOL_FROM: Final = 21
ANY_IDOL: Final = 7
MUMMIES: Final = 24
PRIZE: Final = (1 << IDOL_FROM) - 1
"""All that is about sarcophagi."""

GRAVE_PLACE: Final = [ON_LINE[space] for space in GRAVE_SPACE]
OPEN: Final = [
    (1 << CARDS) + (1 << ACTS) + (1 << GODS_FROM + GODS.index(STRETCHES[back - len(DECKS)]))
    for back in GRAVE_BACK
]
"""A sarcophagus that is open, but for what its card is worth: it takes one action."""
SHUT: Final = [
    OPEN[grave] + (1 << ACTS) + round(10 * mean_worth(BEHIND[GRAVE_BACK[grave]]))
    for grave in range(GRAVES)
]
"""One that is closed takes two, and holds what it holds on average."""
UNTOUCHED: Final = [
    sum(SHUT[grave] for grave in range(GRAVES) if GRAVE_PLACE[grave] == place)
    + (ALCOVE_AT[LINE[place]] + 1 << IDOL_FROM)
    for place in range(len(LINE))
]
"""The whole line before anybody opens one, and without mummies."""
IDOL_PLACES: Final = [
    [place for place in range(len(LINE)) if ALCOVE_AT[LINE[place]] == god]
    for god in range(len(GODS))
]
PATH_PLACE: Final = [ON_LINE[space] for space in PATH]


def along_corridor(s: Pyramid, reader: bool) -> list[int]:
    """Return what lies at each place; a reader knows what is in the closed sarcophagi they have
    read."""
    found = UNTOUCHED[:]
    graves = s.graves
    opened: i64 = s.opened
    grave: i64 = 0
    while opened >> grave or (reader and grave < GRAVES):
        if reader or opened >> grave & 1:
            place: i64 = GRAVE_PLACE[grave]
            found[place] = found[place] + _change(grave, graves[grave], opened >> grave & 1 == 1)
        grave += 1
    for god in range(len(GODS)):
        if not s.left[IDOL + god]:
            for gone in IDOL_PLACES[god]:
                found[gone] = found[gone] - (god + 1 << IDOL_FROM)
    mummies = s.mummies
    for mummy in range(0, len(mummies), GAIT):
        if not mummies[mummy + LYING]:
            there = PATH_PLACE[mummies[mummy + STRETCH] * LENGTH + mummies[mummy + PLACE]]
            found[there] = found[there] + (1 << MUMMIES)
    return found


def _change(grave: i64, card: int, opened: bool) -> int:
    """How a sarcophagus differs from one of which nothing is known."""
    if opened:
        held = OPEN[grave] + 10 * VALUE[card] if card != EMPTY else 0
    elif card != NONE:
        held = OPEN[grave] + (1 << ACTS) + 10 * VALUE[card]
    else:
        return 0
    return held - SHUT[grave]
