"""What the scene tells agrees with the rules, and secrets stay where they are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

import kit
from games.tomb_raiders.position import GAME, begun, holding, laid, learned, lying, owning
from ostraka.core.chance import seeded
from ostraka.core.play import WATCHER, Note
from ostraka.core.table import Table
from ostraka.games.tomb_raiders.rules.view import TombView
from ostraka.games.tomb_raiders.ui import scene
from ostraka.games.tomb_raiders.ui.text.reading import (
    PLACES,
    cards_due,
    follower,
    knowledge,
    points,
    weeks_spent,
    won_by,
)
from ostraka.ui.scene import Look

PRIVATE = "for your eyes only"


def steps(seats: int, options: dict[str, str]) -> Iterator[tuple[Look, str, Table, list[Note]]]:
    """A random game: what the acting seat saw, what it said, and the table with what was told."""
    rng = Random(f"scene/{seats}/{options}")
    table = Table(GAME, seats, options, chance=seeded(f"scene {seats}"))
    while table.actor >= 0:
        look, told = kit.look(table, table.actor), len(table.notes)
        say = rng.choice(table.legal_texts())
        table.act(table.actor, say)
        yield look, say, table, table.notes[told:]


some_options = pytest.mark.parametrize(
    "options", kit.every_option(GAME)[::5], ids=lambda options: "-".join(options.values())
)


def drawn(table: Table, seat: int) -> str:
    return str(scene.board(kit.look(table, seat)))


# --- What is told comes true ------------------------------------------------------------------


@some_options
def test_weeks_and_who_moves_next_are_told_as_they_will_be(options: dict[str, str]) -> None:
    for look, say, table, _ in steps(3, options):
        view, weeks = cast(TombView, look.view), weeks_spent(look, say)
        after = cast(TombView, table.view(look.seat))
        if weeks and after["task"] == "act":
            week = view["players"][look.seat]["week"] + weeks
            assert after["players"][look.seat]["week"] == week, say
            assert after["turn"] == follower(view, look.seat, weeks), say


@some_options
def test_knowledge_and_cards_are_told_as_they_will_be(options: dict[str, str]) -> None:
    for look, say, _, told in steps(2, options):
        view = cast(TombView, look.view)
        for note in told:
            if note.kind == "dug":
                known = knowledge(view, look.seat, str(view["region"]), view["helpers"])
                assert known == note.details["knowledge"]
                weeks = int(say.split()[1])
                assert cards_due(view, known, weeks) == note.details["cards"]


def test_professors_are_told_before_they_are_won() -> None:
    won = 0
    for look, say, _, told in steps(4, kit.every_option(GAME)[0]):
        if not say.startswith("take"):
            continue
        view = cast(TombView, look.view)
        name = str(view["row"][int(say.split()[1]) - 1])
        named = [str(note.details["region"]) for note in told if note.kind == "professor"]
        if name.startswith(("expertise", "general")):
            assert sorted(named) == sorted(won_by(view, look.seat, name))
            won += len(named)
            tell = next(each for each in scene.tells(look) if each.say == say)
            assert str(tell.brings).count("professor +5") == len(named)
    assert won


@some_options
def test_points_add_up(options: dict[str, str]) -> None:
    for _, _, table, _ in steps(2, options):
        view = cast(TombView, table.view(WATCHER))
        for seat, each in enumerate(view["players"]):
            assert sum(points(view, seat).values()) == each["points"]


def test_the_ledger_names_every_point() -> None:
    table = kit.played(GAME, 3, {}, "ledger")
    entries = scene.ledger(kit.look(table, WATCHER))
    parts, total = entries[:-1], entries[-1]
    for seat in range(3):
        counted = sum(int(entry.values[seat].replace("−", "-")) for entry in parts)
        assert counted == int(total.values[seat])
    assert len(PLACES) == 5


# --- What is asked ----------------------------------------------------------------------------


def test_a_site_says_why_one_cannot_dig_there() -> None:
    table = laid(begun(), egypt=3)
    board = drawn(table, 0)
    assert "needs a book on this region" in board
    assert "nothing lies here yet" in board
    board = drawn(learned(table, egypt=1), 0)
    assert 'id="dig-egypt" type="button" data-say="dig egypt"' in board


def test_a_dig_is_planned_before_one_pair_of_eyes() -> None:
    table = learned(laid(begun(3), egypt=8), egypt=3)
    table.act(0, "dig egypt")
    assert 'id="planner"' in drawn(table, 0)
    assert 'data-say="permit general"' in drawn(table, 0)
    table.act(0, "permit general")
    assert 'data-say="weeks 12"' in drawn(table, 0)
    assert 'data-for="weeks 5"' in drawn(table, 0), "where it leads is shown before it is said"
    for seat in (1, WATCHER):
        look = kit.look(table, seat)
        assert "planner" not in drawn(table, seat)
        assert scene.question(look).title.endswith("plans a dig in Egypt")


def test_cards_come_to_light_one_by_one() -> None:
    table = learned(lying(begun(), "egypt-4a", "egypt-rubble-a", "egypt-1a"), egypt=5)
    table.act(0, "dig egypt")
    table.act(0, "weeks 4")
    table.say("draw egypt-4a")
    board = drawn(table, 1)
    assert 'class="haul"' in board and board.count("#tr-back-egypt") == 1
    assert "1 of 2 cards. Points: 4, rubble: 0" in board
    table.say("draw egypt-rubble-a")
    board = drawn(table, 1)
    assert 'class="haul done"' in board and "2 of 2 cards. Points: 4, rubble: 1" in board
    assert "rubble lies here: 1" in board


def test_gifts_are_weighed_against_what_the_museum_brings() -> None:
    finds = ("egypt-1a", "egypt-1b", "egypt-5a")
    table = owning(begun(row=("museum-1", "congress", "congress", "congress", "general-1")), *finds)
    table.act(0, "museum 1")
    assert "+5 points from the museum, 0 for what you gave so far: +5 in all" in drawn(table, 0)
    table.act(0, "give egypt 5")
    assert "−5 for what you gave so far: 0 in all" in drawn(table, 0)
    table.undo(0)
    assert "0 for what you gave so far: +5 in all" in drawn(table, 0)


# --- Secrets ----------------------------------------------------------------------------------


def test_only_the_scientist_sees_the_pile() -> None:
    table = holding(lying(begun(), "crete-5a", "crete-2b"), "scientist")
    table.act(0, "scientist crete")
    table.say("see crete-2b", "see crete-5a")
    mine = drawn(table, 0)
    assert PRIVATE in mine and "#tr-find-crete-5" in mine
    for seat in (1, WATCHER):
        assert PRIVATE not in drawn(table, seat) and "#tr-find-crete-5" not in drawn(table, seat)


def test_the_crate_opens_by_itself_until_its_owner_acts() -> None:
    table = holding(lying(begun(), "crete-5a"), "scientist")
    table.act(0, "scientist crete")
    table.say("see crete-5a")
    assert '<details class="crate" id="crate-crete-' in drawn(table, 0)
    assert 'open=""><summary>' in drawn(table, 0)
    table.act(1, "take 4")
    table.say("turn up congress", "green next")
    table.act(0, "take 4")
    assert "crate-crete-" in drawn(table, 0) and 'open=""><summary>' not in drawn(table, 0)


def test_hands_are_hidden_from_all_others() -> None:
    table = holding(begun(), "thief-crete", "assistant")
    assert "#tr-thief-crete" in drawn(table, 0)
    for seat in (1, WATCHER):
        assert "#tr-thief-crete" not in drawn(table, seat)
    assert drawn(table, WATCHER).count("#tr-back-green") == 2
