"""The judgement points the right way and knows no secrets; the habit leans to what is sensible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from games.tomb_raiders.position import (
    GAME,
    at_weeks,
    begun,
    expert,
    holding,
    laid,
    learned,
    left,
    lying,
    owning,
    permits,
    presenting,
    view,
)
from ostraka.bots.search.playout import by_habit
from ostraka.core.play import CHANCE, OVER, Action, State
from ostraka.core.table import Table

OPTIONS = [
    dict(zip([option.name for option in GAME.options], values, strict=True))
    for values in product(*(option.values for option in GAME.options))
]


def positions(
    seats: int, options: dict[str, str], seed: int, sensible: bool = True
) -> Iterator[tuple[State, list[Action]]]:
    """Every position of a game in which somebody has a choice, and the last of all."""
    rng = Random(seed)
    state = GAME.setup(seats, options)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        yield state, legal
        action = by_habit(GAME, state, legal, rng) if sensible else rng.choice(legal)
        state.apply(action)
    yield state, []


def judged(table: Table) -> list[float]:
    return GAME.judge(table.state)


def lead(table: Table) -> float:
    """By how much seat 1 is judged better than the best of the others."""
    own, *others = judged(table)
    return own - max(others)


def leaning(table: Table) -> dict[str, float]:
    """The part of the habit that each choice has."""
    legal = table.state.legal()
    weights = GAME.habit(table.state, legal)
    return {
        GAME.notation.text(action): weight / sum(weights)
        for action, weight in zip(legal, weights, strict=True)
    }


def favourite(table: Table) -> str:
    leans = leaning(table)
    return max(leans, key=lambda text: leans[text])


# --- Everywhere -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("sensible", [True, False])
def test_habit_leans_to_something_in_every_position(seats: int, sensible: bool) -> None:
    for seed, options in enumerate(OPTIONS):
        for state, legal in positions(seats, options, seed, sensible):
            expected = GAME.judge(state)
            assert len(expected) == seats
            if legal:
                weights = GAME.habit(state, legal)
                assert len(weights) == len(legal)
                assert min(weights) >= 0 and sum(weights) > 0
            else:
                assert expected == [score[0] for score in state.scores()]


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_judged_at_half_time_is_what_comes_on_average(seats: int) -> None:
    off = []
    for seed in range(12):
        game = [
            (GAME.judge(state), [score[0] for score in state.scores()])
            for state, _ in positions(seats, OPTIONS[0], seed)
        ]
        expected, _ = game[len(game) // 2]
        _, points = game[-1]
        off.append(sum(expected) / seats - sum(points) / seats)
    assert abs(sum(off) / len(off)) < 12


def test_a_sensible_player_beats_a_random_one() -> None:
    won = 0
    for seed in range(10):
        rng = Random(seed)
        state = GAME.setup(2, OPTIONS[0])
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            elif actor == seed % 2:
                state.apply(by_habit(GAME, state, state.legal(), rng))
            else:
                state.apply(rng.choice(state.legal()))
        own, other = state.scores()[seed % 2], state.scores()[1 - seed % 2]
        won += own > other
    assert won == 10


# --- Nobody knows what is hidden --------------------------------------------------------------


def test_habit_is_the_same_in_every_position_behind_a_view() -> None:
    for seed in range(3):
        for state, legal in positions(3, OPTIONS[seed], seed):
            if legal:
                draw = GAME.determinize(state.view(state.actor()))
                weights = GAME.habit(state, legal)
                for number in range(3):
                    drawn = draw(Random(number))
                    assert GAME.habit(drawn, legal) == pytest.approx(weights)


def test_a_seat_is_judged_alike_in_every_position_behind_its_view() -> None:
    for seed in range(3):
        for state, legal in positions(3, OPTIONS[seed], seed):
            if legal:
                seat = state.actor()
                draw = GAME.determinize(state.view(seat))
                own = GAME.judge(state)[seat]
                for number in range(3):
                    assert GAME.judge(draw(Random(number)))[seat] == pytest.approx(own)


def test_what_others_have_in_hand_changes_their_own_judgement_only() -> None:
    own, other = judged(holding(begun(), "scientist", "scientist", seat=2))
    again, more = judged(holding(begun(), "raiders-egypt", "excavation", seat=2))
    assert again == own and more > other


# --- Good things are judged better ------------------------------------------------------------


def test_books_finds_permits_and_weeks_are_good_to_have() -> None:
    fresh = lead(begun())
    assert lead(learned(begun(), egypt=2)) > fresh
    assert lead(learned(begun(), egypt=2, general=1)) > lead(learned(begun(), egypt=2))
    assert lead(owning(begun(), "egypt-5a")) > fresh + 4
    assert lead(permits(begun(), egypt=2)) < fresh
    assert lead(at_weeks(begun(), 0, 6)) > fresh > lead(at_weeks(begun(), 6, 0))


def test_an_exhibition_that_one_can_hold_is_good_to_have() -> None:
    finds = ("mesopotamia-1a", "mesopotamia-1b", "mesopotamia-1c", "crete-1a", "crete-1b")
    without = lead(owning(begun(), *finds))
    assert lead(presenting(owning(begun(), *finds), exhibitions=(1,))) > without


def test_knowledge_is_worth_nothing_in_the_end() -> None:
    table = left(permits(begun()), ["congress"])
    before = judged(table)[0]
    assert judged(learned(table, egypt=2, general=1))[0] == pytest.approx(before, abs=1.5)


# --- What is obvious --------------------------------------------------------------------------


def test_more_books_for_the_same_weeks_are_preferred() -> None:
    table = begun(row=("expertise-egypt-2", "congress", "scientist", "excavation"))
    assert favourite(table) == "take 1"


def test_the_book_that_wins_a_professor_is_taken() -> None:
    table = begun(row=("expertise-egypt-1", "expertise-greece-1", "scientist", "assistant"))
    assert favourite(learned(table, egypt=3)) == "take 1"


def test_nobody_digs_long_in_a_pile_they_know_to_be_rubble() -> None:
    table = lying(learned(holding(begun(), "scientist"), egypt=5), "egypt-rubble-a")
    table.say("scientist egypt", "see egypt-rubble-a")
    assert leaning(table).get("dig egypt", 0.0) < 0.01


def test_a_player_who_knows_much_digs_when_the_game_is_nearly_over() -> None:
    table = left(learned(begun(), egypt=6), ["congress"], egypt=5)
    assert favourite(table) == "dig egypt"
    table.say("dig egypt")
    leans = leaning(table)
    assert leans["weeks 2"] > leans["weeks 1"]


def test_the_permit_of_the_region_goes_first() -> None:
    table = learned(laid(begun(3), egypt=8), egypt=5)
    table.say("dig egypt")
    assert favourite(table) == "permit region"


def test_museums_are_given_the_least_valuable_artifacts() -> None:
    table = begun(row=("scientist", "scientist", "assistant", "thief-egypt"))
    table = owning(table, "egypt-1a", "egypt-1b", "egypt-6a", "crete-4a")
    table = presenting(table, museums=(1,))
    assert favourite(table) == "museum 1"
    table.say("museum 1")
    assert favourite(table) == "give egypt 1"


def test_raiders_keep_the_best_find() -> None:
    table = lying(holding(begun(), "raiders-egypt"), "egypt-1a", "egypt-6a", "egypt-3a")
    assert view(table)["hand"] == ["raiders-egypt"]
    table.say("raiders egypt", "see egypt-1a", "see egypt-6a", "see egypt-3a")
    assert favourite(table) == "keep egypt 6"


def test_an_expert_is_judged_better_than_a_novice() -> None:
    own, other = judged(expert())
    assert own > other
