"""Second phase of the rulebook: the dig, special cards, the end. Numbers as in RULES.md."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, Seat, below, tell
from ostraka.games.tutankhamun.rules.box import (
    ALL,
    ANY,
    KINDS,
    OTHER,
    PASS_FEE,
    SCARAB_TIMES,
    SQUARES,
    TUTANKHAMUN,
    UNKNOWN,
)
from ostraka.games.tutankhamun.rules.chapters.layouts import form_of
from ostraka.games.tutankhamun.rules.notation import BAR, DIG, PASS, REFUSE, SCARAB, SKIP, UNCOVER
from ostraka.games.tutankhamun.rules.steps import BARRING, BEGINNING, DIGGING, FINISHED, UNCOVERING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.tutankhamun.rules.position import Tray

ENDINGS: Final = ("all uncovered", "all passed", "one left", "curse refused")

HALF: Final = (1 << ALL // 2) - 1
FIRST_DIGS: Final = [
    [DIG + at for at in range(ALL // 2) if bits >> at & 1] for bits in range(HALF + 1)
]
LAST_DIGS: Final = [[action + ALL // 2 for action in digs] for digs in FIRST_DIGS]
"""The digs on every choice of squares among the first eight, and among the last: two lists that lie
ready are put together sooner than one is made."""


def begin_digging(s: Tray, notes: Notes) -> None:
    """The left neighbour of the player who laid the cover digs first (ruling 30)."""
    begin_turn(s, (s.turn + 1) % len(s.money), notes)


def begin_turn(s: Tray, seat: Seat, notes: Notes) -> None:
    """A turn begins with the player's barricade coming off (67), which leaves the game (65). If
    every square that hides a card is barred, the turn is skipped without fee (41), unless only the
    curse is left and may be refused (74)."""
    s.turn = seat
    s.task = BEGINNING
    if s.bars[seat] != UNKNOWN:
        if notes is not None:
            tell(notes, "unbarred", seat, square=SQUARES[s.bars[seat]])
        s.bars[seat] = UNKNOWN
    if not somewhere_to_dig(s) and not only_curse_left(s):
        skip(s, notes)


def ways_to_begin(s: Tray) -> list[Action]:
    """A turn begins with a dig or a pass, and a scarab before it (32); no second scarab (60), no
    pass without the money (39)."""
    squares = squares_to_dig(s)
    refusal = [REFUSE] if only_curse_left(s) else []
    if not squares:
        return [*refusal, SKIP]
    ways = squares + refusal
    if s.money[s.turn] >= PASS_FEE:
        ways.append(PASS)
    if s.scarabs[s.turn] and s.stake == 1:
        ways.append(SCARAB)
    return ways


def squares_to_dig(s: Tray) -> list[Action]:
    """Any square may be dug, whatever layer is visible (33), if it hides a card (40) and is not
    barred (64)."""
    squares = open_squares(s)
    return FIRST_DIGS[squares & HALF] + LAST_DIGS[squares >> ALL // 2]


def somewhere_to_dig(s: Tray) -> bool:
    """Return whether any square can be dug (33, 40, 64)."""
    return any(s.height[square] > 1 and square not in s.bars for square in range(ALL))


def open_squares(s: Tray) -> int:
    """Return the squares that can be dug, as bits (33, 40, 64)."""
    squares: i64 = 0
    bit: i64 = 1
    height: i64
    for height in s.height:
        if height > 1:
            squares |= bit
        bit <<= 1
    square: i64
    for square in s.bars:
        if square != UNKNOWN:
            squares &= ~(1 << square)
    return squares


def dig(s: Tray, square: int) -> None:
    """Lift the top card of a square; what lies beneath comes to light (ruling 34)."""
    s.square = square
    s.passes = 0
    s.task = UNCOVERING


def cards_beneath(s: Tray) -> list[tuple[Action, int]]:
    """List the cards that may lie beneath: the one laid there, or where nobody laid it, each legal
    layer being equally likely (ruling 26), by the layouts that fit and the other cards left."""
    layer = s.height[s.square] - 2
    known = s.ground[layer * ALL : (layer + 1) * ALL]
    if known[s.square] != UNKNOWN:
        return [(UNCOVER + known[s.square], 1)]
    ways = s.terms.cards.left(layer, known)
    if s.terms.cards.built[layer]:
        fit, square = s.fits[layer], s.square
        # In a layout that leaves the square free each of the others may lie there, so every layout
        # counts once for each of them.
        times = max(fit.others, 1)
        ways = [
            fit.count(square, kind) * times if kind < OTHER else left * fit.count(square, OTHER)
            for kind, left in enumerate(ways)
        ]
    return [(UNCOVER + kind, number) for kind, number in enumerate(ways) if number]


def card_beneath(s: Tray, rng: Random) -> Action:
    """Draw one of the cards beneath, counting no more than needed."""
    layer = s.height[s.square] - 2
    known = s.ground[layer * ALL : (layer + 1) * ALL]
    if known[s.square] != UNKNOWN:
        return UNCOVER + known[s.square] + below(rng, 1)
    if not s.terms.cards.built[layer]:
        left = s.terms.cards.left(layer, known)
        return UNCOVER + kind_at(left, below(rng, known.count(UNKNOWN)), 0)
    fit, square = s.fits[layer], s.square
    times: i64 = max(fit.others, 1)
    drawn: i64 = below(rng, fit.number * times)
    free: i64 = fit.count(square, OTHER)
    parts: i64 = (fit.number - free) * times
    if drawn >= parts:
        left = s.terms.cards.left(layer, known)
        return UNCOVER + kind_at(left, (drawn - parts) // free, OTHER)
    nth: i64 = drawn // times
    part = 0
    while True:
        number: i64 = fit.count(square, part)
        if nth < number:
            return UNCOVER + part
        nth -= number
        part += 1


def kind_at(left: list[int], nth: int, kind: int) -> int:
    """Return the kind of the n-th card left, counting from this kind on."""
    rest: i64 = nth
    while rest >= left[kind]:
        rest -= left[kind]
        kind += 1
    return kind


def uncover(s: Tray, kind: int, notes: Notes) -> None:
    """Only the card just uncovered counts (47): positive points are set aside as coins (44), a
    card worth 0 brings nothing (48), a negative one ends the turn (36)."""
    s.height[s.square] -= 1
    s.hidden -= 1
    layer = s.height[s.square] - 1
    if s.ground[layer * ALL + s.square] == UNKNOWN:
        settle_card(s, layer, kind)
    points = s.terms.cards.value[layer * ANY + kind] * s.stake
    if notes is not None:
        tell(
            notes,
            "uncovered",
            s.turn,
            square=SQUARES[s.square],
            card=KINDS[kind],
            layer=layer + 1,
            points=points,
        )
    if points < 0:
        suffer_danger(s, -points, notes)
        return
    s.aside += points
    s.task = DIGGING
    if not somewhere_to_dig(s):
        stop(s, notes)  # nowhere left to dig counts as a stop (42)


def settle_card(s: Tray, layer: int, kind: int) -> None:
    """Note a card that nobody laid: chance settles only now what it is (ruling 26)."""
    s.ground[layer * ALL + s.square] = kind
    if s.terms.cards.built[layer]:
        s.fits[layer] = s.fits[layer].knowing(s.square, form_of(kind))


def suffer_danger(s: Tray, loss: int, notes: Notes) -> None:
    """The coins set aside are lost, and the danger costs its value as well (ruling 46)."""
    s.aside = 0
    pay(s, loss, notes)
    end_turn(s, notes)


def ruins(amount: i64, money: i64) -> bool:
    """Return whether a loss is more than a player owns; paying down to exactly 0 is safe (50)."""
    return amount > money


def pay(s: Tray, amount: int, notes: Notes) -> None:
    """A player who cannot pay hands over all they have and is out (49); their special cards go too
    (52)."""
    seat = s.turn
    ruined = ruins(amount, s.money[seat])
    paid = min(amount, s.money[seat])
    s.money[seat] -= paid
    if notes is not None:
        tell(notes, "paid", seat, coins=paid)
    if ruined:
        s.out[seat] = True
        s.scarabs[seat] = 0
        s.barricades[seat] = 0
        if notes is not None:
            tell(notes, "ruined", seat, owed=amount)


def stop(s: Tray, notes: Notes) -> None:
    """A player who stops keeps the coins set aside (ruling 45)."""
    s.money[s.turn] += s.aside
    if notes is not None:
        tell(notes, "kept", s.turn, coins=s.aside)
    s.aside = 0
    end_turn(s, notes)


def pass_turn(s: Tray, notes: Notes) -> None:
    """A pass costs 3 (37), which a scarab does not double (61)."""
    s.money[s.turn] -= PASS_FEE
    s.passes += 1
    if notes is not None:
        tell(notes, "passed", s.turn, coins=PASS_FEE)
    end_turn(s, notes)


def skip(s: Tray, notes: Notes) -> None:
    """A skipped turn costs nothing and ends a run of passes (rulings 41 and 72)."""
    s.passes = 0
    if notes is not None:
        tell(notes, "skipped", s.turn)
    next_turn(s, notes)


# --- Special cards ----------------------------------------------------------------------------


def scarab(s: Tray, notes: Notes) -> None:
    """The whole turn counts double, losses too (58); the card is gone after it (59)."""
    s.scarabs[s.turn] -= 1
    s.stake = SCARAB_TIMES
    if notes is not None:
        tell(notes, "scarab", s.turn)


def squares_to_bar(s: Tray) -> list[Action]:
    """A barricade goes where a card is hidden and no other barricade lies (ruling 68)."""
    return [action - DIG + BAR for action in squares_to_dig(s)]


def bar(s: Tray, square: int, notes: Notes) -> None:
    """At the end of a turn a player may bar a square, once in a game (rulings 63 to 65)."""
    if square != UNKNOWN:
        s.barricades[s.turn] -= 1
        s.bars[s.turn] = square
        if notes is not None:
            tell(notes, "barred", s.turn, square=SQUARES[square])
    next_turn(s, notes)


# --- End of a turn, end of the game -----------------------------------------------------------


def end_turn(s: Tray, notes: Notes) -> None:
    """The game is over when all cards are uncovered (70), when one player is left (73), or when all
    still in have passed in immediate succession (71); else a barricade may follow, also after a
    danger or a pass (66), but not from a player who is out (52)."""
    s.square = UNKNOWN
    s.stake = 1
    still_in = s.out.count(False)
    if s.hidden == 0:
        finish(s, "all uncovered", notes)
    elif still_in == 1:
        finish(s, "one left", notes)
    elif s.passes == still_in:
        finish(s, "all passed", notes)
    elif s.barricades[s.turn] and somewhere_to_dig(s):
        s.task = BARRING
    else:
        next_turn(s, notes)


def next_turn(s: Tray, notes: Notes) -> None:
    """The next player to the left who is still in the game digs (ruling 30)."""
    seat = (s.turn + 1) % len(s.money)
    while s.out[seat]:
        seat = (seat + 1) % len(s.money)
    begin_turn(s, seat, notes)


def only_curse_left(s: Tray) -> bool:
    """Return whether the option `refusal` applies: only Tutankhamun is still hidden (74)."""
    if not s.terms.refusal or s.hidden != 1:
        return False
    return not any(s.height[q] == 1 and s.ground[q] == TUTANKHAMUN for q in range(ALL))


def refuse(s: Tray, notes: Notes) -> None:
    """Leaving the curse alone is free and ends the game (ruling 74)."""
    s.stake = 1
    finish(s, "curse refused", notes)


def finish(s: Tray, why: str, notes: Notes) -> None:
    """The richest wins (ruling 75)."""
    s.task = FINISHED
    s.why = why
    if notes is not None:
        tell(notes, "over", s.turn, why=why)
