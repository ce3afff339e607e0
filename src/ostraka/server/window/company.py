"""What a window shows of the people at its table: clocks, who is away, a vote to end the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from babel.dates import format_timedelta
from babel.units import format_unit

from ostraka.core.play import Seat
from ostraka.server.model import Chair, Clock, House
from ostraka.server.people import absence, votes
from ostraka.server.people.chairs import Chairs
from ostraka.server.window.perspective import Window
from ostraka.ui.scene import Translate

UNITS = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))


@dataclass(frozen=True)
class Running:
    """The clock that runs."""

    seat: Seat
    mine: bool
    until: float  # when move and bank are used up
    bank: float  # how much of that is bank
    move: float  # seconds of a whole move
    lost: float | None  # at how many seconds it stands still, while the connection is lost


@dataclass(frozen=True)
class Ballot:
    """A vote to end the game."""

    asker: Chair
    voters: tuple[Chair, ...]
    asked: bool  # whether this window's player has a vote and has not cast it
    mine: bool  # whether it is this player who asks


@dataclass(frozen=True)
class Company:
    """The people, as one window sees them."""

    clock: Running | None
    absent: Chair | None  # somebody for whom this player is asked whether a bot is to play
    ballot: Ballot | None
    terms: str  # the table's clock in a sentence
    absence: str  # after what time a bot may have the seat of somebody away, if anybody could ask
    banks: bool  # whether everybody has a time bank
    status: dict[Seat, str]  # what is said of a player besides the game
    times: dict[Seat, str]  # how long somebody is away


def company(window: Window) -> Company:
    """What a window shows of the people."""
    live = window.live
    times = {chair.seat: _away_for(window, chair) for chair in live.chairs if chair.human}
    clock = live.house.clock
    return Company(
        _running(window),
        absence.asked_about(live, window.player),
        _ballot(window),
        terms(clock, window.t, window.language),
        absence_terms(live.house, window.t, window.language) if _several(live.chairs) else "",
        clock.bank + clock.increment > 0,
        {chair.seat: _status(window, chair, times) for chair in live.chairs},
        times,
    )


@lru_cache(maxsize=256)
def terms(clock: Clock, t: Translate, language: str) -> str:
    """A clock in a sentence or two; nothing if there is none."""
    if not clock.runs:
        return ""
    move, bank = duration(clock.move, language), duration(clock.bank, language)
    increment = duration(clock.increment, language)
    if clock.bank + clock.increment == 0:
        said = t("{move} for every move.").format(move=move)
    elif clock.move:
        said = t("{move} for every move, {bank} in the bank.").format(move=move, bank=bank)
    else:
        said = t("{bank} in the bank.").format(bank=bank)
    if clock.increment:
        return f"{said} {t('Every move adds {increment}.').format(increment=increment)}"
    return f"{said} {t('A quick move gives nothing back.')}"


@lru_cache(maxsize=256)
def absence_terms(house: House, t: Translate, language: str) -> str:
    """After what time a bot may have the seat of somebody away."""
    time = duration(absence.patience(house), language)
    said = t("Whoever is away for {time} can be replaced by a bot until they are back.")
    return said.format(time=time)


def _several(chairs: Chairs) -> bool:
    """Whether there is more than one person at a table."""
    return len({chair.player for chair in chairs if chair.human}) > 1


def duration(seconds: float, language: str) -> str:
    """Seconds in words, in the largest unit that says it all."""
    unit = next((unit for unit, size in UNITS if seconds >= size and not seconds % size), "second")
    return format_unit(int(seconds) // dict(UNITS)[unit], f"duration-{unit}", locale=language)


def _running(window: Window) -> Running | None:
    live = window.live
    if live.table is None or live.deadline is None or live.table.actor < 0:
        return None
    chair = live.chairs[live.table.actor]
    borrowed = chair.late == "back"
    return Running(
        chair.seat,
        chair.seat in window.seats,
        live.deadline,
        0 if borrowed else chair.bank,
        live.house.clock.move,
        live.deadline - chair.grace - chair.lost if chair.lost else None,
    )


def _ballot(window: Window) -> Ballot | None:
    live = window.live
    asker = votes.asker(live.chairs)
    if asker is None:
        return None
    voters = votes.voters(live)
    mine = next((chair for chair in voters if chair.player == window.player), None)
    return Ballot(
        asker,
        tuple(voters),
        mine is not None and not mine.vote,
        asker.player == window.player,
    )


def _away_for(window: Window, chair: Chair) -> str:
    """How long somebody is away, as long as a bot might have their seat."""
    live = window.live
    if not absence.away(live, chair):
        return ""
    return _passed(live.now - absence.last_seen(live, chair.player), window.language)


def _passed(seconds: float, language: str) -> str:
    return format_timedelta(int(seconds), threshold=1, granularity="minute", locale=language)


def _status(window: Window, chair: Chair, times: dict[Seat, str]) -> str:
    """What is said of a player besides the game."""
    live, t = window.live, window.t
    if not chair.human:
        return ""
    if not chair.player:
        return t("Gone for good. A bot plays on.")
    if chair.away:
        if not chair.helped:
            return t("A bot plays for them. They can come back any time.")
        time = _passed(live.now - chair.since, window.language)
        if chair.helped == 1:
            said = t("A bot plays for them: one move in {time}. They can come back any time.")
        else:
            said = t("A bot plays for them: {count} moves in {time}. They can come back any time.")
        return said.format(time=time, count=chair.helped)
    if times[chair.seat]:
        return t("away for {time}").format(time=times[chair.seat])
    if chair.player == window.player:
        return ""
    if chair.lost:
        return t("connection lost, the clock waits")
    return t("here now") if live.audience.here(chair.player) else ""
