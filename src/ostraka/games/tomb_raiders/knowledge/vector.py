"""What a seat sees, as numbers for learners; docs/rl.md explains every block."""

from __future__ import annotations

from typing import Final, cast

from ostraka.core.play import View
from ostraka.core.vector import Vector
from ostraka.games.tomb_raiders.rules.box import (
    EXCAVATION,
    EXHIBITION,
    FACE_NAMES,
    GREENS,
    MOST_KNOWLEDGE,
    MUSEUM,
    REGIONS,
    SITE_NAMES,
    SPACES,
)
from ostraka.games.tomb_raiders.rules.chapters.digging import usable_knowledge
from ostraka.games.tomb_raiders.rules.notation import PERMITS
from ostraka.games.tomb_raiders.rules.steps import TASKS
from ostraka.games.tomb_raiders.rules.view import PlayerView, TombView

SPACE_NAMES: Final = [str(space) for space in range(1, SPACES + 1)]
EXHIBITIONS: Final = [str(number) for number in range(1, MUSEUM - EXHIBITION + 1)]
MUSEUMS: Final = [str(number) for number in range(1, len(GREENS) - MUSEUM + 1)]
ACTION_CARDS: Final = GREENS[EXCAVATION:EXHIBITION]
PROFESSORS: Final = [f"professor {place}" for place in (*REGIONS, "world")]
LOOKED: Final = [f"looked {region}" for region in REGIONS]

FACES: Final = [*FACE_NAMES, "rubble"]
SITE_FACES: Final = [f"{region} {face}" for region in REGIONS for face in FACES]


def _face(name: str) -> str:
    """Return what a site card shows, such as “egypt 4” for egypt-4b."""
    region, face = name.split("-")[:2]
    return f"{region} {face if face in FACES else face[0]}"


FACE: Final = {name: SITE_FACES.index(_face(name)) for name in SITE_NAMES}

# What numbers are a share of.
CARDS: Final = 7  # alike
BOOKS: Final = 15
DECK: Final = 168
TIME: Final = 250  # weeks on the track
LEAD: Final = 30  # weeks between two markers
POINTS: Final = 150
PILE: Final = 20


def fill(vector: Vector, view: View) -> None:
    """The table, what the seat is about to do, the piles and the players."""
    seen = cast(TombView, view)
    vector.choice("task", TASKS, seen["task"])
    vector.seat("turn", seen["turn"])
    vector.number("choosing thief", seen["options"]["thief"] == "choose")
    vector.number("french chart", seen["options"]["chart"] == "french")
    vector.number("expert assistants", seen["options"]["assistants"] == "expertise")
    vector.number("books", seen["options"]["finds"] == "knowledge")
    vector.choices("row", SPACE_NAMES, GREENS, seen["row"])
    vector.flags("exhibitions", EXHIBITIONS, [str(number) for number in seen["exhibitions"]])
    vector.flags("museums", MUSEUMS, [str(number) for number in seen["museums"]])
    for at, owner in enumerate(seen["professors"]):
        vector.seat(PROFESSORS[at], owner)
    vector.number("deck", seen["deck"], DECK)
    vector.number("green next", seen["green"])
    vector.counts("left", GREENS, seen["left"], CARDS)
    fill_plan(vector, seen)
    fill_piles(vector, seen)
    for seat in vector.players():
        vector.about(seat)
        arrived = seen["stack"].index(seat) + 1 if seat in seen["stack"] else 0
        vector.number("marker", arrived, vector.seats)
        ahead = seen["players"][seat]["week"] - seen["players"][vector.you]["week"]
        vector.number("lead", ahead, LEAD)
        fill_player(vector, seen["players"][seat])
    vector.about_all()


def fill_plan(vector: Vector, seen: TombView) -> None:
    """The seat's own hand, and the step that is under way."""
    vector.numbers("hand", ACTION_CARDS, [seen["hand"].count(name) for name in ACTION_CARDS], 4)
    vector.choice("region", REGIONS, seen["region"])
    vector.choice("permit", PERMITS, seen["permit"])
    vector.number("helpers", seen["helpers"], 4)
    vector.numbers("aside", SITE_FACES, tally(seen["aside"]), CARDS)
    vector.choice("card", GREENS, seen["card"])
    vector.choice("museum", MUSEUMS, str(seen["museum"]) if seen["museum"] is not None else None)
    vector.number("gifts", seen["gifts"], 5)


def fill_piles(vector: Vector, seen: TombView) -> None:
    """What the seat knows of the excavations."""
    piles = [seen["piles"][region] for region in REGIONS]
    vector.numbers("height", REGIONS, [pile["height"] for pile in piles], 5)
    missing = [name for pile in piles for name in pile["missing"]]
    vector.numbers("missing", SITE_FACES, tally(missing), CARDS)
    lying = [name for pile in piles for name in pile["seen"]]
    vector.numbers("lying", SITE_FACES, tally(lying), CARDS)
    returned = [name for pile in piles for name in pile["returned"]]
    vector.numbers("returned", SITE_FACES, tally(returned), CARDS)
    unknown = [pile["unknown"] for pile in piles]
    vector.numbers("counted", REGIONS, [number is not None for number in unknown], 1)
    vector.numbers("unknown", REGIONS, [number or 0 for number in unknown], PILE)
    for at, pile in enumerate(piles):
        vector.several(LOOKED[at], pile["looked"])


def fill_player(vector: Vector, player: PlayerView) -> None:
    """What lies open before a player."""
    expertise = [player["expertise"][region] for region in REGIONS]
    general = player["general"]
    vector.number("week", player["week"], TIME)
    vector.numbers("expertise", REGIONS, expertise, BOOKS)
    vector.number("general", general, BOOKS)
    known = [usable_knowledge(books, general, 0, False) for books in expertise]
    vector.numbers("knowledge", REGIONS, known, MOST_KNOWLEDGE)
    vector.number("congresses", player["congresses"], 7)
    vector.numbers("finds", SITE_FACES, tally(player["finds"]), CARDS)
    vector.flags("shown", EXHIBITIONS, [str(number) for number in player["exhibitions"]])
    vector.flags("given", MUSEUMS, [str(number) for number in player["museums"]])
    vector.numbers("permits", REGIONS, [player["permits"][region] for region in REGIONS], 2)
    vector.number("general permits", player["permits"]["general"], 2)
    vector.number("action cards", player["hand"], 10)
    vector.number("points", player["points"], POINTS)


def tally(names: list[str]) -> list[int]:
    """Count site cards by region and face."""
    counts = [0] * len(SITE_FACES)
    for name in names:
        counts[FACE[name]] += 1
    return counts
