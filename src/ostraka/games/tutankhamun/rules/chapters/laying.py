"""First phase of the rulebook: laying the layers, and turning the tray. Numbers as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.tutankhamun.rules.box import ALL, ANY, KINDS, LAYERS, SIZE, SQUARES, UNKNOWN
from ostraka.games.tutankhamun.rules.chapters.digging import begin_digging
from ostraka.games.tutankhamun.rules.chapters.layouts import form_of
from ostraka.games.tutankhamun.rules.notation import LAY, TAKE, TURN
from ostraka.games.tutankhamun.rules.steps import LAYING, TAKING, TURNING

if TYPE_CHECKING:
    from ostraka.games.tutankhamun.rules.position import Tray


def who_lays(layer: int, seats: int) -> Seat:
    """Seat 1 lays layer 1, then the left neighbour, round and round (rulings 8 and 9)."""
    return layer % seats


def begin_layer(s: Tray, layer: int) -> None:
    """A layer begins with its own sixteen cards (ruling 12)."""
    s.layer = layer
    s.turn = who_lays(layer, len(s.money))
    s.left = s.terms.cards.layer(layer)
    s.task = TAKING


def cards_to_take(s: Tray) -> list[Action]:
    """Any card left may be laid next; each fits somewhere as long as the layer can be finished."""
    return [TAKE + kind for kind in range(ANY) if s.left[kind]]


def take(s: Tray, kind: int) -> None:
    """Take up a card of the layer."""
    s.hand = kind
    s.task = LAYING


def squares_to_lay(s: Tray) -> list[Action]:
    """One card per square (13); where columns and snake belong, every card must leave a way to
    finish them (15, 24); the free bottom layer takes any card anywhere (14)."""
    built = s.terms.cards.built[s.layer]
    fit, form = s.fits[s.layer], form_of(s.hand)
    return [
        LAY + square
        for square in range(ALL)
        if s.height[square] == s.layer and (not built or fit.allows(square, form))
    ]


def lay(s: Tray, square: int, notes: Notes) -> None:
    """Lay the card on a square, on top of the layer before, picture up (ruling 13)."""
    if notes is not None:
        tell(notes, "laid", s.turn, card=KINDS[s.hand], square=SQUARES[square], layer=s.layer + 1)
    s.ground[s.layer * ALL + square] = s.hand
    s.height[square] += 1
    if s.terms.cards.built[s.layer]:
        s.fits[s.layer] = s.fits[s.layer].knowing(square, form_of(s.hand))
    s.left[s.hand] -= 1
    s.hand = UNKNOWN
    s.task = TAKING
    if not any(s.left):
        finish_layer(s, notes)


def finish_layer(s: Tray, notes: Notes) -> None:
    """The left neighbour goes on (9); layer 5's player lays the cover too (10), which needs no
    choice (11); then the tray is turned."""
    if notes is not None:
        tell(notes, "layer", s.turn, layer=s.layer + 1)
    if s.layer + 1 < LAYERS:
        begin_layer(s, s.layer + 1)
    else:
        cover(s, notes)
        s.task = TURNING


def cover(s: Tray, notes: Notes) -> None:
    """The plain layer on top holds no treasure (ruling 10). What was laid counts as forgotten: from
    here on `fits` tells what the digging has shown (25, 79)."""
    s.layer = LAYERS
    s.left = []
    s.fits = [s.terms.layouts.everything()] * LAYERS
    for square in range(ALL):
        s.height[square] = LAYERS + 1
    s.hidden = LAYERS * ALL
    if notes is not None:
        tell(notes, "covered", s.turn)


def ways_to_turn() -> list[tuple[Action, int]]:
    """The tray is turned by no, one, two or three quarters, all equally likely (ruling 28)."""
    return [(TURN + quarters, 1) for quarters in range(4)]


def turn_tray(s: Tray, quarters: int, notes: Notes) -> None:
    """The tray is turned in secret, every layer with it (rulings 27 and 28)."""
    for _ in range(quarters):
        turned = s.ground[:]
        for at, kind in enumerate(s.ground):
            turned[at - at % ALL + quarter_turn(at % ALL)] = kind
        s.ground = turned
    s.quarters = quarters
    if notes is not None:
        tell(notes, "turned", s.turn)
    begin_digging(s, notes)


def quarter_turn(square: int) -> int:
    """Return where a square goes when the tray is turned clockwise by a quarter: a1 to d1."""
    column, row = square % SIZE, square // SIZE
    return column * SIZE + SIZE - 1 - row
