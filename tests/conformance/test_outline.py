"""Outlines of drawn positions change with everything that people see or hear, and with nothing
else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from xml.etree.ElementTree import Element, fromstring, tostring

import pytest
from markupsafe import Markup

import golden
import kit
from ostraka import games
from ostraka.core.play import Game
from ostraka.ui.scene import Final, Loss, Tell
from outline import outline, told, tree

DRAWN = [game for game in kit.GAMES if games.has(game.key, "ui.scene")]
every_scene = pytest.mark.parametrize("game", DRAWN, ids=[game.key for game in DRAWN])

DIG = Tell("dig b2", "Dig on at B2", "1 of 4 cards is a danger")
LEAVE = Final("Stop for good?", "It ends.", (Loss("exit-door", "14 weeks"),), "Stop", "Play on")


@cache
def boards(game: Game) -> list[Element]:
    """The boards of all golden positions."""
    scene = games.part(game.key, "ui.scene")
    return [
        tree(scene.board(kit.look(table, seat, odds=odds)))
        for _, table, seat, odds in golden.positions(game)
    ]


def edited(board: Element) -> Iterator[str]:
    """Change one thing after the other, and undo it; yields what is changed."""
    for element in [*board.iter()]:
        was, text, tail, children = element.attrib, element.text, element.tail, [*element]
        for name, value in was.items():
            element.attrib = was | {name: f"{value}x"}
            yield f"other {name} in {element.tag}"
            element.attrib = {other: was[other] for other in was if other != name}
            yield f"no {name} in {element.tag}"
        element.attrib = was
        if text:
            element.text = f"{text}x"
            yield f"other text in {element.tag}"
            element.text = text
        if tail:
            element.tail = f"{tail}x"
            yield f"other text behind {element.tag}"
            element.tail = tail
        for child in children[:1]:
            element.remove(child)
            yield f"no {child.tag} in {element.tag}"
            element.append(child)
            if (child.tag, child.attrib) != (children[-1].tag, children[-1].attrib):
                yield f"{child.tag} last in {element.tag}"
            element[:] = children


def shown(markup: str) -> list[str]:
    return outline("board", tree(markup))


@every_scene
def test_every_kind_of_attribute_text_and_element_counts(game: Game) -> None:
    """Change one thing at a time, the first of each kind in all golden positions."""
    tried = {"no class in div", "no class in li"}  # they may be empty
    for board in boards(game):
        before = outline("board", board)
        for change in edited(board):
            if change not in tried:
                tried.add(change)
                assert outline("board", board) != before, change
        assert outline("board", board) == before
    assert len(tried) > 20


@every_scene
def test_the_order_of_attributes_does_not_count(game: Game) -> None:
    for board in boards(game):
        drawn = tostring(board, encoding="unicode")
        turned = fromstring(drawn)
        for element in turned.iter():
            element.attrib = dict(reversed([*element.items()]))
        other = tostring(turned, encoding="unicode")
        assert other != drawn
        assert shown(other) == shown(drawn)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("<p>2 weeks</p>", "<p>3 weeks</p>"),
        ("<p>2 weeks</p>", "<p>2\N{NO-BREAK SPACE}weeks</p>"),
        ("<p>in <b>2</b> weeks</p>", "<p>in <b>2 weeks</b></p>"),
        ("<p>2 <b>weeks</b></p>", "<p>2<b> weeks</b></p>"),
        ('<p class="no">x</p>', '<p class="no fresh">x</p>'),
        ('<button data-say="dig b2"/>', '<button data-say="dig b3"/>'),
        ('<button id="b2"/>', '<button id="b2" disabled=""/>'),
        ('<div aria-label="b2: closed"/>', '<div aria-label="b2: open"/>'),
        ("<span>12</span>", '<span aria-hidden="true">12</span>'),
        ("<i>a</i><i>b</i>", "<i>a<i>b</i></i>"),
        ("<p>a|b</p>", "<p>a&lt;b|b&gt;</p>"),
        ('<i title="a">b</i>', '<i title="a|b"/>'),
        ('<svg><g id="pawn" transform="translate(1 2)"/></svg>',) * 2,
        ('<svg><use href="#pawn-0"/></svg>', '<svg><use href="#pawn-1"/></svg>'),
        ('<svg><path d="M0 0h1"/></svg>', '<svg><path d="M0 0h2"/></svg>'),
        ("<svg><text>12</text></svg>", "<svg><text>13</text></svg>"),
        ('<svg><g id="a"/><path/></svg>', '<svg><path/><g id="a"/></svg>'),
    ],
)
def test_what_people_see_or_hear_counts(one: str, other: str) -> None:
    other = other if one != other else one.replace("1 2", "1 3")
    assert shown(one) != shown(other)


@pytest.mark.parametrize(
    "changed",
    [
        replace(DIG, say="dig b3"),
        replace(DIG, label="Dig at B2"),
        replace(DIG, brings=Markup("1 of <b>4</b> cards is a danger")),
        replace(DIG, icon="trowel"),
        replace(DIG, tone="danger"),
        replace(DIG, on_board=False),
        replace(DIG, final=LEAVE),
        replace(DIG, final=replace(LEAVE, losses=())),
        replace(DIG, final=replace(LEAVE, losses=(replace(LEAVE.losses[0], tone="keep"),))),
    ],
)
def test_every_field_of_a_choice_counts(changed: Tell) -> None:
    assert told("choice", changed) != told("choice", DIG)


TRAY = (
    '<section id="tray" aria-label="The dig"><p>4 + 2 <b>= 6</b></p><p>of 12</p>'
    '<button data-say="dig b2" disabled=""><span class="vh">b2: closed</span></button>'
    '<svg aria-hidden="true"><use href="#i-trowel"/></svg><i title="Scarab">1</i>'
    '<svg id="plan"><rect/><path/><g id="pawn" class="now" transform="scale(2)"/></svg>'
    "</section>"
)


def test_an_outline_reads_like_this() -> None:
    assert [re.sub("~[0-9a-f]{8}", "~", line) for line in shown(TRAY)] == [
        "board ~",
        '  section#tray aria-label="The dig" ~ #i-trowel',
        "    | 4 + 2 = 6",
        "    | of 12",
        '    button data-say="dig b2" disabled ~ | b2: closed',
        "    | Scarab 1",
        "    svg#plan ~ 1 rect 1 path",
        "      g#pawn.now transform=scale(2) ~",
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("of 12", "of 13"),
        ("The dig", "Dig"),
        ("b2: closed", "b2: it is closed"),
        ('class="vh"', 'class="hidden"'),
        ("dig b2", "dig b3"),
        ("scale(2)", "scale(3)"),
        ("<rect/><path/>", "<path/><rect/>"),
        ("i-trowel", "i-spade"),
    ],
)
def test_a_change_changes_one_line(old: str, new: str) -> None:
    pairs = zip(shown(TRAY), shown(TRAY.replace(old, new)), strict=True)
    assert sum(one != other for one, other in pairs) == 1
