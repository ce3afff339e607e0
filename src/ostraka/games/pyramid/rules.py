"""Who may do what, and which rule each step is; the rules stand in the rooms beside this one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ostraka.core.play import Action, Notes, below, tell, weighted
from ostraka.games.pyramid import (
    acting,
    blocks,
    cards,
    ending,
    graves,
    locks,
    mummies,
    notation,
    omens,
    phases,
    searching,
    tasks,
)
from ostraka.games.pyramid.components import ANTIDOTE, DICE, TREASURE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ostraka.games.pyramid.state import Pyramid


def choices(s: Pyramid) -> list[Action]:
    """What the player to act may do."""
    task = s.task
    if task == tasks.ACTING:
        return acting.ways_to_act(s)
    if task == tasks.LOADING:
        return phases.ways_to_load(s)
    if task == tasks.MAKING_ROOM:
        return cards.ways_to_make_room(s)
    if task == tasks.LIFTING:
        return locks.ways_to_throw(s)
    if task == tasks.FORCING:
        return locks.ways_to_force(s)
    if task == tasks.WARDING:
        return searching.ways_to_ward(s)
    if task == tasks.FORESEEING:
        return omens.ways_to_foresee(s)
    if task == tasks.JUDGING:
        return omens.ways_to_judge(s)
    if task == tasks.BRACING:
        return phases.ways_to_brace()
    if task == tasks.DODGING:
        return blocks.ways_to_dodge()
    if task == tasks.JUMPING:
        return blocks.ways_to_jump(s, s.asked)
    if task == tasks.CHOOSING:
        return phases.adventurers_to_choose(s)
    assert task == tasks.ENTERING, "nobody is to act"
    return phases.ways_to_enter()


def outcomes(s: Pyramid) -> list[tuple[Action, int]]:
    """What chance may do."""
    task = s.task
    if task == tasks.ROLLING:
        return phases.pips_to_roll(s)
    if task == tasks.SEARCHING:
        return searching.cards_to_find(s)
    if task == tasks.OPENING:
        return graves.contents(s, notation.REVEAL)
    if task == tasks.READING:
        return graves.contents(s, notation.SEE)
    if task == tasks.LOOKING:
        return omens.blocks_to_see(s)
    if task == tasks.WALKING:
        return mummies.WALKS[:]
    if task == tasks.FALLING:
        return blocks.blocks_to_fall(s)
    assert task == tasks.PRISING, "chance has nothing to do"
    return ending.worths()


def sample(s: Pyramid, rng: Random) -> Action:
    """One outcome. What happens in every round is drawn without a list, as from the list."""
    if s.task == tasks.ROLLING:
        return notation.ROLL + 6 * phases.next_die(s) + below(rng, 6) + 1
    if s.task == tasks.FALLING:
        return blocks.any_block(s, rng)
    if s.task == tasks.SEARCHING:
        return searching.any_card(s, rng)
    if s.task == tasks.WALKING:
        return mummies.any_walk(rng)
    if s.task == tasks.LOOKING:
        return notation.SEE_BLOCK + omens.any_in_box(s, rng)
    return weighted(outcomes(s), rng)


def play(s: Pyramid, action: Action, notes: Notes) -> None:
    """One step, then whatever follows from it until somebody must decide or chance must act."""
    if action >= notation.FIND:
        play_chance(s, action, notes)
    elif action >= notation.END:
        play_turn(s, action, notes)
    elif action >= notation.STAMINA:
        play_moment(s, action, notes)
    elif action == notation.DONE:
        phases.end_load(s)
    elif action >= notation.UNPACK + TREASURE:
        cards.unpack(s, action - notation.UNPACK, notes)
    elif action >= notation.PACK + TREASURE:
        cards.pack(s, action - notation.PACK, notes)
    elif action >= notation.CURE:
        cards.cure(s, action - notation.CURE, notes)
    elif action >= notation.DISCARD + ANTIDOTE:
        cards.discard(s, action - notation.DISCARD, notes)
    elif action >= notation.ENTER:
        phases.enter(s, action - notation.ENTER, notes)
    else:
        phases.choose(s, action - notation.CHOOSE, notes)
    while s.task == tasks.NEXT:
        if s.agenda:
            settle(s, s.agenda.pop(), notes)
        elif s.why:
            ending.finish(s, notes)
        else:
            phases.go_on(s, notes)


def play_turn(s: Pyramid, action: Action, notes: Notes) -> None:
    """An action of a turn (rulings 36 to 68)."""
    if action >= notation.MOVE:
        acting.move(s, action - notation.MOVE, notes)
    elif action == notation.SEARCH:
        searching.search(s)
    elif action == notation.LEAVE:
        acting.leave(s, notes)
    elif action >= notation.OPEN:
        graves.open_grave(s, action - notation.OPEN)
    elif action >= notation.TAKE:
        graves.take(s, action - notation.TAKE, notes)
    elif action == notation.THROW:
        locks.throw(s, notes)
    elif action > notation.LIFT:
        locks.lift(s, action - notation.LIFT)
    elif action >= notation.PICK:
        locks.pick(s, action - notation.PICK, notes)
    else:
        phases.end_turn(s)


def play_moment(s: Pyramid, action: Action, notes: Notes) -> None:
    """An ability, a piece of equipment or a jump at its moment (rulings 90 and 112 to 139)."""
    if action >= notation.JUMP:
        blocks.jump(s, action - notation.JUMP, notes)
    elif action == notation.DECLINE:
        decline(s, notes)
    elif action >= notation.READ:
        graves.read(s, action - notation.READ, notes)
    elif action >= notation.SHOOT:
        mummies.shoot(s, action - notation.SHOOT, notes)
    elif action == notation.CHANGE:
        omens.change(s, notes)
    elif action == notation.KEEP:
        omens.keep(s, notes)
    elif action == notation.CLAIRVOYANCE:
        omens.clairvoyance(s, notes)
    elif action == notation.UDJAT:
        omens.udjat(s, notes)
    elif action == notation.CROWBAR:
        locks.force(s, notes)
    elif action == notation.LOCKPICK:
        locks.lockpick(s, notes)
    elif action == notation.DODGE:
        blocks.dodge(s, notes)
    elif action == notation.STAMINA:
        phases.stamina(s, notes)
    else:  # reflexes or swimming
        searching.ward(s, notes)


def decline(s: Pyramid, notes: Notes) -> None:
    """Every ability and every look may be declined and kept (rulings 124 and 128)."""
    if notes is not None:
        tell(notes, "declined", s.asked)
    task = s.task
    s.task = tasks.NEXT
    if task == tasks.WARDING:
        searching.suffer(s)
    elif task == tasks.DODGING:
        blocks.brave(s)
    elif task == tasks.FORESEEING:
        phases.end_foreseeing(s)
    else:  # stamina is not used, or a lock is not helped along: nothing changes
        assert task in (tasks.BRACING, tasks.FORCING)


def play_chance(s: Pyramid, action: Action, notes: Notes) -> None:
    """What chance does."""
    if action > notation.ROLL:
        roll(s, (action - notation.ROLL - 1) // 6, (action - notation.ROLL - 1) % 6 + 1, notes)
    elif action > notation.CHEST:
        ending.open_chest(s, action - notation.CHEST, notes)
    elif action >= notation.WALK:
        mummies.march(s, action - notation.WALK, notes)
    elif action >= notation.FALL:
        blocks.fall(s, action - notation.FALL, notes)
    elif action >= notation.SEE_BLOCK:
        omens.see_block(s, action - notation.SEE_BLOCK, notes)
    elif action >= notation.SEE + notation.BURIED:
        graves.see(s, action - notation.SEE, notes)
    elif action >= notation.REVEAL + notation.BURIED:
        graves.reveal(s, action - notation.REVEAL, notes)
    else:
        searching.find(s, notation.FOUND[action - notation.FIND], notes)


def roll(s: Pyramid, die: int, pips: int, notes: Notes) -> None:
    """The dice fall one by one, for the number of actions (33) or on a lock (59)."""
    s.dice[die] = pips
    if notes is not None:
        who = s.turn if s.phase == tasks.IN_ACTIONS else s.keeper
        tell(notes, "rolled", who, die=DICE[die], pips=pips)
    if any(lying == 0 for lying in s.dice):
        return
    if s.phase == tasks.IN_DICE:
        phases.count_actions(s, notes)
    else:
        locks.try_lock(s, notes)


def settle(s: Pyramid, line: int, notes: Notes) -> None:
    """One line of the agenda."""
    bits: i64 = line
    what, who, more = bits & 15, bits >> 4 & 15, bits >> 8
    if what == tasks.TOUCH:
        mummies.touch(s, who, more, notes)
    elif what == tasks.STEP:
        mummies.walk(s, who, more)
    elif what == tasks.RISE:
        mummies.rise(s, who, notes)
    elif what == tasks.STAY:
        mummies.stay(s, more)
    elif what == tasks.HIT:
        blocks.hit(s, who, notes)
    elif what == tasks.BRUISE:
        blocks.bruise(s, who, notes)
    elif what == tasks.LEAP:
        blocks.leap(s, who)
    elif what == tasks.SEAL:
        blocks.seal(s, notes)
    elif what == tasks.DRAW:
        searching.draw(s, who)
    elif what == tasks.FETCH:
        graves.fetch(s, who, more, notes)
    elif what == tasks.WIN:
        locks.win(s, who, more, notes)
    elif what == tasks.DROP:
        blocks.drop(s)
    else:
        assert what == tasks.PRISE
        ending.prise(s, who)
