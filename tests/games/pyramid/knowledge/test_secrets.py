"""The contract again, from positions that random play from the start hardly ever reaches: loaded
adventurers among mummies and locks, satchels, peeks, a box that is half empty."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import kit
from contract import check_game, check_leaks
from games.pyramid.invariants import check
from games.pyramid.position import GAME, at, person
from ostraka.core.play import CHANCE, OVER, Game, Options, State, below
from ostraka.games.pyramid.rules.view import PlayerView

DOWN = (3, 9, 18, 23, 28, 30)
"""Blocks that lie already; every space can still be left."""


def corridor() -> list[PlayerView]:
    """At the locks, with everything that helps there; Wahab before a sarcophagus."""
    return [
        person("ardila", "a7", "crowbar, udjat, 2 scorpion, sand 2", 5),
        person("wahab", "a8", "udjat, satchel 1 [sand 3], water 4, snake"),
        person("gore", "b7", "antidote, necklace 1, scorpion"),
    ]


def loaded() -> list[PlayerView]:
    """Twelve cards and more wounds to come."""
    return [
        person("sarti", "a9", "9 mummy, scorpion, sand chest, sand 1", 5),
        person("rice", "c7", "10 mummy, satchel 2 [water 2; horus 5], crocodile"),
        person("rasputin", "a10", "12 block"),
        person("watanabe", "b6", "8 mummy, 2 scorpion, sand 3, thoth idol"),
    ]


def horus() -> list[PlayerView]:
    """Before the idol of Horus, with a look at the next block."""
    return [
        person("rasputin", "c10", "udjat, crowbar, horus 8", 5),
        person("sarti", "b9", "sand 1, sand chest"),
        person("chartier", "d10", "medikit, crocodile, block, water chest"),
        person("rice", "c6", "2 water 3, crocodile"),
        person("watanabe", "out", "sand 2, necklace 1"),
    ]


SETTINGS = {"corridor": corridor, "loaded": loaded, "horus": horus}
SEATS = {setting: len(people()) for setting, people in SETTINGS.items()}
every_setting = pytest.mark.parametrize("setting", SETTINGS)


def begin(setting: str, options: Options) -> State:
    people = SETTINGS[setting]()
    places = "a5 n, e10 e, f9 n" if setting == "corridor" else "a8 n, b10 w, f6 n"
    taken = any("horus" in str((player["cards"], player["packed"])) for player in people)
    graves = {"horus-4": "empty"} if taken else {}
    chosen: dict[str, Any] = {name: value for name, value in options.items() if name != "mummies"}
    return at(*people, blocks=DOWN, mummies=places, graves=graves, **chosen).state


def deep(setting: str) -> Game:
    """The game, but for its beginning."""

    def setup(seats: int, options: Options) -> State:
        return begin(setting, options)

    return replace(GAME, setup=setup)


@every_setting
def test_what_sounds_the_same_looks_the_same_deep_inside(setting: str) -> None:
    assert check_leaks(deep(setting), SEATS[setting], enough=400, seed=1) > 200


@every_setting
def test_every_position_deep_inside_keeps_the_contract(setting: str) -> None:
    for number in range(24):
        every = kit.every_option(GAME)
        options = every[number % len(every)]
        prefix = [below(Random(number + at), 10**6) for at in range(24)]
        check_game(deep(setting), SEATS[setting], options, number, prefix, check)


@every_setting
def test_games_deep_inside_end_and_lose_nothing(setting: str) -> None:
    rng = Random(3)
    every = kit.every_option(GAME)
    fates = set()
    for number in range(150):
        state = begin(setting, every[number % len(every)])
        steps = 0
        while (actor := state.actor()) != OVER:
            legal = [] if actor == CHANCE else state.legal()
            state.apply(legal[below(rng, len(legal))] if legal else state.sample(rng))
            steps += 1
            assert steps < 3000
            if steps % 7 == 0:
                check(state)
        check(state)
        fates.add(state.ending())
    assert len(fates) > 1
