"""What all drawings share: tokens, icons, marks."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from ostraka import games
from ostraka.core.table import settle
from ostraka.ui import icons, marks, palette
from ostraka.ui.sherds import sherds


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


PAPERS = ("paper", "paper-raised", "paper-sunk")
INKS = ("ink", "ink-soft", "gold-ink", "good-ink", "terracotta-ink", "lapis", "danger")
ON = {"action": "action-ink", "keep": "keep-ink", "again": "again-ink", "harm": "harm-ink"}
ON |= {site: f"{site}-on" for site in ("greece", "crete", "egypt", "palestine", "mesopotamia")}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_can_be_read_on_every_paper(theme: int) -> None:
    colours = {name: pair[theme] for name, pair in palette.COLOURS.items()}
    for paper in PAPERS:
        for ink in INKS:
            assert contrast(colours[paper], colours[ink]) >= 4.5, f"{ink} on {paper}"
        for seat in range(6):
            mark = max(contrast(colours[paper], colours[c]) for c in (f"seat-{seat}", "mark-line"))
            assert mark >= 3, f"the mark of seat {seat} on {paper}"
        assert contrast(colours[paper], colours["line-strong"]) >= 3, f"controls on {paper}"
    for ground, ink in ON.items():
        assert contrast(colours[ground], colours[ink]) >= 4.5, f"{ink} on {ground}"


def test_every_token_that_is_used_exists() -> None:
    sheet = palette.css()
    made = set(re.findall(r"--([a-z0-9-]+):", sheet))
    assert set(re.findall(r"var\(--([a-z0-9-]+)", sheet)) <= made


def test_dark_rules_hold_where_the_browser_prefers_the_dark() -> None:
    sheet = palette.with_preference('[data-theme="dark"] .a { color: red; } .b { color: blue; }')
    assert sheet.count("red") == 2
    assert sheet.count("blue") == 1
    assert "prefers-color-scheme: dark) { :root:not([data-theme]) .a { color: red; } }" in sheet


def test_icons_that_nobody_lists_are_noticed() -> None:
    assert icons.icon("ankh", "/a.svg") == Markup(
        '<svg class="i" aria-hidden="true"><use href="/a.svg#i-ankh"/></svg>'
    )
    with pytest.raises(ValueError, match="does not list the icon unicorn"):
        icons.icon("unicorn")
    assert list(icons.ICONS) == sorted(set(icons.ICONS))


def test_signs_and_marks_are_drawings() -> None:
    for picture in [icons.SHERD, *map(icons.sign, icons.SIGNS), *map(marks.mark, range(6))]:
        assert ElementTree.fromstring(picture).tag == "svg"
    assert ElementTree.fromstring(marks.mark_at(3, 10, 20, 24)).get("transform") == (
        "translate(-2.0 8.0) scale(1.000)"
    )


def test_covers_are_drawings_that_fit_on_one_page() -> None:
    covers = [games.part(key, "ui.cover").cover("/icons.svg", "/art.svg") for key in games.known()]
    ids = []
    for picture in [*covers, sherds()]:
        root = ElementTree.fromstring(picture)
        assert "style" not in {name for node in root.iter() for name in node.attrib}
        ids += [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert sorted(ids) == sorted(set(ids))


def test_every_game_has_its_facts_on_the_front_page() -> None:
    for key in games.known():
        facts = games.part(key, "ui.cover").FACTS
        assert facts.icon in icons.KNOWN
        assert facts.bots + 1 in games.game(key).seats
        assert facts.minutes[0] <= facts.minutes[1]
        settle(games.game(key), facts.quick)
