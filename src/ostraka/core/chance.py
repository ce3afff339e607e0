"""Sources of chance: seeded for studies, sealed for play, open if outcomes come from outside.

A sealed table shows sha256(secret) before the first step and the secret after the last one, so
anybody can prove that every die and draw was fixed beforehand. Players may add numbers of their own
once the imprint is fixed: the key is then HMAC-SHA256(secret, numbers), else the secret itself. The
stream of a key is HMAC-SHA256(key, 0), HMAC-SHA256(key, 1), ... with the counter as eight
big-endian bytes; `getrandbits(k)` takes the next ceil(k / 8) bytes, big-endian, and drops the
surplus low bits.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from copy import copy
from random import Random

from ostraka.core.errors import BadSeed, JournalError

OPEN = "open"
NUMBER = 32
"""Hexadecimal digits of the number that a player adds."""
NONE = "-"
"""Written for a seat that added no number."""
_WITH = " with "


class SealedRandom(Random):
    """A `random.Random` whose stream depends on a key alone."""

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        self._key = key
        self._blocks = 0
        self._bytes = b""

    def getrandbits(self, k: int, /) -> int:
        size = (k + 7) // 8
        while len(self._bytes) < size:
            counter = self._blocks.to_bytes(8, "big")
            self._bytes += hmac.digest(self._key, counter, "sha256")
            self._blocks += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big") >> (8 * size - k)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def __copy__(self) -> SealedRandom:
        copied = SealedRandom(self._key)
        copied._blocks, copied._bytes = self._blocks, self._bytes
        return copied


class Chance:
    """A source of chance, its label in the journal, and its secret if it has one."""

    def __init__(self, rng: Random, label: str, secret: bytes = b"") -> None:
        self.rng = rng
        self.label = label
        self.secret = secret

    def copy(self) -> Chance:
        """A copy at the same place in the stream."""
        return Chance(copy(self.rng), self.label, self.secret)


def seeded(seed: str) -> Chance:
    """Chance for studies: the same seed gives the same game."""
    if not seed.isprintable():
        raise BadSeed(seed)
    return Chance(Random(f"{seed}/chance"), f"seeded {seed}")


def sealed(secret: bytes, numbers: Sequence[str] = ()) -> Chance:
    """Chance for play: fixed by 32 secret bytes and the numbers that the seats added, and provable
    afterwards. The number of a seat that added nothing is empty."""
    label = f"sealed {imprint(secret)}"
    if not any(numbers):
        return Chance(SealedRandom(secret), label, secret)
    added = " ".join(number or NONE for number in numbers)
    key = hmac.digest(secret, added.encode(), "sha256")
    return Chance(SealedRandom(key), label + _WITH + added, secret)


def imprint(secret: bytes) -> str:
    """The SHA-256 of a secret, which may be shown before the secret is."""
    return hashlib.sha256(secret).hexdigest()


def added(label: str) -> list[str]:
    """The numbers that the seats added to a sealed chance, read from its label."""
    _, _, numbers = label.partition(_WITH)
    return ["" if number == NONE else number for number in numbers.split()]


def is_number(text: str) -> bool:
    """Whether this is a valid number for a player to add."""
    return len(text) == NUMBER and not text.strip("0123456789abcdef")


def unsealed(label: str, secret: str) -> Chance:
    """Rebuild the chance that a journal names, to draw everything again."""
    kind, _, rest = label.partition(" ")
    if kind == "seeded":
        return seeded(rest)
    if kind != "sealed":
        raise JournalError(
            "journal/chance", "This journal's chance was told from outside: nothing proves it."
        )
    if not secret:
        raise JournalError(
            "journal/chance", "The seal is still closed: a game shows its secret when it ends."
        )
    chance = sealed(bytes.fromhex(secret), added(label))
    if chance.label != label:
        raise JournalError(
            "journal/chance", "The secret in the last line is not the one that was sealed."
        )
    return chance
