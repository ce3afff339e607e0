"""Every check and test, in lanes beside each other; ends with one line for each lane.

* check: style and types;
* sources: every test but those whole games in the browser, on the sources;
* compiled: the tests of what is compiled, and a whole game of each in the browser, as soon as it is
  compiled; where nothing can be compiled, those games on the sources.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL

import engine

ROOT = Path(__file__).resolve().parent.parent
WHOLE_GAMES = "tests/browser/games/test_whole_games.py"
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
COMPILED_TESTS = (
    *("tests/core", "tests/bots", "tests/games", "tests/conformance", WHOLE_GAMES),
    "tests/arena/test_run.py",  # positions and journals go from process to process
    # What people read and see is not compiled.
    *("--ignore", "tests/conformance/test_scenes.py"),
    *("--ignore", "tests/conformance/test_outline.py"),
    *("--ignore", "tests/conformance/test_terminal.py"),
    *("--ignore-glob", "tests/games/*/ui"),
)
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != NO_BYTECODE}
"""Tests start Python many times over, and it should not compile the same files each time."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal")
"""Three at once for two cores, because tests of servers and browsers often wait."""


@dataclass
class Lane:
    """One lane: what it found, and how long it took."""

    name: str
    run: Callable[[], tuple[bool, str]]
    passed: bool = False
    found: str = "did not finish"
    seconds: float = 0.0

    def go(self) -> None:
        started = time.monotonic()
        try:
            self.passed, self.found = self.run()
        finally:
            self.seconds = time.monotonic() - started


def main() -> None:
    # Before the tools: two pips at once would stumble over each other.
    if not engine.bring_compiler():
        sys.exit(1)  # the tools need the same packages
    tools = threading.Event()
    lanes = [
        Lane("check", lambda: (tools.wait(), check())[1]),
        Lane("sources", lambda: (tools.wait(), sources())[1]),
        Lane("compiled", lambda: compiled(tools)),
    ]
    threads = [threading.Thread(target=lane.go) for lane in lanes]
    for thread in threads:
        thread.start()
    set_up = subprocess.run(
        ["make", "--no-print-directory", "-j3", "services", "assets", ".venv/tools"], cwd=ROOT
    )
    if set_up.returncode:
        os._exit(set_up.returncode)  # the reason is on the screen; nothing can be tested
    # Write the bytecode of all tests once, before every worker of pytest would do so for itself.
    subprocess.run([*PYTEST[:3], "-q", "--collect-only"], cwd=ROOT, env=ENVIRONMENT, stdout=DEVNULL)
    tools.set()
    for thread in threads:
        thread.join()
    for lane in lanes:
        mark = "passed" if lane.passed else "FAILED"
        print(f"{lane.name:10} {mark}  {lane.found}, {lane.seconds:.0f} s")
    sys.exit(not all(lane.passed for lane in lanes))


def check() -> tuple[bool, str]:
    """Style and types."""
    done = command("check", ["make", "--no-print-directory", "check"])
    return done.returncode == 0, "style and types"


def sources() -> tuple[bool, str]:
    """Every test but the whole games, interpreted."""
    return tests("sources", "interpreted", "--ignore", WHOLE_GAMES)


def compiled(tools: threading.Event) -> tuple[bool, str]:
    """Compile, then the tests of what is compiled."""
    started = time.monotonic()
    built = engine.build()
    spent = time.monotonic() - started
    tools.wait()
    if not built:
        passed, found = tests("whole games", "interpreted", WHOLE_GAMES)
        return passed, f"{found} on the sources, because nothing could be compiled here"
    passed, found = tests("compiled", "compiled", *COMPILED_TESTS)
    return passed, f"{found} after {spent:.0f} s of compiling"


def tests(lane: str, build: str, *which: str) -> tuple[bool, str]:
    done = command(lane, [*PYTEST, *which], OSTRAKA_BUILD=build)
    last = re.findall(
        r"^(.*(?:passed|failed|error|skipped).*) in [\d.]+s", done.stdout, re.MULTILINE
    )
    return done.returncode == 0, last[-1] if last else "no test ran"


def command(lane: str, line: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run something, and show what it said in one piece when it is done."""
    done = subprocess.run(
        line,
        cwd=ROOT,
        env={**ENVIRONMENT, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    print(f"--- {lane}\n{done.stdout}", flush=True)
    return done


if __name__ == "__main__":
    main()
