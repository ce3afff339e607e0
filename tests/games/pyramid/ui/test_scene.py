"""What the scene of the Pyramid of Horus shows and tells at the moments that matter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import cast

import pytest

import golden
import kit
from games.pyramid.position import GAME, at, person
from ostraka.core.journal import parse
from ostraka.core.play import OVER, WATCHER, places
from ostraka.core.table import Table, replay
from ostraka.games.pyramid.knowledge.odds import way_out
from ostraka.games.pyramid.rules.board import NEIGHBOURS, SPACES
from ostraka.games.pyramid.rules.notation import FIND, NOTATION
from ostraka.games.pyramid.rules.position import Pyramid
from ostraka.games.pyramid.rules.scoring import treasure_of
from ostraka.games.pyramid.ui import scene
from ostraka.games.pyramid.ui.pieces import seen
from ostraka.games.pyramid.ui.text.choices import TELLS
from ostraka.games.pyramid.ui.text.purse import purse
from ostraka.games.pyramid.ui.text.reach import (
    AT_LEAST,
    next_visit,
    out_in,
    place_of,
    reach,
    routes,
    strides,
)
from ostraka.ui.scene import Final

JOURNALS = {file.stem: file for file in golden.files(GAME)}


def told(name: str, ply: int) -> Table:
    """A golden game after so many steps."""
    return replay(GAME, parse(JOURNALS[name].read_text("utf-8")).until(ply))


def positions(name: str) -> Iterator[Table]:
    """Every position of a golden game in which a player decides, and the last one."""
    journal = parse(JOURNALS[name].read_text("utf-8"))
    for ply in range(len(journal.steps) + 1):
        table = replay(GAME, journal.until(ply))
        if table.actor >= 0 or table.actor == OVER:
            yield table


def body(table: Table, seat: int, odds: bool = True) -> str:
    look = kit.look(table, seat, odds=odds)
    return str(scene.board(look)) + "".join(str(panel.body) for panel in scene.panels(look))


def panel(table: Table, seat: int, key: str) -> str:
    found = [one for one in scene.panels(kit.look(table, seat)) if key in one.key.split()]
    return f"{found[0].title} {found[0].aside} {found[0].body}" if found else ""


def tell(table: Table, say: str) -> str:
    found = next(one for one in scene.tells(kit.look(table, table.actor)) if one.say == say)
    return f"{found.label}: {found.brings}"


def test_every_kind_of_choice_is_told() -> None:
    said = {NOTATION.text(action).partition(" ")[0] for action in range(FIND)}
    assert set(TELLS) == said


@pytest.mark.parametrize("name", ["idols-and-graves", "secret-abilities"])
def test_every_choice_of_games_with_all_abilities_has_its_place(name: str) -> None:
    for table in positions(name):
        if table.actor >= 0:
            look = kit.look(table, table.actor)
            targets = set(re.findall(r' data-say="([^"]*)"', body(table, table.actor)))
            tells = scene.tells(look)
            assert [one.say for one in tells] == list(look.legal)
            assert targets == {one.say for one in tells if one.on_board}


# --- What is told -----------------------------------------------------------------------------


def test_a_lock_shows_what_is_missing_and_the_chance_to_open_it() -> None:
    table = told("idols-and-graves", 90)
    shown = panel(table, table.actor, "lock")
    assert shown.count("missing") == 1 and shown.count("lock-") == 5
    assert "to open" in tell(table, "throw")
    assert "to open" not in str(scene.tells(kit.look(table, table.actor, odds=False)))
    assert panel(table, table.actor, "chances").startswith("The chances Missing:")


def test_a_player_who_must_jump_sees_where_to_and_the_others_that_they_wait() -> None:
    table = told("turned-and-sealed", 177)
    asked = table.actor
    assert "moment danger" in str([one.key for one in scene.panels(kit.look(table, asked))])
    for say in table.legal_texts():
        assert body(table, asked).count(f'data-say="{say}"') == 2, "on the plan and on the pad"
    waiting = panel(table, 1 - asked, "others")
    assert "the table waits" in waiting and "data-say" not in waiting
    assert 'viewBox="0 0 858 1254"' in body(table, 1 - asked), "only the one who jumps comes near"
    assert 'viewBox="0 0 858 1254"' not in body(table, asked)


def test_the_seer_alone_sees_where_the_next_block_would_fall() -> None:
    table = told("two-seats", 185)
    seer = table.actor
    number = seen(kit.look(table, seer))["omen"]["aside"]
    assert number is not None
    assert f"Block {number} would fall on {SPACES[number - 1]}" in panel(table, seer, "moment")
    assert 'id="omen-aside"' in body(table, seer)
    for other in (1 - seer, WATCHER):
        assert 'id="omen-aside"' not in body(table, other)
        assert "would fall" not in panel(table, other, "moment")


def test_what_rivals_hold_is_shown_by_its_back() -> None:
    table = told("idols-and-graves", 170)
    owner = table.actor
    assert "face down" in panel(table, WATCHER, "pack")
    assert "face down" not in panel(table, owner, "pack")
    for eyes in (owner, WATCHER):  # the owner has a chest that is not opened yet
        assert scene.standing(kit.look(table, eyes), owner).points.startswith("≈")
    assert scene.standing(kit.look(table, owner, odds=False), owner).points.endswith("+")
    assert scene.standing(kit.look(table, WATCHER, odds=False), owner).points == "?"


@pytest.mark.parametrize("name", sorted(JOURNALS))
def test_the_result_counts_what_the_rules_count(name: str) -> None:
    *_, table = positions(name)
    scores = table.state.scores()
    for seat in (0, WATCHER):
        look = kit.look(table, seat)
        *parts, total = scene.ledger(look)
        assert total.total and total.values == tuple(str(score[0]) for score in scores)
        for number, points in enumerate(total.values):
            assert sum(int(one.values[number]) for one in parts) == int(points)
        title = scene.question(look).title
        best = [look.names[at] for at, place in enumerate(places(scores)) if place == 1]
        assert title == "Nobody wins" if not any(out for _, out, _ in scores) else best[0] in title


# --- What is counted --------------------------------------------------------------------------


def test_far_spaces_show_the_shortest_way_and_point_at_its_first_step() -> None:
    shown = 0
    for table in positions("four-seats"):
        look = kit.look(table, max(table.actor, 0))
        far = re.findall(
            r'id="far-(\w+)".*?data-point="move (\w+)" aria-label="(.*?)"', body(table, look.seat)
        )
        if not far:
            continue
        start = str(place_of(seen(look), table.actor))
        left = seen(look)["players"][table.actor]["actions"]
        costs = reach(seen(look), start, left)
        ways = routes(seen(look), start, left)
        for space, first, label in far:
            way = [start, *ways[space]]
            assert all(SPACES.index(b) in NEIGHBOURS[SPACES.index(a)] for a, b in pairwise(way))
            assert (way[1], way[-1], len(way) - 1) == (first, space, costs[space])
            assert label == f"{space}: {costs[space]} steps, first to {first}"
            assert f"move {first}" in look.legal
        shown += len(far)
    assert shown > 100


def test_the_way_out_is_at_most_as_long_as_the_one_around_mummies() -> None:
    for table in positions("idols-and-graves"):
        view = seen(kit.look(table, WATCHER))
        for seat, player in enumerate(view["players"]):
            if player["space"]:
                way = way_out(view, seat)
                assert way is not None
                length = out_in(view, player["space"])
                assert length is not None and length <= way["length"]


def test_mummies_walk_as_they_were_shown_to() -> None:
    """Each note of a walk names the spaces that the plan showed before it."""
    checked = 0
    for name in ("idols-and-graves", "two-seats"):
        journal = parse(JOURNALS[name].read_text("utf-8"))
        for ply in range(len(journal.steps)):
            before = replay(GAME, journal.until(ply))
            view = seen(kit.look(before, WATCHER))
            if view["task"] != "walk":
                continue
            after = replay(GAME, journal.until(ply + 1))
            note = next(one for one in reversed(after.notes) if one.kind == "walked")
            for way in filter(None, str(note.details["ways"]).split(", ")):
                mummy, *spaces = way.split()
                shown = next(one for one in view["mummies"] if one["mummy"] == mummy)
                assert [one.space for one in strides(shown)][: len(spaces)] == spaces
                checked += 1
    assert checked > 10


def test_a_mummy_comes_by_as_often_as_the_dice_say() -> None:
    table = told("four-seats", 20)
    view = seen(kit.look(table, WATCHER))
    visit = next_visit(view, strides(view["mummies"][0])[2].space)
    assert visit is not None and visit.chance == AT_LEAST[visit.steps]
    assert AT_LEAST[0] == 1 and AT_LEAST[5] == 1 / 32 and AT_LEAST[4] == 6 / 32


def test_a_purse_is_worth_what_its_owner_would_score() -> None:
    rng = Random(3)
    for table in positions("idols-and-graves"):
        for seat in range(table.seats):
            view = seen(kit.look(table, seat))
            if rng.random() < 0.2 and view["players"][seat]["fate"] == "inside":
                found = purse(view, seat)
                state = cast(Pyramid, table.state)
                assert found.total - found.chests == treasure_of(state, seat)


def final(table: Table, say: str) -> Final | None:
    return next(one.final for one in scene.tells(kit.look(table, table.actor)) if one.say == say)


def test_leaving_says_what_one_ends_with_and_what_is_left_behind() -> None:
    found = final(
        at(
            person("gore", "c1", "horus idol, sand 2, crowbar", 3),
            person("sarti", "d5", "water 2"),
            person("watanabe", "trapped"),
        ),
        "leave",
    )
    assert found is not None and found.stay == "Stay inside"
    assert found.go.startswith("Leave with ") and found.go.endswith(" points")
    said = {loss.title: loss.more for loss in found.losses}
    points = found.go.removeprefix("Leave with ")
    assert "Seat 3 did not get out." in said[f"You end with {points}"]
    assert "Seat 2 has" in said[f"You end with {points}"]
    assert "2 actions are lost" in said
    assert said["Your equipment is not used"] == "Crowbar"
    assert found.losses[0].tone == "keep"


def test_leaving_with_nothing_as_the_last_one_ends_the_game() -> None:
    found = final(at(person("gore", "c1", "", 1), person("sarti", "out", "sand 2")), "leave")
    assert found is not None and found.go == "Leave with nothing"
    first = found.losses[0]
    assert first.title == "You bring out no treasure" and first.tone == "danger"
    assert first.more.endswith("Nobody else is inside: the game ends.")


def test_a_touch_that_would_be_the_last_is_asked_about() -> None:
    people = person("gore", "a9", "12 mummy", 3), person("sarti", "d5")
    table = at(*people)
    assert table.legal_texts().count("move a8") == 1
    found = final(table, "move a8")
    assert found is not None and found.title == "Turn into a mummy?"
    assert final(table, "move a10") is None
    table.say("move a8")
    assert seen(kit.look(table, 0))["players"][0]["fate"] == "mummy"
    useful = at(person("gore", "a9", "11 mummy, crowbar", 3), people[1])
    assert final(useful, "move a8") is None, "the crowbar can still be thrown away"
