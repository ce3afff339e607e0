"""Presentation cards: exhibitions and museums (rulings 28, 32, 92 to 97)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.tomb_raiders.rules.box import (
    AREAS,
    BOOK,
    EXHIBITION,
    EXHIBITION_POINTS,
    FACES,
    GIFTS,
    GREENS,
    MUSEUM,
    MUSEUM_POINTS,
    MUSEUM_WEEKS,
    POINTS,
    SHOWING,
    SITE_CARDS,
    SITE_NAMES,
    STEP_FINDS,
    STEP_REGION,
    STEP_WEEKS,
    STEPS,
)
from ostraka.games.tomb_raiders.rules.chapters.order import advance, next_turn
from ostraka.games.tomb_raiders.rules.notation import DONATE, GIVE, SHOW
from ostraka.games.tomb_raiders.rules.seats import FIELDS, FOUND, GIVEN, LAURELS, OWNED, SHOWN
from ostraka.games.tomb_raiders.rules.steps import GIVING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tomb_raiders.rules.position import Tombs


def all_artifacts(s: Tombs, seat: Seat) -> int:
    """Return the number of artifacts that a player owns in all regions."""
    players = s.players
    first: i64 = seat * FIELDS + OWNED
    owned: i64 = 0
    at: i64
    for at in range(first, first + AREAS):
        owned += players[at]
    return owned


def steps_reached(s: Tombs, seat: Seat, exhibition: i64) -> int:
    """Return how many steps of an exhibition a player's artifacts reach: their number counts, not
    their values (93), and each step needs those before it (94)."""
    players = s.players
    first: i64 = exhibition * STEPS
    owned: i64 = seat * FIELDS + OWNED
    step: i64
    for step in range(STEPS):
        region: i64 = STEP_REGION[first + step]
        if players[owned + region] < STEP_FINDS[first + step]:
            return step
    return STEPS


def laurels(fields: list[int]) -> int:
    """Points of a player's artifacts, exhibitions and museums, recounted (ruling 66)."""
    return artifact_points(fields) + exhibition_points(fields) + museum_points(fields)


def artifact_points(fields: list[int]) -> int:
    """Points of a player's artifacts."""
    points = 0
    for region in range(AREAS):
        for card in range(SITE_CARDS):
            if fields[FOUND + region] >> card & 1:
                points += POINTS[region * SITE_CARDS + card]
    return points


def exhibition_points(fields: list[int]) -> int:
    """Points of the exhibitions that a player has shown."""
    points = 0
    for exhibition in range(MUSEUM - EXHIBITION):
        if fields[SHOWN] >> exhibition & 1:
            points += EXHIBITION_POINTS[exhibition]
    return points


def museum_points(fields: list[int]) -> int:
    """Points of the museums that a player has given artifacts to."""
    points = 0
    for museum in range(len(GREENS) - MUSEUM):
        if fields[GIVEN] >> museum & 1:
            points += MUSEUM_POINTS[museum]
    return points


def add_presentations(s: Tombs, ways: list[Action]) -> None:
    """An open exhibition needs its first step (32, 92), a museum enough artifacts to give (96)."""
    exhibitions: i64 = s.exhibitions
    number: i64 = 0
    while exhibitions >> number:
        if exhibitions >> number & 1 and steps_reached(s, s.turn, number):
            ways.append(SHOW + number)
        number += 1
    museums: i64 = s.museums
    if museums:
        owned: i64 = all_artifacts(s, s.turn)
        number = 0
        while museums >> number:
            if museums >> number & 1 and owned >= GIFTS[number]:
                ways.append(DONATE + number)
            number += 1


def exhibition_weeks(s: Tombs, seat: Seat, exhibition: int) -> int:
    """The price of an exhibition is that of the last step reached, the cheapest (ruling 95)."""
    return STEP_WEEKS[exhibition * STEPS + steps_reached(s, seat, exhibition) - 1]


def show(s: Tombs, exhibition: int, notes: Notes) -> None:
    """An exhibition is taken; the artifacts are shown and kept (92)."""
    weeks = exhibition_weeks(s, s.turn, exhibition)
    points = EXHIBITION_POINTS[exhibition]
    at = s.turn * FIELDS
    s.exhibitions ^= 1 << exhibition
    s.players[at + SHOWN] |= 1 << exhibition
    s.players[at + LAURELS] += points
    if notes is not None:
        tell(notes, "showed", s.turn, number=exhibition + 1, weeks=weeks, points=points)
    advance(s, weeks)
    next_turn(s)


def donate(s: Tombs, museum: int) -> None:
    """The player chooses a museum, then its gifts one by one (ruling 97)."""
    s.museum = museum
    s.gifts = GIFTS[museum]
    s.task = GIVING


def gifts_to_choose(s: Tombs) -> list[Action]:
    """Artifacts of any region may be given (96), but no books (73)."""
    players = s.players
    found: i64 = s.turn * FIELDS + FOUND
    ways: list[Action] = []
    region: i64
    for region in range(AREAS):
        own: i64 = players[found + region]
        if own:
            ways += [
                GIVE + region * BOOK + face
                for face in range(BOOK)
                if own & SHOWING[region * FACES + face]
            ]
    return ways


def give(s: Tombs, region: int, face: int, notes: Notes) -> None:
    """A gift leaves the game with its points (96, 97); the last one completes the museum."""
    at = s.turn * FIELDS
    fitting = s.players[at + FOUND + region] & SHOWING[region * FACES + face]
    card = (fitting & -fitting).bit_length() - 1
    points = POINTS[region * SITE_CARDS + card]
    s.players[at + FOUND + region] ^= 1 << card
    s.players[at + OWNED + region] -= 1
    s.players[at + LAURELS] -= points
    if notes is not None:
        tell(notes, "gave", s.turn, card=SITE_NAMES[region * SITE_CARDS + card], points=points)
    s.gifts -= 1
    if s.gifts == 0:
        complete_museum(s, notes)


def complete_museum(s: Tombs, notes: Notes) -> None:
    """The museum card is laid before the player and its weeks are paid (ruling 97)."""
    museum = s.museum
    at = s.turn * FIELDS
    s.museums ^= 1 << museum
    s.players[at + GIVEN] |= 1 << museum
    s.players[at + LAURELS] += MUSEUM_POINTS[museum]
    if notes is not None:
        weeks, points = MUSEUM_WEEKS[museum], MUSEUM_POINTS[museum]
        tell(notes, "museum", s.turn, number=museum + 1, weeks=weeks, points=points)
    advance(s, MUSEUM_WEEKS[museum])
    next_turn(s)
