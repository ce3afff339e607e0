"""Positions as documents of their own, for files and notebooks."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import kit
import ostraka
from ostraka import games
from ostraka.core.journal import parse
from ostraka.core.table import Table, replay
from ostraka.server.window.snapshot import snapshot

GAME = games.game("tutankhamun")


def table() -> Table:
    file: Path = kit.folder(GAME) / "golden" / "four-seats.journal"
    return replay(GAME, parse(file.read_text("utf-8")).until(282))


def test_a_page_needs_nothing_else() -> None:
    page = snapshot(table()).html()
    asked = re.findall(r'(?:href|src)="([^"]*)"|url\("?([^")]*)', page)
    assert all((one or two).startswith(("#", "data:")) for one, two in asked)
    ids = set(re.findall(r' id="([^"]*)"', page))
    assert set(re.findall(r'<use[^>]* href="#([^"]*)"', page)) <= ids


def test_a_drawing_is_well_formed_and_holds_the_board() -> None:
    drawn = snapshot(table(), 0, "dark").svg()
    root = ElementTree.fromstring(drawn)
    assert root.attrib["data-theme"] == "dark"
    squares = [node for node in root.iter() if node.attrib.get("id", "").startswith("sq-")]
    assert len(squares) == 16


def test_notebooks_are_given_a_frame() -> None:
    framed = ostraka.show(table())._repr_html_()
    document = unescape(framed.partition('srcdoc="')[2].partition('"')[0])
    assert document == ostraka.show(table()).html()
    assert "Toutankhamon" in document and "<script" not in document
