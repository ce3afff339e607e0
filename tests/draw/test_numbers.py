"""Numbers as people write them."""

from __future__ import annotations

import pytest

from ostraka.draw.numbers import counted, decimal, percent, signed
from ostraka.words import translator

FRENCH = translator("fr")


def test_what_is_won_or_lost_has_its_sign() -> None:
    assert [signed(points) for points in (3, 0, -3)] == ["+3", "+0", "−3"]


def test_a_decimal_point_is_a_comma_in_french() -> None:
    assert decimal(str, -2.25, 1) == "−2.2"
    assert decimal(FRENCH, 2.5) == "2,5"


@pytest.mark.parametrize(
    ("share", "english", "french"),
    [
        (0.0, "0%", "0\u202f%"),
        (0.001, "under 1%", "moins de 1\u202f%"),
        (0.256, "26%", "26\u202f%"),
        (0.999, "over 99%", "plus de 99\u202f%"),
        (1.0, "100%", "100\u202f%"),
    ],
)
def test_only_what_is_sure_is_told_as_sure(share: float, english: str, french: str) -> None:
    assert percent(str, share) == english
    assert percent(FRENCH, share) == french


def test_things_are_counted_and_nothing_has_words_of_its_own() -> None:
    forms = ("1 week", "{count} weeks", "no time at all")
    assert [counted(str, count, *forms) for count in range(3)] == [
        "no time at all",
        "1 week",
        "2 weeks",
    ]
    assert counted(FRENCH, 2, *forms) == "2 semaines"
