"""Leaving the party, the end, and what is won. Numbers as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.pyramid.rules.box import (
    ALL_CARDS,
    BLOCK,
    BONUS_OF,
    CARDS,
    CHESTS,
    GOD,
    HORUS,
    IDOL,
    NONE,
    VALUE,
)
from ostraka.games.pyramid.rules.notation import CHEST
from ostraka.games.pyramid.rules.seats import (
    ACTIONS,
    FATE,
    HELD,
    OUT,
    PRISED,
    TRAPPED,
    WIDE,
    held,
    pocketed,
)
from ostraka.games.pyramid.rules.steps import FINISHED, NEXT, PRISE, PRISING, job

if TYPE_CHECKING:
    from ostraka.games.pyramid.rules.position import Pyramid

ENDINGS: Final = ("all out", "sealed", "all lost")


def depart(s: Pyramid, seat: Seat, fate: int) -> None:
    """Take a player out of the round: out, trapped or turned, they are asked nothing more (19) and
    lose the rest of their actions (45, 86, 100). The game is over when no player is left inside
    (140, 141)."""
    s.party[seat * WIDE + FATE] = fate
    s.party[seat * WIDE + ACTIONS] = 0
    s.inside -= 1
    if s.inside == 0:
        s.agenda.clear()
        if not any(s.party[other * WIDE + FATE] == OUT for other in range(s.seats)):
            s.why = "all lost"  # no player came out (148)
        else:
            s.why = "sealed" if fate == TRAPPED else "all out"


def escape(s: Pyramid, seat: Seat, notes: Notes) -> None:
    """Leave alive. The player's cards are fixed (46); their chests are opened and rolled for at
    once (145)."""
    depart(s, seat, OUT)
    chests = []
    for card in CHESTS:
        chests += [CARDS[card]] * (held(s, seat, card) + pocketed(s, seat).count(card))
    for _ in chests:
        s.agenda.append(job(PRISE, seat))
    if notes is not None:
        tell(notes, "escaped", seat, chests=", ".join(chests))


def prise(s: Pyramid, seat: Seat) -> None:
    """Roll once for each chest (ruling 145)."""
    s.task = PRISING
    s.asked = seat


def worths() -> list[tuple[Action, int]]:
    """Return what a chest may be worth: what a die shows (ruling 145)."""
    return [(CHEST + pips, 1) for pips in range(1, 7)]


def open_chest(s: Pyramid, pips: int, notes: Notes) -> None:
    """Add what a chest is worth (ruling 145)."""
    s.party[s.asked * WIDE + PRISED] += pips
    s.task = NEXT
    if notes is not None:
        tell(notes, "chest", s.asked, pips=pips)


def finish(s: Pyramid, notes: Notes) -> None:
    """End the game: no player is left inside who could still come out (ruling 140)."""
    s.task = FINISHED
    if notes is not None:
        for seat in range(s.seats):
            if s.party[seat * WIDE + FATE] == OUT:
                show(s, seat, notes)
        tell(notes, "over", s.keeper, why=s.why)


def show(s: Pyramid, seat: Seat, notes: Notes) -> None:
    """Reveal what a player who came out has brought, and its total (ruling 142)."""
    first = seat * WIDE + HELD
    loose = []
    for card in range(ALL_CARDS):
        if card >= IDOL or (s.terms.total and card < BLOCK):
            loose += [CARDS[card]] * s.party[first + card]
    packed = [CARDS[card] for card in pocketed(s, seat)]
    if notes is not None:
        worth = treasure_of(s, seat)
        cards, inside = ", ".join(loose), ", ".join(packed)
        tell(notes, "shows", seat, cards=cards, packed=inside, points=worth)


def treasure_of(s: Pyramid, seat: Seat) -> int:
    """Points of a player: treasures and idols, in satchels too, opened chests, and the bonus for
    different gods (rulings 142 to 145)."""
    first = seat * WIDE + HELD
    worth = s.party[seat * WIDE + PRISED]
    gods = 0
    for card in range(IDOL, ALL_CARDS):
        if s.party[first + card]:
            worth += s.party[first + card] * VALUE[card]
            if GOD[card] != NONE:
                gods |= 1 << GOD[card]
    for card in pocketed(s, seat):
        worth += VALUE[card]
        if GOD[card] != NONE:
            gods |= 1 << GOD[card]
    return worth + BONUS_OF[gods]


def score(s: Pyramid, seat: Seat) -> tuple[int, int, int]:
    """Rank those who came out by their total (146); the idol of Horus breaks a tie (147). A player
    who did not come out has nothing and ranks behind an escape worth 0 (148, 149)."""
    if s.party[seat * WIDE + FATE] != OUT:
        return (0, 0, 0)
    return (treasure_of(s, seat), 1, held(s, seat, IDOL + HORUS))
