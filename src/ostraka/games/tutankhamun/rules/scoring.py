"""Who wins (rulings 75 to 77)."""

from __future__ import annotations

from ostraka.core.play import Seat, places


def score(money: int, out: bool) -> tuple[int, ...]:
    """Return what places are decided by: money (75), and a player who is out ranks last (77)."""
    return money, 0 if out else 1


def winners(money: list[int], out: list[bool]) -> list[Seat]:
    """Return the seats that win with these sums of money; equal scores share the win (76)."""
    ranks = places([score(own, gone) for own, gone in zip(money, out, strict=True)])
    return [seat for seat, rank in enumerate(ranks) if rank == 1]
