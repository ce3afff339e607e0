"""Positions drawn from a view are as likely as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import permutations
from random import Random
from typing import cast

import pytest

from games.pyramid.invariants import DECKS, check
from games.pyramid.position import (
    GAME,
    at,
    everything,
    legal,
    outcomes,
    person,
    roll,
    view,
    write,
)
from kit import chi_square_limit
from ostraka.core.play import CHANCE, EVERYONE, WATCHER, State
from ostraka.core.table import Table, settle
from ostraka.games.pyramid.rules.view import PyramidView

Seen = tuple[object, ...]


def drawn(
    table: Table, seat: int, look: Callable[[PyramidView], Seen], draws: int
) -> Counter[Seen]:
    """What a seat imagines, again and again."""
    draw = GAME.determinize(table.view(seat - 1))
    rng = Random(draws)
    found: Counter[Seen] = Counter()
    for _ in range(draws):
        found[look(cast(PyramidView, draw(rng).view(EVERYONE)))] += 1
    return found


def fits(found: Mapping[Seen, int], expected: Mapping[Seen, float]) -> None:
    """A chi-square test against weights."""
    total, weight = sum(found.values()), sum(expected.values())
    assert found.keys() <= expected.keys()
    chi_square = 0.0
    for each, share in expected.items():
        mean = total * share / weight
        assert mean > 5, "too few draws to tell"
        chi_square += (found.get(each, 0) - mean) ** 2 / mean
    assert chi_square < chi_square_limit(len(expected) - 1)


def cards(seat: int) -> Callable[[PyramidView], Seen]:
    def look(full: PyramidView) -> Seen:
        held = full["players"][seat - 1]["cards"]
        assert held is not None
        return tuple(sorted(Counter(held).elements()))

    return look


def hands(pool: list[str], size: int) -> Counter[Seen]:
    """By trying: every way in which so many cards of a pool can be one's own."""
    ways: Counter[Seen] = Counter()
    for chosen in permutations(range(len(pool)), size):
        ways[tuple(sorted(pool[number] for number in chosen))] += 1
    return ways


def pool(deck: str, *without: str) -> list[str]:
    left = Counter(DECKS[deck]) - Counter(without)
    return list(left.elements())


@pytest.mark.parametrize("seat", [1, WATCHER + 1])
def test_face_down_treasures_are_any_that_were_not_seen(seat: int) -> None:
    table = at(
        person("gore", "c2", "sand 3, 2 scorpion", 1),
        person("rice", "c2", "2 sand 2"),
        pile="sand 1",
    )
    seen = ["sand 1", *["scorpion"] * 2, *(["sand 3"] if seat == 1 else [])]
    left = [card for card in pool("sand", *seen) if card != "scorpion"]
    if seat == 1:
        fits(drawn(table, seat, cards(2), 2000), hands(left, 2))
        return
    both = Counter[Seen]()
    for chosen in permutations(range(len(left)), 3):
        names = [left[number] for number in chosen]
        both[(names[0], tuple(sorted(names[1:])))] += 1
    found = drawn(table, seat, lambda full: (cards(1)(full)[0], cards(2)(full)), 6000)
    fits(found, both)


def test_in_total_secrecy_they_may_be_wounds_too() -> None:
    table = at(
        person("gore", "c2", "sand 3, scorpion", 1),
        person("rice", "c2", "2 sand 2"),
        secrecy="total",
    )
    fits(drawn(table, 1, cards(2), 2500), hands(pool("sand", "sand 3", "scorpion"), 2))


def test_what_lies_in_a_satchel_is_no_wound() -> None:
    people = person("gore", "c2", "", 1), person("rice", "c2", "satchel 1 [water 2], crocodile")
    table = at(*people, secrecy="total")
    ways: Counter[Seen] = Counter()
    left = pool("water")
    for packed, loose in permutations(range(len(left)), 2):
        if left[packed] != "crocodile":
            ways[(left[packed], left[loose])] += 1

    def look(full: PyramidView) -> Seen:
        packed = full["players"][1]["packed"]
        assert packed is not None
        return (packed["satchel 1"][0], *cards(2)(full))

    fits(drawn(table, 1, look, 6000), ways)


def test_a_player_who_turned_into_a_mummy_had_only_wounds() -> None:
    people = person("ardila", "a7", "2 scorpion, 10 mummy", 1), person("rice", "c2", "sand 1", 1)
    table = at(*people, secrecy="total")
    table.say("move a8")
    assert everything(table)["players"][0]["fate"] == "mummy"
    assert drawn(table, 2, cards(1), 50) == {("scorpion", "scorpion"): 50}


FEW = "3 scorpion, 2 sand 1, 4 sand 2, 2 sand 3"
"""So many sand cards are on the pile that seven are left: 3 scorpions, sand 1, sand 2, 2 chests."""


@pytest.mark.parametrize("secrecy", ["shown", "total"])
def test_what_somebody_took_out_is_no_chest(secrecy: str) -> None:
    table = at(
        person("gore", "out", "sand 2"),
        person("rice", "c2", "satchel 1 [sand chest], sand 1", 1),
        person("ardila", "c2", "", 1),
        turn=2,
        pile=FEW,
        secrecy=secrecy,
    )
    ways: Counter[Seen] = Counter()
    left = [*["scorpion"] * 3, "sand 1", "sand 2", *["sand chest"] * 2]
    for mine, packed, loose in permutations(range(len(left)), 3):
        names = left[mine], left[packed], left[loose]
        wounds = [name == "scorpion" for name in names]
        if names[0] != "sand chest" and not wounds[1] and (secrecy == "total" or not any(wounds)):
            ways[names] += 1

    def look(full: PyramidView) -> Seen:
        packed = full["players"][1]["packed"]
        assert packed is not None
        return (*cards(1)(full), packed["satchel 1"][0], *cards(2)(full))

    fits(drawn(table, 3, look, 3000), ways)


def test_a_player_who_must_discard_has_something_to_discard() -> None:
    people = person("ardila", "a7", "scorpion, sand 1, 10 mummy", 1), person("rice", "c2")
    table = at(*people, secrecy="total")
    table.say("move a8")
    assert legal(table) == ["discard sand 1"]
    ways = hands(pool("sand"), 2)
    del ways[("scorpion", "scorpion")]
    fits(drawn(table, 2, cards(1), 2500), ways)


@pytest.mark.parametrize("said", [[], ["roll"], ["roll", "decline"], ["roll", "decline", "lift 5"]])
def test_a_player_at_a_lock_has_room_for_an_idol(said: list[str]) -> None:
    people = person("ardila", "a7", "8 mummy, 3 block, sand 1", 2), person("rice", "c2")
    table = at(*people, mummies="a9 n, e10 e, f9 n", secrecy="total")
    table.say("pick sobek")
    for text in said:
        if text == "roll":
            roll(table, "1,2,5,5,5")
        else:
            table.say(text)
    left = [card for card in pool("sand") if card != "scorpion"]
    fits(drawn(table, 2, cards(1), 600), hands(left, 1))


def test_a_player_who_may_dodge_could_take_a_block_card() -> None:
    people = person("sarti", "c4", "8 mummy, 3 block, sand 1"), person("rice", "b1", "", 1)
    table = at(*people, turn=2, mummies="a9 n, e10 e, f9 n", secrecy="total")
    table.say("end", "walk 0", "fall 14")
    assert legal(table) == ["dodge", "decline"]
    left = [card for card in pool("sand") if card != "scorpion"]
    fits(drawn(table, 2, cards(1), 600), hands(left, 1))


def test_a_card_just_drawn_is_any_of_those_with_its_back() -> None:
    people = person("rice", "c2"), person("watanabe", "b6", "scorpion, necklace 1", 1)
    table = at(*people, turn=2, secrecy="total")
    table.say("search", "find sand 3")
    ways: Counter[Seen] = Counter()
    left = pool("sand")
    for fresh, other in permutations(range(len(left)), 2):
        ways[(left[fresh], tuple(sorted((left[fresh], left[other]))))] += 1

    def look(full: PyramidView) -> Seen:
        assert full["fresh"] is not None
        sand = [card for card in cards(2)(full) if card == "scorpion" or "sand" in str(card)]
        return (full["fresh"]["card"], tuple(sand))

    fits(drawn(table, 1, look, 4000), ways)


def test_a_sarcophagus_that_somebody_else_has_read() -> None:
    people = person("wahab", "a8", "anubis 4", 1), person("rice", "c2", "anubis 7")
    table = at(
        *people, mummies="a5 n, d10 w, f6 n", graves={"anubis-1": "empty", "anubis-2": "empty"}
    )
    table.say("read anubis-3", "see anubis 5")

    def look(full: PyramidView) -> Seen:
        return (full["sarcophagi"][2]["card"], *cards(1)(full))

    ways: Counter[Seen] = Counter()
    left = pool("anubis", "anubis 7")
    for read, held in permutations(range(len(left)), 2):
        ways[(left[read], left[held])] += 1
    fits(drawn(table, 2, look, 1500), ways)
    assert set(drawn(table, 1, lambda full: (full["sarcophagi"][2]["card"],), 20)) == {
        ("anubis 5",)
    }


def omen(full: PyramidView) -> Seen:
    return (full["omen"]["aside"], full["omen"]["returned"])


def boxed(*left: int) -> Table:
    """So many blocks are left; seat 1 has an udjat and stands before the idol of Horus."""
    people = person("gore", "c10", "udjat, crowbar", 2), person("rice", "c2", "", 1)
    table = at(*people, mummies="a9 n, e10 e, f9 n")
    written = everything(table)
    written["blocks"] = [block for block in range(1, 37) if block not in left]
    return write(table, written)


def test_a_kept_block_is_any_in_the_box_to_others() -> None:
    table = boxed(7, 20, 31)
    table.say("udjat", "see block 20", "keep")
    fits(drawn(table, 2, omen, 300), {(block, None): 1 for block in (7, 20, 31)})
    assert drawn(table, 1, omen, 20) == {(20, None): 20}


def test_a_changed_block_was_put_back_for_another() -> None:
    table = boxed(7, 20, 31)
    table.say("udjat", "see block 20", "change")
    fits(drawn(table, 2, omen, 300), {(None, block): 1 for block in (7, 20, 31)})
    assert drawn(table, 1, omen, 20) == {(None, 20): 20}


def histories(box: tuple[int, ...]) -> Counter[Seen]:
    """By trying: a block is seen and put back, another set aside, a third taken by Horus."""
    return Counter(
        (put_back, aside, taken)
        for put_back in box
        for aside in box
        if aside != put_back
        for taken in box
        if taken != aside
    )


def test_horus_never_takes_the_block_set_aside() -> None:
    """Nobody has seen that block, so it has no number; yet all weights are as if it had one."""
    box = (7, 20, 31, 33)
    table = boxed(*box)
    table.say("udjat", "see block 20", "change", "pick horus")
    roll(table, "1,2,3,4,5")
    ways = Counter[object]()
    for put_back, _, taken in histories(box):
        if put_back == 20:
            ways[taken] += 1
    expected = {f"fall {block}": ways[block] for block in box}
    found = outcomes(table)
    total, weight = sum(found.values()), sum(expected.values())
    assert {each: found[each] * weight for each in found} == {
        each: expected[each] * total for each in expected
    }


@pytest.mark.parametrize("taken", [20, 31])
def test_what_falls_after_horus_has_taken_a_block(taken: int) -> None:
    box = (7, 20, 31, 33)
    table = boxed(*box)
    table.say("udjat", "see block 20", "change", "pick horus")
    roll(table, "1,2,3,4,5")
    table.say(f"fall {taken}")
    assert drawn(table, 1, omen, 10) == {(None, None if taken == 20 else 20): 10}
    ways: Counter[Seen] = Counter()
    for put_back, _, third in histories(box):
        if third == taken:
            ways[(None, None if put_back == taken else put_back)] += 1
    fits(drawn(table, 2, omen, 1500), ways)


@pytest.mark.parametrize("taken", [20, 31])
def test_the_block_put_back_never_falls_in_that_round_unless_horus_took_it(taken: int) -> None:
    table = boxed(*range(1, 37))
    table.say("udjat", "see block 20", "change", "pick horus")
    roll(table, "1,2,3,4,5")
    table.say(f"fall {taken}", "end", "end", "walk 0")
    left = [block for block in range(1, 37) if block not in (taken, 20)]
    assert outcomes(table) == {f"fall {block}": 1 for block in left}
    table.say("fall 36", "done")
    assert view(table, 1)["omen"] == {
        "state": "none", "seer": None, "aside": None, "returned": None,
    }  # fmt: skip


def test_whole_random_games_keep_what_is_known() -> None:
    """Positions drawn in the middle of games are legal ones, and go on to an end of their own."""
    rng = Random(7)
    for number in range(12):
        options = settle(GAME, {"secrecy": ("shown", "total")[number % 2]})
        state = GAME.setup(4, options)
        for _ in range(150):
            if state.actor() == -2:
                break
            step(state, rng)
        for seat in range(4):
            imagined = GAME.determinize(state.view(seat))(rng)
            check(imagined)
            while imagined.actor() != -2:
                step(imagined, rng)
            check(imagined)


def step(state: State, rng: Random) -> None:
    chance = state.actor() == CHANCE
    state.apply(state.sample(rng) if chance else rng.choice(state.legal()))
