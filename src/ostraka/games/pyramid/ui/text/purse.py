"""What a player would bring out of the pyramid: exactly for themselves, estimated for others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ostraka.core.play import Seat
from ostraka.games.pyramid.knowledge.determinize import unseen_cards, visible
from ostraka.games.pyramid.knowledge.odds import CHEST
from ostraka.games.pyramid.rules.box import (
    ANTIDOTE,
    BACK,
    BACKS,
    BONUS,
    CARDS,
    CHESTS,
    DECKS,
    GOD,
    GODS,
    IDOL,
    NONE,
    STRETCHES,
    TREASURE,
    VALUE,
)
from ostraka.games.pyramid.rules.view import PyramidView

BACK_GODS: Final = {"sand": "hededet", "water": "sobek", **{god: god for god in STRETCHES}}
"""The god of a treasure that is known by its back."""


@dataclass
class Purse:
    """Points by where they come from; `sure` if nothing of it is guessed."""

    treasures: float = 0
    idols: int = 0
    chests: float = 0
    boxes: int = 0  # chests not opened yet
    gods: set[str] = field(default_factory=set)
    sure: bool = True

    @property
    def bonus(self) -> int:
        return BONUS[len(self.gods)]

    @property
    def total(self) -> float:
        return self.treasures + self.idols + self.chests + self.bonus

    def add(self, card: str) -> None:
        """One treasure more."""
        number = CARDS.index(card)
        if number in CHESTS:
            self.boxes += 1
            return
        self.treasures += VALUE[number]
        if GOD[number] != NONE:
            self.gods.add(GODS[GOD[number]])


def purse(view: PyramidView, seat: Seat) -> Purse:
    """Count a seat's cards. A player who is out has opened their chests (ruling 145)."""
    player = view["players"][seat]
    found = Purse()
    for god in player["idols"]:
        found.idols += VALUE[IDOL + GODS.index(god)]
        found.gods.add(god)
    if player["cards"] is None:
        _guess(view, seat, found)
    else:
        faces = [card for card, count in player["cards"].items() for _ in range(count)]
        faces += [card for inside in (player["packed"] or {}).values() for card in inside]
        for card in faces:
            if CARDS.index(card) >= TREASURE:
                found.add(card)
    if player["fate"] == "out":
        found.chests, found.boxes = player["prised"], 0
    else:
        found.chests = found.boxes * CHEST
        found.sure = found.sure and not found.boxes
    return found


def _guess(view: PyramidView, seat: Seat, found: Purse) -> None:
    """Each card that lies face down counts what such cards are worth on average."""
    player = view["players"][seat]
    backs = [back for back, count in player["hidden"].items() for _ in range(count)]
    backs += [card for inside in player["satchels"].values() for card in inside]
    if not backs:
        return
    found.sure = False
    unseen = unseen_cards(visible(view))
    for back in backs:
        if back not in BACKS:  # a chest that lies open
            continue
        found.treasures += _mean(unseen[BACKS.index(back)], view["options"]["secrecy"] == "total")
        if back in BACK_GODS:
            found.gods.add(BACK_GODS[back])


def _mean(cards: list[int], wounds: bool) -> float:
    """Of cards with one back that this seat has not seen; only in total secrecy may they be wounds
    (ruling 151)."""
    counted = [card for card in cards if card >= TREASURE or (wounds and card < ANTIDOTE)]
    worths = [CHEST if card in CHESTS else VALUE[card] for card in counted]
    return sum(worths) / len(worths) if worths else 0.0


def gain(view: PyramidView, seat: Seat, card: str) -> int:
    """The points that one more treasure or idol brings, with the bonus for a new god."""
    before = purse(view, seat)
    number = CARDS.index(card)
    god = GODS[GOD[number]] if GOD[number] != NONE else ""
    after = BONUS[len(before.gods | ({god} if god else set()))]
    return VALUE[number] + after - before.bonus


def buried(back: str) -> tuple[int, int]:
    """The least and the most that a sarcophagus may hold."""
    first = len(DECKS) + STRETCHES.index(back)
    worths = [VALUE[card] for card in range(TREASURE, len(CARDS)) if BACK[card] == first]
    return min(worths), max(worths)
