"""`ostraka simulate` and `ostraka ladder`: results that are kept, stopped and gone on with."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import sys
from contextlib import closing
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from kit import Run
from ostraka import game
from ostraka.arena.match import play
from ostraka.arena.plan import simulation
from ostraka.cli.ledger import Ledger
from ostraka.cli.standings import wins
from ostraka.core.table import settle

SHUFFLED = ["tutankhamun", "-o", "laying=shuffled"]
LADDER = ["ladder", *SHUFFLED, "--bots", "random,student"]
QUICK = ["simulate", *SHUFFLED, "--bots", "random,random"]
SMALL = [*QUICK, "--games", "20", "--json"]


def found(run: Run, *arguments: object) -> dict[str, Any]:
    """What a program is told, but for how long it took."""
    code, said, _ = run(*SMALL, *arguments)
    assert code == 0
    summary = json.loads(said)
    assert isinstance(summary, dict)
    del summary["seconds"], summary["decisions_per_second"]
    return summary


def lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def test_a_ladder_gives_the_documented_fields(run: Run) -> None:
    code, said, _ = run(*LADDER, "--seats", "2,3", "--games", 2, "--jobs", 1, "--json")
    summary = json.loads(said)
    assert code == 0 and list(summary) == [
        "game", "rules", "version", "options", "games", "decisions", "seconds",
        "decisions_per_second", "pairs", "ratings",
    ]  # fmt: skip
    assert [(pair["seats"], pair["games"]) for pair in summary["pairs"]] == [(2, 2), (3, 2)]
    pair = summary["pairs"][0]
    assert list(pair) == [
        "seats", "games", "nobody", "players", "share", "share_ci95", "endings",
    ]  # fmt: skip
    assert [player["bot"] for player in pair["players"]] == ["random", "student"]
    assert sum(player["wins"] for player in pair["players"]) == 2
    assert list(summary["ratings"][1]) == ["bot", "rating", "ci95"]
    assert summary["ratings"][0] == {"bot": "random", "rating": 0, "ci95": [0, 0]}


def test_a_ladder_for_people(run: Run) -> None:
    code, said, _ = run(*LADDER, "--games", 2, "--jobs", 1)
    assert code == 0 and "Toutankhamon, 2 seats" in said and "Ratings" in said
    assert [line.split()[:3] for line in said.splitlines()[3:4]] == [["student", "random", "2"]]


def test_the_same_results_whatever_the_jobs_and_the_stops(run: Run, tmp_path: Path) -> None:
    """Stopped after any line, in the middle of any line, and finished on other processes."""
    file = tmp_path / "deep" / "arena.results"
    whole = found(run, "--jobs", 1, "--resume", file)
    kept = file.read_bytes()
    assert len(lines(file)) == 1 + 20
    assert found(run, "--jobs", 2) == whole
    assert found(run, "--resume", file) == whole, "nothing is left to play"
    assert file.read_bytes() == kept
    for cut in (len(kept) - 1, len(kept) // 2, kept.index(b"\n") + 1):
        file.write_bytes(kept[:cut])
        assert found(run, "--jobs", 2 if cut % 2 else 1, "--resume", file) == whole
        assert sorted(lines(file)) == sorted(kept.decode().splitlines())


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (["--seed", 2], "not the same series"),
        (["--games", 12], "not the same series"),
        (["-o", "cards=rising"], "not the same options"),
        (["--bots", "random,random,random"], "not the same series"),
    ],
)
def test_the_results_of_other_games_are_refused(
    run: Run, tmp_path: Path, change: list[object], says: str
) -> None:
    file = tmp_path / "arena.results"
    found(run, "--jobs", 1, "--resume", file)
    kept = file.read_bytes()
    code, said, complaint = run(*SMALL, "--resume", file, *change)
    assert code == 2 and not said and says in complaint and complaint.count("\n") == 1
    assert file.read_bytes() == kept


def test_results_of_another_version_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.results"
    found(run, "--jobs", 1, "--resume", file)
    text = file.read_text("utf-8")
    file.write_text(text.replace('"version": "', '"version": "9', 1), "utf-8")
    assert "not the same version" in run(*SMALL, "--resume", file)[2]


def test_a_file_in_use_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.results"
    whole = found(run, "--jobs", 1, "--resume", file)
    kept = file.read_bytes()
    options = settle(game("tutankhamun"), {"laying": "shuffled"})
    plan = simulation(game("tutankhamun"), options, ["random", "random"], 20, "1")
    with closing(Ledger(file, plan)):
        code, _, complaint = run(*SMALL, "--resume", file)
    assert code == 2 and complaint == f"{file} is in use by another run.\n"
    assert file.read_bytes() == kept
    assert found(run, "--resume", file) == whole


@pytest.mark.parametrize("strange", ["\x89PNG", "\x89PNG\n", "{}\n", "[1]\n"])
def test_a_foreign_file_is_left_alone(run: Run, tmp_path: Path, strange: str) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(strange.encode("latin-1"))
    code, _, complaint = run(*SMALL, "--resume", file)
    assert code == 2 and complaint == f"{file} holds no results.\n"
    assert file.read_bytes() == strange.encode("latin-1")


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"number": 99}', "7"])
def test_a_damaged_line_is_named(run: Run, tmp_path: Path, line: str) -> None:
    file = tmp_path / "arena.results"
    found(run, "--jobs", 1, "--resume", file)
    text = lines(file)
    file.write_text("\n".join([*text[:3], line, *text[4:], ""]), "utf-8")
    code, _, complaint = run(*SMALL, "--resume", file)
    assert code == 2 and complaint == f"{file}, line 4: this is no result.\n"


def test_what_was_played_before_a_failure_is_kept(run: Run, tmp_path: Path) -> None:
    """The third journal cannot be written, and no file was asked for."""
    (tmp_path / "tutankhamun-00002.journal").mkdir()
    code, said, complaint = run(*SMALL, "--jobs", 1, "--journals", tmp_path)
    assert code == 2 and json.loads(said)["games"] == 2
    sentence, advice = complaint.splitlines()
    assert "cannot be written" in sentence
    assert advice.startswith("2 of 20 games are kept; go on with: ostraka simulate tutankhamun ")
    (file,) = (tmp_path / "data" / "ostraka").iterdir()
    assert advice.endswith(f"--resume {file}") and len(lines(file)) == 3
    assert found(run, "--jobs", 1, "--resume", file) == found(run, "--jobs", 1)


def begun(file: Path) -> tuple[Popen[bytes], int, bytes]:
    """A long run on two processes, in a terminal whose bar moves already: the program, the
    terminal and what it has shown."""
    terminal, inside = pty.openpty()
    many = ["--games", "100000", "--jobs", "2", "--resume", str(file)]
    program = Popen(
        [sys.executable, "-m", "ostraka", *QUICK, *many],
        stdout=PIPE,
        stderr=inside,
        start_new_session=True,
        # Tests in the background may have been started with SIGINT ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(inside)
    shown = b""
    while b"games/s" not in shown:
        shown += os.read(terminal, 4096)
    return program, terminal, shown


def test_ctrl_c_keeps_what_was_finished(tmp_path: Path) -> None:
    """All processes hear Ctrl-C, as in a terminal, and only one sentence is said."""
    file = tmp_path / "arena.results"
    program, terminal, shown = begun(file)
    os.killpg(program.pid, signal.SIGINT)
    said, _ = program.communicate()
    shown += _rest(terminal)
    assert program.returncode == 130
    assert "win rate" in said.decode() and "random" in said.decode()
    results = [json.loads(line) for line in lines(file)[1:]]
    kept = re.search(
        r"(\d+) of 100000 games are kept; go on with: ostraka simulate", shown.decode()
    )
    # The last line may have been written when there was no time left to count it.
    assert kept is not None and len(results) - int(kept[1]) in (0, 1)
    assert b"Traceback" not in shown and b"KeyboardInterrupt" not in shown
    plan = simulation(
        game("tutankhamun"), {"laying": "shuffled"}, ["random", "random"], 100000, "1"
    )
    one = results[0]
    again = play(next(match for match in plan.matches() if match.number == one["number"]))
    assert (one["points"], one["places"]) == (list(again.points), list(again.places))


def test_workers_die_with_the_program_that_they_work_for(tmp_path: Path) -> None:
    program, terminal, _ = begun(tmp_path / "arena.results")
    program.kill()
    program.communicate()  # ends when all who could write there are gone
    _rest(terminal)


def _rest(terminal: int) -> bytes:
    """What a terminal still shows when nobody writes there any more."""
    shown = b""
    try:
        while more := os.read(terminal, 4096):
            shown += more
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(terminal)
    return shown


def test_parts_of_wins_are_told_shortly() -> None:
    assert [wins(count) for count in (0, 3, 12.5, 1.3333)] == ["0", "3", "12.5", "1.3"]
