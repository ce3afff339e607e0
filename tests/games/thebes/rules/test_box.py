"""Rulings 1 to 9: the box, against figures written down apart from the game's own."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.thebes.position import GAME, SITES, begun, everything, find, give, knowledge, player
from ostraka.core.box import read
from ostraka.core.errors import DataError
from ostraka.games.thebes.rules.box import (
    CARDS,
    CITY,
    COUNT,
    DISTANCE,
    EXHIBITION,
    KIND,
    KINDS,
    NEEDS,
    PLACES,
    ROUTES,
    SPAN,
    VALUE,
    WEEKS,
    WHEEL,
    distances,
    names,
)
from ostraka.games.thebes.rules.chapters.order import space_of, year_of

FAR = """
            london paris berlin rome vienna warsaw moscow greece crete egypt palestine
paris       1
berlin      1      1
rome        2      1     2
vienna      2      1     2      1
warsaw      2      2     1      2    1
moscow      3      3     2      3    2      1
greece      3      2     2      1    2      1      2
crete       3      2     3      1    2      2      3      1
egypt       4      3     4      2    3      3      4      2      1
palestine   4      3     4      2    3      3      4      2      1     1
mesopotamia 4      3     3      2    3      2      3      1      2     2     1
"""
"""The shortest ways between any two places, counted on the board."""

TOKENS_DRAWN = """
0 0 0 0 0 0 0 1  1  1  1  2
0 0 0 0 0 1 1 1  1  2  2  2
0 0 1 1 1 2 2 2  3  3  3  4
0 1 1 2 2 3 3 4  4  4  5  5
1 1 2 3 3 4 4 5  5  6  7  8
1 2 3 4 4 5 5 5  6  6  7  8
1 2 4 4 5 5 6 6  7  8  8  9
1 3 4 5 5 6 6 7  8  9  9 10
2 3 5 5 6 6 7 8  9  9 10 10
2 3 5 5 6 7 8 9  9 10 10 10
2 4 5 6 6 7 8 9 10 10 10 10
3 4 5 6 7 8 9 10 10 10 10 10
"""
"""The wheel: a line for each knowledge, a column for each week."""


@pytest.mark.rule("thebes/1")
def test_twelve_places_and_eighteen_routes() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert PLACES == [
        "london", "paris", "berlin", "rome", "vienna", "warsaw", "moscow",
        "greece", "crete", "egypt", "palestine", "mesopotamia",
    ]  # fmt: skip
    routes = {frozenset(route) for route in ROUTES}
    assert len(routes) == len(ROUTES) == 18
    assert {"london", "paris"} in routes
    assert {"berlin", "vienna"} not in routes and {"egypt", "mesopotamia"} not in routes


def test_all_66_distances() -> None:
    heading, *lines = FAR.strip("\n").splitlines()
    columns = heading.split()
    far: dict[frozenset[str], int] = {}
    for line in lines:
        name, *numbers = line.split()
        far |= {frozenset((name, to)): int(n) for to, n in zip(columns, numbers, strict=False)}
    assert len(far) == 66
    found = {
        frozenset((one, two)): DISTANCE[PLACES.index(one) * 12 + PLACES.index(two)]
        for one, two in combinations(PLACES, 2)
    }
    assert found == far
    assert all(DISTANCE[at * 12 + at] == 0 for at in range(12))
    assert all(DISTANCE[a * 12 + b] == DISTANCE[b * 12 + a] for a in range(12) for b in range(12))


@pytest.mark.rule("thebes/2")
def test_the_track_is_closed_and_has_52_spaces() -> None:
    def after(year: int, space: int, weeks: int) -> tuple[int, int]:
        week = (year - 1901) * 52 + space - 1 + weeks
        return year_of(week), space_of(week)

    assert after(1901, 52, 1) == (1902, 1)
    assert after(1901, 50, 5) == (1902, 3)
    assert after(1901, 1, 0) == (1901, 1)


@pytest.mark.rule("thebes/3")
def test_the_85_development_cards() -> None:
    developments = range(EXHIBITION)
    kinds = Counter(dict.fromkeys(KINDS, 0))
    cities: Counter[str] = Counter()
    for card in developments:
        kinds[KINDS[KIND[card]]] += COUNT[card]
        cities[PLACES[CITY[card]]] += COUNT[card]
        assert CARDS[card].split()[-1] == PLACES[CITY[card]]
    assert kinds == {
        "books": 45, "figures": 5, "general": 8, "assistant": 6, "shovel": 6, "car": 2,
        "zeppelin": 2, "permission": 2, "congress": 9,
    }  # fmt: skip
    assert kinds.total() == 85
    assert cities == {
        "moscow": 16, "vienna": 15, "rome": 14, "paris": 14, "berlin": 13, "london": 13,
    }  # fmt: skip


CARD_FACES = {
    "greece 1": "rome berlin vienna moscow", "greece 2": "rome rome london",
    "greece 3": "berlin london", "crete 1": "berlin berlin paris vienna",
    "crete 2": "paris vienna rome", "crete 3": "moscow moscow",
    "egypt 1": "paris paris rome moscow", "egypt 2": "berlin berlin london",
    "egypt 3": "london moscow", "palestine 1": "vienna vienna vienna rome",
    "palestine 2": "paris berlin london", "palestine 3": "london paris",
    "mesopotamia 1": "moscow moscow paris rome", "mesopotamia 2": "vienna vienna london",
    "mesopotamia 3": "moscow london", "figures greece": "moscow", "figures crete": "paris",
    "figures egypt": "rome", "figures palestine": "vienna", "figures mesopotamia": "berlin",
    "general 1": "paris rome berlin vienna", "general 2": "paris berlin london moscow",
    "assistant": "paris paris vienna vienna berlin rome",
    "shovel": "london london rome rome moscow moscow", "car": "moscow rome",
    "zeppelin": "rome vienna", "permission": "london moscow",
    "congress": "london paris paris berlin berlin vienna vienna moscow moscow",
}  # fmt: skip
CARD_WEEKS = {
    "1": 1, "2": 2, "3": 4, "figures": 1, "general 1": 3, "general 2": 6, "assistant": 2,
    "shovel": 3, "car": 1, "zeppelin": 1, "permission": 3, "congress": 2,
}  # fmt: skip


@pytest.mark.rule("thebes/3")
@pytest.mark.parametrize("face", CARD_FACES)
def test_each_card_has_its_city_and_weeks(face: str) -> None:
    found = {CARDS[c]: c for c in range(EXHIBITION) if CARDS[c].rpartition(" ")[0] == face}
    assert Counter(CARD_FACES[face].split()) == {
        name.rpartition(" ")[2]: COUNT[card] for name, card in found.items()
    }
    kind, _, last = face.partition(" ")
    weeks = CARD_WEEKS.get(face) or CARD_WEEKS.get(kind) or CARD_WEEKS[last]
    assert {WEEKS[card] for card in found.values()} == {weeks}


EXHIBITIONS = {
    "small london": {"greece": 1, "egypt": 2},
    "small paris": {"palestine": 1, "mesopotamia": 2},
    "small berlin": {"crete": 1, "greece": 2},
    "small vienna": {"egypt": 1, "palestine": 2},
    "small moscow": {"mesopotamia": 1, "crete": 2},
    "large london": {"crete": 1, "greece": 2, "egypt": 3},
    "large paris": {"greece": 1, "egypt": 2, "palestine": 3},
    "large berlin": {"palestine": 1, "mesopotamia": 2, "crete": 3},
    "large vienna": {"mesopotamia": 1, "crete": 2, "greece": 3},
    "large moscow": {"egypt": 1, "palestine": 2, "mesopotamia": 3},
}


@pytest.mark.rule("thebes/4")
def test_five_small_and_five_large_exhibitions() -> None:
    assert CARDS[EXHIBITION:] == list(EXHIBITIONS)
    for number, (name, needs) in enumerate(EXHIBITIONS.items()):
        card = EXHIBITION + number
        row = NEEDS[number * 5 : number * 5 + 5]
        assert {site: n for site, n in zip(SITES, row, strict=True) if n} == needs
        small = name.startswith("small")
        assert (VALUE[card], WEEKS[card], COUNT[card]) == ((4, 3, 1) if small else (5, 4, 1))
        assert (sum(row), len(needs)) == ((3, 2) if small else (6, 3))
        assert PLACES[CITY[card]] == name.split()[1]


OBJECTS = {
    "greece": [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6],
    "crete": [1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5],
    "egypt": [1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6],
    "palestine": [1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7],
    "mesopotamia": [1, 1, 1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5],
}


@pytest.mark.rule("thebes/5")
def test_everybody_may_look_up_what_the_bags_held() -> None:
    table = find(begun(), 1, "egypt", 6, "book")
    for seat in (0, 1):
        overview = table.view(seat)["overview"]
        assert isinstance(overview, dict)
        assert overview["egypt"] == {
            "1": 3, "2": 2, "3": 3, "4": 2, "5": 1, "6": 1, "book": 1, "general": 1, "blank": 16,
        }  # fmt: skip


@pytest.mark.rule("thebes/6")
def test_31_tokens_of_each_site() -> None:
    for site, objects in OBJECTS.items():
        assert len(objects) == 13 and sum(objects) == 36
        bag = Counter(everything(begun())["bags"][site])
        bag["1"] += 1  # the gift
        expected = Counter(map(str, objects)) + Counter(book=1, general=1, blank=16)
        assert bag == expected and bag.total() == 31


@pytest.mark.rule("thebes/6")
@pytest.mark.parametrize(
    ("bag", "about"),
    [
        ("greece", "crete"),
        ("crete", "greece"),
        ("egypt", "mesopotamia"),
        ("palestine", "egypt"),
        ("mesopotamia", "palestine"),
    ],
)
def test_the_closed_book_belongs_to_another_site(bag: str, about: str) -> None:
    table = find(begun(), 1, bag, "book")
    assert player(table, 1)["books"] == {site: int(site == about) for site in SITES}
    assert knowledge(table, about) == 1


@pytest.mark.rule("thebes/7")
def test_a_bag_begins_with_30_tokens() -> None:
    bags = everything(begun())["bags"]
    assert bags["greece"] == {
        "1": 3, "2": 3, "3": 2, "4": 1, "5": 2, "6": 1, "book": 1, "general": 1, "blank": 16,
    }  # fmt: skip
    for site in SITES:
        assert sum(bags[site].values()) == 30
        assert sum(bags[site].get(str(value), 0) for value in range(1, 8)) == 12


@pytest.mark.rule("thebes/8")
def test_everybody_has_five_permits() -> None:
    players = everything(begun(4))["players"]
    assert [each["permits"] for each in players] == [SITES] * 4


@pytest.mark.rule("thebes/9")
def test_all_144_cells_of_the_wheel() -> None:
    rows = [[int(n) for n in line.split()] for line in TOKENS_DRAWN.strip().splitlines()]
    assert len(rows) == 12
    for known, expected in enumerate(rows, 1):
        assert [WHEEL[known * SPAN + weeks] for weeks in range(1, 13)] == expected
    assert rows[6] == [1, 2, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9]


def test_a_wrong_box_is_refused_in_one_sentence() -> None:
    with pytest.raises(DataError, match="a way between any two places"):
        distances([("london", "paris")])
    with pytest.raises(DataError, match="places in london-troy"):
        distances([("london", "troy")])
    with pytest.raises(DataError, match="“cities” without “troy”"):
        names(read("thebes/components.toml", 'cities = "rome troy"'), "cities", ["rome"])


def test_cards_of_one_name_are_alike() -> None:
    table = give(begun(), 1, "palestine 1 vienna", "palestine 1 vienna", "palestine 1 vienna")
    assert player(table, 1)["books"]["palestine"] == 3
    assert everything(table)["face_down"].count("palestine 1 vienna") == 0
