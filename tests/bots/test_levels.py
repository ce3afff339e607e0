"""The levels: the same in all games, reproducible, and shown nothing but a view."""

from __future__ import annotations

import json
from gc import get_referents
from math import inf
from random import Random

import pytest

import kit
from ostraka import bots
from ostraka.core.chance import seeded
from ostraka.core.errors import NoSuchBot
from ostraka.core.play import Action, Game, View
from ostraka.core.table import Table

every_game = pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])

PLAIN = (dict, list, str, int, float, bool, type(None))


class Nosy:
    """A bot that follows everything it is given as far as it leads."""

    blind = False

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.asked = 0

    def choose(self, view: View, legal: list[Action], clock: float) -> Action:
        self.asked += 1
        reached: list[object] = [view, legal, clock]
        for thing in reached:
            assert type(thing) in PLAIN, f"a bot can reach a {type(thing).__name__}"
            reached += get_referents(thing)
        assert json.loads(json.dumps(view)) == view
        return self.rng.choice(legal)


@every_game
def test_a_bot_can_reach_neither_position_nor_journal(game: Game) -> None:
    seats = game.seats[-1]
    table = Table(game, seats, chance=seeded("nosy"))
    nosy = Nosy("nosy")
    while table.actor >= 0:
        table.act(table.actor, table.ask(nosy, inf))
    assert nosy.asked > 20


@every_game
@pytest.mark.parametrize("name", ["random", "student", "greedy:1", "flat:1", "search:4"])
def test_every_way_of_thinking_plays_legally_and_can_be_repeated(game: Game, name: str) -> None:
    def play(seats: int) -> str:
        table = Table(game, seats, chance=seeded("again"))
        players = [bots.make(name, game, Random(f"again {seat}")) for seat in range(seats)]
        for _ in range(60):
            if table.actor < 0:
                break
            table.act(table.actor, table.ask(players[table.actor], inf))
        return table.journal.text()

    for seats in (game.seats[0], game.seats[-1]):
        assert play(seats) == play(seats)


def test_levels_have_the_same_names_everywhere() -> None:
    assert list(bots.LEVELS) == ["random", "student", "digger", "scholar", "professor"]
    bots.check([*bots.LEVELS, "greedy:5", "flat:20", "search:300"])


@pytest.mark.parametrize("name", ["genius", "search", "search:", "search:0", "search:²", "flat:-3"])
def test_no_other_names_are_taken(name: str) -> None:
    with pytest.raises(NoSuchBot, match="there is random, student"):
        bots.check([name])


@every_game
def test_a_student_beats_random(game: Game) -> None:
    """Nothing about strength is proved here; but a bot that plays to lose is found out."""
    won = 0.0
    for number in range(12):
        table = Table(game, 2, chance=seeded(f"strength {number // 2}"))
        seat = number % 2
        levels = ["student", "random"] if seat == 0 else ["random", "student"]
        players = [bots.make(level, game, Random(number)) for level in levels]
        while table.actor >= 0:
            table.act(table.actor, table.ask(players[table.actor], inf))
        closing = table.journal.closing
        assert closing is not None
        if closing.places[seat] == 1:
            won += 1 / closing.places.count(1)
    assert won > 6
