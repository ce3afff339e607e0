"""What a player is called who has deleted themselves."""

from __future__ import annotations

from typing import Final

from ostraka.ui.scene import Translate

SOMEBODY: Final = "somebody"
"""What chairs, journals and remarks say in place of their name; pages say it in their language."""


def shown_name(name: str, t: Translate) -> str:
    """A name as a page shows it. Two of them at one table are somebody and somebody 2."""
    called, _, number = name.partition(" ")
    if called != SOMEBODY or (number and not number.isdecimal()):
        return name
    return f"{t('somebody')} {number}".strip()
