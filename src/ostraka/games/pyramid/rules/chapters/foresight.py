"""Udjat and clairvoyance: a look at the block before it falls. Rulings as in RULES.md."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ostraka.core.play import Action, Notes, Seat, below, tell, whisper
from ostraka.games.pyramid.rules.box import ABILITIES, BLOCKS, CARDS, NONE, RASPUTIN
from ostraka.games.pyramid.rules.box import UDJAT as UDJAT_CARD
from ostraka.games.pyramid.rules.notation import (
    CHANGE,
    CLAIRVOYANCE,
    DECLINE,
    KEEP,
    SEE_BLOCK,
    UDJAT,
)
from ostraka.games.pyramid.rules.seats import able, held, inside, lose, use_ability
from ostraka.games.pyramid.rules.steps import JUDGING, LOOKING, NEXT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid

# What has become of this round's one look (rulings 123 and 136).
OMENS: Final = ["none", "kept", "changed", "stirred", "past"]
UNUSED: Final = 0
KEPT: Final = 1  # a block is set aside, and the seer knows it
CHANGED: Final = 2  # an unseen block is set aside; it is not the one put back
STIRRED: Final = 3  # the same, and Horus has taken a block out of the box since
PAST: Final = 4  # it has fallen


def in_box(s: Pyramid) -> list[int]:
    """Return the blocks that have not fallen, also one that is set aside."""
    fallen = s.fallen
    return [block for block in range(BLOCKS) if not fallen >> block & 1]


def any_in_box(s: Pyramid, rng: Random) -> int:
    """Draw one of `in_box` without listing them."""
    skip: i64 = below(rng, BLOCKS - s.fallen.bit_count())
    fallen: i64 = s.fallen
    block: i64 = 0
    while skip or fallen >> block & 1:
        if not fallen >> block & 1:
            skip -= 1
        block += 1
    return block


def may_look(s: Pyramid, seat: Seat) -> bool:
    """Whether a seat may look: one look per round for the whole table (123, 136), and a block must
    be left (102)."""
    if s.omen != UNUSED or not inside(s, seat):
        return False
    if not held(s, seat, UDJAT_CARD) and not able(s, seat, RASPUTIN):
        return False
    return s.fallen != (1 << BLOCKS) - 1


def ways_to_look(s: Pyramid, seat: Seat) -> list[Action]:
    """Return the ways in which a seat may look: an udjat (122) or clairvoyance (135)."""
    ways: list[Action] = []
    if held(s, seat, UDJAT_CARD):
        ways.append(UDJAT)
    if able(s, seat, RASPUTIN):
        ways.append(CLAIRVOYANCE)
    return ways


def ways_to_foresee(s: Pyramid) -> list[Action]:
    """Before the block falls, ask those who could look until one does (124)."""
    return [*ways_to_look(s, s.asked), DECLINE]


def udjat(s: Pyramid, notes: Notes) -> None:
    """Discard the card for a look (112, 122)."""
    lose(s, s.asked, UDJAT_CARD)
    look(s, CARDS[UDJAT_CARD], notes)


def clairvoyance(s: Pyramid, notes: Notes) -> None:
    """Take the same look without a card (135)."""
    use_ability(s, s.asked)
    look(s, ABILITIES[RASPUTIN], notes)


def look(s: Pyramid, by: str, notes: Notes) -> None:
    """Take a block from the box at random (122)."""
    s.seer = s.asked
    s.task = LOOKING
    if notes is not None:
        tell(notes, "looks", s.asked, by=by)


def blocks_to_see(s: Pyramid) -> list[tuple[Action, int]]:
    """Return the blocks that have not fallen (122)."""
    return [(SEE_BLOCK + block, 1) for block in in_box(s)]


def see_block(s: Pyramid, block: int, notes: Notes) -> None:
    """Tell only the seer the number (126)."""
    s.aside = block
    s.omen = KEPT
    s.task = JUDGING
    s.asked = s.seer
    if notes is not None:
        whisper(notes, "foresaw", s.seer, block=block + 1)


def ways_to_judge(s: Pyramid) -> list[Action]:
    """Let it fall, or exchange it if there is another (rulings 122 and 125)."""
    if s.fallen.bit_count() == BLOCKS - 1:
        return [KEEP]
    return [KEEP, CHANGE]


def keep(s: Pyramid, notes: Notes) -> None:
    """Set it aside; it falls in phase 5 (89, 122)."""
    s.task = NEXT
    if notes is not None:
        tell(notes, "kept", s.seer)


def change(s: Pyramid, notes: Notes) -> None:
    """Put it back into the box and set another aside unseen (122, 125, 126)."""
    s.returned = s.aside
    s.aside = NONE
    s.omen = CHANGED
    s.task = NEXT
    if notes is not None:
        tell(notes, "changed", s.seer)


def fulfil(s: Pyramid) -> None:
    """The block of phase 5 has fallen: none is set aside any more."""
    if s.omen != UNUSED:
        s.omen = PAST
    s.aside = s.returned = NONE
