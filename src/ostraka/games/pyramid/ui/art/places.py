"""Where everything lies on the plan, a hundred units to a space; north is up."""

from __future__ import annotations

from typing import Final

from ostraka.games.pyramid.rules.board import (
    ALCOVE_AT,
    ENTRANCES,
    GRAVE_SPACE,
    NEIGHBOURS,
    SARCOPHAGI,
    SPACES,
)
from ostraka.games.pyramid.rules.box import GODS
from ostraka.ui.svg import Point

WIDE: Final = 858
HIGH: Final = 1254
CELL: Final = 100
LEFT: Final = 132
TOP: Final = 146
ROWS: Final = 10
NICHE: Final = 48
"""How far the middle of a niche lies behind its wall."""

STEPS: Final = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}
TURN: Final = {"north": 0, "south": 180, "west": -90, "east": 90}
GRAVE_WALL: Final = {"anubis": "west", "thoth": "east", "horus": "north"}
ALCOVE_WALL: Final = {
    "sobek": "west",
    "hededet": "east",
    "thoth": "south",
    "anubis": "south",
    "horus": "north",
}
"""The walls that niches are in; reconstructed with the board."""


def corner(space: str) -> tuple[int, int]:
    """Where a space begins."""
    return LEFT + CELL * "abcdef".index(space[0]), TOP + CELL * (ROWS - int(space[1:]))


def middle(space: str) -> tuple[int, int]:
    x, y = corner(space)
    return x + CELL // 2, y + CELL // 2


def beside(space: str, side: str) -> str | None:
    """The space on a side, whatever is between, if there is one."""
    right, down = STEPS[side]
    name = f"{chr(ord(space[0]) + right)}{int(space[1:]) - down}"
    return name if name in SPACES else None


def crossable(space: str, other: str) -> bool:
    """Whether a dotted line parts two neighbours (ruling 41)."""
    return SPACES.index(other) in NEIGHBOURS[SPACES.index(space)]


def side_of(space: str, other: str) -> str:
    """On which side of a space its neighbour lies."""
    return next(side for side in STEPS if beside(space, side) == other)


def edge(space: str, side: str) -> tuple[int, int, int, int]:
    """The line on a side of a space."""
    x, y = corner(space)
    far = CELL
    return {
        "north": (x, y, x + far, y),
        "south": (x, y + far, x + far, y + far),
        "west": (x, y, x, y + far),
        "east": (x + far, y, x + far, y + far),
    }[side]


def is_entrance(space: str) -> bool:
    return SPACES.index(space) < ENTRANCES


# --- Niches -----------------------------------------------------------------------------------


def grave_space(sarcophagus: str) -> str:
    """The space from which it is opened (ruling 54)."""
    return SPACES[GRAVE_SPACE[SARCOPHAGI.index(sarcophagus)]]


def grave_wall(sarcophagus: str) -> str:
    return GRAVE_WALL[sarcophagus.partition("-")[0]]


def alcove_spaces(god: str) -> list[str]:
    """The spaces before an alcove (ruling 58)."""
    number = GODS.index(god)
    return [SPACES[space] for space, owner in enumerate(ALCOVE_AT) if owner == number]


def niche(space: str, wall: str) -> Point:
    """The middle of the niche in a wall of a space."""
    x, y = middle(space)
    right, down = STEPS[wall]
    return x + right * (CELL // 2 + NICHE), y + down * (CELL // 2 + NICHE)


def grave_niche(sarcophagus: str) -> Point:
    return niche(grave_space(sarcophagus), grave_wall(sarcophagus))


def alcove_niche(god: str) -> Point:
    """One niche; that of Horus lies behind two spaces."""
    spots = [niche(space, ALCOVE_WALL[god]) for space in alcove_spaces(god)]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
