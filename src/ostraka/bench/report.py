"""Rounds of measuring, and what they add up to."""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import median
from typing import TypedDict

from ostraka.bench.engine import Case, Rate, costs, driven, self_play
from ostraka.bench.peers import Peer
from ostraka.core import play

BUILD = "interpreted" if str(play.__file__).endswith(".py") else "compiled"


class Speed(TypedDict):
    """Random self-play: the median of all rounds, and the slowest and fastest of them."""

    decisions_per_second: float
    spread: list[float]
    games_per_second: float


class CaseReport(Speed):
    """One of our games. `driven_per_second` are the decisions of a loop in plain Python, `late` is
    what a step costs in the last fifth of a game where 1 is a step in its first fifth, and the
    others are microseconds."""

    build: str
    game: str
    seats: int
    options: dict[str, str]
    driven_per_second: float
    clone: float
    view: float
    determinize: float
    draw: float
    iterations_per_second: float
    late: float


class PeerReport(Speed):
    """A game of somebody else."""

    peer: str


class Report(TypedDict):
    """What `bench --json` prints."""

    python: str
    machine: str
    seconds: float
    rounds: int
    games: list[CaseReport]
    peers: list[PeerReport]


def measure(
    todo: Sequence[Case],
    peers: Mapping[str, Peer],
    seconds: float,
    rounds: int,
    done: Callable[[], None],
) -> Report:
    """All cases and all peers one after another, round by round, so that a busy moment of the
    machine hits them alike."""
    gc.collect()
    gc.freeze()  # nobody pays for the modules that others have loaded
    rates: list[list[Rate]] = [[] for _ in todo]
    from_outside: list[list[Rate]] = [[] for _ in todo]
    found: list[list[dict[str, float]]] = [[] for _ in todo]
    others: dict[str, list[Rate]] = {name: [] for name in peers}
    for number in range(rounds):
        rng = Random(number)
        for at, case in enumerate(todo):
            found[at].append(costs(case, seconds, rng))
            rates[at].append(self_play(case, seconds, rng))
            from_outside[at].append(driven(case, seconds, rng))
            done()
        for name, peer in peers.items():
            others[name].append(peer(seconds, rng))
            done()
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "rounds": rounds,
        "games": [
            case_report(*each) for each in zip(todo, rates, from_outside, found, strict=True)
        ],
        "peers": [{"peer": name, **speed(others[name])} for name in peers],
    }


def case_report(
    case: Case, rates: list[Rate], from_outside: list[Rate], found: list[dict[str, float]]
) -> CaseReport:
    def cost(name: str) -> float:
        return round(median(each[name] for each in found), 3)

    return {
        "build": BUILD,
        "game": case.game,
        "seats": case.seats,
        "options": case.options,
        **speed(rates),
        "driven_per_second": speed(from_outside)["decisions_per_second"],
        "clone": cost("clone"),
        "view": cost("view"),
        "determinize": cost("determinize"),
        "draw": cost("draw"),
        "iterations_per_second": cost("iterations_per_second"),
        "late": cost("late"),
    }


def speed(rates: list[Rate]) -> Speed:
    decisions = [rate.decisions / rate.seconds for rate in rates]
    return {
        "decisions_per_second": round(median(decisions)),
        "spread": [round(min(decisions)), round(max(decisions))],
        "games_per_second": round(median(rate.games / rate.seconds for rate in rates), 1),
    }
