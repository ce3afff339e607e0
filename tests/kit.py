"""What several tests need: every game, random games, and the files beside a game's tests."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations, product
from math import sqrt
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from ostraka import games
from ostraka.core import play
from ostraka.core.chance import seeded
from ostraka.core.play import CHANCE, EVERYONE, OVER, Action, Game, Seat, State
from ostraka.core.table import Table
from ostraka.rl import Coding
from ostraka.ui.scene import Look, Translate

TESTS = Path(__file__).parent
ROOT = TESTS.parent


def is_ours(key: str) -> bool:
    """Whether a game lies here, and not in a package of its own."""
    return games.package(key).startswith(f"{games.__name__}.")


def folder_of(key: str) -> Path:
    """The folder of a game's tests: here, or beside the sources of its own package."""
    if is_ours(key):
        return TESTS / "games" / key
    return Path(str(games.part(key).__file__)).parents[2] / "tests"


def is_tested(key: str) -> bool:
    """Whether the tests of all games are for this one too: some are installed without their own."""
    return is_ours(key) or (folder_of(key) / "invariants.py").exists()


GAMES = [games.game(key) for key in games.known() if is_tested(key)]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
TABLE_NAMES = [f"{game.key}-{seats}" for game, seats in TABLES]

MANY_COMBINATIONS = 16
"""More combinations of options than that are too many to test them all."""

Run = Callable[..., tuple[int, str, str]]
"""Calls `ostraka` with arguments and lines typed in; gives exit code, output and complaints."""


def many(number: int) -> int:
    """That many random samples with the compiled engine, a tenth of them on the sources, which take
    ten times as long. That both play alike is tested by the golden games and by checksums."""
    return -(-number // 10) if str(play.__file__).endswith(".py") else number


def folder(game: Game) -> Path:
    """The folder of a game's tests."""
    return folder_of(game.key)


def invariants(game: Game) -> ModuleType:
    """What no position of a game may lose: `invariants.py` beside its tests."""
    spec = spec_from_file_location(f"invariants_of_{game.key}", folder(game) / "invariants.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def data(game: Game, name: str) -> dict[str, Any]:
    """A TOML file beside a game's tests."""
    return tomllib.loads((folder(game) / name).read_text("utf-8"))


def every_option(game: Game) -> list[dict[str, str]]:
    """All combinations of a game's options; of very many so few that any two values of two options
    still come together. The defaults come first."""
    values = list(product(*(option.known for option in game.options)))
    names = [option.name for option in game.options]
    if len(values) > MANY_COMBINATIONS:
        values = covering(values)
    return [dict(zip(names, chosen, strict=True)) for chosen in values]


def covering(values: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The first, then always one that shows the most pairs of values that none has shown yet."""
    pairs = {each: set(combinations(enumerate(each), 2)) for each in values}
    chosen, missing = [values[0]], set().union(*pairs.values()) - pairs[values[0]]
    while missing:
        best = max(values, key=lambda each: len(pairs[each] & missing))
        chosen.append(best)
        missing -= pairs[best]
    return chosen


def steps_of(state: State) -> list[Action]:
    """Every next step, of a player or of chance."""
    if state.actor() == CHANCE:
        return [action for action, _ in state.outcomes()]
    return state.legal()


def walk(
    state: State, rng: Random, prefix: list[int] | None = None
) -> Iterator[tuple[Seat, Action]]:
    """Play to the end, yielding each step before it is made. Numbers in `prefix` decide the first
    choices, modulo how many there are: so a failing game shrinks."""
    numbers = iter(prefix or [])
    while (actor := state.actor()) != OVER:
        choices = steps_of(state)
        number = next(numbers, None)
        if number is not None:
            action = choices[number % len(choices)]
        elif actor == CHANCE:
            action = state.sample(rng)
        else:
            action = rng.choice(choices)
        yield actor, action
        state.apply(action)


def played(game: Game, seats: int, options: dict[str, str], seed: str) -> Table:
    """A whole random game at a table, with the first step that can be and some more taken back."""
    rng = Random(seed)
    table = Table(game, seats, options, chance=seeded(seed))
    likely = 1.0
    while table.actor >= 0:
        seat, before = table.actor, table.view(EVERYONE)
        table.act(seat, rng.choice(table.legal()))
        if table.can_undo(seat) and rng.random() < likely:
            table.undo(seat)
            assert table.view(EVERYONE) == before, "an undo must restore the position"
            likely = 0.2
    return table


def look(table: Table, seat: Seat, t: Translate = str, odds: bool = True) -> Look:
    """What a pair of eyes sees of a table."""
    return Look(
        view=table.view(seat),
        seat=seat,
        actor=table.actor,
        legal=tuple(table.legal_texts()) if table.actor == seat else (),
        names=table.names,
        notes=tuple(table.heard(seat)),
        t=t,
        odds=odds,
    )


def numbers(table: Table, seat: Seat) -> dict[str, float]:
    """What a learner is told at a seat, by name."""
    vector = Coding(table.game, table.seats).vector(table.view(seat), named=True)
    return dict(zip(vector.names, vector.values, strict=True))


def chi_square_limit(freedom: int) -> float:
    """What chi-square exceeds once in a thousand (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.0902 * sqrt(part)) ** 3)
