"""The chairs around a table: who may sit where, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ostraka import bots
from ostraka.core.errors import BadSeats, NoSuchBot, quoted
from ostraka.core.play import Game
from ostraka.core.table import clean_name
from ostraka.server.errors import BadChairs
from ostraka.server.people import named
from ostraka.server.records import KINDS, Chair, Player, Viewer

Chairs = tuple[Chair, ...]

FILLER = "digger"
"""The level that fills chairs which nobody took, and plays for who is away."""


def set_up(game: Game, host: Player, chairs: Sequence[Chair]) -> Chairs:
    """The chairs of a new table as its host wants them; "person" is the host himself."""
    if len(chairs) not in game.seats:
        raise BadSeats(game.title, game.seats, len(chairs))
    if sum(chair.kind == "person" for chair in chairs) > 1:
        raise BadChairs("You can have one chair of your own; others join or share your screen.")
    done: Chairs = ()
    for seat, chair in enumerate(chairs):
        done += (placed(done, seat, chair.kind, chair.level, chair.name, host),)
    return done


def placed(
    others: Iterable[Chair], seat: int, kind: str, level: str, name: str, host: Player
) -> Chair:
    """One chair as the host wants it."""
    if kind not in KINDS:
        raise BadChairs(f"A chair is for one of {', '.join(KINDS)}, not {quoted(kind)}.")
    if kind == "open":
        return Chair(seat, kind)
    taken = {chair.name for chair in others}
    if kind == "bot":
        level = level or FILLER
        if level not in bots.LEVELS:
            raise NoSuchBot(level, tuple(bots.LEVELS))
        free = [each for each in bots.NAMES if each not in taken]
        return Chair(seat, kind, distinct(named(name) or free[0], taken), level=level)
    called = named(name) or (host.name if kind == "person" else clean_name("", seat))
    return Chair(seat, kind, distinct(called, taken), host.id)


def distinct(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has."""
    called, number = name, 1
    while called in taken:
        number += 1
        called = f"{name[:36]} {number}"
    return called


def seated(chairs: Chairs, player: Player, seat: int) -> Chairs:
    """A player takes a chair; the one he had before opens."""
    chairs = without(chairs, player.id)
    taken = {chair.name for chair in chairs}
    return put(chairs, Chair(seat, "person", distinct(player.name, taken), player.id))


def without(chairs: Chairs, player: Viewer) -> Chairs:
    """A player gets up."""
    return tuple(
        Chair(chair.seat, "open") if (chair.kind, chair.player) == ("person", player) else chair
        for chair in chairs
    )


def put(chairs: Chairs, chair: Chair) -> Chairs:
    return (*chairs[: chair.seat], chair, *chairs[chair.seat + 1 :])


def filled(chairs: Chairs, host: Player) -> Chairs:
    """Bots take the chairs that nobody took."""
    for chair in chairs:
        if chair.kind == "open":
            chairs = put(chairs, placed(chairs, chair.seat, "bot", FILLER, "", host))
    return chairs


def away(chairs: Chairs, seats: Iterable[int], gone: bool) -> Chairs:
    """People at these seats are gone, or back."""
    for seat in seats:
        if chairs[seat].kind in ("person", "screen"):
            chairs = put(chairs, replace(chairs[seat], away=gone))
    return chairs


def moved_on(chairs: Chairs) -> Chairs:
    """For a rematch: everybody one seat further."""
    turned = (*chairs[-1:], *chairs[:-1])
    return tuple(replace(chair, seat=seat) for seat, chair in enumerate(turned))
