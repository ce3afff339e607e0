"""The odds as people read them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations, product
from math import inf
from random import Random

import pytest

from games.pyramid.invariants import beside, free_spaces
from games.pyramid.position import at, everything, person, roll, write
from ostraka.core.play import EVERYONE, WATCHER
from ostraka.core.table import Table
from ostraka.games.pyramid.knowledge.odds import odds
from ostraka.games.pyramid.knowledge.sealing import sets_with_a_way
from ostraka.games.pyramid.rules.board import NUMBERED, SPACES


def standing(space: str, blocks: tuple[int, ...] = (), cards: str = "", who: str = "gore") -> Table:
    """Seat 1 on a space, on its turn; Rice is out."""
    return at(person(who, space, cards, 3), person("rice", "out"), blocks=blocks)


def opens(dice: tuple[int, ...], needs: int, lacking: int = 0) -> bool:
    return len(set(range(1, needs + 1)) - set(dice)) <= lacking


@pytest.mark.parametrize(("god", "needs"), [("sobek", 3), ("thoth", 4), ("horus", 5)])
@pytest.mark.parametrize(("cards", "who", "lacking"), [("", "gore", 0), ("crowbar", "gore", 1)])
def test_one_action_on_a_lock_is_counted_over_all_rolls(
    god: str, needs: int, cards: str, who: str, lacking: int
) -> None:
    rolls = list(product(range(1, 7), repeat=5))
    chance = sum(opens(dice, needs, lacking) for dice in rolls) / len(rolls)
    found = odds(standing("c2", cards=cards, who=who).view(0))
    assert found["locks"][god][0] == pytest.approx(chance)


def test_locks_by_number_of_actions_keep_every_useful_die() -> None:
    locks = odds(standing("c2").view(0))["locks"]
    assert [round(chance, 2) for chance in locks["sobek"]] == [0.16, 0.45, 0.67, 0.80, 0.89]
    assert [round(chance, 2) for chance in locks["anubis"]] == [0.06, 0.25, 0.45, 0.61, 0.72]
    assert [round(chance, 2) for chance in locks["horus"]] == [0.02, 0.09, 0.20, 0.31, 0.42]
    assert locks["sobek"] == locks["hededet"] and locks["anubis"] == locks["thoth"]


def test_two_actions_are_counted_over_all_rolls_too() -> None:
    """A second throw of the dice that do not help, for the lock of Sobek."""
    chance = 0.0
    rolls = Counter(frozenset(dice) & {1, 2, 3} for dice in product(range(1, 7), repeat=5))
    for useful, count in rolls.items():
        throws = list(product(range(1, 7), repeat=5 - len(useful)))
        chance += count * sum(useful | set(throw) >= {1, 2, 3} for throw in throws) / len(throws)
    found = odds(standing("c2").view(0))["locks"]["sobek"][1]
    assert found == pytest.approx(chance / 6**5)


def test_dice_on_the_lock_count_and_so_does_the_lockpick() -> None:
    table = at(person("gore", "a7", "", 3), person("rice", "c2"), mummies="a9 n, d10 w, f6 n")
    table.say("pick sobek")
    roll(table, "1,2,5,5,6")
    assert odds(table.view(0))["locks"]["sobek"][0] == pytest.approx(1 - (5 / 6) ** 3)
    assert odds(table.view(1))["locks"]["sobek"][0] == pytest.approx(0.158, abs=0.001)
    lockpick = odds(standing("c2", who="ardila").view(0))["locks"]
    assert lockpick == odds(standing("c2", cards="crowbar").view(0))["locks"]


def test_searches_know_what_this_seat_has_seen() -> None:
    found = odds(standing("c2").view(0))["searches"]
    assert found["rubble"] == pytest.approx(
        {"wound": 3 / 18, "equipment": 10 / 18, "worth": 6 / 18}
    )
    assert found["sand"]["worth"] == pytest.approx((19 + 7) / 18)
    people = person("gore", "c2", "sand 3, scorpion", 1), person("rice", "c2", "2 sand 2")
    table = at(*people, secrecy="total")
    own = odds(table.view(0))["searches"]["sand"]
    assert own["wound"] == pytest.approx(5 / 16), "a hidden card may be a wound as well as any"
    assert own["worth"] == pytest.approx((19 + 7 - 3) / 16)
    table = at(person("gore", "c2", "sand 3, scorpion", 1), person("rice", "c2", "2 sand 2"))
    shown = odds(table.view(0))["searches"]["sand"]
    assert shown["wound"] == pytest.approx(5 / 14), "what lies face down is no wound"
    assert shown["worth"] == pytest.approx((19 + 7 - 3) / 11 * 9 / 14)


@pytest.mark.parametrize("secrecy", ["shown", "total"])
def test_searches_count_what_may_lie_face_down_elsewhere(secrecy: str) -> None:
    """By trying, with seven sand cards left: one with a player who is out, one in a satchel, one
    loose beside it, and the rest in the deck."""
    table = at(
        person("gore", "out", "sand 2"),
        person("rice", "c2", "satchel 1 [sand chest], sand 1", 1),
        person("ardila", "c2", "", 1),
        turn=2,
        pile="3 scorpion, 2 sand 1, 4 sand 2, 2 sand 3",
        secrecy=secrecy,
    )
    worth = {"scorpion": 0, "sand 1": 1, "sand 2": 2, "chest": 3.5}
    left = [*["scorpion"] * 3, "sand 1", "sand 2", "chest", "chest"]
    tops = []
    for out, packed, loose, top in permutations(range(7), 4):
        names = left[out], left[packed], left[loose]
        shown = secrecy == "total" or "scorpion" not in (names[0], names[2])
        if names[0] != "chest" and names[1] != "scorpion" and shown:
            tops.append(left[top])
    found = odds(table.view(2))["searches"]["sand"]
    assert found["wound"] == pytest.approx(tops.count("scorpion") / len(tops))
    assert found["worth"] == pytest.approx(sum(worth[name] for name in tops) / len(tops))
    assert found["equipment"] == 0


def test_an_empty_deck_has_no_odds() -> None:
    rest = "2 antidote, 2 medikit, 2 crowbar, 2 udjat, satchel 1, satchel 2, 3 snake"
    people = person("gore", "b2", "4 necklace 1, necklace 2", 1), person("rice", "b2")
    assert "rubble" not in odds(at(*people, pile=rest).view(0))["searches"]


@pytest.mark.parametrize(
    ("space", "length"), [("b1", 1), ("c4", 4), ("c5", 5), ("a7", 8), ("a5", 10), ("a10", 11)]
)
def test_the_way_out_is_as_short_as_can_be(space: str, length: int) -> None:
    way = odds(standing(space).view(0))["way"]
    assert way is not None and way["length"] == length
    path = [space, *way["spaces"]]
    assert all(there in beside(here) for here, there in pairwise(path))
    assert path[-1] in ("b1", "c1", "d1", "e1")


def test_the_way_avoids_blocks_and_rather_goes_round_than_past_a_mummy() -> None:
    way = odds(standing("c2", blocks=(1, 2, 3)).view(0))["way"]
    assert way is not None and way["spaces"] == ["d2", "e2", "e1"]
    table = at(person("gore", "a8", "", 1), person("rice", "out"), mummies="a7 s, d10 w, f6 n")
    way = odds(table.view(0))["way"]
    assert way is not None and way["touches"] == 0 and "a9" in way["spaces"]
    table = at(person("gore", "a6", "", 1), person("rice", "out"), mummies="a7 s, d10 w, f6 n")
    way = odds(table.view(0))["way"]
    assert way is not None and way["touches"] == 1, "there is no way round"


def test_rounds_on_average_follow_load_and_curse() -> None:
    way = odds(standing("c4").view(0))["way"]
    assert way is not None and way["rounds"] == pytest.approx(4 / (5 * 5 / 6))
    way = odds(standing("c4", cards="6 mummy, sobek idol").view(0))["way"]
    assert way is not None and way["rounds"] == pytest.approx(4 / (4 * 3 / 6))
    idols = "sobek idol, hededet idol, thoth idol, anubis idol, horus idol"
    way = odds(standing("c4", cards=idols).view(0))["way"]
    assert way is not None and way["rounds"] == inf, "every die is cursed"


def shut_in(space: str, down: list[int]) -> bool:
    """By trying: after a jump aside, if need be, no way leads out."""
    if space in NUMBERED and NUMBERED.index(space) + 1 in down:
        return not any(there in free_spaces(down) for there in beside(space))
    return space not in free_spaces(down)


@pytest.mark.parametrize(
    ("space", "blocks"),
    [
        ("c4", (1, 2, 4)),
        ("b1", (2, 5, 30)),
        ("a7", (9, 10, 14, 15, 16)),
        ("c10", (13, 10, 16)),
        ("e9", (1, 2, 28, 31, 36)),
    ],
)
def test_the_chance_to_be_shut_in_is_counted_over_all_sets_of_blocks(
    space: str, blocks: tuple[int, ...]
) -> None:
    found = odds(standing(space, blocks).view(0))["closing"]
    left = [block for block in range(1, 37) if block not in blocks]
    for size in (1, 2):
        sets = list(combinations(left, size))
        shut = sum(shut_in(space, [*blocks, *fallen]) for fallen in sets)
        assert found[size - 1] == pytest.approx(shut / len(sets))


def test_every_number_of_blocks_is_counted() -> None:
    rng = Random(3)
    for _ in range(6):
        left = rng.sample(range(36), 9)
        fallen = (1 << 36) - 1 - sum(1 << block for block in left)
        here = rng.choice([space for space in range(52) if not fallen >> space & 1])
        found = sets_with_a_way(fallen, here)
        down = [block + 1 for block in range(36) if fallen >> block & 1]
        for size in range(10):
            ways = sum(
                not shut_in(SPACES[here], [*down, *(block + 1 for block in more)])
                for more in combinations(left, size)
            )
            assert found[size] == ways


def looked(space: str, answer: str, box: tuple[int, ...]) -> Table:
    table = standing(space, cards="udjat")
    written = everything(table)
    written["blocks"] = [block for block in range(1, 37) if block not in box]
    table = write(table, written)
    table.say("udjat", f"see block {box[0]}", answer)
    return table


@pytest.mark.parametrize("answer", ["keep", "change"])
def test_what_one_has_seen_of_the_next_block_counts(answer: str) -> None:
    box = (3, 7, 6, 2, 11, 15, 14)
    table = looked("d4", answer, box)
    down = [block for block in range(1, 37) if block not in box]
    found = odds(table.view(0))["closing"]
    for size in (1, 2, 3, 4):
        orders = [each for each in permutations(box, size) if (each[0] == 3) == (answer == "keep")]
        shut = sum(shut_in("d4", [*down, *fallen]) for fallen in orders)
        assert found[size - 1] == pytest.approx(shut / len(orders))


def test_who_is_out_has_no_way_and_who_watches_sees_the_one_whose_turn_it_is() -> None:
    table = standing("c4")
    assert odds(table.view(1))["way"] is None and odds(table.view(1))["locks"] == {}
    for seat in (WATCHER, EVERYONE):
        assert odds(table.view(seat))["seat"] == 0
        assert odds(table.view(seat))["way"] == odds(table.view(0))["way"]
