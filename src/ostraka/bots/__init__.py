"""The computer opponents. They know the rules of a game and what their seat may see."""

from __future__ import annotations

from ostraka.bots.levels import BUDGETED, LEVELS, NAMES, adviser, check, make

__all__ = ["BUDGETED", "LEVELS", "NAMES", "adviser", "check", "make"]
