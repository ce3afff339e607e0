"""`ostraka bench` measures every game; how fast they are is no matter for a test."""

from __future__ import annotations

import json

import pytest

from kit import Run
from ostraka import games
from ostraka.bench import peers
from ostraka.bench.engine import Rate, cases
from ostraka.bench.report import BUILD, speed

QUICK = ["--no-peers", "--rounds", "1", "--seconds", "0.001"]


def test_every_game_is_measured_in_every_build_that_there_is(run: Run) -> None:
    code, said, _ = run("bench", *QUICK, "--json")
    assert code == 0
    report = json.loads(said)
    assert list(report) == ["python", "machine", "seconds", "rounds", "games", "peers"]
    builds = ["compiled", "interpreted"] if BUILD == "compiled" else ["interpreted"]
    measured = [(case["build"], case["game"], case["seats"]) for case in report["games"]]
    for build in builds:
        for key in games.known():
            seats = games.game(key).seats
            assert (build, key, seats[0]) in measured and (build, key, seats[-1]) in measured
    for case in report["games"]:
        assert list(case) == [
            "build", "game", "seats", "options", "decisions_per_second", "spread",
            "games_per_second", "driven_per_second", "clone", "view", "determinize", "draw",
            "iterations_per_second", "late",
        ]  # fmt: skip
        low, high = case["spread"]
        assert 0 < low <= case["decisions_per_second"] <= high
        assert all(case[cost] > 0 for cost in ("clone", "view", "determinize", "draw", "late"))


def test_every_value_of_every_option_is_a_case() -> None:
    for key in games.known():
        chosen = [case.options for case in cases([key]) if case.options]
        others = [
            {option.name: value}
            for option in games.game(key).options
            for value in option.values[1:]
        ]
        assert chosen == others


def test_people_get_a_table_and_the_bars(run: Run) -> None:
    code, said, _ = run("bench", *QUICK, "--game", "thebes")
    assert code == 0
    assert f"Ostraka, {BUILD}" in said and "thebes 2 figure_opens_dig=off" in said
    for bar in ("clone under 2 µs", "a professor answers within 2 s"):
        assert (bar in said) == (BUILD == "compiled")


def test_what_cannot_be_measured_is_said_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, complaint = run("bench", *QUICK, "--game", "chess")
    assert code == 2 and "chess" in complaint
    monkeypatch.setitem(peers.PACKAGES, "Nobody", "nobody_has_this")
    code, _, complaint = run("bench", "--peers")
    assert code == 2 and "Nobody" in complaint and "ostraka[bench]" in complaint


def test_the_median_counts_and_the_spread_is_kept() -> None:
    rates = [Rate(decisions, 10, 2.0) for decisions in (100, 900, 300)]
    assert speed(rates) == {
        "decisions_per_second": 150,
        "spread": [50, 450],
        "games_per_second": 5.0,
    }


def test_an_outcome_of_a_peer_is_drawn_by_its_probability() -> None:
    outcomes = [(4, 0.25), (7, 0.5), (9, 0.25)]
    assert [peers.drawn(outcomes, at) for at in (0.0, 0.2, 0.3, 0.7, 0.8, 1.0)] == [
        4,
        4,
        7,
        7,
        9,
        9,
    ]
