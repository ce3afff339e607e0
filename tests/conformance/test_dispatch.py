"""The order in which sentences are declared decides nothing, nor what is declared between them."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

import kit
import reordered

KEYS = ("pyramid", "thebes")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_order_of_declaration_decides_nothing(key: str, seed: int) -> None:
    path = os.pathsep.join(str(kit.ROOT / folder) for folder in ("src", "tests", "tools"))
    done = subprocess.run(
        [sys.executable, reordered.__file__, key, str(seed)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == reordered.by_habit(key)


def test_blocks_are_shuffled_and_others_come_between() -> None:
    source = "N: Final = 2\nNOTATION: Final = Notation()\nA: Final = NOTATION.block('a')\n"
    moved = {reordered.reordered(source, Random(seed)) for seed in range(9)}
    assert len(moved) > 1
    assert all("'other" in each for each in moved)
