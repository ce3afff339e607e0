"""Rulings 17 to 24: which layouts agree with what is known, in whatever way they are kept."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ostraka.core.play import below
from ostraka.games.tutankhamun.rules.box import ALL, OTHER
from ostraka.games.tutankhamun.rules.chapters.layouts import FORMS, layouts

SQUARES = list(range(ALL))


def order(how: str, layout: bytes, rng: Random) -> list[int]:
    """In which order the squares of a layout become known."""
    mixed = rng.sample(SQUARES, ALL)
    if how == "others first":
        return sorted(mixed, key=lambda square: layout[square] != OTHER)
    if how == "parts first":
        return sorted(mixed, key=lambda square: layout[square] == OTHER)
    return mixed


@pytest.mark.rule("tutankhamun/26")
@pytest.mark.parametrize("how", ["others first", "parts first", "mixed"])
@pytest.mark.parametrize("bent", [False, True])
def test_every_known_card_leaves_the_layouts_that_agree(how: str, bent: bool) -> None:
    rng = Random(how)
    forms = layouts(bent).forms
    layout = rng.choice(forms)
    fit, agreeing = layouts(bent).everything(), forms
    for square in order(how, layout, rng):
        assert fit.number == len(agreeing)
        for at in SQUARES:
            counted = Counter(each[at] for each in agreeing)
            for form in range(FORMS):
                assert fit.count(at, form) == counted[form]
                assert fit.allows(at, form) == (counted[form] > 0)
        assert fit.draw(Random(square)) == agreeing[below(Random(square), len(agreeing))]
        fit = fit.knowing(square, layout[square])
        agreeing = [each for each in agreeing if each[square] == layout[square]]
    assert agreeing == [layout] == [fit.draw(rng)]
