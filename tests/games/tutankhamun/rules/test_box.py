"""Rulings 1 to 7: aim and parts."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from games.tutankhamun.position import GAME, digging, exhausted, laying, money, rich, view
from ostraka import games
from ostraka.core.play import places
from ostraka.games.tutankhamun.knowledge.odds import purse
from ostraka.games.tutankhamun.rules.box import CARD_SETS, SQUARES, START_MONEY

BOX = tomllib.loads(
    (Path(str(games.part("tutankhamun").__file__)).parent / "components.toml").read_text("utf-8")
)


@pytest.mark.rule("tutankhamun/1")
def test_the_richest_wins_not_who_uncovered_most() -> None:
    table = rich(exhausted({"a1": "alabaster"}), 17, 12)
    table.say("dig a1", "uncover alabaster")
    assert money(table) == [17, 13]
    assert places(table.state.scores()) == [1, 2]
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("tutankhamun/2")
def test_the_box_holds_what_its_lid_says() -> None:
    assert BOX["box"] == {
        "from": "stated",
        "cards": 96,
        "layers": 6,
        "cards_per_layer": 16,
        "scarabs": 12,
        "barricades": 6,
        "silver": 50,
        "gold": 20,
    }
    for cards in CARD_SETS:
        assert [sum(cards.layer(layer)) for layer in range(5)] == [16] * 5


@pytest.mark.rule("tutankhamun/3")
def test_money_is_one_number_in_silver() -> None:
    assert BOX["money"]["silver_per_gold"] == 5
    table = rich(digging(), 6, 6)
    table.say("pass")
    assert money(table) == [6, 3]


@pytest.mark.rule("tutankhamun/3")
def test_change_is_made_so_that_five_silver_stay_at_hand() -> None:
    assert (BOX["start"]["gold"], BOX["start"]["silver"]) == purse(START_MONEY) == (1, 5)
    for owned in range(150):
        gold, silver = purse(owned)
        assert gold * 5 + silver == owned
        assert gold == 0 or 5 <= silver < 10


@pytest.mark.rule("tutankhamun/4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_starts_with_ten_silver_two_scarabs_and_a_barricade(seats: int) -> None:
    for player in view(laying(seats))["players"]:
        assert player == {"money": 10, "scarabs": 2, "barricades": 1, "out": False}


@pytest.mark.rule("tutankhamun/5")
def test_the_bank_never_runs_out() -> None:
    table = rich(digging(), 74, 75)
    table.say("scarab", "dig a1", "uncover tail", "stop")
    assert sum(money(table)) == 155


@pytest.mark.rule("tutankhamun/6")
def test_the_tray_has_four_by_four_squares() -> None:
    assert SQUARES[0] == "a1" and SQUARES[3] == "d1" and SQUARES[15] == "d4"
    assert len(view(laying())["squares"]) == 16


@pytest.mark.rule("tutankhamun/7")
def test_no_choice_mentions_the_plan_of_the_site() -> None:
    assert {block.split()[0] for block in GAME.notation.blocks} == {
        "take", "lay", "turn", "uncover", "scarab", "dig", "stop", "pass", "skip", "refuse", "bar",
    }  # fmt: skip
