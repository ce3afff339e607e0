"""What bots think of a position, where every digger would agree."""

from __future__ import annotations

from random import Random

import pytest

import kit
from games.tutankhamun.position import GAME, digging, exhausted, laying, rich
from ostraka.core.play import EVERYONE
from ostraka.core.table import Table


def leaning(table: Table) -> dict[str, float]:
    """How the player who acts leans, the squares together."""
    legal = table.legal()
    found: dict[str, float] = {}
    for action, weight in zip(legal, GAME.habit(table.state, legal), strict=True):
        word = GAME.notation.text(action).split()[0]
        found[word] = found.get(word, 0) + weight
    return found


def favourite(table: Table) -> str:
    found = leaning(table)
    return max(found, key=lambda word: found[word])


def test_a_fresh_turn_digs_and_a_full_purse_stops() -> None:
    table = digging()
    assert favourite(table) == "dig"
    for square in ("a1", "a2"):
        table.say(f"dig {square}", "uncover alabaster")
    assert favourite(table) == "dig"
    table.say("dig a3", "uncover pectoral")
    assert favourite(table) == "stop"


def test_no_card_alike_counts_more_often_for_lying_on_more_squares() -> None:
    table = digging()
    table.say("dig a1", "uncover pectoral", "dig b1", "uncover bracelet")
    table.say("dig c1", "uncover alabaster")
    legal = table.legal()
    assert len(legal) == 17 and favourite(table) == "stop"


@pytest.mark.parametrize(("purse", "wise"), [(30, "pass"), (2, "dig")])
def test_the_curse_is_left_to_others_if_one_can_pay_for_it(purse: int, wise: str) -> None:
    table = rich(exhausted({"b2": "tutankhamun"}), 10, purse)
    assert favourite(table) == wise


def test_a_barricade_is_kept_where_little_is_hidden() -> None:
    table = rich(exhausted({"a1": "mosquito", "b2": "tutankhamun"}), 10, 30)
    table.say("pass")
    assert favourite(table) == "bar" and len(table.legal()) == 3
    weights = dict(zip(table.legal_texts(), GAME.habit(table.state, table.legal()), strict=True))
    assert weights["bar none"] > weights["bar a1"] + weights["bar b2"]


def test_how_layers_are_laid_makes_no_difference_to_who_forgets() -> None:
    table = laying()
    assert GAME.habit(table.state, table.legal()) == []


def test_coins_laid_aside_and_scarabs_are_worth_something_and_ruin_nothing() -> None:
    table = digging()
    before = GAME.judge(table.state)
    assert before[0] == before[1] > 10
    table.say("dig a1", "uncover pectoral")
    assert GAME.judge(table.state) == pytest.approx([before[0], before[1] + 4], abs=0.1)
    rich(table, 10, 1)
    table.say("dig a2", "uncover scorpion")
    assert GAME.judge(table.state)[1] < 0


def test_in_the_end_the_judge_is_right_about_who_is_not_out() -> None:
    for seats in GAME.seats:
        table = kit.played(GAME, seats, {}, "judge")
        table.state = GAME.determinize(table.view(EVERYONE))(Random(0))
        for judged, (money, still_in) in zip(
            GAME.judge(table.state), table.state.scores(), strict=True
        ):
            assert not still_in or money <= judged <= money + 3
