"""Measure in rounds, and report the medians."""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from statistics import median
from typing import TypedDict

from ostraka.bench.engine import Case, Rate, costs, driven, self_play
from ostraka.bench.peers import Peer
from ostraka.core import play

Job = Callable[[Random], None]

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
    """Measure all cases and all peers in turn, round by round, so that a busy moment of the machine
    affects them equally."""
    gc.collect()
    gc.freeze()  # garbage collection skips the modules that others have loaded
    rates: list[list[Rate]] = [[] for _ in todo]
    from_outside: list[list[Rate]] = [[] for _ in todo]
    found: list[list[dict[str, float]]] = [[] for _ in todo]
    others: dict[str, list[Rate]] = {name: [] for name in peers}

    def measure_case(at: int, rng: Random) -> None:
        found[at].append(costs(todo[at], seconds, rng))
        rates[at].append(self_play(todo[at], seconds, rng))
        from_outside[at].append(driven(todo[at], seconds, rng))

    def measure_peer(name: str, rng: Random) -> None:
        others[name].append(peers[name](seconds, rng))

    jobs = interleaved(
        [partial(measure_case, at) for at in range(len(todo))],
        [partial(measure_peer, name) for name in peers],
    )
    for number in range(rounds):
        rng = Random(number)
        for job in jobs:
            job(rng)
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


def interleaved(ours: Sequence[Job], theirs: Sequence[Job]) -> list[Job]:
    """Merge both lists in order, the shorter one spread evenly over the longer."""
    places = [(at / len(jobs), job) for jobs in (ours, theirs) for at, job in enumerate(jobs)]
    return [job for _, job in sorted(places, key=lambda place: place[0])]


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
