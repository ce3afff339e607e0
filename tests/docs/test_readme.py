"""What the README and the page on using Ostraka show is what happens."""

from __future__ import annotations

import doctest
import re

import kit
from ostraka import games


def test_the_example_is_true() -> None:
    failed, attempted = doctest.testfile(
        str(kit.ROOT / "docs" / "using.md"), module_relative=False, encoding="utf-8"
    )
    assert attempted >= 6 and failed == 0


def test_every_game_is_listed() -> None:
    text = (kit.ROOT / "README.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)) == set(games.known())


def test_links_lead_somewhere() -> None:
    for page in [*kit.ROOT.glob("*.md"), *(kit.ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
