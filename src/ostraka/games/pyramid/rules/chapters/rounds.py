"""Entering the pyramid, and the round with its six phases. Rulings as in RULES.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, Seat, tell
from ostraka.games.pyramid.rules.board import ENTRANCES, SPACES
from ostraka.games.pyramid.rules.box import (
    ABILITIES,
    ADVENTURERS,
    CHARTIER,
    DICE,
    IDOL,
    LEVELS,
    NONE,
)
from ostraka.games.pyramid.rules.chapters import blocks, equipment, foresight, mummies, turn
from ostraka.games.pyramid.rules.notation import CHOOSE, DECLINE, DONE, ENTER, ROLL, STAMINA
from ostraka.games.pyramid.rules.seats import (
    ACTIONS,
    FATE,
    HELD,
    INSIDE,
    LEVEL,
    LOAD,
    SPACE,
    WHO,
    WIDE,
    able,
    inside,
    use_ability,
)
from ostraka.games.pyramid.rules.steps import (
    ACTING,
    BRACING,
    CHOOSING,
    ENTERING,
    FORESEEING,
    IN_ACTIONS,
    IN_BLOCK,
    IN_DICE,
    IN_ENTRY,
    IN_LOAD,
    IN_MUMMIES,
    IN_OMEN,
    IN_START,
    LOADING,
    NEXT,
    ROLLING,
    WALKING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid


# --- Before the first round -------------------------------------------------------------------


def adventurers_to_choose(s: Pyramid) -> list[Action]:
    """Return the adventurers that no player has chosen yet (ruling 1)."""
    taken = [s.party[seat * WIDE + WHO] for seat in range(s.seats)]
    return [CHOOSE + who for who in range(len(ADVENTURERS)) if who not in taken]


def choose(s: Pyramid, adventurer: int, notes: Notes) -> None:
    """Choose an adventurer, in order from the keeper (ruling 15)."""
    s.party[s.turn * WIDE + WHO] = adventurer
    s.task = ENTERING
    if notes is not None:
        tell(notes, "chosen", s.turn, adventurer=ADVENTURERS[adventurer])


def ways_to_enter() -> list[Action]:
    """Return the entrance spaces, taken or not (ruling 15)."""
    return [ENTER + space for space in range(ENTRANCES)]


def enter(s: Pyramid, space: int, notes: Notes) -> None:
    """Enter by an entrance space, at once (ruling 15)."""
    at = s.turn * WIDE
    s.party[at + SPACE] = space
    s.party[at + FATE] = INSIDE
    s.inside += 1
    if notes is not None:
        tell(notes, "entered", s.turn, space=SPACES[space])
    s.task = NEXT
    if not pass_on(s):
        begin_round(s, notes)


# --- The round --------------------------------------------------------------------------------


def begin_round(s: Pyramid, notes: Notes) -> None:
    """Begin a round: load, dice, actions, mummies, block, ankh (ruling 17)."""
    s.round += 1
    s.omen = foresight.UNUSED
    s.seer = NONE
    s.turn = s.keeper
    s.phase = IN_START
    if notes is not None:
        tell(notes, "round", s.keeper, round=s.round)
    if s.terms.each_round:
        mummies.stay(s, mummies.upright(s))


def go_on(s: Pyramid, notes: Notes) -> None:
    """Go on with the phase, or begin the next one, once the agenda is empty."""
    if s.phase == IN_ACTIONS:
        go_on_acting(s)
    elif s.phase == IN_LOAD:
        go_on_loading(s)
    elif s.phase == IN_START:
        go_on_starting(s)
    elif s.phase == IN_DICE:
        s.task = ROLLING
    elif s.phase == IN_MUMMIES:
        s.phase = IN_OMEN
    elif s.phase == IN_OMEN:
        go_on_foreseeing(s)
    elif s.phase == IN_BLOCK:
        pass_the_ankh(s, notes)
    else:
        assert s.phase == IN_ENTRY
        ask(s, CHOOSING)


def ask(s: Pyramid, task: int) -> None:
    """Ask the seat whose part of the phase it is."""
    s.task = task
    s.asked = s.turn


def pass_on(s: Pyramid) -> bool:
    """Pass on clockwise to the next seat (18, 36); False once all have had their part of the
    phase."""
    s.turn = (s.turn + 1) % s.seats
    s.packed = False
    s.attempt = NONE  # dice are not saved for anybody (65)
    return s.turn != s.keeper


# --- Phase 1: load and wounds -----------------------------------------------------------------


def go_on_starting(s: Pyramid) -> None:
    """Before the loads are set, offer the first chance to look at the block, with the option that
    allows any moment (ruling 124)."""
    if s.terms.any_moment and foresight.may_look(s, s.turn):
        ask(s, FORESEEING)
    elif not s.terms.any_moment or s.omen != foresight.UNUSED or not pass_on(s):
        begin_load(s)


def begin_load(s: Pyramid) -> None:
    """Begin the load phase, from the keeper clockwise (ruling 24)."""
    s.phase = IN_LOAD
    s.task = NEXT
    s.turn = s.keeper


def go_on_loading(s: Pyramid) -> None:
    """Ask a seat that has something to discard, then set its level (ruling 24)."""
    if inside(s, s.turn) and equipment.may_load(s, s.turn):
        ask(s, LOADING)
    else:
        end_load(s)


def ways_to_load(s: Pyramid) -> list[Action]:
    """Return discards (24), remedies (25), satchels (119) and the end of the choice."""
    ways = equipment.cards_to_drop(s, s.asked)
    equipment.add_free_ways(s, s.asked, ways)
    ways.append(DONE)
    return ways


def end_load(s: Pyramid) -> None:
    """Set the level for this round by the load (22, 32)."""
    if inside(s, s.turn):
        at = s.turn * WIDE
        s.party[at + LEVEL] = LEVELS[s.party[at + LOAD]]
    s.task = NEXT
    if not pass_on(s):
        begin_dice(s)


# --- Phase 2: number of actions ---------------------------------------------------------------


def begin_dice(s: Pyramid) -> None:
    """Begin the dice phase: the levels are set, and before the roll Chartier may use stamina
    (ruling 130)."""
    s.phase = IN_DICE
    s.dice = [0, 0, 0, 0, 0]
    for seat in range(s.seats):
        if able(s, seat, CHARTIER) and inside(s, seat):
            s.task = BRACING
            s.asked = seat


def ways_to_brace() -> list[Action]:
    """Use stamina, once in a game, or not now (rulings 128 and 130)."""
    return [STAMINA, DECLINE]


def stamina(s: Pyramid, notes: Notes) -> None:
    """Lower the level by one for this round (ruling 130)."""
    use_ability(s, s.asked)
    s.party[s.asked * WIDE + LEVEL] -= 1
    s.task = NEXT
    if notes is not None:
        level = s.party[s.asked * WIDE + LEVEL]
        tell(notes, "braced", s.asked, ability=ABILITIES[CHARTIER], level=level)


def next_die(s: Pyramid) -> int:
    """Return the first die that is not rolled yet: green, red, blue, black, yellow."""
    dice = s.dice
    die: i64 = 0
    while dice[die]:
        die += 1
    return die


def pips_to_roll(s: Pyramid) -> list[tuple[Action, int]]:
    """Return what the next die may show; the dice are rolled one by one."""
    first = ROLL + 6 * next_die(s)
    return [(first + pips, 1) for pips in range(1, 7)]


def count_actions(s: Pyramid, notes: Notes) -> None:
    """Count each player's actions from one roll for all (33): one for each die at or above the
    level, except dice cursed by the player's own idols (34, 106, 108). There may be none (35)."""
    for seat in range(s.seats):
        if inside(s, seat):
            s.party[seat * WIDE + ACTIONS] = dice_that_count(s, seat)
    s.phase = IN_ACTIONS
    s.task = NEXT
    if notes is not None:
        shares = [
            f"{seat}: {s.party[seat * WIDE + ACTIONS]}"
            for seat in range(s.seats)
            if inside(s, seat)
        ]
        tell(notes, "counted", s.keeper, actions=", ".join(shares))


def dice_that_count(s: Pyramid, seat: Seat) -> int:
    """Count the dice that give a seat an action (33, 34)."""
    party, dice = s.party, s.dice
    at: i64 = seat * WIDE
    level: i64 = party[at + LEVEL]
    count: i64 = 0
    die: i64
    for die in range(len(DICE)):
        if dice[die] >= level and not party[at + HELD + IDOL + die]:
            count += 1
    return count


# --- Phases 3 to 6 ----------------------------------------------------------------------------


def go_on_acting(s: Pyramid) -> None:
    """From the keeper clockwise, each player does all their actions in one go (ruling 36)."""
    if turn.may_act(s, s.turn):
        ask(s, ACTING)
    else:
        end_turn(s)


def end_turn(s: Pyramid) -> None:
    """End the turn; unused actions are lost (38)."""
    s.party[s.turn * WIDE + ACTIONS] = 0
    s.task = NEXT
    if not pass_on(s):
        s.phase = IN_MUMMIES
        s.task = WALKING


def go_on_foreseeing(s: Pyramid) -> None:
    """Offer the last chance to look at the block, from the keeper clockwise, until one player does
    (ruling 124)."""
    if foresight.may_look(s, s.turn):
        ask(s, FORESEEING)
    elif s.omen != foresight.UNUSED or not pass_on(s):
        begin_block(s)


def end_foreseeing(s: Pyramid) -> None:
    """This seat does not look now."""
    s.task = NEXT
    if pass_on(s):
        return
    if s.phase == IN_START:
        begin_load(s)
    else:
        begin_block(s)


def begin_block(s: Pyramid) -> None:
    """Begin phase 5, the block (ruling 88)."""
    s.phase = IN_BLOCK
    blocks.drop(s)


def pass_the_ankh(s: Pyramid, notes: Notes) -> None:
    """Pass the ankh to the left, whether that player is in or out: phase 6 (rulings 103 and
    104)."""
    s.keeper = (s.keeper + 1) % s.seats
    begin_round(s, notes)
