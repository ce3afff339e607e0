"""What is in the box, as the rules want it: lists by place, card, site and token."""

from __future__ import annotations

from typing import Final

from ostraka.core.box import Entry, unpack

_box: Final = unpack("ostraka.games.thebes")

_box.only(
    "title", "sure", "box", "board", "time", "start", "rules", "assistants", "kinds",
    "exhibitions", "tokens", "wheel",
)  # fmt: skip
TITLE: Final = _box.word("title")

NONE: Final = -1
"""Stands where no card lies, and for no site."""


def names(entry: Entry, key: str, among: list[str]) -> list[str]:
    """Several words in one text, each among those that are known."""
    found = entry.word(key).split()
    for name in found:
        entry.expect(not among or name in among, f"“{key}” without “{name}”")
    return found


# The board (ruling 1). Places are numbered, cities first; a site is numbered from 0 besides.
_board: Final = _box.entry("board")
_board.only("cities", "sites", "start", "routes", "from")
CITIES: Final = names(_board, "cities", [])
SITES: Final = names(_board, "sites", [])
PLACES: Final = CITIES + SITES
GROUND: Final = len(CITIES)
"""The place of the first site: site n is place GROUND + n."""
WARSAW: Final = PLACES.index(_board.word("start", CITIES))
ROUTES: Final = [tuple(pair.split("-")) for pair in names(_board, "routes", [])]


def distances(routes: list[tuple[str, ...]]) -> list[int]:
    """The fewest routes between two places, at from * places + to (ruling 30)."""
    size = len(PLACES)
    far = [0 if at // size == at % size else size for at in range(size * size)]
    for pair in routes:
        _board.expect(len(pair) == 2 and set(pair) <= set(PLACES), f"places in {'-'.join(pair)}")
        one, two = PLACES.index(pair[0]), PLACES.index(pair[1])
        far[one * size + two] = far[two * size + one] = 1
    for over in range(size):
        for one in range(size):
            for two in range(size):
                way = far[one * size + over] + far[over * size + two]
                far[one * size + two] = min(far[one * size + two], way)
    _board.expect(max(far) < size, "a way between any two places")
    return far


DISTANCE: Final = distances(ROUTES)

# Time (rulings 2, 15, 16, 21): a marker's week is counted from space 1 of the first year.
_time: Final = _box.entry("time")
_time.only("weeks", "first_year", "last_year", "from")
YEAR: Final = _time.number("weeks", 52, 52)
FIRST_YEAR: Final = _time.number("first_year", 1901, 1901)
LAST_YEAR: Final = (_time.number("last_year", 1903, 1903) - FIRST_YEAR) * YEAR
"""The first week of 1903."""
END: Final = LAST_YEAR + YEAR
"""Space 1 of 1904, where all markers finish."""

# Cards: 85 of development, then 10 exhibitions. A number stands for all cards that are alike.
KINDS: Final = [entry.word("kind") for entry in _box.entries("kinds")]
BOOK_CARD: Final = KINDS.index("books")
SIZES: Final = [entry.word("size") for entry in _box.entries("exhibitions")]

CARDS: Final[list[str]] = []
COUNT: Final[list[int]] = []
KIND: Final[list[int]] = []
CITY: Final[list[int]] = []
WEEKS: Final[list[int]] = []
VALUE: Final[list[int]] = []
"""Symbols on a card; points of an exhibition."""
ABOUT: Final[list[int]] = []
"""The site that books and figures are about, else NONE."""
NEEDS: Final[list[int]] = []
"""Objects that an exhibition asks for, at (card - EXHIBITION) * sites + site."""


def _read_cards(box: Entry) -> None:
    for kind, entry in enumerate(box.entries("kinds")):
        entry.only("kind", "count", "count_from", "cards")
        before = sum(COUNT)
        for card in entry.entries("cards"):
            card.only("site", "value", "weeks", "cities", "from")
            value = card.number("value", 1, 3) if "value" in card.data else 1
            about = SITES.index(card.word("site", SITES)) if "site" in card.data else NONE
            words = [] if kind == BOOK_CARD else [KINDS[kind]]
            words += [SITES[about]] if about != NONE else []
            words += [str(value)] if "value" in card.data else []
            for city in names(card, "cities", CITIES):
                name = " ".join([*words, city])
                _add_card(name, kind, city, card.number("weeks", 1, 6), value, about)
        count = entry.number("count", 1, 99)
        entry.expect(sum(COUNT) - before == count, f"{count} cards, not {sum(COUNT) - before}")


def _read_exhibitions(box: Entry) -> None:
    for size, entry in enumerate(box.entries("exhibitions")):
        entry.only("size", "points", "weeks", "from", "cards")
        weeks, points = entry.number("weeks", 1, 12), entry.number("points", 1, 9)
        for card in entry.entries("cards"):
            card.only("city", *SITES, "from")
            city = card.word("city", CITIES)
            _add_card(f"{SIZES[size]} {city}", len(KINDS) + size, city, weeks, points, NONE)
            NEEDS.extend(card.number(site, 1, 3) if site in card.data else 0 for site in SITES)


def _add_card(name: str, kind: int, city: str, weeks: int, value: int, about: int) -> None:
    """One more card of that name."""
    if CARDS and CARDS[-1] == name:
        COUNT[-1] += 1
        return
    _box.expect(name not in CARDS, f"cards “{name}” to stand together")
    CARDS.append(name)
    COUNT.append(1)
    KIND.append(kind)
    CITY.append(PLACES.index(city))
    WEEKS.append(weeks)
    VALUE.append(value)
    ABOUT.append(about)


_read_cards(_box)
EXHIBITION: Final = len(CARDS)
"""The first exhibition; whatever stands before it is a development card."""
_read_exhibitions(_box)
SMALL: Final = KIND.count(len(KINDS))
LARGE: Final = KIND.count(len(KINDS) + 1)
DECK: Final = [card for card in range(len(CARDS)) for _ in range(COUNT[card])]
"""All 95 cards."""
NUMBER: Final = {name: card for card, name in enumerate(CARDS)}

# Tokens (rulings 6 and 7): objects by value, the closed book, the open book, the blank.
BEST: Final = 7
"""The value of the best object."""
BOOK: Final = BEST
BLANK: Final = BEST + 2
TOKENS: Final = [*(str(value) for value in range(1, BEST + 1)), "book", "general", "blank"]
KINDS_OF_TOKEN: Final = len(TOKENS)
BAGS: Final[list[int]] = []
"""What the bags hold at the start, at site * KINDS_OF_TOKEN + token; the gifts are not in them."""
BOOK_ABOUT: Final[list[int]] = []
"""The site that the closed book in a site's bag is about."""


def _read_tokens(box: Entry) -> None:
    box.expect(
        [entry.word("site") for entry in box.entries("tokens")] == SITES, "tokens in order of sites"
    )
    total = 0
    for entry in box.entries("tokens"):
        entry.only("site", "objects", "book", "blanks", "from")
        objects = entry.numbers("objects", 1, BEST)
        blanks = entry.number("blanks", 12, 99)
        entry.expect(1 in objects, "an object of value 1 as the gift")
        total += len(objects) + 2 + blanks
        objects.remove(1)
        BAGS.extend(objects.count(value) for value in range(1, BEST + 1))
        BAGS.extend([1, 1, blanks])
        BOOK_ABOUT.append(SITES.index(entry.word("book", SITES)))
    box.expect(total == box.entry("box").number("tokens", 1, 999), f"{total} tokens in the box")


_read_tokens(_box)

# The wheel (ruling 9), with a row for no knowledge and a column for no weeks.
MOST_KNOWLEDGE: Final = 12
MOST_WEEKS: Final = 12
SPAN: Final = MOST_WEEKS + 1
WHEEL: Final = [0] * SPAN
"""Tokens at knowledge * SPAN + weeks."""
UNSURE: Final[dict[int, tuple[str, str]]] = {}
"""Origin and confidence of the cells of the wheel that are not surely as printed."""


def _read_wheel(box: Entry) -> None:
    for knowledge, entry in enumerate(box.entry("wheel").entries("rows"), 1):
        entry.only("knowledge", "tokens", "from", "cells")
        entry.number("knowledge", knowledge, knowledge)
        tokens = entry.numbers("tokens", 0, 10)
        entry.expect(len(tokens) == MOST_WEEKS, f"tokens for {MOST_WEEKS} weeks")
        entry.expect(tokens == sorted(tokens), "no fewer tokens for more weeks")
        WHEEL.extend([0, *tokens])
        for cell in entry.entries("cells") if "cells" in entry.data else []:
            cell.only("weeks", "from", "sure")
            at = knowledge * SPAN + cell.number("weeks", 1, MOST_WEEKS)
            UNSURE[at] = (cell.word("from"), cell.word("sure"))
    box.expect(len(WHEEL) == (MOST_KNOWLEDGE + 1) * SPAN, f"{MOST_KNOWLEDGE} rows of the wheel")


_read_wheel(_box)
SHORTEST: Final = [
    next((weeks for weeks in range(SPAN) if WHEEL[knowledge * SPAN + weeks]), END + 1)
    for knowledge in range(MOST_KNOWLEDGE + 1)
]
"""The fewest weeks that bring a token, by knowledge."""

# Single figures of the rulebook.
_rules: Final = _box.entry("rules")
_rules.only(
    "display", "row", "change", "car_routes", "car_saves", "figures", "lone", "sole_majority",
    "shared_majority", "congresses", "shovels", "from",
)  # fmt: skip
DISPLAY: Final = _rules.number("display", 4, 4)
ROW: Final = "abc"[: _rules.number("row", 3, 3)]
CHANGE_WEEKS: Final = _rules.number("change", 1, 9)
CAR_FROM: Final = _rules.number("car_routes", 1, 9)
CAR_SAVES: Final = _rules.number("car_saves", 1, CAR_FROM)
FIGURE_POINTS: Final = _rules.number("figures", 1, 9)
LONE: Final = _rules.number("lone", 1, 9)
SOLE_MAJORITY: Final = _rules.number("sole_majority", 0, 99)
SHARED_MAJORITY: Final = _rules.number("shared_majority", 0, 99)
CONGRESS_POINTS: Final = _rules.numbers("congresses", 0, 99)
SHOVEL_TOKENS: Final = _rules.numbers("shovels", 0, 9)
ASSISTANT_POINTS: Final = {
    name: _box.entry("assistants").numbers(name, 0, 9) for name in ("per_group", "capped")
}

# Set-up by number of seats (rulings 12 to 16): the week of the markers, the sizes of the piles.
START: Final[dict[int, int]] = {}
FIRST_PILE: Final[dict[int, int]] = {}
"""Development cards in the first pile."""
PILE_ASIDE: Final[dict[int, int]] = {}
"""All cards aside; none where there are two piles."""


def _read_start(box: Entry) -> None:
    for entry in box.entries("start"):
        entry.only("seats", "year", "week", "piles", "from")
        seats = entry.number("seats", 2, 4)
        year = entry.number("year", FIRST_YEAR, FIRST_YEAR + 2)
        START[seats] = (year - FIRST_YEAR) * YEAR + entry.number("week", 1, YEAR) - 1
        piles = entry.numbers("piles", 1, 99)
        left = sum(COUNT[:EXHIBITION]) - DISPLAY
        entry.expect(sum(piles) == left, f"piles of {left} cards")
        FIRST_PILE[seats] = piles[0]
        PILE_ASIDE[seats] = piles[2] + LARGE if len(piles) == 3 else 0


def _check_box(box: Entry) -> None:
    parts = box.entry("box")
    parts.only("cards", "exhibitions", "tokens", "from")
    for key, count in (("cards", sum(COUNT[:EXHIBITION])), ("exhibitions", SMALL + LARGE)):
        parts.expect(parts.number(key, 1, 999) == count, f"{count} {key}")
    for kind, worth in (
        ("shovel", SHOVEL_TOKENS),
        ("assistant", ASSISTANT_POINTS["per_group"]),
        ("assistant", ASSISTANT_POINTS["capped"]),
    ):
        most = sum(COUNT[card] for card in range(EXHIBITION) if KINDS[KIND[card]] == kind)
        box.expect(len(worth) == most + 1, f"what 0 to {most} cards “{kind}” are worth")


_read_start(_box)
_check_box(_box)
