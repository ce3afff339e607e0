"""Markup with its gaps filled."""

from __future__ import annotations

from markupsafe import Markup

from ostraka.ui.markup import html, join


def test_gaps_are_escaped_unless_they_are_markup() -> None:
    bold = Markup("<b>&amp;</b>")
    for part in ("<i>", "a \"b\" & 'c'", 7, -1, True, None, 2.5, bold):
        assert html("<p>{}</p>", part) == Markup("<p>{}</p>").format(part)
        assert type(html("{}", part)) is Markup


def test_what_is_joined_is_escaped_too() -> None:
    assert join(["<", Markup("<b>"), "x"]) == Markup("&lt;<b>x")
    assert join([]) == Markup()


def test_equal_parts_of_other_kinds_are_told_apart() -> None:
    assert [html("{}", part) for part in (1, True, 1.0, "1")] == ["1", "True", "1.0", "1"]
