"""What the rulebook says about the board, held against the reconstruction of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from games.pyramid.position import GAME, entered, mummies, roll
from ostraka.core.play import EVERYONE
from ostraka.core.table import Table, as_played
from ostraka.games.pyramid.rules.board import (
    ALCOVE_AT,
    ALL_SPACES,
    AREA,
    ENTRANCE,
    GRAVE_BACK,
    GRAVE_SPACE,
    GRAVES_AT,
    LENGTH,
    NEIGHBOURS,
    NUMBERED,
    PATH,
    SPACES,
    STARTS,
    WALLS,
)
from ostraka.games.pyramid.rules.box import BACKS, CARDS, COUNT, DECKS, DICE, GODS, IDOL, VALUE
from ostraka.games.pyramid.rules.chapters.mummies import GAIT, PLACE, STRETCH, step

CORRIDOR = {space for space in range(ALL_SPACES) if AREA[space] == "corridor"}
STRETCH_SPACES = [PATH[at : at + LENGTH] for at in range(0, len(PATH), LENGTH)]
CORNERS = {space for space, times in Counter(PATH).items() if times == 2}
ROUND_TRIP = 2 * (LENGTH - 1)


def spaces_after(start: list[int], steps: int) -> list[int]:
    """Where the three mummies of a start are after so many steps."""
    walked = start[:]
    for _ in range(steps):
        for mummy in range(len(walked) // GAIT):
            step(walked, mummy)
    return [
        PATH[walked[at + STRETCH] * LENGTH + walked[at + PLACE]]
        for at in range(0, len(walked), GAIT)
    ]


def meetings(start: list[int]) -> set[tuple[int, int, str]]:
    """Which mummies are ever together, and where."""
    found = set()
    for steps in range(ROUND_TRIP):
        spaces = spaces_after(start, steps)
        for one, two in combinations(range(len(spaces)), 2):
            if spaces[one] == spaces[two]:
                found.add((one, two, SPACES[spaces[one]]))
    return found


def reached(first: set[int], over: set[int]) -> set[int]:
    """The spaces of `over` that can be reached from some of them."""
    found, todo = set(first), list(first)
    while todo:
        for there in NEIGHBOURS[todo.pop()]:
            if there in over and there not in found:
                found.add(there)
                todo.append(there)
    return found


# --- Mummies ----------------------------------------------------------------------------------


@pytest.mark.rule("pyramid/9")
@pytest.mark.parametrize("variant", ["standard", "alternative"])
def test_two_mummies_can_meet_on_either_corner_and_nowhere_else(variant: str) -> None:
    found = meetings(STARTS["crossing", variant])
    assert found == {(0, 1, "a10"), (1, 2, "f10")}
    assert not meetings(STARTS["apart", variant]), "why the spaces of older journals were given up"


@pytest.mark.rule("pyramid/9")
def test_in_a_game_two_mummies_meet_on_a_corner() -> None:
    table = entered("gore", "rice")
    roll(table, "1,1,1,1,1")
    table.say("walk 3")
    assert mummies(table) == {"initkaes": "a5 n", "sanakht": "f10 w", "imhotep": "f10 s"}


@pytest.mark.rule("pyramid/9")
def test_an_older_journal_keeps_the_spaces_it_was_played_on() -> None:
    options = as_played(GAME, {"mummies": "standard", "secrecy": "shown"})
    assert options["starts"] == "apart"
    table = Table(GAME, 2, options)
    assert mummies(table) == {"initkaes": "a8 s", "sanakht": "d10 w", "imhotep": "f6 n"}
    assert table.view(EVERYONE)["options"] == options


@pytest.mark.rule("pyramid/70")
@pytest.mark.parametrize("variant", ["standard", "alternative"])
def test_imhotep_can_turn_at_a_wall_after_the_first_of_three_steps(variant: str) -> None:
    """As in the rulebook's example: one step to the wall, then two away from it."""
    found = []
    for steps in range(ROUND_TRIP):
        ways = [spaces_after(STARTS["crossing", variant], steps + more)[2] for more in range(4)]
        found.append([STRETCH_SPACES[1].index(space) for space in ways])
    assert [4, 5, 4, 3] in found and [1, 0, 1, 2] in found


@pytest.mark.rule("pyramid/150")
def test_each_mummy_has_two_different_starts_in_its_own_stretch() -> None:
    one, two = STARTS["crossing", "standard"], STARTS["crossing", "alternative"]
    for at in range(0, len(one), GAIT):
        assert one[at + STRETCH] == two[at + STRETCH] and one[at + PLACE] != two[at + PLACE]
    assert sorted(one[STRETCH::GAIT]) == [0, 1, 2]
    assert len(set(spaces_after(one, 0))) == len(set(spaces_after(two, 0))) == 3


# --- The board --------------------------------------------------------------------------------


@pytest.mark.rule("pyramid/71")
def test_the_corridor_is_three_stretches_of_six_joined_by_corners() -> None:
    assert [len(set(spaces)) for spaces in STRETCH_SPACES] == [6, 6, 6]
    for spaces in STRETCH_SPACES:
        for one, two in pairwise(spaces):
            assert two in NEIGHBOURS[one]
        assert len({SPACES[space][0] for space in spaces}) == 1 or (
            len({SPACES[space][1:] for space in spaces}) == 1
        ), "a mummy walks straight on"
    ends = {space for spaces in STRETCH_SPACES for space in (spaces[0], spaces[-1])}
    assert len(CORNERS) == 2 and ends >= CORNERS
    assert set(PATH) == CORRIDOR


@pytest.mark.rule("pyramid/8")
def test_the_den_lies_at_the_entrance_then_sand_round_the_pool_then_the_corridor() -> None:
    areas = {area: {space for space in range(ALL_SPACES) if AREA[space] == area} for area in AREA}
    assert {AREA[space] for space in ENTRANCE} == {"den"}
    beside = {
        area: {AREA[there] for space in spaces for there in NEIGHBOURS[space]} - {area}
        for area, spaces in areas.items()
    }
    assert beside == {
        "den": {"sand"},
        "sand": {"den", "pool", "corridor"},
        "pool": {"sand"},
        "corridor": {"sand"},
    }
    for area, spaces in areas.items():
        assert reached({min(spaces)}, spaces) == spaces, f"{area} hangs together"
    pool = areas["pool"]
    around = {
        (ord(SPACES[space][0]) + right, int(SPACES[space][1:]) + up)
        for space in pool
        for right in (-1, 0, 1)
        for up in (-1, 0, 1)
    }
    places = {
        (ord(SPACES[space][0]), int(SPACES[space][1:])): AREA[space] for space in areas["sand"]
    }
    water = {(ord(SPACES[space][0]), int(SPACES[space][1:])) for space in pool}
    assert around - water <= set(places), "the sand is a ring, corners too"


@pytest.mark.rule("pyramid/8")
def test_sarcophagi_and_alcoves_open_on_the_corridor() -> None:
    assert Counter(BACKS[back] for back in GRAVE_BACK) == {"anubis": 5, "thoth": 5, "horus": 4}
    for space, back in zip(GRAVE_SPACE, GRAVE_BACK, strict=True):
        assert space in STRETCH_SPACES[back - len(DECKS)]
    alcoves = Counter(GODS[god] for god in ALCOVE_AT if god >= 0)
    assert alcoves == {"horus": 2, "anubis": 1, "thoth": 1, "sobek": 1, "hededet": 1}
    assert {space for space in range(ALL_SPACES) if ALCOVE_AT[space] >= 0} <= CORRIDOR
    before_horus = [space for space in range(ALL_SPACES) if ALCOVE_AT[space] == GODS.index("horus")]
    assert before_horus[1] in NEIGHBOURS[before_horus[0]]


@pytest.mark.rule("pyramid/8")
def test_every_sarcophagus_and_alcove_has_a_piece_of_wall_of_its_own() -> None:
    for space in CORRIDOR:
        column, row = "abcdef".index(SPACES[space][0]), int(SPACES[space][1:])
        outside = (column == 0) + (column == 5) + (row == 10) + (row == 5)
        idols = ALCOVE_AT[space] >= 0
        assert len(GRAVES_AT[space]) + idols <= outside, SPACES[space]


@pytest.mark.rule("pyramid/67")
def test_next_to_the_alcove_of_sobek_is_a_sarcophagus() -> None:
    (space,) = (each for each in range(ALL_SPACES) if ALCOVE_AT[each] == GODS.index("sobek"))
    assert any(GRAVES_AT[there] for there in NEIGHBOURS[space] if there in CORRIDOR)


@pytest.mark.rule("pyramid/7")
def test_36_spaces_carry_a_number_and_none_of_the_corridor() -> None:
    assert len(set(NUMBERED)) == len(NUMBERED) == 36
    assert SPACES[:36] == NUMBERED and set(range(36, ALL_SPACES)) == CORRIDOR


@pytest.mark.rule("pyramid/45")
def test_there_are_several_entrance_spaces_side_by_side() -> None:
    assert len(ENTRANCE) > 1 and reached({ENTRANCE[0]}, set(ENTRANCE)) == set(ENTRANCE)
    assert reached(set(ENTRANCE), set(range(ALL_SPACES))) == set(range(ALL_SPACES))


@pytest.mark.rule("pyramid/99")
def test_block_15_can_complete_a_barrier_that_closes_the_den() -> None:
    barrier = {each - 1 for each in (10, 13, 15, 16)}
    free = set(range(ALL_SPACES)) - barrier
    out = reached(set(ENTRANCE) - barrier, free)
    assert out and all(AREA[space] == "den" for space in out)
    assert not all(AREA[space] == "den" for space in reached(set(ENTRANCE), free | {14}))


@pytest.mark.rule("pyramid/42")
def test_there_are_solid_lines_between_spaces() -> None:
    assert WALLS
    for one, two in WALLS:
        assert two not in NEIGHBOURS[one] and one not in NEIGHBOURS[two]


# --- Cards ------------------------------------------------------------------------------------


@pytest.mark.rule("pyramid/6")
def test_treasures_are_worth_more_the_deeper_they_lie() -> None:
    means = []
    for names in (["necklace"], ["sand"], ["water"], ["anubis", "thoth"], ["horus"]):
        worths = [
            VALUE[card]
            for card in range(len(CARDS))
            for _ in range(COUNT[card])
            if CARDS[card].split()[0] in names and CARDS[card].split()[1].isdecimal()
        ]
        means.append(sum(worths) / len(worths))
    assert means == sorted(means) and len(set(means)) == len(means)
    idols = {god: VALUE[IDOL + number] for number, god in enumerate(GODS)}
    assert idols["horus"] == max(idols.values()) == 10
    assert len(set(DICE)) == len(GODS), "each idol curses a die of its own"
