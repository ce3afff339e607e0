"""The name shown for players who have deleted themselves."""

from __future__ import annotations

from typing import Final

from ostraka.ui.scene import Translate

SOMEBODY: Final = "somebody"
"""Stored in place of the name in chairs, journals and remarks; pages translate it."""


def shown_name(name: str, t: Translate) -> str:
    """Return a name as a page shows it; a second "somebody" at a table is "somebody 2"."""
    called, _, number = name.partition(" ")
    if called != SOMEBODY or (number and not number.isdecimal()):
        return name
    return f"{t('somebody')} {number}".strip()
