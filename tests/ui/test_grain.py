"""The grain of paper."""

from __future__ import annotations

import struct
import zlib

import pytest

from ostraka.ui import grain


def rows(picture: bytes) -> list[bytes]:
    """The levels of a picture, unpacked as a browser does."""
    at, packed = 8, b""
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        (checked,) = struct.unpack(">I", picture[at + 8 + length : at + 12 + length])
        assert checked == zlib.crc32(kind + data)
        packed += data if kind == b"IDAT" else b""
        at += 12 + length
    levels = zlib.decompress(packed)
    wide = grain.WIDTH + 1
    return [levels[start + 1 : start + wide] for start in range(0, len(levels), wide)]


@pytest.mark.parametrize("name", grain.PICTURES)
def test_the_grain_is_a_small_picture_that_fits_its_own_edges(name: str) -> None:
    picture = grain.picture(name)
    assert len(picture) < 10_000
    found = rows(picture)
    assert len(found) == grain.HEIGHT

    def jump(pairs: list[tuple[int, int]]) -> float:
        return sum(abs(a - b) for a, b in pairs) / len(pairs)

    beside = jump([(row[x], row[x + 1]) for row in found for x in range(grain.WIDTH - 1)])
    edge = jump([(row[-1], row[0]) for row in found])
    assert edge < 2 * beside
    assert {0, grain.LEVELS - 1} <= {level for row in found for level in row}


def test_the_grain_is_the_same_every_time() -> None:
    assert grain.picture("grain.png") == grain.picture("grain.png")
