"""What is in the box."""

from __future__ import annotations

from typing import Final

from ostraka.core.box import unpack

_box: Final = unpack("ostraka.games.lantern")
_box.only("title", "lamps", "waiting", "pips", "from", "sure")

TITLE: Final = _box.word("title")
LAMPS: Final = range(1, _box.number("lamps", 4, 99) + 1)
WAITING: Final = _box.number("waiting", 0, 9)
"""Points of a player who waits."""
PIPS: Final = range(1, _box.number("pips", 4, 20) + 1)
"""What the die of the storm may show."""
