"""The drawings that never change, as symbols: a lamp, whose flame takes the colour `--flame`."""

from __future__ import annotations

from typing import Final

from ostraka.ui.svg import symbol

BRASS: Final = "#b98932"
LAMP: Final = (
    f'<path fill="none" stroke="{BRASS}" stroke-width="4" d="M34 28a16 16 0 0 1 32 0"/>'
    '<path fill="#33445a" stroke="#d9bd85" stroke-width="1.5" d="M36 34h28l6 50H30z"/>'
    '<path fill="var(--flame, #33445a)" '
    'd="M50 44c9 12 12 18 12 24a12 12 0 0 1-24 0c0-6 3-12 12-24z"/>'
    f'<path fill="{BRASS}" d="M32 26h36v8H32zM28 84h44v9H28z"/>'
)


def symbols() -> str:
    """All of them."""
    return symbol("lantern-lamp", LAMP)
