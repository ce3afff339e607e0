"""Keeps a game in a file, line by line, so that a killed program loses nothing.

During the game its secret is in a file beside it that only its owner can read. When the game ends,
the secret is written to the journal's last line and that file is deleted.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ostraka.core.errors import OstrakaError
from ostraka.core.journal import Journal


class Keeper:
    """Appends the new lines of a journal to its file."""

    def __init__(self, file: Path, secret: bytes = b"") -> None:
        self.file = file
        self._secret_file = file.with_name(file.name + ".secret")
        self._written = 0
        with self._writing():
            if secret:
                file.parent.mkdir(parents=True, exist_ok=True)
                self._write_secret(secret)
                file.write_bytes(b"")
            self.secret = self._secret_file.read_bytes() if self._secret_file.exists() else b""

    def keep(self, journal: Journal) -> None:
        """Append the new lines; they are on the disk when this returns."""
        text = journal.text().encode()
        if len(text) == self._written:
            return
        with self._writing(), self.file.open("ab") as out:
            if out.tell() != self._written:
                raise OstrakaError(f"{self.file} is being played elsewhere; nothing was changed.")
            out.write(text[self._written :])
            out.flush()
            os.fsync(out.fileno())
        self._done(text, journal)

    def rewrite(self, journal: Journal, spare: bool) -> None:
        """Write the whole journal again; with `spare`, keep the damaged one that it replaces."""
        text = journal.text().encode()
        fresh = self.file.with_name(self.file.name + ".new")
        with self._writing():
            fresh.write_bytes(text)
            if spare:
                self.file.replace(self.file.with_name(self.file.name + ".damaged"))
            fresh.replace(self.file)
        self._done(text, journal)

    def _done(self, text: bytes, journal: Journal) -> None:
        """Note what is written; delete the secret's file once the journal holds the secret."""
        self._written = len(text)
        if journal.closing is not None:
            self._secret_file.unlink(missing_ok=True)

    def _write_secret(self, secret: bytes) -> None:
        handle = os.open(self._secret_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(secret)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Turn errors of the disk into one sentence."""
        try:
            yield
        except OSError as wrong:
            raise OstrakaError(f"{self.file} cannot be written: {wrong.strerror}.") from None
