"""What is in a game's box: a TOML file, read once and checked entry by entry."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources

from ostraka.core.errors import DataError


class Entry:
    """One table of a component file; every error names the file and the entry."""

    def __init__(self, file: str, where: str, data: dict[str, object]) -> None:
        self.file = file
        self.where = where
        self.data = data

    def expect(self, holds: bool, expected: str) -> None:
        """Raise `DataError` unless `holds`."""
        if not holds:
            raise DataError(self.file, self.where, expected)

    def only(self, *keys: str) -> None:
        """Raise `DataError` for any other key: usually a typo."""
        for key in self.data:
            self.expect(key in keys, f"no “{key}”, only {', '.join(keys)}")

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number, which must be within a range."""
        value = self.data.get(key)
        whole = isinstance(value, int) and not isinstance(value, bool)
        self.expect(whole, f"a whole number as “{key}”, not {value!r}")
        assert isinstance(value, int)
        self.expect(low <= value <= high, f"“{key}” from {low} to {high}, not {value}")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """Return a list of whole numbers, each within a range."""
        values = self.data.get(key)
        self.expect(isinstance(values, list), f"a list of numbers as “{key}”, not {values!r}")
        assert isinstance(values, list)
        return [Entry(self.file, self.where, {key: each}).number(key, low, high) for each in values]

    def word(self, key: str, among: Sequence[str] = ()) -> str:
        """Return a text, which must be one of `among` if that is given."""
        value = self.data.get(key)
        self.expect(isinstance(value, str) and bool(value), f"a text as “{key}”, not {value!r}")
        assert isinstance(value, str)
        if among:
            self.expect(value in among, f"“{key}” to be {' or '.join(among)}, not “{value}”")
        return value

    def flag(self, key: str) -> bool:
        """Return a value that must be true or false."""
        value = self.data.get(key)
        self.expect(isinstance(value, bool), f"true or false as “{key}”, not {value!r}")
        return value is True

    def entry(self, key: str) -> Entry:
        """Return a table inside this one."""
        value = self.data.get(key)
        self.expect(isinstance(value, dict), f"a table “{key}”")
        assert isinstance(value, dict)
        return Entry(self.file, self._at(key), value)

    def entries(self, key: str) -> list[Entry]:
        """Return a list of tables inside this one."""
        values = self.data.get(key)
        self.expect(isinstance(values, list) and bool(values), f"a list of tables “{key}”")
        assert isinstance(values, list)
        found = []
        for number, value in enumerate(values, 1):
            self.expect(isinstance(value, dict), f"a table as “{key}” number {number}")
            found.append(Entry(self.file, f"{self._at(key)} {number}", value))
        return found

    def _at(self, key: str) -> str:
        return f"{self.where} / {key}" if self.where != TOP else key


TOP = "the file"


def read(file: str, text: str) -> Entry:
    """Parse the text of a component file."""
    try:
        return Entry(file, TOP, tomllib.loads(text))
    except tomllib.TOMLDecodeError as wrong:
        raise DataError(file, str(wrong).rstrip("."), "TOML") from None


def unpack(package: str) -> Entry:
    """Read the `components.toml` of a game's package."""
    file = "components.toml"
    text = resources.files(package).joinpath(file).read_text("utf-8")
    return read(f"{package.rpartition('.')[2]}/{file}", text)
