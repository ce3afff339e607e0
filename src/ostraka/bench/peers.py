"""Other engines, each driven from Python in the fastest way that it offers: ask for the legal
actions, choose one at random, apply it. Chance is not counted, nor are views made."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from ostraka.bench.engine import Rate

Peer = Callable[[float, Random], Rate]


def open_spiel(name: str, even: bool) -> Peer:
    """A game of OpenSpiel. Where all outcomes of chance are equally likely (`even`), asking for
    their list is a third faster than asking for it with probabilities."""
    game: Any = import_module("pyspiel").load_game(name)

    def play(seconds: float, rng: Random) -> Rate:
        random = rng.random
        decisions = played = 0
        started = process_time()
        while (spent := process_time() - started) < seconds or not played:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                elif not even:
                    state.apply_action(drawn(state.chance_outcomes(), random()))
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            played += 1
        return Rate(decisions, played, spent)

    return play


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def rlcard(name: str) -> Peer:
    """A game of RLCard without its environment, which would take twice as long and more."""
    game: Any = import_module(f"rlcard.games.{name}").Game()
    legal_actions = game.judge.get_legal_actions if name == "gin_rummy" else game.get_legal_actions

    def play(seconds: float, rng: Random) -> Rate:
        random = rng.random
        decisions = played = 0
        started = process_time()
        while (spent := process_time() - started) < seconds or not played:
            game.init_game()
            while not game.is_over():
                legal = legal_actions()
                game.step(legal[int(random() * len(legal))])
                decisions += 1
            played += 1
        return Rate(decisions, played, spent)

    return play


def catanatron() -> Peer:
    """Catanatron with four players, without its check that an action is legal."""
    package: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT

    def play(seconds: float, rng: Random) -> Rate:
        random = rng.random
        decisions = played = 0
        started = process_time()
        while (spent := process_time() - started) < seconds or not played:
            game = package.Game([package.RandomPlayer(color) for color in package.Color])
            while game.winning_color() is None and game.state.num_turns < limit:
                legal = game.state.playable_actions
                game.execute(legal[int(random() * len(legal))], validate_action=False)
                decisions += 1
            played += 1
        return Rate(decisions, played, spent)

    return play


PACKAGES = {"OpenSpiel": "pyspiel", "RLCard": "rlcard", "Catanatron": "catanatron"}
"""The engines, and what is imported of them."""

FASTEST = "OpenSpiel crazy_eights"
SLOWEST = "Catanatron"
PEERS: dict[str, Callable[[], Peer]] = {
    FASTEST: lambda: open_spiel("crazy_eights(players=4)", even=True),
    "OpenSpiel backgammon": lambda: open_spiel("backgammon", even=False),
    "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy", even=True),
    "RLCard gin-rummy": lambda: rlcard("gin_rummy"),
    "RLCard uno": lambda: rlcard("uno"),
    SLOWEST: catanatron,
}


def missing() -> list[str]:
    """The engines that are not installed."""
    return [name for name, module in PACKAGES.items() if find_spec(module) is None]


def installed() -> dict[str, Peer]:
    """The games of those that are."""
    absent = missing()
    return {name: make() for name, make in PEERS.items() if name.split()[0] not in absent}
