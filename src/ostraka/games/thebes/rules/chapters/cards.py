"""Taking a development card, turning up new ones, changing the display. Rulings as in RULES.md."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, below, tell
from ostraka.games.thebes.rules.box import (
    CARDS,
    CHANGE_WEEKS,
    CITY,
    DISPLAY,
    EXHIBITION,
    LARGE,
    NONE,
    WARSAW,
    WEEKS,
)
from ostraka.games.thebes.rules.chapters.order import end_turn
from ostraka.games.thebes.rules.chapters.travel import go, in_time, tell_action
from ostraka.games.thebes.rules.notation import OPEN, TAKE
from ostraka.games.thebes.rules.seats import gain_card
from ostraka.games.thebes.rules.steps import DEALING, OPENING, STACKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.thebes.rules.position import Board


def cards_to_take(s: Board, used: int) -> list[Action]:
    """Return the open cards, each in the city that it names (ruling 41)."""
    ways: list[Action] = []
    for place, card in enumerate(s.display):
        if card != NONE and in_time(s, CITY[card], WEEKS[card], used):
            ways.append(TAKE + place)
    return ways


def take(s: Board, place: int, notes: Notes) -> None:
    """Pay the trip and the weeks on the card (42) and own it (43); a new one takes its place
    (45)."""
    card = s.display[place]
    if notes is not None:
        tell_action(notes, "took", s, CITY[card], WEEKS[card], card=CARDS[card])
    go(s, CITY[card], WEEKS[card], notes)
    s.display[place] = NONE
    gain_card(s, s.turn, card)
    refill(s, OPENING, notes)


def change_weeks(s: Board) -> int:
    """Weeks of a change: one, and one more for each change before it in an unbroken run (rulings 55
    to 57)."""
    return CHANGE_WEEKS + s.changes


def may_change(s: Board, used: int) -> bool:
    """Whether the display may be changed: in Warsaw, whatever lies open (rulings 54 and 58)."""
    return in_time(s, WARSAW, change_weeks(s), used)


def change(s: Board, notes: Notes) -> None:
    """Discard the open cards and turn up new ones (ruling 54)."""
    if notes is not None:
        tell_action(notes, "changed", s, WARSAW, change_weeks(s))
    go(s, WARSAW, change_weeks(s), notes)
    s.changes += 1
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            s.discards.append(s.display[place])
            s.display[place] = NONE
    refill(s, OPENING, notes)


# --- The pile -----------------------------------------------------------------------------------
#
# `deck` holds every card that lies face down, in order of number. How many lie in each part is
# known, which ones is decided card by card: the first part has `first` cards, none an exhibition;
# then comes the second, with the small exhibitions; `aside` lie the rest, with the large ones.


def refill(s: Board, task: int, notes: Notes) -> None:
    """Turn up cards until four lie open (48), as long as there are any (52)."""
    s.task = task
    if any(card == NONE for card in s.display) and any_development(s):
        if in_pile(s) == 0:
            shuffle(s, notes)
    elif task == DEALING:
        s.task = STACKING
    else:
        end_turn(s, notes)


def any_development(s: Board) -> bool:
    """Whether the pile, the discards or the cards aside have a development card."""
    if s.deck and s.deck[0] < EXHIBITION:
        return True
    return any(card < EXHIBITION for card in s.discards)


def in_pile(s: Board) -> int:
    """How many cards the draw pile has."""
    return len(s.deck) - s.aside


def shuffle(s: Board, notes: Notes) -> None:
    """Make a new pile of the discards, the first time with the cards aside (rulings 49 to 51)."""
    s.deck = sorted(s.deck + s.discards)
    s.discards = []
    s.aside = 0
    if notes is not None:
        tell(notes, "shuffled", s.turn, cards=len(s.deck))


def where(deck: list[int], card: int) -> int:
    """Where a card lies among those face down, or would lie: `bisect_left`, but compiled."""
    low: i64 = 0
    high: i64 = len(deck)
    while low < high:
        middle = (low + high) >> 1
        if deck[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def cards_to_open(s: Board) -> list[tuple[Action, int]]:
    """Return what the top card may be. In the first part any development card may lie there. In the
    second it is an exhibition with the chance of exhibitions left to cards left, else any
    development card."""
    deck = s.deck
    developments = where(deck, EXHIBITION)
    weight, exhibition_weight, last = 1, 1, len(deck)
    if s.first:  # no exhibition in the first part (14)
        last = developments
    elif s.aside:  # cards of the second part, or cards aside: unknown
        weight, exhibition_weight = in_second(s, developments), developments
        last -= LARGE
    outcomes: list[tuple[Action, int]] = []
    at = 0 if weight else developments
    while at < last:
        card = deck[at]
        alike = 1
        while at + alike < last and deck[at + alike] == card:
            alike += 1
        each = weight if card < EXHIBITION else exhibition_weight
        outcomes.append((OPEN + card, alike * each))
        at += alike
    return outcomes


def in_second(s: Board, developments: int) -> int:
    """How many of the face-down development cards lie in the second part, once it is on top."""
    return developments - (s.aside - LARGE)


def top_card(s: Board, rng: Random) -> Action:
    """One of `cards_to_open`, drawn as `weighted` would: each lies where its weights begin."""
    deck = s.deck
    if not s.first and not s.aside:
        return OPEN + deck[below(rng, len(deck))]
    developments = where(deck, EXHIBITION)
    if s.first:
        return OPEN + deck[below(rng, developments)]
    second = in_second(s, developments)
    drawn = below(rng, developments * in_pile(s))
    if drawn < developments * second:
        return OPEN + deck[drawn // second]
    return OPEN + deck[drawn // developments - second + developments]


def open_card(s: Board, card: int, notes: Notes) -> None:
    """A development card goes to the first free place (45, 54), an exhibition to place a (46)."""
    s.deck.pop(where(s.deck, card))
    if s.first:
        s.first -= 1
    if card >= EXHIBITION:
        push(s, card, notes)
    else:
        place = s.display.index(NONE)
        s.display[place] = card
        if notes is not None:
            tell(notes, "opened", s.turn, card=CARDS[card], place=place + 1)
    refill(s, s.task, notes)


def push(s: Board, card: int, notes: Notes) -> None:
    """Push an exhibition onto a: what lies on a goes to b, what lies on b to c, what lies on c is
    discarded; a gap stops the pushing (rulings 46 and 47)."""
    row = s.row
    if notes is not None:
        tell(notes, "announced", s.turn, card=CARDS[card])
    pushed = card
    for place in range(len(row)):
        row[place], pushed = pushed, row[place]
        if pushed == NONE:
            return
    s.discards.append(pushed)
    if notes is not None:
        tell(notes, "closed", s.turn, card=CARDS[pushed])
