"""The grain of paper: a small picture that is laid side by side behind what is written.

A picture and not an SVG filter: browsers without a graphics card would work out a filter again
wherever anything changes before it.
"""

from __future__ import annotations

import struct
import zlib
from random import Random

WIDTH, HEIGHT = 256, 160
FIBRES = (9, 110)
"""How many there are across and down the picture, in the coarsest of the layers."""
LAYERS = 3
LEVELS = 12
PICTURES = {"grain.png": ((115, 82, 31), 12), "grain-dark.png": ((230, 191, 128), 6)}
"""Their colours, and how opaque the strongest fibre is, of 255."""


def picture(name: str) -> bytes:
    """A PNG of one colour, more or less transparent."""
    colour, strongest = PICTURES[name]
    alphas = [round(strongest * level / (LEVELS - 1)) for level in range(LEVELS)]
    rows = b"".join(b"\0" + bytes(map(_level, row)) for row in _noise(Random(name)))
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in (
            (b"IHDR", head),
            (b"PLTE", bytes(colour) * LEVELS),
            (b"tRNS", bytes(alphas)),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _level(height: float) -> int:
    """Hills of the noise are fibres, valleys are clear."""
    return max(0, min(LEVELS - 1, int(LEVELS * (0.35 + 0.55 * height))))


def _noise(rng: Random) -> list[list[float]]:
    """Heights about 0, of layers that are each twice as fine and half as strong as the last one."""
    sums = [[0.0] * WIDTH for _ in range(HEIGHT)]
    across, down = FIBRES
    for layer in range(LAYERS):
        fine = _smooth(rng, across << layer, min(down << layer, HEIGHT))
        for row, more in zip(sums, fine, strict=True):
            row[:] = [a + b / (1 << layer) for a, b in zip(row, more, strict=True)]
    return sums


def _smooth(rng: Random, across: int, down: int) -> list[list[float]]:
    """Random heights on a lattice, and smooth slopes between them; the edges fit each other."""
    lattice = [_stretched([rng.uniform(-1, 1) for _ in range(across)]) for _ in range(down)]
    rows = []
    for y in range(HEIGHT):
        at, part = _between(y, HEIGHT, down)
        above, below = lattice[at], lattice[(at + 1) % down]
        rows.append([a + (b - a) * part for a, b in zip(above, below, strict=True)])
    return rows


def _stretched(heights: list[float]) -> list[float]:
    """A row of the lattice over the whole width."""
    row = []
    for x in range(WIDTH):
        at, part = _between(x, WIDTH, len(heights))
        left = heights[at]
        row.append(left + (heights[(at + 1) % len(heights)] - left) * part)
    return row


def _between(pixel: int, length: int, points: int) -> tuple[int, float]:
    """The point of the lattice before a pixel, and how far it is on the slope to the next one."""
    at, rest = divmod(pixel * points, length)
    part = rest / length
    return at, part * part * (3 - 2 * part)
