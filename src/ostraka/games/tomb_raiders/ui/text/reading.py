"""What pages ask about a view. The rules answer; here their answers get names of regions.

Numbers as in RULES.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from ostraka.core.play import Note, Seat
from ostraka.games.tomb_raiders.knowledge import odds
from ostraka.games.tomb_raiders.knowledge.determinize import hidden_hands, visible
from ostraka.games.tomb_raiders.rules.box import (
    EXHIBITION,
    GREENS,
    MUSEUM_WEEKS,
    PLAY_WEEKS,
    REGIONS,
    TAKE_WEEKS,
)
from ostraka.games.tomb_raiders.rules.chapters import digging, presenting, taking
from ostraka.games.tomb_raiders.rules.chapters.order import advance, rearmost
from ostraka.games.tomb_raiders.rules.notation import DIG
from ostraka.games.tomb_raiders.rules.position import Tombs
from ostraka.games.tomb_raiders.rules.scoring import (
    congress_points,
    professor_points,
    time_points,
)
from ostraka.games.tomb_raiders.rules.seats import ANY_PERMITS, CONGRESSES, FIELDS
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


_read: list[tuple[TombView, Tombs]] = []
"""The view that was read last, with its position: a page asks many questions about one view."""


def seen(look: Look) -> TombView:
    return cast(TombView, look.view)


def position(view: TombView) -> Tombs:
    """The position as far as a view shows it, to ask the rules about; take a clone to change it."""
    for known, read in _read:
        if known is view:
            return read
    read = visible(view)
    _read[:] = [(view, read)]
    return read


def is_player(look: Look) -> bool:
    """Return whether the viewer is a player."""
    return 0 <= look.seat < len(look.names)


def subject(look: Look) -> Seat:
    """Return the seat that the board is explained for: the viewer's, or for watchers the active
    player's."""
    return look.seat if is_player(look) else seen(look)["turn"]


def subject_view(look: Look) -> PlayerView:
    return seen(look)["players"][subject(look)]


def may_act(look: Look) -> bool:
    """Return whether the viewer has a choice to make."""
    return bool(look.legal)


# --- Time -------------------------------------------------------------------------------------


def order(view: TombView) -> list[Seat]:
    """List the seats in the order they move in if all stay where they are (rulings 19 and 20)."""
    s = position(view).clone()
    placed = []
    while s.stack:
        placed.append(rearmost(s))
        s.stack.remove(placed[-1])
    seats = range(len(view["players"]))  # before the first turn some have no marker yet
    return placed + [seat for seat in seats if seat not in placed]


def follower(view: TombView, seat: Seat, weeks: int) -> Seat:
    """Return who moves next once a player has spent a number of weeks (rulings 19 to 22)."""
    s = position(view).clone()
    s.turn = seat
    if seat not in s.stack:  # before the first turn
        s.stack.append(seat)
    advance(s, weeks)
    return rearmost(s)


def weeks_spent(look: Look, say: str) -> int:
    """Return the weeks that a choice costs at once; 0 if another choice follows first."""
    view = seen(look)
    verb, *about = say.split()
    if verb == "take":
        return TAKE_WEEKS[kind_of(str(view["row"][int(about[0]) - 1]))]
    if verb == "exhibition":
        exhibition = int(about[0]) - 1
        return presenting.exhibition_weeks(position(view), subject(look), exhibition)
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


def knowledge(view: TombView, seat: Seat, region: str, helpers: int = 0) -> int:
    """What a player can use in a region (rulings 48 to 54)."""
    return digging.knowledge(position(view), seat, REGIONS.index(region), helpers)


def general_used(view: TombView, own: PlayerView, region: str, helpers: int = 0) -> int:
    """Books of general knowledge that count in a region (ruling 50)."""
    experts = helpers if position(view).terms.experts else 0
    return digging.general_counted(own["expertise"][region] + experts, own["general"])


def cards_due(view: TombView, known: int, weeks: int) -> int:
    """Cards that the chart gives (ruling 56)."""
    return digging.cards_due(position(view).terms.chart, known, weeks)


def useful_weeks(view: TombView, known: int) -> list[int]:
    """Weeks that bring a card more than one week less."""
    return odds.useful_weeks(position(view).terms.chart, known)


def usual_weeks(view: TombView, known: int) -> int:
    """Return the weeks of a dig by which regions are compared, at least enough for a card."""
    return max(USUAL, useful_weeks(view, known)[0])


def opens(s: Tombs, region: str) -> bool:
    """Whether the player whose turn it is may dig in a region (rulings 43, 44 and 61)."""
    ways: list[int] = []
    digging.add_regions(s, ways)
    return DIG + REGIONS.index(region) in ways


def why_no_dig(look: Look, region: str) -> str:
    """Why a player cannot dig in a region, in a few words; empty if they could."""
    view, t = seen(look), look.t
    s = position(view).clone()
    s.turn = subject(look)
    if opens(s, region):
        return ""
    if view["piles"][region]["height"] == 0:
        return t("nothing lies here yet")
    s.players[s.turn * FIELDS + ANY_PERMITS] += 1
    return t("no permit left") if opens(s, region) else t("needs a book on this region")


def pools(view: TombView, region: str) -> tuple[list[str], list[str]]:
    """List the site cards that are known to lie in a pile, and those that may, best first."""
    pile = view["piles"][region]
    return best_first(pile["seen"]), best_first(pile["missing"])


def best_first(names: list[str]) -> list[str]:
    """Sort site cards by points, then books, then rubble."""
    return sorted(names, key=lambda name: -_RANKS.get(face(name), 0))


def best_there(view: TombView, region: str) -> str:
    """Return the face of the best find that may lie in a pile."""
    faces = [face(name) for each in pools(view, region) for name in each]
    return max((shown for shown in faces if shown.isdigit()), default="")


# --- Cards ------------------------------------------------------------------------------------


def greens_left(view: TombView) -> int:
    """Return the number of green-backed cards in the deck: all unplaced ones not in a hand."""
    return position(view).greens - hidden_hands(view)


def takes_left(view: TombView) -> int:
    """Cards that will still come into the row; exhibitions and museums never do (ruling 16)."""
    return greens_left(view) - sum(position(view).green[EXHIBITION:])


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


def steps_reached(view: TombView, seat: Seat, exhibition: int) -> int:
    """Steps of an exhibition that a player's artifacts reach (rulings 93 and 94)."""
    return presenting.steps_reached(position(view), seat, exhibition)


def books(view: TombView, seat: Seat, place: str) -> int:
    """A player's books that count for a professor (rulings 78 to 83)."""
    return taking.books_for(position(view), seat, PLACES.index(place))


def holder(view: TombView, place: str) -> Seat | None:
    return view["professors"][PLACES.index(place)]


def needed(view: TombView, place: str) -> int:
    """Books that win a professor now (rulings 78 to 81)."""
    return taking.books_to_win(position(view), PLACES.index(place))


def after_taking(view: TombView, seat: Seat, name: str) -> Tombs:
    """The position after a player has taken a card of the row."""
    s = position(view).clone()
    s.turn = seat
    taking.take(s, s.row.index(kind_of(name)), None)
    return s


def won_by(view: TombView, seat: Seat, name: str) -> list[str]:
    """The professors that a card of the row would win."""
    then = after_taking(view, seat, name).professors
    return [
        place
        for at, place in enumerate(PLACES)
        if then[at] == seat and position(view).professors[at] != seat
    ]


# --- What just happened -----------------------------------------------------------------------

PLAYER_NOTES: Final = ("took", "showed", "museum", "gave", "played", "dug")
"""Kinds of note about what players did; all other kinds follow from these."""


def latest(look: Look) -> list[tuple[int, Note]]:
    """Return the last thing that a player did with all that followed from it, numbered."""
    notes = look.notes
    backwards = range(len(notes) - 1, -1, -1)
    start = next((number for number in backwards if notes[number].kind in PLAYER_NOTES), 0)
    return [(number, notes[number]) for number in range(start, len(notes))]


def player_notes_since(look: Look, number: int) -> list[Note]:
    """List what players did after a note."""
    return [note for note in look.notes[number + 1 :] if note.kind in PLAYER_NOTES]


def turned_up(look: Look) -> set[str]:
    """Cards that came off the deck just now."""
    return {str(note.details["card"]) for _, note in latest(look) if note.kind == "turned"}


# --- Points -----------------------------------------------------------------------------------

PARTS: Final = ("finds", "exhibitions", "museums", "congresses", "professors", "time")


def points(view: TombView, seat: Seat) -> dict[str, int]:
    """Where a player's points come from, by PARTS."""
    s = position(view)
    own = s.players[seat * FIELDS : (seat + 1) * FIELDS]
    counted = (
        presenting.artifact_points(own),
        presenting.exhibition_points(own),
        presenting.museum_points(own),
        congress_points(own[CONGRESSES]),
        professor_points(s, seat),
        time_points(s, seat),
    )
    return dict(zip(PARTS, counted, strict=True))
