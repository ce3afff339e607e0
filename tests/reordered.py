"""Play a game whose sentences are declared in another order, with others between them.

As a program, for the test: `python tests/reordered.py thebes 1` tells the golden games of Thebes
with the declarations shuffled by seed 1, and compares them with those that are kept.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from random import Random
from types import ModuleType

SOURCES = Path(__file__).resolve().parent.parent / "src"

GAMES_BY_HABIT = 3


class Reordered(InspectLoader, MetaPathFinder):
    """Finds and loads one game's `rules/notation.py` with its declarations shuffled."""

    def __init__(self, key: str, seed: int) -> None:
        self.name = f"ostraka.games.{key}.rules.notation"
        self.file = SOURCES / f"ostraka/games/{key}/rules/notation.py"
        self.seed = seed

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def get_source(self, fullname: str) -> str:
        return reordered(self.file.read_text("utf-8"), Random(self.seed))


def reordered(source: str, rng: Random) -> str:
    """The source of a notation with its declarations shuffled and other blocks between them; what a
    declaration needs still stands before it."""
    tree = ast.parse(source)
    waiting = {
        ast.unparse(line.target): line for line in tree.body if isinstance(line, ast.AnnAssign)
    }
    body = [line for line in tree.body if not isinstance(line, (ast.AnnAssign, ast.Expr))]
    while waiting:
        name = rng.choice([name for name, line in waiting.items() if not _needs(line) & {*waiting}])
        body.append(waiting.pop(name))
        if "NOTATION" not in waiting:
            other = f"NOTATION.block('other {len(body)} {{n}}', n=range({len(body)}))"
            body += ast.parse(other).body
    return "\n".join(ast.unparse(line) for line in body)


def _needs(line: ast.AnnAssign) -> set[str]:
    """The names that a declaration uses."""
    return {node.id for node in ast.walk(line) if isinstance(node, ast.Name)} - {
        ast.unparse(line.target)
    }


def by_habit(key: str) -> str:
    """A checksum of games played by habit, with what habit and judge say to every position."""
    from ostraka import games
    from ostraka.core.play import CHANCE, OVER

    game, total = games.game(key), sha256()
    for number in range(GAMES_BY_HABIT):
        rng = Random(f"reordered {number}")
        options = {option.name: option.values[0] for option in game.options}
        state = game.setup(game.seats[number % len(game.seats)], options)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                action = state.sample(rng)
                seen = sorted((game.notation.text(one), each) for one, each in state.outcomes())
                total.update(f"{seen}\n".encode())
            else:
                legal = state.legal()
                leans = game.habit(state, legal)
                texts = [game.notation.text(one) for one in legal]
                total.update(f"{texts} {leans} {game.judge(state)}\n".encode())
                action = rng.choices(legal, leans)[0] if leans else rng.choice(legal)
            state.apply(action)
    return total.hexdigest()


def main() -> None:
    """Tell the golden games in another order of declaration; print the checksum by habit."""
    key, seed = sys.argv[1], int(sys.argv[2])
    sys.meta_path.insert(0, Reordered(key, seed))

    import golden
    from ostraka import games
    from ostraka.core.journal import parse

    game = games.game(key)
    for file in golden.files(game):
        text = file.read_text("utf-8")
        journal = parse(text)
        assert golden.story(journal) == file.with_suffix(".story").read_text("utf-8"), file.name
        if journal.header.chance.startswith("seeded "):
            assert golden.play_again(journal.header).text() == text, file.name
    for file, drawn in golden.scenes(game).items():
        assert drawn == file.read_text("utf-8"), file.name
    print(by_habit(key))


if __name__ == "__main__":
    main()
