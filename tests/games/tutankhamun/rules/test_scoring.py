"""Rulings 70 to 77: end and ranking."""

from __future__ import annotations

import pytest

from games.tutankhamun.position import (
    bar,
    digging,
    everything,
    exhausted,
    money,
    rich,
    seat,
    view,
    write,
)
from ostraka.core.play import OVER, places
from ostraka.core.table import Table


def ranked(*coins: int | None) -> list[int]:
    """The places of players with so much money; None went bankrupt."""
    written = everything(digging(len(coins)))
    for player, amount in zip(written["players"], coins, strict=True):
        player["money"] = amount or 0
        player["out"] = amount is None
    return places(write(digging(len(coins)), written).state.scores())


@pytest.mark.rule("tutankhamun/70")
def test_over_when_every_square_shows_its_bottom_card() -> None:
    table = exhausted({"a1": "alabaster"})
    table.say("dig a1", "uncover alabaster")
    assert table.actor == OVER and table.state.ending() == "all uncovered"
    assert money(table) == [10, 11]
    table = rich(exhausted({"a1": "scorpion"}), 5, 2)
    table.say("dig a1", "uncover scorpion")
    assert table.state.ending() == "all uncovered" and money(table) == [5, 0]


@pytest.mark.rule("tutankhamun/71")
def test_over_when_all_pass_in_a_row() -> None:
    table = digging(3)
    table.say("pass", "bar none", "pass", "bar none", "pass")
    assert table.actor == OVER and table.state.ending() == "all passed"
    assert money(table) == [7, 7, 7]
    table = digging(3)
    table.say("pass", "bar none", "pass", "bar none", "dig a1", "uncover bracelet", "stop")
    table.say("bar none", "pass")
    assert table.actor != OVER


@pytest.mark.rule("tutankhamun/72")
def test_a_skipped_turn_breaks_the_row_of_passes() -> None:
    hiding = {"a1": "bracelet", "b1": "bracelet"}
    table = bar(exhausted(hiding, seats=3), {"a1": 2})
    table.say("pass", "bar b1")
    assert [note.seat + 1 for note in table.notes if note.kind == "skipped"] == [1]
    assert seat(table) == 2
    table.say("pass")
    assert view(table)["passes"] == 1 and table.actor != OVER


@pytest.mark.rule("tutankhamun/72")
def test_a_turn_that_one_chooses_to_skip_breaks_it_too() -> None:
    table = exhausted({"c3": "tutankhamun"}, seats=3, refusal="on")
    table.say("pass", "bar none", "pass", "bar c3", "skip")
    assert view(table)["passes"] == 0 and seat(table) == 3


@pytest.mark.rule("tutankhamun/72")
def test_a_player_who_is_out_need_not_pass() -> None:
    table = rich(digging(3), 10, 10, 0)
    table.say("dig a1", "uncover mosquito", "pass", "bar none", "pass")
    assert table.state.ending() == "all passed"


@pytest.mark.rule("tutankhamun/73")
def test_the_last_player_left_wins_at_once() -> None:
    table = rich(digging(), 0, 2)
    table.say("dig a1", "uncover scorpion")
    assert table.actor == OVER and table.state.ending() == "one left"
    assert places(table.state.scores()) == [1, 2]


def mask_left(barred: bool = False, refusal: str = "on", coins: int = 10) -> Table:
    """Three players, seat 3 to act; only Tutankhamun is still hidden."""
    table = rich(exhausted({"c3": "tutankhamun"}, seats=3, refusal=refusal), 10, 10, coins)
    if not barred:
        return table
    written = everything(bar(table, {"c3": 2}))
    return write(table, written)


@pytest.mark.rule("tutankhamun/74")
def test_the_curse_may_be_refused_for_nothing() -> None:
    table = mask_left()
    assert table.legal_texts() == ["dig c3", "refuse", "pass", "scarab"]
    table.say("refuse")
    assert table.state.ending() == "curse refused" and money(table) == [10, 10, 10]


@pytest.mark.rule("tutankhamun/74")
def test_it_may_be_refused_without_money_and_with_a_scarab_down() -> None:
    assert mask_left(coins=2).legal_texts() == ["dig c3", "refuse", "scarab"]
    table = mask_left(coins=2)
    table.say("scarab")
    assert table.legal_texts() == ["dig c3", "refuse"]


@pytest.mark.rule("tutankhamun/74")
def test_it_may_be_refused_or_skipped_where_it_is_barred() -> None:
    table = mask_left(barred=True)
    assert table.legal_texts() == ["refuse", "skip"]
    table.say("skip")
    assert money(table) == [10, 10, 10]
    assert seat(table) == 1 and table.legal_texts() == ["refuse", "skip"]


@pytest.mark.rule("tutankhamun/74")
def test_without_the_option_or_with_another_card_it_is_dig_or_pass() -> None:
    assert mask_left(refusal="off").legal_texts() == ["dig c3", "pass", "scarab"]
    other = exhausted({"c3": "bracelet"}, seats=3, refusal="on")
    assert "refuse" not in other.legal_texts()
    two = exhausted({"c3": "tutankhamun", "a1": "earth"}, seats=3, refusal="on")
    assert "refuse" not in two.legal_texts()


@pytest.mark.rule("tutankhamun/75")
def test_the_most_money_wins() -> None:
    assert ranked(31, 28, 12) == [1, 2, 3]


@pytest.mark.rule("tutankhamun/76")
def test_equal_money_shares_the_place() -> None:
    assert ranked(31, 31, 12) == [1, 1, 3]


@pytest.mark.rule("tutankhamun/77")
def test_bankrupts_rank_last_and_equal() -> None:
    assert ranked(15, 0, None, None) == [1, 2, 3, 3]
