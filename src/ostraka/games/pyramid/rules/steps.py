"""What may have to happen next in a position, and the words for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

TASKS: Final = [
    "choose", "enter", "load", "brace", "act", "lift", "force", "ward", "make room", "judge",
    "foresee", "dodge", "jump", "roll", "search", "open", "read", "look", "walk", "fall",
    "chest", "over",
]  # fmt: skip

# A player decides.
CHOOSING: Final = 0  # which adventurer
ENTERING: Final = 1  # by which space
LOADING: Final = 2  # what to discard before the level is set
BRACING: Final = 3  # whether to use stamina
ACTING: Final = 4  # what to do on their turn
LIFTING: Final = 5  # which dice to roll again
FORCING: Final = 6  # whether to open a lock with a tool
WARDING: Final = 7  # whether to avoid the wound just drawn
MAKING_ROOM: Final = 8  # which card to discard for another
JUDGING: Final = 9  # whether the block just seen shall fall
FORESEEING: Final = 10  # whether to look at the block before it falls
DODGING: Final = 11  # whether to dodge the block
JUMPING: Final = 12  # where to jump from it

# Chance acts.
ROLLING: Final = 13  # the next of the five dice; the phase says what for
SEARCHING: Final = 14  # the top card of a deck
OPENING: Final = 15  # what is in a sarcophagus
READING: Final = 16  # the same, seen by one player only
LOOKING: Final = 17  # a block from the box, seen by one player only
WALKING: Final = 18  # how far the mummies walk
FALLING: Final = 19  # the block that falls
PRISING: Final = 20  # what is in a chest

FINISHED: Final = 21

NEXT: Final = -1
"""No task yet: take up the agenda. Never lasts longer than a step."""

# The phases of a round (ruling 17); that of the block has two parts, before it falls and after, and
# the first begins with whatever comes before the loads are set.
PHASES: Final = ["entering", "load", "dice", "actions", "mummies", "omen", "block", "start"]
IN_ENTRY: Final = 0
IN_LOAD: Final = 1
IN_DICE: Final = 2
IN_ACTIONS: Final = 3
IN_MUMMIES: Final = 4
IN_OMEN: Final = 5
IN_BLOCK: Final = 6
IN_START: Final = 7

# The agenda: what a step has set off and what must be settled before the phase goes on. The last
# job comes first. A job is one number: what, who, and something more.
JOBS: Final = [
    "touch", "step", "rise", "stay", "hit", "bruise", "leap", "seal", "draw", "fetch", "win",
    "drop", "prise",
]  # fmt: skip
TOUCH: Final = 0  # a seat is touched by a mummy
STEP: Final = 1  # a mummy walks its remaining steps
RISE: Final = 2  # a mummy gets up
STAY: Final = 3  # mummies that have not moved touch those who stand with them
HIT: Final = 4  # a block falls on a seat
BRUISE: Final = 5  # a seat takes a block card
LEAP: Final = 6  # a seat jumps
SEAL: Final = 7  # who is cut off?
DRAW: Final = 8  # a seat draws a card
FETCH: Final = 9  # a seat takes a treasure out of a sarcophagus
WIN: Final = 10  # a seat takes an idol
DROP: Final = 11  # Horus brings a block down
PRISE: Final = 12  # a seat opens a chest


def job(what: i64, who: i64 = 0, more: i64 = 0) -> int:
    """Pack a job of the agenda into one number."""
    return (more << 8) + (who << 4) + what
