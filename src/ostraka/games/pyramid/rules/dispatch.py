"""What may be done in a position, and the rule that each step is; the rules are in `chapters`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, below, tell, weighted
from ostraka.games.pyramid.rules import notation, scoring, steps
from ostraka.games.pyramid.rules.box import DICE
from ostraka.games.pyramid.rules.chapters import (
    blocks,
    equipment,
    foresight,
    locks,
    mummies,
    rounds,
    sarcophagi,
    searching,
    turn,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.rules.position import Pyramid


def choices(s: Pyramid) -> list[Action]:
    """Return what the player to act may do."""
    task = s.task
    if task == steps.ACTING:
        return turn.ways_to_act(s)
    if task == steps.LOADING:
        return rounds.ways_to_load(s)
    if task == steps.MAKING_ROOM:
        return equipment.ways_to_make_room(s)
    if task == steps.LIFTING:
        return locks.ways_to_throw(s)
    if task == steps.FORCING:
        return locks.ways_to_force(s)
    if task == steps.WARDING:
        return searching.ways_to_ward(s)
    if task == steps.FORESEEING:
        return foresight.ways_to_foresee(s)
    if task == steps.JUDGING:
        return foresight.ways_to_judge(s)
    if task == steps.BRACING:
        return rounds.ways_to_brace()
    if task == steps.DODGING:
        return blocks.ways_to_dodge()
    if task == steps.JUMPING:
        return blocks.ways_to_jump(s, s.asked)
    if task == steps.CHOOSING:
        return rounds.adventurers_to_choose(s)
    assert task == steps.ENTERING, "no player is to act"
    return rounds.ways_to_enter()


def outcomes(s: Pyramid) -> list[tuple[Action, int]]:
    """Return what chance may do, with weights."""
    task = s.task
    if task == steps.ROLLING:
        return rounds.pips_to_roll(s)
    if task == steps.SEARCHING:
        return searching.cards_to_find(s)
    if task == steps.OPENING:
        return sarcophagi.contents(s, notation.REVEAL)
    if task == steps.READING:
        return sarcophagi.contents(s, notation.SEE)
    if task == steps.LOOKING:
        return foresight.blocks_to_see(s)
    if task == steps.WALKING:
        return mummies.WALKS[:]
    if task == steps.FALLING:
        return blocks.blocks_to_fall(s)
    assert task == steps.PRISING, "chance has nothing to do"
    return scoring.worths()


def sample(s: Pyramid, rng: Random) -> Action:
    """Draw one outcome. What happens in every round is drawn without listing the outcomes."""
    if s.task == steps.ROLLING:
        return notation.ROLL + 6 * rounds.next_die(s) + below(rng, 6) + 1
    if s.task == steps.FALLING:
        return blocks.any_block(s, rng)
    if s.task == steps.SEARCHING:
        return searching.any_card(s, rng)
    if s.task == steps.WALKING:
        return mummies.any_walk(rng)
    if s.task == steps.LOOKING:
        return notation.SEE_BLOCK + foresight.any_in_box(s, rng)
    return weighted(outcomes(s), rng)


def play(s: Pyramid, action: Action, notes: Notes) -> None:
    """Play one step and settle what follows, until a player must decide or chance must act."""
    if notation.OF_CHANCE[action]:
        play_chance(s, action, notes)
    else:
        play_turn(s, action, notes)
    while s.task == steps.NEXT:
        if s.agenda:
            settle(s, s.agenda.pop(), notes)
        elif s.why:
            scoring.finish(s, notes)
        else:
            rounds.go_on(s, notes)


def play_turn(s: Pyramid, action: Action, notes: Notes) -> None:
    """Play an action of a turn (rulings 36 to 68); the most frequent come first."""
    block = notation.FIRST_OF[action]
    if block == notation.MOVE:
        turn.move(s, action - notation.MOVE, notes)
    elif block == notation.END:
        rounds.end_turn(s)
    elif block == notation.SEARCH:
        searching.search(s)
    elif block == notation.FIRST_LIFT:
        locks.lift(s, action - notation.LIFT)
    elif block == notation.THROW:
        locks.throw(s, notes)
    elif block == notation.PICK:
        locks.pick(s, action - notation.PICK, notes)
    elif block == notation.OPEN:
        sarcophagi.open_grave(s, action - notation.OPEN)
    elif block == notation.TAKE:
        sarcophagi.take(s, action - notation.TAKE, notes)
    elif block == notation.LEAVE:
        turn.leave(s, notes)
    else:
        play_card(s, action, block, notes)


def play_card(s: Pyramid, action: Action, block: Action, notes: Notes) -> None:
    """Play what a player does with their cards (rulings 22 to 29 and 112 to 119), or a choice made
    before the first round (15)."""
    if block == notation.DONE:
        rounds.end_load(s)
    elif block == notation.FIRST_DISCARD:
        equipment.discard(s, action - notation.DISCARD, notes)
    elif block == notation.CURE:
        equipment.cure(s, action - notation.CURE, notes)
    elif block == notation.FIRST_PACK:
        equipment.pack(s, action - notation.PACK, notes)
    elif block == notation.FIRST_UNPACK:
        equipment.unpack(s, action - notation.UNPACK, notes)
    elif block == notation.ENTER:
        rounds.enter(s, action - notation.ENTER, notes)
    elif block == notation.CHOOSE:
        rounds.choose(s, action - notation.CHOOSE, notes)
    else:
        play_moment(s, action, block, notes)


def play_moment(s: Pyramid, action: Action, block: Action, notes: Notes) -> None:
    """Play an ability, a piece of equipment or a jump at its moment (rulings 90 and 112 to 139)."""
    if block == notation.DECLINE:
        decline(s, notes)
    elif block == notation.JUMP:
        blocks.jump(s, action - notation.JUMP, notes)
    elif block == notation.KEEP:
        foresight.keep(s, notes)
    elif block == notation.CHANGE:
        foresight.change(s, notes)
    elif block == notation.UDJAT:
        foresight.udjat(s, notes)
    elif block == notation.CLAIRVOYANCE:
        foresight.clairvoyance(s, notes)
    elif block == notation.STAMINA:
        rounds.stamina(s, notes)
    elif block == notation.DODGE:
        blocks.dodge(s, notes)
    elif block == notation.LOCKPICK:
        locks.lockpick(s, notes)
    elif block == notation.CROWBAR:
        locks.force(s, notes)
    elif block == notation.SHOOT:
        mummies.shoot(s, action - notation.SHOOT, notes)
    elif block == notation.READ:
        sarcophagi.read(s, action - notation.READ, notes)
    else:
        assert block in (notation.REFLEXES, notation.SWIMMING), "the sentence has no rule"
        searching.ward(s, notes)


def decline(s: Pyramid, notes: Notes) -> None:
    """Decline an ability or a look, which stays available (rulings 124 and 128)."""
    if notes is not None:
        tell(notes, "declined", s.asked)
    task = s.task
    s.task = steps.NEXT
    if task == steps.WARDING:
        searching.suffer(s)
    elif task == steps.DODGING:
        blocks.brave(s)
    elif task == steps.FORESEEING:
        rounds.end_foreseeing(s)
    else:  # stamina is not used, or a lock is not helped along: nothing changes
        assert task in (steps.BRACING, steps.FORCING)


def play_chance(s: Pyramid, action: Action, notes: Notes) -> None:
    """Play what chance does; the most frequent outcomes come first."""
    block = notation.FIRST_OF[action]
    if block == notation.FIRST_ROLL:
        roll(s, (action - notation.ROLL - 1) // 6, (action - notation.ROLL - 1) % 6 + 1, notes)
    elif block == notation.WALK:
        mummies.march(s, action - notation.WALK, notes)
    elif block == notation.FALL:
        blocks.fall(s, action - notation.FALL, notes)
    elif block == notation.FIND:
        searching.find(s, notation.FOUND[action - notation.FIND], notes)
    elif block == notation.SEE_BLOCK:
        foresight.see_block(s, action - notation.SEE_BLOCK, notes)
    elif block == notation.FIRST_REVEAL:
        sarcophagi.reveal(s, action - notation.REVEAL, notes)
    elif block == notation.FIRST_CHEST:
        scoring.open_chest(s, action - notation.CHEST, notes)
    else:
        assert block == notation.FIRST_SEE, "the sentence has no rule"
        sarcophagi.see(s, action - notation.SEE, notes)


def roll(s: Pyramid, die: int, pips: int, notes: Notes) -> None:
    """Roll one die, for the number of actions (33) or at a lock (59)."""
    s.dice[die] = pips
    if notes is not None:
        who = s.turn if s.phase == steps.IN_ACTIONS else s.keeper
        tell(notes, "rolled", who, die=DICE[die], pips=pips)
    if any(lying == 0 for lying in s.dice):
        return
    if s.phase == steps.IN_DICE:
        rounds.count_actions(s, notes)
    else:
        locks.try_lock(s, notes)


def settle(s: Pyramid, entry: int, notes: Notes) -> None:
    """Settle one job of the agenda."""
    bits: i64 = entry
    what, who, more = bits & 15, bits >> 4 & 15, bits >> 8
    if what == steps.TOUCH:
        mummies.touch(s, who, more, notes)
    elif what == steps.STEP:
        mummies.walk(s, who, more)
    elif what == steps.RISE:
        mummies.rise(s, who, notes)
    elif what == steps.STAY:
        mummies.stay(s, more)
    elif what == steps.HIT:
        blocks.hit(s, who, notes)
    elif what == steps.BRUISE:
        blocks.bruise(s, who, notes)
    elif what == steps.LEAP:
        blocks.leap(s, who)
    elif what == steps.SEAL:
        blocks.seal(s, notes)
    elif what == steps.DRAW:
        searching.draw(s, who)
    elif what == steps.FETCH:
        sarcophagi.fetch(s, who, more, notes)
    elif what == steps.WIN:
        locks.win(s, who, more, notes)
    elif what == steps.DROP:
        blocks.drop(s)
    else:
        assert what == steps.PRISE
        scoring.prise(s, who)
