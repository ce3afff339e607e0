"""Reinforcement learning: the games as PettingZoo environments, and learned players as bots.

Needs the extra `ostraka[rl]`; docs/rl.md tells the rest."""

from __future__ import annotations

from ostraka.core.errors import MissingExtra

try:
    from ostraka.rl.bot import PolicyBot
    from ostraka.rl.coding import Coding
    from ostraka.rl.environment import Environment as env
except ModuleNotFoundError as missing:
    raise MissingExtra("Reinforcement learning", str(missing.name), "rl") from None

__all__ = ["Coding", "PolicyBot", "env"]
