"""What a seat sees, as numbers for learners; docs/rl.md explains every block."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import View
from ostraka.core.vector import Vector
from ostraka.games.thebes.rules.box import (
    ABOUT,
    BEST,
    CARDS,
    CITIES,
    CITY,
    DECK,
    DISPLAY,
    DISTANCE,
    END,
    EXHIBITION,
    FIRST_YEAR,
    KIND,
    KINDS,
    NONE,
    NUMBER,
    PLACES,
    ROW,
    SITES,
    SIZES,
    TOKENS,
    VALUE,
    WEEKS,
    YEAR,
)
from ostraka.games.thebes.rules.chapters.exhibitions import objects_needed
from ostraka.games.thebes.rules.seats import USED
from ostraka.games.thebes.rules.steps import TASKS
from ostraka.games.thebes.rules.view import BoardView, PlayerView

DISPLAY_NAMES: Final = [str(place) for place in range(1, DISPLAY + 1)]
ROW_NAMES: Final = list(ROW)
EXHIBITIONS: Final = CARDS[EXHIBITION:]
SITE_TOKENS: Final = [f"{site} {token}" for site in SITES for token in TOKENS]


def _group(card: int) -> str:
    """Cards that differ in city, weeks or value only."""
    kind = (KINDS + SIZES)[KIND[card]]
    return kind if ABOUT[card] == NONE else f"{kind} {SITES[ABOUT[card]]}"


GROUPS: Final = list(dict.fromkeys(_group(card) for card in range(len(CARDS))))
GROUP: Final = {name: GROUPS.index(_group(card)) for name, card in NUMBER.items()}

# What numbers are a share of.
FAR: Final = 6  # routes or weeks
BOOKS: Final = 12
ALIKE: Final = 9  # cards of a group
BLANKS: Final = 16
POINTS: Final = 120
LEAD: Final = 52  # weeks between two markers


def fill(vector: Vector, view: View) -> None:
    """The table, the cards that lie open, what is left, and the players."""
    seen = cast(BoardView, view)
    vector.choice("task", TASKS, seen["task"])
    vector.seat("turn", seen["turn"])
    vector.number("capped assistants", seen["options"]["assistants"] == "capped")
    vector.number("figures open digs", seen["options"]["figure_opens_dig"] == "on")
    vector.number("old year digs", seen["options"]["new_year_dig"] == "old_year")
    vector.number("permits on 52", seen["options"]["permits_return"] == "on_52")
    vector.number("stop all year", seen["options"]["giving_up"] == "last_year")
    vector.number("changes", seen["changes"], FAR)
    vector.flags("used", USED, seen["used"])
    vector.choice("site", SITES, seen["site"])
    fill_display(vector, seen)
    fill_row(vector, seen)
    vector.number("pile", seen["pile"], len(DECK))
    vector.number("first pile", seen["first"], len(DECK))
    vector.number("pile aside", seen["aside"], len(DECK))
    vector.numbers("face down", GROUPS, tally(seen["face_down"]), ALIKE)
    vector.numbers("discards", GROUPS, tally(seen["discards"]), ALIKE)
    bags = [seen["bags"][site].get(token, 0) for site in SITES for token in TOKENS]
    vector.numbers("bags", SITE_TOKENS, bags, BLANKS)
    vector.flags("gifts", SITES, seen["gifts"])
    now = week_of(seen["players"][vector.you])
    for seat in vector.players():
        vector.about(seat)
        vector.number("marker", seen["track"].index(seat), vector.seats)
        vector.number("lead", week_of(seen["players"][seat]) - now, LEAD)
        fill_player(vector, seen["players"][seat])
    vector.about_all()


def fill_display(vector: Vector, seen: BoardView) -> None:
    """The open cards by what they are, cost and how far they are from the seat's own place."""
    here = PLACES.index(seen["players"][vector.you]["place"])
    cards = [NUMBER[name] if name is not None else NONE for name in seen["display"]]
    kinds = [KINDS[KIND[card]] if card != NONE else None for card in cards]
    vector.choices("kind", DISPLAY_NAMES, KINDS, kinds)
    abouts = [ABOUT[card] if card != NONE else NONE for card in cards]
    sites = [SITES[about] if about != NONE else None for about in abouts]
    vector.choices("about", DISPLAY_NAMES, SITES, sites)
    cities = [PLACES[CITY[card]] if card != NONE else None for card in cards]
    vector.choices("city", DISPLAY_NAMES, CITIES, cities)
    vector.numbers("value", DISPLAY_NAMES, [VALUE[c] if c != NONE else 0 for c in cards], 3)
    vector.numbers("weeks", DISPLAY_NAMES, [WEEKS[c] if c != NONE else 0 for c in cards], FAR)
    vector.numbers("far", DISPLAY_NAMES, [far(here, card) for card in cards], FAR)


def fill_row(vector: Vector, seen: BoardView) -> None:
    """The exhibitions, how far they are, and how many objects the seat lacks for them."""
    own = seen["players"][vector.you]
    here = PLACES.index(own["place"])
    cards = [NUMBER[name] if name is not None else NONE for name in seen["row"]]
    vector.choices("row", ROW_NAMES, EXHIBITIONS, seen["row"])
    vector.numbers("row far", ROW_NAMES, [far(here, card) for card in cards], FAR)
    owned = [len(objects(own, site)) for site in SITES]
    vector.numbers("row lacks", ROW_NAMES, [lacking(owned, card) for card in cards], FAR)


def fill_player(vector: Vector, player: PlayerView) -> None:
    """Where a player is and what they own."""
    vector.number("weeks left", END - week_of(player), END)
    vector.choice("place", PLACES, player["place"])
    vector.flags("permits", SITES, player["permits"])
    vector.numbers("books", SITES, [player["books"][site] for site in SITES], BOOKS)
    vector.number("general", player["general"], BOOKS)
    vector.numbers("cards", GROUPS, tally(player["cards"] + player["exhibitions"]), 6)
    found = [objects(player, site) for site in SITES]
    vector.numbers("objects", SITES, [len(values) for values in found], 13)
    vector.numbers("worth", SITES, [sum(values) for values in found], 40)
    vector.number("points", player["points"], POINTS)


def week_of(player: PlayerView) -> int:
    return (player["year"] - FIRST_YEAR) * YEAR + player["week"] - 1


def objects(player: PlayerView, site: str) -> list[int]:
    """What the objects of a site that a player owns are worth."""
    return [int(token) for token in player["tokens"][site] if token in TOKENS[:BEST]]


def far(here: int, card: int) -> int:
    """Routes to the city of a card."""
    return DISTANCE[here * len(PLACES) + CITY[card]] if card != NONE else 0


def lacking(owned: list[int], card: int) -> int:
    """Objects that an exhibition asks for and the owner has not."""
    if card == NONE:
        return 0
    needs = objects_needed(card)
    return sum([max(0, needs[site] - owned[site]) for site in range(len(SITES))])


def tally(names: list[str]) -> list[int]:
    """How many cards there are of each group."""
    counts = [0] * len(GROUPS)
    for name in names:
        counts[GROUP[name]] += 1
    return counts
