"""Every figure of a box says where it comes from and how sure it is."""

from __future__ import annotations

import pytest

from ostraka.core.box import read
from ostraka.core.errors import DataError
from ostraka.core.origin import Figure, figures

BOX = """
[sure]
stated = "high"
reported = "medium"
reconstructed = "low"

[limits]
spaces = 4
from = "stated"

[[cards]]
value = 3
value_from = "reconstructed"
count = 2
count_from = "stated"
count_sure = "medium"

[[cards]]
rows = [{ values = [1], from = "reported", cells = [{ at = 1, from = "reported", sure = "low" }] }]
"""


def test_origins_are_found_in_tables_lists_and_their_parts() -> None:
    assert figures(read("box.toml", BOX)) == [
        Figure("limits", "", "stated", "high"),
        Figure("cards 1", "value", "reconstructed", "low"),
        Figure("cards 1", "count", "stated", "medium"),
        Figure("cards 2.rows 1", "", "reported", "medium"),
        Figure("cards 2.rows 1.cells 1", "", "reported", "low"),
    ]


def test_a_small_box_may_be_one_table() -> None:
    box = 'lamps = 8\nfrom = "stated"\n[sure]\nstated = "high"'
    assert figures(read("box.toml", box)) == [Figure("", "", "stated", "high")]


def test_a_kind_of_figure_has_no_numbers() -> None:
    found = [figure.kind for figure in figures(read("box.toml", BOX))]
    assert found == ["limits", "cards:value", "cards:count", "cards.rows", "cards.rows.cells"]


def test_only_what_is_sure_and_not_made_up_counts_as_printed() -> None:
    assert Figure("a", "", "reported", "high").printed
    assert not Figure("a", "", "reported", "medium").printed
    assert not Figure("a", "", "reconstructed", "high").printed


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ('[sure]\nstated = "high"\n[a]\nfrom = "guessed"', "guessed"),
        ('[sure]\nstated = "very"\n[a]\nfrom = "stated"', "very"),
        ('[sure]\nstated = "high"\n[a]\nfrom = "reported"', "how sure “reported” is"),
        ('[sure]\nguessed = "low"\n[a]\nfrom = "stated"', "guessed"),
    ],
)
def test_an_unknown_word_is_complained_about(box: str, expected: str) -> None:
    with pytest.raises(DataError, match=expected):
        figures(read("box.toml", box))
