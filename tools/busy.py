"""Runs the tests beside busy loops, to find those that only pass on an idle machine.

    python tools/busy.py [--rounds 3]                        # all of `make test`
    python tools/busy.py [--rounds 3] arguments of pytest    # some tests of the sources

Two endless loops for each core compete with the tests.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOOPS = 2 * (os.cpu_count() or 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Run the tests beside busy loops.")
    parser.add_argument("--rounds", type=int, default=3)
    asked, which = parser.parse_known_args()
    loops = [multiprocessing.Process(target=spin, daemon=True) for _ in range(LOOPS)]
    for loop in loops:
        loop.start()
    try:
        failed = [number for number in range(1, asked.rounds + 1) if not passes(number, which)]
    finally:
        for loop in loops:
            loop.terminate()
    sys.exit(f"Failed: {failed}" if failed else None)


def spin() -> None:
    while True:
        pass


def passes(number: int, which: list[str]) -> bool:
    print(f"Round {number}, beside {LOOPS} busy loops", flush=True)
    some = [".venv/bin/python", "-m", "pytest", "-q", "-n", "3", *which]
    command = some if which else ["make", "test"]
    return subprocess.run(command, cwd=ROOT).returncode == 0


if __name__ == "__main__":
    main()
