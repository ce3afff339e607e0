"""What positions are worth, what a sensible adventurer leans to, and that both know no secrets."""

from __future__ import annotations

from math import comb, inf
from random import Random
from typing import cast

import pytest

from games.pyramid.position import GAME, at, entered, person, roll
from kit import every_option
from ostraka import bots
from ostraka.bots.search.playout import by_habit
from ostraka.core.play import CHANCE, OVER, State
from ostraka.core.table import Table, settle
from ostraka.games.pyramid.bots import corridor
from ostraka.games.pyramid.bots.ways import FAR, Ways
from ostraka.games.pyramid.knowledge.sealing import sets_with_a_way
from ostraka.games.pyramid.rules.board import ALCOVE_AT, GRAVES_AT, LINE, SPACES
from ostraka.games.pyramid.rules.box import IDOL, NONE
from ostraka.games.pyramid.rules.chapters.mummies import standing
from ostraka.games.pyramid.rules.chapters.sarcophagi import EMPTY
from ostraka.games.pyramid.rules.position import Pyramid


def play_by_habit(state: State, rng: Random) -> None:
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(by_habit(GAME, state, state.legal(), rng))


def favourite(table: Table) -> str:
    """What habit leans to most."""
    legal = table.legal()
    weights = GAME.habit(table.state, legal)
    return GAME.notation.text(legal[weights.index(max(weights))])


def worth(table: Table, seat: int = 1) -> float:
    return GAME.judge(table.state)[seat - 1]


# --- Always -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_habit_leans_somewhere_in_every_position_and_the_end_is_judged_by_its_points(
    seats: int,
) -> None:
    for options in every_option(GAME):
        rng = Random(f"{seats} {options}")
        state = GAME.setup(seats, settle(GAME, options))
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = state.legal()
            weights = GAME.habit(state, legal)
            assert len(weights) == len(legal)
            assert min(weights) >= 0 and max(weights) > 0
            assert all(0 <= own < 120 for own in GAME.judge(state))
            # Half of the time by habit, so that the game comes to every part of the pyramid.
            action = by_habit(GAME, state, legal, rng) if rng.random() < 0.5 else rng.choice(legal)
            state.apply(action)
        assert GAME.judge(state) == [score[0] for score in state.scores()]


def test_habit_brings_adventurers_out_alive_and_laden() -> None:
    out = points = 0
    for seed in range(30):
        state = GAME.setup(2, settle(GAME, {}))
        play_by_habit(state, Random(f"out {seed}"))
        out += sum(alive for _, alive, _ in state.scores())
        points += sum(score[0] for score in state.scores())
    assert out >= 36, "three of five"
    assert points >= 18 * 60


@pytest.mark.parametrize("secrecy", ["shown", "total"])
def test_neither_knows_what_the_seat_does_not(secrecy: str) -> None:
    """Whatever may lie behind its view, a seat leans alike and judges itself alike."""
    compared = 0
    for seed in range(4):
        rng = Random(f"secrets {seed}")
        state: State = GAME.setup(3, settle(GAME, {"secrecy": secrecy}))
        while (seat := state.actor()) != OVER:
            if seat == CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = state.legal()
            draw = GAME.determinize(state.view(seat))
            weights, own = GAME.habit(state, legal), GAME.judge(state)[seat]
            chances = GAME.chances(state)
            for _ in range(2):
                drawn = draw(rng)
                assert GAME.habit(drawn, legal) == pytest.approx(weights)
                assert GAME.judge(drawn)[seat] == pytest.approx(own)
                assert GAME.chances(drawn)[seat:][:1] == pytest.approx(chances[seat:][:1])
                compared += 1
            state.apply(by_habit(GAME, state, legal, rng))
    assert compared > 500


def test_a_plan_finds_along_the_corridor_what_lies_there() -> None:
    """Cards, idols and mummies, place by place, as the rules know them."""
    robbed = prised = 0
    for seed in range(6):
        rng = Random(f"corridor {seed}")
        state = GAME.setup(3, settle(GAME, {}))
        while state.actor() != OVER:
            s = cast(Pyramid, state)
            for space, found in zip(LINE, corridor.along_corridor(s, reader=False), strict=True):
                full = [grave for grave in GRAVES_AT[space] if s.graves[grave] != EMPTY]
                assert found >> corridor.CARDS & corridor.MOST_CARDS == len(full)
                robbed += len(GRAVES_AT[space]) - len(full)
                god = ALCOVE_AT[space]
                there = god != NONE and s.left[IDOL + god] > 0
                assert found >> corridor.IDOL_FROM & corridor.ANY_IDOL == (god + 1 if there else 0)
                prised += god != NONE and not there
                assert found >> corridor.MUMMIES == len(standing(s, space))
            if state.actor() == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(by_habit(GAME, state, state.legal(), rng))
    assert robbed and prised


# --- What is obvious --------------------------------------------------------------------------

RICH = "horus 7, horus 8, thoth 6, thoth 7, anubis 5, sand 2, water 3"


def test_a_laden_player_at_a_closing_entrance_leaves() -> None:
    table = at(person("gore", "c1", RICH, 1), person("rice", "c3"), blocks=(1, 3, 4, 5, 7, 8))
    assert favourite(table) == "leave"


def test_a_player_who_carries_enough_goes_home() -> None:
    blocks = (9, 10, 11, 20)
    table = at(person("gore", "b6", RICH, 4), person("rice", "c3"), blocks=blocks)
    assert favourite(table) == "move b5"


def test_a_player_with_nothing_goes_in() -> None:
    table = entered("gore", "rice", space="b1")
    roll(table, "6,6,6,6,6")
    assert favourite(table) == "move b2"


def test_an_open_treasure_at_hand_is_taken() -> None:
    graves = {"anubis-3": "anubis 7"}
    table = at(person("gore", "a8", "", 3), person("rice", "c3"), graves=graves, mummies=FAR_OFF)
    assert favourite(table) == "take anubis-3"


FAR_OFF = "a5 n, d10 w, f6 n"


def test_the_last_player_alive_goes_out_and_wins() -> None:
    table = at(person("gore", "c3", "", 3), person("rice", "trapped"))
    assert favourite(table) == "move c2"
    table.say("move c2", "move c1")
    assert favourite(table) == "leave"


def test_the_last_one_inside_goes_home_with_enough_and_on_without() -> None:
    def next_step(space: str, cards: str) -> str:
        laden = person("gore", "a8", "horus 7", 4)
        return favourite(at(laden, person("rice", space, cards), mummies=FAR_OFF, blocks=SEVERAL))

    assert next_step("c3", "") == "open anubis-3"
    assert next_step("out", "necklace 2") == "move a7"
    assert next_step("out", "thoth 7, thoth 6") == "open anubis-3"


CROWN = "horus 7, horus 8, thoth 6, thoth 7, thoth 5, anubis 6, anubis 7"
LATE = (3, 5, 6, 9, 11, 16, 19, 23, 25, 33, 35)


@pytest.mark.parametrize("rival", ["out", "c1"])
def test_staying_inside_is_no_chance_for_someone_who_has_lost(rival: str) -> None:
    """Nor is the hope that a rival at the exit is shut in there."""
    table = at(
        person("gore", "c1", "horus 6, sand 2, sand 3, 9 mummy", 2),
        person("rice", rival, CROWN),
        person("wahab", "c1", "necklace 2"),
        blocks=LATE,
    )
    inside = GAME.chances(table.state)[0]
    table.say("leave")
    outside = GAME.chances(table.state)[0]
    assert inside < 0.02
    assert inside - outside < 0.01


@pytest.mark.parametrize("level", ["greedy:16", "digger", "scholar"])
@pytest.mark.parametrize("last", [False, True])
def test_bots_who_have_lost_leave_rather_than_wait_until_they_are_shut_in(
    level: str, last: bool
) -> None:
    table = at(
        person("gore", "c1", "horus 6, sand 2, sand 3, 9 mummy", 2),
        person("rice", "out", CROWN),
        person("wahab", "out" if last else "c1", "necklace 2"),
        blocks=LATE,
    )
    for seed in range(3):
        bot = bots.make(level, GAME, Random(seed))
        assert GAME.notation.text(table.ask(bot, inf)) == "leave"


def test_a_player_far_ahead_of_those_inside_goes_home() -> None:
    def next_step(rival: str) -> str:
        laden = person("gore", "a8", "horus 7, horus 8, anubis 6", 4)
        return favourite(at(laden, person("rice", "a5", rival), mummies=FAR_OFF, blocks=SEVERAL))

    assert next_step("") == "move a7"
    assert next_step("thoth 6, thoth 7, thoth 5, thoth 4, horus 6") == "open anubis-3"


SEVERAL = (17, 23, 28, 36)


def test_a_wound_is_cured_and_a_treasure_packed_at_once() -> None:
    table = at(person("gore", "c5", "snake, antidote", 3), person("rice", "c3"))
    assert favourite(table) == "cure snake"
    table = at(person("gore", "c5", "satchel 1, horus 7", 3), person("rice", "c3"))
    assert favourite(table) == "pack horus 7"


def test_at_a_lock_dice_that_help_stay_and_the_others_are_thrown() -> None:
    table = at(person("ardila", "a7", "", 4), person("rice", "c3"), mummies=FAR_OFF)
    table.say("pick sobek")
    roll(table, "1,1,5,5,5")
    lifted = []
    while (said := favourite(table)) != "throw":
        lifted.append(said)
        table.say(said)
    assert sorted(lifted) == ["lift 1", "lift 5", "lift 5", "lift 5"]


def test_what_is_worth_least_makes_room() -> None:
    cards = "8 mummy, necklace 1, horus 8, horus idol, satchel 1"
    table = at(person("gore", "c3", cards, 2), person("rice", "c3"))
    table.say("search", "find necklace 2")
    assert favourite(table) == "pack necklace 2"
    table = at(person("gore", "c3", cards, 2), person("rice", "c3"), thirteenth="before_draw")
    table.say("search")
    assert favourite(table) == "discard necklace 1"


def test_a_mummy_on_the_way_makes_a_step_less_likely() -> None:
    def leaning(mummies: str) -> float:
        table = at(person("gore", "b7", "", 4), person("rice", "c3"), mummies=mummies)
        weights = GAME.habit(table.state, table.legal())
        return weights[table.legal_texts().index("move a7")] / sum(weights)

    assert leaning("a7 n, d10 w, f6 n") < leaning("a5 n, d10 w, f6 n") / 2


# --- What is better ---------------------------------------------------------------------------


def test_a_treasure_in_hand_is_better_than_none_and_a_wound_worse() -> None:
    def standing(cards: str) -> float:
        return worth(at(person("gore", "b5", cards), person("rice", "c3"), turn=2))

    assert standing("horus 7") > standing("") + 2
    assert standing("horus 7, 3 mummy") < standing("horus 7, 2 mummy") + 0.01
    assert standing("horus 7, 6 mummy") < standing("horus 7") - 1
    assert standing("horus 7, thoth 4") > standing("horus 7, horus 5"), "gods count"


def test_the_nearer_the_way_out_the_better_for_who_is_laden() -> None:
    rows = [
        worth(at(person("gore", space, RICH), person("rice", "c3"), turn=2, blocks=(2, 7, 9, 20)))
        for space in ("a10", "a7", "b6", "b4", "b2", "b1")
    ]
    assert rows == sorted(rows) and rows[0] < rows[-1] - 5


def test_a_barrier_that_lacks_one_block_is_worse_for_the_player_behind_it() -> None:
    def laden(blocks: tuple[int, ...]) -> float:
        return worth(at(person("gore", "b7", RICH), person("rice", "c3"), turn=2, blocks=blocks))

    assert laden((9, 10, 11)) < laden((9, 14, 24)) - 3


def test_a_player_who_is_out_has_points_and_a_trapped_one_none() -> None:
    table = at(person("gore", "out", RICH), person("rice", "trapped", RICH), person("sarti", "c3"),
               turn=3)  # fmt: skip
    assert worth(table, 1) == table.state.scores()[0][0] == 53
    assert worth(table, 2) == 0


# --- The chance to win ------------------------------------------------------------------------


def test_chances_are_told_once_all_have_entered() -> None:
    assert GAME.chances(at(person("gore", "c3"), person("rice", "waiting")).state) == []
    people = person("gore", "c1", "horus 7", 3), person("rice", "out"), person("sarti", "trapped")
    assert GAME.chances(at(*people).state) == pytest.approx([1, 0, 0], abs=0.02)


def test_while_several_are_inside_treasure_counts_by_the_chance_to_bring_it_out() -> None:
    def chances(space: str, blocks: tuple[int, ...] = ()) -> list[float]:
        people = person("gore", space, RICH, 3), person("rice", "c3"), person("sarti", "trapped")
        return GAME.chances(at(*people, blocks=blocks).state)

    safe, rival, lost = chances("c1")
    assert safe > 0.8 > rival > 0 == lost
    late = (9, 10, 11)
    assert chances("b7", late)[0] < chances("c1", late)[0] - 0.05, "they may be shut in with it"


def test_a_player_who_is_out_has_won_if_nobody_inside_can_beat_them() -> None:
    people = person("gore", "out", RICH), person("rice", "c3"), person("sarti", "b2")
    blocks = (1, 3, 4, 5, 7, 8, 9, 10, 11)
    assert GAME.chances(at(*people, blocks=blocks).state)[0] > 0.9


def test_the_chance_of_the_last_one_is_to_come_out_with_enough() -> None:
    def chance(space: str, rival: str, blocks: tuple[int, ...] = ()) -> float:
        people = person("gore", space, "horus 7, thoth 6"), person("rice", "out", rival)
        own, rest = GAME.chances(at(*people, blocks=blocks).state)
        assert own + rest == pytest.approx(1)
        return own

    assert chance("c2", "anubis 5") > 0.95
    assert chance("c2", "anubis 5, thoth 5, horus 6") < 0.85, "they must go for more"
    assert chance("b7", "anubis 5", (9, 10, 11)) < chance("b7", "anubis 5") - 0.05


def test_what_rivals_hold_counts_by_its_backs() -> None:
    def chance(rival: str) -> float:
        return GAME.chances(
            at(person("gore", "c2", "horus 7"), person("rice", "out", rival)).state
        )[0]

    assert chance("thoth 4") == chance("thoth 7") < chance("sand 3") == chance("sand 1")


# --- The ways ---------------------------------------------------------------------------------


def test_the_chance_to_be_shut_in_is_near_the_exact_one() -> None:
    """From the corridor, over sets of blocks as they come; the exact count takes too long for a
    habit."""
    rng = Random(7)
    misses = []
    for down in (0, 2, 4, 6, 8, 10):
        fallen = sum(1 << block for block in rng.sample(range(36), down))
        if Ways(fallen).out[SPACES.index("a7")] == FAR:
            continue
        open_sets = sets_with_a_way(fallen, SPACES.index("a7"))
        for more in (1, 3, 5, 7):
            exact = 1 - open_sets[more] / comb(36 - down, more)
            misses.append(abs(Ways(fallen).deep[more] - exact))
    assert max(misses) < 0.2 and sum(misses) / len(misses) < 0.05


def test_ways_lead_round_blocks() -> None:
    ways = Ways(sum(1 << block - 1 for block in (1, 2, 3)))
    assert ways.out[SPACES.index("c2")] == 4, "by d2, e2 and e1"
    assert ways.out[SPACES.index("c1")] == FAR, "that is where a block lies"
    shut = Ways(sum(1 << block - 1 for block in (13, 10, 16, 15)))
    assert shut.out[SPACES.index("c5")] == FAR and shut.deep == [1.0] * len(shut.deep)
