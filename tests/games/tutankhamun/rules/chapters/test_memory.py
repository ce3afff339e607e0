"""Rulings 25 and 80: what is told and shown again of the laying."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from random import Random
from typing import cast

import pytest
from rich.console import Console

from games.tutankhamun.position import (
    GAME,
    LAYER_1,
    MIDDLE,
    everything,
    lay_all,
    lay_layer,
    laying,
    view,
)
from kit import chi_square_limit, look, numbers, played
from ostraka.core.chance import seeded
from ostraka.core.journal import parse
from ostraka.core.play import EVERYONE, OVER, WATCHER, Note, Seat
from ostraka.core.table import Table, replay
from ostraka.games.tutankhamun.knowledge.odds import odds
from ostraka.games.tutankhamun.rules.box import SQUARES
from ostraka.games.tutankhamun.rules.position import Tray
from ostraka.games.tutankhamun.rules.view import TrayView
from ostraka.games.tutankhamun.ui import scene, terminal

EYES = (0, 1, 2, WATCHER)
Layers = list[list[str | None]]


def told(table: Table, seat: Seat) -> list[tuple[int, str, str]]:
    """The laid cards that a seat may be told of: layer, square, card."""
    laid = [note.details for note in table.heard(seat) if note.kind == "laid"]
    return [(int(each["layer"]), str(each["square"]), str(each["card"])) for each in laid]


def laid(table: Table, seat: Seat) -> Layers | None:
    return cast(TrayView, table.view(seat)).get("laid")


def dug(memory: str, seed: int, digs: int) -> Table:
    """Three have laid the layers, the tray was turned, and so many cards are uncovered."""
    rng = Random(seed)
    table = Table(GAME, 3, {"memory": memory}, chance=seeded(str(seed)))
    while cast(Tray, table.state).hidden > 80 - digs or view(table)["laying"]:
        legal = [text for text in table.legal_texts() if text.split()[0] in DUG]
        table.act(table.actor, rng.choice(legal or table.legal_texts()))
        if table.actor == OVER:
            return dug(memory, seed + 100, digs)
    return table


DUG = ("take", "lay", "dig", "bar none")


# --- What is told -----------------------------------------------------------------------------


@pytest.mark.rule("tutankhamun/25")
@pytest.mark.parametrize("seed", range(3))
def test_a_laid_card_is_told_until_it_is_covered(seed: int) -> None:
    """The notes that are still told name the very cards that lie open, to everybody."""
    rng = Random(seed)
    table = Table(GAME, 3, chance=seeded(str(seed)))
    while view(table)["laying"]:
        table.act(table.actor, rng.choice(table.legal()))
        lying = {
            (shown["layer"], SQUARES[square], shown["card"])
            for square, shown in enumerate(view(table)["squares"])
            if 0 < shown["layer"] <= 5
        }
        for seat in EYES:
            assert set(told(table, seat)) == lying
            assert len(told(table, seat)) == len(lying)
    assert all(told(table, seat) == [] for seat in EYES)
    assert len(told(table, EVERYONE)) == 80


@pytest.mark.rule("tutankhamun/25")
def test_what_lay_covered_is_told_again_after_the_end() -> None:
    table = played(GAME, 2, {}, "end")
    assert all(len(told(table, seat)) >= 80 for seat in (0, 1, WATCHER))


@pytest.mark.rule("tutankhamun/25")
def test_a_step_back_uncovers_a_note_too() -> None:
    table = laying()
    lay_layer(table, LAYER_1)
    before = told(table, 0)
    table.say("take base", "lay a1")
    assert (1, "a1", "tutankhamun") not in told(table, 0)
    table.undo(1)
    assert before == [each for each in told(table, 0) if each[0] == 1]
    table.undo(1)
    table.say("take top", "lay a1")
    lay_all_from_second(table)
    assert told(table, 0) == [], "nor is what was taken back told for ever"


def lay_all_from_second(table: Table) -> None:
    """Finish layer 2, whose a1 has a column top, and lay the others."""
    cards = ["top", "middle", "base", "bracelet", *MIDDLE.split()[4:]]
    for card, square in list(zip(cards, SQUARES, strict=True))[1:]:
        table.say(f"take {card}", f"lay {square}")
    for _ in range(3):
        lay_layer(table, MIDDLE.split())


@pytest.mark.rule("tutankhamun/80")
def test_a_seat_may_keep_what_it_laid_itself() -> None:
    table = laying(memory="own")
    lay_all(table)
    for seat in (0, 1):
        layers = {layer for layer, _, _ in told(table, seat)}
        assert layers == ({1, 3, 5} if seat == 0 else {2, 4})
        rows = laid(table, seat)
        assert rows is not None
        kept = [number for number, row in enumerate(rows, 1) if row[0]]
        assert kept == ([1, 3, 5] if seat == 0 else [2, 4])
    assert told(table, WATCHER) == [] and laid(table, WATCHER) is None


@pytest.mark.rule("tutankhamun/80")
def test_everybody_may_keep_everything() -> None:
    table = laying(memory="open")
    lay_all(table)
    before = everything(table)["ground"]
    table.say("turn 1")
    for seat in (0, 1, WATCHER):
        assert len(told(table, seat)) == 80
        assert laid(table, seat) == before != everything(table)["ground"]


def looked_up(table: Table, seat: Seat) -> str:
    """What stands beside the board of the layers as they were laid, pictures by their labels."""
    found = [one for one in scene.panels(look(table, seat)) if one.key == "laid"]
    labelled = re.sub(r'aria-label="([^"]*)"', r"> \1 <x", str(found[0].body)) if found else ""
    return re.sub(r"(<[^>]*>|\s)+", " ", labelled)


def in_terminal(table: Table, seat: Seat) -> str:
    console = Console(file=StringIO(), width=150, record=True)
    console.print(terminal.draw(table.view(seat), table.names, with_odds=False))
    return console.export_text()


@pytest.mark.rule("tutankhamun/80")
def test_kept_layers_can_be_looked_up_beside_the_board_and_in_the_terminal() -> None:
    """Where they lay, whatever the turning; the diary of a page ends long before."""
    for memory, kept in (("none", [(), (), ()]), ("own", [(5, 3, 1), (4, 2), ()])):
        table = laying(memory=memory)
        lay_all(table)
        table.say("turn 1")
        for seat, layers in zip((0, 1, WATCHER), kept, strict=True):
            shown, typed = looked_up(table, seat), in_terminal(table, seat)
            assert [int(each) for each in re.findall(r"Layer (\d)", shown)] == list(layers)
            assert ("a1 Tutankhamun" in shown) == (1 in layers)
            assert ("as laid" in typed) == bool(layers)
            assert ("☠" in typed.partition("as laid")[2]) == (1 in layers)
    table = laying(memory="open")
    lay_layer(table, LAYER_1)
    assert "Layer 1" in looked_up(table, WATCHER), "while the others are laid, too"
    assert "Layer 2" not in looked_up(table, WATCHER), "which lies open"


@pytest.mark.rule("tutankhamun/80")
def test_a_game_from_before_the_option_kept_everything() -> None:
    table = played(GAME, 2, {"memory": "open"}, "old")
    text = table.journal.text()
    old = replay(GAME, parse(text.replace("option memory open\n", "")).until(200))
    assert old.journal.header.options["memory"] == "open"
    assert len(told(old, 0)) > 16 and laid(old, 0) is not None


@pytest.mark.rule("tutankhamun/80")
def test_numbers_of_notes_stay_when_others_are_told_no_more() -> None:
    table = laying()
    lay_layer(table, LAYER_1)
    early = dict(table.numbered(0))
    count = table.count_heard(0)
    lay_layer(table, MIDDLE.split())
    assert table.count_heard(0) == count + 17
    late = dict(table.numbered(0))
    assert late.keys() & early.keys() and all(
        late[number] is early[number] for number in late.keys() & early.keys()
    )


# --- What is worked out from it ---------------------------------------------------------------


@pytest.mark.rule("tutankhamun/80")
@pytest.mark.parametrize("memory", ["own", "open"])
def test_remembered_layers_are_turned_in_every_way_that_agrees(memory: str) -> None:
    for seed, digs in ((1, 0), (2, 6), (3, 20)):
        table = dug(memory, seed, digs)
        state = cast(Tray, table.state)
        for seat in range(3):
            draw = GAME.determinize(table.view(seat))
            rng = Random(seed)
            drawn = [cast(Tray, draw(rng)) for _ in range(200)]
            turns = Counter(each.quarters for each in drawn)
            assert state.quarters in turns
            share = 200 / len(turns)
            spread = sum((count - share) ** 2 / share for count in turns.values())
            assert len(turns) == 1 or spread < chi_square_limit(len(turns) - 1)
            assert all(each.view(seat) == table.view(seat) for each in drawn[:20])
            if digs == 0:
                assert len(turns) == 4


@pytest.mark.rule("tutankhamun/80")
def test_the_odds_are_those_of_the_turns_that_are_left() -> None:
    """Everything is remembered, so the possible positions are few and can be counted."""
    for seed, digs in ((1, 0), (2, 3), (3, 12)):
        table = dug("open", seed, digs)
        draw = GAME.determinize(table.view(table.actor))
        rng = Random(seed)
        possible = {each.quarters: each for each in (cast(Tray, draw(rng)) for _ in range(100))}
        found = odds(table.view(table.actor))
        assert found
        learned = numbers(table, table.actor)
        for square, hint in found.items():
            beneath: Counter[str] = Counter()
            at = SQUARES.index(square)
            for each in possible.values():
                ground = each.view(EVERYONE)["ground"]
                beneath[str(ground[each.height[at] - 2][at])] += 1
            expected = {card: count / len(possible) for card, count in beneath.items()}
            assert hint["cards"] == pytest.approx(expected)
            assert learned[f"danger: {square}"] == pytest.approx(hint["danger"])


def test_forgotten_layers_are_in_no_odds() -> None:
    """Two tables that differ in nothing but what lies covered show the same odds."""
    one, two = laying(), laying()
    lay_layer(one, LAYER_1)
    lay_layer(two, LAYER_1[::-1])
    for table in (one, two):
        for _ in range(4):
            lay_layer(table, MIDDLE.split())
        table.say("turn 0", "dig a1", "uncover base")
    assert odds(one.view(1)) == odds(two.view(1)) != {}


# --- Reading the notes is of no use -----------------------------------------------------------


def reader(table: Table, heard: list[Note]) -> str:
    """A naive player who takes the laid cards from the notes, in each way that agrees with what was
    uncovered, and digs as long as something certain or likely is to be won."""
    seen = cast(TrayView, table.view(table.actor))
    legal = table.legal_texts()
    laid = {
        (int(note.details["layer"]), SQUARES.index(str(note.details["square"]))): str(
            note.details["card"]
        )
        for note in heard
        if note.kind == "laid"
    }
    value = [{card["card"]: card["value"] for card in layer} for layer in seen["contents"]]
    if seen["laying"] or "bar none" in legal:
        return legal[-1]
    best, square = 0.0, ""
    for text in legal:
        if text.startswith("dig "):
            at = SQUARES.index(text[4:])
            layer = seen["squares"][at]["layer"] - 1
            points = []
            for turn in range(4):
                turned = {(k, _turn(q, turn)): card for (k, q), card in laid.items()}
                agrees = all(
                    turned.get((number, q), card) == card
                    for number, row in enumerate(seen["uncovered"], 1)
                    for q, card in enumerate(row)
                    if card is not None
                )
                if agrees and (layer, at) in turned:
                    points.append(value[layer - 1][turned[layer, at]])
            worth = sum(points) / len(points) if points else 0.0
            if worth > best:
                best, square = worth, text
    if square:
        return square
    return "stop" if "stop" in legal else legal[0]


def _turn(square: int, quarters: int) -> int:
    for _ in range(quarters):
        square = square % 4 * 4 + 3 - square // 4
    return square


def match(memory: str, reads: bool, seed: int) -> Table:
    """The reader on seat 2 against one who reads nothing."""
    rng = Random(seed)
    table = Table(GAME, 2, {"memory": memory}, chance=seeded(str(seed)))
    while table.actor >= 0:
        seat = table.actor
        heard = table.heard(seat) if reads and seat == 1 else []
        laying_now = view(table)["laying"]
        table.act(seat, rng.choice(table.legal_texts()) if laying_now else reader(table, heard))
    return table


@pytest.mark.rule("tutankhamun/80")
def test_who_reads_the_notes_gains_nothing() -> None:
    better = 0
    for seed in range(6):
        blind = match("none", False, seed).journal
        assert match("none", True, seed).journal == blind, "the notes changed what was played"
        closing = match("open", True, seed).journal.closing
        assert closing is not None
        better += closing.places == (2, 1)
    assert better >= 5, "where notes are open, reading them wins"
