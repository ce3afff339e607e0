"""What positions are judged to be worth, and what a sensible player leans to."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import cast

import pytest

import kit
from games.thebes.position import GAME, begun, cross_out, find, give, markers, row, show, stand
from ostraka.core.play import OVER, WATCHER
from ostraka.core.table import Table, settle
from ostraka.games.thebes.knowledge.worth import lead, majority
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.scoring import majority_points
from ostraka.games.thebes.rules.seats import BOOKS, OWN

TABLES = [
    (seats, options) for seats in GAME.seats for options in kit.every_option(GAME)[::5]
]  # every seat count with every option


def leaning(table: Table) -> dict[str, float]:
    """How likely each choice is by habit."""
    weights = GAME.habit(table.state, table.legal())
    total = sum(weights)
    return {text: weight / total for text, weight in zip(table.legal_texts(), weights, strict=True)}


def favourite(table: Table) -> str:
    leans = leaning(table)
    return max(leans, key=lambda text: leans[text])


def points(table: Table, seat: int) -> float:
    return GAME.judge(table.state)[seat - 1]


# --- In every position --------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_of_random_games_has_a_judgement_and_a_leaning(
    seats: int, options: dict[str, str]
) -> None:
    state = GAME.setup(seats, settle(GAME, options))
    for actor, _ in kit.walk(state, Random(seats)):
        judged = GAME.judge(state)
        assert len(judged) == seats
        assert all(-20 < own < 250 for own in judged)
        if actor >= 0:
            legal = state.legal()
            weights = GAME.habit(state, legal)
            assert len(weights) == len(legal)
            assert min(weights) >= 0 and 0 < sum(weights) < float("inf")
    assert state.actor() == OVER
    assert GAME.judge(state) == [score[0] for score in state.scores()]


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_but_the_view_counts(seats: int) -> None:
    """A position rebuilt from what any seat sees, or a watcher, is judged alike."""
    state = GAME.setup(seats, settle(GAME, {}))
    for number, (actor, _) in enumerate(kit.walk(state, Random(7))):
        if number % 10:
            continue
        for seat in (*range(seats), WATCHER):
            drawn = GAME.determinize(state.view(seat))(Random(number))
            assert GAME.judge(drawn) == GAME.judge(state)
            if actor >= 0:
                assert GAME.habit(drawn, drawn.legal()) == GAME.habit(state, state.legal())


def test_equal_seats_differ_only_by_the_turn() -> None:
    first, second = GAME.judge(begun().state)
    assert 0 < first - second < 2
    assert 50 < second < 110, "the points of a usual game"


# --- What is better -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        "greece 1 rome", "egypt 3 london", "general 2 london", "assistant rome", "shovel rome",
        "car rome", "zeppelin rome", "permission london", "congress london", "small london",
    ],
)  # fmt: skip
def test_a_card_is_better_than_none(card: str) -> None:
    table = begun()
    before = points(table, 1)
    assert points(give(table, 1, card), 1) > before


def test_an_object_is_worth_about_its_points_and_is_lost_to_the_others() -> None:
    table = begun()
    before = GAME.judge(table.state)
    after = GAME.judge(find(table, 1, "egypt", 6).state)
    assert 4 < after[0] - before[0] < 7
    assert after[1] < before[1]


def test_weeks_are_worth_points() -> None:
    early = points(markers(begun(), "1902/1", "1902/1"), 1)
    assert early > points(markers(begun(), "1902/20", "1902/1"), 1) + 3


def test_a_valid_permit_counts_where_one_knows_much() -> None:
    table = give(begun(), 1, "egypt 3 london", "egypt 3 moscow", "general 2 london")
    before = points(table, 1)
    assert before > points(cross_out(table, 1, "egypt"), 1)


def test_books_count_against_the_others() -> None:
    table = give(begun(), 1, "crete 2 rome")
    before = points(table, 1)
    assert points(give(table, 2, "crete 3 moscow"), 1) < before


def test_a_congress_is_worth_more_to_who_attended_many() -> None:
    few = markers(begun(), "1903/1", "1903/1")
    many = markers(begun(), "1903/1", "1903/1")
    many = give(many, 1, "congress berlin", "congress vienna", "congress moscow")
    gain_of_many = -points(many, 1) + points(give(many, 1, "congress london"), 1)
    gain_of_few = -points(few, 1) + points(give(few, 1, "congress london"), 1)
    assert gain_of_many > gain_of_few + 1


# --- What one leans to --------------------------------------------------------------------------


def test_a_congress_nearby_is_taken_by_who_attended_many() -> None:
    table = give(begun(), 1, "congress berlin", "congress vienna", "congress moscow")
    table = show(stand(table, 1, "paris"), "congress paris", "egypt 1 moscow", "car moscow",
                 "shovel moscow")  # fmt: skip
    assert favourite(table) == "take 1"


def test_an_exhibition_at_hand_is_held() -> None:
    table = row(stand(markers(begun(), "1903/20", "1903/20"), 1, "london"), "small london", None,
                None)  # fmt: skip
    table = find(find(table, 1, "greece", 1), 1, "egypt", 1, 2)
    table = markers(show(table, "egypt 1 moscow", "car moscow", "shovel moscow", "crete 3 moscow"),
                    "1903/20", "1903/30")  # fmt: skip
    assert favourite(table) == "hold a"


def test_a_player_who_knows_much_digs_before_the_year_is_over() -> None:
    table = stand(markers(begun(), "1902/40", "1902/45"), 1, "egypt")
    table = give(table, 1, "egypt 3 london", "egypt 3 moscow", "general 2 london")
    table = show(table, "car moscow", "shovel moscow", "crete 1 berlin", "permission moscow")
    assert favourite(table) == "dig egypt"


def test_a_player_who_knows_little_does_not_dig_early() -> None:
    table = give(begun(), 1, "greece 1 rome", "crete 1 paris")
    leans = leaning(table)
    assert leans["dig greece"] + leans["dig crete"] < 0.1


def test_the_last_dig_takes_all_weeks_that_are_left() -> None:
    table = stand(markers(begun(), "1903/45", "1904/1"), 1, "egypt")
    table = give(table, 1, "egypt 3 london", "egypt 3 moscow", "general 2 london")
    table.say("dig egypt")
    assert favourite(table) == "weeks 8"


def test_a_book_that_takes_the_majority_comes_before_one_that_does_not() -> None:
    table = give(markers(begun(), "1903/40", "1903/45"), 2, "egypt 1 paris")
    table = give(table, 2, "crete 3 moscow", "crete 3 moscow")
    table = show(table, "egypt 2 berlin", "crete 2 paris", "car moscow", "shovel moscow")
    leans = leaning(table)
    assert leans["take 1"] > 3 * leans["take 2"]


def test_a_second_car_attracts_less_than_the_first() -> None:
    table = show(begun(), "car moscow", "shovel moscow", "crete 1 berlin", "permission moscow")
    before = leaning(table)["take 1"]
    assert leaning(give(table, 1, "car rome"))["take 1"] < before


def test_nobody_gives_up_who_can_still_gain() -> None:
    table = markers(begun(giving_up="last_year"), "1903/40", "1903/45")
    assert leaning(table)["give up"] < 0.05


@pytest.mark.rule("thebes/115", "thebes/117")
def test_in_the_end_a_majority_is_worth_what_it_scores() -> None:
    """The table of the judge and the rule, over every number of books of four players."""
    board = cast(Board, GAME.setup(4, settle(GAME, {})))
    for books in product(range(5), repeat=4):
        for seat, count in enumerate(books):
            board.own[seat * OWN + BOOKS] = count
        for seat in range(4):
            judged = majority(0, lead(board, seat, 0)) if books[seat] else 0.0
            assert judged == majority_points(board, seat)
