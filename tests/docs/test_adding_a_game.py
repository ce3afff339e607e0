"""The game of docs/adding_a_game.md works as shown, and the checks catch bugs planted in it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import kit
from contract import check_game, check_leaks
from ostraka import games
from ostraka.core.play import EVERYONE, Game, State
from ostraka.core.table import Table

PAGE = (kit.ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
FILES = dict(re.findall(r"^`games/lantern/(\S+)`\n\n```\w+\n(.*?)^```$", PAGE, re.M | re.S))

Build = Callable[..., Game]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """Put the page's files into a folder of games, with a bug if wanted."""
    games.__path__.append(str(tmp_path))

    def call(file: str = "", old: str = "", new: str = "") -> Game:
        folder = tmp_path / "lantern"
        folder.mkdir()
        for name, text in FILES.items():
            if name == file:
                assert old in text
                text = text.replace(old, new)
            (folder / name).write_text(text, "utf-8")
        return games.game("lantern")

    yield call
    games.__path__.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("ostraka.games.lantern")]:
        del sys.modules[name]
    vars(games).pop("lantern", None)


def nothing(state: State) -> None:
    """Lantern has no parts to lose."""


def check(game: Game) -> None:
    for seed in range(6):
        check_game(game, 2 + seed % 3, {}, seed, list(range(seed, 30)), nothing)
    assert check_leaks(game, 3, games=60, seed=1) > 20


def test_the_page_shows_a_whole_game(build: Build) -> None:
    game = build()
    assert "lantern" in games.known()
    check(game)


def test_the_page_s_test_passes(build: Build) -> None:
    table = Table(build(), 2)
    table.say("deal 8", "deal 2", "light", "roll 1", "wait")
    assert table.state.scores() == [(0,), (3,)]
    words = games.part("lantern", "words")
    assert [words.sentence(note, ["Mira", "Noor"]) for note in table.heard(0)] == [
        "Mira is dealt lamp 8",
        "Mira lights lamp 8",
        "Mira rolls a 1 and has 0",
        "Noor waits and has 3",
    ]
    assert games.part("lantern", "terminal").draw(table.view(EVERYONE), ["Mira", "Noor"], False)


PLANTED = {
    "a clone that shares a list": ("state.py", "self.lit[:], self.p", "self.lit, self.p"),
    "a view that shows another's lamp": ("state.py", "or self.lit[owner] else", "or True else"),
    "a lamp lit without being told": (
        "rules.py",
        'tell(notes, "lit", s.turn, lamp=s.lamps[s.turn])',
        'tell(notes, "lit", s.turn)',
    ),
    "legal moves that depend on another's lamp": (
        "rules.py",
        "return [LIGHT, WAIT]",
        "return [LIGHT, WAIT] if s.lamps[-1] > 4 else [LIGHT]",
    ),
    "a rule that rolls its own die": (
        "rules.py",
        "s.points[s.turn] = WAITING",
        "import random\n    s.points[s.turn] = random.randrange(1000)",
    ),
    "a determinize that forgets what is known": (
        "determinize.py",
        "for seat in hidden:",
        "for seat in range(dealt):",
    ),
    "an order of choices that changes": (
        "rules.py",
        "return [LIGHT, WAIT]",
        "import random\n    return random.sample([LIGHT, WAIT], 2)",
    ),
    "a view that is no JSON": ("state.py", '"lit": self.lit[:],', '"lit": tuple(self.lit),'),
    "a weight of nothing": ("rules.py", "(ROLL + pips, 1)", "(ROLL + pips, pips)"),
    "an ending nobody declared": ("state.py", '"all have had their turn" if', '"bored" if'),
}  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new"), PLANTED.values(), ids=PLANTED.keys())
def test_the_checks_catch(build: Build, file: str, old: str, new: str) -> None:
    with pytest.raises((AssertionError, IndexError)):
        check(build(file, old, new))
