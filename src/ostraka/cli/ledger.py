"""Results on disk, so that an arena that was stopped can go on.

A file of JSON lines: the first says what is played, each of the others how one game ended.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from ostraka import __version__
from ostraka.arena.match import Result
from ostraka.arena.plan import Plan
from ostraka.core.errors import OstrakaError

if sys.platform != "win32":
    import fcntl

FORMAT = "ostraka results 1"


class Ledger:
    """The results of one plan, read when it is opened and added to as they come."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.results: dict[int, Result] = {}
        with self._writing_errors():
            file.parent.mkdir(parents=True, exist_ok=True)
            self._out = file.open("a+b")
            try:
                self._claim()
                self._open(plan)
            except BaseException:
                self._out.close()
                raise

    def _claim(self) -> None:
        """Lock the file: two runs would play the same games and damage each other's lines."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self._out, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise OstrakaError(f"{self.file} is in use by another run.") from None

    def _open(self, plan: Plan) -> None:
        """Read the results so far. A last line without its end was cut off and is dropped."""
        self._out.seek(0)
        found = self._out.read()
        whole = found[: found.rfind(b"\n") + 1]
        if found and not whole:
            raise OstrakaError(f"{self.file} holds no results.")
        lines = whole.decode("utf-8", "replace").splitlines()
        if lines:
            self._check(lines[0], plan)
            self._read(lines[1:], sum(series.games for series in plan.series))
        self._out.truncate(len(whole))
        if not lines:
            self._write(header(plan))

    def add(self, result: Result) -> None:
        """Store a result; it has been written to the file when this returns."""
        line = asdict(result)
        del line["journal"]
        with self._writing_errors():
            self._write(line)

    def close(self) -> None:
        self._out.close()

    def _write(self, line: dict[str, object]) -> None:
        self._out.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._out.flush()

    def _check(self, first: str, plan: Plan) -> None:
        """Raise unless the file holds results of the same games."""
        try:
            found = json.loads(first)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise OstrakaError(f"{self.file} holds no results.")
        # JSON turns tuples into lists.
        expected = json.loads(json.dumps(header(plan)))
        other = [name for name in expected if found.get(name) != expected[name]]
        if other:
            raise OstrakaError(
                f"{self.file} holds results of other games: not the same {' and '.join(other)}."
            )

    def _read(self, lines: list[str], games: int) -> None:
        for number, line in enumerate(lines, 2):
            try:
                found = json.loads(line)
                result = Result(
                    int(found["number"]),
                    tuple(map(int, found["points"])),
                    tuple(map(int, found["places"])),
                    str(found["ending"]),
                    int(found["decisions"]),
                )
                if result.number not in range(games):
                    raise ValueError
            except (ValueError, KeyError, TypeError):
                raise OstrakaError(f"{self.file}, line {number}: this is no result.") from None
            self.results[result.number] = result

    @contextmanager
    def _writing_errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as wrong:
            raise OstrakaError(f"{self.file} cannot be written: {wrong.strerror}.") from None


def header(plan: Plan) -> dict[str, object]:
    """What must be equal for results to be of the same games."""
    return {
        "format": FORMAT,
        "version": __version__,
        "game": plan.game.key,
        "rules": plan.game.rules,
        "options": dict(plan.options),
        "series": [asdict(series) for series in plan.series],
    }
