"""What a view says once one reckons with it: knowledge, who moves next, what is still missing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from ostraka.core.play import Note, Seat
from ostraka.games.tomb_raiders.rules.box import (
    CHART_NAMES,
    CHARTS,
    CONGRESS_POINTS,
    EXHIBITION_POINTS,
    GREENS,
    LONGEST_DIG,
    MOST_KNOWLEDGE,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    PLAY_WEEKS,
    PROFESSOR,
    PROFESSOR_POINTS,
    REGIONS,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
    STEPS,
    TAKE_WEEKS,
    WEEKS_PER_POINT,
    WORLD_PROFESSOR,
)
from ostraka.games.tomb_raiders.rules.view import PlayerView, TombView
from ostraka.games.tomb_raiders.ui.text.words import face
from ostraka.ui.scene import Look

WORLD: Final = "world"
PLACES: Final = (*REGIONS, WORLD)
"""Of professors, in the order of the view."""
PLANNING: Final = ("permit", "assist", "weeks")
"""What is asked before a dig."""
USUAL: Final = 6
"""Weeks that a usual dig lasts."""
_RANKS: Final = {"rubble": 0, "book": 1} | {str(points): 1 + points for points in range(1, 7)}


def seen(look: Look) -> TombView:
    return cast(TombView, look.view)


def seated(look: Look) -> bool:
    """Whether these eyes play."""
    return 0 <= look.seat < len(look.names)


def subject(look: Look) -> Seat:
    """Whose matters the board explains: one's own, or those of who is to move for lookers-on."""
    return look.seat if seated(look) else seen(look)["turn"]


def subject_view(look: Look) -> PlayerView:
    return seen(look)["players"][subject(look)]


def acts(look: Look) -> bool:
    """Whether these eyes are asked something."""
    return bool(look.legal)


# --- Time -------------------------------------------------------------------------------------


def order(view: TombView) -> list[Seat]:
    """Who moves after whom if all stay where they are."""
    placed = sorted(view["stack"], key=lambda seat: _place(view, seat))
    seats = range(len(view["players"]))  # before the first turn some have no marker yet
    return placed + [seat for seat in seats if seat not in placed]


def follower(view: TombView, seat: Seat, weeks: int) -> Seat:
    """Who moves when a player has spent so many weeks: he lands on top (rulings 19 to 22)."""
    mine = (view["players"][seat]["week"] + weeks, -len(view["stack"]))
    others = [(*_place(view, other), other) for other in view["stack"] if other != seat]
    first = min(others, default=None)
    return seat if first is None or mine < first[:2] else first[2]


def behind(view: TombView, seat: Seat) -> int:
    """Points for the weeks behind the foremost marker (ruling 68)."""
    foremost = max(each["week"] for each in view["players"])
    return (foremost - view["players"][seat]["week"]) // WEEKS_PER_POINT


def _place(view: TombView, seat: Seat) -> tuple[int, int]:
    return view["players"][seat]["week"], -view["stack"].index(seat)


def spent(look: Look, say: str) -> int:
    """The weeks that a choice costs at once; none for one that is only a step on the way."""
    view = seen(look)
    verb, *about = say.split()
    if verb == "take":
        return TAKE_WEEKS[kind_of(str(view["row"][int(about[0]) - 1]))]
    if verb == "exhibition":
        exhibition = int(about[0]) - 1
        return STEP_WEEKS[exhibition * STEPS + steps_reached(subject_view(look), exhibition) - 1]
    if verb == "museum":
        return MUSEUM_WEEKS[int(about[0]) - 1]
    if verb in ("thief", "raiders"):
        return PLAY_WEEKS[kind_of(f"{verb}-{about[0]}")]
    if verb == "scientist":
        return PLAY_WEEKS[kind_of(verb)]
    if verb == "keep":
        return PLAY_WEEKS[kind_of(str(view["card"]))]
    if verb == "give":
        return MUSEUM_WEEKS[int(str(view["museum"])) - 1] if view["gifts"] == 1 else 0
    return int(about[0]) if verb == "weeks" else 0


# --- Digging ----------------------------------------------------------------------------------


def knowledge(view: TombView, own: PlayerView, region: str, helpers: int = 0) -> int:
    """What a player can use in a region; none where he has no expertise (rulings 44 to 54)."""
    expertise = own["expertise"][region]
    if view["options"]["assistants"] == "expertise":
        expertise += helpers
        helpers = 0
    if expertise == 0:
        return 0
    return min(expertise + min(own["general"], expertise) + helpers, MOST_KNOWLEDGE)


def general_used(view: TombView, own: PlayerView, region: str, helpers: int = 0) -> int:
    """Books of general knowledge that count in a region (ruling 50)."""
    expertise = own["expertise"][region]
    if view["options"]["assistants"] == "expertise":
        expertise += helpers
    return min(own["general"], expertise)


def cards_due(view: TombView, known: int, weeks: int) -> int:
    """What the chart gives."""
    chart = CHARTS[CHART_NAMES.index(view["options"]["chart"])]
    return chart[(weeks - 1) * MOST_KNOWLEDGE + known - 1] if known else 0


def useful_weeks(view: TombView, known: int) -> list[int]:
    """Weeks that bring a card more than one week less."""
    useful = []
    cards = 0
    for weeks in range(1, LONGEST_DIG + 1):
        due = cards_due(view, known, weeks)
        if due > cards:
            useful.append(weeks)
            cards = due
    return useful


def usual_weeks(view: TombView, known: int) -> int:
    """Weeks of a dig by which regions are compared before one is planned: enough for a card."""
    return max(USUAL, useful_weeks(view, known)[0])


def digs_left(look: Look, region: str) -> int:
    """Permits by which a seat may still dig in a region."""
    own = subject_view(look)["permits"]
    return own[region] + own["general"] + seen(look)["hand"].count("excavation")


def shut(look: Look, region: str) -> str:
    """Why a player cannot dig in a region, in a few words; empty if he could."""
    view, own, t = seen(look), subject_view(look), look.t
    helped = view["options"]["assistants"] == "expertise" and "assistant" in view["hand"]
    if view["piles"][region]["height"] == 0:
        return t("nothing lies here yet")
    if not own["expertise"][region] and not helped:
        return t("needs a book of this region")
    return "" if digs_left(look, region) else t("no permit left")


def pools(view: TombView, region: str) -> tuple[list[str], list[str]]:
    """The site cards that lie in a pile for certain, and those that may, best first."""
    pile = view["piles"][region]
    return best_first(pile["seen"]), best_first(pile["missing"])


def best_first(names: list[str]) -> list[str]:
    """Site cards by their points, then books, then rubble."""
    return sorted(names, key=lambda name: -_RANKS.get(face(name), 0))


def best_there(view: TombView, region: str) -> str:
    """The best find that may lie in a pile, by its face."""
    faces = [face(name) for each in pools(view, region) for name in each]
    return max((shown for shown in faces if shown.isdigit()), default="")


# --- Cards ------------------------------------------------------------------------------------


def greens_left(view: TombView) -> int:
    """Green-backed cards in the deck: those that one cannot place, less what others hold."""
    held = sum(each["hand"] for seat, each in enumerate(view["players"]) if seat != view["you"])
    return sum(view["left"].values()) - (0 if "hidden" in view else held)


def takes_left(view: TombView) -> int:
    """Cards that will still come into the row; exhibitions and museums never do."""
    shows = sum(
        count for name, count in view["left"].items() if name.startswith(("exhibition", "museum"))
    )
    return greens_left(view) - shows


def kind_of(name: str) -> int:
    return GREENS.index(name)


# --- Finds, exhibitions, professors -----------------------------------------------------------


def artifacts(own: PlayerView, region: str) -> tuple[int, ...]:
    """The points of a player's artifacts of a region, highest first; books are none."""
    return _artifacts(tuple(own["finds"]), region)


@lru_cache(maxsize=1024)
def _artifacts(finds: tuple[str, ...], region: str) -> tuple[int, ...]:
    faces = [face(name) for name in finds if name.startswith(region)]
    return tuple(sorted((int(value) for value in faces if value.isdigit()), reverse=True))


def all_artifacts(own: PlayerView) -> list[tuple[int, str]]:
    """Points and region of all of a player's artifacts, the cheapest first."""
    return sorted((value, region) for region in REGIONS for value in artifacts(own, region))


def steps_reached(own: PlayerView, exhibition: int) -> int:
    """Steps add up: the second needs the first as well (ruling 94)."""
    for step in range(STEPS):
        at = exhibition * STEPS + step
        if len(artifacts(own, REGIONS[STEP_REGION[at]])) < STEP_FINDS[at]:
            return step
    return STEPS


def books(own: PlayerView, place: str) -> int:
    """Books that count for a professor (rulings 78 to 83)."""
    if place == WORLD:
        return sum(own["expertise"].values()) + own["general"]
    return own["expertise"][place]


def holder(view: TombView, place: str) -> Seat | None:
    return view["professors"][PLACES.index(place)]


def needed(view: TombView, place: str) -> int:
    """Books that win a professor now: from another player strictly more than he has."""
    least = WORLD_PROFESSOR if place == WORLD else PROFESSOR
    owner = holder(view, place)
    return least if owner is None else max(least, books(view["players"][owner], place) + 1)


def won_by(view: TombView, seat: Seat, region: str, more: int) -> list[str]:
    """The professors that so many books more would win; `region` is empty for general ones."""
    own = view["players"][seat]
    return [
        place
        for place in PLACES
        if (place in (region, WORLD))
        and holder(view, place) != seat
        and books(own, place) + more >= needed(view, place)
    ]


# --- What just happened -----------------------------------------------------------------------

DEEDS: Final = ("took", "showed", "museum", "gave", "played", "dug")
"""Kinds of note that a player's deeds leave; what others there are follows from these."""


def latest(look: Look) -> list[tuple[int, Note]]:
    """The last deed of anybody with all that followed from it, numbered."""
    notes = look.notes
    backwards = range(len(notes) - 1, -1, -1)
    start = next((number for number in backwards if notes[number].kind in DEEDS), 0)
    return [(number, notes[number]) for number in range(start, len(notes))]


def deeds_since(look: Look, number: int) -> list[Note]:
    """What was done after a note."""
    return [note for note in look.notes[number + 1 :] if note.kind in DEEDS]


def turned_up(look: Look) -> set[str]:
    """Cards that came off the deck just now."""
    return {str(note.details["card"]) for _, note in latest(look) if note.kind == "turned"}


# --- Points -----------------------------------------------------------------------------------

PARTS: Final = ("finds", "exhibitions", "museums", "congresses", "professors", "time")


def congress_points(number: int) -> int:
    return CONGRESS_POINTS[min(number, len(CONGRESS_POINTS) - 1)]


def points(view: TombView, seat: Seat) -> dict[str, int]:
    """Where a player's points come from, by PARTS."""
    own = view["players"][seat]
    counted = (
        sum(value for value, _ in all_artifacts(own)),
        sum(EXHIBITION_POINTS[number - 1] for number in own["exhibitions"]),
        sum(MUSEUM_POINTS[number - 1] for number in own["museums"]),
        congress_points(own["congresses"]),
        PROFESSOR_POINTS * view["professors"].count(seat),
        behind(view, seat),
    )
    return dict(zip(PARTS, counted, strict=True))
