"""The example learns, plays at tables, and tells how well."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

import kit

SMALL = ["--option", "laying=shuffled", "--games", "32", "--matches", "8"]


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
def example(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Example:
    return Example(monkeypatch, capsys)


def test_it_learns_and_measures(example: Example, tmp_path: Path) -> None:
    weights = str(tmp_path / "weights.npz")
    told = example.run("tutankhamun", *SMALL, "--save", weights)[0].splitlines()[-1]
    assert re.search(r"8 games against random: wins [\d.]+%, 95 % interval [\d.]+% to", told)
    again, _ = example.run("tutankhamun", *SMALL, "--load", weights)
    assert again.splitlines() == [told], "the weights are all that it learned"
    _, wrong = example.run("tutankhamun", *SMALL, "--seats", "3", "--load", weights)
    assert "are for another game or number of seats" in wrong
    Path(weights).write_text("dig b2")
    _, wrong = example.run("tutankhamun", *SMALL, "--load", weights)
    assert wrong.startswith("There are no weights in ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["thebes", "--against", "nobody"], "There is no bot “nobody”"),
        (["thebes", "--option", "assistants"], "There is no “” for the option assistants"),
        (["thebes", "--load", "nowhere.npz"], "nowhere.npz"),
    ],
)
def test_wrong_input_ends_in_a_sentence(
    example: Example, arguments: list[str], sentence: str
) -> None:
    said, wrong = example.run(*arguments)
    assert sentence in wrong and len(wrong.splitlines()) == 1 and not said
