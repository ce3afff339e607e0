"""Rulings 140 to 149: the end, the score and the ranking."""

from __future__ import annotations

import pytest

from games.pyramid.invariants import worth
from games.pyramid.position import (
    at,
    everything,
    finish_round,
    mummies,
    outcomes,
    person,
    player,
    read_cards,
    roll,
    told,
    view,
)
from ostraka.core.play import OVER, places
from ostraka.core.table import Table
from ostraka.games.pyramid.rules.view import PlayerView


def left_with(*hands: str) -> Table:
    """Everybody leaves with such cards; None stays and is sealed in."""
    names = ("gore", "rice", "ardila", "sarti")
    people: list[PlayerView] = [
        person(name, "c1", cards, 1) for name, cards in zip(names, hands, strict=False)
    ]
    table = at(*people)
    while table.actor >= 0:
        table.say("leave")
        while outcomes_are_chests(table):
            table.say("chest 3")
    assert table.actor == OVER and table.state.ending() == "all out"
    return table


def outcomes_are_chests(table: Table) -> bool:
    return everything(table)["task"] == "chest"


def points(table: Table) -> list[int]:
    return [score[0] for score in table.state.scores()]


@pytest.mark.rule("pyramid/140")
def test_over_when_nobody_is_left_or_the_way_out_is_closed() -> None:
    table = at(person("gore", "out"), person("rice", "c1", "", 1), turn=2)
    table.say("leave")
    assert table.actor == OVER and table.state.ending() == "all out"
    people = person("gore", "out", "sand 1"), person("rice", "c2", "", 1)
    table = at(*people, turn=2, blocks=(1, 2, 4))
    finish_round(table, block=3)
    assert table.actor == OVER and table.state.ending() == "sealed"
    assert [each["fate"] for each in everything(table)["players"]] == ["out", "trapped"]


@pytest.mark.rule("pyramid/141")
def test_it_ends_at_that_very_moment() -> None:
    table = at(person("rice", "c2", "", 3), person("gore", "trapped"))
    table.say("move c1", "leave")
    assert table.actor == OVER and [step for _, step in table.journal.steps] == ["move c1", "leave"]
    people = person("gore", "c10", "", 3), person("rice", "out")
    table = at(*people, blocks=(1, 2, 4), mummies="a9 n, e10 e, f9 n")
    table.say("pick horus")
    roll(table, "1,2,3,4,5")
    table.say("fall 3")
    assert table.actor == OVER, "after a Horus block, in the middle of the turn"


@pytest.mark.rule("pyramid/141")
def test_not_even_the_mummies_walk_on() -> None:
    table = at(person("ardila", "a7", "12 block"), person("gore", "out"))
    table.say("end", "walk 3")
    assert table.actor == OVER
    assert mummies(table) == {
        "initkaes": "a7 s", "sanakht": "d10 w", "imhotep": "f6 n", "ardila": "a7 s",
    }  # fmt: skip


@pytest.mark.rule("pyramid/142")
def test_treasures_idols_and_bonus_add_up() -> None:
    table = left_with("necklace 2, water 3, sobek idol, anubis 6", "satchel 1 [horus 8; sand 2]")
    assert points(table) == [20, 13]


@pytest.mark.rule("pyramid/142")
def test_in_the_end_all_who_came_out_show_their_cards() -> None:
    table = left_with("necklace 2, water 3", "satchel 1 [horus 8; sand 2]")
    one, two = view(table, 2)["players"][0], view(table, 1)["players"][1]
    assert one["cards"] == {"necklace 2": 1, "water 3": 1}
    assert two["packed"] == {"satchel 1": ["horus 8", "sand 2"]}


@pytest.mark.rule("pyramid/143")
@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("thoth 4, thoth idol", 1),
        ("thoth 4, sobek idol", 3),
        ("thoth 4, sobek idol, sand 1", 6),
        ("thoth 4, sobek idol, sand 1, horus idol", 10),
        ("thoth 4, water 1, sand 1, horus idol, anubis 4", 15),
    ],
)
def test_the_bonus_for_different_gods(cards: str, bonus: int) -> None:
    held, _ = read_cards(cards)
    idols = {"sobek": 6, "hededet": 6, "thoth": 8, "anubis": 8, "horus": 10}
    values = {card: idols[card.split()[0]] if "idol" in card else int(card[-1]) for card in held}
    assert points(left_with(cards, ""))[0] == sum(values.values()) + bonus == worth(held)


@pytest.mark.rule("pyramid/144")
def test_necklaces_and_chests_belong_to_no_god() -> None:
    assert points(left_with("2 necklace 1, sand chest", "2 necklace 1")) == [2 + 3, 2]


@pytest.mark.rule("pyramid/145")
def test_a_chest_is_worth_a_die_rolled_on_leaving() -> None:
    people = (
        person("gore", "c1", "sand chest, satchel 1 [water chest]", 1),
        person("rice", "c2", "", 1),
    )
    table = at(*people)
    table.say("leave")
    assert outcomes(table) == {f"chest {pips}": 1 for pips in range(1, 7)}
    table.say("chest 2", "chest 5")
    assert points(table) == [7, 0] and told(table, "chest", 2) == [{"pips": 2}, {"pips": 5}]
    shown = view(table, 2)["players"][0]
    assert shown["prised"] == 7 and shown["chests"] == {"sand chest": 1}, "they lie open now"
    assert shown["satchels"] == {"satchel 1": ["water chest"]} and shown["hidden"] == {}
    people = person("gore", "c10", "2 sand chest"), person("rice", "c2", "", 1)
    table = at(*people, turn=2, blocks=(10, 13, 16))
    finish_round(table, block=15)
    assert player(table)["fate"] == "trapped" and told(table, "chest") == [], "never rolled"


@pytest.mark.rule("pyramid/146")
def test_the_highest_total_of_those_who_came_out_wins() -> None:
    people = [person("gore", "c1", "horus 8, horus 7, horus idol", 1)]
    people += [person("rice", "c1", "thoth 7, thoth 6, thoth 5, thoth 4, necklace 1", 1)]
    people += [person("ardila", "c10", "anubis 7, anubis 6, anubis idol, sobek idol, hededet idol")]
    table = at(*people, blocks=(10, 13, 16), turn=1)
    table.say("leave", "leave", "walk 0", "fall 15")
    assert points(table) == [26, 24, 0] and places(table.state.scores()) == [1, 2, 3]
    assert table.state.ending() == "sealed"


@pytest.mark.rule("pyramid/147")
def test_the_idol_of_horus_decides_a_tie() -> None:
    table = left_with("anubis 7, anubis 6, anubis 5", "horus idol, horus 8, necklace 1")
    assert points(table)[0] == 19 and points(table)[1] == 20
    table = left_with("anubis 7, anubis 6, anubis 5, necklace 1", "horus idol, horus 8, necklace 1")
    assert points(table) == [20, 20] and places(table.state.scores()) == [2, 1]
    table = left_with("anubis 7", "thoth 7", "necklace 1")
    assert places(table.state.scores()) == [1, 1, 3]


@pytest.mark.rule("pyramid/148")
def test_if_nobody_came_out_all_have_lost() -> None:
    people = person("gore", "c2", "horus 8"), person("rice", "c2", "horus 7", 1)
    table = at(*people, turn=2, blocks=(1, 2, 4))
    finish_round(table, block=3)
    assert table.actor == OVER and table.state.ending() == "all lost"
    assert table.state.scores() == [(0, 0, 0), (0, 0, 0)]
    closing = table.journal.closing
    assert closing is not None and closing.places == (2, 2)
    table = at(person("ardila", "a7", "12 block", 1), person("gore", "trapped"))
    table.say("move a8")
    assert table.state.ending() == "all lost"


@pytest.mark.rule("pyramid/149")
def test_an_escape_worth_nothing_ranks_before_all_who_stayed() -> None:
    people = [person("gore", "c1", "", 1), person("rice", "c2", "horus 8"), person("ardila", "c3")]
    table = at(*people, blocks=(1, 3, 4))
    table.say("leave", "walk 0", "fall 2")
    assert points(table) == [0, 0, 0] and places(table.state.scores()) == [1, 2, 2]


@pytest.mark.rule("pyramid/140")
def test_a_last_adventurer_who_turns_into_a_mummy_ends_it_too() -> None:
    table = at(person("ardila", "a7", "12 block", 1), person("gore", "out"))
    table.say("move a8")
    assert table.actor == OVER and table.state.ending() == "all out"
