"""The odds of a dig, against trying every draw."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from games.thebes.position import (
    SITES,
    begun,
    dig,
    everything,
    find,
    give,
    markers,
    row,
    seat,
    stand,
)
from ostraka.core.table import Table
from ostraka.games.thebes.knowledge.odds import DigOdds, WeekOdds, odds


def tokens_in(table: Table, site: str) -> list[str]:
    return [token for token, n in everything(table)["bags"][site].items() for _ in range(n)]


def dig_odds(table: Table, site: str) -> DigOdds:
    return odds(table.view(0))["digs"][site]


def week_odds(table: Table, site: str, weeks: int) -> WeekOdds:
    return next(each for each in dig_odds(table, site)["weeks"] if each["weeks"] == weeks)


@pytest.mark.parametrize(("site", "weeks", "tokens"), [("greece", 7, 2), ("palestine", 10, 3)])
def test_the_chances_of_points_are_exact(site: str, weeks: int, tokens: int) -> None:
    table = find(give(begun(), 1, f"{site} 3 london"), 2, site, 2, "general", 4)
    count: Counter[int] = Counter()
    blank = 0
    for draw in combinations(tokens_in(table, site), tokens):
        count[1 + sum(int(token) for token in draw if token.isdecimal())] += 1  # with the gift
        blank += set(draw) == {"blank"}
    found = week_odds(table, site, weeks)
    assert found["tokens"] == tokens
    total = count.total()
    exact = [count[points] / total for points in range(max(count) + 1)]
    assert found["points"][: len(exact)] == pytest.approx(exact)
    assert sum(found["points"]) == pytest.approx(1)
    mean = sum(points * n for points, n in count.items()) / total
    assert found["average"] == pytest.approx(mean)
    assert found["nothing"] == pytest.approx(blank / total)


def test_the_gift_is_counted_once() -> None:
    table = give(give(begun(), 1, "egypt 3 london"), 2, "egypt 3 moscow")
    first = week_odds(table, "egypt", 3)
    assert first["points"][0] == 0 and first["average"] == pytest.approx(1 + 35 / 30)
    dig(table, "egypt", 3, "blank")
    assert seat(table) == 2
    second = odds(table.view(1))["digs"]["egypt"]["weeks"][0]
    assert second["points"][0] == pytest.approx(18 / 30)
    assert second["average"] == pytest.approx(35 / 30)


def test_weeks_left_and_what_exhibitions_lack() -> None:
    table = find(row(markers(begun(), "1903/48", "1904/1"), "small london", None, "large paris"), 1,
                 "egypt", 1)  # fmt: skip
    found = odds(table.view(1))
    assert found["left"] == [5, 0]
    assert found["missing"] == {
        "small london": {"greece": 1, "egypt": 1},
        "large paris": {"greece": 1, "egypt": 1, "palestine": 3},
    }


def test_the_chance_to_complete_an_exhibition() -> None:
    table = row(give(begun(), 1, "egypt 3 london", "egypt 2 london"), "small london", None, None)
    table = find(table, 1, "greece", 5)
    found = week_odds(table, "egypt", 3)  # 2 tokens for one more object beside the gift
    assert found["tokens"] == 2
    assert found["completes"] == {"small london": pytest.approx(1 - comb(18, 2) / comb(30, 2))}
    table = row(give(begun(), 1, "egypt 3 london", "egypt 2 london"), "small london", None, None)
    assert week_odds(table, "egypt", 3)["completes"] == {"small london": 0}, "Greece is missing"
    table = find(find(table, 1, "greece", 5), 1, "egypt", 1, 1)
    assert week_odds(table, "egypt", 3)["completes"] == {"small london": 1}


def test_every_dig_that_may_be_begun_has_its_odds() -> None:
    table = give(begun(), 1, "egypt 3 london", "figures crete paris", "greece 2 rome")
    found = odds(table.view(0))["digs"]
    assert list(found) == ["greece", "crete", "egypt"]
    assert {site: each["trip"] for site, each in found.items()} == {
        "greece": 1, "crete": 2, "egypt": 3,
    }  # fmt: skip
    assert (found["crete"]["used"], found["crete"]["knowledge"]) == (["figures"], 2)
    assert [each["weeks"] for each in found["egypt"]["weeks"]] == list(range(3, 13))
    assert odds(table.view(1)) == odds(table.view(0))


def test_helpers_are_counted_when_they_are_used_or_needed() -> None:
    table = give(begun(), 1, "crete 3 moscow", "shovel rome", "figures crete paris")
    assert dig_odds(table, "crete")["used"] == []
    assert week_odds(table, "crete", 3)["tokens"] == 1
    table.say("dig crete", "use shovel", "use figures")
    assert dig_odds(table, "crete")["used"] == ["figures", "shovel"]
    assert week_odds(table, "crete", 3)["tokens"] == 3
    table = stand(markers(begun(), "1903/46", "1904/1"), 1, "crete")
    table = give(table, 1, "crete 1 paris", "assistant rome")
    assert dig_odds(table, "crete")["used"] == ["assistant"], "7 weeks are too short without"


def test_there_are_no_odds_while_chance_draws() -> None:
    table = give(begun(), 1, *(f"{site} 3 london" for site in SITES if site != "crete"))
    table.say("dig greece", "weeks 6")
    assert odds(table.view(0))["digs"] == {}
