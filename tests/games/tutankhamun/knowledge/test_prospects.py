"""What search is told of a dig: the same exact odds that people read, in a faster form."""

from __future__ import annotations

from random import Random

import pytest

import kit
from games.tutankhamun.position import GAME
from ostraka.core.chance import seeded
from ostraka.core.play import CHANCE, OVER
from ostraka.core.table import Table
from ostraka.games.tutankhamun.knowledge.odds import odds
from ostraka.games.tutankhamun.knowledge.prospects import NO_DIG, RUIN, promises
from ostraka.games.tutankhamun.rules.box import SQUARES
from ostraka.games.tutankhamun.rules.chapters.digging import open_squares
from ostraka.games.tutankhamun.rules.position import Tray


def promised(tray: Tray) -> dict[str, float]:
    """What each square promises the player whose turn it is, on the terms of that turn."""
    money = tray.money[tray.turn]
    found = promises(tray, open_squares(tray), tray.stake, tray.aside, money)
    return {SQUARES[at]: coins for at, coins in enumerate(found) if coins != NO_DIG}


@pytest.mark.parametrize("number", range(10))
def test_every_promise_is_the_exact_mean_of_the_odds_and_the_fear_of_ruin(number: int) -> None:
    options = kit.every_option(GAME)
    table = Table(GAME, 2 + number % 5, options[number % len(options)], chance=seeded(f"{number}"))
    rng = Random(number)
    compared = 0
    while table.actor >= 0:
        known = odds(table.view(table.actor))
        if known and rng.random() < 0.2:
            exact = {name: hint["coins"] - RUIN * hint["ruin"] for name, hint in known.items()}
            drawn = GAME.determinize(table.view(table.actor))(rng)
            for state in (table.state, drawn):
                assert isinstance(state, Tray)
                assert promised(state) == pytest.approx(exact)
            compared += 1
        digs = [action for action in table.legal() if GAME.notation.text(action)[:3] == "dig"]
        table.act(table.actor, rng.choice(digs if digs and rng.random() < 0.9 else table.legal()))
    assert compared > 3


def test_a_position_played_on_knows_what_came_to_light_in_it() -> None:
    table = Table(GAME, 2, {}, chance=seeded("played on"))
    rng = Random(1)
    while not odds(table.view(0)):
        table.act(table.actor, rng.choice(table.legal()))
    state = GAME.determinize(table.view(table.actor))(rng)
    for _ in range(150):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        known = odds(state.view(state.actor()))
        exact = {name: hint["coins"] - RUIN * hint["ruin"] for name, hint in known.items()}
        assert isinstance(state, Tray)
        assert promised(state) == pytest.approx(exact)
        GAME.habit(state, state.legal())
        state.apply(rng.choice(state.legal()))
