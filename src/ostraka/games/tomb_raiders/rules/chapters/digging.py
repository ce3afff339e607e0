"""Conducting an excavation (rulings 43 to 62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    ASSISTANT,
    BOOKS,
    EXCAVATION,
    LONGEST_DIG,
    MOST_KNOWLEDGE,
    NONE,
    PLAY_WEEKS,
    POINTS,
    REGIONS,
    RUBBLE,
    SITE_CARDS,
    SITE_NAMES,
)
from ostraka.games.tomb_raiders.rules.chapters.order import advance, next_turn
from ostraka.games.tomb_raiders.rules.chapters.piles import is_empty, put_back, take_out
from ostraka.games.tomb_raiders.rules.chapters.taking import add_expertise
from ostraka.games.tomb_raiders.rules.notation import (
    ASSIST,
    BY_CARD,
    BY_GENERAL,
    BY_REGION,
    DIG,
    PERMIT,
    PERMITS,
    WEEKS,
)
from ostraka.games.tomb_raiders.rules.seats import (
    ANY_PERMITS,
    EXPERTISE,
    FIELDS,
    FOUND,
    KNOWLEDGE,
    LAURELS,
    OWN_PERMITS,
    OWNED,
)
from ostraka.games.tomb_raiders.rules.steps import ASSISTING, DIGGING, DRAWING, PERMITTING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tomb_raiders.rules.position import Tombs


# --- Conditions -------------------------------------------------------------------------------


def add_regions(s: Tombs, ways: list[Action]) -> None:
    """A dig needs a permit (43), expertise (44) and a pile that is not empty (61)."""
    players = s.players
    at: i64 = s.turn * FIELDS
    anywhere: i64 = players[at + ANY_PERMITS] + s.hands[s.turn * ACTIONS]  # an excavation card
    experts: i64 = assistants(s) if s.terms.experts else 0  # they open a dig too (52)
    region: i64
    for region in range(AREAS):
        if players[at + EXPERTISE + region] + experts == 0 or is_empty(s, region):
            continue
        if anywhere + players[at + OWN_PERMITS + region]:
            ways.append(DIG + region)


def assistants(s: Tombs) -> int:
    """Assistants in the player's hand."""
    return s.hands[s.turn * ACTIONS + ASSISTANT - EXCAVATION]


def dig(s: Tombs, region: int) -> None:
    """Name the region; a permit is asked for only if more than one fits."""
    s.region = region
    s.task = PERMITTING
    fitting = fitting_permits(s)
    if len(fitting) == 1:
        choose_permit(s, fitting[0] - PERMIT)


def fitting_permits(s: Tombs) -> list[Action]:
    """The region's permit, a general one or the action card may be spent (ruling 46)."""
    at = s.turn * FIELDS
    ways = []
    if s.players[at + OWN_PERMITS + s.region]:
        ways.append(PERMIT + BY_REGION)
    if s.players[at + ANY_PERMITS]:
        ways.append(PERMIT + BY_GENERAL)
    if s.hands[s.turn * ACTIONS]:
        ways.append(PERMIT + BY_CARD)
    return ways


def choose_permit(s: Tombs, permit: int) -> None:
    """Choose the permit. It is laid down with the announcement, as plans are hidden (38)."""
    s.permit = permit
    s.task = ASSISTING if assistants(s) else DIGGING


# --- Knowledge --------------------------------------------------------------------------------


def assistants_to_send(s: Tombs) -> list[Action]:
    """Any number in hand may come along (53), at least one if the dig needs it to open (52)."""
    own = s.players[s.turn * FIELDS + EXPERTISE + s.region]
    return [ASSIST + number for number in range(0 if own else 1, assistants(s) + 1)]


def assist(s: Tombs, number: int) -> None:
    """Choose how many assistants come along (ruling 53)."""
    s.helpers = number
    s.task = DIGGING


def knowledge(s: Tombs, seat: Seat, region: int, helpers: int) -> int:
    """Return a player's knowledge for a dig in a region, with these assistants."""
    at = seat * FIELDS
    expertise, general = s.players[at + EXPERTISE + region], s.players[at + KNOWLEDGE]
    return usable_knowledge(expertise, general, helpers, s.terms.experts)


def usable_knowledge(expertise: int, general: int, helpers: int, experts: bool) -> int:
    """Open books (48, 49): expertise, general knowledge up to the cap, and a point for each
    assistant beyond the cap, or as expertise with that option (52); 12 at most (54)."""
    if experts:
        expertise += helpers
        helpers = 0
    return min(expertise + general_counted(expertise, general) + helpers, MOST_KNOWLEDGE)


def general_counted(expertise: int, general: int) -> int:
    """General knowledge counts up to the expertise in the region (ruling 50)."""
    return min(general, expertise)


# --- Weeks and cards --------------------------------------------------------------------------


def cards_due(chart: list[int], points: i64, weeks: i64) -> int:
    """Cards that the chart gives for knowledge and weeks (ruling 56); none without knowledge."""
    return chart[(weeks - 1) * MOST_KNOWLEDGE + points - 1] if points else 0


def weeks_to_dig(s: Tombs) -> list[Action]:
    """A dig lasts 1 to 12 weeks (55), enough for at least one card (57)."""
    points = knowledge(s, s.turn, s.region, s.helpers)
    chart = s.terms.chart
    first = 1
    while cards_due(chart, points, first) == 0:
        first += 1
    return [WEEKS + weeks - 1 for weeks in range(first, LONGEST_DIG + 1)]


def announce(s: Tombs, weeks: int, notes: Notes) -> None:
    """The weeks are announced and the marker moves before the first card is drawn (55); nothing
    can be changed after that (62)."""
    points = knowledge(s, s.turn, s.region, s.helpers)
    s.due = cards_due(s.terms.chart, points, weeks)
    if notes is not None:
        tell(
            notes,
            "dug",
            s.turn,
            region=REGIONS[s.region],
            weeks=weeks,
            permit=PERMITS[s.permit],
            helpers=s.helpers,
            knowledge=points,
            cards=s.due,
        )
    spend_permit(s)
    advance(s, weeks)
    s.task = DRAWING


def spend_permit(s: Tombs) -> None:
    """Permit and assistants leave the game for good (45, 52). They cost no weeks, and neither does
    the excavation card (86)."""
    if s.permit == BY_REGION:
        s.players[s.turn * FIELDS + OWN_PERMITS + s.region] -= 1
    elif s.permit == BY_GENERAL:
        s.players[s.turn * FIELDS + ANY_PERMITS] -= 1
    else:
        s.hands[s.turn * ACTIONS] -= 1
    s.hands[s.turn * ACTIONS + ASSISTANT - EXCAVATION] -= s.helpers


def draw(s: Tombs, card: int, notes: Notes) -> None:
    """Cards are drawn one by one: a find is kept (59), rubble counts and is put aside (60). A pile
    that runs out ends the dig (61)."""
    region = s.region
    take_out(s, region, card)
    if RUBBLE >> card & 1:
        s.aside |= 1 << card
        if notes is not None:
            name = SITE_NAMES[region * SITE_CARDS + card]
            tell(notes, "rubble", s.turn, region=REGIONS[region], card=name)
    else:
        keep_find(s, region, card, notes)
    s.due -= 1
    if s.due == 0 or is_empty(s, region):
        end_dig(s)


def keep_find(s: Tombs, region: int, card: int, notes: Notes) -> None:
    """A find is laid open before the player (59); a book counts as expertise at once (73)."""
    s.players[s.turn * FIELDS + FOUND + region] |= 1 << card
    points = POINTS[region * SITE_CARDS + card]
    s.players[s.turn * FIELDS + LAURELS] += points
    if notes is not None:
        name = SITE_NAMES[region * SITE_CARDS + card]
        tell(notes, "found", s.turn, card=name, points=points)
    if BOOKS >> card & 1:
        add_expertise(s, s.turn, region, 1, notes)
    else:
        s.players[s.turn * FIELDS + OWNED + region] += 1


def end_dig(s: Tombs) -> None:
    """Rubble goes back (60); if a thief drew, the weeks of the card are paid (39)."""
    put_back(s, s.region, s.aside)
    s.aside = 0
    s.due = 0
    s.helpers = 0
    if s.card != NONE:
        advance(s, PLAY_WEEKS[s.card])
    next_turn(s)
