"""What is in the box, as the rules want it: flat lists by region, card, week and knowledge."""

from __future__ import annotations

from typing import Final

from ostraka.core.box import unpack

_box: Final = unpack("ostraka.games.tomb_raiders")

NONE: Final = -1
"""No card, nobody, nowhere."""

TITLE: Final = _box.word("title")
REGIONS: Final = ["mesopotamia", "egypt", "greece", "crete"]
AREAS: Final = 4  # written out, as then it is a constant to the compiler

_limits: Final = _box.entry("limits")
SPACES: Final = _limits.number("spaces", 1, 9)
LONGEST_DIG: Final = _limits.number("dig_weeks", 1, 12)
PROFESSOR: Final = _limits.number("professor_expertise", 1, 12)
"""Expertise that a professor of a region needs."""
WORLD_PROFESSOR: Final = _limits.number("world_knowledge", 1, 40)
"""Knowledge that the professor of the world needs."""

PROFESSOR_POINTS: Final = _box.entry("professors").number("points", 1, 20)
CONGRESS_POINTS: Final = _box.entry("scoring").numbers("congresses", 0, 99)
WEEKS_PER_POINT: Final = _box.entry("scoring").number("weeks_per_point", 1, 9)

REGION_PERMITS: Final = [0, 0] + [each.number("region", 0, 4) for each in _box.entries("permits")]
"""Permits of every region that each player starts with, by number of players."""
GENERAL_PERMITS: Final = [0, 0] + [each.number("general", 0, 4) for each in _box.entries("permits")]

# --- Site cards -------------------------------------------------------------------------------
# Each is a card of its own, told from all others by its picture (ruling 98). A set of cards of one
# region is the bits of an integer: finds with points first, then rubble, then books.

_sites: Final = _box.entry("sites")
RUBBLE_EACH: Final = _sites.number("rubble", 1, 20)
FINDS: Final = 14
FACES: Final = 7
"""What a find shows: 1 to 6 points, or a book."""
BOOK: Final = 6
FACE_NAMES: Final = ["1", "2", "3", "4", "5", "6", "book"]
RUBBLE: Final = ((1 << RUBBLE_EACH) - 1) << FINDS
BOOKS: Final = 3 << (FINDS + RUBBLE_EACH)
ARTIFACTS: Final = (1 << FINDS) - 1
"""Finds that an exhibition may show and a museum may be given: not books."""
SITE_CARDS: Final = FINDS + RUBBLE_EACH + 2
"""Bits of a region; books are in the box only with `finds = knowledge`."""


def _values(region: str) -> list[int]:
    values = sorted(_sites.entry("values").numbers(region, 1, BOOK))
    _sites.expect(len(values) == FINDS, f"{FINDS} values for {region}, not {len(values)}")
    return values


def _names(region: str) -> list[str]:
    """As in egypt-4b, egypt-rubble-c, egypt-book-a."""
    shown = [str(value) for value in _values(region)] + ["rubble-"] * RUBBLE_EACH + ["book-"] * 2
    return [f"{region}-{face}{'abcdef'[shown[:at].count(face)]}" for at, face in enumerate(shown)]


def _dropped(region: int) -> int:
    """The finds that books take the place of: one of each value that is named."""
    dropped = 0
    for value in _sites.numbers("books", 1, BOOK):
        dropped |= 1 << POINTS.index(value, region * SITE_CARDS) - region * SITE_CARDS
    return dropped


POINTS: Final = [
    points for name in REGIONS for points in _values(name) + [0] * (SITE_CARDS - FINDS)
]
"""What a site card is worth, at region * SITE_CARDS + card."""
SITE_NAMES: Final = [name for region in REGIONS for name in _names(region)]
SITE_NUMBER: Final = {name: number for number, name in enumerate(SITE_NAMES)}


def cards_of(region: int, cards: int) -> list[str]:
    """The names of a set of site cards."""
    if not cards:  # as most sets of a view are
        return []
    first = region * SITE_CARDS
    return [SITE_NAMES[first + card] for card in range(SITE_CARDS) if cards >> card & 1]


SHOWING: Final = [
    sum(1 << card for card in range(FINDS) if POINTS[region * SITE_CARDS + card] == face + 1)
    if face != BOOK
    else BOOKS
    for region in range(AREAS)
    for face in range(FACES)
]
"""The cards of a region that show a face, at region * FACES + face."""
POINTS_ONLY: Final = [ARTIFACTS | RUBBLE] * AREAS
WITH_BOOKS: Final = [(ARTIFACTS | RUBBLE | BOOKS) ^ _dropped(region) for region in range(AREAS)]

# --- Green-backed cards -----------------------------------------------------------------------

_books: Final = _box.entry("expertise").numbers("books", 1, 3)
_general: Final = _box.entry("general").numbers("books", 1, 3)
_exhibitions: Final = _box.entries("exhibitions")
_museums: Final = _box.entries("museums")

GREENS: Final = (
    [f"expertise-{region}-{books}" for region in REGIONS for books in _books]
    + [f"general-{books}" for books in _general]
    + ["congress", "excavation"]
    + [f"thief-{region}" for region in REGIONS]
    + [f"raiders-{region}" for region in REGIONS]
    + ["scientist", "assistant"]
    + [f"exhibition-{number + 1}" for number in range(len(_exhibitions))]
    + [f"museum-{number + 1}" for number in range(len(_museums))]
)
"""Kinds of green-backed card: books, congresses, action cards, presentations, in this order."""
BOOK_SIZES: Final = len(_books)
GENERAL: Final = AREAS * BOOK_SIZES
CONGRESS: Final = GREENS.index("congress")
EXCAVATION: Final = GREENS.index("excavation")
"""The first action card: what is before it lies open."""
THIEF: Final = EXCAVATION + 1
RAIDERS: Final = THIEF + AREAS
SCIENTIST: Final = GREENS.index("scientist")
ASSISTANT: Final = GREENS.index("assistant")
EXHIBITION: Final = ASSISTANT + 1
MUSEUM: Final = EXHIBITION + len(_exhibitions)
ACTIONS: Final = EXHIBITION - EXCAVATION
"""Kinds of action card."""


def _figures(key: str, each: str) -> list[int]:
    """One figure for every kind of green card: how many there are, or its weeks."""
    figures = _box.entry("expertise").numbers("each" if key == "count" else key, 0, 99) * AREAS
    figures += _box.entry("general").numbers(key, 0, 99)
    for card in ("congress", "excavation"):
        figures.append(_box.entry(card).number(key, 0, 99))
    for card in ("thief", "raiders"):
        figures += [_box.entry(card).number(each, 0, 99)] * AREAS
    for card in ("scientist", "assistant"):
        figures.append(_box.entry(card).number(key, 0, 99))
    return figures


_presentations: Final = len(_exhibitions) + len(_museums)
COUNT: Final = _figures("count", "each") + [1] * _presentations
TAKE_WEEKS: Final = _figures("take", "take")
"""Weeks that a card of the row costs."""
PLAY_WEEKS: Final = [0] * len(GREENS)
for _card, _name in enumerate(GREENS[EXCAVATION:EXHIBITION], EXCAVATION):
    PLAY_WEEKS[_card] = _box.entry(_name.partition("-")[0]).number("play", 0, 99)
BOOKS_ON: Final = _books * AREAS + _general
"""Books on every kind of card that has any."""

# --- Presentations ----------------------------------------------------------------------------

STEPS: Final = 3
_steps: Final = [step for each in _exhibitions for step in each.entries("steps")]
STEP_REGION: Final = [REGIONS.index(step.word("region", REGIONS)) for step in _steps]
"""The region that a step of an exhibition asks for, at exhibition * STEPS + step."""
STEP_FINDS: Final = [step.number("finds", 1, FINDS) for step in _steps]
STEP_WEEKS: Final = [step.number("weeks", 1, 52) for step in _steps]
EXHIBITION_POINTS: Final = [each.number("points", 1, 20) for each in _exhibitions]
GIFTS: Final = [each.number("gifts", 1, FINDS) for each in _museums]
"""Artifacts that a museum wants."""
MUSEUM_WEEKS: Final = [each.number("weeks", 1, 52) for each in _museums]
MUSEUM_POINTS: Final = [each.number("points", 1, 20) for each in _museums]

# --- The chart --------------------------------------------------------------------------------

MOST_KNOWLEDGE: Final = 12
CHART_NAMES: Final = [each.word("name") for each in _box.entries("charts")]
CHARTS: Final = [
    [cards for row in each.entries("rows") for cards in row.numbers("cards", 0, 20)]
    for each in _box.entries("charts")
]
"""Cards for weeks and knowledge, at (weeks - 1) * MOST_KNOWLEDGE + knowledge - 1."""


# --- What must add up -------------------------------------------------------------------------


def _check_box() -> None:
    _box.expect(len(REGIONS) == AREAS, f"{AREAS} regions")
    parts = _box.entry("box")
    small = 1 + AREAS + AREAS * (FINDS + RUBBLE_EACH) + sum(COUNT)
    cards = parts.number("cards", 1, 999)
    parts.expect(small == cards, f"“cards” to be {small}, the sum of all, not {cards}")
    most = [
        max(seats * permits[seats] for seats in range(2, 5))
        for permits in (REGION_PERMITS, GENERAL_PERMITS)
    ]
    for key, needed in zip(("region_permits", "general_permits"), most, strict=True):
        parts.expect(parts.number(key, 0, 99) == needed, f"“{key}” to be {needed}")
    for name, chart in zip(CHART_NAMES, CHARTS, strict=True):
        wide = MOST_KNOWLEDGE
        _box.expect(len(chart) == LONGEST_DIG * wide, f"chart {name}: {LONGEST_DIG} rows of {wide}")
        falls = [at for at in range(wide, len(chart)) if chart[at] < chart[at - wide]]
        _box.expect(not falls, f"chart {name}: no fewer cards for more weeks")
        _box.expect(min(chart[-wide:]) > 0, f"chart {name}: a card for every knowledge in the end")
    _box.expect(len(_steps) == STEPS * len(_exhibitions), f"{STEPS} steps for each exhibition")
    _box.expect(len(CONGRESS_POINTS) > 1, "points for congresses")


_check_box()
