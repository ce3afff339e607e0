"""Playing an action card: thief, tomb raiders, scientist (rulings 39 to 42, 85 to 91)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, tell, whisper
from ostraka.games.tomb_raiders.rules.box import (
    ACTIONS,
    AREAS,
    EXCAVATION,
    FACES,
    GREENS,
    PLAY_WEEKS,
    RAIDERS,
    REGIONS,
    RUBBLE,
    SCIENTIST,
    SHOWING,
    THIEF,
    cards_of,
)
from ostraka.games.tomb_raiders.rules.chapters.digging import keep_find
from ostraka.games.tomb_raiders.rules.chapters.order import advance, next_turn
from ostraka.games.tomb_raiders.rules.chapters.piles import find_there, is_empty, show_all, take_out
from ostraka.games.tomb_raiders.rules.notation import KEEP, RAID, STEAL, STUDY
from ostraka.games.tomb_raiders.rules.seats import LOOKED, LYING, UNDER
from ostraka.games.tomb_raiders.rules.steps import DRAWING, KEEPING, LOOKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tomb_raiders.rules.position import Tombs


PLAYS: Final = [block + region for block in (STEAL, RAID) for region in range(AREAS)]
"""The sentences that play a thief or tomb raiders, in the order of the cards."""
STUDIES: Final = [STUDY + region for region in range(AREAS)]


def add_cards_to_play(s: Tombs, ways: list[Action]) -> None:
    """Thieves and raiders have their region, the scientist goes anywhere (91). Assistants and the
    excavation card are played inside a dig only (42). A card may be played for nothing (41)."""
    hands = s.hands
    first: i64 = s.turn * ACTIONS - EXCAVATION
    card: i64
    for card in range(THIEF, SCIENTIST):
        if hands[first + card]:
            ways.append(PLAYS[card - THIEF])  # noqa: PERF401 - a list of its own costs more
    if hands[first + SCIENTIST]:
        ways += STUDIES


def play_card(s: Tombs, card: int, region: int, notes: Notes) -> None:
    """The card is shown and leaves the game (39, 85), even if it brings nothing (41)."""
    s.hands[s.turn * ACTIONS + card - EXCAVATION] -= 1
    s.card = card
    s.region = region
    if notes is not None:
        name, weeks = GREENS[card].partition("-")[0], PLAY_WEEKS[card]
        tell(notes, "played", s.turn, played=name, region=REGIONS[region], weeks=weeks)
    if is_empty(s, region):
        take_nothing(s, notes)
    elif card < RAIDERS and not s.terms.choosing:
        s.due = 1  # one card at random (87), as if it were dug for
        s.task = DRAWING
    else:
        s.task = LOOKING


def take_nothing(s: Tombs, notes: Notes) -> None:
    """There is nothing to take (41); a player who looked shows that it is all rubble (90)."""
    if notes is not None:
        tell(notes, "nothing", s.turn, region=REGIONS[s.region], cards=pile_names(s))
    pay(s)


def pile_names(s: Tombs) -> str:
    """Names of the cards that somebody saw in the pile."""
    return " ".join(cards_of(s.region, s.sites[LYING + s.region]))


def pay(s: Tombs) -> None:
    """The card's weeks are paid once it has had its effect (ruling 39)."""
    advance(s, PLAY_WEEKS[s.card])
    next_turn(s)


def see(s: Tombs, card: int, notes: Notes) -> None:
    """The player sees the cards of the pile one after another (ruling 91)."""
    region = s.region
    if not s.sites[LYING + region] >> card & 1:
        find_there(s, region, card)
    s.aside |= 1 << card
    if s.sites[UNDER + region] == 0 and s.sites[LYING + region] == s.aside:
        end_look(s, notes)


def end_look(s: Tombs, notes: Notes) -> None:
    """Only the player has seen the pile (90). A scientist takes nothing (91), a thief or raiders
    take a find of the player's choice if there is one (87, 89)."""
    lying = s.aside
    s.aside = 0
    s.known[s.turn * AREAS + s.region] = lying
    s.sites[LOOKED + s.region] |= 1 << s.turn
    if notes is not None:
        whisper(notes, "saw", s.turn, region=REGIONS[s.region], cards=pile_names(s))
    if s.card == SCIENTIST:
        pay(s)
    elif lying & ~RUBBLE:
        s.task = KEEPING
    else:
        show_all(s, s.region)
        take_nothing(s, notes)


def finds_to_keep(s: Tombs) -> list[Action]:
    """Any find of the pile may be kept, never rubble (ruling 89)."""
    lying = s.sites[LYING + s.region]
    first = s.region * FACES
    return [KEEP + first + face for face in range(FACES) if lying & SHOWING[first + face]]


def keep(s: Tombs, region: int, face: int, notes: Notes) -> None:
    """The find kept is shown to all, the rest of the pile stays hidden (ruling 90)."""
    fitting = s.sites[LYING + region] & SHOWING[region * FACES + face]
    card = (fitting & -fitting).bit_length() - 1
    take_out(s, region, card)
    keep_find(s, region, card, notes)
    pay(s)
