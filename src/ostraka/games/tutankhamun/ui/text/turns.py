"""What happened in the diggers' turns, from the notes that people were told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ostraka.core.play import Note, Seat

OUTCOMES = ("kept", "paid", "ruined", "passed", "skipped")


@dataclass
class Find:
    """A card that was uncovered."""

    square: str
    card: str
    layer: int
    points: int


@dataclass
class Turn:
    """One player's turn so far."""

    seat: Seat
    finds: list[Find] = field(default_factory=list)
    outcome: str = ""  # one of OUTCOMES, if it has one
    coins: int = 0  # that were paid in the end

    @property
    def danger(self) -> Find | None:
        """The danger that ended it, if one did."""
        return self.finds[-1] if self.finds and self.finds[-1].points < 0 else None

    @property
    def gains(self) -> int:
        """Coins that were set aside in it."""
        return sum(find.points for find in self.finds if find.points > 0)


def turns(notes: Sequence[Note]) -> list[Turn]:
    """List all turns, oldest first; a turn is what is told of one seat until another is named."""
    found: list[Turn] = []
    digging = False
    for note in settled(notes):
        if note.kind in ("laid", "layer", "covered", "turned"):
            continue
        if not digging or found[-1].seat != note.seat:
            found.append(Turn(note.seat))
            digging = True
        turn, told = found[-1], note.details
        if note.kind == "uncovered":
            find = Find(str(told["square"]), str(told["card"]), int(told["layer"]), 0)
            find.points = int(told["points"])
            turn.finds.append(find)
            turn.outcome = ""
        elif note.kind in OUTCOMES:
            turn.outcome = note.kind
            turn.coins = int(told.get("coins", turn.coins))
    return found


def settled(notes: Sequence[Note]) -> list[Note]:
    """Return the notes without those of other seats that a step back has undone. Notes about the
    seat that took it stay: the view says whether they still hold."""
    kept: list[Note] = []
    for note in notes:
        if note.kind == "undone":
            while kept and kept[-1].seat != note.seat:
                kept.pop()
        else:
            kept.append(note)
    return kept
