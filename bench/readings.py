"""What each reading of a contested rule changes: writes the table of docs/readings.md.

    python bench/readings.py 1000                                   # games for every reading
    PYTHONPATH=build/compiled python bench/readings.py 1000         # with the compiled engine

Bots follow their habit, but for a whim one time in ten. Every reading is played with the same
seeds, beside the defaults of its game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import cast

from ostraka import games
from ostraka.core.play import CHANCE, OVER, Action, Note, State
from ostraka.core.table import settle
from ostraka.games.pyramid.rules.board import MUMMIES
from ostraka.games.pyramid.rules.box import NONE
from ostraka.games.pyramid.rules.chapters.mummies import mummy_space
from ostraka.games.pyramid.rules.position import Pyramid
from ostraka.games.pyramid.rules.steps import DRAW, MAKING_ROOM
from ostraka.games.thebes.rules import notation as thebes
from ostraka.games.thebes.rules.box import END, YEAR
from ostraka.games.thebes.rules.position import Board
from ostraka.games.thebes.rules.seats import OWN, TIME

SEATS = 4
WHIM = 0.1
PAGE = Path(__file__).parents[1] / "docs" / "readings.md"
HEADING = "| game | option | value | points | what else is counted |"
RULER = "|---|---|---|---|---|"


@dataclass(frozen=True)
class Reading:
    """A contested rule of a game, and what tells how much it matters."""

    game: str
    option: str
    rulings: str
    told: Callable[[Counter[str]], str]


def ratio(counts: Counter[str], what: str, of: str) -> float:
    return counts[what] / max(counts[of], 1)


READINGS = (
    Reading(
        "pyramid", "staying", "78", lambda n: f"{ratio(n, 'touched', 'seats'):.2f} mummy cards"
    ),
    Reading(
        "pyramid", "foresight", "124", lambda n: f"{ratio(n, 'looks', 'games'):.2f} looks a game"
    ),
    Reading(
        "pyramid",
        "thirteenth",
        "29, 119",
        lambda n: f"{ratio(n, 'thirteen', 'games'):.3f} thirteenth cards a game",
    ),
    Reading(
        "pyramid",
        "starts",
        "9, 150",
        lambda n: f"{ratio(n, 'together', 'rounds'):.1%} of rounds with two mummies together",
    ),
    Reading(
        "thebes",
        "new_year_dig",
        "95",
        lambda n: (
            f"{ratio(n, 'across', 'digs'):.1%} of digs cross New Year, "
            f"{ratio(n, 'digs', 'seats'):.2f} digs"
        ),
    ),
    Reading(
        "thebes",
        "permits_return",
        "104",
        lambda n: (
            f"{ratio(n, 'on 52', 'steps'):.1%} of actions end on space 52, "
            f"{ratio(n, 'digs', 'seats'):.2f} digs"
        ),
    ),
    Reading(
        "thebes",
        "giving_up",
        "108",
        lambda n: (
            f"{ratio(n, 'stopped', 'seats'):.1%} stop for good, "
            f"with {ratio(n, 'forgone', 'stopped'):.1f} weeks left"
        ),
    ),
)


def count_pyramid(before: State, _: Action, after: State, told: list[str]) -> Counter[str]:
    counts = Counter({"touched": told.count("touched"), "looks": told.count("looks")})
    counts["thirteen"] += makes_room_to_draw(before)
    if "round" in told:
        counts["rounds"] += 1
        s = cast(Pyramid, after)
        spaces = {mummy_space(s, mummy) for mummy in range(len(MUMMIES))}
        counts["together"] += len(spaces) < len(MUMMIES)
    return counts


def makes_room_to_draw(state: State) -> bool:
    """Whether somebody must discard for a card that a search brings."""
    s = cast(Pyramid, state)
    if s.actor() < 0 or s.task != MAKING_ROOM:
        return False
    return s.fresh != NONE or any(line & 15 == DRAW for line in s.agenda)


def count_thebes(before: State, action: Action, after: State, _: list[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    if before.actor() == CHANCE:
        return counts
    start, end = (cast(Board, s).own[before.actor() * OWN + TIME] for s in (before, after))
    counts["steps"] += end > start
    counts["on 52"] += start < end and end % YEAR == YEAR - 1
    if thebes.FIRST_OF[action] == thebes.WEEKS:
        counts["digs"] += 1
        counts["across"] += start // YEAR < end // YEAR
    if action == thebes.GIVE_UP:
        counts["stopped"] += 1
        counts["forgone"] += END - start
    return counts


COUNT = {"pyramid": count_pyramid, "thebes": count_thebes}


def play(key: str, options: dict[str, str], number: int) -> Counter[str]:
    """What happened in one game."""
    game = games.game(key)
    rng = Random(f"readings {number}")
    state = game.setup(SEATS, settle(game, options))
    counts = Counter({"games": 1, "seats": SEATS})
    while state.actor() != OVER:
        before, told = state.clone(), list[Note]()
        action = choice(key, state, rng)
        state.apply(action, told)
        counts += COUNT[key](before, action, state, [note.kind for note in told])
    counts["points"] += sum(score[0] for score in state.scores())
    return counts


def choice(key: str, state: State, rng: Random) -> Action:
    """What chance brings, or what habit leans to most; now and then anything it leans to."""
    if state.actor() == CHANCE:
        return state.sample(rng)
    legal = state.legal()
    weights = games.game(key).habit(state, legal) or [1.0] * len(legal)
    if rng.random() < WHIM:
        return rng.choices(legal, weights)[0]
    return legal[weights.index(max(weights))]


def played(key: str, options: dict[str, str], number: int) -> Counter[str]:
    """What happened in many games."""
    total: Counter[str] = Counter()
    for each in range(number):
        total.update(play(key, options, each))
    return total


def rows(number: int) -> list[str]:
    """The table: every reading beside the default of its option."""
    usual = {key: played(key, {}, number) for key in COUNT}
    found = []
    for reading in READINGS:
        game = games.game(reading.game)
        option = next(one for one in game.options if one.name == reading.option)
        for value in option.known:
            default = value == option.values[0]
            chosen = {option.name: value}
            counts = usual[game.key] if default else played(game.key, chosen, number)
            name = f"{value} (default)" if default else value
            where = f"{option.name} ({reading.rulings})"
            points = ratio(counts, "points", "seats")
            found.append(
                f"| {game.title} | {where} | {name} | {points:.2f} | {reading.told(counts)} |"
            )
            print(found[-1], flush=True)
    return found


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    table = "\n".join((HEADING, RULER, *rows(number)))
    top, _, _ = PAGE.read_text("utf-8").partition(HEADING)
    PAGE.write_text(f"{top}{table}\n", "utf-8")


if __name__ == "__main__":
    main()
