"""The chairs around a table: who may sit where, and what they are called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from ostraka import bots
from ostraka.core.errors import BadSeats, NoSuchBot, quoted
from ostraka.core.play import Game
from ostraka.core.table import clean_name
from ostraka.server.errors import BadChairs, NameWanted, NotHere, Removed
from ostraka.server.model import KINDS, Chair, House, Late, Player, Viewer
from ostraka.server.names import SOMEBODY
from ostraka.server.store.players import named

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
    if kind == "bot":
        level = level or FILLER
        if level not in bots.LEVELS:
            raise NoSuchBot(level, tuple(bots.LEVELS))
        return _bot(others, seat, level, name)
    taken = {chair.name for chair in others}
    called = named(name) or (host.name if kind == "person" else clean_name("", seat))
    return Chair(seat, kind, distinct(called, taken), host.id)


def _bot(others: Iterable[Chair], seat: int, level: str, name: str = "") -> Chair:
    """A chair for a bot, with a name of its own."""
    taken = {chair.name for chair in others}
    free = [each for each in bots.NAMES if each not in taken]
    return Chair(seat, "bot", distinct(named(name) or free[0], taken), level=level)


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


def admit(
    mine: Sequence[int], player: Viewer, begun: bool, house: House, removed: Collection[str]
) -> None:
    """Complain if somebody without a seat may not look at a table."""
    if mine:
        return
    if begun and not house.watchers:
        raise NotHere("Only those who play may see this table.")
    if (player or "") in removed:
        raise Removed if player else NameWanted


def given_up(chairs: Chairs, player: str, begun: bool) -> Chairs:
    """A player has deleted themselves. Before the game their chairs open; later bots play on for
    somebody whom nobody knows, also on the chairs of their screen."""
    for chair in chairs:
        if chair.player == player and not begun:
            chairs = put(chairs, Chair(chair.seat, "open"))
        elif chair.player == player:
            taken = {each.name for each in chairs if each.seat != chair.seat}
            name = distinct(SOMEBODY, taken)
            gone = replace(chair, name=name, player="", away=True, late="", lost=0.0, vote="")
            chairs = put(chairs, gone)
    return _agreeing(chairs)


def without_gone(chairs: Chairs) -> Chairs:
    """The chairs for a rematch: whoever has deleted themselves is replaced by a bot."""
    for chair in chairs:
        if chair.kind in ("person", "screen") and not chair.player:
            others = [each for each in chairs if each.seat != chair.seat]
            chairs = put(chairs, _bot(others, chair.seat, FILLER))
    return chairs


def next_host(chairs: Chairs) -> str:
    """Who is host when the host is gone: the next person at the table, if there is one."""
    return next((chair.player for chair in chairs if chair.kind == "person" and chair.player), "")


def vacated(chairs: Chairs, player: Viewer) -> Chairs:
    """A player gets up, and nobody plays on their screen any more."""
    return tuple(
        Chair(chair.seat, "open") if chair.human and chair.player == player else chair
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


def replaced(chairs: Chairs, seats: Iterable[int], now: float) -> Chairs:
    """Bots play for the people at these seats until they return."""
    for chair in (chairs[seat] for seat in seats):
        if chair.human and not chair.away:
            chairs = put(chairs, replace(chair, away=True, since=now, helped=0, vote=""))
    return _agreeing(chairs)


def _agreeing(chairs: Chairs) -> Chairs:
    """Votes count as long as somebody asks: whoever asks next asks everybody anew."""
    if any(chair.vote == "asks" for chair in chairs):
        return chairs
    return tuple(replace(chair, vote="") for chair in chairs)


def returned(chairs: Chairs, seats: Iterable[int]) -> Chairs:
    """The people at these seats are back; a move that a bot was to make is theirs again, once."""
    for chair in (chairs[seat] for seat in seats):
        late: Late = "back" if chair.late == "late" else chair.late
        chairs = put(chairs, replace(chair, away=False, since=0.0, helped=0, late=late))
    return chairs


def told(chairs: Chairs, seats: Sequence[int]) -> Chairs:
    """The people at these seats are back, and know what a bot did for them."""
    chairs = returned(chairs, seats)
    for chair in (chairs[seat] for seat in seats):
        if chair.late == "missed":
            chairs = put(chairs, replace(chair, late=""))
    return chairs


def acting(chairs: Chairs, seats: Sequence[int]) -> Chairs:
    """The people at these seats make a step: it counts, even if a bot was about to make it."""
    chairs = told(chairs, seats)
    for chair in (chairs[seat] for seat in seats):
        if chair.late == "out":
            chairs = put(chairs, replace(chair, late="back"))
    return chairs


def moved_on(chairs: Chairs) -> Chairs:
    """For a rematch: everybody one seat further, with nothing left of the last game."""
    return tuple(
        Chair(seat, old.kind, old.name, old.player, old.level, old.away)
        for seat, old in enumerate((*chairs[-1:], *chairs[:-1]))
    )
