"""The board: spaces as numbers, neighbours, the corridor, and where sarcophagi and alcoves are.

The spaces that carry a block's number come first, so that block 1 falls on space 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.box import Entry
from ostraka.games.pyramid.rules.box import AREAS, BLOCKS, BOX, DECKS, GODS, NONE, STRETCHES

if TYPE_CHECKING:
    from mypy_extensions import i64

_KEYS: Final = {"c": "corridor", "s": "sand", "p": "pool", "d": "den"}


def _read_plan(board: Entry) -> dict[str, str]:
    """The area of every space, row by row from the entrance on."""
    board.only("from", "plan", "entrance", "walls")
    rows = board.word("plan").split()
    found = {}
    for number, row in enumerate(reversed(rows), 1):
        for column, key in zip("abcdef", row, strict=True):
            if key != ".":
                board.expect(key in _KEYS, f"row {number} of “plan” made of c, s, p, d and dots")
                found[f"{column}{number}"] = _KEYS[key]
    return found


_plan: Final = _read_plan(BOX.entry("board"))
NUMBERED: Final = [space for space, area in _plan.items() if area != "corridor"]
SPACES: Final = NUMBERED + [space for space, area in _plan.items() if area == "corridor"]
ALL_SPACES: Final = len(SPACES)
AREA: Final = [_plan[space] for space in SPACES]
DECK_AT: Final = [AREAS.index(area) if area in AREAS else NONE for area in AREA]
"""The deck that is searched on a space (ruling 47), or NONE in the corridor."""


def _spaces(entry: Entry, key: str) -> list[int]:
    """A line of spaces."""
    names = entry.word(key).split()
    for name in names:
        entry.expect(name in _plan, f"“{key}” to name spaces of the board, not “{name}”")
    return [SPACES.index(name) for name in names]


def _read_walls(board: Entry) -> set[tuple[int, int]]:
    found = set()
    for wall in board.word("walls").split():
        here, _, there = wall.partition("-")
        board.expect(here in _plan and there in _plan, f"“walls” between two spaces, not “{wall}”")
        found.add((SPACES.index(here), SPACES.index(there)))
    return found


def beside(one: str, two: str) -> bool:
    """Whether two spaces lie side by side, whatever is between them."""
    columns = abs(ord(one[0]) - ord(two[0]))
    return columns + abs(int(one[1:]) - int(two[1:])) == 1


WALLS: Final = _read_walls(BOX.entry("board"))


def _neighbours(space: int) -> list[int]:
    """Spaces across a dotted line, never through a wall or diagonally (rulings 41 and 42)."""
    return [
        other
        for other in range(ALL_SPACES)
        if beside(SPACES[space], SPACES[other])
        and (space, other) not in WALLS
        and (other, space) not in WALLS
    ]


NEIGHBOURS: Final = [_neighbours(space) for space in range(ALL_SPACES)]
AROUND: Final = [sum(1 << other for other in NEIGHBOURS[space]) for space in range(ALL_SPACES)]
"""The same as bits."""


def open_beside(space: int, fallen: i64) -> list[int]:
    """The spaces across a dotted line (41, 42) on which no block of `fallen` lies (44)."""
    return [there for there in NEIGHBOURS[space] if not fallen >> there & 1]


ENTRANCE: Final = _spaces(BOX.entry("board"), "entrance")
ENTRANCES: Final = len(ENTRANCE)

# The corridor: three stretches of six spaces, laid end to end.
LENGTH: Final = 6
PATH: Final = [
    space for stretch in BOX.entries("stretches") for space in _spaces(stretch, "spaces")
]
LINE: Final = [
    *PATH[:LENGTH],
    *PATH[2 * LENGTH + 1 : 3 * LENGTH],
    *reversed(PATH[LENGTH : 2 * LENGTH - 1]),
]
"""The corridor as one line, from end to end."""
ON_LINE: Final = [LINE.index(space) if space in LINE else NONE for space in range(ALL_SPACES)]
FORWARD: Final = [stretch.word("facing") for stretch in BOX.entries("stretches")]
BACKWARD: Final = [stretch.word("back") for stretch in BOX.entries("stretches")]

# Sarcophagi, named by god and number, and alcoves.
_graves: Final = [_spaces(stretch, "sarcophagi") for stretch in BOX.entries("stretches")]
SARCOPHAGI: Final = [
    f"{god}-{number}"
    for god, spaces in zip(STRETCHES, _graves, strict=True)
    for number in range(1, len(spaces) + 1)
]
GRAVES: Final = len(SARCOPHAGI)
GRAVE_SPACE: Final = [space for spaces in _graves for space in spaces]
GRAVE_BACK: Final = [len(DECKS) + stretch for stretch, spaces in enumerate(_graves) for _ in spaces]
GRAVES_AT: Final = [
    [grave for grave in range(GRAVES) if GRAVE_SPACE[grave] == space] for space in range(ALL_SPACES)
]
_alcoves: Final = [_spaces(god, "alcove") for god in BOX.entries("gods")]
ALCOVE_AT: Final = [
    next((god for god in range(len(GODS)) if space in _alcoves[god]), NONE)
    for space in range(ALL_SPACES)
]
"""The god whose alcove is beside a space, or NONE."""

# The mummies of the box, in the order in which they walk.
MUMMIES: Final = [mummy.word("name") for mummy in BOX.entries("mummies")]


def _starts(which: str) -> list[int]:
    """For each mummy its number, its stretch, its place there, its facing (1 towards the end of the
    stretch, -1 towards its beginning), and 0, since it stands. `which` begins the keys to read."""
    found = []
    for name, mummy in enumerate(BOX.entries("mummies")):
        stretch = STRETCHES.index(mummy.word("stretch", STRETCHES))
        start = _spaces(mummy, f"{which}start")[0]
        spaces = PATH[stretch * LENGTH : (stretch + 1) * LENGTH]
        mummy.expect(start in spaces, "a start within its stretch")
        ways = (FORWARD[stretch], BACKWARD[stretch])
        facing = mummy.word(f"{which}facing", ways)
        found += [name, stretch, spaces.index(start), 1 if facing == ways[0] else -1, 0]
    return found


STARTS: Final = {
    ("crossing", "standard"): _starts(""),
    ("crossing", "alternative"): _starts("other_"),
    ("apart", "standard"): _starts("earlier_"),
    ("apart", "alternative"): _starts("other_earlier_"),
}
"""By the options `starts` and `mummies` (rulings 9 and 150)."""


def _check_board(box: Entry) -> None:
    board = box.entry("board")
    board.expect(len(NUMBERED) == BLOCKS, f"{BLOCKS} numbered spaces, not {len(NUMBERED)}")
    board.expect(list(range(ENTRANCES)) == ENTRANCE, "the entrance to be the first spaces")
    for one, two in WALLS:
        board.expect(beside(SPACES[one], SPACES[two]), "walls between neighbours only")
    box.expect(len(PATH) == LENGTH * len(STRETCHES), f"stretches of {LENGTH} spaces")
    for at in range(len(PATH)):
        if at % LENGTH:
            box.expect(PATH[at - 1] in NEIGHBOURS[PATH[at]], "stretches without a gap")
    corridor = {space for space in range(ALL_SPACES) if AREA[space] == "corridor"}
    box.expect(set(PATH) == corridor, "stretches that are the corridor")
    for stretch, spaces in zip(box.entries("stretches"), _graves, strict=True):
        stretch.expect(
            len(stretch.numbers("values", 1, 99)) == len(spaces), "a card for each sarcophagus"
        )
    for god in range(len(GODS)):
        box.expect(corridor.issuperset(_alcoves[god]), "alcoves on the corridor")
    box.expect(len(MUMMIES) == box.entry("box").number("mummies", 0, 9), "as many mummies")


_check_board(BOX)
