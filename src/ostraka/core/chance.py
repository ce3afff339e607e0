"""Where chance comes from: seeded for studies, sealed for play, open when told from outside.

A sealed table shows sha256(secret) before the first step and the secret after the last one, so
anybody can prove that every die and draw was fixed beforehand. The stream of a secret is
HMAC-SHA256(secret, 0), HMAC-SHA256(secret, 1), ... with the counter as eight big-endian bytes;
`getrandbits(k)` takes the next ceil(k / 8) bytes, big-endian, and drops the surplus low bits.
"""

from __future__ import annotations

import hashlib
import hmac
from copy import copy
from random import Random

from ostraka.core.errors import BadSeed, JournalError

OPEN = "open"


class SealedRandom(Random):
    """A `random.Random` that is fed by a secret alone."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(0)
        self._secret = secret
        self._blocks = 0
        self._bytes = b""

    def getrandbits(self, k: int, /) -> int:
        size = (k + 7) // 8
        while len(self._bytes) < size:
            counter = self._blocks.to_bytes(8, "big")
            self._bytes += hmac.digest(self._secret, counter, "sha256")
            self._blocks += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big") >> (8 * size - k)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)

    def __copy__(self) -> SealedRandom:
        twin = SealedRandom(self._secret)
        twin._blocks, twin._bytes = self._blocks, self._bytes
        return twin


class Chance:
    """A source of chance, the label that a journal keeps of it, and its secret if it has one."""

    def __init__(self, rng: Random, label: str, secret: bytes = b"") -> None:
        self.rng = rng
        self.label = label
        self.secret = secret

    def copy(self) -> Chance:
        """The same source at the same place; both go on alike."""
        return Chance(copy(self.rng), self.label, self.secret)


def seeded(seed: str) -> Chance:
    """Chance for studies: the same seed, the same game."""
    if not seed.isprintable():
        raise BadSeed(seed)
    return Chance(Random(f"{seed}/chance"), f"seeded {seed}")


def sealed(secret: bytes) -> Chance:
    """Chance for play: fixed by 32 secret bytes, provable afterwards."""
    return Chance(SealedRandom(secret), f"sealed {hashlib.sha256(secret).hexdigest()}", secret)


def unsealed(label: str, secret: str) -> Chance:
    """The chance that a journal names, for drawing everything once more."""
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
    chance = sealed(bytes.fromhex(secret))
    if chance.label != label:
        raise JournalError(
            "journal/chance", "The secret in the last line is not the one that was sealed."
        )
    return chance
