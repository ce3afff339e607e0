"""What a window shows about the people at its table: clocks, absence, a vote to end the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from babel.dates import format_timedelta
from babel.units import format_unit

from ostraka.core.play import Seat
from ostraka.server.model import Chair, Clock, TableSettings
from ostraka.server.people import absence, votes
from ostraka.server.people.chairs import Chairs
from ostraka.server.window.perspective import Window
from ostraka.ui.scene import Translate

UNITS = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))


@dataclass(frozen=True)
class RunningClock:
    """The clock that is running."""

    seat: Seat
    mine: bool
    until: float  # when move and bank are both used up
    bank: float  # seconds of that from the bank
    move: float  # seconds given for a move
    lost: float | None  # the time at which it shows a stopped clock, while disconnected


@dataclass(frozen=True)
class Ballot:
    """A vote to end the game."""

    asker: Chair
    voters: tuple[Chair, ...]
    asked: bool  # whether this window's player still has to vote
    mine: bool  # whether this window's player asks


@dataclass(frozen=True)
class Company:
    """The people at a table, as one window shows them."""

    clock: RunningClock | None
    absent: Chair | None  # this player is asked whether a bot should play for them
    ballot: Ballot | None
    terms: str  # the table's clock in a sentence
    absence: str  # when a bot may play for somebody away; empty if nobody could ask
    banks: bool  # whether everybody has a time bank
    status: dict[Seat, str]  # a line about each player, apart from the game
    times: dict[Seat, str]  # how long each player has been away; empty if not


def company(window: Window) -> Company:
    """Return what a window shows about the people."""
    live = window.live
    times = {chair.seat: _away_for(window, chair) for chair in live.chairs if chair.human}
    clock = live.settings.clock
    return Company(
        _running_clock(window),
        absence.chair_to_hand_over(live, window.player),
        _ballot(window),
        terms(clock, window.t, window.language),
        absence_terms(live.settings, window.t, window.language)
        if _several_people(live.chairs)
        else "",
        clock.bank + clock.increment > 0,
        {chair.seat: _status(window, chair, times) for chair in live.chairs},
        times,
    )


@lru_cache(maxsize=256)
def terms(clock: Clock, t: Translate, language: str) -> str:
    """Describe a clock in a sentence or two; empty if there is none."""
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
def absence_terms(settings: TableSettings, t: Translate, language: str) -> str:
    """Say after what time a bot may play for somebody away."""
    time = duration(absence.patience(settings), language)
    said = t("A player who is away for {time} can be replaced by a bot until they are back.")
    return said.format(time=time)


def _several_people(chairs: Chairs) -> bool:
    """Whether there is more than one person at a table."""
    return len({chair.player for chair in chairs if chair.human}) > 1


def duration(seconds: float, language: str) -> str:
    """Say seconds in the largest unit that divides them."""
    unit = next((unit for unit, size in UNITS if seconds >= size and not seconds % size), "second")
    return format_unit(int(seconds) // dict(UNITS)[unit], f"duration-{unit}", locale=language)


def _running_clock(window: Window) -> RunningClock | None:
    live = window.live
    if live.table is None or live.deadline is None or live.table.actor < 0:
        return None
    chair = live.chairs[live.table.actor]
    borrowed = chair.late == "back"
    return RunningClock(
        chair.seat,
        chair.seat in window.seats,
        live.deadline,
        0 if borrowed else chair.bank,
        live.settings.clock.move,
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
    """How long somebody has been away, if a bot may have their seat."""
    live = window.live
    if not absence.away(live, chair):
        return ""
    return _passed(live.now - absence.last_seen(live, chair.player), window.language)


def _passed(seconds: float, language: str) -> str:
    return format_timedelta(int(seconds), threshold=1, granularity="minute", locale=language)


def _status(window: Window, chair: Chair, times: dict[Seat, str]) -> str:
    """A line about a player, apart from the game."""
    live, t = window.live, window.t
    if not chair.human:
        return ""
    if not chair.player:
        return t("Left for good. A bot plays on.")
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
