"""A real Dask cluster of two workers, on loopback, that the tests start and stop themselves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from distributed import LocalCluster

from ostraka import game
from ostraka.arena.cluster import Cluster
from ostraka.arena.match import Batch, Result
from ostraka.arena.plan import Plan, Series, ladder
from ostraka.arena.run import run
from ostraka.arena.workers import Processes
from ostraka.core.errors import OstrakaError

NO_MATTER = "127.0.0.1:0"
"""Where the cluster's own web page is: a free port, since two may be tested at the same time."""

GAME = game("tutankhamun")


def plan(games: int) -> Plan:
    """A small ladder, and that many games of random bots, because they are quick."""
    bots = ["random", "student"]
    small = ladder(GAME, {"laying": "shuffled"}, bots, "neighbours", [2, 3], 4, "1")
    quick = Series(("random", "random"), 4, games, "1")
    return replace(small, series=(*small.series, quick))


def silence(sentence: str) -> None:
    raise AssertionError(sentence)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=NO_MATTER,
    ) as cluster:
        yield cluster.scheduler_address


def by_number(results: Iterator[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)


def test_a_ladder_is_the_same_game_by_game_as_on_processes(address: str) -> None:
    todo = list(plan(100).matches())
    with closing(Cluster(address, silence)) as cluster:
        assert cluster.slots() == 2
        on_cluster = by_number(run(todo, cluster, silence, journals=True))
    on_processes = by_number(run(todo, Processes(2), silence, journals=True))
    assert len(on_cluster) == len(todo) == 108
    for one, other in zip(on_cluster, on_processes, strict=True):
        assert one == other, "the same result and the same journal, step by step"


def test_the_command_line_keeps_the_same_results_and_says_nothing_else(
    address: str, tmp_path: Path
) -> None:
    kept = []
    for where in (["--cluster", address], ["--jobs", "2"]):
        file = tmp_path / where[0]
        arguments = ["ladder", "tutankhamun", "--bots", "random,student", "--games", "6"]
        done = subprocess.run(
            [sys.executable, "-m", "ostraka", *arguments, *where, "--resume", str(file)],
            capture_output=True,
            check=True,
        )
        assert done.stderr == b"" and b"Ratings" in done.stdout
        kept.append(sorted(file.read_text("utf-8").splitlines()))
    assert kept[0] == kept[1] and len(kept[0]) == 1 + 6


def test_a_lost_worker_is_told_and_its_games_are_played_again(address: str) -> None:
    todo = list(plan(300).matches())
    told: list[str] = []
    with closing(Cluster(address, told.append)) as cluster:
        pids = cluster.client.run(os.getpid)
        coming = run(todo, cluster, silence)
        results = [next(coming)]
        os.kill(min(pids.values()), signal.SIGKILL)
        results += coming
    assert sorted(result.number for result in results) == list(range(len(todo)))
    assert len(told) == 1 and "was lost; its games are played again." in told[0]


def test_workers_of_another_edition_are_told_in_one_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    todo = list(plan(2).matches())
    monkeypatch.setattr(Batch.__init__, "__defaults__", ("9.9",))  # as a newer program would say
    with closing(Cluster(address, silence)) as cluster, pytest.raises(OstrakaError) as wrong:
        list(run(todo, cluster, silence))
    assert "A worker has Ostraka" in str(wrong.value) and "here is Ostraka 9.9" in str(wrong.value)
    monkeypatch.setattr("ostraka.arena.cluster.__version__", "9.9")
    with pytest.raises(OstrakaError, match=r"The workers at .* have Ostraka .*; here is 9\.9\."):
        Cluster(address, silence)


@pytest.mark.parametrize("nowhere", ["tcp://127.0.0.1:9", "nowhere", "udp://127.0.0.1:9"])
def test_a_cluster_that_is_not_there(nowhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostraka.arena.cluster.TIMEOUT", 1)
    with pytest.raises(OstrakaError, match="There is no cluster at"):
        Cluster(nowhere, silence)


def test_a_cluster_without_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostraka.arena.cluster.TIMEOUT", 1)
    with (
        LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=NO_MATTER) as empty,
        pytest.raises(OstrakaError, match="has no workers"),
    ):
        Cluster(empty.scheduler_address, silence)
