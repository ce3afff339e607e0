"""The chairs around a table: who may sit where, and what they are called.

Every function returns new chairs and leaves those it was given alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from ostraka import bots
from ostraka.core.errors import BadSeats, NoSuchBot, quoted
from ostraka.core.play import Game
from ostraka.core.table import clean_name
from ostraka.server.errors import BadChairs, NameWanted, NotHere, Removed
from ostraka.server.model import KINDS, Chair, Late, Player, TableSettings, Viewer
from ostraka.server.names import SOMEBODY
from ostraka.server.store.players import short_name

Chairs = tuple[Chair, ...]

STAND_IN = "digger"
"""Level of the bot that takes open chairs and plays for people who are away."""


# Setting up


def new_chairs(game: Game, host: Player, chairs: Sequence[Chair]) -> Chairs:
    """The chairs of a new table as its host wants them; "person" is the host."""
    if len(chairs) not in game.seats:
        raise BadSeats(game.title, game.seats, len(chairs))
    if sum(chair.kind == "person" for chair in chairs) > 1:
        raise BadChairs("You can have one chair of your own; others join or share your screen.")
    done: Chairs = ()
    for seat, chair in enumerate(chairs):
        done += (make_chair(done, seat, chair.kind, chair.level, chair.name, host),)
    return done


def make_chair(
    others: Iterable[Chair], seat: int, kind: str, level: str, name: str, host: Player
) -> Chair:
    """One chair as the host wants it, with a name that no other chair has."""
    if kind not in KINDS:
        raise BadChairs(f"A chair is for one of {', '.join(KINDS)}, not {quoted(kind)}.")
    if kind == "open":
        return Chair(seat, kind)
    if kind == "bot":
        level = level or STAND_IN
        if level not in bots.LEVELS:
            raise NoSuchBot(level, tuple(bots.LEVELS))
        return _bot_chair(others, seat, level, name)
    taken = {chair.name for chair in others}
    called = short_name(name) or (host.name if kind == "person" else clean_name("", seat))
    return Chair(seat, kind, distinct_name(called, taken), host.id)


def _bot_chair(others: Iterable[Chair], seat: int, level: str, name: str = "") -> Chair:
    """A chair for a bot, with a name of its own."""
    taken = {chair.name for chair in others}
    free = [each for each in bots.NAMES if each not in taken]
    return Chair(seat, "bot", distinct_name(short_name(name) or free[0], taken), level=level)


def distinct_name(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    called, number = name, 1
    while called in taken:
        number += 1
        called = f"{name[:36]} {number}"
    return called


def with_chair(chairs: Chairs, chair: Chair) -> Chairs:
    """Replace the chair of one seat."""
    return (*chairs[: chair.seat], chair, *chairs[chair.seat + 1 :])


def fill_with_bots(chairs: Chairs, host: Player) -> Chairs:
    """Give every open chair to a bot."""
    for chair in chairs:
        if chair.kind == "open":
            chairs = with_chair(chairs, make_chair(chairs, chair.seat, "bot", STAND_IN, "", host))
    return chairs


def rotate(chairs: Chairs) -> Chairs:
    """Move everybody one seat further for a rematch, with nothing left of the last game."""
    return tuple(
        Chair(seat, old.kind, old.name, old.player, old.level, old.away)
        for seat, old in enumerate((*chairs[-1:], *chairs[:-1]))
    )


# Coming and going


def check_access(
    mine: Sequence[int],
    player: Viewer,
    begun: bool,
    settings: TableSettings,
    removed: Collection[str],
) -> None:
    """Raise if somebody without a seat may not look at a table."""
    if mine:
        return
    if begun and not settings.watchers:
        raise NotHere("Only those who play may see this table.")
    if (player or "") in removed:
        raise Removed if player else NameWanted


def take_chair(chairs: Chairs, player: Player, seat: int) -> Chairs:
    """Seat a player; the chair they had before opens."""
    chairs = without_person(chairs, player.id)
    taken = {chair.name for chair in chairs}
    return with_chair(chairs, Chair(seat, "person", distinct_name(player.name, taken), player.id))


def without_person(chairs: Chairs, player: Viewer) -> Chairs:
    """Open a player's own chair; those on their screen stay."""
    return tuple(
        Chair(chair.seat, "open") if (chair.kind, chair.player) == ("person", player) else chair
        for chair in chairs
    )


def without_player(chairs: Chairs, player: Viewer) -> Chairs:
    """Open a player's own chair and those on their screen."""
    return tuple(
        Chair(chair.seat, "open") if chair.human and chair.player == player else chair
        for chair in chairs
    )


def without_erased(chairs: Chairs, player: str, begun: bool) -> Chairs:
    """Take out a player who has deleted themselves, and everybody on their screen.

    Before the game their chairs open. Later, bots play on under a name that nobody has.
    """
    for chair in chairs:
        if chair.player == player and not begun:
            chairs = with_chair(chairs, Chair(chair.seat, "open"))
        elif chair.player == player:
            taken = {each.name for each in chairs if each.seat != chair.seat}
            name = distinct_name(SOMEBODY, taken)
            gone = replace(chair, name=name, player="", away=True, late="", lost=0.0, vote="")
            chairs = with_chair(chairs, gone)
    return _valid_votes(chairs)


def bots_for_erased(chairs: Chairs) -> Chairs:
    """For a rematch, give the chairs of players who have deleted themselves to bots."""
    for chair in chairs:
        if chair.human and not chair.player:
            others = [each for each in chairs if each.seat != chair.seat]
            chairs = with_chair(chairs, _bot_chair(others, chair.seat, STAND_IN))
    return chairs


def next_host(chairs: Chairs) -> str:
    """The first person at the table, who becomes host when the host is gone; empty if none."""
    return next((chair.player for chair in chairs if chair.kind == "person" and chair.player), "")


# Bots that play for people


def hand_to_bots(chairs: Chairs, seats: Iterable[int], now: float) -> Chairs:
    """Let bots play for the people at these seats until they return."""
    for chair in (chairs[seat] for seat in seats):
        if chair.human and not chair.away:
            chairs = with_chair(chairs, replace(chair, away=True, since=now, helped=0, vote=""))
    return _valid_votes(chairs)


def _valid_votes(chairs: Chairs) -> Chairs:
    """Drop all votes to end the game if the player who asked for it is gone."""
    if any(chair.vote == "asks" for chair in chairs):
        return chairs
    return tuple(replace(chair, vote="") for chair in chairs)


def hand_back(chairs: Chairs, seats: Iterable[int]) -> Chairs:
    """Give these seats back to their people; a move that a bot was to make is theirs again, once
    per move."""
    for chair in (chairs[seat] for seat in seats):
        late: Late = "back" if chair.late == "late" else chair.late
        chairs = with_chair(chairs, replace(chair, away=False, since=0.0, helped=0, late=late))
    return chairs


def hand_back_noticed(chairs: Chairs, seats: Sequence[int]) -> Chairs:
    """Give seats back to people who have noticed what a bot did for them."""
    chairs = hand_back(chairs, seats)
    for chair in (chairs[seat] for seat in seats):
        if chair.late == "missed":
            chairs = with_chair(chairs, replace(chair, late=""))
    return chairs


def resume_play(chairs: Chairs, seats: Sequence[int]) -> Chairs:
    """Give seats back to people who make a step; it counts even if a bot was about to make it."""
    chairs = hand_back_noticed(chairs, seats)
    for chair in (chairs[seat] for seat in seats):
        if chair.late == "out":
            chairs = with_chair(chairs, replace(chair, late="back"))
    return chairs
