"""Rulings 88 to 102 and 131: falling blocks, sealing, the dodge."""

from __future__ import annotations

import pytest

from games.pyramid.invariants import free_spaces
from games.pyramid.position import (
    actions,
    at,
    everything,
    finish_round,
    legal,
    load,
    outcomes,
    person,
    player,
    roll,
    seat,
    told,
    wounds,
    write,
)
from ostraka.core.table import Table
from ostraka.games.pyramid.rules.board import NUMBERED, SPACES
from ostraka.games.pyramid.rules.chapters.blocks import cut_off


def before_block(
    *people: tuple[str, str, str], blocks: tuple[int, ...] = (), keeper: int = 1
) -> Table:
    """People with their spaces and cards, right before a block falls; Rice waits in a corner."""
    party = [person(name, space, cards) for name, space, cards in people]
    corner = next(space for space in ("e2", "e3", "b2") if NUMBERED.index(space) + 1 not in blocks)
    table = at(
        *party,
        person("rice", corner, "", 1),
        turn=len(party) + 1,
        keeper=keeper,
        blocks=blocks,
        mummies="a9 n, e10 e, f9 n",
    )
    finish_round(table)
    assert everything(table)["task"] == "fall" or everything(table)["phase"] == "load"
    return table


@pytest.mark.rule("pyramid/88")
def test_a_random_block_falls_on_the_space_of_its_number() -> None:
    table = before_block(("gore", "c2", ""), blocks=(5, 6, 7, 25, 26, 27))
    left = [block for block in range(1, 37) if block not in (5, 6, 7, 25, 26, 27)]
    assert outcomes(table) == {f"fall {block}": 1 for block in left}
    table.say("fall 15")
    assert told(table, "fell") == [{"block": 15, "space": "d4"}]
    assert 15 in everything(table)["blocks"]


@pytest.mark.rule("pyramid/89")
def test_the_block_set_aside_falls_instead() -> None:
    table = at(person("gore", "c2", "udjat", 1), person("rice", "e2"))
    table.say("udjat", "see block 20", "keep", "end", "walk 0")
    assert outcomes(table) == {"fall 20": 1}
    table.say("fall 20")
    assert everything(table)["blocks"] == [20] and everything(table)["round"] == 4


@pytest.mark.rule("pyramid/90")
def test_a_player_standing_there_jumps_to_a_neighbouring_space() -> None:
    table = before_block(("gore", "d4", ""))
    table.say("fall 15")
    assert seat(table) == 1
    assert set(legal(table)) == {"jump c4", "jump e4", "jump d3", "jump d5"}
    table.say("jump d5")
    assert player(table)["space"] == "d5" and actions(table) == 0


@pytest.mark.rule("pyramid/91")
def test_the_player_takes_a_block_card_that_can_be_healed() -> None:
    table = before_block(("gore", "c4", "2 mummy, medikit"))
    table.say("fall 14", "jump c3")
    assert load(table) == 4
    table.say("done")
    roll(table, "6,1,1,1,1")
    while seat(table) != 1:
        table.say("end")
    table.say("cure block")
    assert load(table) == 2


@pytest.mark.rule("pyramid/92")
@pytest.mark.parametrize("who", ["gore", "sarti"])
def test_with_nowhere_to_jump_the_player_is_shut_in(who: str) -> None:
    table = before_block((who, "b1", "sand 1"), blocks=(2, 5))
    table.say("fall 1")
    assert player(table)["fate"] == "trapped" and load(table) == 1, "dodging does not help"


@pytest.mark.rule("pyramid/93")
def test_a_jump_obeys_walls_and_blocks_and_leads_not_out() -> None:
    table = before_block(("gore", "b8", ""))
    table.say("fall 29")
    assert set(legal(table)) == {"jump b7", "jump b9", "jump c8"}
    table = before_block(("gore", "e1", ""), blocks=(20,))
    table.say("fall 4")
    assert set(legal(table)) == {"jump d1", "jump e2"}
    table = before_block(("gore", "d4", ""), blocks=(14, 19))
    table.say("fall 15")
    assert set(legal(table)) == {"jump e4", "jump d3"}


@pytest.mark.rule("pyramid/94")
def test_the_sequence_card_jump_mummies_then_who_is_cut_off() -> None:
    people = person("ardila", "b7", "11 mummy, sand 1"), person("rice", "b1", "", 1)
    table = at(*people, turn=2, keeper=2, mummies="a7 s, e10 e, f9 n")
    table.say("end", "walk 0", "fall 25")
    assert legal(table) == ["discard sand 1"]
    table.say("discard sand 1", "jump a7")
    assert wounds(table) == {"block": 1, "mummy": 11}
    assert player(table)["fate"] == "mummy"


@pytest.mark.rule("pyramid/94")
def test_keeper_first_and_each_to_the_end_before_the_next() -> None:
    table = before_block(("gore", "c4", ""), ("sarti", "c4", ""), keeper=2)
    table.say("fall 14")
    assert (seat(table), legal(table)) == (2, ["dodge", "decline"])
    table.say("decline")
    assert wounds(table, 2) == {"block": 1} and seat(table) == 2
    table.say("jump c3")
    assert seat(table) == 1 and wounds(table, 1) == {"block": 1}
    assert [line["job"] for line in everything(table)["agenda"]] == ["seal"]


@pytest.mark.rule("pyramid/95")
def test_at_twelve_cards_one_goes_at_twelve_wounds_none_is_taken() -> None:
    table = before_block(("gore", "c4", "11 mummy, sand 1"))
    table.say("fall 14", "discard sand 1", "jump c3")
    assert wounds(table) == {"block": 1, "mummy": 11}
    for who in ("gore", "sarti"):
        table = before_block((who, "c4", "12 mummy"))
        table.say("fall 14", "jump c3")
        assert load(table) == 12 and wounds(table) == {"mummy": 12}
        assert not player(table)["used"] and told(table, "spared") == [{}]


@pytest.mark.rule("pyramid/96")
def test_a_block_stays_to_the_end() -> None:
    table = before_block(("gore", "d3", ""))
    table.say("fall 15")
    for block in (30, 31, 32):
        roll(table, "6,1,1,1,1")
        finish_round(table, block=block)
    assert everything(table)["blocks"] == [15, 30, 31, 32]
    roll(table, "6,1,1,1,1")
    while seat(table) != 1:
        table.say("end")
    assert "move d4" not in legal(table)


@pytest.mark.rule("pyramid/97")
def test_other_entrance_spaces_stay_usable() -> None:
    table = at(person("gore", "c2", "", 4), person("rice", "e3"), blocks=(1, 2, 3))
    for step in ("move d2", "move e2", "move e1", "leave"):
        assert step in legal(table)
        table.say(step)
    assert player(table)["fate"] == "out"


SEALED = {"c4", "c5", "d7", "a7", "c10"}


@pytest.mark.rule("pyramid/98", "pyramid/99")
def test_block_15_seals_the_den() -> None:
    """The rulebook's picture: only David Gore can still hope to come out."""
    names = ("sarti", "chartier", "wahab", "ardila", "rice")
    party = [person("gore", "c2")]
    party += [person(name, space) for name, space in zip(names, sorted(SEALED), strict=True)]
    table = at(*party, blocks=(10, 13, 16), mummies="a9 n, f10 w, f9 n", turn=6, keeper=6)
    finish_round(table, block=15)
    fates = [each["fate"] for each in everything(table)["players"]]
    assert fates == ["inside"] + ["trapped"] * 5
    roll(table, "6,1,1,1,1")
    assert seat(table) == 1, "seat 1 plays on"


@pytest.mark.rule("pyramid/99")
def test_the_way_out_is_searched_as_by_hand() -> None:
    every = (1 << 52) - 1
    for blocks in ([13, 10, 16, 15], [1, 2, 3], [5, 6, 7, 8], [17, 18, 19, 20], [1, 2, 3, 4], []):
        fallen = sum(1 << block - 1 for block in blocks)
        shut = cut_off(fallen, every & ~fallen)
        names = {space for number, space in enumerate(SPACES) if shut >> number & 1}
        down = {NUMBERED[block - 1] for block in blocks}
        assert names == set(SPACES) - free_spaces(blocks) - down


@pytest.mark.rule("pyramid/100")
def test_a_trapped_player_leaves_the_round_and_loses_all_cards() -> None:
    people = person("gore", "c10", "thoth idol", 3), person("rice", "c2", "", 1)
    table = at(*people, blocks=(10, 13, 16), mummies="a9 n, e10 e, f9 n")
    table.say("pick horus")
    roll(table, "1,2,3,4,5")
    table.say("fall 15")
    assert player(table)["fate"] == "trapped" and actions(table) == 0
    assert seat(table) == 2, "the turn is over in the middle"
    assert table.state.scores()[0] == (0, 0, 0)
    assert {"thoth", "horus"}.isdisjoint(idol["god"] for idol in everything(table)["idols"])
    table.say("end", "walk 3")
    assert everything(table)["task"] == "fall" and wounds(table, 1) == {}


@pytest.mark.rule("pyramid/100")
def test_a_player_trapped_on_another_turn_loses_their_own() -> None:
    people = person("gore", "c10", "", 2), person("wahab", "b1", "", 3), person("rice", "c2", "", 1)
    table = at(*people, blocks=(2, 5), mummies="a9 n, e10 e, f9 n")
    table.say("pick horus")
    roll(table, "1,2,3,4,5")
    table.say("fall 1")
    assert player(table, 2)["fate"] == "trapped" and actions(table, 2) == 0
    assert seat(table) == 1
    table.say("end")
    assert seat(table) == 3


@pytest.mark.rule("pyramid/101")
def test_only_blocks_decide_how_long_it_lasts() -> None:
    table = at(person("gore", "c2", "", 1), person("rice", "c2"))
    written = everything(table)
    written["round"] = 99
    table = write(table, written)
    finish_round(table, block=36)
    assert everything(table)["round"] == 100 and not table.state.ending()


@pytest.mark.rule("pyramid/102")
def test_with_an_empty_box_nothing_falls() -> None:
    table = at(person("gore", "a6", "udjat", 1), person("rice", "f6"), blocks=tuple(range(1, 37)))
    assert legal(table, "udjat") == []
    table.say("end", "walk 0")
    assert everything(table)["round"] == 4 and table.journal.steps[-1][1] == "walk 0"
    people = person("gore", "c10", "udjat", 2), person("rice", "c2", "", 1)
    table = at(*people, blocks=tuple(range(8, 36)), mummies="a9 n, e10 e, f9 n")
    written = everything(table)
    written["blocks"] = list(range(1, 36))
    table = write(table, written)
    table.say("udjat", "see block 36", "keep", "pick horus")
    roll(table, "1,2,3,4,5")
    assert everything(table)["blocks"] == list(range(1, 36)), "only the one set aside was left"
    assert (seat(table), actions(table)) == (1, 1), "nothing falls, and the turn goes on"


@pytest.mark.rule("pyramid/131")
def test_sarti_dodges_but_must_jump() -> None:
    table = before_block(("sarti", "c6", "sand 1"))
    table.say("fall 22")
    assert legal(table) == ["dodge", "decline"]
    table.say("dodge")
    assert "jump c5" in legal(table)
    table.say("jump c5")
    assert load(table) == 1 and player(table)["used"]
