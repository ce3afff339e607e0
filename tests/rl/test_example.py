"""The example learns, plays on the ladder, and is a bot like any other."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from random import Random

import pytest

import kit
from ostraka import bots
from ostraka.core.errors import OstrakaError
from ostraka.games import game

SMALL = ["--option", "laying=shuffled", "--games", "32", "--matches", "4"]


class Example:
    """Runs the example as from a command line."""

    def __init__(self, patch: pytest.MonkeyPatch, said: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.said = said

    def run(self, *arguments: str) -> tuple[str, str]:
        """What it says, and what it complains about."""
        self.patch.setattr(sys, "argv", ["train.py", *arguments])
        try:
            runpy.run_path(str(kit.ROOT / "examples" / "train.py"), run_name="__main__")
        except SystemExit as ended:
            assert ended.code == 2
        return self.said.readouterr()


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Example:
    return Example(monkeypatch, capfd)


def test_it_learns_and_plays_on_the_ladder(example: Example, tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    told, _ = example.run("tutankhamun", *SMALL, "--weights", str(weights))
    assert weights.exists()
    assert "train:learned" in told and "random" in told and "rating" in told


def test_the_learned_bot_complains_about_weights_that_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(kit.ROOT / "examples")
    weights = tmp_path / "weights.npz"
    monkeypatch.setenv("WEIGHTS", str(weights))
    weights.write_text("dig b2")
    with pytest.raises(OstrakaError, match="There are no weights in"):
        bots.make("train:learned", game("thebes"), Random(1))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["thebes", "--against", "nobody"], "There is no bot “nobody”"),
        (["thebes", "--option", "assistants"], "There is no “” for the option assistants"),
        (["thebes", "--games", "32", "--weights", "nowhere/at.npz"], "nowhere/at.npz"),
    ],
)
def test_wrong_input_ends_in_a_sentence(
    example: Example, arguments: list[str], sentence: str
) -> None:
    _, wrong = example.run(*arguments)
    assert sentence in wrong and len(wrong.splitlines()) == 1
