"""A learned player is a bot like any other."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import kit
from ostraka import bots, rl
from ostraka.core.chance import seeded
from ostraka.core.play import Bot, Game
from ostraka.core.table import Table
from ostraka.rl.coding import Observation


def last_legal(seen: Observation) -> int:
    """A policy that has learned little."""
    return int(np.flatnonzero(seen["action_mask"])[-1])


@pytest.mark.parametrize("game", kit.GAMES, ids=[game.key for game in kit.GAMES])
def test_it_sits_at_any_table(game: Game) -> None:
    seats = game.seats[0]
    coding = rl.Coding(game, seats)
    players: list[Bot] = [bots.make("random", game, Random(seat)) for seat in range(seats)]
    players[0] = rl.PolicyBot(coding, last_legal)
    table = Table(game, seats, chance=seeded("bot"))
    while table.actor >= 0:
        chosen = table.ask(players[table.actor], 1.0)
        if table.actor == 0:
            assert chosen == max(table.legal())
        table.act(table.actor, chosen)
    assert table.journal.closing is not None


def test_an_environment_asks_bots_for_the_agent_whose_turn_it_is() -> None:
    env = rl.env("tomb_raiders", 3)
    env.reset(seed=3)
    shown: list[Observation] = []

    def remember(seen: Observation) -> int:
        shown.append(seen)
        return last_legal(seen)

    for _ in range(5):
        seen = env.observe(env.agent_selection)
        action = env.ask(rl.PolicyBot(env.coding, remember), 1.0)
        assert action == last_legal(seen)
        assert np.array_equal(shown[-1]["observation"], seen["observation"])
        env.step(action)
    blind = bots.make("random", env.game, Random(1))
    assert env.observe(env.agent_selection)["action_mask"][env.ask(blind, 1.0)] == 1
