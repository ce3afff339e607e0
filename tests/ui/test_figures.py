"""Numbers as people write them."""

from __future__ import annotations

import pytest

from ostraka.ui.figures import average, counted, percent, roman, signed
from ostraka.words import translator

FRENCH = translator("fr")


def test_what_is_won_or_lost_has_its_sign() -> None:
    assert [signed(points) for points in (3, 0, -3)] == ["+3", "0", "−3"]


def test_a_decimal_point_is_a_comma_in_french() -> None:
    assert average(-2.25, str) == "−2.2"
    assert average(2.51, FRENCH) == "+2,5"


def test_plates_are_numbered_without_end() -> None:
    told = [roman(number) for number in (1, 4, 10, 11, 14, 49, 1999)]
    assert told == ["I", "IV", "X", "XI", "XIV", "XLIX", "MCMXCIX"]


@pytest.mark.parametrize(
    ("share", "told"), [(0.0, 0), (0.001, 1), (0.256, 26), (0.999, 99), (1.0, 100)]
)
def test_only_what_is_sure_is_told_as_sure(share: float, told: int) -> None:
    assert percent(share, FRENCH) == f"{told}\u202f%"


def test_things_are_counted_and_nothing_has_words_of_its_own() -> None:
    forms = ("1 week", "{count} weeks", "no time at all")
    said = [counted(count, str, *forms) for count in range(3)]
    assert said == ["no time at all", "1 week", "2 weeks"]
    assert counted(2, FRENCH, *forms) == "2 semaines"
